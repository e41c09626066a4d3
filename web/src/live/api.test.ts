import { expect, test } from 'vitest';
import { problemOf } from './api.ts';

test('a refusal is the problem that the answer names', () => {
  expect(problemOf('{"code":"no_name","message":"a name first"}', 403)).toEqual({ code: 'no_name', message: 'a name first' });
});

test.each([
  [404, 'not_found'],
  [429, 'too_many_requests'],
  [502, 'unavailable'],
])('an answer of %i that is not ours still has a code', (status, code) => {
  expect(problemOf('<html>', status).code).toBe(code);
  expect(problemOf('null', status).code).toBe(code);
});
