// Every message between server and client. The types are generated from the server's own.

import type * as wire from './generated/wire.ts';

export type { ChatLine, GameOption, Closing, Code, DealInfo, Figure, GameInfo, HowCalled, Instead, Invitation, JsonValue as Json, Level, MailLink, MailNow, Me, Message, MyGame, MyGames, MyTable, NewDevice, NewMail, NewSeat, NewTable, Recoverable, Recovery, Replay, Request, SeatInfo, SeatSight as Sight, Step, TableInfo, TableNow, UndoNow, What } from './generated/wire.ts';

/** How a game ended: the table protocol's `result`. */
export type Standings = NonNullable<wire.TableInfo['result']>;

/** A part of a score: an amount, amounts by name that add up to one, or what was won, by name, which is no amount. */
type ScorePart = Standings['seats'][number]['breakdown'][string];

/** What a part of a score adds to it; null for one that is no amount. */
export function amountOf(part: ScorePart): number | null {
  if (Array.isArray(part)) return null;
  return typeof part === 'object' ? Object.values(part).reduce((sum, each) => sum + each, 0) : part;
}

/** One reason of a bot's, with the sentence that says it. */
export type Reason = wire.Instead['reasons'][number];

/** What a seat would see happen if it played an action, as far as it can know, in a game's own types. */
export type Foreseen<Event = wire.JsonValue, Beside = wire.JsonValue, Sketch = unknown> = Pick<Extract<wire.Message, { type: 'foreseen' }>, 'effect'> & {
  events: Event[];
  beside?: Beside;
  sketch?: Sketch;
};

/** Why something was refused: by the server, or because it was never reached. */
export type Problem = Omit<wire.Problem, 'code'> & { code: wire.Code | 'unreachable' };

/** The seats that owe a decision: the table protocol's `pending`, which is in every view. */
export function pendingOf(sight: wire.SeatSight | null): number[] {
  return (sight?.view as { pending: number[] } | undefined)?.pending ?? [];
}
