// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, palettesOf } from '#web/look/contrast.ts';

const css = readFileSync(new URL('palette.css', import.meta.url), 'utf8');

describe.each(palettesOf(css, '--s-'))('by $theme', ({ colors }) => {
  test.each(['legal', 'contraband', 'royal'])('what is written in the foot of a %s card can be read', (name) => {
    expect(contrast(colors[`${name}-ink`]!, colors[name]!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colors[`${name}-ink`]!, colors[`${name}-mark`]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['cream-ink', 'cream'],
    ['tag-ink', 'tag'],
  ])('%s on %s can be read', (ink, ground) => {
    expect(contrast(colors[ink]!, colors[ground]!)).toBeGreaterThanOrEqual(7);
  });

  test.each(['wax', 'wax-pass'])('the sign on a seal of %s stands out', (name) => {
    expect(contrast(colors['wax-ink']!, colors[name]!)).toBeGreaterThanOrEqual(3);
  });

  test('how often a royal good counts can be read on its card', () => {
    expect(contrast(colors.royal!, colors.cream!)).toBeGreaterThanOrEqual(4.5);
  });
});
