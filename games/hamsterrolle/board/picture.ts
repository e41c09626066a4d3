// What there is to draw: the wheel, what is in it, and how far it has come over the table.

import { placeOf, type Place } from './space.ts';
import type { Piece, View } from './types.ts';

export interface Picture {
  wheel: Place;
  pieces: ReadonlyMap<Piece, Place>;
  /** How far the wheel had rolled in all when its x was 0 (mm): the table's own marks lie still. */
  travel: number;
}

export function pictureOf(view: View): Picture {
  return {
    wheel: placeOf(view.wheel),
    pieces: new Map(view.pieces.map((piece) => [piece.id, placeOf(piece)])),
    travel: view.travel / 1e3,
  };
}
