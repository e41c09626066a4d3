// The game that the frame's own tests play: the first that people are offered. Its folder says how it is played, and no
// file of the frame names a game.

import { execFileSync } from 'node:child_process';
import { program } from './server.mjs';

const answer = execFileSync(program(), ['engine'], { input: '{"cmd":"games"}\n', encoding: 'utf8' });
const first = JSON.parse(answer).games[0].game;

export const { atTable, decide, ID, joinBy, logOf, openBox, playNow, playOn, questionOrEnd, sectionOf, setUp, shown, stepsHeard, TITLE } =
  await import(`../../games/${first}/browser/play.mjs`);
