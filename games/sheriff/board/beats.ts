// An event as it is seen to happen: one or more beats, in each of which things go from one place to another.
//
// Places are named (`hand/2`, `stand/1/apple`, `bag/3`); where they are on the screen is the board's business. The last
// beat leaves the table as the next view draws it, which a test checks for whole games.

import type { Beat as Beats, Move as Going } from '#web/look/showing.svelte.ts';
import { countOf, listOf, sorted, together, without, classOf, changed } from './goods.ts';
import { talkAfter } from './talk.ts';
import { FACTS } from './told.ts';
import type { Place, Scene } from './scene.ts';
import { crownWords } from './words.ts';
import type { Deed, Event, Good, Goods, OfferView, Side } from './types.ts';
import type { Words } from '#web/words/words.ts';

/** What is on its way: a card (what it shows when it leaves and when it arrives; null is its back), or a thing. */
export type Thing = { card: [Good | null, Good | null] } | { coins: number } | { seal: Deed } | { sign: 'badge' | 'letter' };

/** A thing on its way. `from` is looked up in the table before the beat, `to` in the table after it. */
export interface Move extends Going {
  thing: Thing;
}

export interface Beat extends Beats<Scene, Move> {
  /** What is said in the middle of the table meanwhile. */
  caption?: Words;
}

/** What beats need to know besides the events. */
interface BeatContext {
  names: string[];
  /** The table at the end, when all is turned up. */
  end: Scene;
}

/** How long one card follows another. */
const BEHIND = 70;
/** This many cards of each pile stay when the deck is used up. */
const KEPT = FACTS.kept;

/** The beats of a whole step, one after the other. */
export function beatsOfStep(scene: Scene, events: readonly Event[], around: BeatContext): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) beats.push(...beatsOf(beats.at(-1)?.after ?? scene, event, around));
  return beats;
}

/** An event in beats. */
export function beatsOf(before: Scene, event: Event, around: BeatContext): Beat[] {
  // What is said is not seen to move by itself: the talk is brought up to date, then things move.
  const scene = talkAfter(before, event);
  const name = (seat: number) => around.names[seat] ?? '';
  switch (event.type) {
    case 'sheriff':
      return [handBadge(scene, before.sheriff, event.seat, event.round, name(event.seat))];
    case 'set_aside':
      return event.count > 0 ? [setAside(scene, event.seat, event.count, event.cards)] : [];
    case 'took':
      return takeFromPiles(scene, event.seat, event.left, event.right);
    case 'drew':
    case 'refilled':
      return event.count > 0 ? [draw(scene, event.seat, event.count, event.cards)] : [];
    case 'reshuffled':
      return [reshuffle(scene, event.count)];
    case 'discarded':
      return [discard(scene, event.seat, event.pile, event.cards)];
    case 'loaded':
      return [load(scene, event.seat, event.cards)];
    case 'bags_closed':
      return [closeBags(scene, event.counts)];
    case 'declared':
      return [still({ ...withPlace(scene, event.seat, (place) => ({ ...place, declared: { good: event.good, count: event.count } })) }, 500)];
    case 'called':
      return [sign(scene, { sign: 'badge' }, `badge/${scene.sheriff}`, `bag/${event.seat}`)];
    case 'offered':
      return [sign(scene, { sign: 'letter' }, `plaque-${event.offer.by}`, `offer/${event.offer.id}`)];
    case 'stood':
    case 'refused':
    case 'withdrawn':
    case 'lapsed':
      return [still(scene, 250)];
    case 'time_up':
      return [still(scene, 900, { id: 'sheriff-board-time-up' })];
    case 'forgiven':
      return [still(scene, 900, { id: 'sheriff-board-forgiven', args: { name: name(event.from), amount: event.amount } })];
    case 'deal':
      return deal(scene, event.offer);
    case 'passed':
      return [pass(scene, event.seat, event.legal, event.contraband, event.contraband_count, { id: 'sheriff-board-passes', args: { name: name(event.seat) } })];
    case 'handed_over':
      return handOver(scene, event.from, event.to, event.goods);
    case 'opened':
      return open(scene, event.seat, event.cards, event.truth, name(event.seat));
    case 'confiscated':
      return [confiscate(scene, event.seat, event.cards)];
    case 'paid':
      return pay(scene, event.from, event.to, event.coins, event.legal, event.contraband);
    case 'game_over':
      return finish(scene, around);
  }
}

function still(scene: Scene, rest: number, caption?: Words): Beat {
  return { moves: [], during: scene, after: scene, rest, ...(caption && { caption }) };
}

function sign(scene: Scene, thing: Thing, from: string, to: string): Beat {
  return { moves: [{ thing, from, to }], during: scene, after: scene, rest: 250 };
}

function handBadge(scene: Scene, from: number, seat: number, round: number, name: string): Beat {
  const places = scene.places.map((place): Place => ({ ...place, bag: 'none', bagCards: null, bagCount: 0, declared: null }));
  const after = { ...scene, places, sheriff: seat, round };
  return {
    moves: from === seat ? [] : [{ thing: { sign: 'badge' }, from: `badge/${from}`, to: `badge/${seat}` }],
    during: { ...after, badge: false },
    after,
    caption: { id: 'sheriff-board-round-begins', args: { round, name } },
    rest: 600,
  };
}

function setAside(scene: Scene, seat: number, count: number, cards: Good[] | null): Beat {
  const during = withPlace(scene, seat, (place) => fewerInHand(place, count, cards));
  const after = withPlace(during, seat, (place) => ({ ...place, aside: cards ? sorted(cards) : null, asideCount: count }));
  const moves = backs(cards, count).map((card, nth): Move => ({
    thing: { card: [card, null] },
    from: fromHand(scene, seat, card, nth),
    to: `aside/${seat}`,
    after: nth * BEHIND,
  }));
  return { moves, during, after };
}

function takeFromPiles(scene: Scene, seat: number, left: Good[], right: Good[]): Beat[] {
  const take = (before: Scene, pile: Side, cards: Good[]): Beat => {
    const during = { ...before, [pile]: before[pile].slice(cards.length) };
    const after = withPlace(during, seat, (place) => moreInHand(place, cards.length, cards));
    const moves = cards.map((card, nth): Move => ({
      thing: { card: [card, card] },
      from: `pile/${pile}`,
      to: toHand(after, seat, card),
      after: nth * BEHIND,
    }));
    return { moves, during, after, rest: 200 };
  };
  const beats: Beat[] = [];
  for (const [pile, cards] of [['left', left], ['right', right]] as const) {
    if (cards.length > 0) beats.push(take(beats.at(-1)?.after ?? scene, pile, cards));
  }
  return beats;
}

function draw(scene: Scene, seat: number, count: number, cards: Good[] | null): Beat {
  const during = { ...scene, deck: scene.deck - count };
  const after = withPlace(during, seat, (place) => moreInHand(place, count, cards));
  const moves = backs(cards, count).map((card, nth): Move => ({
    thing: { card: [null, card] },
    from: 'deck',
    to: toHand(after, seat, card),
    after: nth * BEHIND,
  }));
  return { moves, during, after };
}

function reshuffle(scene: Scene, count: number): Beat {
  const during = { ...scene, left: scene.left.slice(0, KEPT), right: scene.right.slice(0, KEPT) };
  const moves = (['left', 'right'] as const)
    .filter((pile) => scene[pile].length > KEPT)
    .map((pile): Move => ({ thing: { card: [scene[pile].at(-1)!, null] }, from: `pile/${pile}`, to: 'deck' }));
  return { moves, during, after: { ...during, deck: count }, caption: { id: 'sheriff-board-reshuffled', args: { count } }, rest: 300 };
}

/** The cards set aside, or what was confiscated, go on a pile, the last listed first. */
function discard(scene: Scene, seat: number, pile: Side, cards: Good[]): Beat {
  const found = scene.confiscated !== null;
  const during = found
    ? { ...scene, confiscated: null }
    : withPlace(scene, seat, (place) => ({ ...place, aside: null, asideCount: 0 }));
  const moves = cards
    .map((card, nth): Move => ({
      thing: { card: [card, card] },
      from: found ? `found/${nth}` : `aside/${seat}`,
      to: `pile/${pile}`,
      after: (cards.length - 1 - nth) * BEHIND,
    }))
    .reverse();
  return { moves, during, after: { ...during, [pile]: [...cards, ...during[pile]] }, rest: 150 };
}

function load(scene: Scene, seat: number, cards: Good[] | null): Beat {
  const during = cards ? withPlace(scene, seat, (place) => fewerInHand(place, cards.length, cards)) : scene;
  const after = withPlace(during, seat, (place) => ({
    ...place,
    bag: 'loaded',
    bagCards: cards ? sorted(cards) : null,
    bagCount: cards ? cards.length : null,
  }));
  // How many they are is nobody else's business yet: one back stands for all.
  const moves = (cards ?? [null]).map((card, nth): Move => ({
    thing: { card: [card, null] },
    from: fromHand(scene, seat, card, nth),
    to: `bag/${seat}`,
    after: nth * BEHIND,
  }));
  return { moves, during, after };
}

function closeBags(scene: Scene, counts: number[]): Beat {
  const places = scene.places.map((place, seat): Place => {
    const count = counts[seat] ?? 0;
    if (count === 0) return place;
    const handCount = place.bagCount === null ? place.handCount - count : place.handCount;
    return { ...place, handCount, bag: 'closed', bagCount: count };
  });
  return still({ ...scene, places }, 400, { id: 'sheriff-board-bags-closed' });
}

function deal(scene: Scene, offer: OfferView): Beat[] {
  const { give, payer } = offer;
  const contraband = [...give.named, ...backs(give.unnamed ?? null, give.unnamed_count)];
  const beats = transfer(scene, payer, scene.sheriff, give.coins, give.legal, contraband);
  const last = beats.at(-1)?.after ?? scene;
  const sealed = offer.promises.filter((promise) => !(promise.do === 'let_pass' && promise.seat === payer));
  if (sealed.length === 0) return beats.length > 0 ? beats : [still(scene, 250)];
  const places = last.places.map((place, seat) => ({ ...place, must: sealed.find((promise) => promise.seat === seat)?.do ?? place.must }));
  const moves = sealed.map((promise): Move => ({ thing: { seal: promise.do }, from: `badge/${scene.sheriff}`, to: `must/${promise.seat}` }));
  return [...beats, { moves, during: last, after: { ...last, places }, rest: 400 }];
}

function pay(scene: Scene, from: number, to: number, coins: number, legal: Goods, contraband: Good[]): Beat[] {
  return transfer(scene, from, to, coins, legal, contraband);
}

function handOver(scene: Scene, from: number, to: number, goods: Goods): Beat[] {
  const all = listOf(goods);
  const legal = all.filter((good) => classOf(good) === 'legal');
  const beats = transfer(scene, from, to, 0, countGoods(legal), all.filter((good) => classOf(good) !== 'legal'));
  return beats.length > 0 ? beats : [still(scene, 300)];
}

function countGoods(list: Good[]): Goods {
  return list.reduce<Goods>((goods, good) => changed(goods, good, 1), {});
}

/** Coins and goods go from one stand to another; contraband that the viewer does not know goes as a back. */
function transfer(scene: Scene, from: number, to: number, coins: number, legal: Goods, contraband: (Good | null)[]): Beat[] {
  if (coins === 0 && countOf(legal) === 0 && contraband.length === 0) return [];
  const known = contraband.filter((good) => good !== null);
  const during = withPlace(scene, from, (place) => ({
    ...place,
    coins: place.coins - coins,
    legal: listOf(legal).reduce((rest, good) => changed(rest, good, -1), place.legal),
    contraband: place.contraband && without(place.contraband, known),
    contrabandCount: place.contrabandCount - contraband.length,
  }));
  const after = withPlace(during, to, (place) => ({
    ...place,
    coins: place.coins + coins,
    legal: together(place.legal, legal),
    contraband: place.contraband && sorted([...place.contraband, ...known]),
    contrabandCount: place.contrabandCount + contraband.length,
  }));
  const moves: Move[] = [];
  if (coins > 0) moves.push({ thing: { coins }, from: `coins/${from}`, to: `coins/${to}` });
  const goods = [...listOf(legal), ...contraband];
  moves.push(
    ...goods.map((good, nth): Move => {
      const open = good !== null && classOf(good) === 'legal';
      const [here, there] = open ? [`stand/${from}/${good}`, `stand/${to}/${good}`] : [`contraband/${from}`, `contraband/${to}`];
      return { thing: { card: [good, open ? good : null] }, from: here, to: there, after: nth * BEHIND };
    }),
  );
  return [{ moves, during, after, rest: 300 }];
}

function pass(scene: Scene, seat: number, legal: Goods, contraband: Good[] | null, count: number, caption: Words): Beat {
  const during = decided(scene, seat, 'passed');
  const after = deliver(during, seat, legal, contraband, count);
  const cards: (Good | null)[] = [...listOf(legal), ...backs(contraband, count)];
  const moves = cards.map((card, nth): Move => ({
    thing: { card: [null, card && classOf(card) === 'legal' ? card : null] },
    from: `bag/${seat}`,
    to: card && classOf(card) === 'legal' ? `stand/${seat}/${card}` : `contraband/${seat}`,
    after: nth * BEHIND,
  }));
  return { moves, during, after, caption, rest: 400 };
}

/** The bag opens card by card; then what was declared goes to the stand, and anything else stays in sight. */
function open(scene: Scene, seat: number, found: Good[], truth: boolean, name: string): Beat[] {
  const declared = scene.places[seat]!.declared?.good;
  const honest = found.filter((card) => card === declared);
  const rest = found.filter((card) => card !== declared);
  // What was declared comes out first: it stays exciting to the last card.
  const cards = [...honest, ...rest];
  const beats: Beat[] = [];
  let left = { ...scene, shown: { seat, cards: [] as Good[] } };
  cards.forEach((card, nth) => {
    const during = withPlace(left, seat, (place) => ({
      ...place,
      bagCount: cards.length - nth - 1,
      bagCards: place.bagCards && without(place.bagCards, [card]),
    })) as typeof left;
    const after = { ...during, shown: { seat, cards: [...during.shown.cards, card] } };
    beats.push({
      moves: [{ thing: { card: [null, card] }, from: `bag/${seat}`, to: `shown/${nth}` }],
      during,
      after,
      caption: { id: 'sheriff-board-opening', args: { name, count: nth + 1, of: cards.length } },
      rest: 260,
    });
    left = after;
  });
  const verdict: Words = { id: truth ? 'sheriff-board-truth' : 'sheriff-board-lie', args: { name } };
  beats.push(still(left, 900, verdict));
  const empty = decided(left, seat, 'opened');
  const during = { ...empty, shown: rest.length > 0 ? { seat, cards: rest } : null };
  const after = deliver(during, seat, countGoods(honest), [], 0);
  beats.push({
    moves: honest.map((card, nth) => ({ thing: { card: [card, card] }, from: `shown/${nth}`, to: `stand/${seat}/${card}`, after: nth * BEHIND })),
    during,
    after,
    caption: verdict,
    rest: 200,
  });
  return beats;
}

function confiscate(scene: Scene, seat: number, cards: Good[]): Beat {
  const after = { ...scene, shown: null, confiscated: { seat, cards } };
  return {
    moves: cards.map((card, nth) => ({ thing: { card: [card, card] }, from: `shown/${nth}`, to: `found/${nth}`, after: nth * BEHIND })),
    during: { ...scene, shown: null },
    after,
    rest: 200,
  };
}

/** All contraband is turned up, then King and Queen of each good are told, one good after the other. */
function finish(scene: Scene, { names, end }: BeatContext): Beat[] {
  const over: Scene = { ...end, crowned: [] };
  const turned: Beat = {
    moves: [],
    during: scene,
    after: over,
    caption: { id: 'sheriff-board-turned-up' },
    rest: 700,
  };
  const told = (end.crowned ?? []).map((crowns, nth): Beat => {
    const after = { ...over, crowned: end.crowned!.slice(0, nth + 1) };
    return still(after, 900, crownWords(crowns, names, null));
  });
  return [turned, ...told];
}

/** The bag of a seat is decided and empty. */
function decided(scene: Scene, seat: number, bag: 'passed' | 'opened'): Scene {
  const at = withPlace(scene, seat, (place) => ({ ...place, bag, bagCards: null, bagCount: 0, must: null }));
  return at.called === seat ? { ...at, called: null } : at;
}

function deliver(scene: Scene, seat: number, legal: Goods, contraband: Good[] | null, count: number): Scene {
  return withPlace(scene, seat, (place) => ({
    ...place,
    legal: together(place.legal, legal),
    contraband: place.contraband && sorted([...place.contraband, ...(contraband ?? [])]),
    contrabandCount: place.contrabandCount + count,
  }));
}

/** The cards where they are known, otherwise this many backs. */
function backs(cards: readonly Good[] | null, count: number): (Good | null)[] {
  return cards ? [...cards] : Array<null>(count).fill(null);
}

function fromHand(scene: Scene, seat: number, card: Good | null, nth: number): string {
  const hand = scene.places[seat]?.hand;
  if (!hand || !card) return `hand/${seat}`;
  const index = hand.indexOf(card);
  return `hand/${seat}/${Math.min(index + nth, hand.lastIndexOf(card))}`;
}

function toHand(scene: Scene, seat: number, card: Good | null): string {
  const index = card ? (scene.places[seat]?.hand?.lastIndexOf(card) ?? -1) : -1;
  return index < 0 ? `hand/${seat}` : `hand/${seat}/${index}`;
}

function withPlace(scene: Scene, seat: number, change: (place: Place) => Place): Scene {
  return { ...scene, places: scene.places.map((place, at) => (at === seat ? change(place) : place)) };
}

function fewerInHand(place: Place, count: number, cards: Good[] | null): Place {
  return { ...place, handCount: place.handCount - count, hand: place.hand && cards ? without(place.hand, cards) : place.hand };
}

function moreInHand(place: Place, count: number, cards: readonly Good[] | null): Place {
  return { ...place, handCount: place.handCount + count, hand: place.hand && cards ? sorted([...place.hand, ...cards]) : place.hand };
}

/** How many cards are on the table, in hands and in bags: a check that nothing is lost on the way. */
export function cardsOn(scene: Scene): number {
  const before = scene.places.map((place) => place.handCount + place.asideCount + countOf(place.legal) + place.contrabandCount + (place.bagCount ?? 0));
  const out = (scene.shown?.cards.length ?? 0) + (scene.confiscated?.cards.length ?? 0);
  return before.reduce((sum, count) => sum + count, 0) + scene.left.length + scene.right.length + scene.deck + out;
}

/** How many coins there are. */
export function coinsOn(scene: Scene): number {
  return scene.places.reduce((sum, place) => sum + place.coins, 0);
}
