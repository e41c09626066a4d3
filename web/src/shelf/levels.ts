// How well a bot plays.

export const LEVELS = [
  { level: 'novice', label: 'web-level-novice' },
  { level: 'regular', label: 'web-level-regular' },
  { level: 'expert', label: 'web-level-expert' },
] as const;

export type Level = (typeof LEVELS)[number]['level'];

/** The sentence that names a level; one that the server knows and we do not is called by its own name. */
export function levelLabel(level: string): string {
  return LEVELS.find((each) => each.level === level)?.label ?? level;
}
