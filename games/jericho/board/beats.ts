// An event as it is seen to happen: one or more beats, in each of which things go from one place to another.
//
// Places are named (`hand/2/0`, `wall/1/red/3`, `supply`); where they are on the screen is the board's business. The
// last beat leaves the table as the next view draws it, which a test checks for whole games.

import type { Beat as Beats, Move as Going } from '#web/look/showing.svelte.ts';
import { COLORS, ROUNDS, SCORING, TRUMPET, ofColor, withCard, without, colorOf, isOne, valueOf } from './cards.ts';
import type { Place, Scene } from './scene.ts';
import type { Card, Color, Event, Leads, Scored, TrumpetPlayed } from './types.ts';
import { asDrawn, type Walls } from './walls.ts';
import type { Words } from '#web/words/words.ts';

/** A thing on its way. `from` is looked up in the table before the beat, `to` in the table after it. */
export interface Move extends Going {
  /** What it shows when it leaves and when it arrives; null is a card's back. */
  shows: [Card | null, Card | null];
  /** Whether it tumbles, as a stone that falls. */
  tumbles?: boolean;
}

export interface Beat extends Beats<Scene, Move> {
  /** A colour that all should look at. */
  color?: Color;
  /** Stones that tremble: `wall/<seat>/<color>/<index>`. */
  trembling?: string[];
  /** What is said beneath the supply meanwhile. */
  caption?: Words | undefined;
}

/** How long one card follows another. */
const BEHIND = 60;

export const placeOfHand = (seat: number, index: number | null) => (index === null ? `hand/${seat}` : `hand/${seat}/${index}`);
export const placeOfStone = (seat: number, color: Color, index: number) => `wall/${seat}/${color}/${index}`;

/** What beats need to know besides the events. */
interface BeatContext {
  /** What is said of an event, bit by bit. */
  parts: (event: Event) => Words[];
  /** How the walls compare when the step is done. */
  leads: Leads;
}

/** An event in beats. */
export function beatsOf(scene: Scene, event: Event, { parts, leads }: BeatContext): Beat[] {
  switch (event.type) {
    case 'first_laid':
      return [layFirst(scene, event.seat, event.card)];
    case 'round_started':
      return [still(scene, { ...scene, filling: true }, { id: 'jericho-board-round-begins', args: { round: event.round } })];
    case 'supplied':
      return scene.filling ? fill(scene, event.seat, event.card) : [supply(scene, event.seat, event.card)];
    case 'walls_opened':
      return measured([openWalls(scene, event.cards)], leads);
    case 'wall_played':
      return measured([build(scene, event.seat, event.card)], leads);
    case 'trumpet_played':
      return measured(blow(scene, event), leads);
    case 'drew':
      return [draw(scene, event.seat, event.card)];
    case 'scoring_card':
      return [turnUpScoring(scene, event.round)];
    case 'scored':
      return score(scene, event, parts(event));
    case 'game_over':
      return [countOnes(scene)];
  }
}

/** The tables of a whole step, one after the other. */
export function beatsOfStep(scene: Scene, events: readonly Event[], around: BeatContext): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    beats.push(...beatsOf(beats.at(-1)?.after ?? scene, event, around));
  }
  return beats;
}

/** Walls change at most once in a step: after that they compare as they will when it is done. */
function measured(beats: Beat[], leads: Leads): Beat[] {
  return beats.with(-1, { ...beats.at(-1)!, after: { ...beats.at(-1)!.after, leads } });
}

function still(during: Scene, after: Scene, caption: Words): Beat {
  return { moves: [], during, after, caption, rest: 500 };
}

function layFirst(scene: Scene, seat: number, card: Card | null): Beat {
  const during = withPlace(scene, seat, (place) => fewer(place, card));
  const after = withPlace(during, seat, (place) => ({ ...place, first: card ?? 'hidden' }));
  return { moves: [{ shows: [card, null], from: fromHand(scene, seat, card), to: `first/${seat}` }], during, after };
}

function fill(scene: Scene, seat: number, card: Card | null): Beat[] {
  const during = withPlace(scene, seat, (place) => fewer(place, card));
  const after = withPlace(during, seat, (place) => ({ ...place, aside: card ?? 'hidden' }));
  const chosen: Beat = {
    moves: [{ shows: [card, null], from: fromHand(scene, seat, card), to: `aside/${seat}` }],
    during,
    after,
  };
  return after.places.every((place) => place.aside !== null) ? [chosen, fillTogether(after)] : [chosen];
}

/** All have answered: every card goes into the supply at once. */
function fillTogether(scene: Scene): Beat {
  const during = { ...scene, filling: false, places: scene.places.map((place) => ({ ...place, aside: null })) };
  const moves = scene.places.map((_, seat): Move => ({
    shows: [null, null],
    from: `aside/${seat}`,
    to: 'supply',
    after: seat * BEHIND,
  }));
  return { moves, during, after: { ...during, supply: scene.supply + scene.places.length } };
}

function supply(scene: Scene, seat: number, card: Card | null): Beat {
  const during = withPlace(scene, seat, (place) => fewer(place, card));
  return {
    moves: [{ shows: [card, null], from: fromHand(scene, seat, card), to: 'supply' }],
    during,
    after: { ...during, supply: scene.supply + 1 },
  };
}

/** JER-23: each first card founds its owner's wall; a trumpet among them leaves the game. */
function openWalls(scene: Scene, cards: Card[]): Beat {
  const during = { ...scene, places: scene.places.map((place) => ({ ...place, first: null })) };
  let after: Scene = during;
  const moves = cards.map((card, seat): Move => {
    const color = colorOf(card);
    after = color ? withStone(after, seat, color, card) : { ...after, removed: after.removed + 1 };
    return {
      shows: [null, card],
      from: `first/${seat}`,
      to: color ? placeOfStone(seat, color, 0) : 'removed',
      after: seat * BEHIND,
    };
  });
  return { moves, during, after, rest: 200 };
}

function build(scene: Scene, seat: number, card: Card): Beat {
  const color = colorOf(card)!;
  const during = withPlace(scene, seat, (place) => fewer(place, card));
  const after = withStone(during, seat, color, card);
  const to = placeOfStone(seat, color, after.places[seat]!.walls[color]!.lastIndexOf(card));
  return { moves: [{ shows: [card, card], from: fromHand(scene, seat, card), to }], during, after, color };
}

/** JER-31: the trumpet is heard, stones fall, walls of trumpets go, and the trumpet joins a wall or is gone. */
function blow(scene: Scene, event: TrumpetPlayed): Beat[] {
  const { seat, color, value } = event;
  const lifted = withPlace(scene, seat, (place) => fewer(place, TRUMPET));
  const fallen = scene.places.flatMap((place, owner) =>
    (place.walls[color] ?? []).flatMap((card, index) =>
      colorOf(card) && valueOf(card) === value ? [{ card, place: placeOfStone(owner, color, index) }] : [],
    ),
  );
  const sound: Beat = {
    moves: [{ shows: [TRUMPET, TRUMPET], from: fromHand(scene, seat, TRUMPET), to: `lane/${color}` }],
    during: lifted,
    after: { ...lifted, stakes: { [color]: [TRUMPET] } },
    color,
    trembling: fallen.map((stone) => stone.place),
    rest: fallen.length > 0 ? 350 : 150,
  };
  const beats = [sound];
  const last = () => beats.at(-1)!.after;

  if (fallen.length > 0) {
    const during = mapWalls(last(), color, (wall) => wall.filter((card) => !(colorOf(card) && valueOf(card) === value)));
    const moves = fallen.map(({ card, place }, index): Move => ({
      shows: [card, null],
      from: place,
      to: 'supply',
      tumbles: true,
      after: index * BEHIND,
    }));
    beats.push({ moves, during, after: { ...during, supply: last().supply + fallen.length }, color });
  }

  if (event.collapsed.some((count) => count > 0)) {
    const before = last();
    const during = mapWalls(before, color, (wall) => (wall.some(colorOf) ? wall : []));
    const moves = before.places.flatMap((place, owner) => {
      const wall = place.walls[color] ?? [];
      return wall.some(colorOf) ? [] : wall.map((_, index): Move => toRemoved(placeOfStone(owner, color, index)));
    });
    beats.push({ moves, during, after: { ...during, removed: before.removed + moves.length }, color });
  }

  const during = { ...last(), stakes: {} };
  const after = event.kept ? withStone(during, seat, color, TRUMPET) : { ...during, removed: during.removed + 1 };
  const move: Move = event.kept
    ? { shows: [TRUMPET, TRUMPET], from: `lane/${color}`, to: placeOfStone(seat, color, 0) }
    : toRemoved(`lane/${color}`);
  beats.push({ moves: [move], during, after, color });
  return beats;
}

function toRemoved(from: string): Move {
  return { shows: [TRUMPET, TRUMPET], from, to: 'removed' };
}

function draw(scene: Scene, seat: number, card: Card | null): Beat {
  const during = { ...scene, draw: scene.draw - 1 };
  const after = withPlace(during, seat, (place) => ({
    ...place,
    handCount: place.handCount + 1,
    hand: place.hand && card ? withCard(place.hand, card) : place.hand,
  }));
  const index = card ? (after.places[seat]!.hand?.lastIndexOf(card) ?? null) : null;
  return { moves: [{ shows: [null, card], from: 'draw', to: placeOfHand(seat, index) }], during, after };
}

function turnUpScoring(scene: Scene, round: number): Beat {
  const during = { ...scene, draw: scene.draw - 1 };
  return {
    moves: [{ shows: [null, SCORING], from: 'draw', to: `scoring/${round}` }],
    during,
    after: { ...during, scorings: round },
    caption: { id: 'jericho-scoring', args: { round } },
    rest: 600,
  };
}

/** JER-40 to JER-43: the supply opens; its trumpets leave; then colour by colour the cards go to the longest walls. */
function score(scene: Scene, event: Scored, parts: Words[]): Beat[] {
  const beats: Beat[] = [];
  const captions = parts.values();
  const next = () => ({ caption: captions.next().value });
  const last = () => beats.at(-1)?.after ?? scene;
  const trumpets = event.supply[TRUMPET] ?? 0;
  if (trumpets > 0) {
    const during = { ...last(), supply: last().supply - trumpets };
    beats.push({
      moves: Array.from({ length: trumpets }, (_, index): Move => ({ ...toRemoved('supply'), after: index * BEHIND })),
      during,
      after: { ...during, removed: during.removed + trumpets },
      ...next(),
      rest: 200,
    });
  }
  for (const color of COLORS) {
    const cards = ofColor(event.supply, color);
    if (cards.length === 0) continue;
    const said = next();
    beats.push({ ...openColor(last(), color, cards), ...said });
    beats.push({ ...shareColor(last(), event, color, cards), ...said });
  }
  return beats;
}

function openColor(scene: Scene, color: Color, cards: Card[]): Beat {
  const during = { ...scene, supply: scene.supply - cards.length };
  return {
    moves: cards.map((card, index) => ({ shows: [null, card], from: 'supply', to: `stake/${color}/${index}`, after: index * BEHIND })),
    during,
    after: { ...during, stakes: { [color]: cards } },
    color,
    rest: 600,
  };
}

function shareColor(scene: Scene, event: Scored, color: Color, cards: Card[]): Beat {
  const during = { ...scene, stakes: {} };
  const shares = event.won.map((won) => ofColor(won, color));
  const left = ofColor(event.left, color);
  const rest = cards.map((card, index) => ({ card, index }));
  const take = (card: Card) => {
    const at = rest.findIndex((one) => one.card === card);
    return rest.splice(at, 1)[0]!.index;
  };
  const moves: Move[] = shares.flatMap((share, seat) =>
    share.map((card, nth): Move => ({ shows: [card, null], from: `stake/${color}/${take(card)}`, to: `won/${seat}`, after: nth * BEHIND })),
  );
  moves.push(
    ...left.map((card, nth): Move => ({ shows: [card, null], from: `stake/${color}/${take(card)}`, to: 'supply', after: nth * BEHIND })),
  );
  const places = during.places.map((place, seat) => ({ ...place, won: place.won + (shares[seat]?.length ?? 0) }));
  return {
    moves,
    during,
    after: { ...during, places, supply: during.supply + left.length },
    color,
    rest: 350,
  };
}

/** JER-60: the ones in the walls count as won. They stay where they are, and are only pointed at. */
function countOnes(scene: Scene): Beat {
  const moves = scene.places.flatMap((place, seat) =>
    COLORS.flatMap((color) =>
      (place.walls[color] ?? []).flatMap((card, index): Move[] =>
        isOne(card)
          ? [{ shows: [card, card], from: placeOfStone(seat, color, index), to: `won/${seat}` }]
          : [],
      ),
    ),
  );
  const after = { ...scene, scorings: ROUNDS, filling: false };
  return { moves, during: after, after, caption: { id: 'jericho-board-ones' }, rest: 400 };
}

function fromHand(scene: Scene, seat: number, card: Card | null): string {
  const index = card ? (scene.places[seat]?.hand?.indexOf(card) ?? -1) : -1;
  return placeOfHand(seat, index < 0 ? null : index);
}

function withPlace(scene: Scene, seat: number, change: (place: Place) => Place): Scene {
  return { ...scene, places: scene.places.map((place, at) => (at === seat ? change(place) : place)) };
}

/** The hand has one card fewer. */
function fewer(place: Place, card: Card | null): Place {
  return { ...place, handCount: place.handCount - 1, hand: place.hand && card ? without(place.hand, card) : place.hand };
}

function withStone(scene: Scene, seat: number, color: Color, card: Card): Scene {
  return withPlace(scene, seat, (place) => ({
    ...place,
    walls: { ...place.walls, [color]: asDrawn([...(place.walls[color] ?? []), card]) },
  }));
}

/** Changes every seat's wall of a colour; one without cards is gone. */
function mapWalls(scene: Scene, color: Color, change: (wall: Card[]) => Card[]): Scene {
  const walls = (own: Walls): Walls => {
    const { [color]: wall, ...others } = own;
    const changed = change(wall ?? []);
    return changed.length > 0 ? { ...others, [color]: changed } : others;
  };
  return { ...scene, places: scene.places.map((place) => ({ ...place, walls: walls(place.walls) })) };
}

/** How many cards are on the table and in hands, the hidden ones included: a check that nothing is lost on the way. */
export function cardsOn(scene: Scene): number {
  const before = scene.places.map((place) => {
    const walls = Object.values(place.walls).reduce((sum, wall) => sum + wall.length, 0);
    return place.handCount + place.won + walls + (place.first ? 1 : 0) + (place.aside ? 1 : 0);
  });
  const stakes = Object.values(scene.stakes).reduce((sum, cards) => sum + cards.length, 0);
  return before.reduce((sum, count) => sum + count, 0) + scene.supply + scene.draw + scene.removed + scene.scorings + stakes;
}
