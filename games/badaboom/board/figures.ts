// The pictures of the rules page: bombs, cards and goblins as the board draws them.

import { type Palette, Sheet } from '#web/board/figures.ts';
import BackSign from './BackSign.svelte';
import BombPicture from './BombPicture.svelte';
import Burst from './Burst.svelte';
import Card from './Card.svelte';
import { backOf, backShown } from './cards.ts';
import Coin from './Coin.svelte';
import Sign from './Sign.svelte';
import type { Card as CardId, Face } from './types.ts';

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';
const PALETTE: Palette = {
  css: new URL('palette.css', import.meta.url),
  classes: {
    mark: 'fill="none" stroke-width="3"',
    bomb: `stroke="var(--b-line)" stroke-width="4" ${ROUND}`,
    sign: `stroke="var(--b-line)" stroke-width="1.8" ${ROUND}`,
    hole: 'fill="var(--b-line)" stroke="none"',
    dot: 'fill="var(--b-line)" stroke="none"',
  },
};

/** Every picture, by the name of its file. */
export const FIGURES = { arm, next, blast, pay };

/** The last Mechanism leaves the bomb. */
function arm(): string {
  const sheet = new Sheet('b-arm', [316, 150], PALETTE);
  bomb(sheet, 42, 12, 62, false);
  slots(sheet, 14, ['mechanism', 'down-trick', 'down-gadget'], 0);
  sheet.arrow([142, 60], [174, 60]);
  bomb(sheet, 218, 12, 62, true);
  slots(sheet, 190, ['down-trick', 'down-trick', 'left-hook'], 0);
  return sheet.svg();
}

/** Who gets the armed bomb, and where it goes off. */
function next(): string {
  const sheet = new Sheet('b-next', [190, 164], PALETTE);
  const [x, y, radius] = [98, 74, 54];
  table(sheet, x, y, radius);
  const [holder, after] = [place(0, x, y, radius), place(1, x, y, radius)];
  burst(sheet, after, 50);
  for (let seat = 0; seat < SEATS; seat += 1) goblin(sheet, seat, place(seat, x, y, radius), 20);
  bomb(sheet, holder[0] + 14, holder[1] - 18, 36, true);
  sheet.arrow([holder[0] - 15, holder[1] + 4], [after[0] + 3, after[1] + 29], 5);
  return sheet.svg();
}

/** Whom the blast catches, by the gadget in the bomb; the goblin below holds it. */
function blast(): string {
  const sheet = new Sheet('b-blast', [324, 236], PALETTE);
  const left = 1;
  const right = SEATS - 1;
  const everybody = Array.from({ length: SEATS }, (_, seat) => seat);
  const gadgets: [CardId | null, hit: number[]][] = [
    [null, [0]],
    ['shrapnel-pouch', [0, left, right]],
    ['back-blast-pipe', [left, right]],
    ['left-hook', [left]],
    ['smoke-hood', everybody.filter((seat) => seat !== 0)],
    ['doomsday-funnel', everybody],
  ];
  for (const [at, [gadget, hit]] of gadgets.entries()) {
    const [x, y] = [56 + (at % 3) * 106, 58 + Math.floor(at / 3) * 112];
    table(sheet, x, y, 34);
    for (const seat of hit) burst(sheet, place(seat, x, y, 34), 36);
    for (const seat of everybody) goblin(sheet, seat, place(seat, x, y, 34), 14);
    const [hx, hy] = place(0, x, y, 34);
    bomb(sheet, hx + 15, hy - 6, 22, true);
    if (gadget) sign(sheet, gadget, x - 15, y - 16, 30);
  }
  return sheet.svg();
}

/** What an explosion pays: a goblin with the bomb, one with two Mechanisms, and one who is hit. */
function pay(): string {
  const sheet = new Sheet('b-pay', [250, 136], PALETTE);
  const rows: { seat: number; coins: number }[] = [
    { seat: 0, coins: 2 },
    { seat: 2, coins: 3 },
    { seat: 1, coins: 0 },
  ];
  for (const [at, { seat, coins }] of rows.entries()) {
    const y = 28 + at * 40;
    if (coins === 0) burst(sheet, [28, y], 36);
    goblin(sheet, seat, [28, y], 17);
    if (seat === 0) bomb(sheet, 54, y - 18, 32, true);
    if (seat === 2) for (const nth of [0, 1]) card(sheet, 'down-mechanism', 54 + nth * 22, y - 16, 23);
    sheet.arrow([114, y], [142, y]);
    for (let nth = 0; nth < coins; nth += 1) coin(sheet, 158 + nth * 28, y - 12);
    if (coins === 0) sheet.text(170, y + 7, 22, '0');
  }
  return sheet.svg();
}

const SEATS = 5;

/** Where a goblin sits round a table with its middle here: the first below, the others clockwise, which is to the left. */
function place(seat: number, x: number, y: number, radius: number): [number, number] {
  const angle = Math.PI / 2 + (seat / SEATS) * 2 * Math.PI;
  return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))];
}

function table(sheet: Sheet, x: number, y: number, radius: number): void {
  sheet.add(`<circle cx="${x}" cy="${y}" r="${radius - 8}" fill="var(--b-floor)" stroke="var(--b-floor-mark)" stroke-width="3" />`);
}

function goblin(sheet: Sheet, seat: number, [x, y]: [number, number], size: number): void {
  sheet.seat(seat, x, y, size);
}

function bomb(sheet: Sheet, x: number, y: number, size: number, armed: boolean): void {
  sheet.draw(BombPicture, { bomb: 'tin-can', armed }, '0 0 100 100', { x, y, width: size, height: size });
}

function burst(sheet: Sheet, [x, y]: [number, number], size: number): void {
  sheet.add('<g stroke="var(--b-line)" stroke-width="4" stroke-linejoin="round">');
  sheet.draw(Burst, {}, '0 0 100 100', { x: x - size / 2, y: y - size / 2, width: size, height: size });
  sheet.add('</g>');
}

function coin(sheet: Sheet, x: number, y: number): void {
  sheet.add(`<g stroke="var(--b-line)" stroke-width="2.2" stroke-linecap="round">`);
  sheet.draw(Coin, {}, '0 0 24 24', { x, y, width: 24, height: 24 });
  sheet.add('</g>');
}

function sign(sheet: Sheet, of: CardId, x: number, y: number, size: number): void {
  sheet.draw(Sign, { of }, '0 0 48 48', { x, y, width: size, height: size }, { sign: `stroke="var(--b-line)" stroke-width="3" ${ROUND}` });
}

/** The slots of a bomb; one of them is what changes. */
function slots(sheet: Sheet, x: number, cards: readonly Face[], changed: number): void {
  for (const [at, face] of cards.entries()) {
    const left = x + at * 40;
    if (at === changed) sheet.add(`<rect x="${left - 4}" y="78" width="42" height="56" rx="8" fill="var(--lit)" />`);
    card(sheet, face, left, 82, 34);
  }
}

/** A card with its back or its face up. */
function card(sheet: Sheet, face: Face, x: number, y: number, width: number): void {
  const scale = width / 50;
  if (backShown(face)) {
    sheet.draw(Card, { face }, '0 0 50 70', { x, y, width, height: width * 1.4 });
    return;
  }
  const of = face as CardId;
  sheet.add(
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke="var(--b-line)" stroke-width="2"><rect x="1" y="1" width="48" height="68" rx="6" fill="var(--b-card)" />` +
      `<path d="M1 54h48v9a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z" fill="var(--b-${backOf(of)})" /></g>`,
  );
  sign(sheet, of, x + 4.5 * scale, y + 7.5 * scale, 41 * scale);
  sheet.draw(BackSign, { of: backOf(of) }, '0 0 24 24', { x: x + 18 * scale, y: y + 55.5 * scale, width: 14 * scale, height: 14 * scale });
}
