import { expect, test } from 'vitest';
import { pageAt } from './router.svelte.ts';

test.each([
  ['', { page: 'shelf' }],
  ['g/toll', { page: 'box', game: 'toll' }],
  ['rules/toll', { page: 'rules', game: 'toll' }],
  ['rules', { page: 'missing' }],
  ['me', { page: 'mine' }],
  ['replay', { page: 'file' }],
  ['me/x', { page: 'missing' }],
  ['d/toll-3-abcde', { page: 'deal', number: 'toll-3-abcde' }],
  ['d/toll%203%20abcde', { page: 'deal', number: 'toll 3 abcde' }],
  ['d/%', { page: 'deal', number: '%' }],
  ['t/abc', { page: 'table', id: 'abc' }],
  ['t/abc/', { page: 'table', id: 'abc' }],
  ['t/abc/replay', { page: 'replay', id: 'abc' }],
  ['r/token', { page: 'recover', token: 'token' }],
  ['m/token', { page: 'mail', token: 'token' }],
  ['m', { page: 'missing' }],
  ['t', { page: 'missing' }],
  ['t/abc/other', { page: 'missing' }],
  ['anything', { page: 'missing' }],
])('/%s', (path, page) => {
  expect(pageAt(path)).toEqual(page);
});
