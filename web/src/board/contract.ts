// What a game brings to the client: its board, its box and its words. Everything else (lobby, seats, log, clock, replay)
// is the frame's, and the same for all games. docs/writing-a-board.md explains it.

import type { Component } from 'svelte';
import type { Foreseen, Sight as WireSight } from '../wire.ts';
import type { Names } from '../words/sentence.ts';
import type { Words } from '../words/words.ts';
import type { Pace } from '../look/pace.ts';

/** A game's own types. */
export interface Kinds {
  View: unknown;
  Event: { type: string };
  Action: unknown;
  /** What may be done: an action, or its bounds where a list would be too wide. */
  Legal: unknown;
  /** What a seat has seen and can still be sure of; missing in a game that has no memory. */
  Memory?: unknown;
  /** What the game shows beside its views; missing in a game whose views are enough. */
  Beside?: unknown;
  /** What the server gives a board to draw of an action, allowed or not; missing in a game that draws nothing. */
  Sketch?: unknown;
  /** What a step looked like, frame by frame; missing in a game of which nothing is recorded. */
  Recording?: unknown;
}

/** A game as one viewer sees it, in the game's own types. */
export type Sight<Of extends Kinds> = Omit<WireSight, 'view' | 'events' | 'legal' | 'memory' | 'beside'> & {
  view: Of['View'];
  events: Of['Event'][];
  legal: Of['Legal'][];
  memory?: Of['Memory'];
  beside?: Of['Beside'];
};

/** One entry of the log to be shown: what was seen before it, and what is seen after it with the events between. */
export interface BoardStep<Of extends Kinds> {
  before: Sight<Of>;
  after: Sight<Of>;
  /** Asks the server what the step looked like; null where that cannot be had. */
  recording: () => Promise<Of['Recording'] | null>;
}

/** A button under the question. */
export interface Choice {
  /** What it says. */
  words: Words;
  /** What those who do not see the board need to hear beside it. */
  more?: Words;
  /** What it does. */
  press: () => void;
  /** The type of the action that it plays or leads to; a button that only leads back has none. */
  does?: string;
  /** The one that carries on; at most one is. */
  main?: boolean;
}

/** What the frame hands a board. */
export interface BoardProps<Of extends Kinds> {
  /** The settled sight: what lies on the table when nothing moves. */
  sight: Sight<Of>;
  /** All that the viewer was told up to the settled sight, oldest first. */
  past: readonly Of['Event'][];
  /** The names at the seats. */
  names: string[];
  /** The seat that looks and plays; null for a spectator. */
  me: number | null;
  /** Plays an action. An illegal one is harmless: the frame shows the server's reason in words. */
  act: (action: Of['Action']) => void;
  /**
   * Says why something that was touched cannot be chosen now: the frame asks the server why this action may not be played,
   * and shows the reason until something else is touched. Nothing is played. Call it for every touch that leads nowhere,
   * also while nothing is asked. It gives what is to be drawn of the refusal, where the game draws something; otherwise null.
   */
  whyNot: (action: Of['Action']) => Promise<Of['Sketch'] | null>;
  /**
   * What the seat that looks would see happen if it played this action, as far as it can know, and what the server says of
   * it. Null where that cannot be had now: nobody is asked, the action is refused, or there is no server.
   */
  foresee: (action: Of['Action']) => Promise<Foreseen<Of['Event'], Of['Beside'], Of['Sketch']> | null>;
  /** Asks the server what the step looked like that led to the settled sight; null where that cannot be had. */
  recording: () => Promise<Of['Recording'] | null>;
  /**
   * Whether a choice can be made now: the seat is asked, or it may speak although the table waits for others, and no answer
   * is on its way. Where all decide at once, others' answers may still be moving.
   */
  ready: boolean;
  /** How fast things move. */
  pace: Pace;
  /** The buttons under the question; the board sets them as the person picks. */
  choices: Choice[];
}

/** What a board exports besides its props. */
export interface BoardExports<Of extends Kinds> {
  /** Shows one step happening, from `before` to `after`; settled when the last thing has come to rest. */
  show: (step: BoardStep<Of>) => Promise<void>;
}

/** A game that nothing is known of: whatever is handed to it has to be cast to its own types. */
export interface Unknown {
  View: never;
  Event: never;
  Action: never;
  Legal: never;
  Memory: never;
  Beside: never;
  Sketch: never;
  Recording: never;
}

/** A game's part of the client, loaded when a table of it is opened. */
export interface Game<Of extends Kinds = Unknown> {
  /** Its id, with which its sentences begin. */
  id: string;
  /** What its cards and other things are called: generated from its rules. */
  names: Names;
  /** Its board. */
  Board: Component<BoardProps<Of>, BoardExports<Of>, 'choices'>;
  /** A small picture of a card for the log: as high as the text. */
  Picture: Component<{ card: string }>;
  /** The decision that is due, for somebody who meets it for the first time: its id, and what to think about. */
  lesson: (sight: Sight<Of>) => { id: string; words: Words } | null;
  /**
   * Every kind of decision that a first game should bring; those that `lesson` knows as well but that few games bring; and
   * what somebody who has met them should look at next.
   */
  lessons: { kinds: readonly string[]; rare?: readonly string[]; next: Words };
  /** The heading of the rules page that treats what is being played now. */
  rulesPart: (view: Of['View']) => string;
  /**
   * The only answer there is to what is asked; null where one can choose. Only in games that ask all the same, so that
   * silence tells nothing: a person may then have such questions answered by the frame.
   */
  forced?: (sight: Sight<Of>) => Of['Action'] | null;
  /**
   * The standing orders that a person may give: their ids, the first of which is given until the person says otherwise. Only
   * in games that ask very often, so that silence tells nothing: without orders the table would wait too long.
   */
  orders?: readonly string[];
  /** Whether a step told so little that the next may follow it closely: in games where many only pass, one after the other. */
  isBrief?: (sight: Sight<Of>) => boolean;
  /** The colour of each seat, where that is chosen for a table; others set `--seat-0` and so on in their palette. */
  seatColors?: (view: Of['View']) => string[];
}

/**
 * A game's box on the shelf: the drawing on its lid, 240 by 150. What is printed under it comes from the server and from
 * the box's own words: `<id>-box-title` is its title, `<id>-box-line` says what it is, `<id>-box-goal` what wins it (at the
 * table, too), `<id>-option-<key>` names each option that a table may choose, its `.value` a number that can be chosen,
 * and its other forms the names that can be chosen for a seat.
 */
export interface Box {
  Drawing: Component;
  /** The number of the deal from which everybody learns the game, for its fewest seats; chance deals where there is none. */
  lessonDeal?: string;
  /** The colour of a seat that has chosen a name, where a name that is chosen for a seat is a colour. */
  colors?: { [name: string]: string };
  /** Options that are usual for one person against bots, where nobody waits: no clock, say. Whoever chooses otherwise has it so. */
  alone?: { [key: string]: boolean | number };
}
