// A seat in a sentence, the same in all games.

import type { Argument } from '../words/words.ts';

/** A seat in a sentence that has a form for the one who reads. */
export interface By extends Record<string, Argument> {
  who: 'you' | 'other';
  name: string;
}

export function byOf(seat: number, names: string[], me: number | null): By {
  return { who: seat === me ? 'you' : 'other', name: names[seat] ?? '' };
}

/** A seat's name, or the word for the one who reads. */
export function nameOf(seat: number, names: string[], me: number | null): Argument {
  return seat === me ? { id: 'table-you' } : (names[seat] ?? '');
}
