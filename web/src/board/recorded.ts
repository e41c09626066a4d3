// A recorded game, for the tests of a board and for looking at it without a server: what one seat saw, step by step.
// web/tools/record-game.mjs writes it. A step's `set` and `gone` are changes of what is seen: the view, what is shown
// beside it, the scores.

import type { Json, Sight, Standings } from '../wire.ts';

/** A recorded game as it is kept: each step against the one before. */
export interface Fixture {
  game: string;
  seats: number;
  viewer: number;
  result: Standings;
  steps: { set: { [path: string]: Json }; gone: string[]; events: Json[]; legal: Json[]; labels?: Sight['labels'] }[];
}

/** What the seat saw after each step. */
export function sightsOf(recording: Fixture): Sight[] {
  const values = new Map<string, Json>();
  return recording.steps.map(({ set, gone, events, legal, labels }, number) => {
    gone.forEach((path) => values.delete(path));
    Object.entries(set).forEach(([path, value]) => values.set(path, value));
    const asked = legal.length > 0 ? number : null;
    const seen = documentOf(values) as Pick<Sight, 'view' | 'beside' | 'scores'>;
    // A recording has no sentences: the engine plays and does not tell.
    return { ...seen, viewer: recording.viewer, events, told: [], legal, ...(labels ? { labels } : {}), asked };
  });
}

/** A recorded game in its own types: what the seat saw, step by step, and how it ended. */
export interface RecordedGame<Sight> {
  seats: number;
  result: Standings;
  sights: Sight[];
  steps: { before: Sight; after: Sight }[];
}

/** A recording as a file of fixtures holds it, for the tests of the game whose sights are named. */
export function recordedGame<Sight>(file: unknown): RecordedGame<Sight> {
  const recording = file as Fixture;
  const sights = sightsOf(recording) as unknown as Sight[];
  const steps = sights.slice(1).map((after, index) => ({ before: sights[index]!, after }));
  return { seats: recording.seats, result: recording.result, sights, steps };
}

/** A document from the values at its paths. */
function documentOf(values: Map<string, Json>): Json {
  const root: { [key: string]: Json } = {};
  for (const [path, value] of values) {
    const keys = path.split('/').slice(1);
    let here = root;
    keys.forEach((key, at) => {
      const name = key.replace('#', '');
      if (at === keys.length - 1) here[name] = structuredClone(value);
      else here = (here[name] ??= keys[at + 1]!.startsWith('#') ? [] : {}) as { [key: string]: Json };
    });
  }
  return root;
}
