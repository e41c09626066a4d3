import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { TOLL } from './table/told.ts';
import { refusalWords } from './problem.ts';

vi.mock('./words/language.svelte.ts', () => ({ isSaid: (id: string) => id === 'toll-refusal-all-alone' }));

test('every code that the server can refuse with has its sentence', () => {
  const wire = readFileSync(new URL('../../crates/server/src/wire.rs', import.meta.url), 'utf8');
  const listed = /Why something was refused\.([^]*?)#\[derive/.exec(wire)![1]!;
  const codes = [...listed.matchAll(/`([a-z_]+)`/g)].map((match) => match[1]!).filter((code) => code !== 'code');
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => refusalWords({ code, message: '' }, null).id === 'web-refused-unknown')).toEqual([]);
});

test('a game’s own words for its reason come first', () => {
  const problem = { code: 'illegal_action', message: '' };
  expect(refusalWords({ ...problem, reason: 'all_alone' }, TOLL).id).toBe('toll-refusal-all-alone');
  expect(refusalWords({ ...problem, reason: 'other' }, TOLL).id).toBe('web-refused-illegal-action');
});
