// The things of Nottingham by name: cards, ambushes, missions, tricks, people. Only ids and arguments; the words are in
// ../words.

import type { Argument, Picture, Words } from '#web/words/words.ts';
import { ambushed, countsOf, trickOf } from './cards.ts';
import type { Ambush, Card, Color, Mission, Trick } from './types.ts';

/** How a card is named: `a coin`, `the coin`, or `coin`. */
type Form = '' | '.the' | '.short';

export function cardWords(card: Card, form: Form = ''): Words {
  return { id: `nottingham-object-${card}${form}` };
}

export function colorWords(color: Color): Words {
  return { id: `nottingham-color-${color}` };
}

export function missionWords(mission: Mission): Words {
  return { id: `nottingham-mission-${mission}` };
}

/** What a mission asks for, in a few words. */
export function patternWords(mission: Mission): Words {
  return { id: `nottingham-pattern-${mission}` };
}

export function ambushWords(card: Ambush): Words {
  const { color, objects } = ambushed(card);
  if (color) return { id: 'nottingham-ambush-color', args: { color: colorWords(color) } };
  return { id: 'nottingham-ambush-objects', args: { first: cardWords(objects[0], '.short'), second: cardWords(objects[1], '.short') } };
}

/** A card in a sentence of the log: a picture to see, a name to hear. */
export function picture(card: Card, form: Form = ''): Picture {
  return { card, name: cardWords(card, form) };
}

export function ambushPicture(card: Ambush): Picture {
  return { card, name: ambushWords(card) };
}

/** Cards of a list in a sentence: alike ones together. */
export function cardsInWords(cards: readonly Card[]): Argument[] {
  return Object.entries(countsOf(cards)).map(([card, count]) => severalWords(card as Card, count!));
}

/** So many cards of a kind. */
export function severalWords(card: Card, count: number): Argument {
  if (count === 1) return picture(card);
  return { id: 'nottingham-several', args: { count, card: picture(card, '.short') } };
}

export function trickWords(trick: Trick): Words {
  return { id: `nottingham-trick-${trick}` };
}

/** What using a card does, in full. */
export function trickInFull(card: Card): Words {
  return { id: `nottingham-use-${trickOf(card)}` };
}

/** A seat's name, or its number where nobody has told a name. */
export function seatName(seat: number, names: string[]): Argument {
  return names[seat] || { id: 'nottingham-seat', args: { seat: seat + 1 } };
}
