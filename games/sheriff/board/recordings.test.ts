// Whole recorded games: every beat leads to the next view, and all that the board itself says has its words in both
// languages. What the game says is tested where it is decided, in Rust.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep, cardsOn, coinsOn } from './beats.ts';
import { Desk } from './desk.svelte.ts';
import five from './fixtures/5-seats.json';
import three from './fixtures/3-seats.json';
import { GOODS, legalAt, roundsOf } from './goods.ts';
import game from './index.ts';
import { fitted, formOf, isEmpty, presetsOf, type Terms } from './offers.ts';
import { recordsOf } from './record.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { Action, Crowns, Event, Legal, Sight } from './types.ts';
import { countWords, crownOf, crownWords, fateWords, wordWords } from './words.ts';

const BOX: Record<number, number> = { 3: 162, 5: 216 };
const EVENTS: Event['type'][] = [
  'sheriff',
  'set_aside',
  'took',
  'drew',
  'discarded',
  'loaded',
  'bags_closed',
  'declared',
  'called',
  'stood',
  'offered',
  'refused',
  'withdrawn',
  'lapsed',
  'deal',
  'passed',
  'handed_over',
  'opened',
  'confiscated',
  'paid',
  'refilled',
  'game_over',
];
/** Nothing changes its place when these happen. */
const STILL: Event['type'][] = ['bags_closed', 'declared', 'stood', 'refused', 'withdrawn', 'lapsed', 'game_over'];

const games = [three, five].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('sheriff');

checkBoard({ id: 'sheriff', game, games, events: EVENTS });

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps, result }) => {
  const names = NAMES.slice(0, seats);
  const around = (after: Sight) => ({ names, end: sceneOf(after) });
  const told = sights.flatMap((sight) => sight.events);
  const counts = sights.map(({ events }) => events.length).map((_, step, all) => all.slice(0, step + 1).reduce((sum, count) => sum + count, 0));
  const past = (step: number) => told.slice(0, counts[step]);

  test('played beat by beat, it ends in the same picture as one drawn from scratch', () => {
    for (const { before, after } of steps) {
      const beats = beatsOfStep(sceneOf(before), after.events, around(after));
      expect(beats.at(-1)?.after ?? sceneOf(before), JSON.stringify(after.events)).toEqual(sceneOf(after));
    }
  });

  test('no card of the box and no coin is lost between two beats', () => {
    const inBag = (scene: Scene) => scene.places.some((place) => place.bagCount === null);
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before), after.events, around(after))) {
        if (!inBag(beat.after)) expect(cardsOn(beat.after)).toBe(BOX[seats]);
        expect(coinsOn(beat.after)).toBe(50 * seats);
      }
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before);
      for (const event of after.events) {
        const beats = beatsOf(scene, event, around(after));
        scene = beats.at(-1)?.after ?? scene;
        const moves = beats.flatMap((beat) => beat.moves).length;
        const nothing =
          STILL.includes(event.type) ||
          (event.type === 'sheriff' && event.round === 1) ||
          (event.type === 'took' && event.left.length + event.right.length === 0) ||
          ('count' in event && event.count === 0) ||
          (event.type === 'deal' && moves === 0 && beats.length > 0) ||
          (event.type === 'handed_over' && Object.values(event.goods).every((count) => count === 0));
        if (!nothing) expect(moves, event.type).toBeGreaterThan(0);
      }
    }
  });

  test.each(languages)('every beat has its caption in words ($language)', (sentences) => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before), after.events, around(after))) {
        if (beat.caption) expectWhole(beat.caption, sentences);
      }
    }
  });

  test.each(languages)('whoever is asked has a lesson ($language)', (sentences) => {
    const asked = sights.filter((sight) => sight.legal.length > 0 && sight.view.pending.includes(0));
    expect(asked.length).toBeGreaterThan(9);
    for (const sight of asked) expectWhole(game.lesson(sight)!.words, sentences);
  });

  test.each(languages)('whoever can act has buttons, and every one has its words ($language)', (sentences) => {
    const acted: Action[] = [];
    sights.forEach((sight, step) => {
      if (sight.legal.length === 0) return;
      const desk = new Desk(() => ({ sight, past: past(step), ready: true, names, me: 0, act: (action) => acted.push(action), whyNot: () => undefined }));
      pickSomething(desk, sight);
      const { choices } = desk;
      if (sight.view.pending.includes(0)) expect(choices.length, sight.view.phase).toBeGreaterThan(0);
      for (const choice of choices) {
        expectWhole(choice.words, sentences);
        if (choice.more) expectWhole(choice.more, sentences);
        choice.press();
        if (desk.warning) expectWhole(desk.warning, sentences);
        for (const next of desk.deciding || desk.draft ? desk.choices : []) expectWhole(next.words, sentences);
        desk.deciding = null;
        desk.draft = null;
      }
    });
    expect(acted.length).toBeGreaterThan(10);
  });

  test.each(languages)('the ledger has its words ($language)', (sentences) => {
    const records = recordsOf(past(sights.length - 1), sights.at(-1)!);
    for (const word of records.words) {
      expectWhole(wordWords(word, names, 0), sentences);
      expectWhole(fateWords(word.fate), sentences);
    }
  });

  test('every merchant’s bags are on record, and none was decided twice', () => {
    const records = recordsOf(past(sights.length - 1), sights.at(-1)!);
    records.bags.forEach((bags) => expect(bags.map((bag) => bag.round)).toEqual([...new Set(bags.map((bag) => bag.round))]));
    expect(records.bags.flat()).toHaveLength(roundsOf(seats) * (seats - 1));
  });

  test('an offer starts from the last one and stays within the bounds', () => {
    for (const sight of sights) {
      for (const legal of sight.legal) {
        if (legal.type !== 'offer' && legal.type !== 'counter') continue;
        const bounds = legal as Terms;
        const payer = bounds.type === 'offer' ? 0 : bounds.seat;
        for (const offer of sight.view.inspection?.offers ?? []) {
          const form = formOf(offer, bounds);
          expect(form.coins).toBeLessThanOrEqual(bounds.give.coins.max);
          expect(fitted(form, bounds, offer.payer)).toEqual(form);
        }
        for (const preset of presetsOf(bounds, payer, null, names)) {
          expect(isEmpty(preset.form)).toBe(false);
          expect(fitted(preset.form, bounds, payer)).toEqual(preset.form);
          languages.forEach((sentences) => expectWhole(preset.words, sentences));
        }
      }
    }
  });

  test('at the end everybody is crowned for what they got', () => {
    for (const crowns of sceneOf(sights.at(-1)!).crowned!) {
      crowns.points.forEach((points, seat) => expect(crownOf(crowns, seat) !== null).toBe(points > 0));
    }
  });
});

/** What a person would touch before the buttons say something. */
function pickSomething(desk: Desk, sight: Sight) {
  if (desk.mostPicked > 0) desk.pick(0);
  const [kind] = desk.kinds;
  if (kind) desk.kind = kind.good;
  const [discard] = desk.of('discard');
  if (discard) desk.order = discard.cards;
  const asks = desk.unnamedAsked;
  if (asks) desk.unnamed = asks.from.slice(0, asks.count);
  const [payment] = desk.of('pay');
  if (payment) desk.setPayment({ legal: payment.legal, contraband: payment.contraband });
  void sight;
}

describe.each(languages)('words that a recorded game may not need ($language)', (sentences) => {
  test('every good, one and several', () => {
    for (const good of GOODS) for (const count of [0, 1, 2]) expectWhole(countWords(good, count), sentences);
  });

  test.each<[kings: number[], queens: number[]]>([
    [[0], [1]],
    [[0], [1, 2]],
    [[0, 1], []],
    [[2], []],
    [[], []],
  ])('Kings %j and Queens %j', (kings, queens) => {
    const counts = [0, 1, 2].map((seat) => (kings.includes(seat) ? 5 : queens.includes(seat) ? 3 : 0));
    const crowns: Crowns = { good: 'apple', counts, kings, queens, points: counts };
    for (const me of [null, 0]) expectWhole(crownWords(crowns, NAMES, me), sentences);
  });

  test('a confirmation, before the server has said what it does and after', () => {
    const sight = games[1]!.sights.find(({ view, legal }) => view.sheriff === 0 && legal.some((each) => each.type === 'inspect'))!;
    const desk = new Desk(() => ({ sight, past: [], ready: true, names: NAMES, me: 0, act: () => undefined, whyNot: () => undefined }));
    desk.decide(sight.legal.find((each) => each.type === 'inspect') as Action);
    expect(desk.considered).toEqual(desk.deciding);
    expectWhole(desk.warning!, sentences);
    desk.effect = { id: 'sheriff-effect-let-pass' };
    expectWhole(desk.warning!, sentences);
    expect(sentences.say(desk.warning!)).toContain(sentences.say({ id: 'sheriff-effect-let-pass' }));
  });
});
