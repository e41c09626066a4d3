import { expect, test } from 'vitest';
import type { TableInfo } from '../wire.ts';
import { byGame, othersOf, placeOf } from './my-games.ts';

const table = (yours: boolean[], ranks: number[]) =>
  ({
    seats: yours.map((own, seat) => ({ who: 'person', name: `N${seat}`, level: null, yours: own, played_by_bot: null })),
    result: { seats: ranks.map((rank) => ({ rank, score: 0, breakdown: {} })), winners: [] },
  }) as unknown as TableInfo;

test('figures are summed up game by game', () => {
  const figures = [
    { game: 'toll', seats: 3, games: 4, wins: 1 },
    { game: 'toll', seats: 5, games: 2, wins: 2 },
    { game: 'customs', seats: 3, games: 1, wins: 0 },
  ];
  expect(byGame(figures)).toEqual([
    { game: 'toll', games: 6, wins: 3, bySeats: figures.slice(0, 2) },
    { game: 'customs', games: 1, wins: 0, bySeats: figures.slice(2) },
  ]);
});

test('a place is that of one’s own seat, and whoever sat on several has none', () => {
  expect(placeOf(table([false, true, false], [1, 2, 2]))).toBe(2);
  expect(placeOf(table([true, true, false], [1, 2, 3]))).toBeNull();
  expect(placeOf(table([false, false, false], [1, 2, 3]))).toBeNull();
  expect(othersOf(table([false, true, false], [1, 2, 2]))).toBe('N0 · N2');
});
