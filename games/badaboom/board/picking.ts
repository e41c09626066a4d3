// What a person has picked so far, and what touching something makes of it. A pick is a part of an action: every touch adds
// a field, as long as the server offers an action with it. Where a touch leads nowhere, the server says why not.

import { backOf } from './cards.ts';
import type { Action, Back, Card, Fields, Sight, Swap, View } from './types.ts';

/** A part of an action: its fields as far as they are picked. */
export interface Pick extends Fields {
  /** The card that is put where another is taken out: the next action, chosen along with this one. */
  then?: Card;
}

export const NOTHING: Pick = {};

/** What a touch leads to: another pick; or nowhere, and the server says why such an action may not be played. */
export type Touch = { pick: Pick } | { whyNot: Action };

/** The order in which the fields of an action are asked for. */
const ORDER = ['type', 'card', 'slot', 'to', 'target', 'index', 'put', 'back', 'recycle'] as const;

type Key = (typeof ORDER)[number];

const fieldsOf = (action: Action) => action as Fields;

/** What is asked: what is offered, and which slots are alike. */
type Asked = { legal: Sight['legal']; beside?: Sight['beside'] };

/** The slot that is offered where this one is touched: of those that are alike, the first stands for all. */
function standsFor({ beside }: Asked, slot: number): number {
  const alike = beside?.alike ?? [];
  return alike.includes(slot) ? alike[0]! : slot;
}

/** The actions on offer that a pick may become. */
export function offered(sight: Asked, { then, ...pick }: Pick): Action[] {
  // Whoever gives a Mechanism back sees what he draws before he puts something in.
  const kept = then === undefined ? pick : { ...pick, recycle: false };
  const asked = pick.slot === undefined ? kept : { ...kept, slot: standsFor(sight, pick.slot) };
  return sight.legal.filter((action) => Object.entries(asked).every(([key, value]) => fieldsOf(action)[key as Key] === value));
}

/** The one action that is left of a pick, with the very slot that was touched; null while there are several, or nothing is picked. */
export function whole(sight: Asked, pick: Pick): Action | null {
  const left = offered(sight, pick);
  if (left.length !== 1 || isNothing(pick)) return null;
  return pick.slot === undefined ? left[0]! : ({ ...left[0]!, slot: pick.slot } as Action);
}

export function isNothing(pick: Pick): boolean {
  return Object.keys(pick).length === 0;
}

/** What is to be picked next, with everything that can be; null where nothing is left to choose. */
export function nextOf(sight: Asked, pick: Pick): { key: Key; values: NonNullable<Fields[Key]>[] } | null {
  const left = offered(sight, pick);
  for (const key of ORDER) {
    if (pick[key] !== undefined) continue;
    const values = [...new Set(left.map((action) => fieldsOf(action)[key]))].filter((value) => value !== undefined);
    if (values.length > 1) return { key, values };
  }
  return null;
}

/** A pick with more fields; null where no action on offer has them all. */
function adding(sight: Asked, pick: Pick, more: Pick): Pick | null {
  const added = { ...pick, ...more };
  return offered(sight, added).length > 0 ? added : null;
}

/** A trick that cannot be played now, whole enough for the server to say why: aimed at whatever comes first. */
export function unplayable({ holder, seats, viewer }: View, card: Card): Action {
  const next = (holder + 1) % seats.length;
  const other = next === viewer ? holder : next;
  const aims: { [card: string]: Fields } = {
    shove: { to: next },
    hurl: { to: next },
    scapegoat: { target: other },
    'sleight-of-hand': { slot: 0, put: card },
    pickpocket: { target: other, back: 'trick' },
    'itching-powder': { target: other },
    'loose-screw': { slot: 0 },
    'safety-pin': { slot: 0 },
    'tin-snips': { index: 0 },
  };
  return { type: 'trick', card, ...aims[card] } as Action;
}

/** A card of one's own bag is touched: a trick to play, a card to put into the bomb, or the one that cancels. */
export function touchHand(sight: Sight, pick: Pick, card: Card): Touch {
  const { view } = sight;
  switch (view.phase) {
    case 'put':
      return toggled(sight, pick, { type: 'put', card });
    case 'react':
      if (card === 'nuh-uh') return toggled(sight, pick, { type: 'cancel' });
      return { whyNot: unplayable(view, card) };
    case 'tinker':
      if (pick.then === card) return { pick: dropped(pick, 'then') };
      return swapOf(sight, pick, card) ? { pick: { ...pick, then: card } } : { whyNot: { type: 'put', card } };
    default:
      break;
  }
  // Where a trick asks for a card to put into the bomb, touching one answers; a second touch takes it back.
  if (pick.card !== undefined && pick.slot !== undefined) {
    if (pick.put === card) return { pick: dropped(pick, 'put') };
    const put = adding(sight, dropped(pick, 'put'), { put: card });
    if (put) return { pick: put };
  }
  if (pick.card === card && pick.put === undefined) return { pick: NOTHING };
  const played = adding(sight, NOTHING, { type: 'trick', card });
  return played ? { pick: played } : { whyNot: unplayable(view, card) };
}

/** What comes of a card in the slot that is picked; null where it may not go in. */
export function swapOf({ beside }: Sight, pick: Pick, card: Card): Swap | null {
  if (pick.type !== 'take' || pick.slot === undefined || pick.recycle) return null;
  return beside?.swaps?.[pick.slot]?.[backOf(card)] ?? null;
}

/** A slot of the bomb is touched: to take what is in it, or as the aim of a trick. */
export function touchSlot(sight: Sight, pick: Pick, slot: number): Touch {
  if (sight.view.phase === 'tinker') return toggled(sight, pick, { type: 'take', slot });
  return aimed(sight, pick, { slot }, { type: 'take', slot, recycle: false });
}

/** A seat is touched: as the aim of a trick. */
export function touchSeat(sight: Sight, pick: Pick, seat: number): Touch | null {
  const before = dropped(dropped(dropped(pick, 'to'), 'target'), 'back');
  if (pick.card === undefined) return null;
  if (pick.to === seat || pick.target === seat) return { pick: before };
  const found = adding(sight, before, { to: seat }) ?? adding(sight, before, { target: seat });
  return found ? { pick: found } : { whyNot: { ...before, ...('to' in fieldsOf(offered(sight, before)[0]!) ? { to: seat } : { target: seat }) } as Action };
}

/** A heap of backs in somebody's bag is touched: whom to rob, and of what. */
export function touchBack(sight: Sight, pick: Pick, target: number, back: Back): Touch | null {
  if (pick.card === undefined) return null;
  const found = adding(sight, dropped(dropped(pick, 'target'), 'back'), { target, back });
  return found ? { pick: found } : touchSeat(sight, pick, target);
}

/** Something in play is touched: as what a trick removes. */
export function touchInPlay(sight: Sight, pick: Pick, index: number): Touch | null {
  if (pick.card === undefined) return null;
  return aimed(sight, pick, { index }, { ...pick, index } as Action);
}

function toggled(sight: Sight, pick: Pick, wanted: Pick): Touch {
  const isPicked = Object.entries(wanted).every(([key, value]) => pick[key as Key] === value);
  if (isPicked) return { pick: NOTHING };
  const found = adding(sight, NOTHING, wanted);
  return found ? { pick: found } : { whyNot: { ...wanted, ...(wanted.type === 'take' ? { recycle: false } : {}) } as Action };
}

/** A trick is given its aim, another aim, or none. */
function aimed(sight: Sight, pick: Pick, aim: Pick, otherwise: Action): Touch {
  if (pick.card === undefined) return { whyNot: otherwise };
  const [key, value] = Object.entries(aim)[0]! as [Key, number];
  const before = dropped(dropped(pick, key), 'put');
  if (pick[key] === value) return { pick: before };
  const found = adding(sight, before, aim);
  return found ? { pick: found } : { whyNot: { ...before, ...aim } as Action };
}

function dropped(pick: Pick, key: Key | 'then'): Pick {
  const { [key]: _, ...left } = pick;
  return left;
}

/** What can be touched now, given what is picked. */
interface Lit {
  cards: readonly Card[];
  slots: readonly number[];
  seats: readonly number[];
  /** Backs in bags, as `seat/back`. */
  backs: readonly string[];
  inPlay: readonly number[];
}

export const NONE_LIT: Lit = { cards: [], slots: [], seats: [], backs: [], inPlay: [] };

/** What is lit: what adds to the pick, and the cards with which one can begin anew. */
export function litBy(sight: Sight, pick: Pick): Lit {
  const { view, legal } = sight;
  const aims = pick.card === undefined || view.phase === 'put' ? [] : offered(sight, onlyCard(pick)).map(fieldsOf);
  const slots = (actions: readonly Fields[]) => view.bomb.slots.flatMap((_, at) => (actions.some(({ slot }) => slot === standsFor(sight, at)) ? [at] : []));
  const takes = view.phase === 'tinker' ? legal.map(fieldsOf) : aims;
  const puts = pick.slot === undefined ? [] : aims.flatMap(({ slot, put }) => (put !== undefined && slot === standsFor(sight, pick.slot!) ? [put] : []));
  return {
    cards: [...new Set(puts.length > 0 ? [...puts, pick.card!] : cardsLit(sight, pick))],
    slots: slots(takes),
    seats: [...new Set(aims.flatMap(({ to, target }) => to ?? target ?? []))],
    backs: aims.flatMap(({ target, back }) => (target !== undefined && back !== undefined ? [`${target}/${back}`] : [])),
    inPlay: aims.flatMap(({ index }) => index ?? []),
  };
}

/** The cards of one's own bag that begin something, or go on with it. */
function cardsLit(sight: Sight, pick: Pick): Card[] {
  const { view, legal } = sight;
  switch (view.phase) {
    case 'react':
      return legal.some(({ type }) => type === 'cancel') ? ['nuh-uh'] : [];
    case 'tinker':
      return (view.seats[view.holder]!.bag ?? []).filter((card) => swapOf(sight, pick, card) !== null);
    default:
      return legal.flatMap((action) => fieldsOf(action).card ?? []);
  }
}

function onlyCard({ type, card }: Pick): Pick {
  return { ...(type ? { type } : {}), ...(card ? { card } : {}) };
}
