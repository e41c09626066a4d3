// How finely the scene is drawn: as finely as the machine can without stuttering. It goes down while frames are slow, and a
// picture that stands still is drawn finely again.

/** One way to draw: points for each point of the screen, and the side of the shadows' map (0 for none). */
export interface Fineness {
  ratio: number;
  shadows: number;
}

const LEVELS: readonly Fineness[] = [
  { ratio: 2, shadows: 2048 },
  { ratio: 1, shadows: 1024 },
  { ratio: 0.75, shadows: 1024 },
  { ratio: 0.6, shadows: 512 },
  { ratio: 0.5, shadows: 512 },
  { ratio: 0.4, shadows: 256 },
  { ratio: 0.34, shadows: 0 },
];

/** How many points a picture that stands still has at most: a processor that draws them alone takes half a second. */
const MOST_POINTS = 2.6e6;
/** Where a machine begins that draws without a graphics card. */
const WITHOUT_CARD = 4;
/** Frames that take longer than this stutter, in milliseconds. */
const SLOW = 42;
/** How many frames are looked at before anything is changed; of far too slow ones, two are enough. */
const FRAMES = 7;
const FAR_TOO_SLOW = 5 * SLOW;

export class Thrift {
  #level: number;
  #last: number | null = null;
  #times: number[] = [];

  constructor(hasCard: boolean) {
    this.#level = hasCard ? 0 : WITHOUT_CARD;
  }

  /** How finely to draw while things move. */
  get moving(): Fineness {
    return LEVELS[this.#level]!;
  }

  /** How finely to draw what stands still, on this many points: a little longer over one picture hurts nobody. */
  still(points: number): Fineness {
    const { ratio, shadows } = LEVELS[0]!;
    return { ratio: Math.max(1, Math.min(ratio, Math.sqrt(MOST_POINTS / points))), shadows };
  }

  /** A frame was drawn at this time; `again` says whether it followed on another, in one movement. */
  frame(now: number, again: boolean): void {
    const took = again && this.#last !== null ? now - this.#last : null;
    this.#last = now;
    if (took === null) {
      this.#times = [];
      return;
    }
    this.#times.push(took);
    const worst = this.#times.slice(-2);
    if (worst.length === 2 && worst.every((each) => each > FAR_TOO_SLOW)) this.#lower(2);
    else if (this.#times.length >= FRAMES) {
      // The middle one: a single hitch does not make a machine slow.
      const middle = this.#times.toSorted((a, b) => a - b)[FRAMES >> 1]!;
      if (middle > SLOW) this.#lower(middle > 2 * SLOW ? 2 : 1);
      this.#times = [];
    }
  }

  #lower(by: number): void {
    this.#level = Math.min(LEVELS.length - 1, this.#level + by);
    this.#times = [];
  }
}
