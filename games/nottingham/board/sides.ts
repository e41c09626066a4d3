// Where up to seven deputies sit around the county.

/** The seats on the sides of a wide table, in the order of play: up along the left, along the top, down along the right. */
export function sidesOf(seats: readonly number[]): { left: number[]; top: number[]; right: number[] } {
  const beside = Math.floor(seats.length / 3);
  return { left: seats.slice(0, beside), top: seats.slice(beside, seats.length - beside), right: seats.slice(seats.length - beside) };
}
