import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesHtml, slug } from './rules-pages.ts';

const GAMES = new URL('../../games/', import.meta.url);
const partsOf = (page: string) =>
  [...rulesHtml(readFileSync(new URL(page, GAMES), 'utf8')).matchAll(/ id="rules-([^"]+)"/g)].map((match) => match[1]);

test('a heading can be opened by the name it is given, or by its own words', () => {
  expect(rulesHtml('## The end {#end}')).toBe('<h3 id="rules-end" tabindex="-1">The end</h3>\n');
  expect(slug('Le <em>décompte</em>, déjà !')).toBe('le-decompte-deja');
});

test('both languages of a page have the same parts in the same order', () => {
  // One of which only the rules are there has no page for players yet.
  const games = readdirSync(GAMES).filter((game) => existsSync(new URL(`${game}/players`, GAMES)));
  expect(games).not.toEqual([]);
  for (const game of games) {
    const [, ...parts] = partsOf(`${game}/players/en.md`);
    const [, ...others] = partsOf(`${game}/players/fr.md`);
    expect(others).toEqual(parts);
  }
});
