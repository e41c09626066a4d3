// An event as it is seen to happen: one or more beats, in each of which things go from one place to another.
//
// Places are named (`hand/2/shove`, `slot/1`, `plaque-3`); where they are on the screen is the board's business. The last
// beat leaves the table as the next view draws it, which a test checks for whole games.

import type { Beat as Beats, Move as Going } from '#web/look/showing.svelte.ts';
import { BACKS, backOf, faceOf, inOrder, isPermanent, slotsOf, without } from './cards.ts';
import { aimOf, type Announced, type Place, type Scene } from './scene.ts';
import type { Back, Backs, BombCard, Card, Event, Face, Sight, Slot } from './types.ts';

/** What a thing on its way looks like: a card, a coin, or the bomb. */
export type Thing = Face | 'coin' | `bomb-${BombCard}`;

/** A thing on its way. `from` is looked up in the table before the beat, `to` in the table after it. */
export interface Move extends Going {
  /** What it shows when it leaves and when it arrives. */
  shows: [Thing, Thing];
}

export interface Beat extends Beats<Scene, Move> {
  /** What happens, for those who read it. */
  event: Event;
}

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** How long one thing follows another. */
const BEHIND = 70;

/** How long to stay: with what only goes by, with what has to be read, and with what everybody should see. */
const SHORT = 60;
const LONGER = 350;
const LONG = 900;

/** How many cards of a pile are seen to move when all of it does, and how many coins. */
const SEEN_OF_PILE = 5;
const SEEN_COINS = 4;

const EMPTY: Slot = { back: null, card: null, face_up: true };
const MECHANISM: Slot = { back: 'mechanism', card: 'mechanism', face_up: true };

/** Where a card of a bag is: in the viewer's hand by its name, in others' bags by its back. */
const placeInBag = (scene: Scene, seat: number, back: Back, card: Card | null) =>
  scene.places[seat]!.bag ? `hand/${seat}/${card ?? ''}` : `bag/${seat}/${back}`;

/** The beats of a whole step, one after the other. */
export function beatsOfStep(scene: Scene, events: readonly Event[]): Beat[] {
  const beats: Beat[] = [];
  let acting: Announced | null = null;
  for (const event of events) {
    const now = beats.at(-1)?.after ?? scene;
    if (event.type === 'trick_resolved') acting = now.trick;
    const next = beatsOf(now, event, acting);
    const last = beats.at(-1);
    if (last && isDealt(last.event) && isDealt(event)) beats.splice(-1, 1, together(last, next[0]!));
    else beats.push(...next);
  }
  return beats;
}

/** Whether somebody only passed: five of them do so one after the other, before and after tinkering. */
export function isBrief({ events }: Sight): boolean {
  return events.every(({ type }) => type === 'passed' || type === 'answered');
}

const isDealt = ({ type }: Event) => type === 'dealt' || type === 'paid';

/** What everybody gets goes out one close behind the other: nobody waits for six of them. */
function together(first: Beat, next: Beat): Beat {
  const moves = next.moves.map((move) => ({ ...move, after: (move.after ?? 0) + first.moves.length * BEHIND }));
  return { ...next, moves: [...first.moves, ...moves], during: { ...first.during, storage: next.during.storage, top: next.during.top } };
}

/** An event in beats. `acting` is the trick that is taking effect. */
function beatsOf(scene: Scene, event: Event, acting: Announced | null = null): Beat[] {
  switch (event.type) {
    case 'turn_started':
      return [still(begun(scene, event), event, SHORT)];
    case 'rusted':
      return [rust(scene, event)];
    case 'drew':
    case 'dealt':
      return [draw(scene, event)];
    case 'reshuffled':
      return [reshuffle(scene, event)];
    case 'passed':
    case 'answered':
    case 'skipped':
      return [still(scene, event, SHORT)];
    case 'trick_announced':
      return [announce(scene, event)];
    case 'cancelled':
      return cancel(scene, event);
    case 'trick_resolved':
      return [resolve(scene, event)];
    case 'bomb_moved':
      return [moveBomb(scene, event)];
    case 'took':
      return [take(scene, event)];
    case 'recycled':
      return [recycle(scene, event)];
    case 'put':
      return [put(scene, event, acting)];
    case 'armed':
      return [arm(scene, event)];
    case 'disarmed':
      return [disarm(scene, event)];
    case 'stole':
      return [steal(scene, event)];
    case 'discarded':
      return [discard(scene, event, acting)];
    case 'exploded':
      return [still({ ...scene, explosion: event.hit }, event, LONG)];
    case 'mission_shown':
      return [showMission(scene, event)];
    case 'paid':
      return [pay(scene, event)];
    case 'new_bomb':
      return clearAway(scene, event);
    case 'game_over':
      return [still({ ...scene, explosion: null }, event, LONG)];
  }
}

function still(scene: Scene, event: Event, rest: number): Beat {
  return { moves: [], during: scene, after: scene, event, rest };
}

/** The new holder looks into the bomb, and what tricks had done to the last turn is over. */
function begun(scene: Scene, { cards }: Of<'turn_started'>): Scene {
  return looked({ ...scene, leapfrog: 0, fuse: null }, cards);
}

/** Whoever looks knows all slots from now on. */
function looked(scene: Scene, cards: readonly Card[] | null): Scene {
  return cards ? withSlots(scene, (slot, at) => ({ ...slot, card: cards[at] ?? slot.card })) : scene;
}

function rust(scene: Scene, event: Of<'rusted'>): Beat {
  const fallen = scene.bomb.slots.flatMap((slot, at) => (slot.back === 'mechanism' ? [at] : []));
  const bomb = { ...scene.bomb, rusted: true, slots: scene.bomb.slots.filter((slot) => slot.back !== 'mechanism') };
  return {
    moves: fallen.map((at, index) => ({ shows: ['mechanism', 'mechanism'], from: `slot/${at}`, to: 'supply', after: index * BEHIND })),
    during: { ...scene, bomb },
    after: { ...scene, bomb, supply: scene.supply + event.mechanisms },
    event,
    rest: LONG,
  };
}

/** A card that everybody saw on top of the storage is seen on its way. */
function draw(scene: Scene, event: Of<'drew' | 'dealt'>): Beat {
  const { seat, back, card } = event;
  const during = { ...scene, storage: scene.storage - 1, top: null };
  return {
    moves: [{ shows: [faceOf(card, back), faceOf(scene.places[seat]!.bag ? card : null, back)], from: 'storage', to: placeInBag(scene, seat, back, card) }],
    during,
    after: inBag(during, seat, back, card),
    event,
    rest: SHORT,
  };
}

function reshuffle(scene: Scene, event: Of<'reshuffled'>): Beat {
  const during = { ...scene, bin: 0 };
  return {
    moves: Array.from({ length: Math.min(SEEN_OF_PILE, event.count) }, (_, index): Move => ({
      shows: ['down-trick', 'down-trick'],
      from: 'bin',
      to: 'storage',
      after: index * BEHIND,
    })),
    during,
    after: { ...during, storage: scene.storage + event.count, top: null },
    event,
    rest: SHORT,
  };
}

function announce(scene: Scene, event: Of<'trick_announced'>): Beat {
  const { seat, action } = event;
  const { card } = action;
  const during = outOfBag(scene, seat, 'trick', card);
  return {
    moves: [{ shows: [faceOf(scene.places[seat]!.bag ? card : null, 'trick'), card], from: placeInBag(scene, seat, 'trick', card), to: 'trick' }],
    during,
    after: { ...during, trick: { seat, card, aim: aimOf(action) } },
    event,
    rest: LONGER,
  };
}

/** Somebody says no: his card is laid on the trick, and both are thrown away. */
function cancel(scene: Scene, event: Of<'cancelled'>): Beat[] {
  const { card, by } = event;
  const lifted = outOfBag(scene, by, 'trick', 'nuh-uh');
  const during = { ...lifted, trick: null };
  return [
    {
      moves: [{ shows: [faceOf(scene.places[by]!.bag ? 'nuh-uh' : null, 'trick'), 'nuh-uh'], from: placeInBag(scene, by, 'trick', 'nuh-uh'), to: 'trick' }],
      during: lifted,
      after: lifted,
      event,
      rest: LONGER,
    },
    {
      moves: [card, 'nuh-uh' as Card].map((each) => ({ shows: [each, 'down-trick'], from: 'trick', to: 'bin' })),
      during,
      after: { ...during, bin: scene.bin + 2 },
      event,
      rest: SHORT,
    },
  ];
}

/** The trick is laid before its owner, or thrown away; one that goes into the bomb waits until it is put there. */
function resolve(scene: Scene, event: Of<'trick_resolved'>): Beat {
  const { seat, card, cards } = event;
  const during = looked({ ...scene, trick: null, ...flagged(scene, card) }, cards);
  if (card === 'loose-screw') return still({ ...scene, trick: null }, event, SHORT);
  const stays = isPermanent(card);
  const owned = { owner: seat, card, target: scene.trick?.aim.target ?? null };
  return {
    moves: [{ shows: [card, stays ? card : 'down-trick'], from: 'trick', to: stays ? `play/${scene.inPlay.length}` : 'bin' }],
    during,
    after: stays ? { ...during, inPlay: [...scene.inPlay, owned] } : { ...during, bin: scene.bin + 1 },
    event,
    rest: SHORT,
  };
}

/** The marks that a trick leaves on this turn. */
function flagged({ leapfrog }: Scene, card: Card): Partial<Scene> {
  if (card === 'leapfrog') return { leapfrog: leapfrog + 1 };
  if (card === 'wet-fuse') return { fuse: 'wet' };
  return card === 'short-fuse' ? { fuse: 'short' } : {};
}

function moveBomb(scene: Scene, event: Of<'bomb_moved'>): Beat {
  const { from, to } = event;
  const thing: Thing = `bomb-${scene.bomb.id}`;
  return {
    moves: from === to ? [] : [{ shows: [thing, thing], from: `plaque-${from}`, to: `plaque-${to}` }],
    during: { ...scene, holder: null },
    after: { ...scene, holder: to },
    event,
    rest: LONGER,
  };
}

function take(scene: Scene, event: Of<'took'>): Beat {
  const { seat, slot, back, card } = event;
  const lay = scene.bomb.slots[slot]!;
  const during = withSlot(scene, slot, EMPTY);
  return {
    moves: [{ shows: [faceOf(lay.card ?? card, back), faceOf(scene.places[seat]!.bag ? card : null, back)], from: `slot/${slot}`, to: placeInBag(scene, seat, back, card) }],
    during,
    after: inBag(during, seat, back, card),
    event,
    rest: SHORT,
  };
}

function recycle(scene: Scene, event: Of<'recycled'>): Beat {
  const during = withSlot(scene, event.slot, EMPTY);
  return {
    moves: [{ shows: ['mechanism', 'mechanism'], from: `slot/${event.slot}`, to: 'supply' }],
    during,
    after: { ...during, supply: scene.supply + 1 },
    event,
    rest: SHORT,
  };
}

/** A card goes into a slot: out of a bag, or by a trick that itself lies there now, or that brings a Mechanism. */
function put(scene: Scene, event: Of<'put'>, acting: Announced | null): Beat {
  const { seat, slot, back, card, face_up } = event;
  const lies: Slot = { back, card, face_up };
  if (acting?.card === 'loose-screw') {
    const emptied = withSlot(scene, slot, EMPTY);
    return {
      moves: [
        { shows: ['mechanism', 'mechanism'], from: `slot/${slot}`, to: 'supply' },
        { shows: ['loose-screw', 'loose-screw'], from: 'trick', to: `slot/${slot}` },
      ],
      during: emptied,
      after: { ...withSlot(emptied, slot, lies), supply: scene.supply + 1 },
      event,
      rest: LONGER,
    };
  }
  const fromSupply = acting?.card === 'safety-pin';
  const during = fromSupply ? { ...scene, supply: scene.supply - 1 } : outOfBag(scene, seat, back, card);
  const leaves = faceOf(fromSupply || scene.places[seat]!.bag || face_up ? card : null, back);
  return {
    moves: [{ shows: [leaves, faceOf(card, back)], from: fromSupply ? 'supply' : placeInBag(scene, seat, back, card), to: `slot/${slot}` }],
    during,
    after: withSlot(during, slot, lies),
    event,
    rest: LONGER,
  };
}

/** The last Mechanism is out, and the gadget is turned up. */
function arm(scene: Scene, event: Of<'armed'>): Beat {
  const { gadget } = event;
  const at = scene.bomb.slots.findIndex((slot) => slot.back === 'gadget');
  const armed = { ...scene, bomb: { ...scene.bomb, armed: true } };
  const turns = gadget !== null && scene.bomb.slots[at]?.face_up === false;
  return {
    moves: turns ? [{ shows: [faceOf(scene.bomb.slots[at]!.card, 'gadget'), gadget], from: `slot/${at}`, to: `slot/${at}` }] : [],
    during: armed,
    after: turns ? withSlot(armed, at, { back: 'gadget', card: gadget, face_up: true }) : armed,
    event,
    rest: LONG,
  };
}

/** A Mechanism is in again, and what lay before the seats falls into the bin. */
function disarm(scene: Scene, event: Of<'disarmed'>): Beat {
  const during = { ...scene, inPlay: [], fuse: null, bomb: { ...scene.bomb, armed: false } };
  return {
    moves: scene.inPlay.map(({ card }, index) => ({ shows: [card, 'down-trick'], from: `play/${index}`, to: 'bin', after: index * BEHIND })),
    during,
    after: { ...during, bin: scene.bin + scene.inPlay.length },
    event,
    rest: LONGER,
  };
}

function steal(scene: Scene, event: Of<'stole'>): Beat {
  const { seat, target, back, card } = event;
  const during = outOfBag(scene, target, back, card);
  return {
    moves: [
      {
        shows: [faceOf(scene.places[target]!.bag ? card : null, back), faceOf(scene.places[seat]!.bag ? card : null, back)],
        from: placeInBag(scene, target, back, card),
        to: placeInBag(scene, seat, back, card),
      },
    ],
    during,
    after: inBag(during, seat, back, card),
    event,
    rest: LONGER,
  };
}

/** Cards are thrown away out of a bag, out of the bomb, or from before a seat. */
function discard(scene: Scene, event: Of<'discarded'>, acting: Announced | null): Beat {
  const { from, seat, backs, cards } = event;
  const thrown = BACKS.flatMap((back) => Array<Back>(backs[back]).fill(back));
  if (from === 'bag') return emptied(scene, event, seat!, thrown, cards);
  const at = (from === 'bomb' ? acting?.aim.slot : acting?.aim.index) ?? 0;
  const during = from === 'bomb' ? withSlot(scene, at, EMPTY) : { ...scene, inPlay: scene.inPlay.toSpliced(at, 1) };
  const back = thrown[0] ?? 'trick';
  const lay = from === 'bomb' ? scene.bomb.slots[at]!.card : scene.inPlay[at]!.card;
  return {
    moves: [{ shows: [faceOf(lay, back), `down-${back}`], from: from === 'bomb' ? `slot/${at}` : `play/${at}`, to: 'bin' }],
    during,
    after: { ...during, bin: scene.bin + 1 },
    event,
    rest: LONGER,
  };
}

function emptied(scene: Scene, event: Of<'discarded'>, seat: number, thrown: readonly Back[], cards: readonly Card[] | null): Beat {
  const left = [...(cards ?? [])];
  const each = thrown.map((back) => {
    const at = left.findIndex((card) => backOf(card) === back);
    return { back, card: at < 0 ? null : left.splice(at, 1)[0]! };
  });
  const during = each.reduce((now, { back, card }) => outOfBag(now, seat, back, card), scene);
  const { mechanism, trick, gadget } = event.backs;
  return {
    moves: each.map(({ back, card }, index) => ({
      shows: [faceOf(card, back), back === 'mechanism' ? 'mechanism' : `down-${back}`],
      from: placeInBag(scene, seat, back, card),
      to: back === 'mechanism' ? 'supply' : 'bin',
      after: index * BEHIND,
    })),
    during,
    after: { ...during, bin: scene.bin + trick + gadget, supply: scene.supply + mechanism },
    event,
    rest: SHORT,
  };
}

function showMission(scene: Scene, event: Of<'mission_shown'>): Beat {
  const { seat, card } = event;
  const during = outOfBag(scene, seat, 'trick', card);
  return {
    moves: [{ shows: [faceOf(scene.places[seat]!.bag ? card : null, 'trick'), card], from: placeInBag(scene, seat, 'trick', card), to: 'bin' }],
    during,
    after: { ...during, bin: scene.bin + 1 },
    event,
    rest: LONGER,
  };
}

function pay(scene: Scene, event: Of<'paid'>): Beat {
  const { seat, survival, holder, mechanisms, danger_money, missions } = event;
  const coins = survival + holder + mechanisms + danger_money + missions;
  return {
    moves: Array.from({ length: Math.min(SEEN_COINS, coins) }, (_, index): Move => ({ shows: ['coin', 'coin'], from: 'bomb', to: `coins/${seat}`, after: index * BEHIND })),
    during: scene,
    after: withPlace(scene, seat, (place) => ({ ...place, coins: place.coins + coins })),
    event,
    rest: LONGER,
  };
}

/** What the explosion left is cleared away, Mechanisms to the supply and all else to the bin; then the next bomb is there. */
function clearAway(scene: Scene, event: Of<'new_bomb'>): Beat[] {
  const { bomb, holder } = event;
  const inBags = scene.places.reduce((sum, { count }) => sum + count.mechanism, 0);
  const burnt = scene.bomb.slots.filter((slot) => slot.back !== null).length;
  const slots = slotsOf(bomb);
  const cleared: Scene = {
    ...scene,
    places: scene.places.map((place) => ({ ...place, bag: place.bag?.filter((card) => card !== 'mechanism') ?? null, count: { ...place.count, mechanism: 0 } })),
    inPlay: [],
    bin: scene.bin + burnt + scene.inPlay.length,
    supply: scene.supply + inBags,
    explosion: null,
    holder: null,
    leapfrog: 0,
    fuse: null,
    bomb: { ...scene.bomb, armed: false, slots: [] },
  };
  const thing: Thing = `bomb-${bomb}`;
  return [
    {
      moves: [
        ...scene.bomb.slots.map(({ card, back }, at): Move => ({ shows: [faceOf(card, back ?? 'trick'), `down-${back ?? 'trick'}`], from: `slot/${at}`, to: 'bin', after: at * BEHIND })),
        ...scene.inPlay.map(({ card }, at): Move => ({ shows: [card, 'down-trick'], from: `play/${at}`, to: 'bin', after: at * BEHIND })),
        ...scene.places.flatMap(({ count }, seat) =>
          count.mechanism > 0 ? [{ shows: ['mechanism', 'mechanism'], from: placeInBag(scene, seat, 'mechanism', 'mechanism'), to: 'supply' } satisfies Move] : [],
        ),
      ],
      during: cleared,
      after: cleared,
      event,
      rest: SHORT,
    },
    {
      moves: [{ shows: [thing, thing], from: 'bomb', to: `plaque-${holder}` }],
      during: cleared,
      after: { ...cleared, holder, supply: cleared.supply - slots, bomb: { id: bomb, armed: false, rusted: false, slots: Array<Slot>(slots).fill(MECHANISM) } },
      event,
      rest: LONGER,
    },
  ];
}

function withSlots(scene: Scene, change: (slot: Slot, at: number) => Slot): Scene {
  return { ...scene, bomb: { ...scene.bomb, slots: scene.bomb.slots.map(change) } };
}

function withSlot(scene: Scene, at: number, slot: Slot): Scene {
  return withSlots(scene, (each, index) => (index === at ? slot : each));
}

function outOfBag(scene: Scene, seat: number, back: Back, card: Card | null): Scene {
  return withPlace(scene, seat, (place) => ({ ...place, count: counted(place.count, back, -1), bag: place.bag && card ? without(place.bag, card) : place.bag }));
}

function inBag(scene: Scene, seat: number, back: Back, card: Card | null): Scene {
  return withPlace(scene, seat, (place) => ({ ...place, count: counted(place.count, back, 1), bag: place.bag && card ? inOrder([...place.bag, card]) : place.bag }));
}

function counted(count: Backs, back: Back, more: number): Backs {
  return { ...count, [back]: count[back] + more };
}

function withPlace(scene: Scene, seat: number, change: (place: Place) => Place): Scene {
  return { ...scene, places: scene.places.map((place, at) => (at === seat ? change(place) : place)) };
}
