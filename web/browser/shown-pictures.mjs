// Which pictures the pages of the project show: those are taken, and there are no others.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The names of the files in docs/pictures that a page shows. */
export function shownPictures() {
  const pages = ['.', 'docs'].flatMap((folder) => readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.md')).map((file) => join(ROOT, folder, file)));
  return new Set(pages.flatMap((page) => [...readFileSync(page, 'utf8').matchAll(/pictures\/([\w-]+\.png)/g)].map(([, name]) => name)));
}
