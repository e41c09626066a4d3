// How far this browser has shown each table, so that somebody who comes back sees what happened since.

const KEY = 'besace-seen';
const KEPT = 50;

type Seen = [table: string, number: number][];

function read(): Seen {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Seen) : [];
  } catch {
    return [];
  }
}

/** The number of the last entry that was shown here; null for a table that was never open here. */
export function seenOf(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

/** Keeps how far a table was shown; only the last tables are kept. */
export function keepSeen(table: string, number: number): void {
  const rest = read().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, number], ...rest].slice(0, KEPT)));
  } catch {
    // A browser that keeps nothing shows a table as it is when it is opened.
  }
}
