// Whole recorded games: every turn's recording leads from one view to the next, what is aimed first is good, and everything
// has its words in both languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { around, FIELDS, firstAim, reaches, release } from './aim.ts';
import { Film } from './film.ts';
import four from './fixtures/4-seats.json';
import two from './fixtures/2-seats.json';
import game from './index.ts';
import { standsOf } from './pieces.ts';
import { pictureOf } from './picture.ts';
import type { Place } from './space.ts';
import { FACTS } from './told.ts';
import type { Bounds, Event, Sight } from './types.ts';
import { aboutCompartment, aboutPiece, aboutSeat, reachWords, valueWords } from './words.ts';

const EVENTS: Event['type'][] = ['placed', 'passed', 'recording', 'rolled', 'fell', 'front', 'over'];

const games = [two, four].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('hamsterrolle');

checkBoard({ id: 'hamsterrolle', game, games, events: EVENTS });

/** How far apart two places are (mm). */
const apart = (a: Place, b: Place) => Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1], a.at[2] - b.at[2]);

/** One offer of each kind and colour. */
function offers({ legal }: Sight): Bounds[] {
  const bounds = legal.filter((each): each is Bounds => each.type !== 'let_go');
  return bounds.filter((each, index) => bounds.findIndex((other) => other.type === each.type && other.compartment === each.compartment && other.piece.split('-')[0] === each.piece.split('-')[0]) === index);
}

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const names = NAMES.slice(0, seats);
  const asked = sights.filter(({ legal }) => legal.length > 0);

  test('a film begins with the picture before it and ends with the one after it', () => {
    let films = 0;
    for (const { before, after } of steps) {
      const recording = after.events.find((event) => event.type === 'recording');
      const laid = after.events.find((event) => event.type === 'placed' || event.type === 'passed');
      if (!recording || !laid) continue;
      films += 1;
      const film = new Film(recording, before.view.travel / 1e3);
      const [first, last] = [film.at(0), film.at(film.ms)];
      for (const [piece, place] of pictureOf(before.view).pieces) if (piece !== laid.piece) expect(apart(first.pieces.get(piece)!, place)).toBeLessThan(0.2);
      const settled = pictureOf(after.view);
      // The wheel is put back to the middle after a turn, and the table goes with it.
      expect(last.travel + last.wheel.at[0]).toBeCloseTo(settled.travel, 0);
      for (const [piece, place] of settled.pieces) {
        const { at, turn } = last.pieces.get(piece)!;
        expect(apart({ at: [at[0] - last.wheel.at[0], at[1], at[2]], turn }, place)).toBeLessThan(1);
      }
    }
    expect(films).toBeGreaterThan(1);
  });

  test('nearly every first aim has room and reaches far enough', () => {
    let [all, bad] = [0, 0];
    for (const sight of asked.filter((_, index) => index % 8 === 0).slice(0, 8)) {
      const picture = pictureOf(sight.view);
      for (const bounds of offers(sight)) {
        const aim = firstAim(bounds, picture);
        all += 1;
        if (!release(aim, picture.wheel, around(picture, aim.piece)).fits || reaches(aim, bounds) !== 'yes') bad += 1;
      }
    }
    expect(all).toBeGreaterThan(30);
    expect(bad).toBeLessThan(all / 10);
  }, 60_000);

  test.each(languages)('pieces, compartments, seats, controls and lessons have their words ($language)', (sentences) => {
    for (const piece of FACTS.pieces) {
      expectWhole(aboutPiece(piece, 2), sentences);
      for (const stand of standsOf(piece)) expectWhole(valueWords('stand', { type: 'place', piece, compartment: 0, along: 0, side: 0, stand, tilt: 0, yaw: 0, push: 0 }), sentences);
    }
    for (const sight of sights) {
      names.forEach((_, seat) => expectWhole(aboutSeat(sight, seat, names, 0), sentences));
      for (let compartment = 0; compartment < FACTS.compartments; compartment += 1) expectWhole(aboutCompartment(sight.view, compartment), sentences);
      const lesson = game.lesson(sight);
      if (lesson) expectWhole(lesson.words, sentences);
    }
    for (const number of [-20, 0, 15]) {
      const aim = { type: 'place' as const, piece: 'red-1', compartment: 4, along: number, side: number, stand: 0, tilt: number, yaw: number, push: number };
      for (const field of FIELDS) expectWhole(valueWords(field, aim), sentences);
    }
    const place: Place = { at: [0, 0, 0], turn: [0, 0, 0, 1] };
    const around = { piece: 'red-1', compartment: 4, held: place, place, push: 0 };
    for (const is of ['yes', 'short', 'far'] as const) expectWhole(reachWords({ ...around, fits: true, reach: { least: 20, most: 56, now: 30, is } }), sentences);
    expectWhole(reachWords({ ...around, fits: true, reach: null }), sentences);
    expectWhole(reachWords({ ...around, fits: false, reach: null }), sentences);
  });
});
