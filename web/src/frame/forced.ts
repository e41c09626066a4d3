// Questions with one answer. Some games ask them so that silence tells nothing; whoever has said so in the settings has
// them answered, after a pause like a person's: an answer at once would tell what the question was asked to hide.

/** The shortest and the longest pause before an answer, in milliseconds. */
const SHORTEST = 1500;
const LONGEST = 4000;

/** How long to wait before answering; `chance` is from 0 up to 1. */
export function pauseOf(chance: number): number {
  return SHORTEST + chance * (LONGEST - SHORTEST);
}
