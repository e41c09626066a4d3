// A refusal as a sentence.

import type { Game } from './board/contract.ts';
import { refusedWords } from './board/telling.ts';
import type { Problem } from './wire.ts';
import type { Words } from './words/words.ts';

/** The sentences for every code. Those that only the engine gives to programs are never seen here. */
const CODES: Record<Problem['code'], string> = {
  no_game: 'web-refused-unknown',
  bad_position: 'web-refused-unknown',
  internal_error: 'web-refused-unknown',
  stale: 'web-refused-stale',
  cannot_undo: 'web-refused-cannot-undo',
  not_yours: 'web-refused-not-yours',
  not_host: 'web-refused-not-host',
  not_started: 'web-refused-not-started',
  already_started: 'web-refused-already-started',
  seat_taken: 'web-refused-seat-taken',
  taken: 'web-refused-taken',
  name_taken: 'web-refused-name-taken',
  seats_open: 'web-refused-seats-open',
  not_found: 'web-refused-not-found',
  forbidden_origin: 'web-refused-forbidden-origin',
  no_name: 'web-refused-no-name',
  too_many_tables: 'web-refused-too-many-tables',
  too_many_requests: 'web-refused-too-many-requests',
  too_large: 'web-refused-too-large',
  bad_request: 'web-refused-bad-request',
  bad_setup: 'web-refused-bad-setup',
  bad_deal: 'web-refused-bad-deal',
  old_deal: 'web-refused-old-deal',
  old_rules: 'web-old-rules-what',
  too_much_kept: 'web-refused-too-much-kept',
  no_room: 'web-refused-no-room',
  unavailable: 'web-refused-unavailable',
  unreachable: 'web-refused-unreachable',
  illegal_action: 'web-refused-illegal-action',
  not_your_turn: 'web-refused-not-your-turn',
  game_over: 'web-refused-game-over',
  unknown_game: 'web-refused-unknown-game',
};

/** Why something was refused: the game's own words where it has them, the frame's otherwise. */
export function refusalWords(problem: Problem, game: Game | null): Words {
  const own = problem.reason && game ? refusedWords(game, problem.reason) : null;
  return own ?? { id: CODES[problem.code] ?? 'web-refused-unknown' };
}
