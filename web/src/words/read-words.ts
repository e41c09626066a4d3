// Reads the files of words as tests need them: every sentence with its forms, its plain text and its variables.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';

export interface Sentence {
  /** `message`, or `message.form`. */
  id: string;
  /** The pieces of plain text in it. */
  texts: string[];
  variables: string[];
}

const WORDS = new URL('../../../words/', import.meta.url).pathname;

export function filesOf(language: string): string[] {
  return readdirSync(join(WORDS, language)).sort();
}

export function sourceOf(language: string, file: string): string {
  return readFileSync(join(WORDS, language, file), 'utf8');
}

export function sentencesOf(language: string, file: string): Sentence[] {
  return new FluentResource(sourceOf(language, file)).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : [sentence(id, value)]),
    ...Object.entries(attributes).map(([form, pattern]) => sentence(`${id}.${form}`, pattern)),
  ]);
}

function sentence(id: string, pattern: unknown): Sentence {
  const texts: string[] = [];
  const variables = new Set<string>();
  const walk = (piece: unknown): void => {
    if (typeof piece === 'string') texts.push(piece);
    else if (Array.isArray(piece)) piece.forEach(walk);
    else if (typeof piece === 'object' && piece !== null) {
      const each = piece as { type: string; name?: string; value?: unknown; selector?: unknown; variants?: { value: unknown }[] };
      if (each.type === 'var') variables.add(each.name!);
      if (each.type === 'select') {
        walk(each.selector);
        each.variants!.forEach((variant) => walk(variant.value));
      }
    }
  };
  walk(pattern);
  return { id, texts, variables: [...variables].sort() };
}
