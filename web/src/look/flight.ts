// The way of a thing from one place on the screen to another. A game says what flies, how large it is and for how long;
// look/Flyer.svelte shows it.

/** What is needed of a place on the screen. */
export type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The size in which a thing is drawn while it flies; it is scaled from there. */
interface Size {
  width: number;
  height: number;
}

/** The bounds between which a thing is scaled to fit a place. */
export interface Bounds {
  smallest: number;
  largest: number;
}

/** One thing on its way. */
export interface Flight extends Size {
  path: Keyframe[];
  /** How it gathers and loses speed. */
  easing: string;
  /** The same for its turning over on the way; null where it keeps showing one side. */
  turning: string | null;
  ms: number;
  delay: number;
}

/** Starts at once, and slows down at the end. */
export const SETTLING = 'cubic-bezier(.3,.7,.25,1)';

/** A thing in the middle of a place, as large as it can be without standing out of it. */
export function placed(area: Area, size: Size, { smallest, largest }: Bounds): Keyframe {
  const scale = Math.min(largest, Math.max(smallest, Math.min(area.width / size.width, area.height / size.height)));
  return centred(middleOf(area), size, `scale(${scale})`);
}

/** A thing with its middle at a point, changed there by further transforms. */
export function centred({ x, y }: Point, { width, height }: Size, more: string): Keyframe {
  return { transform: `translate(${x - width / 2}px, ${y - height / 2}px) ${more}` };
}

interface Point {
  x: number;
  y: number;
}

export function middleOf(area: Area): Point {
  return { x: area.left + area.width / 2, y: area.top + area.height / 2 };
}
