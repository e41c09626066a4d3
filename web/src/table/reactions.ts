// Quick reactions. Each is something said like everything else, one sign long: so it is kept, counted and told as chat is, and
// whoever reads with another program sees the sign. Here it is drawn, and put into the reader's own words.

import type { IconName } from '../frame/Icon.svelte';

interface Reaction {
  /** What is said. */
  sign: string;
  icon: IconName;
  /** The id of the words for it. */
  words: string;
}

export const REACTIONS: readonly Reaction[] = [
  { sign: '👋', icon: 'hand', words: 'web-reaction-hello' },
  { sign: '👏', icon: 'star', words: 'web-reaction-bravo' },
  { sign: '🙏', icon: 'heart', words: 'web-reaction-thanks' },
  { sign: '😄', icon: 'smile', words: 'web-reaction-laugh' },
  { sign: '😮', icon: 'oh', words: 'web-reaction-oh' },
  { sign: '🤔', icon: 'thinking', words: 'web-reaction-thinking' },
];

/** The reaction that something said is; nothing for everything else. */
export function reactionOf(text: string): Reaction | undefined {
  return REACTIONS.find(({ sign }) => sign === text);
}
