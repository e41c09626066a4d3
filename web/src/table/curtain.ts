// Around one screen the device goes from hand to hand, and nobody sees another's cards on the way.

/**
 * The seat that should take the device now; null while the one that holds it may go on looking. `speaker` is a seat that
 * wants it for a word, though others are waited for.
 */
export function nextHolder(mine: number[], pending: number[], holder: number | null, speaker?: number): number | null {
  if (speaker !== undefined) return holder === speaker ? null : speaker;
  const asked = mine.filter((seat) => pending.includes(seat));
  if (holder !== null && (asked.includes(holder) || asked.length === 0)) return null;
  // The next of those who are asked, going round from the one that holds it.
  return asked.find((seat) => seat > (holder ?? -1)) ?? asked[0] ?? (holder === null ? (mine[0] ?? null) : null);
}
