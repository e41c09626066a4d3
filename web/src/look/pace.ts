// How fast things move. Every animation takes its length from here, so that the speed setting, the catching up after an
// absence, and the wish for less motion hold everywhere.

/** The lengths of movements, in milliseconds. */
export interface Pace {
  /** A movement meant to take `ms` at the usual speed; 0 where nothing should move. */
  ms: (ms: number) => number;
  /** Waits as long as a movement of `ms` takes. */
  rest: (ms: number) => Promise<void>;
}

/** A pace: 1 is usual, 2 twice as fast, `Infinity` at once. */
export function paceOf(speed: number): Pace {
  const ms = (usual: number) => (speed === Infinity ? 0 : Math.round(usual / speed));
  return {
    ms,
    rest: (usual) => {
      const wait = ms(usual);
      return wait === 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, wait));
    },
  };
}
