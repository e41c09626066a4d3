import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { ChatLine } from '../wire.ts';
import { Unread } from './unread.svelte.ts';

const line = (number: number, seat: number | null): ChatLine => ({ number, at: number, name: 'x', seat, text: 'y' });

test('what others said since the chat was in sight is counted, and passes by once', () => {
  let lines = [line(1, 1)];
  const unread = new Unread(() => lines, () => [0]);
  unread.read();
  expect(unread.count).toBe(0);
  lines = [...lines, line(2, 0), line(3, 1), line(4, null)];
  flushSync();
  expect(unread.count).toBe(2);
  expect(unread.passing?.number).toBe(4);
  unread.pass();
  expect(unread.passing).toBeNull();
  expect(unread.count).toBe(2);
  unread.read();
  expect(unread.count).toBe(0);
});
