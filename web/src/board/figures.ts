// The pictures of a rules page, made of what the board is made of: its own components, by day. They are drawn once and kept
// beside the page, where they are part of its text, by day, by night and on paper. A board's tests call `checkFigures`.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { SHAPES } from '../frame/seat-shapes.ts';

const THEME = new URL('../look/theme.css', import.meta.url);

/** Where something is drawn, and how large. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every picture of a rules page is in its folder as it is drawn. BESACE_WRITE=1 writes them anew. */
export function checkFigures(folder: URL, figures: { [name: string]: () => string }): void {
  test.each(Object.keys(figures))('the picture %s of the rules page is as it is drawn', (name) => {
    const file = new URL(`${name}.svg`, folder);
    const drawn = figures[name]!();
    if (process.env.BESACE_WRITE) writeFileSync(file, drawn);
    expect(readFileSync(file, 'utf8')).toBe(drawn);
  });
}

/** A game's own things to draw with. */
export interface Palette {
  /** Its style sheet of colours. */
  css: URL;
  /** What its boards' style sheets do to a class, as attributes: a picture has no style sheet. */
  classes?: { [name: string]: string };
  /** The component with the patterns that others fill themselves with. */
  patterns?: Component;
}

/** One picture. Things are drawn in the order in which they are asked for; equal things are kept once. */
export class Sheet {
  #name: string;
  #size: [width: number, height: number];
  #palette: Palette;
  #values: Map<string, string>;
  #symbols = new Map<string, string>();
  #parts: string[] = [];

  /** Names begin with the game's own letters, as they have to differ wherever pictures meet on a page. */
  constructor(name: string, size: [width: number, height: number], palette: Palette) {
    this.#name = name;
    this.#size = size;
    this.#palette = palette;
    this.#values = new Map([THEME, palette.css].flatMap(byDay));
  }

  /** Whatever SVG can say; colours may be named as the style sheets name them. */
  add(svg: string): this {
    this.#parts.push(svg);
    return this;
  }

  /** A component of the board, whose drawing has this `viewBox`. Given `classes` go before those of the palette. */
  draw<Props extends Record<string, any>>(of: Component<Props>, props: NoInfer<Props>, viewBox: string, spot: Spot, classes: { [name: string]: string } = {}): this {
    return this.stamp(this.#inner(of, props, classes), viewBox, spot);
  }

  /** Something of one's own that occurs more than once, drawn within this `viewBox`. */
  stamp(svg: string, viewBox: string, { x, y, width, height }: Spot): this {
    const drawing = `${viewBox} ${svg}`;
    const id = this.#symbols.get(drawing) ?? `${this.#name}-${this.#symbols.size}`;
    this.#symbols.set(drawing, id);
    return this.add(`<use href="#${id}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" />`);
  }

  text(x: number, y: number, size: number, words: string, { fill = 'var(--ink)', anchor = 'middle' } = {}): this {
    return this.add(`<text x="${x}" y="${y}" fill="${fill}" font-family="var(--titles)" font-size="${size}" text-anchor="${anchor}">${words}</text>`);
  }

  /** From here to there, in a bow that stands out to the left of its way by `bow`. */
  arrow([x1, y1]: [number, number], [x2, y2]: [number, number], bow = 0): this {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [cx, cy] = [(x1 + x2) / 2 + ((y2 - y1) / length) * bow * 2, (y1 + y2) / 2 - ((x2 - x1) / length) * bow * 2];
    const angle = Math.round((Math.atan2(y2 - cy, x2 - cx) * 180) / Math.PI);
    return this.add(
      `<path d="M${round(x1)} ${round(y1)}Q${round(cx)} ${round(cy)} ${round(x2)} ${round(y2)}" fill="none" stroke="var(--accent)" stroke-width="3" stroke-linecap="round" />` +
        `<path d="M-7-5L2 0-7 5z" fill="var(--accent)" stroke="var(--accent)" stroke-width="2" stroke-linejoin="round" transform="translate(${round(x2)} ${round(y2)}) rotate(${angle})" />`,
    );
  }

  /** The sign of a seat, with its middle here. */
  seat(seat: number, x: number, y: number, size = 16, fill = `var(--seat-${seat})`): this {
    const sign = `<path d="${SHAPES[seat]}" fill="${fill}" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round" />`;
    return this.stamp(sign, '0 0 24 24', { x: x - size / 2, y: y - size / 2, width: size, height: size });
  }

  /** Whether something is good or wrong, with its middle here. */
  mark(good: boolean, x: number, y: number): this {
    const sign = good ? 'M-4 0l3 4 5-7' : 'M-4-4l8 8M4-4l-8 8';
    const seal = `<circle r="9" fill="var(--${good ? 'good' : 'bad'})" stroke="var(--ink)" stroke-width="1.5" /><path d="${sign}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />`;
    return this.stamp(seal, '-10 -10 20 20', { x: x - 10, y: y - 10, width: 20, height: 20 });
  }

  /** The text of an SVG file. */
  svg(): string {
    const [width, height] = this.#size;
    const symbols = [...this.#symbols].map(([drawing, id]) => {
      const [, viewBox, inner] = /^(\S+ \S+ \S+ \S+) ([^]*)$/.exec(drawing)!;
      return `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${inner!.replaceAll('CLIP', `${id}-clip`)}</symbol>`;
    });
    const drawn = [...symbols, ...this.#parts].join('\n');
    const body = [...this.#patterns(drawn), drawn].join('\n').replace(/url\(#(\w-\w+)\)/g, `url(#${this.#name}-$1)`);
    return this.#colored(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">\n` +
        `<rect width="${width}" height="${height}" rx="8" fill="var(--sheet-2)" />\n` +
        `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="7" fill="none" stroke="var(--hair)" stroke-width="2" />\n${body}\n</svg>\n`,
    );
  }

  /** What a component draws, without what only a page needs. */
  #inner<Props extends Record<string, any>>(of: Component<Props>, props: Props, classes: { [name: string]: string }): string {
    const meant: { [name: string]: string } = { ...this.#palette.classes, ...classes };
    return markup(of, props)
      .replace(/^<span.*?(<svg .*<\/svg>).*$/, '$1')
      .replace(/^<svg [^>]*?((?: stroke[a-z-]*="[^"]*")*)>(.*)<\/svg>$/, '<g$1>$2</g>')
      .replace(/ class="([^"]*)"/g, (_, names: string) => names.split(' ').map((name) => (meant[name] ? ` ${meant[name]}` : '')).join(''))
      .replace(/ id="s\d+"/g, ' id="CLIP"')
      .replace(/url\(#s\d+\)/g, 'url(#CLIP)');
  }

  /** The patterns that something is filled with. */
  #patterns(drawn: string): string[] {
    if (!this.#palette.patterns) return [];
    return [...markup(this.#palette.patterns, {}).matchAll(/<pattern id="([^"]+)".*?<\/pattern>/g)]
      .filter(([, id]) => drawn.includes(`url(#${id})`))
      .map(([pattern, id]) => pattern.replace(`id="${id}"`, `id="${this.#name}-${id}"`));
  }

  #colored(svg: string): string {
    return svg.replace(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => {
      const value = this.#values.get(name);
      if (!value) throw new Error(`no style sheet has --${name}`);
      return value.replaceAll("'", '');
    });
  }
}

/** What style sheets set by day. */
function byDay(file: URL): [name: string, value: string][] {
  const [day = ''] = readFileSync(file, 'utf8').split(":root[data-theme='night']");
  return [...day.matchAll(/--([a-z0-9-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]);
}

/** A component as the text of its elements. */
function markup<Props extends Record<string, any>>(of: Component<Props>, props: Props): string {
  const { body } = render(of as Component, { props });
  return body
    .replace(/<!--.*?-->/g, '')
    .replace(/><\/(path|rect|circle|ellipse)>/g, ' />')
    .trim();
}

const round = (number: number) => Math.round(number * 100) / 100;
