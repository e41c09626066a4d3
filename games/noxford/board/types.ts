// Noxford's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, SeenEvent, View } from './generated.ts';

export type { Action, Good, Phase, View } from './generated.ts';
export type Event = SeenEvent;

/** The game's own types. */
export interface Noxford {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Action;
}
export type Sight = AnySight<Noxford>;
export type Step = BoardStep<Noxford>;
export type Props = BoardProps<Noxford>;
