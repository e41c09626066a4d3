// How well a bot plays.

import type { Level } from '../wire.ts';

export type { Level };

const LABELS: Record<Level, string> = {
  novice: 'web-level-novice',
  regular: 'web-level-regular',
  expert: 'web-level-expert',
};

/** All of them, the weakest first, with the sentences that name them. */
export const LEVELS = (['novice', 'regular', 'expert'] as const).map((level) => ({ level, label: LABELS[level] }));

/** The sentence that names a level. */
export function levelLabel(level: Level): string {
  return LABELS[level];
}
