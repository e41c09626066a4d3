import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/words/read-words.ts';
import { rulesHtml, slug } from './rules-pages.ts';

const FOLDER = new URL('../../games/', import.meta.url);
const partsOf = (page: string) =>
  [...rulesHtml(readFileSync(new URL(page, FOLDER), 'utf8')).matchAll(/ id="rules-([^"]+)"/g)].map((match) => match[1]);

test('a heading can be opened by the name it is given, or by its own words', () => {
  expect(rulesHtml('## The end {#end}')).toBe('<h3 id="rules-end" tabindex="-1">The end</h3>\n');
  expect(slug('Le <em>décompte</em>, déjà !')).toBe('le-decompte-deja');
});

test('both languages of a page have the same parts in the same order', () => {
  expect(GAMES).not.toEqual([]);
  for (const game of GAMES) {
    const [, ...parts] = partsOf(`${game}/players/en.md`);
    const [, ...others] = partsOf(`${game}/players/fr.md`);
    expect(others).toEqual(parts);
  }
});
