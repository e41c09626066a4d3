// Records a game for the tests of a board: plays it through `besace engine` and writes what one seat sees of it.
//
//   node web/tools/record-game.mjs <besace> <game> <seats> <seed> [level] [options]  >  games/<game>/board/fixtures/<seats>-seats.json
//
// With a level its bots choose; without one (or with `-`) every choice is drawn by lot, which reaches the odd corners of
// the rules. A game whose choices are too wide to list says in games/<game>/board/by-lot.mjs how they are drawn. `options`
// is the game's, as JSON.
// Each step holds what is new in what is seen (the view, what is shown beside it, the scores) against the step before
// (`set`, by path) and what is gone (`gone`), the events as the seat saw them, and its legal actions with their labels:
// `web/src/board/recorded.ts` reads it. The engine tells views alone: an example of the shelf plays the game again for the
// rest.

import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { drawer, lots } from './lot.mjs';

const [program, game, seats, seed, level = '-', options = '{}'] = process.argv.slice(2);
const VIEWER = 0;

const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function ask(request) {
  engine.stdin.write(`${JSON.stringify({ id: 0, ...request })}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
  return answer;
}

/** Every value of a document by its path; a place in a list is marked with `#`. */
function flat(value, path = '', found = {}) {
  if (value !== null && typeof value === 'object' && Object.keys(value).length > 0) {
    for (const [key, each] of Object.entries(value)) flat(each, `${path}/${Array.isArray(value) ? `#${key}` : key}`, found);
  } else {
    found[path] = value;
  }
  return found;
}

function difference(before, after) {
  const [old, now] = [before ? flat(before) : {}, flat(after)];
  const same = (path) => JSON.stringify(old[path]) === JSON.stringify(now[path]);
  return {
    set: Object.fromEntries(Object.entries(now).filter(([path]) => !same(path))),
    gone: Object.keys(old).filter((path) => !(path in now)),
  };
}

const lot = lots(seed);
const draw = await drawer(game);

async function choose(seat) {
  if (level !== '-') return (await ask({ cmd: 'suggest', seat, level, seed: lot(2 ** 31), iterations: 400 })).action;
  const { actions } = await ask({ cmd: 'legal', seat });
  return draw(actions, lot, (await ask({ cmd: 'view', seat })).view);
}

/** Whose word is next: mostly a seat that is waited for, now and then one that may speak. */
async function nextSeat(pending) {
  const { may = [] } = await ask({ cmd: 'pending' });
  const speaks = level === '-' && may.length > 0 && lot(4) === 0;
  return speaks ? may[lot(may.length)] : pending[lot(pending.length)];
}

const moments = [];
const played = [];
async function record(events) {
  const { view } = await ask({ cmd: 'view', seat: VIEWER });
  const { actions } = await ask({ cmd: 'legal', seat: VIEWER });
  moments.push({ view, events, legal: actions });
}

const setup = { game, seats: Number(seats), seed: Number(seed), options: JSON.parse(options) };
let { pending } = await ask({ cmd: 'new', ...setup });
await record([]);
while (pending.length > 0) {
  const seat = await nextSeat(pending);
  const action = await choose(seat);
  const answer = await ask({ cmd: 'play', seat, action, for: VIEWER });
  played.push([seat, action]);
  pending = answer.pending;
  await record(answer.events);
}
const { result } = await ask({ cmd: 'result' });
engine.stdin.end();

const again = JSON.stringify({ ...setup, viewer: VIEWER, played });
const besides = execFileSync('cargo', ['run', '--quiet', '-p', 'besace-shelf', '--example', 'moments'], { input: again, maxBuffer: 1e9, encoding: 'utf8' });
const told = besides.trim().split('\n').map((line) => JSON.parse(line));
const seen = told.map(({ labels, ...beside }, index) => ({ view: moments[index].view, ...beside }));
const steps = moments.map(({ events, legal }, index) => ({ ...difference(seen[index - 1] ?? null, seen[index]), events, legal, labels: told[index].labels }));
console.log(`{"game":${JSON.stringify(game)},"seats":${seats},"viewer":${VIEWER},"result":${JSON.stringify(result)},"steps":[`);
console.log(steps.map((step) => JSON.stringify(step)).join(',\n'));
console.log(']}');
