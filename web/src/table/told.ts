// Tables, steps and sights for tests and for the preview.

import type { Game } from '../board/contract.ts';
import type { Json, Sight, Step, TableInfo } from '../wire.ts';

export function tableInfo(change: Partial<TableInfo> = {}): TableInfo {
  const seat = (name: string, yours: boolean) => ({ who: 'person' as const, name, level: null, yours, played_by_bot: null });
  return {
    id: 't',
    game: 'toll',
    options: {},
    state: 'playing',
    seats: [seat('Anna', true), seat('Basile', false), seat('Colette', false)],
    listed: false,
    one_screen: false,
    clock: null,
    away_after: 120,
    memory_aid: false,
    undo: true,
    watchers_speak: true,
    deadline_ms: null,
    timer_ms: null,
    result: null,
    ending: null,
    known_deal: false,
    deal: null,
    rematch: null,
    created: 0,
    ...change,
  };
}

export function sightOf(viewer: Sight['viewer'], number: number, change: Partial<Sight> = {}): Sight {
  const told = [{ id: 'toll-paid', args: { number } }];
  return { viewer, events: [{ type: 'paid', number }], told, view: { number, pending: [0] }, scores: [number, 0], legal: [{ type: 'pay' }], asked: number, ...change };
}

export function acted(number: number, change: Partial<Step> = {}): Step {
  return {
    number,
    at: number,
    what: { kind: 'acted', seat: 0, by: 'person' },
    table: null,
    deadline_ms: null,
    timer_ms: null,
    sights: [sightOf(0, number)],
    ...change,
  };
}

/** A game whose sentences all come from the server. */
export const TOLL = { id: 'toll', names: { cards: {}, things: {} } } as unknown as Game;
