import { expect, test } from 'vitest';
import { sightOf, TOLL } from '../table/told.ts';
import { insteadWords, questionWords } from './question.ts';

const sight = sightOf(0, 5, { question: { id: 'toll-question', args: { name: { seat: 1 } } } });
const asking = { game: TOLL, sight, over: false, counting: false, pending: [1, 2], me: null, speaks: false, names: ['Anna', 'Basile', 'Colette'] };

test('whoever is asked reads the game’s own question', () => {
  expect(questionWords({ ...asking, pending: [0], me: 0 })).toEqual({ id: 'toll-question', args: { name: 'Basile' } });
});

test('whoever is not asked reads whom the table waits for', () => {
  expect(questionWords(asking)).toEqual({ id: 'table-question-wait', args: { names: ['Basile', 'Colette'] } });
});

test('whoever may speak reads that as well', () => {
  expect(questionWords({ ...asking, speaks: true })).toEqual({ id: 'table-question-may', args: { names: ['Basile', 'Colette'] } });
});

test('when it is over nobody is waited for', () => {
  expect(questionWords({ ...asking, over: true, speaks: true })).toEqual({ id: 'table-question-over' });
});

test('while the last thing is being shown nobody is waited for either', () => {
  expect(questionWords({ ...asking, counting: true })).toEqual({ id: 'web-question-counting' });
});

test('a question that is answered, or of another moment, is not seen any more', () => {
  const around = { looking: false, moving: false, mover: null, me: 0, names: ['Anna', 'Bert'] };
  expect(insteadWords(around)).toBeNull();
  expect(insteadWords({ ...around, looking: true })).toEqual({ id: 'web-question-earlier' });
  expect(insteadWords({ ...around, moving: true, mover: 1 })).toEqual({ id: 'web-question-decided', args: { who: 'other', name: 'Bert' } });
  expect(insteadWords({ ...around, moving: true, mover: 0 })).toEqual({ id: 'web-question-decided', args: { who: 'you', name: 'Anna' } });
});
