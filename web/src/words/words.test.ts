import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import rules from '../../../words/before.json';
import { before, type Rule } from './before.mjs';
import { filesOf, GAMES, prefixOf, sentencesOf, sourceOf, translated } from './read-words.ts';
import { Sentences } from './words.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = ['web/src', ...GAMES.flatMap((game) => [`games/${game}/board`, `games/${game}/box`])].map((folder) => join(ROOT, folder));
const everywhere = (language: string) => filesOf(language).flatMap(sentencesOf);

/** The client's own source, without tests: what is written by hand, or what is generated. */
function source(generated = false): string {
  return FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts') && path.includes('generated') === generated)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** The words of the protocol: one game's may begin like another's name. */
function protocol(): Set<string> {
  return new Set([...source(true).matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]!));
}

/** The ids that the source names in full, and the beginnings of those that it puts together. */
function named(): { whole: Set<string>; beginnings: Set<string> } {
  const text = source();
  // A deal's number begins with its game, too, and goes on with the number of seats; no message does.
  const id = `(?:${filesOf('en').map(prefixOf).join('|')})-(?!\\d+-)[a-z0-9-]+`;
  return {
    whole: new Set([...text.matchAll(new RegExp(`['"\`](${id}(?:\\.[a-z]+)?)['"\`]`, 'g'))].map((match) => match[1]!)),
    beginnings: new Set([...text.matchAll(new RegExp(`\`(${id})\\$\\{`, 'g'))].map((match) => match[1]!)),
  };
}

describe('the files', () => {
  test('both languages have the same files', () => {
    const frame = (language: string) => filesOf(language).filter((file) => file.startsWith('words/'));
    expect(frame('fr')).toEqual(frame('en').map((file) => translated(file, 'fr')));
  });

  test.each(filesOf('en'))('%s says the same things about the same values in both languages', (file) => {
    const shape = (path: string) => sentencesOf(path).map(({ id, variables }) => `${id} ${variables.join(' ')}`.trim());
    expect(shape(translated(file, 'fr')).sort()).toEqual(shape(file).sort());
  });

  test.each(['en', 'fr'])('every line of the %s files that looks like a message is read as one', (language) => {
    for (const file of filesOf(language)) {
      const written = [...sourceOf(file).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1]);
      const read = new Set(sentencesOf(file).map(({ id }) => id.split('.')[0]));
      expect(written.filter((id) => !read.has(id))).toEqual([]);
    }
  });

  test.each(filesOf('en'))('every message of %s begins with its name', (file) => {
    expect(sentencesOf(file).filter(({ id }) => !id.startsWith(`${prefixOf(file)}-`))).toEqual([]);
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
    expect(sentencesOf('words/en/web.ftl').filter(({ id }) => !said(id)).map(({ id }) => id)).toEqual([]);
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

describe('small words that change before a vowel', () => {
  const ruleOf = (language: string): Rule => rules[language as 'en' | 'fr'];
  const wordsThatChange = (language: string) => Object.keys(ruleOf(language)['before a vowel']);

  /** Values that are always numbers, before which French words stay as they are. */
  const NUMBERS = ['above', 'amount', 'before', 'by', 'count', 'home', 'length', 'min', 'mm', 'number', 'push', 'reach', 'tilt', 'tried', 'value'];
  const all = (language: string) =>
    [...everywhere(language), ...['words', 'box'].flatMap((part) => sentencesOf(`template/${part}/${language}.ftl`))].flatMap(
      ({ id, readings }) => readings.map((text) => ({ id, text })),
    );
  const wrong = (language: string, isWrong: (text: string) => boolean) =>
    all(language).filter(({ text }) => isWrong(text)).map(({ id, text }) => `${id}: ${text}`);
  const words = (language: string) => wordsThatChange(language).join('|');

  test('French asks for them before a name or any other value that is not a number', () => {
    const bare = new RegExp(`(?<!\\p{L})(?:${words('fr')}) \\{(?!(?:${NUMBERS.join('|')})\\})`, 'iu');
    expect(wrong('fr', (text) => bare.test(text))).toEqual([]);
  });

  test('English asks for them before any value', () => {
    expect(wrong('en', (text) => /(?<!\p{L})an? \{/iu.test(text))).toEqual([]);
  });

  test.each(['en', 'fr'])('%s writes them as they are before the words of the files', (language) => {
    const next = new RegExp(`(?<![\\p{L}-])(${words(language)}) (?=(\\p{L}+))`, 'giu');
    const isWrong = ([, word, follows]: RegExpExecArray) => before(ruleOf(language), word!.toLowerCase(), follows!) !== `${word!.toLowerCase()} ${follows}`;
    expect(wrong(language, (text) => [...text.matchAll(next)].some(isWrong))).toEqual([]);
  });

  test('no English an stands before a consonant', () => {
    const isWrong = (follows: string) => before(rules.en, 'a', follows) === `a ${follows}`;
    expect(wrong('en', (text) => [...text.matchAll(/(?<!\p{L})an (\p{L}+)/giu)].some((match) => isWrong(match[1]!)))).toEqual([]);
  });

  test.each(['en', 'fr'])('%s asks only for words that change', (language) => {
    const asked = all(language).flatMap(({ text }) => [...text.matchAll(/\{BEFORE\((.*?) \w+\)\}/g)].map((match) => match[1]!));
    expect(asked.filter((word) => !wordsThatChange(language).includes(word))).toEqual([]);
    expect(asked).not.toEqual([]);
  });
});

describe('French of people', () => {
  const said = [...everywhere('fr'), ...sentencesOf('template/words/fr.ftl')].flatMap(({ id, readings }) => readings.map((text) => `${id}: ${text}`));
  const wrong = (pattern: RegExp) => said.filter((text) => pattern.test(text));

  test('agrees with no gender, because nobody’s is known', () => {
    expect(wrong(/vous (?:seul|sûr|prêt)(?!\p{L})|(?:vous (?:êtes|serez)|\{(?:name|to)\} est) (?:seul|sûr|prêt|absent|content|\p{L}+[éi]s?)(?!\p{L})/iu)).toEqual([]);
  });

  test('has no verb after a list of names, which may hold “vous”', () => {
    expect(wrong(/\{names\} \p{L}+(?:ent|ont)(?!\p{L})/u)).toEqual([]);
  });
});

describe.each([...GAMES.map((game) => `games/${game}`), 'template'])('the rules for players of %s', (folder) => {
  const page = (language: string) => sourceOf(`${folder}/players/${language}.md`);

  test.each([['en', '**The goal.** '], ['fr', '**Le but.** ']])('begin with the goal in %s', (language, goal) => {
    expect(page(language).split('\n\n')[1]).toContain(goal);
  });

  test('have the same headings in both languages', () => {
    const headings = (language: string) => [...page(language).matchAll(/^## .*(\{#\w+\})$/gm)].map((match) => match[1]);
    expect(headings('fr')).toEqual(headings('en'));
    expect(headings('en')).not.toEqual([]);
  });

  test.each(['en', 'fr'])('explain in %s every option that a table may choose, by the words of the box', (language) => {
    const options = [...sourceOf(`${folder}/box/${language}.ftl`).matchAll(/^\w+-option-[\w-]+ = (.*)$/gm)].map((match) => match[1]);
    const part = page(language).split(/^## /m).find((each) => /^.*\{#options\}$/m.test(each)) ?? '';
    expect([...part.matchAll(/^- \*\*(.+?)\.\*\*/gm)].map((match) => match[1]).sort()).toEqual(options.sort());
  });

  test('have French signs after narrow no-break spaces, and curly apostrophes in both languages', () => {
    // Lines of a table and the sign of a drawing are no text.
    const text = page('fr').replace(/^\|[ -|]*$/gm, '').replace(/^!(?=\[)/gm, '');
    expect(text.match(/.{0,20}(?:[^\u202f][;:!?»]|«[^\u202f])/gu)).toBeNull();
    expect((page('en') + page('fr')).match(/.{0,20}['"]/gu)).toBeNull();
  });

  test('elide in French', () => {
    const text = page('fr');
    const wrong = [...text.matchAll(/(?<![\p{L}-])(de|que|le|la|je|ne|se) (?=(\p{L}+))/giu)].filter(([, word, next]) => {
      const small = word!.toLowerCase();
      return before(rules.fr, small, next!) !== `${small} ${next}`;
    });
    expect(wrong.map(([, word, next]) => `${word} ${next}`)).toEqual([]);
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
