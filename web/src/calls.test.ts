import { expect, test } from 'vitest';
import { Bell, callsOf, markedTitle } from './calls.svelte.ts';
import { noticesNow } from './notices.ts';
import type { MyTable } from './wire.ts';

const table = (id: string, your_turn: boolean) => ({ id, game: 'some', your_turn }) as MyTable;

test('tables that wait for somebody call, except the one on the screen, which says so itself', () => {
  const tables = [table('a', true), table('b', false), table('c', true)];
  expect(callsOf(tables, null).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(callsOf(tables, 'a').map(({ id }) => id)).toEqual(['c']);
});

test('a title is marked for the table on the screen first, then for others', () => {
  expect(markedTitle('Besace', false, 0)).toBe('Besace');
  expect(markedTitle('Besace', true, 0)).toMatch(/^● .+ · Besace$/);
  expect(markedTitle('Besace', false, 2)).toMatch(/^● .+ · Besace$/);
  expect(markedTitle('Besace', true, 2)).toBe(markedTitle('Besace', true, 0));
});

test('a table rings once when it begins to wait, and again when it waits anew; what waited before the page came does not', () => {
  const bell = new Bell();
  const [a, b] = [{ id: 'a', game: 'some' }, { id: 'b', game: 'some' }];
  expect(bell.newOf([a])).toEqual([]);
  expect(bell.newOf([a, b])).toEqual([b]);
  expect(bell.newOf([a, b])).toEqual([]);
  expect(bell.newOf([b])).toEqual([]);
  expect(bell.newOf([a, b])).toEqual([a]);
});

test('whether the system may call is said with the reason', () => {
  const secure = { isSecureContext: true, navigator: { userAgent: '', maxTouchPoints: 0 }, matchMedia: () => ({ matches: false }) };
  expect(noticesNow({ ...secure, isSecureContext: false, Notification: { permission: 'granted' } })).toBe('insecure');
  expect(noticesNow(secure)).toBe('missing');
  expect(noticesNow({ ...secure, Notification: { permission: 'default' } })).toBe('unasked');
  expect(noticesNow({ ...secure, Notification: { permission: 'denied' } })).toBe('forbidden');
  expect(noticesNow({ ...secure, Notification: { permission: 'granted' } })).toBe('allowed');
});
