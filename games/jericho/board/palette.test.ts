// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettesOf } from '#web/look/contrast.ts';

const palettes = palettesOf(readFileSync(new URL('palette.css', import.meta.url), 'utf8'), '--j-');

describe.each(palettes)('by $theme', ({ colors }) => {
  test.each(['red', 'white', 'blue', 'yellow', 'brown', 'horn', 'scoring'])('what is written on %s can be read', (name) => {
    expect(contrast(colors[`${name}-ink`]!, colors[name]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[`${name}-ink`]!, colors[`${name}-mark`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['red', 'white', 'blue', 'yellow', 'brown'])('a stone of %s stands out from its lane, by its ground or its outline', (name) => {
    const lane = colors.lane!;
    expect(Math.max(contrast(colors[name]!, lane), contrast(colors.line!, lane))).toBeGreaterThanOrEqual(2.5);
  });

  test('a number on a card can be read', () => {
    expect(contrast(colors['cream-ink']!, colors.cream!)).toBeGreaterThanOrEqual(7);
  });
});
