// Every message between server and client. The types are generated from the server's own; here they are only told more
// narrowly where the server's type says no more than "JSON".

import type * as table from './generated/table.ts';
import type * as wire from './generated/wire.ts';
import type { Sentence } from './words/sentence.ts';

export type { ChatLine, GameOption, Closing, Code, DealInfo, Figure, GameInfo, HowCalled, Invitation, Level, MailLink, MailNow, NewDevice, NewMail, NewSeat, NewTable, Recoverable, Recovery, Request, SeatInfo, UndoNow, What } from './generated/wire.ts';

/** Anything JSON can say. */
export type Json = wire.JsonValue;

/** A part of a score: an amount, amounts by name that add up to one, or what was won, by name, which is no amount. */
export type ScorePart = number | Record<string, number> | string[];

/** How a game ended: the table protocol's `result`. */
export type Standings = table.Standings<Record<string, ScorePart>>;

/** What a part of a score adds to it; null for one that is no amount. */
export function amountOf(part: ScorePart): number | null {
  if (Array.isArray(part)) return null;
  return typeof part === 'object' ? Object.values(part).reduce((sum, each) => sum + each, 0) : part;
}

/** One reason of a bot's, for whoever puts it into words. */
export type Reason = Omit<wire.Reason, 'numbers'> & {
  numbers: Record<string, number | string>;
  /** The sentence that says it. */
  words: Sentence;
};

/** The next best of a hint, and what speaks for it. */
export interface Instead {
  label: Sentence;
  reasons: Reason[];
}

/** What a seat would see happen if it played an action, as far as it can know. */
export interface Foreseen<Event = Json, Beside = Json, Sketch = unknown> {
  /** The events that are sure to come first. */
  events: Event[];
  /** What the action will do, in a sentence; null where the game has none for it. */
  effect: Sentence | null;
  /** What the game would have to show beside the view after it; missing where that cannot be known. */
  beside?: Beside;
  /** What a board draws of the action, in a game that draws something. */
  sketch?: Sketch;
}

/** Why something was refused: by the server, or because it was never reached. */
export type Problem = Omit<wire.Problem, 'code'> & { code: wire.Code | 'unreachable' };

/** A game as one viewer sees it. */
export type Sight = Omit<wire.SeatSight, 'told' | 'question'> & { told: (Sentence | null)[]; question?: Sentence };

/** The seats that owe a decision: the table protocol's `pending`, which is in every view. */
export function pendingOf(sight: Sight | null): number[] {
  return (sight?.view as { pending: number[] } | undefined)?.pending ?? [];
}

export type TableInfo = Omit<wire.TableInfo, 'result' | 'ending'> & { result: Standings | null; ending: Sentence[] | null };
export type MyTable = TableInfo & Pick<wire.MyTable, 'your_turn' | 'you_host'>;
export type Step = Omit<wire.Step, 'table' | 'sights'> & { table: TableInfo | null; sights: Sight[] };
export type TableNow = Omit<wire.TableNow, 'table' | 'sights'> & { table: TableInfo; sights: Sight[] };
export type Replay = { table: TableInfo; steps: Step[] };
export type MyGame = Omit<wire.MyGame, 'table'> & { table: TableInfo };
export type MyGames = Omit<wire.MyGames, 'games'> & { games: MyGame[] };
export type Me = Omit<wire.Me, 'tables'> & { tables: MyTable[] };

type Narrowed = { table: TableNow; step: Step; history: { steps: Step[]; last: boolean } };
type Narrow<Each> = Each extends { type: infer Type extends keyof Narrowed }
  ? { type: Type } & Narrowed[Type]
  : Each extends { type: 'hint' }
    ? Omit<Each, 'label' | 'reasons' | 'instead'> & { label: Sentence | null; reasons: Reason[]; instead: Instead | null }
    : Each extends { type: 'foreseen' }
      ? Omit<Each, 'events' | 'effect' | 'beside' | 'sketch'> & Foreseen
      : Each;
export type Message = Narrow<wire.Message>;
