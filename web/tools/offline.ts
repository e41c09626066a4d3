// Writes the service worker (web/offline/worker.js) while the client is built: it has to know everything that the client is built of.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';
import { NOTICE_WORDS } from '../src/notice-words.ts';

const WORKER = new URL('../offline/worker.js', import.meta.url);
const WORDS = new URL('../../words/', import.meta.url);
const GAMES = new URL('../../games/', import.meta.url);
const PUBLIC = new URL('../public/', import.meta.url);

/** The Vite plugin. */
export function offline(): Plugin {
  return {
    name: 'besace-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== 'index.html');
      const files = [...built.map(({ fileName }) => fileName), ...readdirSync(PUBLIC)].sort();
      // The names of what is built hold their contents; what is public and the worker itself are added.
      const contents = [...files, ...readdirSync(PUBLIC).map((name) => readFileSync(new URL(name, PUBLIC))), readFileSync(WORKER), JSON.stringify(noticeWords())];
      const hash = createHash('sha256');
      for (const each of contents) hash.update(each);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: workerOf(readFileSync(WORKER, 'utf8'), files, hash.digest('hex').slice(0, 16), noticeWords()) });
    },
  };
}

/** What a notice says: a sentence for each kind of call, and the titles of the games. */
type NoticeWords = Record<string, Record<keyof typeof NOTICE_WORDS, string> & { games: Record<string, string> }>;

/** What a notice says, language by language. */
export function noticeWords(): NoticeWords {
  return Object.fromEntries(readdirSync(WORDS, { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => [name, wordsOf(name)]));
}

function wordsOf(language: string): NoticeWords[string] {
  const games = readdirSync(GAMES);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [new URL(`${language}/web.ftl`, WORDS), ...games.map((game) => new URL(`${game}/box/${language}.ftl`, GAMES))]) {
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id} in ${language}`);
    return bundle.formatPattern(pattern);
  };
  return {
    turn: say(NOTICE_WORDS.turn),
    soon: say(NOTICE_WORDS.soon),
    undo: say(NOTICE_WORDS.undo),
    games: Object.fromEntries(games.map((game) => [game, say(`${game}-box-title`)])),
  };
}

/** The worker that knows these files and words. */
export function workerOf(source: string, files: string[], build: string, words: NoticeWords): string {
  const places = ['const FILES = [];', "const BUILD = '';", 'const WORDS = {};'] as const;
  if (!places.every((place) => source.split(place).length === 2)) throw new Error('the service worker has no place for its files');
  const [list, name, said] = places;
  return source.replace(list, `const FILES = ${JSON.stringify(files)};`).replace(name, `const BUILD = '${build}';`).replace(said, () => `const WORDS = ${JSON.stringify(words)};`);
}
