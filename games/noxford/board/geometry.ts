// Where cards lie, for those who draw them: in units, a card is two by three. Nothing here says what is allowed, nor why: the
// lines that show it come from the server.

import type { At, Line, Orientation, Spot } from './types.ts';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SHORT = 2;
const LONG = 3;

export function rectOf({ x, y, o }: Spot): Rect {
  return o === 'upright' ? { x, y, w: SHORT, h: LONG } : { x, y, w: LONG, h: SHORT };
}

export function middleOf({ x, y, w, h }: Rect): At {
  return { x: x + w / 2, y: y + h / 2 };
}

/** The border that two cards share; null where they share none, or a corner only. */
export function contactOf(a: Rect, b: Rect): Line | null {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  const across = right - left;
  const down = bottom - top;
  return (across === 0 && down > 0) || (down === 0 && across > 0) ? { x1: left, y1: top, x2: right, y2: bottom } : null;
}

export function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/** The smallest rectangle around all of these, with a margin. */
export function boundsOf(cards: readonly Rect[], margin: number): Rect {
  const left = Math.min(...cards.map(({ x }) => x)) - margin;
  const top = Math.min(...cards.map(({ y }) => y)) - margin;
  const right = Math.max(...cards.map(({ x, w }) => x + w)) + margin;
  const bottom = Math.max(...cards.map(({ y, h }) => y + h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** How far beside a place a touch still means it. */
const SLACK = 0.4;
/** A place that lies the way the card is held is meant before one that is as near. */
const TURNED = 0.45;

/** Which of these places is meant by a touch; null where none is near. */
export function placeMeant<Of extends Spot>(places: readonly Of[], at: At, held: Orientation): Of | null {
  let found: Of | null = null;
  let least = Infinity;
  for (const place of places) {
    const rect = rectOf(place);
    const inside = at.x > rect.x - SLACK && at.x < rect.x + rect.w + SLACK && at.y > rect.y - SLACK && at.y < rect.y + rect.h + SLACK;
    if (!inside) continue;
    const middle = middleOf(rect);
    const far = Math.hypot(at.x - middle.x, at.y - middle.y) + (place.o === held ? 0 : TURNED);
    if (far < least) [found, least] = [place, far];
  }
  return found;
}

/** The place of a card with its middle about here. */
export function placeAround(at: At, o: Orientation): Spot {
  const { w, h } = rectOf({ o, x: 0, y: 0 });
  return { o, x: Math.round(at.x - w / 2), y: Math.round(at.y - h / 2) };
}

/** The next place in a direction, for those who go from place to place by keyboard. */
export function placeBeyond<Of extends Spot>(places: readonly Of[], from: Of, [dx, dy]: readonly [number, number]): Of | null {
  const here = middleOf(rectOf(from));
  let found: Of | null = null;
  let least = Infinity;
  for (const place of places) {
    const there = middleOf(rectOf(place));
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (place === from || ahead <= 0) continue;
    if (ahead + aside * 2 < least) [found, least] = [place, ahead + aside * 2];
  }
  return found;
}
