// Sentences, in the reader's language, from the same Fluent files as the terminal.
//
// A sentence is named by its id and its arguments (`Words`) and only becomes text when it is shown, so that a change of
// language changes everything on the screen. A test reads the ids in the source and looks each of them up.

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import rules from '../../../words/before.json';
import { before, type Rule } from './before.mjs';

/** A card in a sentence: shown as a small picture, spoken as its name. */
export interface Picture {
  card: string;
  name: Words;
  /** The form of its name; the plain one where its name has no such form. */
  form?: string;
}

/** What can be filled into a sentence: text, a number, another sentence, a card, or a list of any of them. */
export type Argument = string | number | Words | Picture | Argument[];

/** A sentence that has not been said yet. */
export interface Words {
  /** `message`, or `message.form`. */
  id: string;
  args?: Record<string, Argument>;
}

/** A piece of a sentence: text, or a card's picture with its name. */
export type Part = string | { card: string; name: string };

/** The marks around a picture's number in a formatted sentence: private characters that no text holds. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKED = /\uE000(\d+)\uE001/;
const MARKS = /[\uE000\uE001]/g;

/** Letters that are written from right to left. In our sentences they keep their order to themselves, or figures beside a
    name would change sides. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
const DIRECTIONS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

type Pictures = { card: string; name: string }[];

/** One language's sentences. */
export class Sentences {
  readonly language: string;
  readonly #bundle: FluentBundle;
  /** The pictures in the sentence that is being put together. */
  #pictures: Pictures = [];

  constructor(language: string) {
    this.language = language;
    const functions = { BEFORE: (values: FluentValue[]) => this.#before(values.map(plainly)) };
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions });
  }

  /** Adds a file's messages; an id that is there already is a mistake of ours, and said loudly. */
  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw errors[0];
  }

  /** Whether there is such a sentence. */
  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The sentence as text. */
  say(words: Words): string {
    return this.parts(words)
      .map((part) => (typeof part === 'string' ? part : part.name))
      .join('');
  }

  /** The sentence in pieces, its cards apart. */
  parts(words: Words): Part[] {
    const pictures: Pictures = [];
    return this.#begun(this.#format(words, pictures))
      .split(MARKED)
      .map((piece, index) => (index % 2 === 0 ? piece : pictures[Number(piece)]!))
      .filter((piece) => piece !== '');
  }

  /** A sentence that begins with "you" begins with a capital letter; a name is left as it is, and so is the word alone. */
  #begun(text: string): string {
    const pattern = this.#pattern('table-you');
    const you = pattern === null ? '' : this.#bundle.formatPattern(pattern);
    const begins = you !== '' && text.startsWith(you) && /^[^\p{L}\p{N}]/u.test(text.slice(you.length));
    return begins ? text.charAt(0).toLocaleUpperCase(this.language) + text.slice(1) : text;
  }

  #format({ id, args = {} }: Words, pictures: Pictures): string {
    const pattern = this.#pattern(id);
    if (pattern === null) return id;
    const plain: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) plain[key] = this.#plain(value, pictures);
    this.#pictures = pictures;
    return this.#bundle.formatPattern(pattern, plain, []);
  }

  /** `BEFORE("de", $name)`: the word as it is before that value, and the value; a picture sounds like its name. */
  #before([word = '', follows = '']: string[]): string {
    const picture = MARKED.exec(follows);
    const name = picture?.index === 0 ? this.#pictures[Number(picture[1])]?.name : undefined;
    return before((rules as { [language: string]: Rule })[this.language]!, word, follows, name);
  }

  #plain(value: Argument, pictures: Pictures): string | number {
    if (typeof value === 'string') return given(value);
    if (typeof value === 'number') return value;
    if (Array.isArray(value)) return this.#list(value.map((item) => String(this.#plain(item, pictures))));
    if ('card' in value) {
      const { id, ...name } = value.name;
      const formed = value.form === undefined || !this.has(`${id}.${value.form}`) ? id : `${id}.${value.form}`;
      pictures.push({ card: value.card, name: this.say({ ...name, id: formed }) });
      return `${OPEN}${pictures.length - 1}${CLOSE}`;
    }
    return this.#format(value, pictures);
  }

  /** "A, B and C", as the language joins them. */
  #list(items: string[]): string {
    const joined = (id: string, args: Record<string, string>) => this.#bundle.formatPattern(this.#pattern(id) ?? '', args, []);
    return items.reduce((list, item, index) => {
      if (index === 0) return item;
      return index === items.length - 1
        ? joined('table-list-last', { list, last: item })
        : joined('table-list-next', { list, next: item });
    }, '');
  }

  #pattern(id: string) {
    const [name, form] = id.split('.') as [string, string?];
    const message = this.#bundle.getMessage(name);
    return (form === undefined ? message?.value : message?.attributes[form]) ?? null;
  }
}

/** Somebody's own text as it stands in a sentence: it cannot pass for a picture, nor turn round what is beside it. */
function given(text: string): string {
  const plain = text.replace(MARKS, '').replace(DIRECTIONS, '');
  return RIGHT_TO_LEFT.test(plain) ? `${ISOLATE}${plain}${END_ISOLATE}` : plain;
}

/** A value of a sentence as text. */
function plainly(value: FluentValue): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}
