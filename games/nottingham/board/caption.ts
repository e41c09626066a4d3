// What the middle of the table says while nothing moves: what is being played, by whom, and what the sheriff brings next.

import type { Words } from '#web/words/words.ts';
import { nameOf } from '#web/board/people.ts';
import { PATTERNS } from './cards.ts';
import { purgeBounds, type Pick } from './picking.ts';
import { missionWords, severalWords, trickWords } from './words.ts';
import type { Sight } from './types.ts';

/** The caption of a view, given what has been picked. */
export function captionOf({ view, legal }: Sight, titles: string[], pick: Pick): Words {
  const { action } = view;
  const name = titles[view.turn]!;
  const who = view.viewer === view.turn ? 'you' : 'other';
  switch (view.phase) {
    case 'deliver':
      if (pick.what === 'mission') return missionCaption(pick);
      if (legal.length === 1) return { id: 'nottingham-board-deliver-nothing' };
      return { id: 'nottingham-board-deliver', args: { who, name } };
    case 'ambush-window': {
      const { object, count } = view.delivery!;
      return { id: 'nottingham-board-delivery', args: { who, name, cards: severalWords(object, count) } };
    }
    case 'purge': {
      const all = purgeBounds(legal).max;
      if (pick.what === 'cards') return { id: 'nottingham-board-chosen', args: { count: pick.cards.length, all } };
      return { id: 'nottingham-board-purge', args: { number: view.number ?? 0 } };
    }
    case 'over':
      return { id: 'nottingham-board-over' };
    default:
      break;
  }
  if (!action || action.kind === 'purge') return { id: 'nottingham-board-turn', args: { name } };
  const trick = trickWords(action.kind);
  if (!('target' in action)) return { id: 'nottingham-board-trick-by', args: { trick, name } };
  return { id: 'nottingham-board-trick-on', args: { trick, name, target: nameOf(action.target, titles, view.viewer === 'spectator' ? null : view.viewer) } };
}

function missionCaption({ mission, objects }: Extract<Pick, { what: 'mission' }>): Words {
  const { kinds } = PATTERNS[mission];
  const left = kinds - objects.length;
  if (objects.length === 0) return { id: 'nottingham-board-mission-pick', args: { mission: missionWords(mission), kinds } };
  return left > 0 ? { id: 'nottingham-board-more', args: { count: left } } : missionWords(mission);
}

/** Up to how many cards a hand may have to be tipped when the sheriff moves next, and that in words. */
export function nextTip(track: readonly number[], sheriff: number | null): { number: number | null; words: Words | null } {
  if (sheriff === null || sheriff > track.length) return { number: null, words: null };
  const number = track[sheriff];
  if (number === undefined) return { number: null, words: { id: 'nottingham-board-next-home' } };
  return { number, words: { id: 'nottingham-board-next', args: { number } } };
}
