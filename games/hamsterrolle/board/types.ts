// Hamsterrolle's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { BoardProps, BoardStep, Sight as AnySight } from '#web/board/contract.ts';
import type { Action, Aim, Beside, Bounds, SeenEvent, View } from './generated.ts';

export type { Action, Aim, AimKind, Bounds, Color, Piece, Pose, Range, View } from './generated.ts';
export type Event = SeenEvent;

/** An entry of `legal`: the bounds of an aim, or a piece that may just be let go. */
export type Legal = Bounds | Extract<Action, { type: 'let_go' }>;

/** An aim that is being made: what its action will be. */
export type Aiming = { type: Bounds['type'] } & Aim;

/** What a turn looked like: the event that tells it. */
export type Recording = Extract<Event, { type: 'recording' }>;

/** The game's own types. */
export interface Hamsterrolle {
  View: View;
  Event: Event;
  Action: Action;
  Legal: Legal;
  Beside: Beside;
  Recording: Pick<Recording, 'hz' | 'bodies' | 'frames'>;
}
export type Sight = AnySight<Hamsterrolle>;
export type Step = BoardStep<Hamsterrolle>;
export type Props = BoardProps<Hamsterrolle>;
