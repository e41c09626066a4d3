// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettesOf } from '#web/look/contrast.ts';

const palettes = palettesOf(readFileSync(new URL('palette.css', import.meta.url), 'utf8'), '--nx-');

describe.each(palettes)('by $theme', ({ colors }) => {
  test.each([
    ['a rank on its disc', 'card-ink', 'card', 7],
    ['a guide beside its halo', 'guide', 'guide-halo', 4.5],
    ['a wrong place beside its halo', 'wrong', 'guide-halo', 4.5],
    ['a guide on the ground', 'guide', 'ground', 3],
    ['a wrong place on the ground', 'wrong', 'ground', 3],
    ['the edge of the table', 'edge', 'ground', 3],
  ] as const)('%s can be seen', (_, ink, ground, least) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(least);
  });

  test.each(['red', 'blue', 'orange', 'green'])('the %s ground is set off from its outline', (color) => {
    expect(contrast(colors[color]!, colors.line!)).toBeGreaterThanOrEqual(2.2);
  });

  test('the four colours differ in lightness or in pattern', () => {
    for (const color of ['red', 'blue', 'orange', 'green']) expect(colors[color]).not.toBe(colors[`${color}-mark`]);
  });
});
