// An offer while it is being put together: a form that is filled within the bounds the server gives.

import { countOf, entriesOf, groupOf, listOf, trimmed, without } from './goods.ts';
import { FACTS } from './told.ts';
import type { Action, BagPromise, CounterBounds, Good, Goods, Later, OfferBounds, OfferView } from './types.ts';
import type { Words } from '#web/words/words.ts';

export interface Form {
  coins: number;
  legal: Goods;
  named: Good[];
  /** Contraband that the payer picks and nobody sees. */
  unnamed: Good[];
  /** The same where the sheriff asks: only how many. */
  unnamedCount: number;
  bag: Goods;
  promises: BagPromise[];
  later: Later[];
}

export type Terms = OfferBounds | CounterBounds;

export const EMPTY: Form = { coins: 0, legal: {}, named: [], unnamed: [], unnamedCount: 0, bag: {}, promises: [], later: [] };

/** A form that says what an offer says, as far as the bounds allow. */
export function formOf(offer: OfferView, bounds: Terms): Form {
  const { give, promises, later } = offer;
  const form: Form = {
    coins: give.coins,
    legal: trimmed(give.legal),
    named: give.named,
    unnamed: give.unnamed ?? [],
    unnamedCount: give.unnamed_count,
    bag: trimmed(give.bag),
    promises,
    later,
  };
  return fitted(form, bounds, offer.payer);
}

/** The form brought within the bounds. */
export function fitted(form: Form, bounds: Terms, payer: number): Form {
  const { give } = bounds;
  const promises = form.promises.filter((promise) => bounds.promises.some((each) => samePromise(each, promise)));
  const legal = trimmed(Object.fromEntries(entriesOf(form.legal).map(([good, count]) => [good, Math.min(count, give.legal[good] ?? 0)])));
  return {
    ...form,
    ...contrabandWithin(form, bounds),
    coins: Math.min(form.coins, give.coins.max),
    legal,
    bag: groupOf(listOf(form.bag).slice(0, mostOfBag({ promises }, bounds, payer))),
    promises,
  };
}

function contrabandWithin(form: Form, bounds: Terms): Pick<Form, 'named' | 'unnamed' | 'unnamedCount'> {
  if (bounds.type === 'counter') {
    const { max } = bounds.give.contraband;
    const named = form.named.slice(0, max);
    return { named, unnamed: [], unnamedCount: Math.min(form.unnamedCount, max - named.length) };
  }
  const own = bounds.give.contraband;
  const named = within(form.named, own);
  const unnamed = within(form.unnamed, without(own, named));
  return { named, unnamed, unnamedCount: unnamed.length };
}

/** The part of a list that is there. */
function within(list: readonly Good[], there: readonly Good[]): Good[] {
  const left = groupOf(there);
  return list.filter((good) => {
    const count = left[good] ?? 0;
    left[good] = count - 1;
    return count > 0;
  });
}

export function samePromise(a: BagPromise, b: BagPromise): boolean {
  return a.do === b.do && a.seat === b.seat;
}

/** Whether a form says nothing at all. */
export function isEmpty({ coins, legal, named, unnamed, unnamedCount, bag, promises, later }: Form): boolean {
  return coins + countOf(legal) + named.length + unnamed.length + unnamedCount + countOf(bag) + promises.length + later.length === 0;
}

/** The promise made about a bag; null for none. */
export function promiseFor(form: Form, seat: number): BagPromise['do'] | null {
  return form.promises.find((promise) => promise.seat === seat)?.do ?? null;
}

/** The form with another promise about a bag, or none. */
export function withPromise(form: Form, seat: number, deed: BagPromise['do'] | null): Form {
  const others = form.promises.filter((promise) => promise.seat !== seat);
  return { ...form, promises: deed ? [...others, { do: deed, seat }] : others };
}

/** How many cards of the payer's bag the form can give: none without the promise that the game asks for. */
export function mostOfBag({ promises }: Pick<Form, 'promises'>, { give }: Terms, payer: number): number {
  return promises.some((promise) => samePromise(promise, { do: FACTS.for_the_bag, seat: payer })) ? give.bag.max : 0;
}

/** What is sent. */
export function actionOf(form: Form, bounds: Terms, replaces: number | null): Action {
  const { coins, legal, named, bag, promises, later } = form;
  if (bounds.type === 'offer') {
    return { type: 'offer', give: { coins, legal, named, unnamed: form.unnamed, bag }, promises, later };
  }
  const give = { coins, legal, named, unnamed_count: form.unnamedCount, bag };
  return { type: 'counter', seat: bounds.seat, replaces, give, promises, later };
}

/** A ready sentence, and the form that says it. */
interface Preset {
  words: Words;
  form: Form;
}

/** How many coins can be put on top of the last offer by one word. */
const MORE = [2, 5];

/** The ready sentences that the bounds allow: those of the game, and more coins than the last offer had. */
export function presetsOf(bounds: Terms, payer: number, last: Form | null, names: string[]): Preset[] {
  const most = bounds.give.coins.max;
  const raised = last ? MORE.map((more): Preset => ({ words: { id: 'sheriff-ready-more', args: { more } }, form: { ...last, coins: last.coins + more } })) : [];
  const ready = FACTS.ready[bounds.type].flatMap(({ id, sums, do: deed, whose }) => {
    const promises = bounds.promises.filter((promise) => promise.do === deed && (promise.seat === payer) === (whose === 'payers'));
    return promises.flatMap((promise) => sums.map((sum): Preset => ({ words: { id, args: { sum, name: names[promise.seat] ?? '' } }, form: { ...EMPTY, coins: sum, promises: [promise] } })));
  });
  return [...raised, ...ready].filter(({ form }) => form.coins <= most);
}
