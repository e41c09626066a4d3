import { expect, test } from 'vitest';
import { figure } from './figure.ts';

test('a number below nothing has a minus, not a hyphen', () => {
  expect([-3, 0, 12].map(figure)).toEqual(['−3', '0', '12']);
});
