// Pictures small enough to be kept with the project: flat drawings need few colours, so a picture becomes one with a palette.

import { crc32, deflateSync } from 'node:zlib';

/** The same picture with at most 256 colours. A page of the browser reads it. */
export async function small(page, png) {
  const { width, height, palette, pixels } = await page.evaluate(reduce, png.toString('base64'));
  const bytes = Buffer.from(pixels, 'base64');
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) bytes.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** In the page: the most frequent colours, and for every pixel the nearest of them. */
async function reduce(base64) {
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob();
  const image = await createImageBitmap(blob);
  const { width, height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const key = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4) counts.set(key(at), (counts.get(key(at)) ?? 0) + 1);
  // Colours that the eye cannot tell apart stand for each other, so that rare ones find a place, too.
  const chosen = [];
  const near = (a, b) => (((a >> 16) - (b >> 16)) ** 2 + (((a >> 8) & 255) - ((b >> 8) & 255)) ** 2 + ((a & 255) - (b & 255)) ** 2);
  for (const [color] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (chosen.length === 256) break;
    if (chosen.every((other) => near(color, other) > 90)) chosen.push(color);
  }
  const nearest = new Map();
  for (const color of counts.keys()) {
    let best = 0;
    for (let each = 1; each < chosen.length; each += 1) if (near(color, chosen[each]) < near(color, chosen[best])) best = each;
    nearest.set(color, best);
  }
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 4) pixels[at / 4] = nearest.get(key(at));
  let text = '';
  for (let at = 0; at < pixels.length; at += 8192) text += String.fromCharCode(...pixels.subarray(at, at + 8192));
  return { width, height, palette: chosen.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]), pixels: btoa(text) };
}
