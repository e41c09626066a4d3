import { expect, test } from 'vitest';
import { Thrift } from './thrift.ts';

/** Draws frames of one movement, each this long after the last. */
function draw(thrift: Thrift, ms: number, count: number, from = 0): number {
  for (let frame = 0; frame < count; frame += 1) thrift.frame(from + frame * ms, frame > 0);
  return from + count * ms;
}

test('a quick machine draws as finely as it began, and a hitch changes nothing', () => {
  const thrift = new Thrift(true);
  const finest = thrift.moving;
  const at = draw(thrift, 16, 40);
  thrift.frame(at + 900, true);
  draw(thrift, 16, 40, at + 916);
  expect(thrift.moving).toBe(finest);
});

test('slow frames are drawn less finely, until there are no shadows; what stands still is drawn finely all the same', () => {
  const thrift = new Thrift(true);
  const finest = thrift.moving;
  draw(thrift, 60, 12);
  expect(thrift.moving.ratio).toBeLessThan(finest.ratio);
  draw(thrift, 900, 20);
  expect(thrift.moving.shadows).toBe(0);
  expect(thrift.still(1280 * 720).shadows).toBeGreaterThan(0);
});

test('without a graphics card it begins modestly', () => {
  expect(new Thrift(false).moving.ratio).toBeLessThan(1);
});

test('what stands still has twice as many points each way on a small screen, and never fewer than the screen', () => {
  const thrift = new Thrift(false);
  expect(thrift.still(390 * 420).ratio).toBe(2);
  expect(thrift.still(2560 * 1440).ratio).toBe(1);
});

test('a rest between two movements is not a slow frame', () => {
  const thrift = new Thrift(true);
  const finest = thrift.moving;
  for (let movement = 0; movement < 20; movement += 1) draw(thrift, 16, 3, movement * 5000);
  expect(thrift.moving).toBe(finest);
});
