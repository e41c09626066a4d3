// Where the seats are around the table.

/** The other seats in true order, from the left hand of the one who looks round to the right; for a spectator all seats. */
export function othersOf(seats: number, me: number | null): number[] {
  if (me === null) return Array.from({ length: seats }, (_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, index) => (me + 1 + index) % seats);
}

/** All seats in true order, one's own last. */
export function orderOf(seats: number, me: number | null): number[] {
  return [...othersOf(seats, me), ...(me === null ? [] : [me])];
}

/** The same seats on the sides of a wide table: up along the left, along the top, down along the right. */
export function sidesOf(others: number[]): { left: number[]; top: number[]; right: number[] } {
  if (others.length < 2) return { left: [], top: others, right: [] };
  return { left: others.slice(0, 1), top: others.slice(1, -1), right: others.slice(-1) };
}
