import { beforeEach, expect, test, vi } from 'vitest';
import { Queue } from './queue.ts';

/** A queue whose items are shown for as long as the test likes. */
function slow() {
  const events: string[] = [];
  let finish: () => void = () => undefined;
  const queue = new Queue<string>(
    (item) => {
      events.push(`show ${item}`);
      return new Promise((done) => (finish = done));
    },
    (item) => events.push(`settled ${item}`),
  );
  const finished = async () => {
    finish();
    await new Promise((done) => setTimeout(done));
  };
  return { queue, events, finished };
}

beforeEach(() => vi.restoreAllMocks());

test('the next is shown only when the one before has come to rest', async () => {
  const { queue, events, finished } = slow();
  queue.push('a');
  queue.push('b');
  expect(events).toEqual(['show a']);
  await finished();
  expect(events).toEqual(['show a', 'settled a', 'show b']);
  await finished();
  expect(events).toEqual(['show a', 'settled a', 'show b', 'settled b']);
  expect(queue.length).toBe(0);
});

test('while it is held nothing more is shown, and what comes waits', async () => {
  const { queue, events, finished } = slow();
  queue.push('a');
  queue.hold();
  queue.push('b');
  await finished();
  expect(events).toEqual(['show a', 'settled a']);
  queue.go();
  expect(events.at(-1)).toBe('show b');
});

test('while it is held, one can be shown after the other', async () => {
  const { queue, events, finished } = slow();
  queue.hold();
  ['a', 'b', 'c'].forEach((item) => queue.push(item));
  queue.one();
  await finished();
  expect(events).toEqual(['show a', 'settled a']);
  queue.one();
  await finished();
  expect(events.slice(2)).toEqual(['show b', 'settled b']);
});

test('skipping settles everything in order, after what is being shown', async () => {
  const { queue, events, finished } = slow();
  ['a', 'b', 'c'].forEach((item) => queue.push(item));
  queue.skip();
  expect(events).toEqual(['show a']);
  await finished();
  expect(events).toEqual(['show a', 'settled a', 'settled b', 'settled c']);
});

test('skipping what is held settles it without showing it', () => {
  const { queue, events } = slow();
  queue.hold();
  ['a', 'b'].forEach((item) => queue.push(item));
  queue.skip();
  expect(events).toEqual(['settled a', 'settled b']);
});

test('a movement that fails does not stop the game', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const settled: string[] = [];
  const queue = new Queue<string>(
    (item) => (item === 'a' ? Promise.reject(new Error('no such place')) : Promise.resolve()),
    (item) => settled.push(item),
  );
  queue.push('a');
  queue.push('b');
  await new Promise((done) => setTimeout(done));
  expect(settled).toEqual(['a', 'b']);
});

test('what waits can be forgotten, and what comes after is shown', async () => {
  const { queue, events, finished } = slow();
  queue.push('a');
  queue.push('b');
  queue.clear();
  queue.push('c');
  await finished();
  await finished();
  expect(events).toEqual(['show a', 'settled a', 'show c', 'settled c']);
});
