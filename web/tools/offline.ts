// Writes the service worker (web/offline/worker.js) while the client is built: it has to know everything that the client is built of.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const WORKER = new URL('../offline/worker.js', import.meta.url);
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
      const contents = [...files, ...readdirSync(PUBLIC).map((name) => readFileSync(new URL(name, PUBLIC))), readFileSync(WORKER)];
      const hash = createHash('sha256');
      for (const each of contents) hash.update(each);
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: workerOf(readFileSync(WORKER, 'utf8'), files, hash.digest('hex').slice(0, 16)) });
    },
  };
}

/** The worker that knows these files. */
export function workerOf(source: string, files: string[], build: string): string {
  const places = ['const FILES = [];', "const BUILD = '';"] as const;
  if (!places.every((place) => source.split(place).length === 2)) throw new Error('the service worker has no place for its files');
  const [list, name] = places;
  return source.replace(list, `const FILES = ${JSON.stringify(files)};`).replace(name, `const BUILD = '${build}';`);
}
