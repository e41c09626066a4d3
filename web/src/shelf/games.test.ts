import { beforeEach, expect, test, vi } from 'vitest';
import type { GameInfo } from '../wire.ts';

const told = vi.hoisted(() => ({ games: (): Promise<GameInfo[]> => Promise.resolve([]) }));
vi.mock('../live/api.ts', async (original) => ({ ...(await original<object>()), api: { games: () => told.games() } }));
vi.mock('../games.ts', () => ({
  hasBoard: (game: string) => game !== 'boardless',
  boxOf: (game: string) => (game === 'boxless' ? undefined : {}),
}));

const info = (game: string): GameInfo => ({
  game,
  title: `The ${game}`,
  min: 2,
  max: 4,
  minutes: 5,
  by: 'Nobody · Nowhere, 2026',
  options: {},
  choices: [],
  has_memory: false,
  undoes: false,
});

let games: typeof import('./games.svelte.ts').games;
beforeEach(async () => {
  vi.resetModules();
  ({ games } = await import('./games.svelte.ts'));
});

test('on the shelf are the games that the server plays and this client can show', async () => {
  told.games = async () => ['boardless', 'toll', 'boxless'].map(info);
  expect(games.titleOf('toll')).toBe('');
  await games.load();
  expect(games.list.map(({ game }) => game)).toEqual(['toll']);
  expect(games.titleOf('toll')).toBe('The toll');
  expect(games.titleOf('unheard-of')).toBe('unheard-of');
});

test('a server that cannot be asked is asked again', async () => {
  const { Refused } = await import('../live/api.ts');
  told.games = () => Promise.reject(new Refused({ code: 'unreachable', message: '' }));
  await games.load();
  expect([games.loaded, games.unreachable]).toEqual([false, true]);
  told.games = async () => [info('toll')];
  await games.load();
  expect([games.loaded, games.unreachable]).toEqual([true, false]);
});
