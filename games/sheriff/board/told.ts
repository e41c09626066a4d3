// What Sheriff of Nottingham calls its things, and what a board has to know of its box and its rules.
// Generated from the game by a test; not to be edited.

import type { Names } from '#web/words/sentence.ts';

export const NAMES: Names = {
  cards: {
    "apple": {"id":"sheriff-good-apple"},
    "cheese": {"id":"sheriff-good-cheese"},
    "bread": {"id":"sheriff-good-bread"},
    "chicken": {"id":"sheriff-good-chicken"},
    "pepper": {"id":"sheriff-good-pepper"},
    "mead": {"id":"sheriff-good-mead"},
    "silk": {"id":"sheriff-good-silk"},
    "crossbow": {"id":"sheriff-good-crossbow"},
    "green-apple": {"id":"sheriff-good-green-apple"},
    "golden-apple": {"id":"sheriff-good-golden-apple"},
    "gouda": {"id":"sheriff-good-gouda"},
    "bleu": {"id":"sheriff-good-bleu"},
    "rye": {"id":"sheriff-good-rye"},
    "pumpernickel": {"id":"sheriff-good-pumpernickel"},
    "royal-rooster": {"id":"sheriff-good-royal-rooster"},
  },
  things: {
  },
};

export const FACTS = {
  "goods": [
    "apple",
    "cheese",
    "bread",
    "chicken",
    "pepper",
    "mead",
    "silk",
    "crossbow",
    "green-apple",
    "golden-apple",
    "gouda",
    "bleu",
    "rye",
    "pumpernickel",
    "royal-rooster"
  ],
  "good": {
    "apple": {
      "class": "legal",
      "value": 2,
      "penalty": 2,
      "counts": [
        "apple",
        1
      ],
      "copies": {
        "3": 48,
        "4": 48,
        "5": 48
      }
    },
    "cheese": {
      "class": "legal",
      "value": 3,
      "penalty": 2,
      "counts": [
        "cheese",
        1
      ],
      "copies": {
        "3": 36,
        "4": 36,
        "5": 36
      }
    },
    "bread": {
      "class": "legal",
      "value": 3,
      "penalty": 2,
      "counts": [
        "bread",
        1
      ],
      "copies": {
        "3": 0,
        "4": 36,
        "5": 36
      }
    },
    "chicken": {
      "class": "legal",
      "value": 4,
      "penalty": 2,
      "counts": [
        "chicken",
        1
      ],
      "copies": {
        "3": 24,
        "4": 24,
        "5": 24
      }
    },
    "pepper": {
      "class": "contraband",
      "value": 6,
      "penalty": 4,
      "counts": null,
      "copies": {
        "3": 18,
        "4": 22,
        "5": 22
      }
    },
    "mead": {
      "class": "contraband",
      "value": 7,
      "penalty": 4,
      "counts": null,
      "copies": {
        "3": 16,
        "4": 21,
        "5": 21
      }
    },
    "silk": {
      "class": "contraband",
      "value": 8,
      "penalty": 4,
      "counts": null,
      "copies": {
        "3": 9,
        "4": 12,
        "5": 12
      }
    },
    "crossbow": {
      "class": "contraband",
      "value": 9,
      "penalty": 4,
      "counts": null,
      "copies": {
        "3": 5,
        "4": 5,
        "5": 5
      }
    },
    "green-apple": {
      "class": "royal",
      "value": 4,
      "penalty": 3,
      "counts": [
        "apple",
        2
      ],
      "copies": {
        "3": 2,
        "4": 2,
        "5": 2
      }
    },
    "golden-apple": {
      "class": "royal",
      "value": 6,
      "penalty": 4,
      "counts": [
        "apple",
        3
      ],
      "copies": {
        "3": 1,
        "4": 2,
        "5": 2
      }
    },
    "gouda": {
      "class": "royal",
      "value": 6,
      "penalty": 4,
      "counts": [
        "cheese",
        2
      ],
      "copies": {
        "3": 2,
        "4": 2,
        "5": 2
      }
    },
    "bleu": {
      "class": "royal",
      "value": 9,
      "penalty": 5,
      "counts": [
        "cheese",
        3
      ],
      "copies": {
        "3": 0,
        "4": 1,
        "5": 1
      }
    },
    "rye": {
      "class": "royal",
      "value": 6,
      "penalty": 4,
      "counts": [
        "bread",
        2
      ],
      "copies": {
        "3": 0,
        "4": 2,
        "5": 2
      }
    },
    "pumpernickel": {
      "class": "royal",
      "value": 9,
      "penalty": 5,
      "counts": [
        "bread",
        3
      ],
      "copies": {
        "3": 0,
        "4": 1,
        "5": 1
      }
    },
    "royal-rooster": {
      "class": "royal",
      "value": 8,
      "penalty": 4,
      "counts": [
        "chicken",
        2
      ],
      "copies": {
        "3": 1,
        "4": 2,
        "5": 2
      }
    }
  },
  "crowns": {
    "apple": {
      "king": 20,
      "queen": 10
    },
    "cheese": {
      "king": 15,
      "queen": 10
    },
    "bread": {
      "king": 15,
      "queen": 10
    },
    "chicken": {
      "king": 10,
      "queen": 5
    }
  },
  "kept": 5,
  "rounds": {
    "3": 9,
    "4": 8,
    "5": 10
  },
  "later": {
    "sheriff-later-let-pass": "When I am sheriff, your bag passes.",
    "sheriff-later-no-bribe": "When I am sheriff, I take nothing from you.",
    "sheriff-later-remember": "I owe you a favour."
  },
  "for_the_bag": "let_pass",
  "ready": {
    "offer": [
      {
        "id": "sheriff-ready-nothing",
        "sums": [
          0
        ],
        "do": "let_pass",
        "whose": "payers"
      },
      {
        "id": "sheriff-ready-forget",
        "sums": [
          3,
          5,
          10
        ],
        "do": "let_pass",
        "whose": "payers"
      },
      {
        "id": "sheriff-ready-open",
        "sums": [
          3
        ],
        "do": "inspect",
        "whose": "others"
      }
    ],
    "counter": [
      {
        "id": "sheriff-ready-price",
        "sums": [
          5,
          10,
          15
        ],
        "do": "let_pass",
        "whose": "payers"
      }
    ]
  }
} as const;
