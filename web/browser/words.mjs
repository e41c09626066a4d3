// What the page should say, read from the same files as the page reads it from.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { before } from '../src/words/before.mjs';
import { GAMES } from './games.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const bundles = new Map();

/** Every message of a language, read once. */
export function bundleOf(language) {
  if (!bundles.has(language)) bundles.set(language, read(language));
  return bundles.get(language);
}

function read(language) {
  const rule = JSON.parse(readFileSync(join(ROOT, 'words/before.json'), 'utf8'))[language];
  const functions = { BEFORE: ([word, follows]) => before(rule, word, String(follows.value ?? follows)) };
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  for (const file of filesOf(language)) bundle.addResource(new FluentResource(readFileSync(join(ROOT, file), 'utf8')));
  return bundle;
}

/** The frame's files, and those of every game. */
function filesOf(language) {
  const frame = readdirSync(join(ROOT, 'words', language)).map((file) => join('words', language, file));
  const parts = (game) => ['box', 'words'].map((part) => join('games', game, part, `${language}.ftl`));
  return [...frame, ...GAMES.flatMap(parts)];
}

/** Says messages of a language by their ids, and their forms as `id.form`. */
export function speaker(language) {
  const bundle = bundleOf(language);
  return (id, args = {}) => {
    const [name, form] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (!pattern) throw new Error(`there is no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** Every id there is. */
export function messageIds() {
  return [...bundleOf('en')._messages.keys()];
}
