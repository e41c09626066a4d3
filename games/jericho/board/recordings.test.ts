// Whole recorded games: every beat leads to the next view, and every event has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep, cardsOn } from './beats.ts';
import { choicesOf, usesOf } from './choices.ts';
import { keyOf, outcomeOf } from './foreseen.ts';
import { FACTS } from './told.ts';
import five from './fixtures/5-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { allWalls, sceneOf, type Scene } from './scene.ts';
import type { Sight } from './words.ts';
import type { Event } from './types.ts';
import { lengthsOf } from './walls.ts';
import { colorOf } from './cards.ts';

const EVENTS: Event['type'][] = [
  'first_laid',
  'round_started',
  'supplied',
  'walls_opened',
  'wall_played',
  'trumpet_played',
  'drew',
  'scoring_card',
  'scored',
  'game_over',
];

const games = [three, five].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('jericho');

checkBoard({
  id: 'jericho',
  game,
  games,
  events: EVENTS,
});

/** The end opens all hands; no event tells what is in them, so they are left out of the comparison. */
function withoutOthersHands(scene: Scene): Scene {
  return { ...scene, places: scene.places.map((place, seat) => (seat === 0 ? place : { ...place, hand: null })) };
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const names = NAMES.slice(0, seats);

  test('shown beat by beat, it ends in the picture that is drawn from nothing', () => {
    for (const { before, after } of steps) {
      const beats = beatsOfStep(sceneOf(before.view), after.events, names);
      expect(withoutOthersHands(beats.at(-1)!.after)).toEqual(withoutOthersHands(sceneOf(after.view)));
    }
  });

  test('no card of the box is lost between two beats', () => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before.view), after.events, names)) expect(cardsOn(beat.after)).toBe(FACTS.cards);
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before.view);
      for (const event of after.events) {
        const beats = beatsOf(scene, event, names);
        scene = beats.at(-1)!.after;
        const nothingMoves = event.type === 'round_started' || event.type === 'game_over';
        if (!nothingMoves) expect(beats.flatMap((beat) => beat.moves).length, event.type).toBeGreaterThan(0);
      }
    }
  });

  test('a trumpet did what was shown before it was blown', () => {
    for (const { before, after } of steps) {
      for (const event of after.events) {
        if (event.type !== 'trumpet_played') continue;
        const { fall } = outcomeOf(sceneOf(before.view), { events: [event], effect: null });
        expect(fall!.value).toBe(event.value);
        expect(fall!.before).toEqual(lengthsOf(allWalls(before.view), event.color));
        expect(fall!.after).toEqual(lengthsOf(allWalls(after.view), event.color));
      }
    }
  });

  test('a wall grew as was shown before it was built', () => {
    for (const { before, after } of steps) {
      for (const event of after.events) {
        if (event.type !== 'wall_played') continue;
        const { growth } = outcomeOf(sceneOf(before.view), { events: [event], effect: null });
        expect(growth!.after).toBe(lengthsOf(allWalls(after.view), colorOf(event.card)!)[event.seat]);
      }
    }
  });

  test.each(languages)('every beat has its caption in words ($language)', (sentences) => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before.view), after.events, names)) {
        if (beat.caption) expectWhole(beat.caption, sentences);
      }
    }
  });

  test.each(languages)('every lesson and button has its words, before and after the server has said what it does ($language)', (sentences) => {
    for (const { before, after } of steps.filter((each) => each.before.legal.length > 0)) {
      expectWhole(game.lesson(before)!.words, sentences);
      for (const action of before.legal) {
        const card = action.type === 'trumpet' ? 'trumpet' : action.card;
        const uses = usesOf(before.legal, card);
        const foreseen = outcomeOf(sceneOf(before.view), { events: after.events, effect: null });
        for (const outcomes of [new Map(), new Map(uses.map((use) => [keyOf(use), foreseen]))]) {
          const buttons = choicesOf(uses, { outcomes, names, me: 0, act: () => undefined });
          expect(buttons.length).toBe(uses.length);
          buttons.forEach((button) => expectWhole(button.words, sentences));
        }
      }
    }
  });
});

test('what was won by equals, and what stayed, is recorded at least once', () => {
  const scorings = games.flatMap(({ sights }) => sights.flatMap(({ events }) => events.filter((event) => event.type === 'scored')));
  expect(scorings.some((event) => Object.keys(event.left).length > 0)).toBe(true);
});

