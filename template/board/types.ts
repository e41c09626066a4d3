// Toll's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, SeenEvent, View } from './generated.ts';

export type { Action, Good, Phase, View } from './generated.ts';
export type Event = SeenEvent;
export type Sight = AnySight<View, Event, Action>;
export type Props = BoardProps<View, Event, Action>;
