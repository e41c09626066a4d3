import { expect, test } from 'vitest';
import { placeFor } from './asking.ts';

const screen = { width: 390, height: 844 };
const note = { width: 200, height: 60 };

test('a note stands above its thing, in the middle', () => {
  expect(placeFor({ left: 150, right: 250, top: 400, bottom: 450 }, note, screen)).toEqual({ left: 100, top: 332 });
});

test('below it where there is no room above', () => {
  expect(placeFor({ left: 150, right: 250, top: 20, bottom: 70 }, note, screen).top).toBe(78);
});

test('and never leaves the screen', () => {
  expect(placeFor({ left: 0, right: 20, top: 400, bottom: 450 }, note, screen).left).toBe(8);
  expect(placeFor({ left: 370, right: 390, top: 400, bottom: 450 }, note, screen).left).toBe(182);
  expect(placeFor({ left: 0, right: 390, top: 0, bottom: 844 }, note, screen).top).toBe(776);
});
