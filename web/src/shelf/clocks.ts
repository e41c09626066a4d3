// How long a decision may take.

import { say } from '../words/language.svelte.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What can be chosen, in seconds; 0 is no clock. From an hour on a table is slow: its time runs while everybody is elsewhere. */
export const CLOCKS = [0, 10, 15, 20, 30, 60, 120, 300, 6 * HOUR, DAY, 3 * DAY, 7 * DAY];

/** Whether a table with this clock is slow. */
export function isSlow(seconds: number | null): boolean {
  return seconds !== null && seconds >= HOUR;
}

/** A clock in words. */
export function clockLabel(seconds: number | null): string {
  if (!seconds) return say('web-clock-none');
  if (seconds >= DAY) return say('web-clock-days', { count: Math.round(seconds / DAY) });
  return seconds >= HOUR ? say('web-clock-hours', { count: Math.round(seconds / HOUR) }) : say('web-clock-seconds', { seconds });
}

/** The time that is left: short, to be seen, and in words, to be heard. Nobody counts the minutes of a day. */
export function timeLeft(seconds: number): { text: string; words: string } {
  if (seconds < HOUR) {
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    return { text, words: say('web-clock-left', { seconds }) };
  }
  const { days, count } = unitsLeft(seconds);
  return {
    text: say(days ? 'web-clock-days-short' : 'web-clock-hours-short', { count }),
    words: say(days ? 'web-clock-days-left' : 'web-clock-hours-left', { count }),
  };
}

/** Long times in hours, or from two days on in days: the nearest number, for whoever has just been given a day has 24 hours. */
export function unitsLeft(seconds: number): { days: boolean; count: number } {
  const days = seconds > 2 * DAY - HOUR / 2;
  return { days, count: Math.round(seconds / (days ? DAY : HOUR)) };
}
