// What tests expect of a game's words: that each sentence exists in both languages and leaves nothing open.

import { expect } from 'vitest';
import { filesOf, prefixOf, sourceOf } from './read-words.ts';
import { Sentences, type Words } from './words.ts';

/** The sentences of the table and of these games, in each language. */
export function languagesOf(...games: string[]): Sentences[] {
  return ['en', 'fr'].map((language) => {
    const sentences = new Sentences(language);
    const files = [`words/${language}/table.ftl`, ...games.map((game) => `games/${game}/words/${language}.ftl`)];
    for (const file of files) sentences.add(sourceOf(file));
    return sentences;
  });
}

/** What stays in a sentence where a value or a message was missing; ids begin with the name of their file. */
const IDS = filesOf('en').map((file) => `${prefixOf(file)}-`);
const LEFT_OPEN = new RegExp(`[{}$]|undefined|NaN|null|\\[object|${IDS.join('|')}`);

/** A sentence that is whole: it exists, and nothing in it was left open. */
export function expectWhole(words: Words, sentences: Sentences): void {
  expect(sentences.has(words.id), words.id).toBe(true);
  const text = sentences.say(words);
  expect(text, words.id).not.toMatch(LEFT_OPEN);
  expect(text.trim(), words.id).not.toBe('');
}
