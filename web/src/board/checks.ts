// What holds for every board, whatever its game: tried on whole recorded games, in both languages. A board's own tests
// call `checkBoard` and add what only their game has.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goalOf } from '../frame/lessons.ts';
import { expectWhole } from '../words/expect-whole.ts';
import { sourceOf } from '../words/read-words.ts';
import { Sentences } from '../words/words.ts';
import type { Game, Kinds, Sight } from './contract.ts';
import type { RecordedGame } from './recorded.ts';

/** The names around the table in tests. */
export const NAMES = ['Maud', 'Basile', 'Colette', 'Edmond', 'Fanchon', 'Gaspard', 'Hortense'];

/** A game's part of the client, and what its tests know of it. */
interface Checked<Of extends Kinds> {
  id: string;
  game: Game<Of>;
  games: RecordedGame<Sight<Of>>[];
  /** Every kind of event that the recordings have between them. */
  events: Of['Event']['type'][];
}

export function checkBoard<Of extends Kinds>(checked: Checked<Of>): void {
  const { id, game, games, events } = checked;

  test('the recorded games have every kind of event', () => {
    const seen = new Set(games.flatMap(({ sights }) => sights.flatMap((sight) => sight.events.map((event) => event.type))));
    expect([...seen].sort()).toEqual([...events].sort());
  });

  test('every decision that is explained is one of the lesson’s kinds', () => {
    const explained = new Set(games.flatMap(({ sights }) => sights.flatMap((sight) => game.lesson(sight)?.id ?? [])));
    const { kinds, rare = [] } = game.lessons;
    expect([...explained].filter((kind) => ![...kinds, ...rare].includes(kind))).toEqual([]);
    expect(explained.size).toBeGreaterThan(1);
  });

  test.each(['en', 'fr'])('a lesson begins with what wins and ends with what to look at next (%s)', (language) => {
    const sentences = new Sentences(language);
    sentences.add(sourceOf(`games/${id}/words/${language}.ftl`));
    sentences.add(sourceOf(`games/${id}/box/${language}.ftl`));
    expectWhole(goalOf(id), sentences);
    expectWhole(game.lessons.next, sentences);
  });

  describe.each(games)('whatever the game, one of $seats', ({ sights }) => {
    test.each(['en', 'fr'])('the rules open at the part that is being played (%s)', (language) => {
      const rules = readFileSync(new URL(`../../../games/${id}/players/${language}.md`, import.meta.url), 'utf8');
      for (const sight of sights) expect(rules).toContain(`{#${game.rulesPart(sight.view)}}`);
    });
  });
}
