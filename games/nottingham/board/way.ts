// The sheriff's way round the county: a road with round corners, walked clockwise from the city in its upper left corner.

interface Point {
  x: number;
  y: number;
}

/** The road: the rectangle along whose edge it runs, and the radius of its corners. */
interface Road {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** The city needs more room than a space: this part of one more on either side. */
const BESIDE_CITY = 0.35;

/** The road in a field of this size, this far from its edges; further from the upper one, where the sheriff stands out. */
export function roadOf(width: number, height: number, { inset, top }: { inset: number; top: number }): Road {
  const [wide, high] = [Math.max(0, width - 2 * inset), Math.max(0, height - inset - top)];
  return { x: inset, y: top, width: wide, height: high, radius: Math.min(36, wide / 2, high / 2) };
}

/** Where the city lies, and after it every space of the way. */
export function wayOf(spaces: number, road: Road): Point[] {
  const length = lengthOf(road);
  const step = length / (spaces + 1 + 2 * BESIDE_CITY);
  return [pointAt(road, 0), ...Array.from({ length: spaces }, (_, index) => pointAt(road, (index + 1 + BESIDE_CITY) * step))];
}

function lengthOf({ width, height, radius }: Road): number {
  return 2 * (width + height) - 8 * radius + 2 * Math.PI * radius;
}

/** The point this far along the road, clockwise from the middle of its upper left corner. */
function pointAt({ x, y, width, height, radius }: Road, along: number): Point {
  const [right, bottom] = [x + width, y + height];
  const quarter = (Math.PI / 2) * radius;
  const sides = [
    { length: width - 2 * radius, from: { x: x + radius, y }, by: { x: 1, y: 0 }, turn: { x: right - radius, y: y + radius, from: -90 } },
    { length: height - 2 * radius, from: { x: right, y: y + radius }, by: { x: 0, y: 1 }, turn: { x: right - radius, y: bottom - radius, from: 0 } },
    { length: width - 2 * radius, from: { x: right - radius, y: bottom }, by: { x: -1, y: 0 }, turn: { x: x + radius, y: bottom - radius, from: 90 } },
    { length: height - 2 * radius, from: { x, y: bottom - radius }, by: { x: 0, y: -1 }, turn: { x: x + radius, y: y + radius, from: 180 } },
  ];
  // The way begins half-way round a corner: what lies before the first side is the end of the last corner.
  let left = along - quarter / 2;
  if (left < 0) return onCorner(sides[3]!.turn, radius, 90 + (left / quarter) * 90);
  for (const { length, from, by, turn } of sides) {
    if (left <= length) return { x: from.x + by.x * left, y: from.y + by.y * left };
    left -= length;
    if (left <= quarter) return onCorner(turn, radius, (left / quarter) * 90);
    left -= quarter;
  }
  return pointAt({ x, y, width, height, radius }, 0);
}

function onCorner(center: { x: number; y: number; from: number }, radius: number, degrees: number): Point {
  const angle = ((center.from + degrees) * Math.PI) / 180;
  return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
}
