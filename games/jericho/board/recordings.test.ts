// Whole recorded games: every beat leads to the next view, and every event has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep, cardsOn } from './beats.ts';
import { choicesOf, usesOf } from './choices.ts';
import { keyOf, foresightOf } from './foreseen.ts';
import { FACTS } from './told.ts';
import five from './fixtures/5-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { Event, Sight } from './types.ts';
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
  const around = (after: Sight) => ({ parts: () => [], leads: sceneOf(after).leads });
  /** What the server would have told beforehand. */
  const foreseen = ({ beside }: Sight, events: Event[]) => ({ events, effect: null, ...(beside && { beside }) });

  test('played beat by beat, it ends in the same picture as one drawn from scratch', () => {
    for (const { before, after } of steps) {
      const beats = beatsOfStep(sceneOf(before), after.events, around(after));
      expect(withoutOthersHands(beats.at(-1)!.after)).toEqual(withoutOthersHands(sceneOf(after)));
    }
  });

  test('no card of the box is lost between two beats', () => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before), after.events, around(after))) expect(cardsOn(beat.after)).toBe(FACTS.cards);
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before);
      for (const event of after.events) {
        const beats = beatsOf(scene, event, around(after));
        scene = beats.at(-1)!.after;
        const nothingMoves = event.type === 'round_started' || event.type === 'game_over';
        if (!nothingMoves) expect(beats.flatMap((beat) => beat.moves).length, event.type).toBeGreaterThan(0);
      }
    }
  });

  test('what a card would do is shown with the lengths that the walls then have', () => {
    for (const { before, after } of steps) {
      for (const event of after.events) {
        const { growth, fall } = foresightOf(sceneOf(before), foreseen(after, [event]));
        if (event.type === 'wall_played') {
          const color = colorOf(event.card)!;
          const [was, is] = [before, after].map((sight) => sight.beside?.walls[color]?.lengths[event.seat] ?? 0);
          expect(growth).toMatchObject({ color, before: was, after: is });
        }
        if (event.type === 'trumpet_played') {
          const { color, value, collapsed } = event;
          expect(fall).toMatchObject({ color, value, collapsed, after: after.beside?.walls[color]?.lengths ?? [] });
        }
        if (event.type === 'drew') expect([growth, fall]).toEqual([null, null]);
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

  test.each(languages)('every lesson and button has its words, before and after the server has said what it does ($language)', (sentences) => {
    for (const { before, after } of steps.filter((each) => each.before.legal.length > 0)) {
      expectWhole(game.lesson(before)!.words, sentences);
      for (const action of before.legal) {
        const card = action.type === 'trumpet' ? 'trumpet' : action.card;
        const uses = usesOf(before.legal, card);
        const foresight = foresightOf(sceneOf(before), foreseen(after, after.events));
        for (const foresights of [new Map(), new Map(uses.map((use) => [keyOf(use), foresight]))]) {
          const buttons = choicesOf(uses, { foresights, names, me: 0, act: () => undefined });
          expect(buttons.length).toBe(uses.length);
          buttons.forEach((button) => expectWhole(button.words, sentences));
        }
      }
    }
  });
});

test('cards that a scoring left in the supply are recorded at least once', () => {
  const scorings = games.flatMap(({ sights }) => sights.flatMap(({ events }) => events.filter((event) => event.type === 'scored')));
  expect(scorings.some((event) => Object.keys(event.left).length > 0)).toBe(true);
});

