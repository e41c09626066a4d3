// Whole recorded games: every beat leads to the next view, and every event has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep, cardsOn } from './beats.ts';
import { choicesOf, usesOf } from './choices.ts';
import five from './fixtures/5-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { blowing, building } from './preview.ts';
import { allWalls, sceneOf, type Scene } from './scene.ts';
import { fallInFull, type Sight } from './tell.ts';
import type { Event } from './types.ts';
import { lengthsOf } from './walls.ts';
import { colorOf } from './cards.ts';

const BOX = 110;
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
  refusals: ['bad_shape', 'wrong_phase', 'unknown_card', 'unknown_color', 'not_in_hand', 'trumpet_alone'],
  reasons: [
    'founds_wall',
    'wall_leads',
    'wall_ties',
    'wall_behind',
    'feeds_own_color',
    'feeds_tied_color',
    'feeds_rival_color',
    'feeds_free_color',
    'trumpet_discarded',
    'nothing_falls',
    'costs_own',
    'brings_down',
  ],
  numbers: { color: 'red', length: 9, others: 7, more_in_hand: 1, value: 5, count: 2, seat: 1 },
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
      for (const beat of beatsOfStep(sceneOf(before.view), after.events, names)) expect(cardsOn(beat.after)).toBe(BOX);
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
        const shown = blowing(allWalls(before.view), event.seat, event.color);
        expect(shown.value).toBe(event.value);
        expect(shown.kept).toBe(event.kept);
        expect(shown.collapsed).toEqual(event.collapsed);
        expect(shown.after).toEqual(lengthsOf(allWalls(after.view), event.color));
      }
    }
  });

  test('a wall grew as was shown before it was built', () => {
    for (const { before, after } of steps) {
      for (const event of after.events) {
        if (event.type !== 'wall_played') continue;
        const shown = building(allWalls(before.view), event.seat, event.card)!;
        expect(shown.after).toBe(lengthsOf(allWalls(after.view), colorOf(event.card)!)[event.seat]);
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

  test.each(languages)('every question, lesson, label and button has its words ($language)', (sentences) => {
    for (const sight of sights.filter((each) => each.legal.length > 0)) {
      expectWhole(game.question(sight), sentences);
      expectWhole(game.lesson(sight)!.words, sentences);
      for (const action of sight.legal) {
        expectWhole(game.label(action), sentences);
        const card = action.type === 'trumpet' ? 'trumpet' : action.card;
        const around = { walls: allWalls(sight.view), names, me: 0, act: () => undefined };
        const buttons = choicesOf(card, usesOf(sight.legal, card), around);
        expect(buttons.length).toBeGreaterThan(0);
        buttons.forEach((button) => expectWhole(button.words, sentences));
        if (action.type === 'trumpet') expectWhole(fallInFull(blowing(around.walls, 0, action.color), names, 0), sentences);
      }
    }
  });
});

test('what was won by equals, and what stayed, is recorded at least once', () => {
  const scorings = games.flatMap(({ sights }) => sights.flatMap(({ events }) => events.filter((event) => event.type === 'scored')));
  expect(scorings.some((event) => Object.keys(event.left).length > 0)).toBe(true);
});

describe.each(languages)('words that a recorded game may not need ($language)', (sentences) => {
  test('a victory that is shared, and one that the walls decided', () => {
    const seat = (score: number, wall_cards: number, rank: number) => ({ score, rank, breakdown: { won: score, ones: 0, wall_cards } });
    const shared = { seats: [seat(8, 3, 1), seat(8, 3, 1), seat(2, 0, 3)], winners: [0, 1] };
    const decided = { seats: [seat(8, 4, 1), seat(8, 3, 2), seat(2, 0, 3)], winners: [0] };
    for (const words of [...game.ending(shared, NAMES, 2), ...game.ending(decided, NAMES, null)]) expectWhole(words, sentences);
    expect(game.ending(decided, NAMES, null)).toHaveLength(2);
  });
});
