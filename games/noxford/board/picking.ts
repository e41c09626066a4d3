// What is picked, and where it can go. Every answer comes from `legal`; nothing here knows a rule.

import { overlap, rectOf } from './geometry.ts';
import type { Action, At, Card, Orientation, Spot } from './types.ts';

/** A card that can be laid: of one's hand, of the display, or one's Master. */
export interface Laid {
  zone: 'hand' | 'display' | 'master';
  card: Card;
  /** Which of the cards there. */
  index: number;
}

/** What can be held: a card to be laid, or the top card of a stack that a gear moves. */
export type Held = Laid | { zone: 'city'; at: At };

/** Where it can go: to a free place, or on a card. */
export type Target = { kind: 'place'; place: Spot; action: Action } | { kind: 'card'; at: At; action: Action };

export const isAt = (a: At, b: At) => a.x === b.x && a.y === b.y;

/** Whether two targets are the same. */
export function same(a: Target | null, b: Target | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'place') return b.kind === 'place' && isAt(a.place, b.place) && a.place.o === b.place.o;
  return b.kind === 'card' && isAt(a.at, b.at);
}

/** Everywhere that what is held can go, in the order of `legal`. */
export function targetsOf(legal: readonly Action[], held: Held): Target[] {
  return legal.flatMap((action): Target[] => {
    if (held.zone === 'city') {
      if (action.type !== 'move' || !isAt(action.from, held.at)) return [];
      if ('to' in action && action.to) return [{ kind: 'place', place: action.to, action }];
      return 'on' in action && action.on ? [{ kind: 'card', at: action.on, action }] : [];
    }
    if (action.type === 'place' && action.card === held.card) return [{ kind: 'place', place: { o: action.o, x: action.x, y: action.y }, action }];
    return action.type === 'cover' && action.card === held.card ? [{ kind: 'card', at: action.on, action }] : [];
  });
}

/** Whether a card can be laid at all. */
export function isLit(legal: readonly Action[], card: Card): boolean {
  return legal.some((action) => (action.type === 'place' || action.type === 'cover') && action.card === card);
}

/** The stacks whose top card a gear can move, each once. */
export function liftable(legal: readonly Action[]): At[] {
  const found: At[] = [];
  for (const action of legal) {
    if (action.type === 'move' && !found.some((at) => isAt(at, action.from))) found.push(action.from);
  }
  return found;
}

/** The action that laying it there would be, whether it is allowed or not. */
export function laying(held: Held, place: Spot): Action {
  return held.zone === 'city' ? { type: 'move', from: held.at, to: place } : { type: 'place', card: held.card, ...place };
}

/** The action that covering a card with it would be, whether it is allowed or not. */
export function covering(held: Held, on: At): Action {
  return held.zone === 'city' ? { type: 'move', from: held.at, on } : { type: 'cover', card: held.card, on };
}

/** The place nearest to this one at which the card lies the other way round; null where there is none close by. */
export function turnedAt(targets: readonly Target[], now: Target): Target | null {
  if (now.kind !== 'place') return null;
  const rect = rectOf(now.place);
  const shared = (target: Target) => {
    if (target.kind !== 'place' || target.place.o === now.place.o) return 0;
    const other = rectOf(target.place);
    if (!overlap(rect, other)) return 0;
    const across = Math.min(rect.x + rect.w, other.x + other.w) - Math.max(rect.x, other.x);
    return across * (Math.min(rect.y + rect.h, other.y + other.h) - Math.max(rect.y, other.y));
  };
  const best = targets.reduce<Target | null>((best, each) => (shared(each) > (best ? shared(best) : 0) ? each : best), null);
  return best;
}

/** The target after this one; the first where there is none yet. */
export function next(targets: readonly Target[], now: Target | null, by = 1): Target | null {
  const at = targets.findIndex((each) => same(each, now));
  if (targets.length === 0) return null;
  return targets[(at + by + targets.length) % targets.length]!;
}
