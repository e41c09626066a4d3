// An offer while it is being put together: a form that is filled within the bounds the server gives.

import { countOf, entriesOf, groupOf, listOf, trimmed, without } from './goods.ts';
import type { Action, CounterBounds, Good, Goods, Later, Offer, OfferBounds, Pledge } from './types.ts';
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
  promises: Pledge[];
  later: Later[];
}

export type Terms = OfferBounds | CounterBounds;

export const EMPTY: Form = { coins: 0, legal: {}, named: [], unnamed: [], unnamedCount: 0, bag: {}, promises: [], later: [] };

/** A form that says what an offer says, as far as the bounds allow. */
export function formOf(offer: Offer, bounds: Terms): Form {
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
  return fitted(form, bounds);
}

/** The form brought within the bounds. */
export function fitted(form: Form, bounds: Terms): Form {
  const { give } = bounds;
  const promises = form.promises.filter((promise) => bounds.promises.some((each) => samePledge(each, promise)));
  const legal = trimmed(Object.fromEntries(entriesOf(form.legal).map(([good, count]) => [good, Math.min(count, give.legal[good] ?? 0)])));
  return {
    ...form,
    ...contrabandWithin(form, bounds),
    coins: Math.min(form.coins, give.coins.max),
    legal,
    bag: groupOf(listOf(form.bag).slice(0, give.bag.max)),
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

/** What of a list is there. */
function within(list: readonly Good[], there: readonly Good[]): Good[] {
  const left = groupOf(there);
  return list.filter((good) => {
    const count = left[good] ?? 0;
    left[good] = count - 1;
    return count > 0;
  });
}

export function samePledge(a: Pledge, b: Pledge): boolean {
  return a.do === b.do && a.seat === b.seat;
}

/** Whether a form says nothing at all. */
export function isEmpty({ coins, legal, named, unnamed, unnamedCount, bag, promises, later }: Form): boolean {
  return coins + countOf(legal) + named.length + unnamed.length + unnamedCount + countOf(bag) + promises.length + later.length === 0;
}

/** The promise made about a bag; null for none. */
export function pledgeFor(form: Form, seat: number): Pledge['do'] | null {
  return form.promises.find((promise) => promise.seat === seat)?.do ?? null;
}

/** The form with another promise about a bag, or none. Goods of a bag can only be promised if it is to pass. */
export function withPledge(form: Form, seat: number, deed: Pledge['do'] | null, payer: number): Form {
  const others = form.promises.filter((promise) => promise.seat !== seat);
  const bag = seat === payer && deed !== 'let_pass' ? {} : form.bag;
  return { ...form, bag, promises: deed ? [...others, { do: deed, seat }] : others };
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
export interface Preset {
  words: Words;
  form: Form;
}

/** How many coins the ready sentences speak of: a merchant's, the sheriff's, and on top of the last offer. */
const SUMS = [3, 5, 10];
const PRICES = [5, 10, 15];
const MORE = [2, 5];

/** The ready sentences that the bounds allow: for one's own bag, against another's, or on top of the last offer. */
export function presetsOf(bounds: Terms, payer: number, last: Form | null, names: string[]): Preset[] {
  const coins = bounds.give.coins.max;
  const can = (promise: Pledge) => bounds.promises.some((each) => samePledge(each, promise));
  const passes: Pledge = { do: 'let_pass', seat: payer };
  const presets: Preset[] = [];
  if (last) {
    for (const more of MORE) {
      if (last.coins + more <= coins) presets.push({ words: { id: 'sheriff-ready-more', args: { more } }, form: { ...last, coins: last.coins + more } });
    }
  }
  if (bounds.type === 'counter') {
    const prices = can(passes) ? PRICES.filter((price) => price <= coins) : [];
    return [...presets, ...prices.map((sum): Preset => ({ words: { id: 'sheriff-ready-price', args: { sum } }, form: { ...EMPTY, coins: sum, promises: [passes] } }))];
  }
  if (can(passes)) {
    presets.push({ words: { id: 'sheriff-ready-nothing' }, form: { ...EMPTY, promises: [passes] } });
    for (const sum of SUMS) {
      if (sum <= coins) presets.push({ words: { id: 'sheriff-ready-forget', args: { sum } }, form: { ...EMPTY, coins: sum, promises: [passes] } });
    }
  }
  const others = bounds.promises.filter((promise) => promise.do === 'inspect' && promise.seat !== payer);
  for (const promise of others) {
    if (coins >= 3) {
      const words: Words = { id: 'sheriff-ready-open', args: { sum: 3, name: names[promise.seat] ?? '' } };
      presets.push({ words, form: { ...EMPTY, coins: 3, promises: [promise] } });
    }
  }
  return presets;
}
