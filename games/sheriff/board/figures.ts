// The pictures of the rules page: its own examples, drawn with what lies on the board.

import { type Palette, Sheet } from '#web/board/figures.ts';
import { figure } from '#web/words/figure.ts';
import BagPicture from './BagPicture.svelte';
import Card from './Card.svelte';
import Good from './Good.svelte';
import { penaltyOf } from './goods.ts';
import Sign, { type Name } from './Sign.svelte';
import { FACTS } from './told.ts';
import type { BagState, Good as GoodId } from './types.ts';

const PALETTE: Palette = {
  css: new URL('palette.css', import.meta.url),
  classes: {
    weave: 'fill="none" stroke="var(--s-back-mark)" stroke-width="4"',
    value: 'font-family="var(--titles)" text-anchor="middle" font-size="18" fill="var(--s-cream-ink)"',
    penalty: 'font-family="var(--titles)" text-anchor="middle" font-size="12.5"',
  },
};

/** Every picture, by the name of its file. */
export const FIGURES = { goods, inspection, crowns };

/** A legal good and contraband. */
function goods(): string {
  const sheet = new Sheet('s-goods', [160, 110], PALETTE);
  card(sheet, 'cheese', 16, 14, 58);
  card(sheet, 'mead', 86, 14, 58);
  return sheet.svg();
}

/** Three bags with the same declaration: a lie that passes, a lie that is found, and the truth. */
function inspection(): string {
  const sheet = new Sheet('s-inspection', [330, 186], PALETTE);
  const lie: GoodId[] = ['apple', 'cheese', 'mead', 'mead'];
  const truth: GoodId[] = ['apple', 'apple', 'apple', 'apple'];
  row(sheet, 10, 'passed', ['apple', 'cheese', null, null], []);
  row(sheet, 68, 'opened', lie, lie.filter((good) => good !== 'apple'));
  paid(sheet, 68, -fines(lie.filter((good) => good !== 'apple')));
  row(sheet, 126, 'opened', truth, []);
  paid(sheet, 126, fines(truth));
  return sheet.svg();
}

/** The crowns of one good: a King, and two who are Queen. */
function crowns(): string {
  const sheet = new Sheet('s-crowns', [290, 144], PALETTE);
  const { king, queen } = FACTS.crowns.cheese;
  const rows: { cheeses: number; crown: Name | null; points: number }[] = [
    { cheeses: 7, crown: 'king', points: king },
    { cheeses: 5, crown: 'queen', points: Math.floor(queen / 2) },
    { cheeses: 5, crown: 'queen', points: Math.floor(queen / 2) },
    { cheeses: 1, crown: null, points: 0 },
  ];
  for (const [seat, { cheeses, crown, points }] of rows.entries()) {
    const y = 12 + seat * 31;
    sheet.seat(seat, 22, y + 13);
    for (let at = 0; at < cheeses; at += 1) sheet.draw(Good, { of: 'cheese' }, '0 0 48 48', { x: 38 + at * 22, y, width: 24, height: 24 });
    if (!crown) continue;
    sheet.draw(Sign, { of: crown }, '0 0 24 24', { x: 204, y: y - 1, width: 27, height: 27 });
    sheet.text(240, y + 20, 20, `+${points}`, { anchor: 'start' });
  }
  return sheet.svg();
}

/** A bag with what is said of it, and what was in it: a card that nobody sees is null, one that is `lost` is confiscated. */
function row(sheet: Sheet, y: number, state: BagState, cards: readonly (GoodId | null)[], lost: readonly GoodId[]): void {
  sheet.draw(BagPicture, { state }, '0 0 60 60', { x: 10, y, width: 46, height: 46 });
  sheet.add(`<path d="M62 ${y + 12}h46a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H62z" fill="var(--s-tag)" stroke="var(--s-line)" stroke-width="2" stroke-linejoin="round" />`);
  sheet.text(66, y + 30, 16, `${cards.length} ×`, { anchor: 'start', fill: 'var(--s-tag-ink)' });
  sheet.draw(Good, { of: 'apple' }, '0 0 48 48', { x: 92, y: y + 14, width: 20, height: 20 });
  for (const [at, each] of cards.entries()) {
    const found = each !== null && lost.includes(each);
    card(sheet, each, 130 + at * 36, y + (found ? 4 : 0), 34);
    if (found) sheet.mark(false, 130 + at * 36 + 21, y + 6);
  }
}

/** What is paid to the merchant; below 0, what the merchant pays. */
function paid(sheet: Sheet, y: number, coins: number): void {
  sheet.draw(Sign, { of: 'coins' }, '0 0 24 24', { x: 288, y: y - 2, width: 24, height: 24 });
  sheet.text(300, y + 42, 18, coins < 0 ? figure(coins) : `+${coins}`);
}

const fines = (goods: readonly GoodId[]) => goods.reduce((sum, good) => sum + penaltyOf(good), 0);

function card(sheet: Sheet, of: GoodId | null, x: number, y: number, width: number): void {
  sheet.draw(Card, { card: of }, '0 0 50 70', { x, y, width, height: width * 1.4 });
}
