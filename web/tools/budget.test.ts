import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** The most script and style that the shelf may load first, compressed, in bytes. */
const BUDGET = 150_000;

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  imports?: string[];
  dynamicImports?: string[];
  facadeModuleId?: string | null;
  moduleIds?: string[];
  code?: string;
  source?: string | Uint8Array;
  viteMetadata?: { importedCss: Set<string> };
}

let output: Chunk[];

beforeAll(async () => {
  const built = (await build({ mode: 'production', logLevel: 'silent', build: { write: false } })) as unknown as { output: Chunk[] };
  output = built.output;
}, 120_000);

/** What every page begins with. */
const first = () => output.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith('/web/src/main.ts')))!;
const chunk = (name: string) => output.find((each) => each.fileName === name)!;
const size = (text: string | Uint8Array) => brotliCompressSync(text).length;

/** A chunk with everything that it cannot start without. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (!found.has(name)) {
    found.add(name);
    chunk(name).imports?.forEach((each) => withImports(each, found));
  }
  return found;
}

// Compressing takes seconds on a busy machine.
test('the shelf loads within its budget: the entry with the boxes, what it imports, its styles, and one language', () => {
  const entry = first().fileName;
  const scripts = [...withImports(entry)].map(chunk);
  const words = output.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/words/fr.ts'));
  expect(words.length).toBe(1);
  const styles = new Set(scripts.flatMap((each) => [...(each.viteMetadata?.importedCss ?? [])]));
  const bytes =
    [...scripts, ...words].reduce((sum, each) => sum + size(each.code!), 0) +
    [...styles].reduce((sum, name) => sum + size(chunk(name).source!), 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(BUDGET);
}, 60_000);

test('no game’s board is in what the shelf loads first', () => {
  const entry = first().fileName;
  const modules = [...withImports(entry)].flatMap((name) => chunk(name).moduleIds ?? []);
  expect(modules.filter((id) => /\/games\/[^/]+\/board\/|src\/pages\/(TablePage|ReplayPage)/.test(id))).toEqual([]);
});

test('the page loads nothing from other sites', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const styles = output.filter((each) => each.fileName.endsWith('.css')).map((each) => String(each.source));
  expect([page, ...styles].flatMap((text) => text.match(/(?:href|src|url)[=(]\s*["']?(?:https?:)?\/\/[^"')]*/g) ?? [])).toEqual([]);
});
