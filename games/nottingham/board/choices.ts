// The buttons under the question: what can be done at once, and what can be done with what was picked.

import type { Choice } from '#web/board/contract.ts';
import type { Words } from '#web/words/words.ts';
import { MISSIONS, trickOf, valueOf } from './cards.ts';
import { areSame, isAction, missionsWith, NOTHING, offered, purgeBounds, touchMission, type Pick } from './picking.ts';
import type { Action, Event, Mission, Sight } from './types.ts';
import { labelWords, missionWords, severalWords, trickInFull } from './words.ts';

interface ChoiceContext {
  sight: Sight;
  /** What is foreseen of the mission that is picked, as far as the server has answered. */
  foreseen: readonly Event[];
  names: string[];
  act: (action: Action) => void;
  pick: (pick: Pick) => void;
}

/** The buttons for a question, given what was picked. */
export function choicesOf(pick: Pick, context: ChoiceContext): Choice[] {
  switch (context.sight.view.phase) {
    case 'choose':
      return choose(pick, context);
    case 'pick':
      return pick.what === 'card' ? [button({ type: 'pick', card: pick.card }, context, true)] : [];
    case 'buy-offers':
    case 'barter-offers':
      return offer(pick, context);
    case 'buy-choose':
    case 'barter-choose':
      return chooseOffer(pick, context);
    case 'ambush-choose':
      return pick.what === 'ambush' ? [button({ type: 'keep', card: pick.card }, context, true)] : [];
    case 'deliver':
      return deliver(pick, context);
    case 'purge':
      return purge(pick, context);
    default:
      return context.sight.legal.flatMap((action) => (isAction(action) ? [button(action, context)] : []));
  }
}

function button(action: Action, { sight, names, act }: ChoiceContext, main = false): Choice {
  return { words: labelWords(sight, action, names), press: () => act(action), does: action.type, main };
}

function choose(pick: Pick, context: ChoiceContext): Choice[] {
  const { sight, pick: set } = context;
  const uses = offered(sight.legal, 'use');
  const [first] = uses;
  const take = button({ type: 'take' }, context);
  if (!first) return [{ ...take, main: true }];
  const more = trickInFull(sight.view.shown!);
  if (first.target === undefined) return [take, { ...button(first, context), more }];
  const words = { id: 'nottingham-choice-use', args: { trick: trickOf(sight.view.shown!) } };
  if (pick.what !== 'target') return [take, { words, more, press: () => set({ what: 'target', seat: null }), does: first.type }];
  const on = (seat: number): Choice => ({ ...button({ type: 'use', target: seat }, context), more: inHand(sight, seat) });
  const back: Choice = { words: { id: 'nottingham-choice-back' }, press: () => set(NOTHING) };
  if (pick.seat !== null) return [{ ...on(pick.seat), main: true }, back];
  return [...uses.map((action) => on(action.target!)), back];
}

function inHand({ view }: Sight, seat: number): Words {
  return { id: 'nottingham-board-in-hand', args: { count: view.seats[seat]?.hand_count ?? 0 } };
}

function offer(pick: Pick, context: ChoiceContext): Choice[] {
  if (pick.what !== 'cards') return [];
  const found = offered(context.sight.legal, 'offer').find((action) => areSame(action.cards, pick.cards));
  return found ? [button(found, context, true)] : [];
}

function chooseOffer(pick: Pick, context: ChoiceContext): Choice[] {
  const { legal } = context.sight;
  const picked = pick.what === 'offer' ? pick.seat : null;
  const taken = offered(legal, 'accept_offer').filter((action) => picked === null || action.seat === picked);
  const refuse = offered(legal, 'refuse').map((action) => button(action, context));
  return [...taken.map((action) => button(action, context, picked !== null)), ...refuse];
}

function deliver(pick: Pick, context: ChoiceContext): Choice[] {
  const { sight, act } = context;
  const end = button({ type: 'end_turn' }, context);
  if (pick.what === 'nothing') return [...deliveries(context), ...missions(context), { ...end, main: sight.legal.length === 1 }];
  if (pick.what === 'delivery') {
    const counts = offered(sight.legal, 'deliver').filter((action) => action.object === pick.object);
    return [
      ...counts.map((action, index): Choice => ({
        words: { id: 'nottingham-choice-deliver', args: { count: action.count, points: valueOf(action.object) } },
        press: () => act(action),
        does: action.type,
        main: index === 0,
      })),
      end,
    ];
  }
  const found = missionPicked(sight, pick);
  return found ? [{ words: missionInWords(found.mission, context), press: () => act(found), does: found.type, main: true }, end] : [end];
}

/** A button for each object that can be delivered: touching it in the hand does the same. */
function deliveries({ sight, act, pick }: ChoiceContext): Choice[] {
  const offers = offered(sight.legal, 'deliver');
  return [...new Set(offers.map((action) => action.object))].map((object): Choice => {
    const ways = offers.filter((action) => action.object === object);
    const most = Math.max(...ways.map((action) => action.count));
    return {
      words: { id: 'nottingham-choice-deliver-these', args: { cards: severalWords(object, most), points: valueOf(object) } },
      press: ways.length === 1 ? () => act(ways[0]!) : () => pick({ what: 'delivery', object }),
      does: 'deliver',
    };
  });
}

/** A button for each mission that can be done: touching it on the table does the same. */
function missions({ sight, pick }: ChoiceContext): Choice[] {
  return MISSIONS.flatMap((mission): Choice[] => {
    const touched = touchMission(sight, NOTHING, mission);
    if (!('pick' in touched)) return [];
    return [{ words: { id: 'nottingham-choice-do-mission', args: { mission: missionWords(mission) } }, press: () => pick(touched.pick), does: 'mission' }];
  });
}

/** The mission that is picked with all its objects; null while some are missing, or none is picked. */
export function missionPicked({ legal }: Sight, pick: Pick): Extract<Action, { type: 'mission' }> | null {
  if (pick.what !== 'mission') return null;
  const { mission, objects } = pick;
  return missionsWith(legal, mission, objects).find((action) => areSame(action.objects, objects)) ?? null;
}

/** A mission, and what it counts as soon as that is known. */
function missionInWords(mission: Mission, { sight, foreseen }: ChoiceContext): Words {
  const done = foreseen.find((event) => event.type === 'mission_done');
  if (done?.mission !== mission) return missionWords(mission);
  const [alone, shared] = sight.view.options.mission_values[mission];
  return { id: 'nottingham-choice-mission', args: { mission: missionWords(mission), points: done.shared ? shared : alone } };
}

function purge(pick: Pick, context: ChoiceContext): Choice[] {
  if (pick.what !== 'cards' || pick.cards.length !== purgeBounds(context.sight.legal).max) return [];
  return [button({ type: 'discard', cards: pick.cards }, context, true)];
}
