// What Jericho calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "red-1": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-red"},"value":1}},
    "red-3": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-red"},"value":3}},
    "red-4": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-red"},"value":4}},
    "red-5": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-red"},"value":5}},
    "red-7": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-red"},"value":7}},
    "white-1": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-white"},"value":1}},
    "white-3": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-white"},"value":3}},
    "white-4": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-white"},"value":4}},
    "white-5": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-white"},"value":5}},
    "white-7": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-white"},"value":7}},
    "blue-1": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-blue"},"value":1}},
    "blue-3": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-blue"},"value":3}},
    "blue-4": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-blue"},"value":4}},
    "blue-5": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-blue"},"value":5}},
    "blue-7": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-blue"},"value":7}},
    "yellow-1": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-yellow"},"value":1}},
    "yellow-3": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-yellow"},"value":3}},
    "yellow-4": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-yellow"},"value":4}},
    "yellow-5": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-yellow"},"value":5}},
    "yellow-7": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-yellow"},"value":7}},
    "brown-1": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-brown"},"value":1}},
    "brown-3": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-brown"},"value":3}},
    "brown-4": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-brown"},"value":4}},
    "brown-5": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-brown"},"value":5}},
    "brown-7": {"id":"jericho-card-wall","args":{"color":{"id":"jericho-color-brown"},"value":7}},
    "trumpet": {"id":"jericho-card-trumpet"},
    "scoring": {"id":"jericho-card-scoring"},
  },
  things: {
    "red": {"id":"jericho-color-red"},
    "white": {"id":"jericho-color-white"},
    "blue": {"id":"jericho-color-blue"},
    "yellow": {"id":"jericho-color-yellow"},
    "brown": {"id":"jericho-color-brown"},
  },
};

export const FACTS = {
  "colors": [
    "red",
    "white",
    "blue",
    "yellow",
    "brown"
  ],
  "lengths": {
    "red-1": 1,
    "red-3": 3,
    "red-4": 4,
    "red-5": 5,
    "red-7": 7,
    "white-1": 1,
    "white-3": 3,
    "white-4": 4,
    "white-5": 5,
    "white-7": 7,
    "blue-1": 1,
    "blue-3": 3,
    "blue-4": 4,
    "blue-5": 5,
    "blue-7": 7,
    "yellow-1": 1,
    "yellow-3": 3,
    "yellow-4": 4,
    "yellow-5": 5,
    "yellow-7": 7,
    "brown-1": 1,
    "brown-3": 3,
    "brown-4": 4,
    "brown-5": 5,
    "brown-7": 7,
    "trumpet": 2
  },
  "ones": [
    "red-1",
    "white-1",
    "blue-1",
    "yellow-1",
    "brown-1"
  ],
  "rounds": 3,
  "cards": 110
} as const;
