// What a person has set, kept in this browser.

export interface Settings {
  language: 'auto' | 'en' | 'fr';
  theme: 'auto' | 'day' | 'night';
  speed: (typeof SPEEDS)[number];
  motion: 'auto' | 'less';
  sound: boolean;
  /** Whether the system tells when a table waits and nobody looks. */
  notices: boolean;
  /** Whether each decision is explained the first time it appears. */
  learn: boolean;
  /** The decisions that have been explained, as `<game>/<id>`. */
  learnt: string[];
  /** Whether questions with one answer are answered by themselves, after a pause. */
  forced: boolean;
  /** The standing orders that were chosen, by game; a game that is missing has its own first one. */
  orders: { [game: string]: string[] };
  /** Whether the column of log and chat is open on a wide screen. */
  column: boolean;
}

/** How fast things can be, slowest first. */
export const SPEEDS = ['slow', 'usual', 'fast', 'at_once'] as const;

const USUAL: Settings = {
  language: 'auto',
  theme: 'auto',
  speed: 'usual',
  motion: 'auto',
  sound: false,
  notices: false,
  learn: false,
  learnt: [],
  forced: false,
  orders: {},
  column: true,
};

const KEY = 'besace-settings';

/** The settings; a change is kept at once. */
export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Changes settings and keeps them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function kept(): Partial<Settings> {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** The part of a kept text that is still a setting; anything else is left out. */
export function readSettings(text: string | null): Partial<Settings> {
  if (!text) return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const choices: { [key in keyof Settings]?: readonly unknown[] } = {
    language: ['auto', 'en', 'fr'],
    theme: ['auto', 'day', 'night'],
    speed: SPEEDS,
    motion: ['auto', 'less'],
    sound: [true, false],
    notices: [true, false],
    learn: [true, false],
    forced: [true, false],
    column: [true, false],
  };
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(found)) {
    if (choices[key as keyof Settings]?.includes(value)) read[key] = value;
    if (key === 'learnt' && Array.isArray(value)) read[key] = value.filter(isText);
    if (key === 'orders' && typeof value === 'object' && value !== null) read[key] = Object.fromEntries(Object.entries(value).filter(([, orders]) => Array.isArray(orders) && orders.every(isText)));
  }
  return read as Partial<Settings>;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** How fast things move, as a number: 1 is usual, `Infinity` where nothing should move. */
export function speedNow(): number {
  const wantsLess = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  return settings.motion === 'less' || wantsLess ? Infinity : tempoNow();
}

/** How fast one thing follows the other, also where nothing moves: whoever wants less motion has to follow the play, too. */
export function tempoNow(): number {
  return { slow: 0.6, usual: 1, fast: 2, at_once: Infinity }[settings.speed];
}
