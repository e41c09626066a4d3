// An event as it is seen to happen: one or more beats, in each of which things go from one place to another.
//
// Places are named (`stack/-2,3`, `hand/0/1`, `display/2`); where they are on the screen is the board's business. The last beat
// leaves the table as the next view draws it, which a test checks for whole games.

import type { Beat as Beats, Move as Going } from '#web/look/showing.svelte.ts';
import { byRank } from './cards.ts';
import { isAt } from './picking.ts';
import type { Mine, Scene } from './scene.ts';
import type { At, Beside, Card, Event, Face, Orientation, Spot, Stack } from './types.ts';

/** A card on its way. `from` is looked up in the table before the beat, `to` in the table after it. */
export interface Move extends Going {
  /** What it shows when it leaves and when it arrives. */
  shows: [Face, Face];
  /** How it lies when it arrives. */
  o: Orientation;
}

/** What the end is counting. */
export type Counting = { what: 'barracks' } | { what: 'district'; at: At } | { what: 'total' };

export interface Beat extends Beats<Scene, Move> {
  event: Event;
  /** Where to look: what happens may lie beyond the edge. */
  at: At | null;
  /** Where a card is about to lie: the ground has room for it before it is there. */
  coming: Spot | null;
  /** At the end, what is being counted. */
  counting: Counting | null;
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** How long to stay: with what only goes by, with what has to be seen, and with what has to be read. */
const SHORT = 90;
const LONGER = 420;
const READ = 1100;

export const placeOfStack = ({ x, y }: At) => `stack/${x},${y}`;

/** The tables of a whole step, one after the other; `beside` is what the rules make of the city when all is done. */
export function beatsOfStep(scene: Scene, events: readonly Event[], beside: Beside | null): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) beats.push(...beatsOf(beats.at(-1)?.after ?? scene, event, beside));
  return beats;
}

function beatsOf(scene: Scene, event: Event, beside: Beside | null): Beat[] {
  switch (event.type) {
    case 'placed':
      return [place(scene, event, beside)];
    case 'covered':
      return [cover(scene, event, beside)];
    case 'moved':
      return [turnGear(scene, event), move(scene, event, beside)];
    case 'drew':
      return [draw(scene, event)];
    case 'turned_up':
      return [turnUp(scene, event)];
    case 'skipped':
    case 'passed':
      return [still(scene, event, LONGER)];
    case 'game_over':
      return count(scene, event);
  }
}

function still(scene: Scene, event: Event, rest: number): Beat {
  return { moves: [], during: scene, after: scene, event, rest, at: null, coming: null, counting: null };
}

function place(scene: Scene, event: Of<'placed'>, beside: Beside | null): Beat {
  const { x, y, o, card } = event;
  const { from, during, shows } = taken(scene, event);
  const after = { ...during, city: withStack(during.city, { x, y, o, cards: [card] }), beside };
  return { ...still(scene, event, LONGER), moves: [{ shows, o, from, to: placeOfStack(event) }], during, after, at: { x, y }, coming: { o, x, y } };
}

function cover(scene: Scene, event: Of<'covered'>, beside: Beside | null): Beat {
  const { on, card } = event;
  const { from, during, shows } = taken(scene, event);
  const { o } = stackAt(scene.city, on);
  const after = { ...during, city: onTop(during.city, on, card), beside };
  return { ...still(scene, event, LONGER), moves: [{ shows, o, from, to: placeOfStack(on) }], during, after, at: on };
}

/** Where a card that is laid comes from, and the table without it there. */
function taken(scene: Scene, { seat, card, source }: Of<'placed'> | Of<'covered'>): { from: string; during: Scene; shows: [Face, Face] } {
  const mine = scene.seats[seat]!;
  if (source === 'display') {
    const index = scene.display.indexOf(card);
    return { from: `display/${index}`, during: { ...scene, display: scene.display.toSpliced(index, 1) }, shows: [card, card] };
  }
  if (source === 'master') return { from: `master/${seat}`, during: withSeat(scene, seat, { master: false }), shows: [card, card] };
  const index = mine.hand?.indexOf(card) ?? -1;
  const hand = mine.hand && mine.hand.toSpliced(index, 1);
  const during = withSeat(scene, seat, { hand, handCount: mine.handCount - 1 });
  return { from: mine.hand ? `hand/${seat}/${index}` : `hand/${seat}`, during, shows: [mine.hand ? card : mine.color, card] };
}

/** The card that is about to move is looked at first, while the gear turns. */
function turnGear(scene: Scene, event: Of<'moved'>): Beat {
  return { ...still(scene, event, LONGER), at: event.from };
}

function move(scene: Scene, event: Of<'moved'>, beside: Beside | null): Beat {
  const { card, from, to, on } = event;
  const during = { ...scene, city: lifted(scene.city, from) };
  const place: Spot = to ?? stackAt(during.city, on!);
  const city = to ? withStack(during.city, { ...to, cards: [card] }) : onTop(during.city, on!, card);
  const moves: Move[] = [{ shows: [card, card], o: place.o, from: placeOfStack(from), to: placeOfStack(place) }];
  return { ...still(scene, event, LONGER), moves, during, after: { ...during, city, beside }, at: { x: place.x, y: place.y }, coming: place };
}

function draw(scene: Scene, event: Of<'drew'>): Beat {
  const { seat, card } = event;
  const mine = scene.seats[seat]!;
  const during = withSeat(scene, seat, { deckCount: mine.deckCount - 1 });
  const hand = mine.hand && card ? [...mine.hand, card].sort(byRank) : mine.hand;
  const after = withSeat(during, seat, { hand, handCount: mine.handCount + 1 });
  const to = hand && card ? `hand/${seat}/${hand.lastIndexOf(card)}` : `hand/${seat}`;
  return { ...still(scene, event, SHORT), moves: [{ shows: [mine.color, card ?? mine.color], o: 'upright', from: `deck/${seat}`, to }], during, after };
}

function turnUp(scene: Scene, event: Of<'turned_up'>): Beat {
  const during = { ...scene, neutralDeck: scene.neutralDeck - 1 };
  const display = [...scene.display, event.card].sort(byRank);
  const to = `display/${display.lastIndexOf(event.card)}`;
  return { ...still(scene, event, SHORT), moves: [{ shows: ['back', event.card], o: 'upright', from: 'neutral', to }], during, after: { ...during, display } };
}

/** The end: the barracks strike first, then one district after the other is counted. */
function count(scene: Scene, event: Of<'game_over'>): Beat[] {
  const beat = (counting: Counting, rest: number, at: At | null = null): Beat => ({ ...still(scene, event, rest), counting, at });
  const districts = scene.beside?.districts ?? [];
  return [beat({ what: 'barracks' }, READ), ...districts.map(({ x, y }) => beat({ what: 'district', at: { x, y } }, READ, { x, y })), beat({ what: 'total' }, SHORT)];
}

function withSeat(scene: Scene, seat: number, changes: Partial<Mine>): Scene {
  return { ...scene, seats: scene.seats.with(seat, { ...scene.seats[seat]!, ...changes }) };
}

function stackAt(city: readonly Stack[], at: At): Stack {
  return city.find((stack) => isAt(stack, at))!;
}

/** The city is kept by rows from above, each from the left. */
function withStack(city: readonly Stack[], stack: Stack): Stack[] {
  return [...city, stack].sort((a, b) => a.y - b.y || a.x - b.x);
}

function onTop(city: readonly Stack[], at: At, card: Card): Stack[] {
  return city.map((stack) => (isAt(stack, at) ? { ...stack, cards: [card, ...stack.cards] } : stack));
}

function lifted(city: readonly Stack[], at: At): Stack[] {
  return city.flatMap((stack) => {
    if (!isAt(stack, at)) return [stack];
    return stack.cards.length > 1 ? [{ ...stack, cards: stack.cards.slice(1) }] : [];
  });
}
