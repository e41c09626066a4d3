import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '../src/words/read-words.ts';
import { rulesHtml, rulesParts, slug } from './rules-pages.ts';

const FOLDER = new URL('../../games/', import.meta.url);
const noDrawing = () => '<svg />';
const partsOf = (page: string) =>
  [...rulesHtml(readFileSync(new URL(page, FOLDER), 'utf8'), noDrawing).matchAll(/ id="rules-([^"]+)"/g)].map((match) => match[1]);

test('a heading can be opened by the name it is given, or by its own words', () => {
  expect(rulesHtml('## The end {#end}', noDrawing)).toBe('<h3 id="rules-end" tabindex="-1">The end</h3>\n');
  expect(slug('Le <em>décompte</em>, déjà !')).toBe('le-decompte-deja');
});

test('the parts of a page are listed, without its title and without smaller headings', () => {
  const html = rulesHtml('# Toll\n\n## The *gate* {#gate}\n\n### A bag\n\n## The end {#end}\n', noDrawing);
  expect(rulesParts(html)).toEqual([{ anchor: 'rules-gate', title: 'The <em>gate</em>' }, { anchor: 'rules-end', title: 'The end' }]);
});

test('a drawing is part of the page, with what it shows under it', () => {
  const html = rulesHtml('![A *good* place](good.svg)', (name) => `<svg viewBox="0 0 1 1"><title>${name}</title></svg>\n`);
  expect(html).toBe('<p><span class="drawing"><svg aria-hidden="true" viewBox="0 0 1 1"><title>good.svg</title></svg><span>A <em>good</em> place</span></span></p>\n');
});

test('both languages of a page have the same parts in the same order', () => {
  expect(GAMES).not.toEqual([]);
  for (const game of GAMES) {
    const [, ...parts] = partsOf(`${game}/players/en.md`);
    const [, ...others] = partsOf(`${game}/players/fr.md`);
    expect(others).toEqual(parts);
  }
});

test('both languages of a page show the same drawings at the same parts, and every one that lies beside them', () => {
  const shown = (page: string) => [...readFileSync(new URL(page, FOLDER), 'utf8').matchAll(/\{#([a-z-]+)\}|\]\(([a-z-]+\.svg)\)/g)].map(([, part, drawing]) => part ?? drawing);
  const found: string[] = [];
  for (const game of GAMES) {
    const inOrder = shown(`${game}/players/en.md`);
    expect(shown(`${game}/players/fr.md`)).toEqual(inOrder);
    const beside = readdirSync(new URL(`${game}/players/`, FOLDER)).filter((name) => name.endsWith('.svg'));
    expect(inOrder.filter((each) => each?.endsWith('.svg')).sort()).toEqual(beside.sort());
    found.push(...beside);
  }
  expect(found).not.toEqual([]);
});
