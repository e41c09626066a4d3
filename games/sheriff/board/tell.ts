// The game in words: what is asked, what happened, what a choice does, why a bot would make it, why it was refused.
// Only ids and arguments; the sentences are in ../words.

import type { BoardProps, Sight as AnySight, Telling } from '#web/board/contract.ts';
import { victory } from '#web/board/ending.ts';
import { byOf, nameOf, type By } from '#web/board/people.ts';
import type { Standings } from '#web/wire.ts';
import type { Argument, Picture, Words } from '#web/words/words.ts';
import { scoreOf, type Crown, type Crowns } from './crowns.ts';
import { entriesOf, GOODS, groupOf, LEGAL } from './goods.ts';
import { laterWords } from './later.ts';
import type { Fate, Word } from './record.ts';
import { sceneOf } from './scene.ts';
import type { Action, Event, Good, Goods, Later, Legal, Offer, Pledge, View } from './types.ts';

export type Sight = AnySight<View, Event, Legal>;
export type Props = BoardProps<View, Event, Action, Legal>;

export function goodWords(good: Good): Words {
  return { id: `sheriff-good-${good}` };
}

/** A good in the number that it has in its sentence. */
export function goodsWords(good: Good, count: number): Words {
  return { id: `sheriff-good-${good}.of`, args: { count } };
}

/** So many of a good, in words. */
export function countWords(good: Good, count: number): Words {
  return { id: 'sheriff-goods', args: { count, good: goodsWords(good, count) } };
}

/** The same for the log: a number and a picture to see, a number and a name to hear. */
function pictured(good: Good, count: number): Words {
  const picture: Picture = { card: good, name: goodsWords(good, count) };
  return { id: 'sheriff-goods', args: { count, good: picture } };
}

/** A group of goods for the log, kind by kind. */
function group(goods: Goods): Argument[] {
  return entriesOf(goods).map(([good, count]) => pictured(good, count));
}

const list = (goods: readonly Good[] | null | undefined): Argument[] => group(groupOf(goods ?? []));

/** The one to whom something is said or given. */
function toOf(seat: number, names: string[], me: number | null): Record<string, Argument> {
  return { whom: seat === me ? 'you' : 'other', to: names[seat] ?? '' };
}

export function coinWords(count: number): Words {
  return { id: 'sheriff-coins', args: { count } };
}

/** What the sheriff would undertake. */
export function pledgeWords({ do: deed, seat }: Pledge, names: string[], me: number | null): Words {
  const by = byOf(seat, names, me);
  return deed === 'inspect' ? { id: 'sheriff-promise-inspect', args: by } : { id: 'sheriff-promise-let-pass', args: by };
}

/** Everything that an offer gives. */
function giveWords({ give }: Offer): Argument[] {
  const parts: Argument[] = [];
  if (give.coins > 0) parts.push(coinWords(give.coins));
  parts.push(...group(give.legal), ...list(give.named));
  parts.push(...hiddenWords(give.unnamed_count, give.unnamed));
  parts.push(...group(give.bag).map((goods): Words => ({ id: 'sheriff-give-bag', args: { goods } })));
  return parts.length > 0 ? parts : [{ id: 'sheriff-give-nothing' }];
}

/** Face-down cards: how many, and which where one knows; nothing for none. */
function hiddenWords(count: number, goods: readonly Good[] | null | undefined): Words[] {
  if (count === 0) return [];
  if (goods && goods.length > 0) return [{ id: 'sheriff-give-unnamed-known', args: { count, goods: list(goods) } }];
  return [{ id: 'sheriff-give-unnamed', args: { count } }];
}

function saidWords({ by, text }: Later, names: string[], me: number | null): Words {
  return { id: 'sheriff-later-said', args: { ...byOf(by, names, me), text: laterWords(text) } };
}

/** An offer in one sentence: what is given, for what, and what is said for later. */
export function termsWords(offer: Offer, names: string[], me: number | null): Words {
  return { id: 'sheriff-terms', args: termsArgs(offer, names, me) };
}

function termsArgs(offer: Offer, names: string[], me: number | null): Record<string, Argument> {
  const promises = offer.promises.map((promise) => pledgeWords(promise, names, me));
  const later = offer.later.map((word) => saidWords(word, names, me));
  return {
    give: giveWords(offer),
    for: promises.length > 0 ? { id: 'sheriff-terms-for', args: { promises } } : '',
    later: later.length > 0 ? { id: 'sheriff-terms-later', args: { later } } : '',
  };
}

export function question({ view, viewer }: Sight): Words {
  const me = viewer as number;
  switch (view.phase) {
    case 'market':
      return { id: 'sheriff-question-market' };
    case 'market-discard':
      return { id: view.market?.set_aside_count === 1 ? 'sheriff-question-discard.one' : 'sheriff-question-discard' };
    case 'load':
      return { id: 'sheriff-question-load' };
    case 'declare':
      return { id: 'sheriff-question-declare', args: { count: view.seats[me]?.bag.cards_count ?? 0 } };
    case 'confiscate':
      return { id: view.confiscated?.cards.length === 1 ? 'sheriff-question-confiscate.one' : 'sheriff-question-confiscate' };
    case 'pay':
      return { id: 'sheriff-question-pay', args: { amount: view.debt?.amount ?? 0 } };
    default:
      break;
  }
  const owes = view.inspection?.owes;
  if (owes?.seat === me) return owes.offer === null ? { id: 'sheriff-question-called' } : { id: 'sheriff-question-proposal' };
  return { id: 'sheriff-question-inspect', args: { count: view.seats.filter((seat) => seat.bag.state === 'closed').length } };
}

export function tell(event: Event, { before, after, names, me }: Telling<View>): Words | null {
  const by = (seat: number) => byOf(seat, names, me);
  const view = before ?? after;
  switch (event.type) {
    case 'sheriff':
      return { id: 'sheriff-event-sheriff', args: { ...by(event.seat), round: event.round } };
    case 'set_aside':
      return event.count === 0
        ? { id: 'sheriff-event-kept-all', args: by(event.seat) }
        : { id: 'sheriff-event-set-aside', args: { ...by(event.seat), count: event.count, cards: list(event.cards) } };
    case 'took':
      return tellTaking(event.left, event.right, by(event.seat));
    case 'drew':
      return event.count === 0 ? null : { id: 'sheriff-event-drew', args: { ...by(event.seat), count: event.count, cards: list(event.cards) } };
    case 'reshuffled':
      return { id: 'sheriff-event-reshuffled', args: { count: event.count } };
    case 'discarded':
      return { id: 'sheriff-event-discarded', args: { ...by(event.seat), pile: event.pile, cards: list(event.cards) } };
    case 'loaded':
      return { id: 'sheriff-event-loaded', args: { ...by(event.seat), cards: list(event.cards) } };
    case 'bags_closed': {
      const bags = event.counts.flatMap((count, seat): Argument[] =>
        count > 0 ? [{ id: 'sheriff-event-bags-closed-seat', args: { name: nameOf(seat, names, me), count } }] : [],
      );
      return { id: 'sheriff-event-bags-closed', args: { bags } };
    }
    case 'declared':
      return { id: 'sheriff-event-declared', args: { ...by(event.seat), goods: pictured(event.good, event.count) } };
    case 'called':
      return { id: 'sheriff-event-called', args: { ...by(event.seat) } };
    case 'stood':
      return { id: 'sheriff-event-stood', args: by(event.seat) };
    case 'offered': {
      const { offer } = event;
      const terms = termsArgs(offer, names, me);
      return offer.by === offer.payer
        ? { id: 'sheriff-event-offered', args: { ...by(offer.by), ...terms } }
        : { id: 'sheriff-event-proposed', args: { ...by(offer.by), ...toOf(offer.payer, names, me), ...terms } };
    }
    case 'refused': {
      const offer = view.inspection?.offers.find((each) => each.id === event.offer);
      // A merchant's offer is refused by the sheriff, the sheriff's by the one who was to pay.
      const refuser = event.by === view.sheriff ? (offer?.payer ?? event.by) : view.sheriff;
      return { id: 'sheriff-event-refused', args: { ...by(refuser), of: ownerOf(event.by, names, me) } };
    }
    case 'withdrawn':
      return { id: 'sheriff-event-withdrawn', args: by(event.by) };
    case 'lapsed':
      return { id: 'sheriff-event-lapsed', args: by(event.by) };
    case 'deal':
      return { id: 'sheriff-event-deal', args: { ...by(event.offer.payer), ...termsArgs(event.offer, names, me) } };
    case 'passed':
      return {
        id: 'sheriff-event-passed',
        args: { ...by(event.seat), what: [...group(event.legal), ...hiddenWords(event.contraband_count, event.contraband)] },
      };
    case 'handed_over': {
      const goods = GOODS.flatMap((good): Argument[] => (good in event.goods ? [pictured(good, event.goods[good] ?? 0)] : []));
      return { id: 'sheriff-event-handed-over', args: { ...by(event.from), goods } };
    }
    case 'opened':
      return { id: 'sheriff-event-opened', args: { ...by(event.seat), cards: list(event.cards), truth: event.truth ? 'yes' : 'no' } };
    case 'confiscated':
      return { id: 'sheriff-event-confiscated', args: { ...by(event.seat), cards: list(event.cards) } };
    case 'paid': {
      const what: Argument[] = [...(event.coins > 0 ? [coinWords(event.coins)] : []), ...group(event.legal), ...list(event.contraband)];
      return what.length === 0 ? null : { id: 'sheriff-event-paid', args: { ...by(event.from), ...toOf(event.to, names, me), what } };
    }
    case 'forgiven':
      return { id: 'sheriff-event-forgiven', args: { ...by(event.from), amount: event.amount } };
    case 'time_up':
      return { id: 'sheriff-event-time-up' };
    case 'refilled':
      return event.count === 0 ? null : { id: 'sheriff-event-refilled', args: { ...by(event.seat), count: event.count, cards: list(event.cards) } };
    case 'game_over':
      return { id: 'sheriff-event-game-over' };
  }
}

function ownerOf(seat: number, names: string[], me: number | null): Words {
  return { id: 'sheriff-offer-of', args: byOf(seat, names, me) };
}

function tellTaking(left: Good[], right: Good[], by: By): Words | null {
  if (left.length + right.length === 0) return null;
  const from = left.length === 0 ? 'right' : right.length === 0 ? 'left' : 'both';
  return { id: 'sheriff-event-took', args: { ...by, from, left: list(left), right: list(right) } };
}

export function label(action: Action, names: string[] = []): Words {
  switch (action.type) {
    case 'market':
      return marketWords(action.set_aside, action.left, action.right);
    case 'discard':
      return { id: 'sheriff-action-discard', args: { pile: action.pile, cards: list(action.cards) } };
    case 'load':
      return { id: 'sheriff-action-load', args: { cards: list(action.cards) } };
    case 'declare':
      return { id: 'sheriff-action-declare', args: { goods: pictured(action.good, action.count) } };
    case 'call':
      return { id: 'sheriff-action-call', args: seatArgs(action.seat, names) };
    case 'inspect':
      return { id: 'sheriff-action-inspect', args: seatArgs(action.seat, names) };
    case 'let_pass':
      return { id: 'sheriff-action-let-pass', args: seatArgs(action.seat, names) };
    case 'offer':
      return { id: 'sheriff-action-offer', args: labelTerms({ ...action, give: { ...action.give, unnamed_count: action.give.unnamed?.length ?? 0 } }, names) };
    case 'counter':
      return { id: 'sheriff-action-counter', args: { ...seatArgs(action.seat, names), ...labelTerms({ ...action, give: action.give }, names) } };
    case 'stand':
      return { id: 'sheriff-action-stand' };
    case 'accept':
      return { id: 'sheriff-action-accept' };
    case 'refuse':
      return { id: 'sheriff-action-refuse' };
    case 'withdraw':
      return { id: 'sheriff-action-withdraw' };
    case 'pay':
      return { id: 'sheriff-action-pay', args: { what: [...group(action.legal), ...list(action.contraband)] } };
    case 'time_up':
      return { id: 'sheriff-action-time-up' };
  }
}

/** What the market's action does. */
export function marketWords(aside: readonly Good[], left: number, right: number): Words {
  const cards = aside.length > 0 ? list(aside) : [{ id: 'sheriff-no-goods' } as Words];
  return { id: 'sheriff-action-market', args: { cards, left, right, piles: left + right } };
}

function seatArgs(seat: number, names: string[]): Record<string, Argument> {
  return { name: names[seat] ?? { id: 'sheriff-board-seat', args: { seat: seat + 1 } } };
}

function labelTerms(terms: Pick<Offer, 'give' | 'promises' | 'later'>, names: string[]): Record<string, Argument> {
  const offer: Offer = { id: -1, by: -1, payer: -1, ...terms };
  return termsArgs({ ...offer, promises: terms.promises ?? [], later: terms.later ?? [] }, names, null);
}

const REASONS = [
  'all-true',
  'risks-a-lie',
  'worth-hiding',
  'collects',
  'takes-from-pile',
  'likely-honest',
  'likely-lying',
  'pays-less-than-the-fine',
  'offer-is-worth-it',
  'offer-is-too-little',
  'asks-for-more',
  'lets-another-be-opened',
  'cheapest-payment',
  'buries-for-others',
  'nothing-to-gain',
];

/** Reasons are named with `_` or `-`; the goods and seats among their numbers become words. */
export function why(reason: string, numbers: Record<string, number | string>, names: string[] = []): Words | null {
  const known = reason.replaceAll('_', '-');
  if (!REASONS.includes(known)) return null;
  const args: Record<string, Argument> = { ...numbers };
  const good = GOODS.find((each) => each === numbers.good);
  args.good = good ? { id: `sheriff-good-${good}.many` } : { id: 'sheriff-goods-some' };
  const seat = Number(numbers.seat);
  args.name = Number.isInteger(seat) ? (names[seat] ?? { id: 'sheriff-board-seat', args: { seat: seat + 1 } }) : { id: 'sheriff-board-somebody' };
  for (const number of ['count', 'coins', 'fine', 'value', 'percent']) args[number] ??= 0;
  return { id: `sheriff-why-${known}`, args };
}

const REFUSALS = [
  'bad_shape',
  'wrong_phase',
  'answer_owed',
  'unknown_card',
  'wrong_count',
  'not_in_hand',
  'wrong_cards',
  'not_legal_good',
  'not_timed',
  'not_called',
  'no_such_offer',
  'haggle_over',
  'too_many_offers',
  'empty_offer',
  'not_closed',
  'bad_promise',
  'bad_bag',
  'bound',
  'cannot_pay',
  'bad_payment',
];

export function refused(reason: string): Words | null {
  return REFUSALS.includes(reason) ? { id: `sheriff-refusal-${reason.replaceAll('_', '-')}` } : null;
}

export function lesson({ view, viewer, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0 || viewer === 'spectator') return null;
  switch (view.phase) {
    case 'market':
      return { id: 'market', words: { id: 'sheriff-lesson-market' } };
    case 'market-discard':
      return { id: 'discard', words: { id: 'sheriff-lesson-discard' } };
    case 'load':
      return { id: 'load', words: { id: 'sheriff-lesson-load' } };
    case 'declare':
      return { id: 'declare', words: { id: 'sheriff-lesson-declare' } };
    case 'confiscate':
      return { id: 'confiscate', words: { id: 'sheriff-lesson-confiscate' } };
    case 'pay':
      return { id: 'pay', words: { id: 'sheriff-lesson-pay' } };
    case 'inspect':
      break;
    default:
      return null;
  }
  const { inspection } = view;
  if (inspection?.owes?.seat === viewer) {
    return inspection.owes.offer === null
      ? { id: 'called', words: { id: 'sheriff-lesson-called' } }
      : { id: 'proposal', words: { id: 'sheriff-lesson-proposal' } };
  }
  if (view.sheriff !== viewer) return null;
  if (inspection?.must.some((deed) => deed !== null)) return { id: 'bound', words: { id: 'sheriff-lesson-bound' } };
  return inspection && inspection.offers.length > 0
    ? { id: 'offer', words: { id: 'sheriff-lesson-offer' } }
    : { id: 'inspect', words: { id: 'sheriff-lesson-inspect' } };
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'market':
    case 'market-discard':
      return 'market';
    case 'load':
      return 'load';
    case 'declare':
      return 'declare';
    case 'confiscate':
      return 'inspect';
    case 'inspect':
      return view.inspection && (view.inspection.owes || view.inspection.offers.length > 0) ? 'bribes' : 'inspect';
    case 'pay':
      return 'debts';
    default:
      return 'end';
  }
}

/** What each seat would score if the game ended now, without what lies face down. */
export function standing(view: View): number[] {
  const { places } = sceneOf(view);
  const open = view.phase === 'over' ? places : places.map((place) => ({ ...place, contraband: null }));
  return open.map((_, seat) => scoreOf(open, seat));
}

/** King and Queen of a good, in one sentence. */
export function crownWords({ good, king, queen }: Crowns, names: string[], me: number | null): Words {
  const many: Words = { id: `sheriff-good-${good}.many` };
  if (!king) return { id: 'sheriff-crown-nobody', args: { good: many } };
  const crown = (of: Crown) => ({ names: of.seats.map((seat) => nameOf(seat, names, me)), count: of.count, points: of.points });
  const kings: Words = { id: king.seats.length > 1 ? 'sheriff-crown-kings' : 'sheriff-crown-king', args: { good: many, ...crown(king) } };
  if (!queen) return kings;
  return { id: 'sheriff-crown-both', args: { king: kings, queen: { id: queen.seats.length > 1 ? 'sheriff-crown-queens' : 'sheriff-crown-queen', args: crown(queen) } } };
}

export function ending(result: Standings, names: string[], me: number | null): Words[] {
  const won = victory(result, names, me, {
    alone: 'sheriff-end',
    shared: 'sheriff-end-shared',
    tieBreaks: [
      { part: 'legal_cards', id: 'sheriff-end-by-legal' },
      { part: 'contraband_cards', id: 'sheriff-end-by-contraband' },
    ],
  });
  return [...won, ...bonusWords(result, names, me)];
}

/** What the Kings and Queens of each good got, good by good. */
function bonusWords({ seats }: Standings, names: string[], me: number | null): Words[] {
  return LEGAL.flatMap((good): Words[] => {
    const gains = seats.flatMap(({ breakdown }, seat): { seat: number; points: number }[] => {
      const bonus = breakdown.bonus;
      const points = typeof bonus === 'object' ? (bonus[good] ?? 0) : 0;
      return points > 0 ? [{ seat, points }] : [];
    });
    if (gains.length === 0) return [];
    const told = gains
      .sort((a, b) => b.points - a.points)
      .map(({ seat, points }): Words => ({ id: 'sheriff-end-bonus-seat', args: { name: nameOf(seat, names, me), points } }));
    return [{ id: 'sheriff-end-bonus', args: { good: { id: `sheriff-good-${good}.many` }, gains: told } }];
  });
}

export const scoreParts: { key: string; words: Words }[] = [
  { key: 'legal', words: { id: 'sheriff-score-legal.column' } },
  { key: 'contraband', words: { id: 'sheriff-score-contraband' } },
  { key: 'coins', words: { id: 'sheriff-score-coins' } },
  { key: 'bonus', words: { id: 'sheriff-score-bonus' } },
];

/** A word given, in the ledger. */
export function wordWords(word: Word, names: string[], me: number | null): Words {
  const args = { ...byOf(word.by, names, me), to: nameOf(word.to, names, me), round: word.round };
  if (word.about === 'bag') return { id: 'sheriff-ledger-bag', args };
  return { id: 'sheriff-ledger-word', args: { ...args, text: laterWords(word.text) } };
}

export function fateWords(fate: Fate): Words {
  return { id: `sheriff-ledger-${fate}` };
}
