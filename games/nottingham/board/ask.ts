// What is asked, and what can be answered: the question, each answer as an instruction, what to think about it, and where
// the rules treat it.

import type { Words } from '#web/words/words.ts';
import { trickOf } from './cards.ts';
import { ambushPicture, cardsInWords, cardWords, missionWords, picture, seatName, severalWords } from './names.ts';
import { purgeBounds } from './picking.ts';
import type { Action, Sight, View } from './types.ts';

export function question({ view, legal }: Sight, names: string[] = []): Words {
  const name = names[view.turn] ?? '';
  const forced = legal.length === 1;
  switch (view.phase) {
    case 'choose': {
      const args = { card: cardWords(view.shown!) };
      if (view.shown === 'necklace') return { id: 'nottingham-question-choose-necklace' };
      return forced ? { id: 'nottingham-question-choose-take', args } : { id: 'nottingham-question-choose', args };
    }
    case 'defend': {
      const args = { name, trick: trickOf(view.shown!), card: cardWords(view.shown!, '.the') };
      return forced ? { id: 'nottingham-question-defend-not', args } : { id: 'nottingham-question-defend', args };
    }
    case 'pick':
      return { id: 'nottingham-question-pick', args: { name: targetName(view, names) } };
    case 'buy-offers':
      return { id: 'nottingham-question-buy-offers', args: { name } };
    case 'buy-choose':
      return { id: 'nottingham-question-buy-choose' };
    case 'barter-offers':
      return { id: 'nottingham-question-barter-offers', args: { name } };
    case 'barter-choose':
      return { id: 'nottingham-question-barter-choose' };
    case 'ambush-choose':
      return { id: 'nottingham-question-ambush-choose' };
    case 'deliver':
      return forced ? { id: 'nottingham-question-deliver-not' } : { id: 'nottingham-question-deliver' };
    case 'ambush-window': {
      const { object, count } = view.delivery!;
      const args = { name, count, card: cardWords(object, '.short') };
      return forced ? { id: 'nottingham-question-ambush-window-not', args } : { id: 'nottingham-question-ambush-window', args };
    }
    default:
      return { id: 'nottingham-question-purge', args: { count: purgeBounds(legal).max } };
  }
}

function targetName({ action }: View, names: string[]): string {
  return action && 'target' in action ? (names[action.target] ?? '') : '';
}

export function label(action: Action, names: string[] = []): Words {
  switch (action.type) {
    case 'take':
      return { id: 'nottingham-action-take' };
    case 'use':
      return action.target === undefined
        ? { id: 'nottingham-action-use' }
        : { id: 'nottingham-action-use-on', args: { name: seatName(action.target, names) } };
    case 'defend':
      return { id: 'nottingham-action-defend' };
    case 'accept':
      return { id: 'nottingham-action-accept' };
    case 'pick':
      return { id: 'nottingham-action-pick', args: { card: picture(action.card) } };
    case 'offer':
      return { id: 'nottingham-action-offer', args: { cards: cardsInWords(action.cards) } };
    case 'accept_offer':
      return { id: 'nottingham-action-accept-offer', args: { name: seatName(action.seat, names) } };
    case 'refuse':
      return { id: 'nottingham-action-refuse' };
    case 'keep':
      return { id: 'nottingham-action-keep', args: { card: ambushPicture(action.card) } };
    case 'deliver':
      return { id: 'nottingham-action-deliver', args: { cards: severalWords(action.object, action.count) } };
    case 'mission':
      return {
        id: 'nottingham-action-mission',
        args: { mission: missionWords(action.mission), cards: action.objects.map((card) => picture(card, '.short')) },
      };
    case 'end_turn':
      return { id: 'nottingham-action-end-turn' };
    case 'spring':
      return { id: 'nottingham-action-spring', args: { card: ambushPicture(action.card) } };
    case 'decline':
      return { id: 'nottingham-action-decline' };
    case 'discard':
      return { id: 'nottingham-action-discard', args: { cards: cardsInWords(action.cards) } };
  }
}

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  switch (view.phase) {
    case 'choose':
      return { id: `choose-${view.shown}`, words: { id: `nottingham-lesson-choose-${view.shown}` } };
    case 'defend':
      return legal.length > 1
        ? { id: 'defend', words: { id: 'nottingham-lesson-defend' } }
        : { id: 'defend-not', words: { id: 'nottingham-lesson-defend-not' } };
    case 'deliver':
      return legal.length > 1
        ? { id: 'deliver', words: { id: 'nottingham-lesson-deliver' } }
        : { id: 'deliver-not', words: { id: 'nottingham-lesson-deliver-not' } };
    case 'pick':
      return { id: 'pick', words: { id: 'nottingham-lesson-pick' } };
    case 'buy-offers':
      return { id: 'buy-offers', words: { id: 'nottingham-lesson-buy-offers' } };
    case 'buy-choose':
      return { id: 'buy-choose', words: { id: 'nottingham-lesson-buy-choose' } };
    case 'barter-offers':
      return { id: 'barter-offers', words: { id: 'nottingham-lesson-barter-offers' } };
    case 'barter-choose':
      return { id: 'barter-choose', words: { id: 'nottingham-lesson-barter-choose' } };
    case 'ambush-choose':
      return { id: 'ambush-choose', words: { id: 'nottingham-lesson-ambush-choose' } };
    case 'ambush-window':
      return { id: 'ambush-window', words: { id: 'nottingham-lesson-ambush-window' } };
    case 'purge':
      return { id: 'purge', words: { id: 'nottingham-lesson-purge' } };
    default:
      return null;
  }
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'defend':
    case 'pick':
      return 'red';
    case 'buy-offers':
    case 'buy-choose':
      return 'buy';
    case 'barter-offers':
    case 'barter-choose':
      return 'barter';
    case 'ambush-choose':
    case 'ambush-window':
      return 'ambush';
    case 'deliver':
      return 'deliver';
    case 'purge':
      return 'purge';
    case 'over':
      return 'end';
    default:
      return 'turn';
  }
}

/** The only answer there is, where the table asks all the same so that silence tells nothing; null where one can choose. */
export function forced({ legal }: Sight): Action | null {
  const [only, another] = legal;
  if (!only || another) return null;
  return only.type === 'discard' ? null : only;
}
