// Reads the files of words as tests need them: every sentence with its forms, its plain text and its variables.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

export interface Sentence {
  /** `message`, or `message.form`. */
  id: string;
  /** The pieces of plain text in it. */
  texts: string[];
  variables: string[];
  /** Every text that it can be, with its variables in braces and `BEFORE` as it is written. */
  readings: string[];
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Every game that people can play, by its folder: a game that has only its rules has no box yet. */
export const GAMES: string[] = readdirSync(join(ROOT, 'games'))
  .filter((game) => existsSync(join(ROOT, 'games', game, 'box')))
  .sort();

/** Every file of a language, by its path in the project: the frame's, and what each game says on its box and at a table. */
export function filesOf(language: string): string[] {
  const frame = readdirSync(join(ROOT, 'words', language)).map((file) => `words/${language}/${file}`);
  return [...frame.sort(), ...GAMES.flatMap((game) => ['box', 'words'].map((part) => `games/${game}/${part}/${language}.ftl`))];
}

/** The same file in another language. */
export function translated(file: string, language: string): string {
  return file.startsWith('games/') ? file.replace(/\w+\.ftl$/, `${language}.ftl`) : file.replace(/^words\/\w+/, `words/${language}`);
}

/** What the ids in a file begin with. */
export function prefixOf(file: string): string {
  return /^games\/([^/]+)|([^/]+)\.ftl$/.exec(file)!.slice(1).find(Boolean)!;
}

export function sourceOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

export function sentencesOf(file: string): Sentence[] {
  return new FluentResource(sourceOf(file)).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [sentence(id, value)]),
    ...Object.entries(attributes).map(([form, pattern]) => sentence(`${id}.${form}`, pattern)),
  ]);
}

/** A piece of a pattern, as Fluent's reader gives it. */
interface Piece {
  type: 'var' | 'select' | 'func' | 'str' | 'num' | 'mesg' | 'term' | 'narg';
  name?: string;
  value?: string | number;
  selector?: Piece;
  variants?: { value: Pattern }[];
  args?: Piece[];
}

type Pattern = string | Piece | Pattern[];

function sentence(id: string, pattern: unknown): Sentence {
  const texts: string[] = [];
  const variables = new Set<string>();
  const walk = (piece: Pattern): void => {
    if (typeof piece === 'string') texts.push(piece);
    else if (Array.isArray(piece)) piece.forEach(walk);
    else {
      if (piece.type === 'var') variables.add(piece.name!);
      if (piece.selector) walk(piece.selector);
      piece.variants?.forEach((variant) => walk(variant.value));
      piece.args?.filter(({ type }) => type === 'var').forEach(walk);
    }
  };
  walk(pattern as Pattern);
  return { id, texts, variables: [...variables].sort(), readings: readings(pattern as Pattern) };
}

function readings(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern];
  if (Array.isArray(pattern)) {
    return pattern.map(readings).reduce((begun, next) => begun.flatMap((text) => next.map((more) => text + more)), ['']);
  }
  if (pattern.variants) return [...new Set(pattern.variants.flatMap((variant) => readings(variant.value)))];
  if (pattern.type === 'str') return [String(pattern.value)];
  if (pattern.type === 'var') return [`{${pattern.name}}`];
  if (pattern.type === 'func') return [`{${pattern.name}(${pattern.args!.map(({ name, value }) => name ?? value).join(' ')})}`];
  throw new Error(`no sentence of ours has a piece of the type ${pattern.type}`);
}
