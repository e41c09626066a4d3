// Whole recorded games: every beat leads to the next view, and everything has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep } from './beats.ts';
import { captionOf, nextWords } from './caption.ts';
import { OBJECTS } from './cards.ts';
import { choicesOf } from './choices.ts';
import seven from './fixtures/7-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { missionsWith, NOTHING, offered, touchHand, touchMission, type Pick } from './picking.ts';
import { cardsOn, sceneOf, type Scene } from './scene.ts';
import { FACTS } from './told.ts';
import type { Event, Legal, Sight } from './types.ts';

const EVENTS: Event['type'][] = [
  'turned_up',
  'took',
  'used',
  'defended',
  'accepted',
  'hand_shown',
  'swapped',
  'offered',
  'offers_revealed',
  'refused',
  'ambush_seen',
  'ambush_laid',
  'delivering',
  'ambush_sprung',
  'ambush_declined',
  'delivered',
  'delivery_failed',
  'mission_done',
  'sheriff_moved',
  'gift',
  'reshuffled',
  'purged',
  'game_over',
];
/** What happens without anything changing its place. */
const STILL: Event['type'][] = ['used', 'accepted', 'ambush_declined', 'game_over'];

const games = [three, seven].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('nottingham');

checkBoard({
  id: 'nottingham',
  game,
  games,
  events: EVENTS,
});

// Deliveries and missions have buttons of their own, which say the points.

/** The end opens everything; no event tells what was in others' hands, so it is left out of the comparison. */
function withoutOthersSecrets(scene: Scene): Scene {
  const hidden = (place: Scene['places'][number]) => ({ ...place, hand: null, loot: null, ambushes: place.ambushes.map(() => null) });
  return { ...scene, places: scene.places.map((place, seat) => (seat === 0 ? place : hidden(place))) };
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const asked = sights.filter((sight) => sight.legal.length > 0);
  const names = NAMES.slice(0, seats);

  test('played beat by beat, it ends in the same picture as one drawn from scratch', () => {
    for (const { before, after } of steps) {
      const last = beatsOfStep(sceneOf(before), after.events).at(-1)?.after ?? sceneOf(before);
      expect(withoutOthersSecrets(last)).toEqual(withoutOthersSecrets(sceneOf(after)));
    }
  });

  test('no card of the box is lost between two beats', () => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before), after.events)) expect(cardsOn(beat.after)).toBe(FACTS.cards);
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before);
      for (const event of after.events) {
        const beats = beatsOf(scene, event);
        scene = beats.at(-1)!.after;
        const moves = beats.flatMap((beat) => beat.moves).length;
        if (STILL.includes(event.type)) expect(moves, event.type).toBe(0);
        else expect(moves, event.type).toBeGreaterThan(0);
      }
    }
  });

  test('no card shows its face on the way to or from a hand that the viewer does not know', () => {
    const isHidden = (place: string) => place.startsWith('hand/') && !place.startsWith('hand/0');
    // What everybody is told by name may also be seen by all.
    const told: Event['type'][] = ['defended', 'mission_done'];
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before), after.events)) {
        if (told.includes(beat.event.type)) continue;
        for (const { from, to, shows } of beat.moves) {
          if (isHidden(from)) expect(shows[0], beat.event.type).toBe('back');
          if (isHidden(to)) expect(shows[1], beat.event.type).toBe('back');
        }
      }
    }
  });

  test.each(languages)('every moment has its caption, and says what the sheriff brings next ($language)', (sentences) => {
    for (const sight of sights) {
      expectWhole(captionOf(sight, names, NOTHING), sentences);
      const next = sight.beside?.next;
      if (next) expectWhole(nextWords(next), sentences);
      else expect(sight.view.phase).toBe('over');
    }
  });

  test.each(languages)('every lesson has its words ($language)', (sentences) => {
    for (const sight of asked) expectWhole(game.lesson(sight)!.words, sentences);
  });

  test('every action that is offered can be reached by touching', () => {
    for (const sight of asked) {
      for (const action of sight.legal) {
        const { pressed, buttons } = reach(sight, action, names);
        expect(buttons, JSON.stringify(action)).not.toEqual([]);
        expect(pressed, JSON.stringify(action)).toContainEqual(action);
      }
    }
  });

  test.each(languages)('every button on the way has its words, before and after the server has said what it does ($language)', (sentences) => {
    for (const sight of asked) {
      for (const action of sight.legal) {
        for (const foreseen of [[], foreseenOf(action)]) {
          for (const button of reach(sight, action, names, foreseen).buttons) {
            expectWhole(button.words, sentences);
            if (button.more) expectWhole(button.more, sentences);
          }
        }
      }
    }
  });

  test('a mission says what it counts as soon as the server has said whether it is shared', () => {
    for (const sight of asked) {
      for (const action of offered(sight.legal, 'mission')) {
        const [alone, shared] = sight.view.options.mission_values[action.mission];
        for (const [is_shared, points] of [[false, alone], [true, shared]] as const) {
          const foreseen: Event[] = [{ type: 'mission_done', seat: 0, mission: action.mission, objects: action.objects, shared: is_shared }];
          expect(reach(sight, action, names, foreseen).buttons[0]!.words.args).toMatchObject({ points });
        }
        expect(reach(sight, action, names).buttons[0]!.words.args).not.toHaveProperty('points');
      }
    }
  });

  test('where there is one answer it is named, and nowhere else', () => {
    for (const sight of asked) {
      const [only, ...others] = sight.legal;
      const bounds = only?.type === 'discard';
      expect(game.forced(sight)).toEqual(others.length === 0 && !bounds ? only : null);
    }
  });
});

/** What the server might foresee of an action. */
function foreseenOf(action: Legal): Event[] {
  return action.type === 'mission' ? [{ type: 'mission_done', seat: 0, mission: action.mission, objects: action.objects, shared: false }] : [];
}

/** Touches what leads to an action, and presses every button that is there then. */
function reach(sight: Sight, action: Legal, names: string[], foreseen: readonly Event[] = []) {
  const pressed: Legal[] = [];
  let pick: Pick = NOTHING;
  const hand = OBJECTS.flatMap((card) => Array<(typeof OBJECTS)[number]>(sight.view.seats[0]!.hand?.[card] ?? 0).fill(card));
  const touch = (card: (typeof OBJECTS)[number]) => {
    const touched = touchHand(sight, pick, card, hand);
    if (touched && 'pick' in touched) pick = touched.pick;
  };
  if (action.type === 'use' && action.target !== undefined) pick = { what: 'target', seat: action.target };
  if (action.type === 'pick') pick = { what: 'card', card: action.card };
  if (action.type === 'accept_offer') pick = { what: 'offer', seat: action.seat };
  if (action.type === 'keep') pick = { what: 'ambush', card: action.card };
  if (action.type === 'offer') action.cards.forEach(touch);
  if (action.type === 'deliver') touch(action.object);
  if (action.type === 'mission') {
    const touched = touchMission(sight, pick, action.mission);
    if ('pick' in touched) pick = touched.pick;
    // Where there is one way only its objects are picked already.
    if (missionsWith(offered(sight.legal, 'mission'), action.mission, []).length > 1) action.objects.forEach(touch);
  }
  if (action.type === 'discard') hand.slice(0, (action.cards as { max: number }).max).forEach(touch);
  const buttons = choicesOf(pick, { sight, foreseen, names, act: (each) => pressed.push(each), pick: () => undefined });
  buttons.forEach((button) => button.press());
  // The cards of a purge are free to choose: any that were picked will do.
  const found = action.type === 'discard' && pressed[0]?.type === 'discard' ? [action] : pressed;
  return { pressed: found, buttons };
}
