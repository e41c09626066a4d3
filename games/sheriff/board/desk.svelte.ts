// What the person at the board has picked and put together so far, and the buttons that follow from it.
//
// Nothing here knows whether an action is allowed: every pick stays within what `sight.legal` offers.

import type { Choice } from '#web/board/contract.ts';
import { GOODS, classOf, groupOf, listOf, sameGoods, sorted, worth } from './goods.ts';
import { EMPTY, actionOf, fitted, formOf, isEmpty, samePromise, type Form, type Terms } from './offers.ts';
import { countWords, goodWords, inWords } from './words.ts';
import type { Action, Event, Good, Goods, Legal, MarketBounds, OfferView, SeatView, Side, Sight } from './types.ts';
import type { Sentence } from '#web/words/sentence.ts';
import type { Words } from '#web/words/words.ts';

/** What the desk is told of the table; read anew whenever it is needed. */
interface DeskContext {
  sight: Sight;
  past: readonly Event[];
  ready: boolean;
  names: string[];
  me: number | null;
  act: (action: Action) => void;
  whyNot: (action: Action) => void;
}

/** An offer that is being put together: to the sheriff, or by the sheriff to a merchant. */
interface Draft {
  to: number | null;
  replaces: number | null;
  form: Form;
}

/** Goods to pay a debt with. */
export interface Payment {
  legal: Goods;
  contraband: Good[];
}

type Of<Type> = Extract<Legal, { type: Type }>;

export class Desk {
  /** The places in the hand of the cards that were touched. */
  picked: number[] = $state.raw([]);
  taking: Record<Side, number> = $state.raw({ left: 0, right: 0 });
  kind: Good | null = $state(null);
  order: Good[] = $state.raw([]);
  #payment: Payment | null = $state.raw(null);
  /** The face-down cards picked for a proposal that asks for some. */
  unnamed: Good[] = $state.raw([]);
  draft: Draft | null = $state.raw(null);
  /** A decision that cannot be taken back, until it is confirmed. */
  deciding: Action | null = $state.raw(null);
  /** What the server says of the action that is considered; null until it has. */
  effect: Sentence | null = $state.raw(null);
  #selected: number | null = $state(null);
  readonly #around: () => DeskContext;

  constructor(around: () => DeskContext) {
    this.#around = around;
  }

  /** Another question: nothing is picked yet. */
  clear(): void {
    this.picked = [];
    this.taking = { left: 0, right: 0 };
    this.kind = null;
    this.order = [];
    this.#payment = null;
    this.unnamed = [];
    this.draft = null;
    this.deciding = null;
    this.effect = null;
  }

  get #view() {
    return this.#around().sight.view;
  }

  get #me(): number | null {
    return this.#around().me;
  }

  get #own(): SeatView | null {
    return this.#me === null ? null : (this.#view.seats[this.#me] ?? null);
  }

  get hand(): Good[] {
    return sorted(this.#own?.hand ?? []);
  }

  get cards(): Good[] {
    return this.picked.flatMap((index) => this.hand[index] ?? []);
  }

  /** What may be done, of one type. */
  of<Type extends Legal['type']>(type: Type): Of<Type>[] {
    const { ready, sight } = this.#around();
    return ready ? (sight.legal.filter((each) => each.type === type) as Of<Type>[]) : [];
  }

  get market(): MarketBounds | null {
    return (this.of('market')[0] as MarketBounds | undefined) ?? null;
  }

  /** Whether cards of the hand can be picked, and how many. */
  get mostPicked(): number {
    if (this.market) return this.market.set_aside.max;
    return Math.max(0, ...this.of('load').map((load) => load.cards.length));
  }

  /** Whether touching a card of the hand does something. */
  canPick(index: number): boolean {
    return this.picked.includes(index) || this.picked.length < this.mostPicked;
  }

  pick(index: number): void {
    if (!this.canPick(index)) return this.#around().whyNot(this.#oneMore(index));
    const there = this.picked.includes(index);
    this.picked = there ? this.picked.filter((each) => each !== index) : [...this.picked, index];
    const { left, right } = this.taking;
    const room = this.drawn;
    this.taking = { left: Math.min(left, room), right: Math.min(right, Math.max(0, room - left)) };
  }

  /** The action that takes one more card than can be taken: the server says why not. */
  #oneMore(index: number): Action {
    const cards = [...this.cards, ...(this.hand[index] ? [this.hand[index]] : [])];
    return this.market ? { type: 'market', set_aside: cards, ...this.taking } : { type: 'load', cards };
  }

  /** How many cards the market will bring. */
  get drawn(): number {
    return this.#around().sight.beside?.draws?.[this.picked.length] ?? 0;
  }

  /** How many can be taken from each pile besides what is taken from the other. */
  get most(): Record<Side, number> {
    const { market, taking, drawn } = this;
    if (!market) return { left: 0, right: 0 };
    return { left: Math.min(market.left.max, drawn - taking.right), right: Math.min(market.right.max, drawn - taking.left) };
  }

  take(pile: Side, count: number): void {
    const taking = { ...this.taking, [pile]: count };
    if (count <= this.most[pile]) this.taking = taking;
    else this.#around().whyNot({ type: 'market', set_aside: this.cards, ...taking });
  }

  move(from: number, to: number): void {
    const card = this.order[from]!;
    this.order = this.order.toSpliced(from, 1).toSpliced(to, 0, card);
  }

  /** The kinds that may be declared, and how many cards of the bag they would misname. */
  get kinds(): { good: Good; count: number; false: number }[] {
    const { misnamed } = this.#around().sight.beside ?? {};
    return this.of('declare').map(({ good, count }) => ({ good, count, false: misnamed?.[good] ?? 0 }));
  }

  /** The merchant whom the sheriff deals with: the one touched last, else the one called, else the first in line. */
  get selected(): number | null {
    const { view } = this.#around().sight;
    const closed = (seat: number | null | undefined) => seat != null && view.seats[seat]?.bag.state === 'closed';
    if (view.sheriff !== this.#me || view.phase !== 'inspect') return null;
    const candidates = [this.#selected, view.inspection?.called, ...view.seats.map((_, step) => (view.sheriff + 1 + step) % view.seats.length)];
    return candidates.find(closed) ?? null;
  }

  select(seat: number): void {
    this.#selected = seat;
    this.deciding = null;
    if (this.draft?.to !== seat) this.draft = null;
  }

  /** The bounds of the offer that is being put together; null where none can be made any more. */
  get bounds(): Terms | null {
    const { draft } = this;
    if (!draft) return null;
    return this.#boundsTo(draft.to);
  }

  #boundsTo(seat: number | null): Terms | null {
    const offer = seat === null ? this.of('offer')[0] : this.of('counter').find((each) => each.seat === seat);
    return offer && 'promises' in offer && isBounds(offer) ? offer : null;
  }

  get form(): Form | null {
    const { draft, bounds } = this;
    const payer = draft?.to ?? this.#me;
    return draft && bounds && payer !== null ? fitted(draft.form, bounds, payer) : null;
  }

  /** What was last offered between the two, to start from. */
  lastOf(payer: number): OfferView | null {
    const said = this.#around().past.findLast((event) => event.type === 'sheriff' || (event.type === 'offered' && event.offer.payer === payer));
    return said?.type === 'offered' ? said.offer : null;
  }

  /** Starts an offer to the sheriff, from another one where there is one. */
  offer(from: OfferView | null): void {
    const [bounds, seat] = [this.#boundsTo(null), this.#me];
    if (!bounds || seat === null) return;
    const passes = { do: 'let_pass' as const, seat };
    const own = bounds.promises.some((each) => samePromise(each, passes)) ? [passes] : [];
    this.deciding = null;
    this.effect = null;
    this.draft = { to: null, replaces: null, form: from ? formOf(from, bounds) : { ...EMPTY, promises: own } };
  }

  /** Starts a proposal of the sheriff's to a merchant; one that stands is answered by it. */
  counter(seat: number, from: OfferView | null): void {
    const bounds = this.#boundsTo(seat);
    if (!bounds || bounds.type !== 'counter') return;
    const replaces = from && bounds.replaces.includes(from.id) ? from.id : null;
    const passes = { do: 'let_pass' as const, seat };
    const own = bounds.promises.some((each) => samePromise(each, passes)) ? [passes] : [];
    this.#selected = seat;
    this.deciding = null;
    this.effect = null;
    this.draft = { to: seat, replaces, form: from ? formOf(from, bounds) : { ...EMPTY, promises: own } };
  }

  write(form: Form): void {
    if (this.draft) this.draft = { ...this.draft, form };
  }

  decide(action: Action): void {
    this.draft = null;
    this.effect = null;
    this.deciding = action;
  }

  /** How many of a good every payment takes at least, and how many one takes at most. */
  paidWith(good: Good): { min: number; max: number } {
    const counts = this.of('pay').map((each) => (each.legal[good] ?? 0) + (groupOf(each.contraband)[good] ?? 0));
    return { min: Math.min(...counts), max: Math.max(...counts) };
  }

  /** What is put together to pay with; it begins with what goes in any case. */
  get payment(): Payment {
    if (this.#payment) return this.#payment;
    const certain = GOODS.flatMap((good) => Array<Good>(this.of('pay').length > 0 ? this.paidWith(good).min : 0).fill(good));
    return { legal: groupOf(certain.filter(isLegal)), contraband: certain.filter((good) => !isLegal(good)) };
  }

  setPayment(payment: Payment): void {
    this.#payment = payment;
  }

  /** The payment that was put together, if it is one that is taken. */
  get paid(): Of<'pay'> | null {
    const { legal, contraband } = this.payment;
    return this.of('pay').find((each) => sameGoods(each.legal, legal) && sameGoods(groupOf(each.contraband), groupOf(contraband))) ?? null;
  }

  /** The payment that is worth least, and of those the one of fewest cards. */
  get cheapest(): Of<'pay'> | null {
    const cards = (each: Of<'pay'>) => [...listOf(each.legal), ...each.contraband];
    const payments = this.of('pay').toSorted((a, b) => worth(cards(a)) - worth(cards(b)) || cards(a).length - cards(b).length);
    return payments[0] ?? null;
  }

  /** The sheriff's proposal that this seat owes an answer to. */
  get proposal(): OfferView | null {
    const owes = this.#view.inspection?.owes;
    if (!owes || owes.seat !== this.#me) return null;
    return this.#view.inspection?.offers.find((offer) => offer.id === owes.offer) ?? null;
  }

  /** How many face-down cards the proposal asks this seat to pick, and from which ones. */
  get unnamedAsked(): { from: Good[]; count: number } | null {
    const accept = this.of('accept').find((each) => each.offer === this.proposal?.id);
    const asked = accept && 'unnamed' in accept ? accept.unnamed : undefined;
    return asked && !Array.isArray(asked) && asked.max > 0 ? { from: asked.from, count: asked.max } : null;
  }

  pickUnnamed(good: Good, count: number): void {
    this.unnamed = [...this.unnamed.filter((each) => each !== good), ...Array<Good>(count).fill(good)];
  }

  /** The action that waits to be confirmed, or is being put together; the server can say what it does. */
  get considered(): Action | null {
    if (this.deciding) return this.deciding;
    const { form, bounds } = this;
    return form && bounds && !isEmpty(form) ? actionOf(form, bounds, this.draft?.replaces ?? null) : null;
  }

  /** What the considered action does, in words; null until they are known. */
  get effectWords(): Words | null {
    const { names, me } = this.#around();
    return this.effect && inWords(this.effect, names, me);
  }

  /** What a decision that waits to be confirmed will do. */
  get warning(): Words | null {
    const { deciding } = this;
    const effect = this.effectWords ?? '';
    const name = (seat: number) => this.#around().names[seat] ?? '';
    switch (deciding?.type) {
      case 'inspect':
        return { id: 'sheriff-confirm-inspect', args: { name: name(deciding.seat), effect } };
      case 'let_pass':
        return { id: 'sheriff-confirm-let-pass', args: { name: name(deciding.seat), effect } };
      case 'accept':
        return { id: 'sheriff-confirm-accept', args: { effect } };
      default:
        return null;
    }
  }

  /** The buttons under the question. */
  get choices(): Choice[] {
    const { ready, me } = this.#around();
    if (!ready || me === null) return [];
    if (this.deciding) return this.#confirming(this.deciding);
    if (this.form && this.bounds) return this.#drafting(this.form, this.bounds);
    switch (this.#view.phase) {
      case 'market':
        return this.#marketing();
      case 'market-discard':
      case 'confiscate':
        return this.#discarding();
      case 'load':
        return this.#loading();
      case 'declare':
        return this.#declaring();
      case 'pay':
        return this.#paying();
      case 'inspect':
        return this.#view.sheriff === me ? this.#inspecting() : this.#answering();
      default:
        return [];
    }
  }

  #act(action: Action): () => void {
    return () => this.#around().act(action);
  }

  #marketing(): Choice[] {
    const { left, right } = this.taking;
    const deck = this.drawn - left - right;
    const args = { aside: this.picked.length, left, right, deck, drawn: this.drawn };
    const action: Action = { type: 'market', set_aside: this.cards, left, right };
    if (!this.market) return [];
    const more: Words = { id: 'sheriff-do-market-cards', args: { cards: this.cards.map((card) => goodWords(card)) } };
    return [{ words: { id: 'sheriff-do-market', args }, ...(this.cards.length > 0 && { more }), press: this.#act(action), does: 'market', main: true }];
  }

  #discarding(): Choice[] {
    return this.of('discard').map(({ pile }): Choice => ({
      words: { id: 'sheriff-do-discard', args: { pile } },
      more: { id: 'sheriff-do-discard-order', args: { cards: this.order.map((card) => goodWords(card)) } },
      press: this.#act({ type: 'discard', pile, cards: this.order }),
      does: 'discard',
    }));
  }

  #loading(): Choice[] {
    const { cards } = this;
    if (cards.length === 0) return [];
    const more: Words = { id: 'sheriff-do-load-cards', args: { cards: cards.map((card) => goodWords(card)) } };
    return [{ words: { id: 'sheriff-do-load', args: { count: cards.length } }, more, press: this.#act({ type: 'load', cards }), does: 'load', main: true }];
  }

  #declaring(): Choice[] {
    const kind = this.kinds.find((each) => each.good === this.kind);
    if (!kind) return [];
    const { good, count } = kind;
    const words: Words = { id: 'sheriff-do-declare', args: { goods: countWords(good, count), lie: kind.false > 0 ? 'yes' : 'no' } };
    return [{ words, press: this.#act({ type: 'declare', good, count }), does: 'declare', main: true }];
  }

  #paying(): Choice[] {
    const { paid, payment, cheapest } = this;
    const choices: Choice[] = [];
    const value = worth([...listOf(payment.legal), ...payment.contraband]);
    // What is more than enough, or not the right goods, can be tried: the server says why not.
    if (value >= (this.#view.debt?.amount ?? 0)) choices.push({ words: { id: 'sheriff-do-pay', args: { value } }, press: this.#act(paid ?? { type: 'pay', ...payment }), does: 'pay', main: true });
    if (cheapest && cheapest !== paid) choices.push({ words: { id: 'sheriff-do-pay-least' }, press: () => this.setPayment({ legal: cheapest.legal, contraband: cheapest.contraband }), does: 'pay' });
    return choices;
  }

  #inspecting(): Choice[] {
    const seat = this.selected;
    if (seat === null) return [];
    const name = this.#around().names[seat] ?? '';
    const choices: Choice[] = [];
    const [call] = this.of('call').filter((each) => each.seat === seat);
    const [open] = this.of('inspect').filter((each) => each.seat === seat);
    const [pass] = this.of('let_pass').filter((each) => each.seat === seat);
    if (call) choices.push({ words: { id: 'sheriff-do-call', args: { name } }, press: this.#act(call), does: 'call', main: true });
    if (this.#boundsTo(seat)) choices.push({ words: { id: 'sheriff-do-counter', args: { name } }, press: () => this.counter(seat, this.lastOf(seat)), does: 'counter' });
    // What a seal forbids can be tried all the same: the server says why not.
    choices.push({ words: { id: 'sheriff-do-inspect', args: { name } }, press: open ? () => this.decide(open) : () => this.#around().whyNot({ type: 'inspect', seat }), does: 'inspect' });
    choices.push({ words: { id: 'sheriff-do-let-pass', args: { name } }, press: pass ? () => this.decide(pass) : () => this.#around().whyNot({ type: 'let_pass', seat }), does: 'let_pass' });
    return choices;
  }

  #answering(): Choice[] {
    const { proposal } = this;
    const choices: Choice[] = [];
    const accept = this.of('accept').find((each) => each.offer === proposal?.id);
    if (proposal && accept) {
      const asked = this.unnamedAsked;
      if (!asked || this.unnamed.length === asked.count) {
        const action: Action = { type: 'accept', offer: proposal.id, ...(asked && { unnamed: this.unnamed }) };
        choices.push({ words: { id: 'sheriff-do-accept' }, press: () => this.decide(action), does: 'accept', main: true });
      }
    }
    const refuse = this.of('refuse').find((each) => each.offer === proposal?.id);
    if (refuse) choices.push({ words: { id: 'sheriff-do-refuse' }, press: this.#act(refuse), does: 'refuse' });
    const me = this.#me;
    const owed = me !== null && this.#view.inspection?.owes?.seat === me;
    if (this.#boundsTo(null)) {
      choices.push({ words: { id: 'sheriff-do-offer' }, press: () => this.offer(proposal ?? (owed ? this.lastOf(me) : null)), does: 'offer', main: owed && !proposal });
    }
    const [stand] = this.of('stand');
    if (stand) choices.push({ words: { id: 'sheriff-do-stand' }, press: this.#act(stand), does: 'stand' });
    return choices;
  }

  #drafting(form: Form, bounds: Terms): Choice[] {
    const { names } = this.#around();
    const back: Choice = { words: { id: 'sheriff-do-back' }, press: () => (this.draft = null) };
    if (isEmpty(form)) return [back];
    const words: Words = bounds.type === 'offer' ? { id: 'sheriff-do-send' } : { id: 'sheriff-do-propose', args: { name: names[bounds.seat] ?? '' } };
    const more = this.effectWords;
    return [{ words, ...(more && { more }), press: this.#act(actionOf(form, bounds, this.draft?.replaces ?? null)), does: bounds.type, main: true }, back];
  }

  #confirming(action: Action): Choice[] {
    const warning = this.warning;
    const id = action.type === 'inspect' ? 'sheriff-do-really-inspect' : action.type === 'let_pass' ? 'sheriff-do-really-let-pass' : 'sheriff-do-really-accept';
    const name = 'seat' in action ? (this.#around().names[action.seat] ?? '') : '';
    return [
      { words: { id, ...(name !== '' && { args: { name } }) }, ...(warning && { more: warning }), press: this.#act(action), does: action.type, main: true },
      { words: { id: 'sheriff-do-back' }, press: () => (this.deciding = null) },
    ];
  }

  /** Whether the seat may accept, refuse or withdraw an offer. */
  can(type: 'accept' | 'refuse' | 'withdraw', offer: number): boolean {
    return this.of(type).some((each) => each.offer === offer);
  }

  /** Plays something that needs no confirming. */
  play(action: Action): void {
    this.#around().act(action);
  }
}

function isLegal(good: Good): boolean {
  return classOf(good) === 'legal';
}

function isBounds(legal: Of<'offer'> | Of<'counter'>): legal is Terms {
  return typeof legal.give.coins === 'object';
}
