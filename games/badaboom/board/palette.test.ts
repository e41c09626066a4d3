// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettesOf } from '#web/look/contrast.ts';

const themes = palettesOf(readFileSync(new URL('../../../web/src/look/theme.css', import.meta.url), 'utf8'), '--');
const palettes = palettesOf(readFileSync(new URL('palette.css', import.meta.url), 'utf8'), '--b-').map(({ theme, colors }, index) => ({
  theme,
  colors,
  frame: themes[index]!.colors,
}));

describe.each(palettes)('by $theme', ({ colors, frame }) => {
  test.each([
    ['whom the bomb would hit', 'on-hit', 'hit', 4.5],
    ['what stands on an armed bench', 'armed-ink', 'armed', 4.5],
    ['a number on its coin', 'hazard-ink', 'gold', 4.5],
    ['the stripes of danger', 'hazard-ink', 'hazard', 4.5],
    ['the outline of a drawing', 'line', 'card', 7],
  ] as const)('%s can be read', (_, ink, ground, least) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(least);
  });

  test('the bench can be read', () => {
    expect(contrast(frame.ink!, colors.stage!)).toBeGreaterThanOrEqual(7);
    expect(contrast(frame.soft!, colors.stage!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['trick', 'gadget', 'mechanism'])('the sign of the %s back stands out from its outline', (back) => {
    expect(contrast(colors['on-back']!, colors.line!)).toBeGreaterThanOrEqual(7);
    expect(contrast(colors[back]!, colors.line!)).toBeGreaterThanOrEqual(2.3);
  });
});
