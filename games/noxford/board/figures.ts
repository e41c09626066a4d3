// The drawings of the rules page. No server judges their places, so their lines are found here; a test compares what is found
// with every legal place of recorded games.

import { boundsOf, contactOf, middleOf, rectOf, type Rect } from './geometry.ts';
import type { Color, Line, Spot } from './types.ts';

/** What makes a place good, as far as it can be drawn. */
interface Guides {
  /** The borders that the card shares with others, and with which. */
  contacts: { line: Line; with: Rect }[];
  /** The lines on which an edge of the card lies together with an edge of one that it touches: upright ones, level ones. */
  upright: Line[];
  level: Line[];
}

interface Figure {
  /** The cards that lie there; what is written on them, if anything. */
  cards: (Spot & { shows?: Color | 'locked'; label?: string })[];
  /** The card that is to be laid, and whether it may. */
  laid?: Spot & { label: string; good: boolean };
}

const START: Spot[] = [
  { o: 'upright', x: -2, y: -1 },
  { o: 'sideways', x: 0, y: 0 },
];

/** Every drawing, by the name of its file. */
export const FIGURES: { [name: string]: Figure } = {
  good: { cards: START, laid: { o: 'sideways', x: 0, y: -2, label: 'A', good: true } },
  'one-card': { cards: START, laid: { o: 'sideways', x: -5, y: -1, label: 'B', good: false } },
  'not-in-line': { cards: START, laid: { o: 'sideways', x: -1, y: 2, label: 'C', good: false } },
  locked: {
    cards: [
      { o: 'upright', x: 0, y: 0, shows: 'locked' },
      { o: 'upright', x: -2, y: 0 },
      { o: 'upright', x: 2, y: 1 },
      { o: 'sideways', x: 0, y: -2 },
      { o: 'sideways', x: -1, y: 3 },
    ],
  },
  district: {
    cards: [
      { o: 'sideways', x: 0, y: 0 },
      { o: 'upright', x: 0, y: -3, shows: 'red', label: '1' },
      { o: 'upright', x: 2, y: -3, shows: 'blue', label: '1' },
      { o: 'upright', x: -2, y: 0, shows: 'red', label: '2' },
      { o: 'upright', x: 3, y: 0, shows: 'blue', label: '1' },
    ],
  },
};

/** What is to be drawn of a card among others. */
export function guidesOf(card: Rect, others: readonly Rect[]): Guides {
  const contacts = others.flatMap((other) => {
    const line = contactOf(card, other);
    return line ? [{ line, with: other }] : [];
  });
  const near = contacts.map((contact) => contact.with);
  const upright = [card.x, card.x + card.w].flatMap((x) => {
    const on = near.filter((other) => other.x === x || other.x + other.w === x);
    return on.length > 0 ? [{ x1: x, x2: x, ...span([card, ...on], 'y') }] : [];
  });
  const level = [card.y, card.y + card.h].flatMap((y) => {
    const on = near.filter((other) => other.y === y || other.y + other.h === y);
    return on.length > 0 ? [{ y1: y, y2: y, ...span([card, ...on], 'x') }] : [];
  });
  return { contacts, upright: upright as Line[], level: level as Line[] };
}

/** From the first to the last of these cards, along one direction. */
function span(cards: readonly Rect[], along: 'x' | 'y'): Partial<Line> {
  const first = Math.min(...cards.map((each) => each[along]));
  const last = Math.max(...cards.map((each) => each[along] + (along === 'x' ? each.w : each.h)));
  return along === 'x' ? { x1: first, x2: last } : { y1: first, y2: last };
}

/** How many pixels a unit has, and how many units there are around the cards. */
const UNIT = 20;
const MARGIN = 0.8;

const LINE = '#1d1823';
const FILLS = { red: '#c23a30', blue: '#2c5f9e', orange: '#eb9a2c', green: '#3f8550', locked: '#d9a441' };
const SLATE = '#47516f';
const GUIDE = '#7a1fa0';
const WRONG = '#b01818';

/** A figure as the text of an SVG file. */
export function figureSvg({ cards, laid }: Figure): string {
  const rects = cards.map(rectOf);
  const bounds = boundsOf(laid ? [...rects, rectOf(laid)] : rects, MARGIN);
  const parts = cards.map((card) => {
    const rect = rectOf(card);
    const drawn = cardSvg(rect, card.shows ? FILLS[card.shows] : SLATE, card.label ?? '');
    return card.shows === 'locked' ? `${drawn}\n${lockSvg(middleOf(rect))}` : drawn;
  });
  if (laid) {
    const rect = rectOf(laid);
    const { contacts, upright, level } = guidesOf(rect, rects);
    const color = laid.good ? GUIDE : WRONG;
    parts.push(cardSvg(rect, '#f6ca5b', laid.label, laid.good ? LINE : WRONG));
    for (const line of [...upright, ...level]) parts.push(lineSvg(line, `stroke="${color}" stroke-width="2" stroke-dasharray="6 4"`));
    for (const { line } of contacts) parts.push(lineSvg(line, `stroke="${color}" stroke-width="5"`));
    parts.push(markSvg(rect, laid.good));
  }
  const [x, y, w, h] = [bounds.x, bounds.y, bounds.w, bounds.h].map(px);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}">\n<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#d9cfba" />\n${parts.join('\n')}\n</svg>\n`;
}

const px = (units: number) => Math.round(units * UNIT * 10) / 10;

function cardSvg(rect: Rect, fill: string, label: string, ink = LINE): string {
  const middle = middleOf(rect);
  const shape = `<rect x="${px(rect.x) + 1}" y="${px(rect.y) + 1}" width="${px(rect.w) - 2}" height="${px(rect.h) - 2}" rx="4" fill="${fill}" stroke="${LINE}" stroke-width="2" />`;
  if (label === '') return shape;
  const on = fill === '#f6ca5b' ? ink : '#f8edd5';
  return `${shape}\n<text x="${px(middle.x)}" y="${px(middle.y) + 6}" fill="${on}" font-family="Georgia, serif" font-size="18" font-weight="700" text-anchor="middle">${label}</text>`;
}

/** A padlock with its middle here. */
function lockSvg(middle: { x: number; y: number }): string {
  const [x, y] = [px(middle.x), px(middle.y)];
  return `<path d="M${x - 5} ${y}v-4a5 5 0 0 1 10 0v4" fill="none" stroke="${LINE}" stroke-width="2.5" />\n<rect x="${x - 8}" y="${y}" width="16" height="12" rx="2" fill="${LINE}" />`;
}

function lineSvg({ x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }, look: string): string {
  return `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" stroke-linecap="round" ${look} />`;
}

/** A tick or a cross at the card's upper right corner. */
function markSvg({ x, y, w }: Rect, good: boolean): string {
  const [cx, cy] = [px(x + w), px(y)];
  const sign = good ? `M${cx - 4} ${cy}l3 4 5-7` : `M${cx - 4} ${cy - 4}l8 8M${cx + 4} ${cy - 4}l-8 8`;
  return `<circle cx="${cx}" cy="${cy}" r="9" fill="${good ? '#2c6636' : WRONG}" stroke="${LINE}" stroke-width="1.5" />\n<path d="${sign}" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" />`;
}
