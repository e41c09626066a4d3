// `npm run browser`: builds the client and plays all tests against the program that was built last.
//
// A name as argument runs the files that have it in theirs. BESACE_PROGRAM names another program, BESACE_CHROMIUM another
// browser; BESACE_CLIENT a client that is built already. BESACE_PICTURES=1 also makes the pictures of the README.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { program } from './server.mjs';

const HERE = fileURLToPath(new URL('./', import.meta.url));
const WEB = join(HERE, '..');

const env = { ...process.env, BESACE_PROGRAM: program() };
if (!env.BESACE_CLIENT) {
  run('npm', ['run', '--silent', 'build']);
  env.BESACE_CLIENT = join(WEB, 'dist');
}
await rm(join(HERE, 'failures'), { recursive: true, force: true });

const wanted = process.argv.slice(2);
const files = readdirSync(HERE)
  .filter((file) => isDue(file) && (wanted.length === 0 || wanted.some((name) => file.includes(name))))
  .map((file) => join(HERE, file));
// Node has had WebSockets for long, and has them without being asked from version 22 on.
run(process.execPath, ['--experimental-websocket', '--test', '--test-concurrency=2', '--test-reporter=spec', ...files]);

function isDue(file) {
  return file.endsWith('.test.mjs') || (file === 'pictures.mjs' && process.env.BESACE_PICTURES === '1');
}

function run(command, options) {
  const { status, error } = spawnSync(command, options, { cwd: WEB, env, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
