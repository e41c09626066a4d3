// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettesOf } from '#web/look/contrast.ts';

const themes = palettesOf(readFileSync(new URL('../../../web/src/look/theme.css', import.meta.url), 'utf8'), '--');
const palettes = palettesOf(readFileSync(new URL('palette.css', import.meta.url), 'utf8'), '--n-').map(({ theme, colors }, index) => ({
  theme,
  colors,
  sheet: themes[index]!.colors.sheet!,
}));

describe.each(palettes)('by $theme', ({ colors, sheet }) => {
  test.each([
    ['the value on a card', 'card-ink', 'card', 7],
    ['a number of the sheriff’s way', 'space-ink', 'space', 4.5],
    ['a number that he has passed', 'space-ink', 'space-past', 4.5],
    ['the number under him', 'now-ink', 'now', 4.5],
  ] as const)('%s can be read', (_, ink, ground, least) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(least);
  });

  test.each(['red', 'orange', 'shield'])('a trick stands out from its %s banner', (banner) => {
    expect(contrast(colors['on-banner']!, colors[`banner-${banner}`]!)).toBeGreaterThanOrEqual(2.3);
    expect(contrast(colors['on-banner']!, colors['banner-line']!)).toBeGreaterThanOrEqual(7);
  });

  test.each(['red', 'yellow', 'green', 'blue', 'purple', 'white', 'gray'])('the %s sign stands out from a plaque, by its ground or its outline', (color) => {
    expect(Math.max(contrast(colors[color]!, sheet), contrast(colors.line!, sheet))).toBeGreaterThanOrEqual(3);
  });

  test('the dashed ring of the next space stands out from the road', () => {
    expect(contrast(colors.ring!, colors.road!)).toBeGreaterThanOrEqual(3);
  });
});
