// The preview of the boards, built once and served from a port of its own: recorded games in the table's own frame.

import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };

/**
 * Every recording there is, with the steps at which its seat is asked something. `firsts` gives, for a place in the view such
 * as `/view/turn`, the values that come there and the step that brings each.
 */
export function recordings() {
  return readdirSync(join(ROOT, 'games')).flatMap((game) => {
    const folder = join(ROOT, 'games', game, 'board/fixtures');
    const files = (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('-seats.json'));
    return files.map((file) => {
      const recording = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return { game, seats: parseInt(file, 10), phases: phasesOf(recording), firsts: (place) => firstsOf(recording, place) };
    });
  });
}

function firstsOf({ steps }, place) {
  const found = new Map();
  steps.forEach(({ set }, step) => {
    if (place in set && !found.has(set[place])) found.set(set[place], step);
  });
  return found;
}

/**
 * The steps of a recording to look at: of each phase, and of each set of kinds of answers in it, the one with the most
 * answers.
 */
function phasesOf({ steps }) {
  const found = new Map();
  let phase = '';
  steps.forEach(({ set, legal }, step) => {
    phase = set['/view/phase'] ?? phase;
    if (legal.length === 0) return;
    const what = `${phase}: ${[...new Set(legal.map(({ type }) => type))].sort().join(', ')}`;
    if (legal.length > (found.get(what)?.count ?? 0)) found.set(what, { what, step, count: legal.length });
  });
  return [...found.values()];
}

export class Preview {
  #folder;
  #server;

  static async open() {
    const preview = new Preview();
    preview.#folder = await mkdtemp(join(tmpdir(), 'besace-preview-'));
    await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: { outDir: preview.#folder, emptyOutDir: true, minify: false, rollupOptions: { input: join(ROOT, 'web/preview/index.html') } } });
    preview.#server = createServer((request, response) => void preview.#give(request, response));
    await new Promise((ready) => preview.#server.listen(0, '127.0.0.1', ready));
    return preview;
  }

  /** The address of a recorded game at one of its steps. A page that shows the same game does not load anew for it. */
  at({ game, seats }, step) {
    const asked = new URLSearchParams({ game, seats, speed: 'at_once' });
    return `http://127.0.0.1:${this.#server.address().port}/preview/index.html?${asked}#${step}`;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #give(request, response) {
    const path = join(this.#folder, normalize(new URL(request.url, 'http://localhost').pathname));
    const isFile = await stat(path).then((found) => found.isFile(), () => false);
    if (!isFile) response.writeHead(404).end();
    else createReadStream(path).pipe(response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }));
  }
}
