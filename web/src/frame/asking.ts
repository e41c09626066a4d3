// Asking a thing on the board what it is: which thing is meant, and what it says of itself.

/** Anything on a board: what is drawn can be asked as well. */
export type Thing = Element & HTMLOrSVGElement;

/** What a board gives to everything that can be asked: its name and what it does, or nothing where that is told for those who
    listen anyway (`.unseen`). */
const ASKABLE = '[data-about]';

/** What is pressed has its own touch; only holding a finger on it asks. */
const PRESSED = 'a, button, input, select, textarea, summary, label';

/** The thing that is meant at a point of the screen: what was hit, or what lies beneath a field that is only there to be
    pressed. */
export function thingAt(hit: Element, x: number, y: number): Thing | null {
  const found = hit.closest<Thing>(ASKABLE);
  if (found) return found;
  const beneath = hit.ownerDocument.elementsFromPoint(x, y).map((element) => element.closest<Thing>(ASKABLE));
  return beneath.find((element) => element !== null) ?? null;
}

/** The thing that the focus is on. */
export function thingOf(focused: Element): Thing | null {
  return focused.closest<Thing>(ASKABLE);
}

/** Whether a touch on it does something else. */
export function isPressed(element: Element): boolean {
  return element.closest(PRESSED) !== null;
}

/** What it says of itself. */
export function aboutOf(thing: Thing): string {
  const heard = [...thing.querySelectorAll('.unseen')].map((part) => part.textContent).join(' ');
  const told = thing.dataset.about || heard || thing.textContent;
  return told.replaceAll(/\s+/g, ' ').trim();
}

/** Everything on the board that is only looked at, in the order of the page: what the keyboard does not reach otherwise. */
export function thingsIn(board: Element): Thing[] {
  return [...board.querySelectorAll<Thing>(ASKABLE)].filter((thing) => !isPressed(thing) && thing.getClientRects().length > 0 && aboutOf(thing) !== '');
}

/** Where a note of this size stands: above the thing where there is room, else below it, and whole on the screen. */
export function placeFor(thing: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, note: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const GAP = 8;
  const above = thing.top - note.height - GAP;
  const top = above >= GAP ? above : Math.min(thing.bottom + GAP, screen.height - note.height - GAP);
  const middle = (thing.left + thing.right - note.width) / 2;
  return { left: Math.max(GAP, Math.min(middle, screen.width - note.width - GAP)), top: Math.max(GAP, top) };
}
