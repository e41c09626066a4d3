// What Noxford calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "barracks": {"id":"noxford-card-barracks"},
    "blue-lieutenant": {"id":"noxford-card-lieutenant","args":{"color":{"id":"noxford-color-blue"}}},
    "blue-master": {"id":"noxford-card-master","args":{"color":{"id":"noxford-color-blue"}}},
    "blue-punk": {"id":"noxford-card-punk","args":{"color":{"id":"noxford-color-blue"}}},
    "blue-punk-gear": {"id":"noxford-card-punk-gear","args":{"color":{"id":"noxford-color-blue"}}},
    "blue-tough": {"id":"noxford-card-tough","args":{"color":{"id":"noxford-color-blue"}}},
    "district-airship": {"id":"noxford-card-district-airship"},
    "district-airship-dice": {"id":"noxford-card-district-airship-dice"},
    "district-diamond": {"id":"noxford-card-district-diamond"},
    "district-diamond-mask": {"id":"noxford-card-district-diamond-mask"},
    "district-diamond-wine": {"id":"noxford-card-district-diamond-wine"},
    "district-dice": {"id":"noxford-card-district-dice"},
    "district-dice-mask": {"id":"noxford-card-district-dice-mask"},
    "district-grand": {"id":"noxford-card-district-grand"},
    "district-mask": {"id":"noxford-card-district-mask"},
    "district-wine": {"id":"noxford-card-district-wine"},
    "district-wine-airship": {"id":"noxford-card-district-wine-airship"},
    "green-lieutenant": {"id":"noxford-card-lieutenant","args":{"color":{"id":"noxford-color-green"}}},
    "green-master": {"id":"noxford-card-master","args":{"color":{"id":"noxford-color-green"}}},
    "green-punk": {"id":"noxford-card-punk","args":{"color":{"id":"noxford-color-green"}}},
    "green-punk-gear": {"id":"noxford-card-punk-gear","args":{"color":{"id":"noxford-color-green"}}},
    "green-tough": {"id":"noxford-card-tough","args":{"color":{"id":"noxford-color-green"}}},
    "orange-lieutenant": {"id":"noxford-card-lieutenant","args":{"color":{"id":"noxford-color-orange"}}},
    "orange-master": {"id":"noxford-card-master","args":{"color":{"id":"noxford-color-orange"}}},
    "orange-punk": {"id":"noxford-card-punk","args":{"color":{"id":"noxford-color-orange"}}},
    "orange-punk-gear": {"id":"noxford-card-punk-gear","args":{"color":{"id":"noxford-color-orange"}}},
    "orange-tough": {"id":"noxford-card-tough","args":{"color":{"id":"noxford-color-orange"}}},
    "red-lieutenant": {"id":"noxford-card-lieutenant","args":{"color":{"id":"noxford-color-red"}}},
    "red-master": {"id":"noxford-card-master","args":{"color":{"id":"noxford-color-red"}}},
    "red-punk": {"id":"noxford-card-punk","args":{"color":{"id":"noxford-color-red"}}},
    "red-punk-gear": {"id":"noxford-card-punk-gear","args":{"color":{"id":"noxford-color-red"}}},
    "red-tough": {"id":"noxford-card-tough","args":{"color":{"id":"noxford-color-red"}}},
  },
  things: {
    "red": {"id":"noxford-color-red"},
    "blue": {"id":"noxford-color-blue"},
    "orange": {"id":"noxford-color-orange"},
    "green": {"id":"noxford-color-green"},
    "diamond": {"id":"noxford-symbol-diamond"},
    "wine": {"id":"noxford-symbol-wine"},
    "airship": {"id":"noxford-symbol-airship"},
    "dice": {"id":"noxford-symbol-dice"},
    "mask": {"id":"noxford-symbol-mask"},
    "sideways": {"id":"noxford-lying-sideways"},
    "upright": {"id":"noxford-lying-upright"},
  },
};

export const FACTS = {
  "favorites": {
    "red": "diamond",
    "blue": "airship",
    "orange": "wine",
    "green": "dice"
  },
  "symbols": {
    "barracks": [],
    "blue-lieutenant": [],
    "blue-master": [],
    "blue-punk": [],
    "blue-punk-gear": [],
    "blue-tough": [],
    "district-airship": [
      "airship"
    ],
    "district-airship-dice": [
      "airship",
      "dice"
    ],
    "district-diamond": [
      "diamond"
    ],
    "district-diamond-mask": [
      "diamond",
      "mask"
    ],
    "district-diamond-wine": [
      "diamond",
      "wine"
    ],
    "district-dice": [
      "dice"
    ],
    "district-dice-mask": [
      "dice",
      "mask"
    ],
    "district-grand": [
      "diamond",
      "wine",
      "airship",
      "dice"
    ],
    "district-mask": [
      "mask"
    ],
    "district-wine": [
      "wine"
    ],
    "district-wine-airship": [
      "wine",
      "airship"
    ],
    "green-lieutenant": [],
    "green-master": [],
    "green-punk": [],
    "green-punk-gear": [],
    "green-tough": [],
    "orange-lieutenant": [],
    "orange-master": [],
    "orange-punk": [],
    "orange-punk-gear": [],
    "orange-tough": [],
    "red-lieutenant": [],
    "red-master": [],
    "red-punk": [],
    "red-punk-gear": [],
    "red-tough": []
  },
  "ranks": {
    "barracks": 0,
    "blue-lieutenant": 3,
    "blue-master": 4,
    "blue-punk": 1,
    "blue-punk-gear": 1,
    "blue-tough": 2,
    "district-airship": 0,
    "district-airship-dice": 0,
    "district-diamond": 0,
    "district-diamond-mask": 0,
    "district-diamond-wine": 0,
    "district-dice": 0,
    "district-dice-mask": 0,
    "district-grand": 0,
    "district-mask": 0,
    "district-wine": 0,
    "district-wine-airship": 0,
    "green-lieutenant": 3,
    "green-master": 4,
    "green-punk": 1,
    "green-punk-gear": 1,
    "green-tough": 2,
    "orange-lieutenant": 3,
    "orange-master": 4,
    "orange-punk": 1,
    "orange-punk-gear": 1,
    "orange-tough": 2,
    "red-lieutenant": 3,
    "red-master": 4,
    "red-punk": 1,
    "red-punk-gear": 1,
    "red-tough": 2
  },
  "gears": [
    "blue-punk-gear",
    "district-airship",
    "district-diamond",
    "district-dice",
    "district-mask",
    "district-wine",
    "green-punk-gear",
    "orange-punk-gear",
    "red-punk-gear"
  ],
  "syndicate": 10,
  "neutrals": 15
} as const;
