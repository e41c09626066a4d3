// The contrast of two colours as WCAG measures it, for the tests of palettes.

/** A palette's colours by name. */
export type Palette = Record<string, string>;

/** The colours of a style sheet that begin with `prefix`: by day, and by night where only what differs is written. */
export function palettesOf(css: string, prefix: string): { theme: string; colors: Palette }[] {
  const [day = '', night = ''] = css.split(":root[data-theme='night']");
  const named = new RegExp(`${prefix}([a-z][a-z0-9-]*): (#[0-9a-f]{6});`, 'g');
  const read = (text: string): Palette => Object.fromEntries([...text.matchAll(named)].map((found) => [found[1]!, found[2]!]));
  return [
    { theme: 'day', colors: read(day) },
    { theme: 'night', colors: { ...read(day), ...read(night) } },
  ];
}

/** From 1, alike, to 21, black on white. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
