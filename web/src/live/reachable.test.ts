import { expect, test } from 'vitest';
import { isThisMachine, reachable } from './reachable.ts';

test.each(['localhost', 'besace.localhost', '127.0.0.1', '127.8.0.1', '[::1]'])('%s is this machine', (hostname) => {
  expect(isThisMachine(hostname)).toBe(true);
});

test.each(['192.168.1.7', 'localhost.example.org', 'games.example.org', '12.7.0.1'])('%s is not', (hostname) => {
  expect(isThisMachine(hostname)).toBe(false);
});

const here = new URL('http://127.0.0.1:3000/games/t/abc');

test('an address that others know is handed round as it is', () => {
  const own = new URL('http://192.168.1.7:3000/t/abc');
  expect(reachable('t/abc', own, { address: null, only_here: true })).toEqual({ link: own.href, unreachable: null });
});

test('an address of this machine gives way to the one that the server tells', () => {
  expect(reachable('t/abc', here, { address: 'http://192.168.1.7:3000/games/', only_here: false })).toEqual({
    link: 'http://192.168.1.7:3000/games/t/abc',
    unreachable: null,
  });
});

test('where nobody else can come, that is said', () => {
  expect(reachable('t/abc', here, { address: null, only_here: true }).unreachable).toBe('only-here');
  expect(reachable('t/abc', here, { address: null, only_here: false }).unreachable).toBe('no-network');
  expect(reachable('t/abc', here, null)).toEqual({ link: here.href, unreachable: null });
});
