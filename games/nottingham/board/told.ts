// What Nottingham calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "coin": {"id":"nottingham-object-coin"},
    "candlestick": {"id":"nottingham-object-candlestick"},
    "gold": {"id":"nottingham-object-gold"},
    "pearls": {"id":"nottingham-object-pearls"},
    "jewels": {"id":"nottingham-object-jewels"},
    "necklace": {"id":"nottingham-object-necklace"},
    "chest": {"id":"nottingham-object-chest"},
    "ambush-red": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-red"}}},
    "ambush-yellow": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-yellow"}}},
    "ambush-green": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-green"}}},
    "ambush-blue": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-blue"}}},
    "ambush-purple": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-purple"}}},
    "ambush-white": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-white"}}},
    "ambush-gray": {"id":"nottingham-ambush-color","args":{"color":{"id":"nottingham-color-gray"}}},
    "ambush-coin-candlestick": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-candlestick.short"}}},
    "ambush-coin-gold": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-gold.short"}}},
    "ambush-coin-pearls": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-pearls.short"}}},
    "ambush-coin-jewels": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-jewels.short"}}},
    "ambush-coin-necklace": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-necklace.short"}}},
    "ambush-coin-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-coin.short"},"second":{"id":"nottingham-object-chest.short"}}},
    "ambush-candlestick-gold": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-candlestick.short"},"second":{"id":"nottingham-object-gold.short"}}},
    "ambush-candlestick-pearls": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-candlestick.short"},"second":{"id":"nottingham-object-pearls.short"}}},
    "ambush-candlestick-jewels": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-candlestick.short"},"second":{"id":"nottingham-object-jewels.short"}}},
    "ambush-candlestick-necklace": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-candlestick.short"},"second":{"id":"nottingham-object-necklace.short"}}},
    "ambush-candlestick-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-candlestick.short"},"second":{"id":"nottingham-object-chest.short"}}},
    "ambush-gold-pearls": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-gold.short"},"second":{"id":"nottingham-object-pearls.short"}}},
    "ambush-gold-jewels": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-gold.short"},"second":{"id":"nottingham-object-jewels.short"}}},
    "ambush-gold-necklace": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-gold.short"},"second":{"id":"nottingham-object-necklace.short"}}},
    "ambush-gold-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-gold.short"},"second":{"id":"nottingham-object-chest.short"}}},
    "ambush-pearls-jewels": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-pearls.short"},"second":{"id":"nottingham-object-jewels.short"}}},
    "ambush-pearls-necklace": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-pearls.short"},"second":{"id":"nottingham-object-necklace.short"}}},
    "ambush-pearls-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-pearls.short"},"second":{"id":"nottingham-object-chest.short"}}},
    "ambush-jewels-necklace": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-jewels.short"},"second":{"id":"nottingham-object-necklace.short"}}},
    "ambush-jewels-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-jewels.short"},"second":{"id":"nottingham-object-chest.short"}}},
    "ambush-necklace-chest": {"id":"nottingham-ambush-objects","args":{"first":{"id":"nottingham-object-necklace.short"},"second":{"id":"nottingham-object-chest.short"}}},
  },
  things: {
    "red": {"id":"nottingham-color-red"},
    "yellow": {"id":"nottingham-color-yellow"},
    "green": {"id":"nottingham-color-green"},
    "blue": {"id":"nottingham-color-blue"},
    "purple": {"id":"nottingham-color-purple"},
    "white": {"id":"nottingham-color-white"},
    "gray": {"id":"nottingham-color-gray"},
    "seven-different": {"id":"nottingham-mission-seven-different"},
    "five-alike": {"id":"nottingham-mission-five-alike"},
    "four-pairs": {"id":"nottingham-mission-four-pairs"},
    "three-pairs": {"id":"nottingham-mission-three-pairs"},
    "buy": {"id":"nottingham-trick-buy"},
    "theft": {"id":"nottingham-trick-theft"},
    "ambush": {"id":"nottingham-trick-ambush"},
    "robbery": {"id":"nottingham-trick-robbery"},
    "raid": {"id":"nottingham-trick-raid"},
    "defense": {"id":"nottingham-trick-defense"},
    "barter": {"id":"nottingham-trick-barter"},
  },
};

export const FACTS = {
  "objects": [
    "coin",
    "candlestick",
    "gold",
    "pearls",
    "jewels",
    "necklace",
    "chest"
  ],
  "values": {
    "coin": 7,
    "candlestick": 8,
    "gold": 9,
    "pearls": 10,
    "jewels": 11,
    "necklace": 12,
    "chest": 13
  },
  "tricks": {
    "coin": "buy",
    "candlestick": "theft",
    "gold": "ambush",
    "pearls": "robbery",
    "jewels": "raid",
    "necklace": "defense",
    "chest": "barter"
  },
  "aimed": [
    "theft",
    "robbery",
    "raid"
  ],
  "colors": [
    "red",
    "yellow",
    "green",
    "blue",
    "purple",
    "white",
    "gray"
  ],
  "patterns": {
    "seven-different": {
      "kinds": 7,
      "each": 1
    },
    "five-alike": {
      "kinds": 1,
      "each": 5
    },
    "four-pairs": {
      "kinds": 4,
      "each": 2
    },
    "three-pairs": {
      "kinds": 3,
      "each": 2
    }
  },
  "cards": 84
} as const;
