// Whole recorded games: every beat leads to the next view, what is drawn agrees with what is legal, and everything has its
// words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOfStep } from './beats.ts';
import { choicesOf } from './choices.ts';
import four from './fixtures/4-seats.json';
import three from './fixtures/3-seats.json';
import two from './fixtures/2-seats.json';
import { guidesOf } from './figures.ts';
import { rectOf } from './geometry.ts';
import game from './index.ts';
import { isAt, liftable, targetsOf, type Held } from './picking.ts';
import { cardsOn, sceneOf } from './scene.ts';
import { FACTS } from './told.ts';
import type { Card, Event, Sight } from './types.ts';
import { aboutCard, aboutStack, countingWords, targetWords } from './words.ts';

const EVENTS: Event['type'][] = ['placed', 'covered', 'moved', 'skipped', 'passed', 'drew', 'turned_up', 'game_over'];

const games = [two, three, four].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('noxford');

checkBoard({ id: 'noxford', game, games, events: EVENTS });

/** Everything that can be held at a question. */
function heldAt({ legal }: Sight): Held[] {
  const cards = new Set(legal.flatMap((action) => (action.type === 'place' || action.type === 'cover' ? [action.card] : [])));
  const laid = [...cards].map((card, index): Held => ({ zone: 'hand', card, index }));
  return [...laid, ...liftable(legal).map((at): Held => ({ zone: 'city', at }))];
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const names = NAMES.slice(0, seats);
  const asked = sights.filter(({ legal }) => legal.length > 0);
  const beats = ({ before, after }: (typeof steps)[number]) => beatsOfStep(sceneOf(before), after.events, after.beside ?? null);

  test('played beat by beat, it ends in the same picture as one drawn from scratch', () => {
    for (const step of steps) expect(beats(step).at(-1)!.after).toEqual(sceneOf(step.after));
  });

  test('no card of the box is lost between two beats', () => {
    const all = FACTS.neutrals + seats * FACTS.syndicate;
    for (const step of steps) for (const beat of beats(step)) expect(cardsOn(beat.after)).toBe(all);
  });

  test('everything that changes place is seen on its way', () => {
    for (const step of steps) {
      const moves = beats(step).flatMap((beat) => beat.moves);
      const moving = step.after.events.filter(({ type }) => !['skipped', 'passed', 'game_over'].includes(type));
      expect(moves).toHaveLength(moving.length);
    }
  });

  test('at the end the barracks come first, then every district in turn', () => {
    const counted = beats(steps.at(-1)!).flatMap(({ counting }) => counting ?? []);
    const districts = sights.at(-1)!.beside!.districts;
    expect(counted.map(({ what }) => what)).toEqual(['barracks', ...districts.map(() => 'district'), 'total']);
  });

  test('every legal choice can be held and aimed', () => {
    for (const sight of asked) {
      const aimed = heldAt(sight).flatMap((held) => targetsOf(sight.legal, held));
      const plain = sight.legal.filter(({ type }) => type === 'skip' || type === 'pass');
      expect(aimed.length + plain.length).toBe(sight.legal.length);
    }
  });

  test('every place that is legal would be drawn with two contacts and a line each way on the rules page, too', () => {
    for (const sight of asked) {
      for (const held of heldAt(sight)) {
        const others = sight.view.city.filter((stack) => !(held.zone === 'city' && isAt(held.at, stack) && stack.cards.length === 1));
        for (const target of targetsOf(sight.legal, held)) {
          if (target.kind !== 'place') continue;
          const { contacts, upright, level } = guidesOf(rectOf(target.place), others.map(rectOf));
          expect(contacts.length).toBeGreaterThanOrEqual(2);
          expect(Math.min(upright.length, level.length)).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });

  test.each(languages)('cards, stacks, counts and lessons have their words ($language)', (sentences) => {
    for (const card of Object.keys(FACTS.ranks) as Card[]) expectWhole(aboutCard(card), sentences);
    for (const sight of sights) {
      const seen = { beside: sight.beside ?? null, names, me: 0 };
      for (const stack of sight.view.city) aboutStack(stack, seen).forEach((words) => expectWhole(words, sentences));
      const lesson = game.lesson(sight);
      if (lesson) expectWhole(lesson.words, sentences);
    }
    const last = sights.at(-1)!;
    for (const { counting } of beats(steps.at(-1)!)) {
      if (counting) expectWhole(countingWords(counting, { beside: last.beside ?? null, names, me: 0, city: last.view.city }), sentences);
    }
  });

  test.each(languages)('every button and every place has its words ($language)', (sentences) => {
    for (const { legal, view } of asked) {
      const around = { legal, city: view.city, effect: null, act: () => undefined, hold: () => undefined, choose: () => undefined };
      const nothing = choicesOf({ ...around, held: null, targets: [], target: null });
      nothing.forEach(({ words }) => expectWhole(words, sentences));
      for (const held of heldAt({ legal } as Sight).slice(0, 3)) {
        const targets = targetsOf(legal, held);
        for (const target of [null, ...targets.slice(0, 4), targets.at(-1)!]) {
          const choices = choicesOf({ ...around, held, targets, target });
          expect(choices.filter(({ main }) => main)).toHaveLength(target ? 1 : 0);
          for (const { words, more } of choices) [words, ...(more ? [more] : [])].forEach((each) => expectWhole(each, sentences));
        }
        targets.slice(0, 9).forEach((target) => expectWhole(targetWords(target, view.city), sentences));
      }
    }
  });
});
