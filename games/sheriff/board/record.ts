// What is known of everybody from what has happened: the bags decided so far, and the words that were given. Whether a bag
// was as declared and whether a word was kept, the game tells.

import { readyOf, type Ready } from './later.ts';
import type { Declared, Event, Fate, Sight } from './types.ts';

/** A bag that was decided. */
export interface PastBag {
  round: number;
  declared: Declared;
  truth: boolean;
  opened: boolean;
}

/** A word given in a deal. */
export interface Word {
  round: number;
  by: number;
  to: number;
  /** What was said; empty where the goods of a bag were promised. */
  text: string;
  about: Ready | 'bag' | null;
  fate: Fate;
}

export interface Records {
  /** By seat, the bags decided so far. */
  bags: PastBag[][];
  words: Word[];
}

/** The record of the events so far. */
export function recordsOf(past: readonly Event[], { view, beside }: Sight): Records {
  const seats = view.seats.length;
  const bags: PastBag[][] = view.seats.map(() => []);
  const words: Omit<Word, 'fate'>[] = [];
  const declared: (Declared | null)[] = view.seats.map(() => null);
  // The first round is begun by no event: whose it was follows from whose it is now.
  let [round, sheriff] = [1, (((view.sheriff - (view.round - 1)) % seats) + seats) % seats];

  for (const event of past) {
    switch (event.type) {
      case 'sheriff':
        [round, sheriff] = [event.round, event.seat];
        break;
      case 'declared':
        declared[event.seat] = { good: event.good, count: event.count };
        break;
      case 'deal': {
        const { payer, later } = event.offer;
        words.push(...later.map(({ by, text }) => ({ round, by, to: by === payer ? sheriff : payer, text, about: readyOf(text) })));
        break;
      }
      case 'passed':
      case 'opened': {
        const said = declared[event.seat];
        const truth = !beside?.lies?.[event.seat]?.includes(round);
        if (said) bags[event.seat]!.push({ round, declared: said, truth, opened: event.type === 'opened' });
        break;
      }
      case 'handed_over':
        words.push({ round, by: event.from, to: event.to, text: '', about: 'bag' });
        break;
      default:
        break;
    }
  }
  // While a table's history is still on its way, only the last of its words are here.
  const fates = beside?.words ?? [];
  return { bags, words: words.map((word, index) => ({ ...word, fate: fates.at(index - words.length) ?? 'said' })) };
}
