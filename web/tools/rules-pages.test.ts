import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesHtml, slug } from './rules-pages.ts';

const RULES = new URL('../../docs/rules/', import.meta.url);
const partsOf = (file: string) =>
  [...rulesHtml(readFileSync(new URL(file, RULES), 'utf8')).matchAll(/ id="rules-([^"]+)"/g)].map((match) => match[1]);

test('a heading can be opened by the name it is given, or by its own words', () => {
  expect(rulesHtml('## The end {#end}')).toBe('<h3 id="rules-end" tabindex="-1">The end</h3>\n');
  expect(slug('Le <em>décompte</em>, déjà !')).toBe('le-decompte-deja');
});

test('both languages of a page have the same parts in the same order', () => {
  const english = readdirSync(RULES).filter((file) => file.endsWith('.en.md'));
  expect(english).not.toEqual([]);
  for (const file of english) {
    const [, ...parts] = partsOf(file);
    const [, ...others] = partsOf(file.replace('.en.', '.fr.'));
    expect(others).toEqual(parts);
  }
});
