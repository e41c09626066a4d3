import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf, sentencesOf, sourceOf } from './read-words.ts';
import { Sentences } from './words.ts';

const SOURCE = new URL('../', import.meta.url).pathname;
const everywhere = (language: string) => filesOf(language).flatMap((file) => sentencesOf(language, file));

/** The client's own source, without tests and what is generated. */
function source(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts') && !path.includes('generated'))
    .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
    .join('\n');
}

/** The words of the protocol: one game's may begin like another's name. */
function protocol(): Set<string> {
  const text = readdirSync(join(SOURCE, 'generated')).map((file) => readFileSync(join(SOURCE, 'generated', file), 'utf8'));
  return new Set([...text.join('\n').matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]!));
}

/** The ids that the source names in full, and the beginnings of those that it puts together. */
function named(): { whole: Set<string>; beginnings: Set<string> } {
  const games = filesOf('en').map((file) => file.replace('.ftl', ''));
  const text = source();
  const id = `(?:${games.join('|')})-[a-z0-9-]+`;
  return {
    whole: new Set([...text.matchAll(new RegExp(`['"\`](${id}(?:\\.[a-z]+)?)['"\`]`, 'g'))].map((match) => match[1]!)),
    beginnings: new Set([...text.matchAll(new RegExp(`\`(${id})\\$\\{`, 'g'))].map((match) => match[1]!)),
  };
}

describe('the files', () => {
  test('both languages have the same files', () => {
    expect(filesOf('fr')).toEqual(filesOf('en'));
  });

  test.each(filesOf('en'))('%s says the same things about the same values in both languages', (file) => {
    const shape = (language: string) => sentencesOf(language, file).map(({ id, variables }) => `${id} ${variables.join(' ')}`.trim());
    expect(shape('fr').sort()).toEqual(shape('en').sort());
  });

  test.each(['en', 'fr'])('every line of the %s files that looks like a message is read as one', (language) => {
    for (const file of filesOf(language)) {
      const written = [...sourceOf(language, file).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);
      const read = new Set(sentencesOf(language, file).map(({ id }) => id.split('.')[0]));
      expect(written.filter((id) => !read.has(id))).toEqual([]);
    }
  });

  test.each(['en', 'fr'])('no %s message is there twice', (language) => {
    const ids = everywhere(language).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the source', () => {
  test('every message that the client names exists', () => {
    const known = new Set(everywhere('en').map(({ id }) => id));
    const others = protocol();
    expect([...named().whole].filter((id) => !known.has(id) && !others.has(id))).toEqual([]);
  });

  test('every message that the client puts together has a beginning that exists', () => {
    const known = everywhere('en').map(({ id }) => id);
    expect([...named().beginnings].filter((beginning) => !known.some((id) => id.startsWith(beginning)))).toEqual([]);
  });

  test('every message of the browser is said somewhere', () => {
    const { whole, beginnings } = named();
    const said = (id: string) => whole.has(id) || [...beginnings].some((beginning) => id.startsWith(beginning));
    expect(sentencesOf('en', 'web.ftl').filter(({ id }) => !said(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('typography', () => {
  test('French has a narrow no-break space before ; : ! ? and inside « »', () => {
    const wrong = everywhere('fr').filter(({ texts }) => texts.some((text) => /[^\u202f\d][;!?»]|[^\u202f\u00a0\d][:](?!\/)|«[^\u202f]/.test(text)));
    expect(wrong.map(({ id, texts }) => `${id}: ${texts.join('|')}`)).toEqual([]);
  });

  test.each(['en', 'fr'])('%s has curly apostrophes and quotation marks', (language) => {
    const wrong = everywhere(language).filter(({ texts }) => texts.some((text) => /['"]/.test(text)));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('a sentence', () => {
  const sentences = (source: string) => {
    const made = new Sentences('en');
    made.add(source);
    return made;
  };

  test('has its values filled in, and its forms are said by their name', () => {
    const words = sentences('card = a { $color } card\n    .short = { $color }');
    expect(words.say({ id: 'card', args: { color: 'red' } })).toBe('a red card');
    expect(words.say({ id: 'card.short', args: { color: 'red' } })).toBe('red');
  });

  test('can hold another sentence and a list, joined as the language does', () => {
    const words = sentences(
      'table-list-next = { $list }, { $next }\ntable-list-last = { $list } and { $last }\nname = Ms { $name }\nwait = Waiting for { $names }.',
    );
    const name = (name: string) => ({ id: 'name', args: { name } });
    expect(words.say({ id: 'wait', args: { names: [name('A'), name('B'), 'C'] } })).toBe('Waiting for Ms A, Ms B and C.');
    expect(words.say({ id: 'wait', args: { names: [] } })).toBe('Waiting for .');
  });

  test('shows a card as a picture and says it as its name, also within a list', () => {
    const words = sentences('table-list-last = { $list } & { $last }\nred = a red 4\nplay = You play { $cards }.');
    const card = { card: 'red-4', name: { id: 'red' } };
    expect(words.parts({ id: 'play', args: { cards: [card, 'more'] } })).toEqual([
      'You play ',
      { card: 'red-4', name: 'a red 4' },
      ' & more.',
    ]);
    expect(words.say({ id: 'play', args: { cards: card } })).toBe('You play a red 4.');
  });

  test('cannot be forged by a name', () => {
    const words = sentences('sat = { $name } sits down.');
    expect(words.parts({ id: 'sat', args: { name: '\uE0000\uE001Eve' } })).toEqual(['0Eve sits down.']);
  });

  test('keeps its order beside a name that is written from right to left, and lets no name turn it round', () => {
    const words = sentences('sat = { $name } 4 sits down.');
    expect(words.say({ id: 'sat', args: { name: 'דוד' } })).toBe('\u2068דוד\u2069 4 sits down.');
    expect(words.say({ id: 'sat', args: { name: '\u202EEve' } })).toBe('Eve 4 sits down.');
  });

  test('that does not exist is shown as its id', () => {
    expect(sentences('').say({ id: 'nothing' })).toBe('nothing');
  });
});
