// Sheriff of Nottingham played through the page: what a person would touch, found by what the person can see.

import assert from 'node:assert/strict';
import { asked } from '#browser/table.mjs';

export const LEGAL = ['apple', 'cheese', 'bread', 'chicken'];

/** What the person's seat was last told: its view, and what it may do. */
export function sightOf(person) {
  const told = person.heard.findLast(({ type, sights }) => (type === 'step' || type === 'table') && sights?.length > 0);
  return told.sights[0];
}

export const viewOf = (person) => sightOf(person).view;

/** Every event that the person was told. */
export function eventsOf(person) {
  return person.heard.flatMap(({ sights }) => sights ?? []).flatMap(({ events }) => events);
}

/** Waits until the person's view is so. */
export async function until(person, isSo, what = String(isSo)) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (isSo(viewOf(person))) return;
    await person.page.waitForTimeout(50);
  }
  assert.fail(`${person.name} never saw: ${what}`);
}

/** The person's hand as it lies on the screen, in its order. */
export function handOf(person) {
  const { seats, viewer } = viewOf(person);
  const order = ['apple', 'cheese', 'bread', 'chicken', 'pepper', 'mead', 'silk', 'crossbow'];
  return [...seats[viewer].hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** A button under the question. */
export function choice(person, id, args) {
  return person.page.locator('.choices').getByRole('button', { name: new RegExp(`^${escaped(person.say(id, args))}`) });
}

/** The button under the question that does this, whomever it names. */
export function deed(person, type) {
  return person.page.locator(`.choices button:not(.main)[data-does="${type}"]`);
}

/** The button that confirms it. */
export function really(person, type) {
  return person.page.locator(`.choices button.main[data-does="${type}"]`);
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Touches cards of the hand by their places. */
export async function touch(person, places) {
  for (const place of places) await person.press(person.page.locator('.hand button').nth(place));
}

/** The places of cards for an honest bag: of the legal good that the hand has most of. Null where it has none. */
export function honestBag(hand) {
  const kinds = LEGAL.map((good) => hand.flatMap((card, place) => (card === good ? [place] : []))).filter((places) => places.length > 0);
  return kinds.length === 0 ? null : kinds.reduce((best, places) => (places.length > best.length ? places : best)).slice(0, 5);
}

/** The places of cards for a lie: an honest bag and one other card, so that something reaches the stand. Null where it cannot be. */
export function lyingBag(hand) {
  const honest = honestBag(hand)?.slice(0, 2);
  const other = honest ? hand.findIndex((card) => card !== hand[honest[0]]) : -1;
  return honest && other >= 0 ? [...honest, other] : null;
}

/** Puts these cards into the bag. */
export async function load(person, places) {
  await until(person, ({ phase, pending, viewer }) => phase === 'load' && pending.includes(viewer), 'the bags are loaded');
  await touch(person, places);
  await person.press(choice(person, 'sheriff-do-load', { count: places.length }));
}

/** Declares a kind. */
export async function declare(person, good) {
  await until(person, ({ phase, turn, viewer }) => phase === 'declare' && turn === viewer, 'the turn to declare');
  const { seats, viewer } = viewOf(person);
  const count = seats[viewer].bag.cards_count;
  const name = `${count} ${person.say(`sheriff-good-${good}.of`, { count })}`;
  await person.press(person.page.locator('.kinds button').filter({ hasText: name }));
  await person.press(person.page.locator('.choices .button.main'));
}

/** Answers whatever is asked with what lies nearest, for games in which only the going on matters. */
export async function decide(person) {
  const { page } = person;
  const { phase, sheriff, viewer } = viewOf(person);
  const before = await asked(person);
  if (phase === 'load') await touch(person, honestBag(handOf(person)) ?? [0]);
  if (phase === 'market' && (await page.locator('.choices button').count()) > 0) await touch(person, [0]);
  if (phase === 'declare') await person.press(page.locator('.kinds button').first());
  if (phase === 'pay') await person.press(choice(person, 'sheriff-do-pay-least'));
  if (phase === 'inspect' && sheriff === viewer) await person.press(deed(person, 'let_pass'));
  const answer = phase === 'inspect' && sheriff !== viewer ? refusal(person) : page.locator('.choices button').first();
  await person.press(answer);
  await page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, before);
}

/** A merchant who wants no trouble offers nothing and refuses everything. */
function refusal(person) {
  return choice(person, 'sheriff-do-stand').or(choice(person, 'sheriff-do-refuse'));
}

/** Waits until the person is asked something, or the game is over there; says whether something is asked. */
export async function isAsked({ page }) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.end')) return 'end';
    const asked = document.querySelector('.table[data-shown]')?.hasAttribute('data-asked');
    return asked && document.querySelector('.hand .lit, .kinds button, .choices button:enabled') ? 'question' : null;
  });
  return (await found.jsonValue()) === 'question';
}

/** Plays this many decisions; `each` is called before every one. */
export async function playOn(person, { decisions, each = () => undefined }) {
  for (let made = 0; made < decisions; made += 1) {
    assert.ok(await isAsked(person), 'the game goes on');
    await each(made);
    await decide(person);
  }
}
