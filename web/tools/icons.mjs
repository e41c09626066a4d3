// `node web/tools/icons.mjs`: draws the icons that need pixels (web/public/icon-*.png) from web/public/icon.svg.

import { readFile } from 'node:fs/promises';
import { launch } from '../browser/browser.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const drawing = await readFile(new URL('icon.svg', PUBLIC), 'utf8');

const browser = await launch();
const page = await browser.newPage();
// An icon that the system cuts into a shape of its own has a ground, and nothing near its edges.
for (const [name, size, share, ground] of [['icon-192', 192, 1, 'none'], ['icon-512', 512, 1, 'none'], ['icon-maskable-512', 512, 0.62, '#efe4cf']]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${share * size}px}</style>${drawing}`);
  await page.screenshot({ path: new URL(`${name}.png`, PUBLIC).pathname, omitBackground: true });
}
await browser.close();
