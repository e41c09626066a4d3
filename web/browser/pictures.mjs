// Takes the pictures of the README, from real games. Files named `*.pictures.mjs` do; they are no tests, and run only with
// BESACE_PICTURES=1: nothing else writes into the project.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { small } from './small-png.mjs';

const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** Takes a picture by day and by night, `%` in its name: the theme follows the device. `desk` is a page to work on; `drawn`
    waits for a board that takes its time to draw itself in other colours. */
export async function takePictures({ page }, desk, file, drawn = async () => {}) {
  await mkdir(PICTURES, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  for (const [theme, colorScheme] of [['day', 'light'], ['night', 'dark']]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await drawn();
    await writeFile(PICTURES + file.replace('%', theme), await small(desk, await page.screenshot()));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
