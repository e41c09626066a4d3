// A seat in a sentence that a board says itself.

import type { Argument } from '../words/words.ts';

/** A seat's name, or the word for the one who reads. */
export function nameOf(seat: number, names: string[], me: number | null): Argument {
  return seat === me ? { id: 'table-you' } : (names[seat] ?? '');
}
