// A sentence as the server sends it: decided once, in Rust, for every language and every screen. It holds no names: a seat
// becomes a name, or "you", for whoever reads it, and a card is called as the game's own table of names says.

import type { CardName, Filled, Sentence } from '../generated/sentence.ts';
import type { Argument, Words } from './words.ts';

export type { CardName, Filled, Sentence } from '../generated/sentence.ts';

/** What a game calls its things, by their ids: generated from the game's own table. */
export interface Names {
  /** The cards, which can be drawn. */
  cards: { readonly [id: string]: Sentence };
  /** Everything else that has a name, such as colours. */
  things: { readonly [id: string]: Sentence };
  /** Fields of its actions that say what they are aimed at, and that not every one has. */
  aims?: readonly string[];
}

/** Somebody to whom sentences are said. */
interface Reader {
  /** The names at the seats. */
  names: readonly string[];
  /** The reader's own seat; null for a spectator. */
  me: number | null;
  things: Names;
}

/** The sentence as this reader is told it. */
export function wordsFor(reader: Reader, { id, by, to, args = {} }: Sentence): Words {
  const who = (seat: number) => (seat === reader.me ? 'you' : 'other');
  const name = (seat: number) => reader.names[seat] ?? '';
  const filled = Object.entries(args).map(([key, value]): [string, Argument] => [key, fill(value, reader)]);
  return {
    id,
    args: {
      ...(by === undefined ? {} : { who: who(by), name: name(by) }),
      ...(to === undefined ? {} : { whom: who(to), to: name(to) }),
      ...Object.fromEntries(filled),
    },
  };
}

function fill(value: Filled, reader: Reader): Argument {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item) => fill(item, reader));
  if ('seat' in value) return value.seat === reader.me ? { id: 'table-you' } : (reader.names[value.seat] ?? '');
  if ('card' in value) return fillCard(value, reader);
  return wordsFor(reader, value);
}

function fillCard({ card, form, count }: CardName, reader: Reader): Argument {
  const known = reader.things.cards[card];
  if (!known) return card;
  const name = wordsFor(reader, count === undefined ? known : { ...known, args: { ...known.args, count } });
  return form === undefined ? { card, name } : { card, name, form };
}
