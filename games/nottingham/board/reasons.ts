// Why a bot would make a choice, and why the server refused one, in words.

import type { Argument, Words } from '#web/words/words.ts';
import { isObject, MISSIONS } from './cards.ts';
import { cardWords, missionWords, seatName } from './names.ts';
import type { Mission } from './types.ts';

/** The reasons that a bot may give. */
const REASONS: ReadonlySet<string> = new Set([
  'completes_set',
  'builds_set',
  'builds_mission',
  'scores_loot',
  'scores_mission',
  'saves_for_more',
  'guards_against_ambush',
  'takes_known_card',
  'robs_leader',
  'breaks_set',
  'spares_card',
  'saves_necklace',
  'protects_hand',
  'lays_trap',
  'asks_for_offers',
  'threatens_player',
  'threatens_objects',
  'keeps_ambush',
  'stops_delivery',
  'gains_gift',
]);

/** The reasons for which the rules refuse an action. */
const REFUSALS: ReadonlySet<string> = new Set([
  'bad_shape',
  'wrong_phase',
  'unknown_card',
  'cannot_use',
  'bad_target',
  'cannot_defend',
  'wrong_count',
  'not_in_hand',
  'not_there',
  'cannot_offer',
  'no_offer',
  'must_accept',
  'own_color',
  'no_match',
  'mission_taken',
]);

export function why(reason: string, numbers: Record<string, number | string>, names: string[] = []): Words | null {
  return REASONS.has(reason) ? { id: `nottingham-reason-${reason.replaceAll('_', '-')}`, args: argumentsOf(numbers, names) } : null;
}

/** What a reason is about, as a sentence names it. */
function argumentsOf(numbers: Record<string, number | string>, names: string[]): Record<string, Argument> {
  const args: Record<string, Argument> = { ...numbers };
  for (const [key, value] of Object.entries(numbers)) {
    if (key === 'seat') args.name = seatName(Number(value), names);
    if (typeof value !== 'string') continue;
    if (isObject(value)) args[key] = cardWords(value, '.short');
    if ((MISSIONS as readonly string[]).includes(value)) args[key] = missionWords(value as Mission);
  }
  return args;
}

export function refused(reason: string): Words | null {
  return REFUSALS.has(reason) ? { id: `nottingham-refusal-${reason.replaceAll('_', '-')}` } : null;
}
