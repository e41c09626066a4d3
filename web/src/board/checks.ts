// What holds for every board, whatever its game: tried on whole recorded games, in both languages. A board's own tests
// call `checkBoard` and add what only their game has.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { expectWhole, languagesOf } from '../words/expect-whole.ts';
import type { Game, Sight } from './contract.ts';
import type { RecordedGame } from './recorded.ts';

/** The names around the table in tests. */
export const NAMES = ['Maud', 'Basil', 'Colette', 'Desmond', 'Élise', 'Fergus', 'Greta'];

/** A game's part of the client, and what its tests know of it. */
interface Checked<View, Event extends { type: string }, Action, Legal> {
  id: string;
  game: Game<View, Event, Action, Legal>;
  games: RecordedGame<Sight<View, Event, Legal>>[];
  /** Every kind of event that the recordings have between them. */
  events: Event['type'][];
  /** Those of them that need no sentence in some cases. */
  sometimesUntold?: Event['type'][];
  /** Every reason of the rules for a refusal, where the board still has words of its own for them. */
  refusals?: string[];
  /** The same for every reason of a bot's, and numbers that are enough for all of them. */
  reasons?: string[];
  numbers?: Record<string, number | string>;
}

export function checkBoard<View, Event extends { type: string }, Action, Legal>(checked: Checked<View, Event, Action, Legal>): void {
  const { id, game, games, events, sometimesUntold = [], refusals = [], reasons = [], numbers = {} } = checked;
  const languages = languagesOf(id);

  test('the recorded games have every kind of event', () => {
    const seen = new Set(games.flatMap(({ sights }) => sights.flatMap((sight) => sight.events.map((event) => event.type))));
    expect([...seen].sort()).toEqual([...events].sort());
  });

  describe.each(games)('whatever the game, one of $seats', ({ seats, sights, steps, result }) => {
    const names = NAMES.slice(0, seats);

    // Games whose sentences are decided in Rust are told there, and tested there. See telling.ts.
    const { tell, ending, scoreParts } = game;
    if (tell) test.each(languages)('every event is told, to a seat and to a spectator ($language)', (sentences) => {
      for (const { before, after } of steps) {
        for (const event of after.events) {
          for (const me of [0, null]) {
            const words = tell(event, { before: before.view, after: after.view, names, me });
            if (words) expectWhole(words, sentences);
            else expect(sometimesUntold).toContain(event.type);
          }
        }
      }
    });

    if (ending) test.each(languages)('the end has its words ($language)', (sentences) => {
      for (const me of [null, ...names.keys()]) {
        for (const words of ending(result, names, me)) expectWhole(words, sentences);
      }
      scoreParts!.forEach((part) => expectWhole(part.words, sentences));
    });

    test('the standing at the end is the score', () => {
      const told = sights.flatMap((sight) => sight.events);
      expect(game.standing(sights.at(-1)!.view, told, sights.at(-1)!.beside)).toEqual(result.seats.map((seat) => seat.score));
    });

    test.each(['en', 'fr'])('the rules open at the part that is being played (%s)', (language) => {
      const rules = readFileSync(new URL(`../../../games/${id}/players/${language}.md`, import.meta.url), 'utf8');
      for (const sight of sights) expect(rules).toContain(`{#${game.rulesPart(sight.view)}}`);
    });
  });

  const { refused, why } = game;
  if (refused) {
    test.each(languages)('every refusal of the rules has its words ($language)', (sentences) => {
      for (const reason of refusals) expectWhole(refused(reason)!, sentences);
      expect(refused('no_such_reason')).toBeNull();
    });
  }

  if (why) {
    test.each(languages)('every reason of a bot has its words, with the names at the table and without ($language)', (sentences) => {
      for (const reason of reasons) {
        expectWhole(why(reason, numbers, NAMES)!, sentences);
        expectWhole(why(reason, numbers, [])!, sentences);
      }
      expect(why('no_such_reason', numbers, NAMES)).toBeNull();
    });
  }
}
