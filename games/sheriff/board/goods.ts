// The goods in the box: their class, what they are worth and what they cost when they are found, and groups of them.

import { FACTS } from './told.ts';
import type { Good, Goods } from './types.ts';

type Class = 'legal' | 'contraband' | 'royal';

/** All goods, in the order of the rules. */
export const GOODS: readonly Good[] = FACTS.goods;

export function classOf(good: Good): Class {
  return FACTS.good[good].class;
}

export function valueOf(good: Good): number {
  return FACTS.good[good].value;
}

export function penaltyOf(good: Good): number {
  return FACTS.good[good].penalty;
}

/** For how many of its legal good it counts; null for contraband that is not royal. */
export function timesOf(good: Good): number | null {
  return FACTS.good[good].counts?.[1] ?? null;
}

/** How many rounds a game with this many seats has. */
export function roundsOf(seats: number): number {
  return (FACTS.rounds as Record<number, number>)[seats] ?? 0;
}

/** The goods that can occur at a table. */
export function goodsAt(seats: number, royal: boolean): Good[] {
  const copies = (good: Good) => (FACTS.good[good].copies as Record<number, number>)[seats] ?? 0;
  return GOODS.filter((good) => copies(good) > 0 && (royal || classOf(good) !== 'royal'));
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

/** The goods of a group with their numbers, in the order of the rules; only those that are there. */
export function entriesOf(goods: Goods): [good: Good, count: number][] {
  return GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [[good, goods[good]!] as [Good, number]] : []));
}

/** The group without the goods that there are none of. */
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
