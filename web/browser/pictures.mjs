// Takes the pictures of the README, from real games. Files named `*.pictures.mjs` do that; they are not tests, and run only with
// BESACE_PICTURES=1: nothing else writes into the project.

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shownPictures } from './shown-pictures.mjs';
import { small } from './small-png.mjs';

const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Takes a picture by day, by night or both, whichever the README shows; `%` in its name stands for the theme, which follows the
    device. `desk` is a page to work on; `drawn` waits for a board that takes its time to draw itself in other colours. */
export async function takePictures({ page }, desk, file, drawn = async () => {}) {
  const wanted = shownPictures();
  await page.evaluate(() => document.fonts.ready);
  for (const [theme, colorScheme] of [['day', 'light'], ['night', 'dark']]) {
    const name = file.replace('%', theme);
    if (!wanted.has(name)) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await drawn();
    await writeFile(PICTURES + name, await small(desk, await page.screenshot()));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
