// Whole recorded games: every beat leads to the next view, every offer can be reached, and everything has its words in both
// languages.

import { describe, expect, test } from 'vitest';
import { NAMES, checkBoard } from '#web/board/checks.ts';
import { recordedGame } from '#web/board/recorded.ts';
import { expectWhole, languagesOf } from '#web/words/expect-whole.ts';
import { beatsOfStep } from './beats.ts';
import { BOMBS, CARDS, sizeOf } from './cards.ts';
import { choicesOf } from './choices.ts';
import six from './fixtures/6-seats.json';
import three from './fixtures/3-seats.json';
import game from './index.ts';
import { litBy, NOTHING, touchBack, touchHand, touchInPlay, touchSeat, touchSlot, whole, type Pick, type Touch } from './picking.ts';
import { sceneOf, type Scene } from './scene.ts';
import type { Action, Event, Fields, Sight, Swap } from './types.ts';
import { aboutCard, blastWords, captionOf } from './words.ts';

const EVENTS: Event['type'][] = [
  'turn_started',
  'drew',
  'dealt',
  'reshuffled',
  'passed',
  'trick_announced',
  'answered',
  'cancelled',
  'trick_resolved',
  'bomb_moved',
  'skipped',
  'took',
  'recycled',
  'put',
  'armed',
  'disarmed',
  'stole',
  'discarded',
  'exploded',
  'mission_shown',
  'paid',
  'new_bomb',
  'game_over',
];

/** How many cards there are besides the bombs. */
const ALL = 81;

const games = [three, six].map((recording) => recordedGame<Sight>(recording));
const languages = languagesOf('badaboom');

checkBoard({ id: 'badaboom', game, games, events: EVENTS });

/** No event tells which card is the new top of the storage. */
function comparable(scene: Scene): Scene {
  return { ...scene, top: null };
}

/** How many cards lie on the table and in bags. */
function cardsOn(scene: Scene): number {
  const bags = scene.places.reduce((sum, { count }) => sum + sizeOf(count), 0);
  const slots = scene.bomb.slots.filter(({ back }) => back !== null).length;
  return bags + slots + scene.storage + scene.bin + scene.supply + scene.inPlay.length + (scene.trick ? 1 : 0);
}

test('a bomb that rusts loses its Mechanisms to the supply, and their slots', () => {
  const scene = sceneOf(games[0]!.sights[0]!);
  const mechanisms = scene.bomb.slots.length;
  const { moves, after } = beatsOfStep(scene, [{ type: 'rusted', mechanisms }]).at(-1)!;
  expect(moves).toHaveLength(mechanisms);
  expect(after.bomb).toMatchObject({ rusted: true, slots: [] });
  expect(after.supply).toBe(scene.supply + mechanisms);
});

describe('what is put in can be chosen along with what is taken out', () => {
  const tinkering = games[0]!.sights.find(({ view, legal }) => view.phase === 'tinker' && legal.length > 0)!;
  const { slot } = tinkering.legal.find(({ type }) => type === 'take') as Fields & { slot: number };
  const [card] = tinkering.view.seats[tinkering.view.holder]!.bag!;
  const told = (swap: Swap | null): Sight => {
    const swaps = tinkering.view.bomb.slots.map((_, at) => ({ trick: at === slot ? swap : null, gadget: at === slot ? swap : null, mechanism: at === slot ? swap : null }));
    return { ...tinkering, beside: { seen_by: [], explodes_in: null, next: 0, pay: null, swaps } };
  };
  const picked = (sight: Sight): Pick => {
    const taking = (touchSlot(sight, NOTHING, slot) as { pick: Pick }).pick;
    const touch = touchHand(sight, taking, card!);
    return 'pick' in touch ? touch.pick : taking;
  };

  test('the slot comes first, then the card, and one button plays both', () => {
    const sight = told('arms');
    expect(litBy(sight, NOTHING).cards).toEqual([]);
    const pick = picked(sight);
    expect(whole(sight, pick)).toEqual({ type: 'take', slot, recycle: false });
    const played: unknown[] = [];
    choicesOf(pick, { sight, names: NAMES, me: 0, act: (...what) => played.push(what), pick: () => undefined })[0]!.press();
    expect(played).toEqual([[{ type: 'take', slot, recycle: false }, card]]);
    expect((touchHand(sight, pick, card!) as { pick: Pick }).pick.then).toBeUndefined();
  });

  test('what may not go in is not lit, and the server says why', () => {
    const sight = told(null);
    expect(litBy(sight, (touchSlot(sight, NOTHING, slot) as { pick: Pick }).pick).cards).toEqual([]);
    expect(picked(sight).then).toBeUndefined();
  });

  test.each(languages)('both have words, and so has what comes of it ($language)', (sentences) => {
    const sight = told('left');
    for (const { words } of choicesOf(picked(sight), { sight, names: NAMES, me: 0, act: () => undefined, pick: () => undefined })) expectWhole(words, sentences);
    for (const swap of ['arms', 'disarms', 'armed', 'mechanism', 'left'] as Swap[]) expectWhole({ id: `badaboom-effect-put-${swap}` }, sentences);
  });
});

test.each(languages)('every card and every bomb has its name and its text ($language)', (sentences) => {
  for (const card of [...CARDS, ...BOMBS]) expectWhole(aboutCard(card), sentences);
});

describe.each(games)('a recorded game of $seats', ({ seats, sights, steps }) => {
  const asked = sights.filter((sight) => sight.legal.length > 0);
  const names = NAMES.slice(0, seats);

  test('played beat by beat, it ends in the same picture as one drawn from scratch', () => {
    for (const { before, after } of steps) {
      const last = beatsOfStep(sceneOf(before), after.events).at(-1)?.after ?? sceneOf(before);
      expect(comparable({ ...last, explosion: null })).toEqual(comparable(sceneOf(after)));
    }
  });

  test('whoever only passes holds nobody up, and everything else stands', () => {
    for (const { before, after } of steps) {
      const passes = after.events.every(({ type }) => ['passed', 'answered'].includes(type));
      expect(game.isBrief(after)).toBe(passes);
      if (passes) for (const { moves, rest } of beatsOfStep(sceneOf(before), after.events)) expect([moves.length, rest! < 100]).toEqual([0, true]);
    }
  });

  test('no card of the box is lost from step to step', () => {
    for (const sight of sights) expect(cardsOn(sceneOf(sight))).toBe(ALL);
  });

  test('no card shows its face on the way to or from a bag that the viewer does not know, unless everybody is told', () => {
    const told: Event['type'][] = ['drew', 'dealt', 'trick_announced', 'cancelled', 'mission_shown', 'took', 'put', 'recycled', 'new_bomb'];
    for (const { before, after } of steps) {
      for (const { event, moves } of beatsOfStep(sceneOf(before), after.events)) {
        if (told.includes(event.type)) continue;
        for (const { from, to, shows } of moves) {
          if (from.startsWith('bag/')) expect(shows[0], event.type).toMatch(/^(down-|mechanism)/);
          if (to.startsWith('bag/')) expect(shows[1], event.type).toMatch(/^(down-|mechanism)/);
        }
      }
    }
  });

  test.each(languages)('every moment has its caption, and an armed bomb says whom it would hit ($language)', (sentences) => {
    for (const sight of sights) {
      expectWhole(captionOf(sight, names, 0), sentences);
      const blast = blastWords(sight, names, 0);
      expect(blast === null).toBe(sight.view.bomb.armed === null || sight.view.phase === 'over');
      if (blast) expectWhole(blast, sentences);
    }
  });

  test.each(languages)('every lesson has its words ($language)', (sentences) => {
    for (const sight of asked) expectWhole(game.lesson(sight)!.words, sentences);
  });

  test('every action that is offered can be reached by touching what is lit', () => {
    for (const sight of asked) {
      for (const action of sight.legal) expect(byTouch(sight, action), JSON.stringify(action)).toEqual(action);
    }
  });

  test.each(languages)('every action that is offered can be reached by buttons, and all of them have words ($language)', (sentences) => {
    for (const sight of asked) {
      const reached = byButtons(sight, names, (button) => expectWhole(button.words, sentences));
      for (const action of sight.legal) expect(reached).toContainEqual(action);
    }
  });
});

/** Touches on the board what an action names, each only where it is lit; gives the action that is then left. */
function byTouch(sight: Sight, action: Action): Action | null {
  const { type, card, slot, to, target, index, put, back, recycle } = action as Fields;
  let pick: Pick = NOTHING;
  const touched = (isLit: boolean, touch: () => Touch | null) => {
    const led = isLit ? touch() : null;
    if (led && 'pick' in led) pick = led.pick;
  };
  // Pass and skip have nothing on the board to touch: they are buttons alone.
  if (type === 'pass' || type === 'skip') return action;
  if (type === 'cancel') touched(litBy(sight, pick).cards.includes('nuh-uh'), () => touchHand(sight, pick, 'nuh-uh'));
  if (card !== undefined) touched(litBy(sight, pick).cards.includes(card), () => touchHand(sight, pick, card));
  if (slot !== undefined) touched(litBy(sight, pick).slots.includes(slot), () => touchSlot(sight, pick, slot));
  const seat = to ?? target;
  if (seat !== undefined) touched(litBy(sight, pick).seats.includes(seat), () => touchSeat(sight, pick, seat));
  if (index !== undefined) touched(litBy(sight, pick).inPlay.includes(index), () => touchInPlay(sight, pick, index));
  if (put !== undefined) touched(litBy(sight, pick).cards.includes(put), () => touchHand(sight, pick, put));
  if (back !== undefined) touched(litBy(sight, pick).backs.includes(`${target}/${back}`), () => touchBack(sight, pick, target!, back));
  // Whether a Mechanism is given back at once is chosen by a button.
  if (recycle !== undefined && whole(sight, pick) === null) pick = { ...pick, recycle };
  return whole(sight, pick);
}

/** Every action that buttons lead to, from nothing picked on. */
function byButtons(sight: Sight, names: string[], each: (button: ReturnType<typeof choicesOf>[number]) => void): Action[] {
  const reached: Action[] = [];
  const seen = new Set<string>();
  const look = (pick: Pick) => {
    if (seen.has(JSON.stringify(pick))) return;
    seen.add(JSON.stringify(pick));
    const buttons = choicesOf(pick, { sight, names, me: 0, act: (action) => reached.push(action), pick: look });
    for (const button of buttons) {
      each(button);
      button.press();
    }
  };
  look(NOTHING);
  return reached;
}
