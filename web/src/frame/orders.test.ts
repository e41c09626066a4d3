import { expect, test } from 'vitest';
import { orderedAnswer, orderPause, ordersGiven } from './orders.ts';

const PASS = { type: 'pass' };

test('the first order is given until something is chosen; none can be chosen, too', () => {
  expect(ordersGiven(['calm', 'hasty'], undefined)).toEqual(['calm']);
  expect(ordersGiven(['calm', 'hasty'], [])).toEqual([]);
  expect(ordersGiven(['calm', 'hasty'], ['hasty', 'forgotten'])).toEqual(['hasty']);
  expect(ordersGiven([], undefined)).toEqual([]);
});

test('an order that is given answers, unless another wants the person to be asked', () => {
  expect(orderedAnswer({ orders: { calm: PASS } }, ['calm'])).toEqual(PASS);
  expect(orderedAnswer({ orders: { calm: PASS } }, [])).toBeNull();
  expect(orderedAnswer({ orders: { calm: PASS } }, ['hasty'])).toBeNull();
  expect(orderedAnswer({ orders: { calm: PASS, careful: null } }, ['calm', 'careful'])).toBeNull();
  expect(orderedAnswer({}, ['calm'])).toBeNull();
});

test('an order waits between 0.3 and 0.9 seconds', () => {
  expect(orderPause(0)).toBe(300);
  expect(orderPause(0.999)).toBeLessThan(900);
});
