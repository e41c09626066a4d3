// Jericho's view, events and actions, under the names that a board uses. All are generated from the rules' own.

import type { SeenEvent } from './generated.ts';

export type { Action, Breakdown, Card, Cards, Color, View } from './generated.ts';
export type Event = SeenEvent;
export type TrumpetPlayed = Extract<SeenEvent, { type: 'trumpet_played' }>;
export type Scored = Extract<SeenEvent, { type: 'scored' }>;
