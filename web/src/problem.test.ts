import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game } from './board/contract.ts';
import { refusalWords } from './problem.ts';

test('every code that the server can refuse with has its sentence', () => {
  const wire = readFileSync(new URL('../../crates/server/src/wire.rs', import.meta.url), 'utf8');
  const listed = /Why something was refused\.([^]*?)#\[derive/.exec(wire)![1]!;
  const codes = [...listed.matchAll(/`([a-z_]+)`/g)].map((match) => match[1]!).filter((code) => code !== 'code');
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => refusalWords({ code, message: '' }, null).id === 'web-refused-unknown')).toEqual([]);
});

test('a game’s own words for its reason come first', () => {
  const game = { refused: (reason: string) => (reason === 'alone' ? { id: 'toll-alone' } : null) } as Game;
  const problem = { code: 'illegal_action', message: '' };
  expect(refusalWords({ ...problem, reason: 'alone' }, game).id).toBe('toll-alone');
  expect(refusalWords({ ...problem, reason: 'other' }, game).id).toBe('web-refused-illegal-action');
});
