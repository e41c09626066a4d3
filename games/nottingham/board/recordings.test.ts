// Whole recorded games: every beat leads to the next view, and everything has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOf, beatsOfStep } from './beats.ts';
import { captionOf, nextTip } from './caption.ts';
import { OBJECTS } from './cards.ts';
import { choicesOf } from './choices.ts';
import seven from './fixtures/7-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { missionsWith, NOTHING, offered, touchHand, touchMission, type Pick } from './picking.ts';
import { cardsOn, sceneOf, type Scene } from './scene.ts';
import type { Action, Event, Legal, Sight } from './types.ts';

const BOX = 84;
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
  refusals: [
    'bad_shape',
    'wrong_phase',
    'unknown_card',
    'cannot_use',
    'bad_target',
    'cannot_defend',
    'wrong_count',
    'not_in_hand',
    'not_there',
    'cannot_offer',
    'no_offer',
    'must_accept',
    'own_color',
    'no_match',
    'mission_taken',
  ],
  reasons: [
    'completes_set',
    'builds_set',
    'builds_mission',
    'scores_loot',
    'scores_mission',
    'saves_for_more',
    'guards_against_ambush',
    'takes_known_card',
    'robs_leader',
    'breaks_set',
    'spares_card',
    'saves_necklace',
    'protects_hand',
    'lays_trap',
    'asks_for_offers',
    'threatens_player',
    'threatens_objects',
    'keeps_ambush',
    'stops_delivery',
    'gains_gift',
  ],
  numbers: { card: 'pearls', other: 'chest', mission: 'three-pairs', count: 4, points: 15, left: 2, seat: 1 },
});

/** The end opens everything; no event tells what was in others' hands, so it is left out of the comparison. */
function withoutOthersSecrets(scene: Scene): Scene {
  const hidden = (place: Scene['places'][number]) => ({ ...place, hand: null, loot: null, ambushes: place.ambushes.map(() => null) });
  return { ...scene, places: scene.places.map((place, seat) => (seat === 0 ? place : hidden(place))) };
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const asked = sights.filter((sight) => sight.legal.length > 0);
  const names = NAMES.slice(0, seats);

  test('shown beat by beat, it ends in the picture that is drawn from nothing', () => {
    for (const { before, after } of steps) {
      const last = beatsOfStep(sceneOf(before.view), after.events).at(-1)?.after ?? sceneOf(before.view);
      expect(withoutOthersSecrets(last)).toEqual(withoutOthersSecrets(sceneOf(after.view)));
    }
  });

  test('no card of the box is lost between two beats', () => {
    for (const { before, after } of steps) {
      for (const beat of beatsOfStep(sceneOf(before.view), after.events)) expect(cardsOn(beat.after)).toBe(BOX);
    }
  });

  test('everything that changes place is seen on its way', () => {
    for (const { before, after } of steps) {
      let scene = sceneOf(before.view);
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
      for (const beat of beatsOfStep(sceneOf(before.view), after.events)) {
        if (told.includes(beat.event.type)) continue;
        for (const { from, to, shows } of beat.moves) {
          if (isHidden(from)) expect(shows[0], beat.event.type).toBe('back');
          if (isHidden(to)) expect(shows[1], beat.event.type).toBe('back');
        }
      }
    }
  });

  test.each(languages)('every moment has its caption, and says what the sheriff brings next ($language)', (sentences) => {
    for (const { view, ...sight } of sights) {
      expectWhole(captionOf({ ...sight, view }, names, NOTHING), sentences);
      const { words } = nextTip(view.options.track, view.sheriff);
      if (words) expectWhole(words, sentences);
      else expect(view.phase).toBe('over');
    }
  });

  test.each(languages)('every question, lesson and label has its words ($language)', (sentences) => {
    for (const sight of asked) {
      expectWhole(game.question(sight, names), sentences);
      expectWhole(game.lesson(sight)!.words, sentences);
      for (const action of sight.legal) {
        // What is only told by its bounds is named when its cards are chosen.
        const chosen: Action = action.type === 'discard' ? { type: 'discard', cards: ['coin', 'coin', 'chest'] } : action;
        expectWhole(game.label(chosen, names), sentences);
        expectWhole(game.label(chosen, []), sentences);
      }
    }
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

  test.each(languages)('every button on the way has its words ($language)', (sentences) => {
    for (const sight of asked) {
      for (const action of sight.legal) {
        for (const button of reach(sight, action, names).buttons) {
          expectWhole(button.words, sentences);
          if (button.more) expectWhole(button.more, sentences);
        }
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

/** Touches what leads to an action, and presses every button that is there then. */
function reach(sight: Sight, action: Legal, names: string[]) {
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
  const buttons = choicesOf(pick, { sight, names, act: (each) => pressed.push(each), pick: () => undefined });
  buttons.forEach((button) => button.press());
  // The cards of a purge are free to choose: any that were picked will do.
  const found = action.type === 'discard' && pressed[0]?.type === 'discard' ? [action] : pressed;
  return { pressed: found, buttons };
}

describe.each(languages)('words that a recorded game may not need ($language)', (sentences) => {
  test('the end by missions, and by the sheriff’s return', () => {
    const telling = { before: null, after: games[0]!.sights[0]!.view, names: NAMES, me: null };
    for (const reason of ['missions-done', 'sheriff-home'] as const) expectWhole(game.tell({ type: 'game_over', reason }, telling)!, sentences);
  });

  test('a victory that is shared, and one that the loot decided', () => {
    const seat = (score: number, loot_cards: number, rank: number) => ({ score, rank, breakdown: { loot: score, missions: 0, loot_cards } });
    const shared = { seats: [seat(20, 2, 1), seat(20, 2, 1), seat(7, 1, 3)], winners: [0, 1] };
    const decided = { seats: [seat(20, 2, 1), seat(20, 1, 2), seat(7, 1, 3)], winners: [0] };
    for (const words of [...game.ending(shared, NAMES, 2), ...game.ending(decided, NAMES, null)]) expectWhole(words, sentences);
    expect(game.ending(decided, NAMES, null)).toHaveLength(2);
  });
});
