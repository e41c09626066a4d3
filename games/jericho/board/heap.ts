// How the cards of the supply lie on their heap: each new one on top of the others, none of the old ones moves.

interface Lying {
  x: number;
  y: number;
  turn: number;
}

/** The courses of the heap, and how many cards lie side by side in the lowest; each course above has one less. */
const COURSES = 9;
const BASE = 9;
const WIDE = 13;
const HIGH = 6;

/** Every place on the heap in the order in which cards come to lie there: it rises in the middle while it widens. */
const PLACES: Lying[] = Array.from({ length: COURSES }, (_, course) =>
  Array.from({ length: BASE - course }, (_, nth) => ({ course, side: nth - (BASE - course - 1) / 2 })),
)
  .flat()
  .sort((a, b) => reach(a) - reach(b))
  .map(({ course, side }, number) => ({
    x: 66 + side * WIDE + (wobble(number) - 0.5) * 5,
    y: 55 - course * HIGH + (wobble(number + 50) - 0.5) * 3,
    turn: (wobble(number + 100) - 0.5) * 50,
  }));

/** Where each card lies; the heap is full before the box is empty, and then only its number grows. */
export function heapOf(count: number): Lying[] {
  return PLACES.slice(0, count);
}

function reach({ course, side }: { course: number; side: number }): number {
  return course * 1.1 + Math.abs(side);
}

/** The same number between 0 and 1 for the same card every time, so that the heap does not jump. */
function wobble(seed: number): number {
  const value = Math.sin((seed + 1) * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}
