// The real program, serving on a free port from a data folder of its own, and a line to it that can be cut.

import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The program: the one that is named, or the one that was built last. */
export function program() {
  const named = process.env.BESACE_PROGRAM;
  if (named) return named;
  const built = ['release', 'debug'].map((profile) => join(ROOT, 'target', profile, 'besace')).filter(existsSync);
  built.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  if (!built[0]) throw new Error('there is no besace to test: run cargo build, or name one with BESACE_PROGRAM');
  return built[0];
}

/** How the tests set a server: bots answer at once; and many people, all quick, sit behind one network address. */
const USUAL = { log: 'warn', 'bot-pause': 0, 'bot-hears': 0, 'expert-thinks': 50, 'hints-at-once': 1000, 'messages-at-once': 1000, 'messages-each-address': 5000, 'chat-each-address': 1000, 'foresights-at-once': 1000, 'requests-at-once': 5000, 'requests-per-second': 1000 };

/** A server with its own data. `options` are flags that differ from the usual ones. */
export class Server {
  #data;
  #options;
  #process = null;
  #port = 0;
  #said = [];

  static async start(options = {}) {
    const server = new Server();
    server.#data = await mkdtemp(join(tmpdir(), 'besace-browser-'));
    server.#options = { ...options };
    const address = options['public-address'];
    // A server with a public address tells that one, and not where it listens. It may be made from the port.
    if (address) server.#port = await freePort();
    if (typeof address === 'function') server.#options['public-address'] = address(server.#port);
    await server.begin();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }

  get port() {
    return this.#port;
  }

  /** What it has logged. */
  get log() {
    return this.#said.join('\n');
  }

  /** Begins to serve, on the port it had before if there was one. */
  async begin() {
    const options = { ...USUAL, ...this.#options, port: this.#port, data: this.#data };
    const flags = Object.entries(options).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));
    const child = spawn(program(), ['serve', ...flags]);
    this.#process = child;
    createInterface(child.stderr).on('line', (line) => this.#said.push(line));
    const address = await new Promise((found, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        const match = line.match(/http:\/\/\S+/);
        if (match) found(match[0]);
      });
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}:\n${this.log}`)));
      child.once('error', failed);
    });
    this.#port ||= Number(new URL(address).port);
  }

  /** Kills the program as a power cut would. */
  async kill() {
    await this.#end('SIGKILL');
  }

  async close() {
    await this.#end('SIGTERM');
    await rm(this.#data, { recursive: true, force: true });
  }

  async #end(signal) {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    // A server that does not leave when asked is made to: the tests of closing are the server's own.
    const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(late);
  }
}

/** A port on which nobody listens. */
async function freePort() {
  const listener = createServer();
  await new Promise((ready) => listener.listen(0, '127.0.0.1', ready));
  const { port } = listener.address();
  await new Promise((closed) => listener.close(closed));
  return port;
}

/** A line between one browser and the server that can be cut, or go deaf so that answers are lost. */
export class Line {
  #listener;
  #sockets = new Set();
  #whole = true;
  #deaf = false;

  static async to(server) {
    const line = new Line();
    line.#listener = createServer((near) => line.#join(near, server.port));
    await new Promise((ready) => line.#listener.listen(0, '127.0.0.1', ready));
    return line;
  }

  get url() {
    return `http://127.0.0.1:${this.#listener.address().port}/`;
  }

  /** From now on what the server says is lost on the way. */
  deafen() {
    this.#deaf = true;
  }

  /** Every connection breaks, and none can be made. */
  cut() {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend() {
    this.#whole = true;
    this.#deaf = false;
  }

  close() {
    this.cut();
    this.#listener.close();
  }

  #join(near, port) {
    if (!this.#whole) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    const pair = [near, far];
    const part = () => pair.forEach((socket) => socket.destroy());
    for (const socket of pair) {
      this.#sockets.add(socket);
      socket.on('error', part);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        part();
      });
    }
    near.pipe(far);
    far.on('data', (data) => this.#deaf || near.write(data));
  }
}
