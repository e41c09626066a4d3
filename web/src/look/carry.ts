// Carrying a card, beside touching it: a card that is carried is picked, and the place above which it is let go is pressed.
// Whatever that does, touching the card and then the place does, too.

/** How far a pointer goes before it carries, in pixels. */
const SLIP = 8;

/** Lets a card's button be carried while it is lit. A place that takes what is picked, and does no more, has `data-takes`. */
export function carry(card: () => { lit: boolean; picked: boolean }): (button: HTMLElement) => () => void {
  return (button) => {
    let from: { x: number; y: number; id: number } | null = null;
    let carried: HTMLElement | null = null;
    let wasPicked = false;

    function down(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0 || !card().lit) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      // A finger that goes sideways moves the row of cards.
      const goes = Math.hypot(x, y) > SLIP && (event.pointerType === 'mouse' || Math.abs(y) > Math.abs(x));
      if (!carried && goes) {
        carried = likenessOf(button);
        wasPicked = card().picked;
        if (!wasPicked) button.click();
      }
      if (carried) carried.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const isCarried = carried !== null;
      end();
      if (!isCarried) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest<HTMLElement>('.press');
      if (place) place.click();
      else if (!under?.closest('[data-takes]')) layBack();
      passOverClick();
    }

    function cancel(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const isCarried = carried !== null;
      end();
      if (isCarried) layBack();
    }

    /** Let go above nothing, it is as it was. */
    function layBack() {
      if (!wasPicked && card().picked) button.click();
    }

    function end() {
      from = null;
      carried?.remove();
      carried = null;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }

    button.addEventListener('pointerdown', down);
    return () => {
      button.removeEventListener('pointerdown', down);
      end();
    };
  };
}

/** What follows the pointer: it looks like the card, and is nothing else. */
function likenessOf(button: HTMLElement): HTMLElement {
  const { left, top, width, height } = button.getBoundingClientRect();
  const likeness = button.cloneNode(true) as HTMLElement;
  for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>('*')]) {
    delete part.dataset.place;
    delete part.dataset.about;
  }
  likeness.setAttribute('aria-hidden', 'true');
  likeness.classList.add('carried');
  likeness.tabIndex = -1;
  Object.assign(likeness.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, zIndex: '60', pointerEvents: 'none', transition: 'none' });
  // A game's colours hold within its table.
  (button.closest('[data-game]') ?? document.body).append(likeness);
  return likeness;
}

/** Where a pointer is let go the browser may click as well, and that would touch something a second time. */
function passOverClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
