// Noxford's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Beside, Card, Color, SeenEvent, Sketch, View } from './generated.ts';

export type { Action, Beside, Card, Cards, Color, Line, Orientation, Sketch, Spot, Stack, Symbol, View } from './generated.ts';
/** A point of the table; of a stack its top left corner. */
export type { Corner as At } from './generated.ts';
export type Event = SeenEvent;

/** What a card shows: its face; `back` is the back of the neutral cards, a colour that of a syndicate's. */
export type Face = Card | Color | 'back';

/** The game's own types. */
export interface Noxford {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Action;
  Beside: Beside;
  Sketch: Sketch;
}
export type Sight = AnySight<Noxford>;
export type Step = BoardStep<Noxford>;
export type Props = BoardProps<Noxford>;
