// The goods in the box: their class, what they are worth and what they cost when they are found, and groups of them.

import type { Good, Goods } from './types.ts';

export type Class = 'legal' | 'contraband' | 'royal';

interface Fact {
  class: Class;
  value: number;
  penalty: number;
  /** What it counts for King and Queen, and how often. */
  counts?: [kind: Good, times: number];
}

const FACTS: Record<Good, Fact> = {
  apple: { class: 'legal', value: 2, penalty: 2, counts: ['apple', 1] },
  cheese: { class: 'legal', value: 3, penalty: 2, counts: ['cheese', 1] },
  bread: { class: 'legal', value: 3, penalty: 2, counts: ['bread', 1] },
  chicken: { class: 'legal', value: 4, penalty: 2, counts: ['chicken', 1] },
  pepper: { class: 'contraband', value: 6, penalty: 4 },
  mead: { class: 'contraband', value: 7, penalty: 4 },
  silk: { class: 'contraband', value: 8, penalty: 4 },
  crossbow: { class: 'contraband', value: 9, penalty: 4 },
  'green-apple': { class: 'royal', value: 4, penalty: 3, counts: ['apple', 2] },
  'golden-apple': { class: 'royal', value: 6, penalty: 4, counts: ['apple', 3] },
  gouda: { class: 'royal', value: 6, penalty: 4, counts: ['cheese', 2] },
  bleu: { class: 'royal', value: 9, penalty: 5, counts: ['cheese', 3] },
  rye: { class: 'royal', value: 6, penalty: 4, counts: ['bread', 2] },
  pumpernickel: { class: 'royal', value: 9, penalty: 5, counts: ['bread', 3] },
  'royal-rooster': { class: 'royal', value: 8, penalty: 4, counts: ['chicken', 2] },
};

/** All goods, in the order of the rules. */
export const GOODS = Object.keys(FACTS) as Good[];
/** The goods that may be declared. */
export const LEGAL: readonly Good[] = GOODS.filter((good) => classOf(good) === 'legal');

export function classOf(good: Good): Class {
  return FACTS[good].class;
}

export function valueOf(good: Good): number {
  return FACTS[good].value;
}

export function penaltyOf(good: Good): number {
  return FACTS[good].penalty;
}

/** The legal good that it counts for, and how often; null for contraband that is not royal. */
export function countsFor(good: Good): [kind: Good, times: number] | null {
  return FACTS[good].counts ?? null;
}

/** The goods that can occur at a table. */
export function goodsAt(seats: number, royal: boolean): Good[] {
  const missing: Good[] = seats === 3 ? ['bread', 'bleu', 'rye', 'pumpernickel'] : [];
  return GOODS.filter((good) => !missing.includes(good) && (royal || classOf(good) !== 'royal'));
}

/** The legal goods at a table. */
export function legalAt(seats: number): Good[] {
  return goodsAt(seats, false).filter((good) => classOf(good) === 'legal');
}

/** The goods of a group one by one, in the order of the rules. */
export function listOf(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array<Good>(goods[good] ?? 0).fill(good));
}

/** A list as a group. */
export function groupOf(list: readonly Good[]): Goods {
  const group: Goods = {};
  for (const good of list) group[good] = (group[good] ?? 0) + 1;
  return group;
}

/** How many goods a group has. */
export function countOf(goods: Goods): number {
  return Object.values(goods).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The goods of a group with their numbers, in the order of the rules; none that is not there. */
export function entriesOf(goods: Goods): [good: Good, count: number][] {
  return GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [[good, goods[good]!] as [Good, number]] : []));
}

/** The group without what there is none of. */
export function trimmed(goods: Goods): Goods {
  return Object.fromEntries(entriesOf(goods));
}

/** The group with more of one good, or fewer. */
export function changed(goods: Goods, good: Good, by: number): Goods {
  return trimmed({ ...goods, [good]: Math.max(0, (goods[good] ?? 0) + by) });
}

/** Both groups together. */
export function together(a: Goods, b: Goods): Goods {
  return entriesOf(b).reduce((sum, [good, count]) => changed(sum, good, count), trimmed(a));
}

/** The list in the order of the rules. */
export function sorted(list: readonly Good[]): Good[] {
  return [...list].sort((a, b) => GOODS.indexOf(a) - GOODS.indexOf(b));
}

/** The list without these, each taken out once. */
export function without(list: readonly Good[], gone: readonly Good[]): Good[] {
  return gone.reduce<Good[]>((rest, good) => {
    const at = rest.indexOf(good);
    return at < 0 ? rest : rest.toSpliced(at, 1);
  }, [...list]);
}

export function sameGoods(a: Goods, b: Goods): boolean {
  return GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));
}

/** What goods are worth together. */
export function worth(list: readonly Good[]): number {
  return list.reduce((sum, good) => sum + valueOf(good), 0);
}

/** What finding them would cost. */
export function fine(list: readonly Good[]): number {
  return list.reduce((sum, good) => sum + penaltyOf(good), 0);
}
