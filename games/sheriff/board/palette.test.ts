// The colours reach the contrast that WCAG AA asks for, by day and by night.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Palette = Record<string, string>;

function palettes(): { theme: string; colors: Palette }[] {
  const [day = '', night = ''] = readFileSync(new URL('palette.css', import.meta.url), 'utf8').split(":root[data-theme='night']");
  const read = (text: string): Palette => Object.fromEntries([...text.matchAll(/--s-([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
  return [
    { theme: 'day', colors: read(day) },
    { theme: 'night', colors: { ...read(day), ...read(night) } },
  ];
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each(palettes())('by $theme', ({ colors }) => {
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
