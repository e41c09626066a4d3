// Figures that stand by themselves, in tables and on axes. Those within sentences are the languages' own.

/** A number with a true minus, which is as wide as a plus. */
export function figure(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
