// `npm run browser`: builds the client and plays all tests against the program that was built last.
//
// The frame's tests stand here, a game's in games/<id>/browser. A name as argument runs the files that have it in their
// path: `npm run browser keyboard`, or all of a game. BESACE_PROGRAM names another program, BESACE_CHROMIUM another
// browser; BESACE_CLIENT a client that is built already. BESACE_PICTURES=1 also makes the pictures of the README, and
// BESACE_FIGURES=1 measures what the documents say of speed.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from './games.mjs';
import { program } from './server.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const env = { ...process.env, BESACE_PROGRAM: program() };
if (!env.BESACE_CLIENT) {
  run('npm', ['run', '--silent', 'build']);
  env.BESACE_CLIENT = join(ROOT, 'web/dist');
}
await rm(join(ROOT, 'web/browser/failures'), { recursive: true, force: true });

const wanted = process.argv.slice(2);
const folders = ['web/browser', ...GAMES.map((game) => `games/${game}/browser`)];
const files = folders
  .flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => `${folder}/${file}`))
  .filter((path) => isDue(path) && (wanted.length === 0 || wanted.some((name) => path.includes(name))));
// What plays every game takes longest and comes first, so that at the end no core waits for another.
const playsEveryGame = (path) => /GAMES|api\/games|recordings/.test(readFileSync(join(ROOT, path), 'utf8'));
files.sort((a, b) => playsEveryGame(b) - playsEveryGame(a));
if (files.length === 0) throw new Error(`no test has ${wanted.join(' or ')} in its path`);
// Node has long had WebSockets; before version 22 they need this flag.
run(process.execPath, ['--experimental-websocket', '--test', '--test-concurrency=2', '--test-reporter=spec', ...files]);

function isDue(path) {
  const { BESACE_PICTURES, BESACE_FIGURES } = process.env;
  if (path.endsWith('.figures.mjs')) return BESACE_FIGURES === '1';
  return path.endsWith('.test.mjs') || (path.endsWith('.pictures.mjs') && BESACE_PICTURES === '1');
}

function run(command, options) {
  const { status, error } = spawnSync(command, options, { cwd: ROOT, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
