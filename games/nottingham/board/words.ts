// The board's own words: what its things and buttons are called, and what there is to learn. What happens and what is asked
// is told by the server.

import { wordsFor, type Sentence } from '#web/words/sentence.ts';
import { labelIn, several } from '#web/words/by-rule.ts';
import type { Argument, Words } from '#web/words/words.ts';
import { countsOf, OBJECTS, trickOf, valueOf } from './cards.ts';
import { NAMES } from './told.ts';
import type { Action, Ambush, Card, Color, Mission, Sight, Trick, View } from './types.ts';

/** A sentence of the game's, to somebody at this table. */
export function inWords(sentence: Sentence, names: readonly string[] = [], me: number | null = null): Words {
  return wordsFor({ names, me, things: NAMES }, sentence);
}

function thing(id: Color | Mission | Trick): Words {
  return inWords(NAMES.things[id]!);
}

export const colorWords = (color: Color): Words => thing(color);
export const missionWords = (mission: Mission): Words => thing(mission);
export const trickWords = (trick: Trick): Words => thing(trick);

/** What a mission asks for, in a few words. */
export function patternWords(mission: Mission): Words {
  return { id: `nottingham-pattern-${mission}` };
}

/** What using a card does, in full. */
export function trickInFull(card: Card): Words {
  return { id: `nottingham-use-${trickOf(card)}` };
}

/** A card with what it is worth and what it can be used for, for those who ask. */
export function aboutCard(card: Card): Words {
  return { id: 'nottingham-about-card', args: { card: cardWords(card, 'short'), value: valueOf(card), trick: trickWords(trickOf(card)), use: trickInFull(card) } };
}

/** An ambush, and what it waits for, for those who ask. */
export function aboutAmbush(card: Ambush): Words {
  return { id: 'nottingham-about-ambush', args: { card: ambushWords(card) } };
}

/** Every kind of decision (in few games are all cards used up), and what to look at after a first game. */
export const LESSONS = {
  kinds: [
    ...OBJECTS.map((card) => `choose-${card}`),
    ...['defend', 'defend-not', 'pick', 'buy-offers', 'buy-choose', 'barter-offers', 'barter-choose', 'ambush-choose', 'ambush-window', 'deliver', 'deliver-not'],
  ],
  rare: ['purge'],
  next: { id: 'nottingham-lesson-next' },
};

/** A card by name: `the coin`, or `coin`. */
export function cardWords(card: Card, form: 'the' | 'short'): Words {
  return { id: `${NAMES.cards[card]!.id}.${form}` };
}

export function ambushWords(card: Ambush): Words {
  return inWords(NAMES.cards[card]!);
}

/** Cards in a sentence: alike ones together. */
export function cardsInWords(cards: readonly Card[]): Argument[] {
  return Object.entries(countsOf(cards)).map(([card, count]) => severalWords(card as Card, count!));
}

/** This many cards of a kind. */
export function severalWords(card: Card, count: number): Argument {
  return count === 1 ? { card, name: inWords(NAMES.cards[card]!) } : inWords(several(card, count));
}

/** An action as a button says it. */
export function labelWords(sight: Sight, action: Action, names: readonly string[]): Words {
  return inWords(labelIn('nottingham', sight, action, NAMES), names);
}

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  const forced = legal.length === 1;
  switch (view.phase) {
    case 'choose':
      return { id: `choose-${view.shown}`, words: { id: `nottingham-lesson-choose-${view.shown}` } };
    case 'defend':
      return forced
        ? { id: 'defend-not', words: { id: 'nottingham-lesson-defend-not' } }
        : { id: 'defend', words: { id: 'nottingham-lesson-defend' } };
    case 'deliver':
      return forced
        ? { id: 'deliver-not', words: { id: 'nottingham-lesson-deliver-not' } }
        : { id: 'deliver', words: { id: 'nottingham-lesson-deliver' } };
    case 'pick':
      return { id: 'pick', words: { id: 'nottingham-lesson-pick' } };
    case 'buy-offers':
      return { id: 'buy-offers', words: { id: 'nottingham-lesson-buy-offers' } };
    case 'buy-choose':
      return { id: 'buy-choose', words: { id: 'nottingham-lesson-buy-choose' } };
    case 'barter-offers':
      return { id: 'barter-offers', words: { id: 'nottingham-lesson-barter-offers' } };
    case 'barter-choose':
      return { id: 'barter-choose', words: { id: 'nottingham-lesson-barter-choose' } };
    case 'ambush-choose':
      return { id: 'ambush-choose', words: { id: 'nottingham-lesson-ambush-choose' } };
    case 'ambush-window':
      return { id: 'ambush-window', words: { id: 'nottingham-lesson-ambush-window' } };
    case 'purge':
      return { id: 'purge', words: { id: 'nottingham-lesson-purge' } };
    default:
      return null;
  }
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'defend':
    case 'pick':
      return 'red';
    case 'buy-offers':
    case 'buy-choose':
      return 'buy';
    case 'barter-offers':
    case 'barter-choose':
      return 'barter';
    case 'ambush-choose':
    case 'ambush-window':
      return 'ambush';
    case 'deliver':
      return 'deliver';
    case 'purge':
      return 'purge';
    case 'over':
      return 'end';
    default:
      return 'turn';
  }
}
