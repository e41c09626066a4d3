// Whole recorded games: every beat leads to the next view, and every event has its words in both languages.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep, cardsOn, coinsOn } from './beats.ts';
import { allCrowns, pointsFor } from './crowns.ts';
import { Desk } from './desk.svelte.ts';
import five from './fixtures/5-seats.json';
import three from './fixtures/3-seats.json';
import { GOODS } from './goods.ts';
import game from './index.ts';
import { EMPTY, actionOf, fitted, formOf, isEmpty, offerOf, presetsOf, type Terms } from './offers.ts';
import { recordsOf } from './record.ts';
import { sceneOf, type Scene } from './scene.ts';
import { countWords, crownWords, fateWords, termsWords, wordWords, type Sight } from './tell.ts';
import type { Action, Event, Legal, View } from './types.ts';

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

/** Every reason of a bot that the words have. */
const REASONS = [...readFileSync(new URL('../words/en.ftl', import.meta.url), 'utf8').matchAll(/^sheriff-why-([a-z-]+) =/gm)].map((match) =>
  match[1]!.replaceAll('-', '_'),
);

checkBoard({
  id: 'sheriff',
  game,
  games,
  events: EVENTS,
  sometimesUntold: ['took', 'drew', 'refilled', 'paid'],
  refusals:
    'bad_shape wrong_phase answer_owed unknown_card wrong_count not_in_hand wrong_cards not_legal_good not_timed not_called no_such_offer haggle_over too_many_offers empty_offer not_closed bad_promise bad_bag bound cannot_pay bad_payment'.split(' '),
  reasons: REASONS,
  numbers: { good: 'apple', seat: 1, count: 3, coins: 4, fine: 8, value: 9, percent: 60 },
});

test('the words have reasons of a bot', () => {
  expect(REASONS.length).toBeGreaterThan(9);
});

/** An action that keeps to what is legal: bounds are filled with as little as they allow. */
function asAction(legal: Legal): Action {
  if (legal.type === 'market') return { type: 'market', set_aside: [], left: 0, right: 0 };
  if (legal.type === 'offer' || legal.type === 'counter') {
    return actionOf({ ...EMPTY, coins: 1, promises: legal.promises.slice(0, 1) }, legal as Terms, null);
  }
  return (legal.type === 'accept' ? { type: 'accept', offer: legal.offer } : legal) as Action;
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps, result }) => {
  const names = NAMES.slice(0, seats);
  const around = (after: Sight) => ({ names, end: sceneOf(after.view) });
  const told = sights.flatMap((sight) => sight.events);
  const counts = sights.map(({ events }) => events.length).map((_, step, all) => all.slice(0, step + 1).reduce((sum, count) => sum + count, 0));
  const past = (step: number) => told.slice(0, counts[step]);

  test('shown beat by beat, it ends in the picture that is drawn from nothing', () => {
    for (const { before, after } of steps) {
      const beats = beatsOfStep(sceneOf(before.view), after.events, around(after));
      expect(beats.at(-1)?.after ?? sceneOf(before.view), JSON.stringify(after.events)).toEqual(sceneOf(after.view));
    }
  });

  test('no card of the box and no coin is lost between two beats', () => {
    const inBag = (scene: Scene) => scene.places.some((place) => place.bagCount === null);
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before.view), after.events, around(after))) {
        if (!inBag(beat.after)) expect(cardsOn(beat.after)).toBe(BOX[seats]);
        expect(coinsOn(beat.after)).toBe(50 * seats);
      }
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before.view);
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
      for (const beat of beatsOfStep(sceneOf(before.view), after.events, around(after))) {
        if (beat.caption) expectWhole(beat.caption, sentences);
      }
    }
  });

  test.each(languages)('every question, lesson and label has its words ($language)', (sentences) => {
    for (const sight of sights.filter((each) => each.legal.length > 0)) {
      if (sight.view.pending.includes(0)) {
        expectWhole(game.question(sight), sentences);
        expectWhole(game.lesson(sight)!.words, sentences);
      }
      for (const legal of sight.legal) expectWhole(game.label(asAction(legal), names), sentences);
    }
  });

  test.each(languages)('whoever can act has buttons, and every one has its words ($language)', (sentences) => {
    const acted: Action[] = [];
    sights.forEach((sight, step) => {
      if (sight.legal.length === 0) return;
      const desk = new Desk(() => ({ sight, past: past(step), ready: true, names, me: 0, act: (action) => acted.push(action) }));
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

  test.each(languages)('the ledger and the offers have their words ($language)', (sentences) => {
    const records = recordsOf(past(sights.length - 1), sights.at(-1)!.view);
    for (const word of records.words) {
      expectWhole(wordWords(word, names, 0), sentences);
      expectWhole(fateWords(word.fate), sentences);
    }
    for (const sight of sights) {
      for (const offer of sight.view.inspection?.offers ?? []) expectWhole(termsWords(offer, names, 0), sentences);
    }
  });

  test('every merchant’s bags are on record, and none was decided twice', () => {
    const { view } = sights.at(-1)!;
    const records = recordsOf(past(sights.length - 1), view);
    const rounds = seats === 3 ? 9 : 2 * seats;
    records.bags.forEach((bags) => expect(bags.map((bag) => bag.round)).toEqual([...new Set(bags.map((bag) => bag.round))]));
    expect(records.bags.flat()).toHaveLength(rounds * (seats - 1));
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
          expect(fitted(form, bounds)).toEqual(form);
        }
        for (const preset of presetsOf(bounds, payer, null, names)) {
          expect(isEmpty(preset.form)).toBe(false);
          expect(fitted(preset.form, bounds)).toEqual(preset.form);
          languages.forEach((sentences) => {
            expectWhole(preset.words, sentences);
            expectWhole(termsWords(offerOf(preset.form, 0, payer), names, 0), sentences);
          });
        }
      }
    }
  });

  test.each(languages)('who is King and who is Queen has its words ($language)', (sentences) => {
    for (const crowns of allCrowns(sceneOf(sights.at(-1)!.view).places)) expectWhole(crownWords(crowns, names, null), sentences);
  });

  test('the Kings and Queens are those of the rules', () => {
    for (const crowns of allCrowns(sceneOf(sights.at(-1)!.view).places)) {
      result.seats.forEach(({ breakdown }, seat) => {
        const bonus = breakdown.bonus as Record<string, number>;
        expect(pointsFor(crowns, seat)).toBe(bonus[crowns.good] ?? 0);
      });
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
  const view = games[1]!.sights[0]!.view;
  const telling = { before: view, after: view, names: NAMES, me: 0 };

  test('rare events', () => {
    const rare: Event[] = [
      { type: 'reshuffled', count: 1 },
      { type: 'reshuffled', count: 12 },
      { type: 'time_up' },
      { type: 'forgiven', from: 0, to: 1, amount: 1 },
      { type: 'forgiven', from: 2, to: 1, amount: 7 },
      { type: 'passed', seat: 0, legal: {}, contraband: ['silk'], contraband_count: 1 },
      { type: 'passed', seat: 1, legal: { apple: 1 }, contraband: null, contraband_count: 2 },
      { type: 'handed_over', from: 1, to: 0, goods: { silk: 0, chicken: 2 } },
    ];
    for (const event of rare) expectWhole(game.tell(event, telling)!, sentences);
  });

  test('every good, one and several', () => {
    for (const good of GOODS) for (const count of [0, 1, 2]) expectWhole(countWords(good, count), sentences);
  });

  test('the question of a debt', () => {
    const debt: View = { ...view, phase: 'pay', pending: [0], debt: { debtor: 0, creditor: 1, amount: 9 } };
    expectWhole(game.question({ ...games[1]!.sights[0]!, view: debt }), sentences);
  });

  test('a bot’s reason without its numbers', () => {
    for (const reason of REASONS) expectWhole(game.why(reason, {}, [])!, sentences);
  });

  test('a victory that is shared, and those that tie-breaks decided', () => {
    const seat = (score: number, legal_cards: number, contraband_cards: number, rank: number) => ({
      score,
      rank,
      breakdown: { legal: score, contraband: 0, coins: 0, bonus: {}, legal_cards, contraband_cards },
    });
    const shared = { seats: [seat(90, 12, 1, 1), seat(90, 12, 1, 1), seat(2, 0, 0, 3)], winners: [0, 1] };
    const byLegal = { seats: [seat(90, 12, 1, 1), seat(90, 11, 3, 2), seat(2, 0, 0, 3)], winners: [0] };
    const byContraband = { seats: [seat(90, 12, 4, 1), seat(90, 12, 3, 2), seat(2, 0, 0, 3)], winners: [0] };
    for (const result of [shared, byLegal, byContraband]) {
      for (const words of game.ending(result, NAMES, 2)) expectWhole(words, sentences);
    }
    expect(game.ending(byLegal, NAMES, null)[1]!.id).toBe('sheriff-end-by-legal');
    expect(game.ending(byContraband, NAMES, null)[1]!.id).toBe('sheriff-end-by-contraband');
  });
});
