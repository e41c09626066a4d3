// Why a bot would make a choice, and why the server refused one, in words.

import type { Argument, Words } from '../../words/words.ts';
import { isObject, MISSIONS } from './cards.ts';
import { cardWords, missionWords, seatName } from './names.ts';
import type { Mission } from './types.ts';

export function why(reason: string, numbers: Record<string, number | string>, names: string[] = []): Words | null {
  const args: Record<string, Argument> = { ...numbers };
  const { card, mission, seat } = numbers;
  if (typeof card === 'string') args.card = isObject(card) ? cardWords(card, '.short') : '';
  if (typeof mission === 'string' && (MISSIONS as readonly string[]).includes(mission)) args.mission = missionWords(mission as Mission);
  if (seat !== undefined) args.name = seatName(Number(seat), names);
  switch (reason) {
    case 'completes_set':
      return { id: 'nottingham-reason-completes-set', args };
    case 'builds_set':
      return { id: 'nottingham-reason-builds-set', args };
    case 'builds_mission':
      return { id: 'nottingham-reason-builds-mission', args };
    case 'scores_loot':
      return { id: 'nottingham-reason-scores-loot', args };
    case 'scores_mission':
      return { id: 'nottingham-reason-scores-mission', args };
    case 'saves_for_more':
      return { id: 'nottingham-reason-saves-for-more', args };
    case 'guards_against_ambush':
      return { id: 'nottingham-reason-guards-against-ambush', args };
    case 'takes_known_card':
      return { id: 'nottingham-reason-takes-known-card', args };
    case 'robs_leader':
      return { id: 'nottingham-reason-robs-leader', args };
    case 'breaks_set':
      return { id: 'nottingham-reason-breaks-set', args };
    case 'spares_card':
      return { id: 'nottingham-reason-spares-card', args };
    case 'saves_necklace':
      return { id: 'nottingham-reason-saves-necklace', args };
    case 'protects_hand':
      return { id: 'nottingham-reason-protects-hand', args };
    case 'stops_delivery':
      return { id: 'nottingham-reason-stops-delivery', args };
    case 'gains_gift':
      return { id: 'nottingham-reason-gains-gift', args };
    default:
      return null;
  }
}

export function refused(reason: string): Words | null {
  switch (reason) {
    case 'bad_shape':
      return { id: 'nottingham-refusal-bad-shape' };
    case 'wrong_phase':
      return { id: 'nottingham-refusal-wrong-phase' };
    case 'unknown_card':
      return { id: 'nottingham-refusal-unknown-card' };
    case 'cannot_use':
      return { id: 'nottingham-refusal-cannot-use' };
    case 'bad_target':
      return { id: 'nottingham-refusal-bad-target' };
    case 'cannot_defend':
      return { id: 'nottingham-refusal-cannot-defend' };
    case 'wrong_count':
      return { id: 'nottingham-refusal-wrong-count' };
    case 'not_in_hand':
      return { id: 'nottingham-refusal-not-in-hand' };
    case 'not_there':
      return { id: 'nottingham-refusal-not-there' };
    case 'cannot_offer':
      return { id: 'nottingham-refusal-cannot-offer' };
    case 'no_offer':
      return { id: 'nottingham-refusal-no-offer' };
    case 'must_accept':
      return { id: 'nottingham-refusal-must-accept' };
    case 'own_color':
      return { id: 'nottingham-refusal-own-color' };
    case 'no_match':
      return { id: 'nottingham-refusal-no-match' };
    case 'mission_taken':
      return { id: 'nottingham-refusal-mission-taken' };
    default:
      return null;
  }
}
