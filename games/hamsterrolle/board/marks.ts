// What is drawn over the wheel while somebody aims: where a piece may go, where it will be let go, how far it must reach.

import type { Place } from './space.ts';
import type { Piece } from './types.ts';

export interface Marks {
  /** The compartments into which the piece in the hand may go. */
  lit: readonly number[];
  /** The pieces of the wheel that may be moved. */
  movable: readonly Piece[];
  /** The compartment that is being built in; null before the first piece. */
  front: number | null;
  aimed: Aimed | null;
}

/** A piece that is being aimed. */
export interface Aimed {
  piece: Piece;
  compartment: number;
  /** Where the hand holds it first, and where it will be let go. */
  held: Place;
  place: Place;
  /** Whether it overlaps nothing where the hand holds it. */
  fits: boolean;
  /** How far it is pushed forward before it is let go (mm). */
  push: number;
  /** How far forward it must reach and may (mm), and whether it does; null where that is not asked. */
  reach: { least: number | null; most: number; now: number; is: 'yes' | 'short' | 'far' } | null;
}
