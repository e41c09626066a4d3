// The pictures of the rules page: its own examples, drawn with the cards of the board.

import { type Palette, Sheet } from '#web/board/figures.ts';
import { recordedGame } from '#web/board/recorded.ts';
import Card from './Card.svelte';
import { COLORS, MISSIONS, OBJECTS, PATTERNS, valueOf } from './cards.ts';
import three from './fixtures/3-seats.json';
import Patterns from './Patterns.svelte';
import Sheriff from './Sheriff.svelte';
import Sign from './Sign.svelte';
import type { Ambush, Card as CardId, Mission, Sight } from './types.ts';

const PALETTE: Palette = {
  css: new URL('palette.css', import.meta.url),
  patterns: Patterns,
  classes: {
    edge: 'stroke="var(--n-line)" stroke-width="2" stroke-linejoin="round"',
    value: 'font-family="var(--titles)" font-size="15.5" fill="var(--n-card-ink)"',
  },
};

/** Every picture, by the name of its file. */
export const FIGURES = { ambush, delivery, missions, sheriff };

/** An ambush is sprung: a card of the delivery for the gold, and what is left is too little. */
function ambush(): string {
  const sheet = new Sheet('n-ambush', [320, 134], PALETTE);
  deputy(sheet, 2, 24, 20);
  for (const at of [0, 1]) card(sheet, 'pearls', 14 + at * 32, 36, 44);
  sheet.mark(false, 54, 112);
  card(sheet, 'pearls', 118, 36, 44);
  sheet.arrow([170, 54], [216, 54]);
  deputy(sheet, 0, 298, 20);
  card(sheet, 'gold', 258, 50, 44);
  card(sheet, 'ambush-pearls-jewels', 232, 36, 44);
  sheet.arrow([258, 116], [98, 112], -8);
  return sheet.svg();
}

/** What becomes of the cards of a delivery. */
function delivery(): string {
  const sheet = new Sheet('n-delivery', [270, 130], PALETTE);
  for (const at of [0, 1, 2]) card(sheet, 'pearls', 14 + at * 28, 34, 44);
  sheet.arrow([126, 52], [158, 34]).arrow([126, 78], [158, 96]);
  card(sheet, 'back', 172, 10, 36);
  sheet.text(232, 44, 26, String(valueOf('pearls'))).mark(true, 208, 14);
  for (const at of [0, 1]) card(sheet, 'pearls', 172 + at * 22, 70, 36);
  sheet.mark(false, 234, 74);
  return sheet.svg();
}

/** One way to fulfil each mission, and its points: for one who does it alone, and for each of two. */
function missions(): string {
  const sheet = new Sheet('n-missions', [320, 164], PALETTE);
  for (const [row, mission] of MISSIONS.entries()) {
    const y = 12 + row * 37;
    for (const { object, x } of handedIn(mission)) small(sheet, object, 12 + x, y);
    const [alone, shared] = POINTS[mission];
    deputy(sheet, 0, 194, y + 15);
    sheet.text(218, y + 22, 19, String(alone));
    deputy(sheet, 0, 254, y + 15);
    deputy(sheet, 1, 273, y + 15);
    sheet.text(298, y + 22, 19, String(shared));
  }
  return sheet.svg();
}

/** The sheriff has moved on to a number: whoever has no more cards than that gets one. */
function sheriff(): string {
  const sheet = new Sheet('n-sheriff', [300, 200], PALETTE);
  sheet.add('<path d="M20 66h260" stroke="var(--n-line)" stroke-width="30" stroke-linecap="round" /><path d="M20 66h260" stroke="var(--n-road)" stroke-width="27" stroke-linecap="round" />');
  const here = 1;
  for (const [at, number] of TRACK.slice(0, 3).entries()) {
    const [x, radius] = [70 + at * 80, at === here ? 18 : 14];
    sheet.add(`<circle cx="${x}" cy="66" r="${radius}" fill="var(--n-${at === here ? 'now' : at < here ? 'space-past' : 'space'})" stroke="var(--n-line)" stroke-width="${at === here ? 2.4 : 1.6}" />`);
    sheet.text(x, 72, at === here ? 20 : 16, String(number), { fill: 'var(--n-space-ink)' });
  }
  sheet.arrow([84, 40], [124, 34], 6);
  sheet.draw(Sheriff, {}, '0 0 30 40', { x: 133, y: 6, width: 34, height: 45 });
  for (const [row, { seat, cards }] of [{ seat: 0, cards: 4 }, { seat: 1, cards: 5 }, { seat: 2, cards: 0 }].entries()) {
    const y = 96 + row * 34;
    deputy(sheet, seat, 24, y + 14);
    for (let at = 0; at < cards; at += 1) card(sheet, 'back', 44 + at * 15, y, 20);
    sheet.text(150, y + 21, 19, String(cards));
    const gets = cards <= TRACK[here]!;
    if (gets) sheet.arrow([172, y + 14], [204, y + 14]);
    if (gets) card(sheet, 'back', 218, y, 20);
    sheet.mark(gets, 264, y + 14);
  }
  return sheet.svg();
}

/** The points of the missions and the first numbers of the road, unless a table has chosen others: as recorded. */
const { mission_values: POINTS, track: TRACK } = recordedGame<Sight>(three).sights[0]!.view.options;

/** Cards that fulfil a mission, and how far from the left each lies: pairs overlap. */
function handedIn(mission: Mission): { object: CardId; x: number }[] {
  const { each, kinds } = PATTERNS[mission];
  const objects = kinds === 1 ? (['pearls'] as const) : OBJECTS.slice(0, kinds);
  if (each === 2) return objects.flatMap((object, at) => [0, 1].map((nth) => ({ object, x: at * 42 + nth * 15 })));
  return objects.flatMap((object, at) => Array.from({ length: each }, (_, nth) => ({ object, x: (at + nth) * 23 })));
}

/** A small card, as in the log. */
function small(sheet: Sheet, object: CardId, x: number, y: number): void {
  sheet.stamp('<rect x="1" y="1" width="20" height="28" rx="3" fill="var(--n-card)" stroke="var(--n-line)" stroke-width="1.6" />', '0 0 22 30', { x, y, width: 22, height: 30 });
  sheet.draw(Sign, { of: object }, '0 0 24 24', { x: x + 2.5, y: y + 6.5, width: 17, height: 17 });
}

function deputy(sheet: Sheet, seat: number, x: number, y: number): void {
  sheet.seat(seat, x, y, 17, `var(--n-${COLORS[seat]})`);
}

function card(sheet: Sheet, face: CardId | Ambush | 'back' | 'trap', x: number, y: number, width: number): void {
  sheet.draw(Card, { face }, '0 0 50 70', { x, y, width, height: width * 1.4 });
}
