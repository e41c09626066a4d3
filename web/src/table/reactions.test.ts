import { expect, test } from 'vitest';
import { REACTIONS, reactionOf } from './reactions.ts';

test('a reaction is one sign and nothing else', () => {
  expect(new Set(REACTIONS.map(({ sign }) => sign)).size).toBe(REACTIONS.length);
  for (const reaction of REACTIONS) {
    expect([...reaction.sign]).toHaveLength(1);
    expect(reactionOf(reaction.sign)).toBe(reaction);
    expect(reactionOf(`${reaction.sign}!`)).toBeUndefined();
  }
  expect(reactionOf('')).toBeUndefined();
});
