// What Rust and the client say of the same sentences, and which sentence follows from an action by rule: one file holds
// both sides together.

import { describe, expect, test } from 'vitest';
import expected from '../../../crates/words/tests/sentences.json';
import type { Json } from '../wire.ts';
import { labelIn, labelOf } from './by-rule.ts';
import { languagesOf } from './expect-whole.ts';
import { wordsFor, type Names, type Sentence } from './sentence.ts';
import { Sentences } from './words.ts';

const things = { cards: expected.cards, things: expected.things, aims: expected.aims } as unknown as Names;
const languages = languagesOf().map((sentences) => {
  sentences.add(expected.words[sentences.language as 'en' | 'fr'].join('\n'));
  return sentences;
});

describe.each(expected.said)('$why', ({ sentence, me, ...texts }) => {
  test.each(languages)('$language', (sentences) => {
    const words = wordsFor({ names: expected.names, me, things }, sentence as unknown as Sentence);
    expect(sentences.say(words)).toBe(texts[sentences.language as 'en' | 'fr']);
  });
});

test.each(expected.labels)('$why', ({ game, action, label }) => {
  expect(labelOf(game, action as { [key: string]: Json }, things)).toEqual(label);
});

test('a label that stands beside an action goes before the rule', () => {
  const sight = { legal: [{ type: 'end_turn' }, { type: 'take', slot: 1 }], labels: { 1: { id: 'toll-own' } } };
  const labels = [1, 2].map((slot) => labelIn('toll', sight, { type: 'take', slot }, things).id);
  expect(labels).toEqual(['toll-own', 'toll-action-take-slot']);
});

test.each(expected.before)('$said', ({ language, word, follows, said }) => {
  const sentences = new Sentences(language);
  sentences.add(`toll-before = { BEFORE("${word}", $follows) }`);
  expect(sentences.say({ id: 'toll-before', args: { follows } })).toBe(said.replace('דוד', '\u2068דוד\u2069'));
});

test('a card is shown as its picture, whatever the form of its name', () => {
  const reader = { names: [], me: null, things };
  const words = wordsFor(reader, { id: 'toll-play', args: { card: { card: 'trumpet', form: 'the' } } });
  const english = languages.find(({ language }) => language === 'en')!;
  expect(english.parts(words)).toContainEqual({ card: 'trumpet', name: 'the trumpet' });
});
