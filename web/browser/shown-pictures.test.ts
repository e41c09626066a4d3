import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shownPictures } from './shown-pictures.mjs';

test('every picture is shown by a page, and every picture that a page shows is there', () => {
  const kept = readdirSync(new URL('../../docs/pictures', import.meta.url));
  expect(kept.sort()).toEqual([...shownPictures()].sort());
  expect(kept.length).toBeGreaterThan(20);
});
