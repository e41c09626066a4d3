// The pictures of the rules page: the walls of the page's own examples, drawn as the board draws them.

import { type Palette, Sheet } from '#web/board/figures.ts';
import Card from './Card.svelte';
import { TRUMPET, colorOf, valueOf } from './cards.ts';
import Flag from './Flag.svelte';
import Patterns from './Patterns.svelte';
import Sign from './Sign.svelte';
import type { Card as CardId, Color } from './types.ts';

const PALETTE: Palette = {
  css: new URL('palette.css', import.meta.url),
  patterns: Patterns,
  classes: {
    wall: 'stroke="var(--j-line)" stroke-width="1.6" stroke-linejoin="round"',
    number: 'font-family="var(--titles)" font-size="28" text-anchor="middle" fill="var(--j-cream-ink)"',
    small: 'font-family="var(--titles)" font-size="16" text-anchor="middle"',
    pole: 'stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"',
    cloth: 'fill="var(--j-flag)" stroke="var(--ink)" stroke-width="1.5" stroke-linejoin="round"',
  },
};

/** How wide a stone is for each point, and how high a row of a wall is. */
const UNIT = 13;
const ROW = 26;

const lengthOf = (wall: readonly CardId[]) => wall.reduce((sum, card) => sum + valueOf(card), 0);

/** Every picture, by the name of its file. */
export const FIGURES = { build, trumpet, scoring };

/** A card from the hand lengthens a wall. */
function build(): string {
  const sheet = new Sheet('j-build', [236, 86], PALETTE);
  card(sheet, 'red-3', 14, 10, 47);
  sheet.arrow([70, 43], [94, 43]);
  wall(sheet, ['red-4', 'red-3'], 106, 30, { lit: [1] });
  length(sheet, ['red-4', 'red-3'], 106, 30);
  return sheet.svg();
}

/** A trumpet is blown: what falls, what is gone and what is longer. */
function trumpet(): string {
  const sheet = new Sheet('j-trumpet', [326, 120], PALETTE);
  const before: CardId[][] = [['red-3', 'red-3'], ['red-4', 'red-4', 'red-1'], ['red-4']];
  const after: CardId[][] = [['red-3', 'red-3', TRUMPET], ['red-1'], []];
  const highest = Math.max(...before.flat().map(valueOf));
  card(sheet, TRUMPET, 157, 22, 34);
  sheet.arrow([160, 84], [184, 84]);
  for (const [seat, stones] of before.entries()) {
    const y = 14 + seat * (ROW + 7);
    sheet.seat(seat, 18, y + ROW / 2);
    wall(sheet, stones, 32, y, { cracked: stones.flatMap((stone, at) => (valueOf(stone) === highest ? [at] : [])) });
    wall(sheet, after[seat]!, 196, y);
    length(sheet, after[seat]!, 196, y);
  }
  return sheet.svg();
}

/** A scoring: two walls share what they win, the third wins alone. */
function scoring(): string {
  const sheet = new Sheet('j-scoring', [300, 178], PALETTE);
  for (const at of [0, 1, 2, 3, 4]) card(sheet, RED[at]!, 14 + at * 23, 12, 38);
  for (const at of [0, 1]) card(sheet, BLUE[at]!, 150 + at * 23, 12, 38);
  const rows: { stones: CardId[]; tied: boolean; won: number }[] = [
    { stones: ['red-4'], tied: true, won: 2 },
    { stones: ['red-3', 'red-1'], tied: true, won: 2 },
    { stones: ['blue-1'], tied: false, won: 2 },
  ];
  for (const [seat, { stones, tied, won }] of rows.entries()) {
    const y = 76 + seat * (ROW + 7);
    sheet.seat(seat, 24, y + ROW / 2);
    wall(sheet, stones, 40, y);
    flag(sheet, 104, y + 3, tied);
    sheet.arrow([134, y + ROW / 2], [160, y + ROW / 2]);
    const color = colorOf(stones[0]!)!;
    for (let at = 0; at < won; at += 1) back(sheet, color, 176 + at * 22, y + 1);
  }
  // What two cannot share stays.
  back(sheet, 'red', 262, 76 + (ROW + 7) / 2 + 1, true);
  sheet.arrow([270, 86], [222, 42], -12);
  return sheet.svg();
}

/** The cards of the supply, one lying on the other. */
const RED: CardId[] = ['red-3', 'red-3', 'red-3', 'red-4', 'red-4'];
const BLUE: CardId[] = ['blue-4', 'blue-4'];

/** A card that is won, drawn by its colour alone; one that stays has a broken outline. */
function back(sheet: Sheet, color: Color, x: number, y: number, stays = false): void {
  sheet.add(`<rect x="${x}" y="${y}" width="17" height="24" rx="3" fill="url(#j-${color})" stroke="var(--j-line)" stroke-width="1.6"${stays ? ' stroke-dasharray="4 3"' : ''} />`);
}

/** The flag of the longest wall; a ribbon where several are level. */
function flag(sheet: Sheet, x: number, y: number, tied: boolean): void {
  sheet.draw(Flag, { tied, by: 0 }, '0 0 16 20', { x, y, width: 16, height: 20 });
}

/** How long a wall is, behind it. */
function length(sheet: Sheet, stones: readonly CardId[], x: number, y: number): void {
  if (stones.length > 0) sheet.text(x + lengthOf(stones) * UNIT + 5, y + 20, 20, String(lengthOf(stones)), { anchor: 'start' });
}

function card(sheet: Sheet, of: CardId, x: number, y: number, width: number): void {
  sheet.draw(Card, { card: of }, '0 0 50 70', { x, y, width, height: width * 1.4 });
}

/** A wall, each stone as wide as it is worth: cracked stones fall, lit ones are new. */
function wall(sheet: Sheet, stones: readonly CardId[], x: number, y: number, { cracked = [], lit = [] }: { cracked?: number[]; lit?: number[] } = {}): void {
  let left = x;
  for (const [at, stone] of stones.entries()) {
    const width = valueOf(stone) * UNIT;
    const color = colorOf(stone);
    const line = cracked.includes(at) ? 'stroke="var(--bad)" stroke-width="2.5"' : lit.includes(at) ? 'stroke="var(--j-flag)" stroke-width="3"' : 'stroke="var(--j-line)" stroke-width="1.5"';
    sheet.add(`<rect x="${left + 1}" y="${y + 1}" width="${width - 2}" height="${ROW - 2}" rx="3" fill="${color ? `url(#j-${color})` : 'var(--j-horn)'}" ${line} />`);
    if (color) {
      sheet.add(`<text x="${left + width / 2}" y="${y + 19}" font-family="var(--titles)" font-size="17" text-anchor="middle" fill="var(--j-${color}-ink)" stroke="var(--j-${color})" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${valueOf(stone)}</text>`);
    } else {
      sheet.draw(Sign, { of: 'trumpet', fill: 'var(--j-horn-ink)' }, '0 0 24 24', { x: left + width / 2 - 10, y: y + 3, width: 20, height: 20 });
    }
    if (cracked.includes(at)) sheet.add(`<path d="M${left + width - 8} ${y + 1}l-6 9 6 5-7 5 3 5" fill="none" stroke="var(--j-cream)" stroke-width="3" stroke-linejoin="bevel" />`);
    left += width;
  }
}
