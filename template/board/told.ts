// What Toll calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "apple": {"id":"toll-good-apple"},
    "cheese": {"id":"toll-good-cheese"},
    "silk": {"id":"toll-good-silk"},
  },
  things: {
  },
};

export const FACTS = {
  "worth": {
    "apple": 1,
    "cheese": 2,
    "silk": 5
  }
} as const;
