// Moves a thing from where it was to where it is. The thing is already in its new place; it is shown coming from the old.

import type { Pace } from './pace.ts';

/** The length of a card's way across the table, at the usual speed. */
export const FLIGHT = 320;

/** Where something lies on the screen, found by its `data-place`; null where it is not shown. */
export function placeOf(root: ParentNode, place: string): DOMRect | null {
  return root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect() ?? null;
}

/** Shows `thing` coming from `from` to where it lies now; settled when it has arrived. */
export async function flyIn(thing: Element, from: DOMRect | null, pace: Pace, usual = FLIGHT): Promise<void> {
  const ms = pace.ms(usual);
  if (!from || ms === 0) return;
  const to = thing.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  const move = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  await run(thing, [{ transform: move, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], ms);
}

/** Shows `thing` leaving for `to`; settled when it is there. The caller then takes it away. */
export async function flyOut(thing: Element, to: DOMRect | null, pace: Pace, usual = FLIGHT): Promise<void> {
  const ms = pace.ms(usual);
  if (!to || ms === 0) return;
  const from = thing.getBoundingClientRect();
  if (from.width === 0 || from.height === 0) return;
  const move = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width}, ${to.height / from.height})`;
  await run(thing, [{ transform: 'none', transformOrigin: '0 0' }, { transform: move, transformOrigin: '0 0' }], ms, 'forwards');
}

/** Plays keyframes and waits for their end; a thing taken away half-way counts as arrived. */
export async function run(thing: Element, frames: Keyframe[], ms: number, fill: FillMode = 'none'): Promise<void> {
  if (ms === 0) return;
  await thing.animate(frames, { duration: ms, easing: 'cubic-bezier(.3,.7,.25,1)', fill }).finished.catch(() => undefined);
}
