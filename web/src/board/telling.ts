// What a game says, as the frame asks for it. Every sentence is decided by the server, once for all clients; here it only
// gets the names around this table.
//
// UNTIL EVERY GAME IS OVER: the boards of games whose sentences are not yet decided in Rust have functions of their own
// (`OwnWords` in contract.ts), and those are asked here and nowhere else. They go with the last such board.

import type { Hint } from '../table/table.svelte.ts';
import type { Json, Reason, Sight, Standings, TableInfo } from '../wire.ts';
import { isSaid } from '../words/language.svelte.ts';
import { refusalOf, scorePartOf } from '../words/by-rule.ts';
import { wordsFor, type Names, type Sentence } from '../words/sentence.ts';
import type { Words } from '../words/words.ts';
import type { Game } from './contract.ts';

/** Who reads: the names at the seats, and the reader's own seat. */
export interface Reading {
  names: string[];
  me: number | null;
}

const NAMELESS: Names = { cards: {}, things: {} };

/** A sentence of the server's, for this reader. */
export function sentenceFor(game: Game, sentence: Sentence, { names, me }: Reading): Words {
  return wordsFor({ names, me, things: game.names ?? NAMELESS }, sentence);
}

/** What happened in a step, a sentence for each event that needs one. */
export function eventWords(game: Game, before: Json | null, after: Sight, reading: Reading): Words[] {
  const { tell } = game;
  if (!tell) return after.told.flatMap((sentence) => (sentence ? [sentenceFor(game, sentence, reading)] : []));
  const telling = { before: before as never, after: after.view as never, ...reading };
  return after.events.flatMap((event) => tell(event as never, telling) ?? []);
}

/** What is asked of the seat that looks; null where it is asked nothing. */
export function askedWords(game: Game, sight: Sight, reading: Reading): Words | null {
  if (game.question) return game.question(sight as never, reading.names);
  return sight.question ? sentenceFor(game, sight.question, reading) : null;
}

/** What a hint advises; null where it advises silence. */
export function adviceWords(game: Game, { action, label }: Hint, reading: Reading): Words | null {
  if (action === null || label === null) return null;
  return game.label ? game.label(action as never, reading.names) : sentenceFor(game, label, reading);
}

/** Why a bot would do it; null where there are no words for it. */
export function reasonWords(game: Game, { reason, numbers, words }: Reason, reading: Reading): Words | null {
  const own = game.why?.(reason, numbers, reading.names);
  if (own) return own;
  return isSaid(words.id) ? sentenceFor(game, words, reading) : null;
}

/** Why the rules refuse something; null where there are no words for it. */
export function refusedWords(game: Game, reason: string): Words | null {
  if (game.refused) return game.refused(reason);
  const words = refusalOf(game.id, reason);
  return isSaid(words.id) ? words : null;
}

/** Who won, which is the title of the end, and why. */
export function endingWords(game: Game, { ending }: TableInfo, result: Standings, reading: Reading): Words[] {
  if (game.ending) return game.ending(result, reading.names, reading.me);
  return (ending ?? []).map((sentence) => sentenceFor(game, sentence, reading));
}

/** The parts of the score that have a name, in the order in which they are added up. */
export function scoreParts(game: Game, { seats }: Standings): { key: string; words: Words }[] {
  if (game.scoreParts) return game.scoreParts;
  const parts = Object.keys(seats[0]?.breakdown ?? {}).map((key) => ({ key, words: scorePartOf(game.id, key) }));
  return parts.filter(({ words }) => isSaid(words.id));
}
