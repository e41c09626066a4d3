// Badaboom's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Back, Beside, Card, Memory, SeenEvent, View } from './generated.ts';

export type { Action, Back, Backs, Beside, BombCard, Card, InPlay, Memory, SlotView as Slot, Swap, View } from './generated.ts';
export type Event = SeenEvent;

/** What a card shows: its face, or one of the three backs. */
export type Face = Card | `down-${Back}`;

/** The fields of an action, whatever its type. */
export interface Fields {
  type?: Action['type'];
  card?: Card;
  slot?: number;
  to?: number;
  target?: number;
  index?: number;
  put?: Card;
  back?: Back;
  recycle?: boolean;
}

/** The game's own types. */
export interface Badaboom {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Action;
  Memory: Memory;
  Beside: Beside;
}
export type Sight = AnySight<Badaboom>;
export type Step = BoardStep<Badaboom>;
export type Props = BoardProps<Badaboom>;
