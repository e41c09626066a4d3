import { expect, test } from 'vitest';
import type { Game } from '../board/contract.ts';
import type { Sight } from '../wire.ts';
import { stepOf } from './lessons.ts';

const game = {
  id: 'toll',
  lesson: () => ({ id: 'gate', words: { id: 'toll-lesson-gate' } }),
  lessons: { kinds: ['seal', 'gate'], rare: ['storm'], next: { id: 'toll-lesson-next' } },
} as unknown as Game;
const sight = {} as Sight;

test('a lesson begins with what wins, whoever is asked', () => {
  expect(stepOf({ game, sight, asked: false, over: false, learnt: [] })).toMatchObject({ id: 'goal', words: { id: 'toll-box-goal' } });
});

test('then each kind of decision is explained once, and counted', () => {
  const learnt = ['toll/goal', 'toll/seal'];
  expect(stepOf({ game, sight, asked: false, over: false, learnt })).toBeNull();
  expect(stepOf({ game, sight, asked: true, over: false, learnt })).toMatchObject({ id: 'gate', title: { args: { met: 2, all: 2 } } });
});

test('it says when all of them have been met, once', () => {
  const learnt = ['toll/goal', 'toll/seal', 'toll/gate'];
  expect(stepOf({ game, sight, asked: true, over: false, learnt })).toMatchObject({ id: 'all' });
  expect(stepOf({ game, sight, asked: true, over: false, learnt: [...learnt, 'toll/all'] })).toBeNull();
});

test('a decision that hardly ever comes is explained, and not counted', () => {
  const stormy = { ...game, lesson: () => ({ id: 'storm', words: { id: 'toll-lesson-gate' } }) } as unknown as Game;
  expect(stepOf({ game: stormy, sight, asked: true, over: false, learnt: ['toll/goal'] })).toMatchObject({ id: 'storm', title: { id: 'web-lesson-rare' } });
});

test('it ends with what to look at next', () => {
  expect(stepOf({ game, sight, asked: false, over: true, learnt: [] })).toMatchObject({ id: 'next', words: { id: 'toll-lesson-next' } });
  expect(stepOf({ game, sight, asked: false, over: true, learnt: ['toll/next'] })).toBeNull();
});
