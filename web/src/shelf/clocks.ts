// How long a decision may take.

import { say } from '../words/language.svelte.ts';

/** What can be chosen, in seconds; 0 is no clock. */
export const CLOCKS = [0, 10, 15, 20, 30, 60, 120, 300];

/** A clock in words. */
export function clockLabel(seconds: number | null): string {
  return seconds ? say('web-clock-seconds', { seconds }) : say('web-clock-none');
}
