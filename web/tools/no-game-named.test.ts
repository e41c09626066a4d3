// A game is a folder: nothing that all games share names one.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GAMES = readdirSync(join(ROOT, 'games'));

const TEXT = /\.(ts|mjs|js|svelte|css|html|ftl|json|svg)$/;
const MADE = /^web\/(dist|node_modules|browser\/failures)\//;

function shared(): string[] {
  const below = (folder: string) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  const config = ['package.json', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'];
  return [...config, ...below('web'), ...below('words')].filter((path) => TEXT.test(path) && !MADE.test(path));
}

test('no shared file of the client names a game', () => {
  expect(GAMES).not.toEqual([]);
  const name = new RegExp(GAMES.join('|'), 'i');
  const files = shared();
  expect(files).toEqual(expect.arrayContaining(['web/src/App.svelte', 'web/browser/table.mjs', 'words/en/web.ftl']));
  expect(files.filter((path) => name.test(path) || name.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
