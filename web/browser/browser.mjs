// A real browser for tests and pictures: Debian's Chromium, headless, talking to nobody but the server under test.

import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { chromium } from 'playwright-core';

/** The screens that everything must work on; `zoomed` is a wide one at 200 %. */
export const SIZES = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 640 },
  telephone: { width: 390, height: 844 },
  sideways: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
};

/** Those that are touched with a finger. */
export const TOUCHED = ['telephone', 'sideways'];

/** Starts the browser with a new profile. Without a graphics card it still draws in three dimensions, slowly. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.BESACE_CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      '--no-first-run',
      '--no-default-browser-check',
    ],
  });
}

/** Takes a picture of the page as it stands. */
export async function picture(page, path) {
  await mkdir(dirname(path), { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path });
}

/** What axe finds wrong with the page that is serious or worse, one line each. */
export async function seriousFaults(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  }
  const { violations } = await page.evaluate(async () => {
    // What has just been shown is measured, and may become a stop for the keyboard, within the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return globalThis.axe.run(document, { resultTypes: ['violations'] });
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`));
}

/** By how many pixels the page is wider than its window: more than 0 needs sideways scrolling. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
