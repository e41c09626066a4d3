// Jericho in words: what is asked, what happened, what a choice does, why a bot would make it, why it was refused.
// Only ids and arguments; the sentences are in ../words.

import type { BoardProps, Sight as AnySight, Telling } from '#web/board/contract.ts';
import { victory } from '#web/board/ending.ts';
import { byOf, nameOf, type By } from '#web/board/people.ts';
import type { Standings } from '#web/wire.ts';
import type { Argument, Picture, Words } from '#web/words/words.ts';
import { COLORS, TRUMPET, colorOf, countOf, valueOf } from './cards.ts';
import type { Fall, Growth } from './preview.ts';
import { allWalls } from './scene.ts';
import type { Action, Card, Color, Event, Scored, TrumpetPlayed, View } from './types.ts';
import { lengthOf } from './walls.ts';

export type Sight = AnySight<View, Event, Action>;
export type Props = BoardProps<View, Event, Action>;

/** How a card is named: `a red 4`, `the red 4`, or `red 4`. */
type Form = '' | '.the' | '.short';

export function colorWords(color: Color): Words {
  return { id: `jericho-color-${color}` };
}

export function cardWords(card: Card, form: Form = ''): Words {
  const color = colorOf(card);
  if (!color) return { id: `jericho-card-${card === TRUMPET ? 'trumpet' : 'scoring'}${form}` };
  return { id: `jericho-card-wall${form}`, args: { color: colorWords(color), value: valueOf(card) } };
}

/** A card in a sentence of the log: a picture to see, a name to hear. */
export function picture(card: Card, form: Form = ''): Picture {
  return { card, name: cardWords(card, form) };
}

/** A seat by itself, as a title. */
export function titleOf(seat: number, names: string[], me: number | null): Words | string {
  return seat === me ? { id: 'jericho-board-you' } : (names[seat] ?? '');
}

export function question({ view }: Sight): Words {
  switch (view.phase) {
    case 'first-wall':
      return { id: 'jericho-question-first-wall' };
    case 'fill':
      return { id: 'jericho-question-fill', args: { round: view.round } };
    default:
      return { id: 'jericho-question-play' };
  }
}

export function tell(event: Event, { after, names, me }: Telling<View>): Words | null {
  const by = (seat: number) => byOf(seat, names, me);
  const seen = (card: Card | null): Argument => (card ? picture(card) : '');
  switch (event.type) {
    case 'first_laid':
      return { id: 'jericho-event-first-laid', args: { ...by(event.seat), card: seen(event.card) } };
    case 'round_started':
      return { id: 'jericho-event-round-started', args: { ...by(event.seat), round: event.round } };
    case 'supplied':
      return { id: 'jericho-event-supplied', args: { ...by(event.seat), card: seen(event.card) } };
    case 'walls_opened':
      return { id: 'jericho-event-walls-opened', args: { walls: event.cards.map((card, seat) => opened(seat, card)) } };
    case 'wall_played':
      return tellBuilding(event.seat, event.card, by(event.seat), after);
    case 'trumpet_played':
      return tellTrumpet(event, by(event.seat), names, me);
    case 'drew':
      return { id: 'jericho-event-drew', args: { ...by(event.seat), card: seen(event.card) } };
    case 'scoring_card':
      return { id: 'jericho-event-scoring-card', args: { ...by(event.seat), round: event.round } };
    case 'scored':
      return tellScoring(event, names, me);
    case 'game_over':
      return { id: 'jericho-event-game-over' };
  }

  function opened(seat: number, card: Card): Words {
    return { id: 'jericho-event-walls-opened-seat', args: { name: nameOf(seat, names, me), card: picture(card, '.short') } };
  }
}

function tellBuilding(seat: number, card: Card, by: By, after: View): Words {
  const color = colorOf(card)!;
  const length = lengthOf(allWalls(after)[seat]?.[color]);
  const value = valueOf(card);
  // A wall as long as this one card was founded by it.
  if (length === value) return { id: 'jericho-event-wall-founded', args: { ...by, color: colorWords(color), value } };
  return { id: 'jericho-event-wall-played', args: { ...by, card: picture(card), length } };
}

function tellTrumpet(event: TrumpetPlayed, by: By, names: string[], me: number | null): Words {
  const losses = event.fallen.flatMap((cards, seat): Argument[] => {
    const count = countOf(cards);
    return count === 0 ? [] : [{ id: 'jericho-event-trumpet-loss', args: { name: nameOf(seat, names, me), count } }];
  });
  return {
    id: 'jericho-event-trumpet-played',
    args: {
      ...by,
      color: colorWords(event.color),
      fallen: event.value === null ? 'nothing' : 'cards',
      value: event.value ?? 0,
      losses,
      collapsed: event.collapsed.reduce((sum, count) => sum + count, 0),
      kept: event.kept ? 'yes' : 'no',
    },
  };
}

function tellScoring(event: Scored, names: string[], me: number | null): Words {
  const gains = event.won.map((cards, seat): Words => ({
    id: 'jericho-event-scored-gain',
    args: { name: nameOf(seat, names, me), count: countOf(cards) },
  }));
  return { id: 'jericho-event-scored', args: { round: event.round, gains } };
}

export function label(action: Action): Words {
  switch (action.type) {
    case 'lay':
      return { id: 'jericho-action-lay', args: { card: picture(action.card, '.the') } };
    case 'supply':
      return { id: 'jericho-action-supply', args: { card: picture(action.card, '.the') } };
    case 'wall':
      return { id: 'jericho-action-wall', args: { card: picture(action.card, '.the') } };
    case 'trumpet':
      return { id: 'jericho-action-trumpet', args: { color: colorWords(action.color) } };
  }
}

/** What building would do, as a button says it. */
export function growthWords({ color, before, after, lead }: Growth, names: string[], me: number | null): Words {
  const args = { color: colorWords(color), before, after, standing: standingWords(after, { lead, names, me }) };
  return before === 0 ? { id: 'jericho-board-found', args } : { id: 'jericho-board-build', args };
}

function standingWords(length: number, { lead, names, me }: { lead: Growth['lead']; names: string[]; me: number | null }): Words {
  const others = lead.seats.filter((seat) => seat !== me).map((seat) => names[seat] ?? '');
  if (length < lead.length) return { id: 'jericho-board-behind', args: { names: others, by: lead.length - length } };
  if (others.length > 0) return { id: 'jericho-board-level', args: { names: others } };
  // A wall that stands alone is ahead of nobody in particular.
  return lead.by === length ? { id: 'jericho-board-only' } : { id: 'jericho-board-longest', args: { by: lead.by } };
}

/** What a trumpet would bring down, as a button says it. */
export function fallWords({ color, value, fallen }: Fall): Words {
  const args = { color: colorWords(color) };
  if (value === null) return { id: 'jericho-board-blow-nothing', args };
  return { id: 'jericho-board-blow', args: { ...args, value, count: fallen.reduce((sum, count) => sum + count, 0) } };
}

/** What a trumpet would do, in full, for those who do not see the walls. */
export function fallInFull(fall: Fall, names: string[], me: number | null): Words {
  const { value, before, after } = fall;
  const color = colorWords(fall.color);
  if (value === null) return { id: 'jericho-effect-trumpet-nothing', args: { color } };
  const fallen = fall.fallen.flatMap((count, seat): Argument[] => {
    const args = { name: nameOf(seat, names, me), count, before: before[seat]!, after: after[seat]! };
    return count === 0 ? [] : [{ id: 'jericho-board-loss', args }];
  });
  const collapsed = fall.collapsed.reduce((sum, count) => sum + count, 0);
  const trumpet: Words = fall.kept ? { id: 'jericho-effect-trumpet-kept' } : { id: 'jericho-effect-trumpet-lost' };
  return { id: 'jericho-effect-trumpet', args: { color, value, fallen, collapsed, trumpet } };
}

/** A wall in words, for those who do not see it. */
export function wallInWords(wall: readonly Card[], color: Color, lead: { seats: number[]; by: number }, seat: number): Words {
  const cards = wall.map((card) => (card === TRUMPET ? cardWords(card, '.short') : String(valueOf(card))));
  const args = { color: colorWords(color), length: lengthOf(wall), cards };
  if (wall.length === 0) return { id: 'jericho-board-wall-none', args };
  if (!lead.seats.includes(seat)) return { id: 'jericho-board-wall', args };
  if (lead.seats.length > 1) return { id: 'jericho-board-wall-level', args };
  return { id: 'jericho-board-wall-longest', args: { ...args, by: lead.by } };
}

export function why(reason: string, numbers: Record<string, number | string>, names: string[] = []): Words | null {
  const args: Record<string, Argument> = { ...numbers };
  if (typeof numbers.color === 'string') args.color = { id: `jericho-color-${numbers.color}` };
  switch (reason) {
    case 'founds_wall':
      return { id: 'jericho-reason-founds-wall', args: { ...args, more: Number(numbers.more_in_hand ?? 0) } };
    case 'wall_leads':
      return { id: 'jericho-reason-wall-leads', args };
    case 'wall_ties':
      return { id: 'jericho-reason-wall-ties', args };
    case 'wall_behind':
      return { id: 'jericho-reason-wall-behind', args };
    case 'feeds_own_color':
      return { id: 'jericho-reason-feeds-own-color', args };
    case 'feeds_tied_color':
      return { id: 'jericho-reason-feeds-tied-color', args };
    case 'feeds_rival_color':
      return { id: 'jericho-reason-feeds-rival-color', args };
    case 'feeds_free_color':
      return { id: 'jericho-reason-feeds-free-color', args };
    case 'trumpet_discarded':
      return { id: 'jericho-reason-trumpet-discarded' };
    case 'nothing_falls':
      return { id: 'jericho-reason-nothing-falls', args };
    case 'costs_own':
      return { id: 'jericho-reason-costs-own', args };
    case 'brings_down': {
      const seat = Number(numbers.seat);
      const name = names[seat] ?? { id: 'jericho-board-seat', args: { seat: seat + 1 } };
      return { id: 'jericho-reason-brings-down', args: { ...args, name } };
    }
    default:
      return null;
  }
}

export function refused(reason: string): Words | null {
  switch (reason) {
    case 'bad_shape':
      return { id: 'jericho-refusal-bad-shape' };
    case 'wrong_phase':
      return { id: 'jericho-refusal-wrong-phase' };
    case 'unknown_card':
      return { id: 'jericho-refusal-unknown-card' };
    case 'unknown_color':
      return { id: 'jericho-refusal-unknown-color' };
    case 'not_in_hand':
      return { id: 'jericho-refusal-not-in-hand' };
    case 'trumpet_alone':
      return { id: 'jericho-refusal-trumpet-alone' };
    default:
      return null;
  }
}

export function lesson({ view, legal }: Sight): { id: string; words: Words } | null {
  if (legal.length === 0) return null;
  if (view.phase === 'first-wall') return { id: 'first-wall', words: { id: 'jericho-lesson-first-wall' } };
  if (view.phase === 'fill') {
    return view.round === 1
      ? { id: 'fill', words: { id: 'jericho-lesson-fill' } }
      : { id: 'fill-again', words: { id: 'jericho-lesson-fill-again' } };
  }
  if (view.phase !== 'play') return null;
  return legal.some((action) => action.type === 'trumpet')
    ? { id: 'trumpet', words: { id: 'jericho-lesson-trumpet' } }
    : { id: 'play', words: { id: 'jericho-lesson-play' } };
}

export function rulesPart(view: View): string {
  switch (view.phase) {
    case 'first-wall':
      return 'setup';
    case 'fill':
      return 'fill';
    case 'over':
      return 'end';
    default:
      return 'turn';
  }
}

/** What each seat would have if the game ended now: cards won, and the ones in its walls. */
export function standing(view: View): number[] {
  return view.seats.map((seat, at) => seat.won_count + onesOf(view, at));
}

/** The value-1 cards in a seat's walls. */
export function onesOf(view: View, seat: number): number {
  return COLORS.reduce((sum, color) => sum + (view.seats[seat]?.walls[color]?.[`${color}-1`] ?? 0), 0);
}

export function ending(result: Standings, names: string[], me: number | null): Words[] {
  return victory(result, names, me, {
    alone: 'jericho-end',
    shared: 'jericho-end-shared',
    tieBreaks: [{ part: 'wall_cards', id: 'jericho-end-tie-break' }],
  });
}

export const scoreParts: { key: string; words: Words }[] = [
  { key: 'won', words: { id: 'jericho-score-won' } },
  { key: 'ones', words: { id: 'jericho-score-ones' } },
];
