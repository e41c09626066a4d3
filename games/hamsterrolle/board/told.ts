// What Hamsterrolle calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "black": {"id":"hamsterrolle-piece-black"},
    "red-1": {"id":"hamsterrolle-piece-red"},
    "orange-1": {"id":"hamsterrolle-piece-orange"},
    "yellow-1": {"id":"hamsterrolle-piece-yellow"},
    "green-1": {"id":"hamsterrolle-piece-green"},
    "blue-1": {"id":"hamsterrolle-piece-blue"},
    "purple-1": {"id":"hamsterrolle-piece-purple"},
    "white-1": {"id":"hamsterrolle-piece-white"},
    "red-2": {"id":"hamsterrolle-piece-red"},
    "orange-2": {"id":"hamsterrolle-piece-orange"},
    "yellow-2": {"id":"hamsterrolle-piece-yellow"},
    "green-2": {"id":"hamsterrolle-piece-green"},
    "blue-2": {"id":"hamsterrolle-piece-blue"},
    "purple-2": {"id":"hamsterrolle-piece-purple"},
    "white-2": {"id":"hamsterrolle-piece-white"},
    "red-3": {"id":"hamsterrolle-piece-red"},
    "orange-3": {"id":"hamsterrolle-piece-orange"},
    "yellow-3": {"id":"hamsterrolle-piece-yellow"},
    "green-3": {"id":"hamsterrolle-piece-green"},
    "blue-3": {"id":"hamsterrolle-piece-blue"},
    "purple-3": {"id":"hamsterrolle-piece-purple"},
    "white-3": {"id":"hamsterrolle-piece-white"},
    "red-4": {"id":"hamsterrolle-piece-red"},
    "orange-4": {"id":"hamsterrolle-piece-orange"},
    "yellow-4": {"id":"hamsterrolle-piece-yellow"},
    "green-4": {"id":"hamsterrolle-piece-green"},
    "blue-4": {"id":"hamsterrolle-piece-blue"},
    "purple-4": {"id":"hamsterrolle-piece-purple"},
    "white-4": {"id":"hamsterrolle-piece-white"},
  },
  things: {
  },
};

export const FACTS = {
  "pieces": [
    "black",
    "red-1",
    "orange-1",
    "yellow-1",
    "green-1",
    "blue-1",
    "purple-1",
    "white-1",
    "red-2",
    "orange-2",
    "yellow-2",
    "green-2",
    "blue-2",
    "purple-2",
    "white-2",
    "red-3",
    "orange-3",
    "yellow-3",
    "green-3",
    "blue-3",
    "purple-3",
    "white-3",
    "red-4",
    "orange-4",
    "yellow-4",
    "green-4",
    "blue-4",
    "purple-4",
    "white-4"
  ],
  "compartments": 12,
  "wheel": {
    "radius": 178.0,
    "floors": 24,
    "floor": 172.546,
    "half_floor": [
      23.243,
      4.0,
      30.0
    ],
    "foot": 170.0,
    "heights": [
      30.0,
      25.0,
      20.0
    ],
    "half_divider": [
      5.0,
      30.0
    ]
  },
  "held": 20.0,
  "depth": 150.0,
  "clearance": 1.0,
  "further": 1000,
  "shapes": {
    "black": {
      "kind": "pyramid",
      "base": 36.0,
      "below": 15.0,
      "above": 45.0
    },
    "red": {
      "kind": "box",
      "size": [
        90.0,
        30.0,
        10.0
      ]
    },
    "orange": {
      "kind": "box",
      "size": [
        70.0,
        15.0,
        15.0
      ]
    },
    "yellow": {
      "kind": "box",
      "size": [
        40.0,
        40.0,
        15.0
      ]
    },
    "green": {
      "kind": "box",
      "size": [
        60.0,
        30.0,
        20.0
      ]
    },
    "blue": {
      "kind": "box",
      "size": [
        30.0,
        30.0,
        30.0
      ]
    },
    "purple": {
      "kind": "roller",
      "length": 50.0,
      "diameter": 24.0
    },
    "white": {
      "kind": "box",
      "size": [
        110.0,
        12.0,
        12.0
      ]
    }
  },
  "grams": {
    "black": 18.1,
    "red": 18.9,
    "orange": 11.0,
    "yellow": 16.8,
    "green": 25.2,
    "blue": 18.9,
    "purple": 15.8,
    "white": 11.1
  },
  "turns": [
    [
      0.0,
      0.0,
      0.0,
      1.0
    ],
    [
      0.7071067811865476,
      0.0,
      0.0,
      0.7071067811865476
    ],
    [
      0.0,
      0.7071067811865476,
      0.0,
      0.7071067811865476
    ],
    [
      0.0,
      0.0,
      0.7071067811865476,
      0.7071067811865476
    ],
    [
      0.5000000000000001,
      0.5000000000000001,
      -0.5000000000000001,
      0.5000000000000001
    ],
    [
      0.5000000000000001,
      0.5000000000000001,
      0.5000000000000001,
      0.5000000000000001
    ]
  ],
  "postures": {
    "black": [
      "base",
      "top-sideways",
      "base",
      "top-backward",
      "top-forward",
      "top-sideways"
    ],
    "red": [
      "edge-lengthwise",
      "flat-lengthwise",
      "edge-across",
      "end-narrow",
      "flat-across",
      "end-broad"
    ],
    "orange": [
      "flat-lengthwise",
      "flat-lengthwise",
      "flat-across",
      "end",
      "flat-across",
      "end"
    ],
    "yellow": [
      "edge-lengthwise",
      "flat",
      "edge-across",
      "edge-lengthwise",
      "flat",
      "edge-across"
    ],
    "green": [
      "edge-lengthwise",
      "flat-lengthwise",
      "edge-across",
      "end-narrow",
      "flat-across",
      "end-broad"
    ],
    "blue": [
      "side",
      "side",
      "side",
      "side",
      "side",
      "side"
    ],
    "purple": [
      "end",
      "rolling",
      "end",
      "lengthwise",
      "lengthwise",
      "rolling"
    ],
    "white": [
      "flat-lengthwise",
      "flat-lengthwise",
      "flat-across",
      "end",
      "flat-across",
      "end"
    ]
  },
  "stands": {
    "black": [
      0,
      1,
      3,
      4
    ],
    "red": [
      0,
      1,
      2,
      3,
      4,
      5
    ],
    "orange": [
      0,
      2,
      3
    ],
    "yellow": [
      0,
      1,
      2
    ],
    "green": [
      0,
      1,
      2,
      3,
      4,
      5
    ],
    "blue": [
      0
    ],
    "purple": [
      0,
      1,
      3
    ],
    "white": [
      0,
      2,
      3
    ]
  },
  "ways": {
    "along": [
      "behind",
      "ahead"
    ],
    "side": [
      "left",
      "right"
    ],
    "tilt": [
      "down",
      "up"
    ],
    "yaw": [
      "right",
      "left"
    ],
    "push": [
      "behind",
      "ahead"
    ]
  }
} as const;
