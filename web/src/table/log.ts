// The log in words: each entry as the sentences that tell it, from the knowledge of the seat that looks.

import type { Game } from '../board/contract.ts';
import { eventWords } from '../board/telling.ts';
import type { Sight, Step } from '../wire.ts';
import type { Words } from '../words/words.ts';
import { called } from './called.ts';

/** One sentence of the log, and the entry that it belongs to. */
export interface LogLine {
  number: number;
  /** Its place among the sentences of its entry. */
  index: number;
  words: Words;
}

/** Tells entries as one viewer knows them. Each is told once: a line that has not changed stays the same object. */
export function teller(game: Game | null, viewer: Sight['viewer'], names: string[]): (step: Step) => LogLine[] {
  const told = new WeakMap<Step, LogLine[]>();
  return (step) => {
    const lines = told.get(step) ?? linesOf(step, game, viewer, names);
    told.set(step, lines);
    return lines;
  };
}

/** The sentences of one entry. */
export function linesOf(step: Step, game: Game | null, viewer: Sight['viewer'], names: string[]): LogLine[] {
  const words = [...frameWords(step, names), ...gameWords(step, game, viewer, names)];
  return words.map((each, index) => ({ number: step.number, index, words: each }));
}

function gameWords(step: Step, game: Game | null, viewer: Sight['viewer'], names: string[]): Words[] {
  const sight = step.sights.find((each) => each.viewer === viewer);
  if (!game || !sight) return [];
  return eventWords(game, sight, { names, me: viewer === 'spectator' ? null : viewer });
}

/** What an entry says of the table itself. */
function frameWords({ what, table }: Step, names: string[]): Words[] {
  const name = (seat: number) => called(table?.seats[seat]?.name ?? names[seat]);
  switch (what.kind) {
    case 'made':
      return [{ id: 'web-log-made' }];
    case 'sat':
    case 'bot_sat':
      return [{ id: 'web-log-sat', args: { name: name(what.seat) } }];
    case 'left':
      return [{ id: 'web-log-left', args: { seat: what.seat + 1 } }];
    case 'filled':
      return [{ id: 'web-log-filled' }];
    case 'changed':
      return [{ id: 'web-log-changed' }];
    case 'chose':
      return [];
    case 'started':
      return [{ id: 'web-log-started' }];
    case 'undo_asked':
      return [{ id: 'web-log-undo-asked', args: { name: name(what.seat) } }];
    case 'undo_agreed':
      return [{ id: 'web-log-undo-agreed', args: { name: name(what.seat) } }];
    case 'undo_refused':
      return [{ id: 'web-log-undo-refused', args: { name: name(what.seat) } }];
    case 'undone':
      return [{ id: what.count > 1 ? 'web-log-undone-more' : 'web-log-undone', args: { name: name(what.seat) } }];
    case 'bot_took_over':
      return [
        what.why === 'handed_over'
          ? { id: 'web-log-handed-over', args: { name: name(what.seat) } }
          : { id: 'web-log-away', args: { name: name(what.seat) } },
      ];
    case 'took_back':
      return [{ id: 'web-log-took-back', args: { name: name(what.seat) } }];
    case 'watchers_speak':
      return [{ id: what.may ? 'web-log-watchers-speak' : 'web-log-watchers-silent' }];
    case 'rematched':
      return [{ id: 'web-log-rematched' }];
    case 'acted':
      return what.by === 'clock' ? [{ id: 'web-log-clock', args: { name: name(what.seat) } }] : [];
  }
}
