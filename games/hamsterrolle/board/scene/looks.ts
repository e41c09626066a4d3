// The ways to look at the wheel: known to the board, which has a button for them, before the scene is loaded.

/** A way to look: degrees round the wheel from its side, and up. */
export interface Look {
  round: number;
  up: number;
}

/** The ways that the button goes through, the first of them at the beginning. */
export const WAYS: readonly Look[] = [
  { round: 24, up: 12 },
  { round: 0, up: 5 },
  { round: -32, up: 16 },
  { round: 82, up: 14 },
  { round: 180, up: 12 },
  { round: 18, up: 52 },
];

export const LOOKS = WAYS.length;
