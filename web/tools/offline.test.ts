import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticeWords, workerOf } from './offline.ts';

const SOURCE = readFileSync(new URL('../offline/worker.js', import.meta.url), 'utf8');

test('the service worker is told what the client is built of, and under which name', () => {
  const written = workerOf(SOURCE, ['assets/a.js', 'icon.svg'], 'abc', noticeWords());
  expect(written).toContain('const FILES = ["assets/a.js","icon.svg"];');
  expect(written).toContain("const BUILD = 'abc';");
});

test('a worker without a place for them is not written', () => {
  expect(() => workerOf('const FILES = [];', [], 'abc', noticeWords())).toThrow();
});

test('what a notice says is there in both languages, for every game', () => {
  const { en, fr } = noticeWords();
  expect(en!.turn).not.toBe(fr!.turn);
  expect(en!.soon).not.toBe(fr!.soon);
  expect(Object.keys(en!.games)).toEqual(Object.keys(fr!.games));
  expect(Object.values(fr!.games).every((title) => title !== '')).toBe(true);
});

test('it waits its turn: no page loses its parts because a newer client is there', () => {
  expect(SOURCE).not.toContain('skipWaiting');
});

test('every icon that the manifest names is there', () => {
  const read = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url));
  const { icons } = JSON.parse(String(read('manifest.webmanifest'))) as { icons: { src: string; type: string; sizes: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type, sizes } of icons) {
    const bytes = read(src);
    if (type !== 'image/png') continue;
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});
