// The buttons under the question: what can be done at once, and what can be done with what was picked.

import type { Choice } from '#web/board/contract.ts';
import type { Words } from '#web/words/words.ts';
import { isRed, trickOf, valueOf } from './cards.ts';
import { areSame, missionsWith, NOTHING, offered, purgeBounds, type Pick } from './picking.ts';
import { label } from './ask.ts';
import { cardsInWords, cardWords, missionWords, trickInFull } from './names.ts';
import type { Action, Legal, Sight } from './types.ts';

interface Around {
  sight: Sight;
  names: string[];
  act: (action: Action) => void;
  pick: (pick: Pick) => void;
}

/** The buttons for a question, given what was picked. */
export function choicesOf(pick: Pick, around: Around): Choice[] {
  switch (around.sight.view.phase) {
    case 'choose':
      return choose(pick, around);
    case 'pick':
      return pick.what === 'card' ? [button({ type: 'pick', card: pick.card }, around, true)] : [];
    case 'buy-offers':
    case 'barter-offers':
      return offer(pick, around);
    case 'buy-choose':
    case 'barter-choose':
      return chooseOffer(pick, around);
    case 'ambush-choose':
      return pick.what === 'ambush' ? [button({ type: 'keep', card: pick.card }, around, true)] : [];
    case 'deliver':
      return deliver(pick, around);
    case 'purge':
      return purge(pick, around);
    default:
      return around.sight.legal.flatMap((action) => (isAction(action) ? [button(action, around)] : []));
  }
}

function isAction(legal: Legal): legal is Action {
  return legal.type !== 'discard' || Array.isArray(legal.cards);
}

function button(action: Action, { names, act }: Around, main = false): Choice {
  return { words: label(action, names), press: () => act(action), main };
}

function choose(pick: Pick, { sight, names, act, pick: set }: Around): Choice[] {
  const card = sight.view.shown!;
  const trick = trickOf(card);
  const uses = offered(sight.legal, 'use');
  const take: Choice = { words: { id: 'nottingham-choice-take', args: { card: cardWords(card, '.the') } }, press: () => act({ type: 'take' }) };
  const use = (press: () => void): Choice => ({
    words: { id: 'nottingham-choice-use', args: { trick } },
    more: trickInFull(card),
    press,
  });
  if (uses.length === 0) return [{ ...take, main: true }];
  if (!isRed(trick)) return [take, use(() => act(uses[0]!))];
  if (pick.what !== 'target') return [take, use(() => set({ what: 'target', seat: null }))];
  const on = (seat: number): Choice => ({
    words: { id: 'nottingham-choice-use-on', args: { trick, name: names[seat] ?? '' } },
    more: inHand(sight, seat),
    press: () => act({ type: 'use', target: seat }),
  });
  const back: Choice = { words: { id: 'nottingham-choice-back' }, press: () => set(NOTHING) };
  if (pick.seat !== null) return [{ ...on(pick.seat), main: true }, back];
  return [...uses.map((action) => on(action.target!)), back];
}

function inHand({ view }: Sight, seat: number): Words {
  return { id: 'nottingham-board-in-hand', args: { count: view.seats[seat]?.hand_count ?? 0 } };
}

function offer(pick: Pick, around: Around): Choice[] {
  if (pick.what !== 'cards') return [];
  const found = offered(around.sight.legal, 'offer').find((action) => areSame(action.cards, pick.cards));
  return found ? [button(found, around, true)] : [];
}

function chooseOffer(pick: Pick, around: Around): Choice[] {
  const { sight, names, act } = around;
  const refuse = offered(sight.legal, 'refuse').map((action) => button(action, around));
  const { action } = sight.view;
  const offers = action && 'offers' in action ? action.offers : {};
  if (pick.what !== 'offer' || !offers[pick.seat]) return refuse;
  const { seat } = pick;
  const words: Words = { id: 'nottingham-choice-accept-offer', args: { cards: cardsInWords(offers[seat]!), name: names[seat] ?? '' } };
  return [{ words, press: () => act({ type: 'accept_offer', seat }), main: true }, ...refuse];
}

function deliver(pick: Pick, around: Around): Choice[] {
  const { sight, act } = around;
  const end = button({ type: 'end_turn' }, around);
  if (pick.what === 'delivery') {
    const counts = offered(sight.legal, 'deliver').filter((action) => action.object === pick.object);
    return [
      ...counts.map((action, index): Choice => ({
        words: { id: 'nottingham-choice-deliver', args: { count: action.count, points: valueOf(action.object) } },
        press: () => act(action),
        main: index === 0,
      })),
      end,
    ];
  }
  if (pick.what !== 'mission') return [{ ...end, main: sight.legal.length === 1 }];
  const { mission, objects } = pick;
  const found = missionsWith(sight.legal, mission, objects).find((action) => areSame(action.objects, objects));
  if (!found) return [end];
  const done = sight.view.missions[mission].length > 0;
  const points = sight.view.options.mission_values[mission][done ? 1 : 0];
  const words: Words = { id: 'nottingham-choice-mission', args: { mission: missionWords(mission), points } };
  return [{ words, press: () => act(found), main: true }, end];
}

function purge(pick: Pick, around: Around): Choice[] {
  if (pick.what !== 'cards' || pick.cards.length !== purgeBounds(around.sight.legal).max) return [];
  return [button({ type: 'discard', cards: pick.cards }, around, true)];
}
