// A row of cards is one stop for Tab, however long it is; arrows go from card to card.

/** Keeps one card of a row as its stop: the one that has or had the focus, or the first that is of use. */
export function oneStop(row: HTMLElement): () => void {
  let held: Element | null = null;

  const settle = () => {
    const cards = [...row.querySelectorAll('button')];
    const stop = cards.find((card) => card === held) ?? cards.find((card) => card.matches('.lit')) ?? cards[0];
    for (const card of cards) card.tabIndex = card === stop ? 0 : -1;
  };
  const entered = ({ target }: FocusEvent) => {
    held = target as Element;
    settle();
  };
  const left = () => (held = null);

  const watcher = new MutationObserver(settle);
  watcher.observe(row, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  row.addEventListener('focusin', entered);
  row.addEventListener('focusout', left);
  settle();
  return () => {
    watcher.disconnect();
    row.removeEventListener('focusin', entered);
    row.removeEventListener('focusout', left);
  };
}
