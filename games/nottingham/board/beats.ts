// An event as it is seen to happen: one or more beats, in each of which things go from one place to another.
//
// Places are named (`hand/2/coin`, `offer/1/0`, `space/4`); where they are on the screen is the board's business. The
// last beat leaves the table as the next view draws it, which a test checks for whole games.

import type { Beat as Beats, Move as Going } from '#web/look/showing.svelte.ts';
import { PATTERNS, trickOf, withCards, without } from './cards.ts';
import type { Laid, Place, Scene } from './scene.ts';
import type { Ambush, Color, Event, Card } from './types.ts';

/** What a thing on its way looks like: a card's face, one of the two backs, a deputy's sign, or the sheriff. */
export type Face = Card | Ambush | 'back' | 'trap' | `sign-${Color}` | 'sheriff';

/** A thing on its way. `from` is looked up in the table before the beat, `to` in the table after it. */
export interface Move extends Going {
  /** What it shows when it leaves and when it arrives. */
  shows: [Face, Face];
}

export interface Beat extends Beats<Scene, Move> {
  /** What happens, for those who read it. */
  event: Event;
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Cards = readonly (Card | null)[];

/** How long one card follows another. */
const BEHIND = 55;

/** How long to stay: with what only goes by, with what has to be read, and with what everybody should see. */
const SHORT = 120;
const LONGER = 450;
const LONG = 900;

/** How many cards of a pile are seen to move when all of it does. */
const SEEN_OF_PILE = 5;

export const placeOfHand = (seat: number, card: Card | null) => (card === null ? `hand/${seat}` : `hand/${seat}/${card}`);

/** The tables of a whole step, one after the other. */
export function beatsOfStep(scene: Scene, events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const next = beatsOf(beats.at(-1)?.after ?? scene, event);
    const last = beats.at(-1);
    if (event.type === 'gift' && last?.event.type === 'gift') beats.splice(-1, 1, together(last, next[0]!));
    else beats.push(...next);
  }
  return beats;
}

/** The sheriff's tips go out one close behind the other: nobody waits for seven of them. */
function together(first: Beat, next: Beat): Beat {
  const moves = next.moves.map((move) => ({ ...move, after: first.moves.length * 2 * BEHIND }));
  return { ...next, moves: [...first.moves, ...moves], during: { ...first.during, draw: next.during.draw } };
}

/** An event in beats. */
export function beatsOf(scene: Scene, event: Event): Beat[] {
  switch (event.type) {
    case 'turned_up':
      return [turnUp(scene, event)];
    case 'took':
    case 'refused':
      return [keep(scene, event)];
    case 'used':
      return [{ ...still(scene, event, LONGER), after: { ...scene, trick: trickOf(event.card), target: event.target } }];
    case 'defended':
      return [defend(scene, event)];
    case 'hand_shown':
      return [openHand(scene, event)];
    case 'swapped':
      return [swap(scene, event)];
    case 'offered':
      return [offer(scene, event)];
    case 'offers_revealed':
      return [reveal(scene, event)];
    case 'ambush_seen':
      return [lookAtAmbushes(scene, event)];
    case 'ambush_laid':
      return [layAmbush(scene, event)];
    case 'delivering':
      return [deliver(scene, event)];
    case 'ambush_sprung':
      return spring(scene, event);
    case 'delivered':
      return [bringHome(scene, event)];
    case 'delivery_failed':
      return [giveBack(scene, event)];
    case 'mission_done':
      return doMission(scene, event);
    case 'sheriff_moved':
      return [moveSheriff(scene, event)];
    case 'gift':
      return [give(scene, event)];
    case 'reshuffled':
      return [reshuffle(scene, event)];
    case 'purged':
      return [throwAway(scene, event)];
    case 'accepted':
    case 'ambush_declined':
      return [still(scene, event, SHORT)];
    case 'game_over':
      return [still(scene, event, LONG)];
  }
}

function still(scene: Scene, event: Event, rest: number): Beat {
  return { moves: [], during: scene, after: scene, event, rest };
}

function turnUp(scene: Scene, event: Of<'turned_up'>): Beat {
  const during = { ...scene, draw: scene.draw - 1 };
  return {
    moves: [{ shows: ['back', event.card], from: 'draw', to: 'shown' }],
    during,
    after: { ...during, shown: event.card },
    event,
    rest: LONGER,
  };
}

/** The turned-up card goes to a hand, and whatever was offered or looked at goes back. */
function keep(scene: Scene, event: Of<'took' | 'refused'>): Beat {
  const { seat, card } = event;
  const during = cleared(scene);
  return {
    moves: [fromShown(scene, seat, card), ...backToHands(scene)],
    during,
    after: inHand(withOffersBack(during, scene), seat, [card]),
    event,
    rest: SHORT,
  };
}

/** The necklace goes to the attacker, and the card that was used goes to the one who was attacked. */
function defend(scene: Scene, event: Of<'defended'>): Beat {
  const { seat, attacker, card, received } = event;
  const during = outOfHand(cleared(scene), seat, [card]);
  return {
    moves: [
      { shows: [card, card], from: placeOfHand(seat, card), to: placeOfHand(attacker, card) },
      fromShown(scene, seat, received),
    ],
    during,
    after: inHand(inHand(during, attacker, [card]), seat, [received]),
    event,
    rest: LONGER,
  };
}

/** A hand is laid out in the middle: open, or as backs for those who may not look. */
function openHand(scene: Scene, event: Of<'hand_shown'>): Beat {
  const { seat } = event;
  const cards: Laid = event.cards ?? Array<null>(scene.places[seat]!.handCount).fill(null);
  return {
    moves: cards.map((card, index) => ({
      shows: [seenInHand(scene, seat, card), card ?? 'back'],
      from: placeOfHand(seat, card),
      to: `open/${seat}/${index}`,
      after: index * BEHIND,
    })),
    during: scene,
    after: { ...scene, open: { ...scene.open, [seat]: cards } },
    event,
    rest: LONGER,
  };
}

/** A card changes hands for the one that was turned up; when the last has, all that was laid out goes back. */
function swap(scene: Scene, event: Of<'swapped'>): Beat {
  const { from, to, card, given } = event;
  const offered = scene.offers[from];
  const left = offered ? offered.toSpliced(Math.max(0, offered.indexOf(card)), 1) : [];
  const received: Move = {
    shows: [offered || scene.open[from] ? (card ?? 'back') : seenInHand(scene, from, card), seenInHand(scene, to, card)],
    from: whereOffered(scene, from, card),
    to: placeOfHand(to, card),
  };
  const paid = given === null ? [] : [fromShown(scene, from, given)];
  const without = offered ? { ...scene, offers: { ...scene.offers, [from]: left } } : outOfHand(scene, from, [card]);
  const lifted = given === null ? without : { ...without, shown: null };
  const exchanged = inHand(given === null ? lifted : inHand(lifted, from, [given]), to, [card]);
  // A barter of two cards is two swaps, and the other offers wait for the second.
  if (left.length > 0) return { moves: [received, ...paid], during: lifted, after: exchanged, event, rest: SHORT };
  const rest = { ...scene, offers: { ...scene.offers, [from]: [] } };
  return {
    moves: [received, ...paid, ...backToHands(rest).filter((move) => move.from !== received.from)],
    during: cleared(lifted),
    after: withOffersBack(cleared(exchanged), rest),
    event,
    rest: LONGER,
  };
}

function whereOffered(scene: Scene, seat: number, card: Card | null): string {
  const offered = scene.offers[seat]?.indexOf(card) ?? -1;
  if (offered >= 0) return `offer/${seat}/${offered}`;
  const open = scene.open[seat]?.indexOf(card) ?? -1;
  return open >= 0 ? `open/${seat}/${open}` : scene.open[seat] ? `open/${seat}/0` : placeOfHand(seat, card);
}

function offer(scene: Scene, event: Of<'offered'>): Beat {
  const { seat } = event;
  const cards: Laid = event.cards ?? [null];
  const during = outOfHand(scene, seat, cards);
  const open = scene.trick === 'barter';
  return {
    moves: cards.map((card, index) => ({
      shows: [seenInHand(scene, seat, card), open ? (card ?? 'back') : 'back'],
      from: placeOfHand(seat, card),
      to: `offer/${seat}/${index}`,
      after: index * BEHIND,
    })),
    during,
    after: { ...during, offers: { ...scene.offers, [seat]: cards } },
    event,
    rest: open ? LONGER : SHORT,
  };
}

/** The buyer's offers are turned up, all at once. */
function reveal(scene: Scene, event: Of<'offers_revealed'>): Beat {
  const offers = Object.fromEntries(Object.entries(event.offers).map(([seat, cards]) => [seat, cards as Laid]));
  const moves = Object.entries(offers).flatMap(([seat, cards]) =>
    cards.map((card, index): Move => {
      const place = `offer/${seat}/${index}`;
      return { shows: ['back', card ?? 'back'], from: place, to: place };
    }),
  );
  const after = { ...scene, offers };
  return { moves, during: scene, after, event, rest: LONG };
}

function lookAtAmbushes(scene: Scene, event: Of<'ambush_seen'>): Beat {
  const cards: (Ambush | null)[] = event.cards ?? [null, null];
  const during = { ...scene, pile: scene.pile - cards.length };
  return {
    moves: cards.map((card, index) => ({ shows: ['trap', card ?? 'trap'], from: 'pile', to: `drawn/${index}`, after: index * BEHIND })),
    during,
    after: { ...during, drawn: cards },
    event,
    rest: SHORT,
  };
}

/** One ambush is laid with the gold beneath it, the other goes under the pile. */
function layAmbush(scene: Scene, event: Of<'ambush_laid'>): Beat {
  const { seat, card } = event;
  const kept = Math.max(0, scene.drawn.indexOf(card));
  const during = cleared(scene);
  const place = `ambush/${seat}/${scene.places[seat]!.ambushes.length}`;
  const moves = scene.drawn.map((each, index): Move => ({
    shows: [each ?? 'trap', 'trap'],
    from: `drawn/${index}`,
    to: index === kept ? place : 'pile',
  }));
  return {
    moves: [{ shows: ['gold', 'gold'], from: 'shown', to: place }, ...moves],
    during,
    after: withPlace({ ...during, pile: scene.pile + 1 }, seat, (own) => ({ ...own, ambushes: [...own.ambushes, card] })),
    event,
    rest: LONGER,
  };
}

function deliver(scene: Scene, event: Of<'delivering'>): Beat {
  const { seat, object, count } = event;
  const during = outOfHand(scene, seat, Array<Card>(count).fill(object));
  return {
    moves: Array.from({ length: count }, (_, index): Move => ({
      shows: [seenInHand(scene, seat, object), object],
      from: placeOfHand(seat, object),
      to: `delivery/${index}`,
      after: index * BEHIND,
    })),
    during,
    after: { ...during, delivery: { object, count } },
    event,
    rest: LONGER,
  };
}

/** The ambush is turned up; then it takes one card of the delivery, pays its gold, and goes under the pile. */
function spring(scene: Scene, event: Of<'ambush_sprung'>): Beat[] {
  const { seat, card, victim, object } = event;
  const laid = scene.places[seat]!.ambushes;
  const index = Math.max(0, laid.indexOf(card));
  const lifted = withPlace(scene, seat, (own) => ({ ...own, ambushes: own.ambushes.toSpliced(index, 1) }));
  const turned = { ...lifted, sprung: card };
  const left = (scene.delivery?.count ?? 1) - 1;
  const during = { ...lifted, delivery: { object, count: left } };
  return [
    { moves: [{ shows: ['trap', card], from: `ambush/${seat}/${index}`, to: 'sprung' }], during: lifted, after: turned, event, rest: LONG },
    {
      moves: [
        { shows: [object, seenInHand(scene, seat, object)], from: `delivery/${left}`, to: placeOfHand(seat, object) },
        { shows: ['gold', seenInHand(scene, victim, 'gold')], from: 'sprung', to: placeOfHand(victim, 'gold') },
        { shows: [card, 'trap'], from: 'sprung', to: 'pile' },
      ],
      during,
      after: { ...inHand(inHand(during, seat, [object]), victim, ['gold']), pile: scene.pile + 1 },
      event,
      rest: LONGER,
    },
  ];
}

/** One card goes to the loot, the others are discarded. */
function bringHome(scene: Scene, event: Of<'delivered'>): Beat {
  const { seat, object, count } = event;
  const during = { ...scene, delivery: null, discard: scene.discard };
  const after = withPlace({ ...during, discard: scene.discard + count - 1 }, seat, (own) => ({
    ...own,
    lootCount: own.lootCount + 1,
    loot: own.loot && withCards(own.loot, [object]),
  }));
  return {
    moves: Array.from({ length: count }, (_, index): Move => ({
      shows: [object, 'back'],
      from: `delivery/${index}`,
      to: index === 0 ? `loot/${seat}` : 'discard',
      after: index * BEHIND,
    })),
    during,
    after,
    event,
    rest: LONGER,
  };
}

function giveBack(scene: Scene, event: Of<'delivery_failed'>): Beat {
  const { seat, object, count } = event;
  const during = { ...scene, delivery: null };
  return {
    moves: Array.from({ length: count }, (_, index): Move => ({
      shows: [object, seenInHand(scene, seat, object)],
      from: `delivery/${index}`,
      to: placeOfHand(seat, object),
      after: index * BEHIND,
    })),
    during,
    after: inHand(during, seat, Array<Card>(count).fill(object)),
    event,
    rest: LONGER,
  };
}

/** The cards are discarded, and the deputy's sign goes to the mission. */
function doMission(scene: Scene, event: Of<'mission_done'>): Beat[] {
  const { seat, mission, objects } = event;
  const cards = objects.flatMap((object) => Array<Card>(PATTERNS[mission].each).fill(object));
  const during = outOfHand(scene, seat, cards);
  const handed = { ...during, discard: scene.discard + cards.length };
  const sign: Face = `sign-${scene.places[seat]!.color}`;
  return [
    {
      moves: cards.map((card, index) => ({
        shows: [card, 'back'],
        from: placeOfHand(seat, card),
        to: 'discard',
        after: index * BEHIND,
      })),
      during,
      after: handed,
      event,
      rest: SHORT,
    },
    {
      moves: [{ shows: [sign, sign], from: `plaque-${seat}`, to: `mission/${mission}` }],
      during: handed,
      after: { ...handed, missions: { ...scene.missions, [mission]: [...scene.missions[mission], seat] } },
      event,
      rest: LONG,
    },
  ];
}

function moveSheriff(scene: Scene, event: Of<'sheriff_moved'>): Beat {
  return {
    moves: [{ shows: ['sheriff', 'sheriff'], from: `space/${scene.sheriff}`, to: `space/${event.to}` }],
    during: { ...scene, sheriff: null },
    after: { ...scene, sheriff: event.to },
    event,
    rest: LONGER,
  };
}

function give(scene: Scene, event: Of<'gift'>): Beat {
  const { seat, card } = event;
  const during = { ...scene, draw: scene.draw - 1 };
  return {
    moves: [{ shows: ['back', seenInHand(scene, seat, card)], from: 'draw', to: placeOfHand(seat, card) }],
    during,
    after: inHand(during, seat, [card]),
    event,
    rest: SHORT,
  };
}

function reshuffle(scene: Scene, event: Of<'reshuffled'>): Beat {
  const during = { ...scene, discard: 0 };
  return {
    moves: Array.from({ length: Math.min(SEEN_OF_PILE, event.count) }, (_, index): Move => ({
      shows: ['back', 'back'],
      from: 'discard',
      to: 'draw',
      after: index * BEHIND,
    })),
    during,
    after: { ...during, draw: scene.draw + event.count },
    event,
    rest: SHORT,
  };
}

function throwAway(scene: Scene, event: Of<'purged'>): Beat {
  const { seat, count } = event;
  const cards: Laid = event.cards ?? Array<null>(count).fill(null);
  const during = outOfHand(scene, seat, cards);
  return {
    moves: cards.map((card, index) => ({
      shows: [seenInHand(scene, seat, card), 'back'],
      from: placeOfHand(seat, card),
      to: 'discard',
      after: index * BEHIND,
    })),
    during,
    after: { ...during, discard: scene.discard + count },
    event,
    rest: SHORT,
  };
}

/** The trick is over: nothing lies in the middle any more. */
function cleared(scene: Scene): Scene {
  return { ...scene, shown: null, trick: null, target: null, offers: {}, open: {}, drawn: [] };
}

function fromShown(scene: Scene, seat: number, card: Card): Move {
  return { shows: [card, seenInHand(scene, seat, card)], from: 'shown', to: placeOfHand(seat, card) };
}

/** Offers and hands that were looked at go back to where they came from. */
function backToHands(scene: Scene): Move[] {
  return (['offer', 'open'] as const).flatMap((what) =>
    Object.entries(what === 'offer' ? scene.offers : scene.open).flatMap(([seat, cards]) =>
      cards.map((card, index): Move => ({
        shows: [card ?? 'back', seenInHand(scene, Number(seat), card)],
        from: `${what}/${seat}/${index}`,
        to: placeOfHand(Number(seat), card),
      })),
    ),
  );
}

function withOffersBack(scene: Scene, { offers }: Scene): Scene {
  return Object.entries(offers).reduce((now, [seat, cards]) => inHand(now, Number(seat), cards), scene);
}

/** A card as it looks in a hand: its face in one that the viewer knows. */
function seenInHand(scene: Scene, seat: number, card: Card | null): Face {
  return card !== null && scene.places[seat]?.hand ? card : 'back';
}

function outOfHand(scene: Scene, seat: number, cards: Cards): Scene {
  return withPlace(scene, seat, (own) => ({
    ...own,
    handCount: own.handCount - cards.length,
    hand: own.hand && without(own.hand, known(cards)),
  }));
}

function inHand(scene: Scene, seat: number, cards: Cards): Scene {
  return withPlace(scene, seat, (own) => ({
    ...own,
    handCount: own.handCount + cards.length,
    hand: own.hand && withCards(own.hand, known(cards)),
  }));
}

function known(cards: Cards): Card[] {
  return cards.filter((card) => card !== null);
}

function withPlace(scene: Scene, seat: number, change: (place: Place) => Place): Scene {
  return { ...scene, places: scene.places.map((place, at) => (at === seat ? change(place) : place)) };
}
