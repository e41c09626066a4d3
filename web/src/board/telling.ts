// What a game says, as the frame asks for it. Every sentence is decided by the server, once for all clients; here it only
// gets the names around this table.

import type { Hint } from '../table/table.svelte.ts';
import { amountOf, type Sight, type Standings, type TableInfo } from '../wire.ts';
import { isSaid } from '../words/language.svelte.ts';
import { refusalOf, scorePartOf } from '../words/by-rule.ts';
import { wordsFor, type Sentence } from '../words/sentence.ts';
import type { Words } from '../words/words.ts';
import type { Game } from './contract.ts';

/** Who reads: the names at the seats, and the reader's own seat. */
interface Reader {
  names: string[];
  me: number | null;
}

/** A sentence of the server's, for this reader. */
export function sentenceFor(game: Game, sentence: Sentence, { names, me }: Reader): Words {
  return wordsFor({ names, me, things: game.names }, sentence);
}

/** What happened in a step, a sentence for each event that needs one. */
export function eventWords(game: Game, { told }: Sight, reader: Reader): Words[] {
  return told.flatMap((sentence) => (sentence ? [sentenceFor(game, sentence, reader)] : []));
}

/** What is asked of the seat that looks; null where it is asked nothing. */
export function askedWords(game: Game, sight: Sight, reader: Reader): Words | null {
  return sight.question ? sentenceFor(game, sight.question, reader) : null;
}

/** What a hint advises; null where it advises silence. */
export function adviceWords(game: Game, { action, label }: Hint, reader: Reader): Words | null {
  if (action === null || label === null) return null;
  return sentenceFor(game, label, reader);
}

/** Why the rules refuse something; null where there are no words for it. */
export function refusedWords(game: Game, reason: string): Words | null {
  const words = refusalOf(game.id, reason);
  return isSaid(words.id) ? words : null;
}

/** Who won, which is the title of the end, and why. */
export function endingWords(game: Game, { ending }: TableInfo, reader: Reader): Words[] {
  return (ending ?? []).map((sentence) => sentenceFor(game, sentence, reader));
}

/** The parts of the score that are amounts and have a name, in the order in which they are added up. */
export function scoreParts(game: Game, { seats }: Standings): { key: string; words: Words }[] {
  const parts = Object.entries(seats[0]?.breakdown ?? {}).filter(([, part]) => amountOf(part) !== null);
  return parts.map(([key]) => ({ key, words: scorePartOf(game.id, key) })).filter(({ words }) => isSaid(words.id));
}
