// Carrying a card, besides touching it: a card that is carried is picked, and the place above which it is let go is touched.
// Whatever that does, touching the card and then the place does, too.

/** How far a pointer goes before it carries, in pixels. */
const SLIP = 8;

/** What is carried. A button that stands for several cards says itself how one is taken and laid back: there one touch does not undo another. */
export interface Carried {
  lit: boolean;
  picked: boolean;
  take?: () => void;
  layBack?: () => void;
}

/**
 * Lets a card's button be carried while it is lit. A place that takes what is picked, and does no more, has `data-takes`; with
 * `data-takes="touch"` what lies under the pointer is touched there, as it is wherever a seat or a heap can be pressed.
 */
export function carry(card: () => Carried): (button: HTMLElement) => () => void {
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
        take(event);
      }
      if (carried) carried.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const isCarried = carried !== null;
      end();
      if (!isCarried) return;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest('.press, [data-takes]');
      if (!under || !place) layBack(event);
      else if (place.matches('.press, [data-takes="touch"]')) touch(under, event);
      passOverClick();
    }

    function cancel(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const isCarried = carried !== null;
      end();
      if (isCarried) layBack(event);
    }

    function take(event: PointerEvent) {
      const { picked, take } = card();
      wasPicked = picked;
      if (take) take();
      else if (!picked) touch(button, event);
    }

    /** Let go above nothing, the card is as it was before. */
    function layBack(event: PointerEvent) {
      const { picked, layBack } = card();
      if (layBack) layBack();
      else if (picked && !wasPicked) touch(button, event);
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

/** Touches as a finger would: after a click by keyboard, the focus would be led on from there. */
function touch(what: Element, { clientX, clientY }: PointerEvent): void {
  what.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
}

/** Where a pointer is let go the browser may click as well, and that would touch something a second time. */
function passOverClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  addEventListener('click', stop, { capture: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }));
}
