// The one place that holds a socket.
//
// A live connection is kept open as long as the table is: after a cut it comes back on its own, says the last number
// that was received, and sends again what had not been answered. Repeating a request is harmless, since it carries
// its id. What arrives is handed on as it came; `steps.ts` judges what is new.

import type { Closing, Json, Message, Problem, Request } from '../wire.ts';

/** How the connection is: still coming up for the first time, up, cut and being restored, or given up for good. */
export type ConnectionState = 'connecting' | 'live' | 'lost' | 'closed';

/** Why it was given up: the server's goodbye, or a game whose rules it no longer has. */
export type Ending = Closing | 'old_rules';

/** What became of a request. */
export type Answer =
  | { ok: true; message: Extract<Message, { type: 'done' | 'hint' | 'foreseen' }> }
  /** With what a board draws of an action that was to be foreseen, in a game that draws something. */
  | { ok: false; error: Problem; sketch?: Json };

/** What is told without being asked for. */
export type News = Exclude<Message, { type: 'done' | 'hint' | 'foreseen' | 'refused' | 'closing' | 'alive' }>;

interface Listener {
  message: (message: News) => void;
  connection: (now: ConnectionState, why: Ending | null) => void;
}

/** The part of a WebSocket that is needed here; tests bring their own. */
export interface Socket {
  send: (text: string) => void;
  close: () => void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** The waits between two attempts, in milliseconds; the last one repeats. */
const WAITS = [300, 1000, 2000, 4000, 8000];

/** How long nothing may be heard, in milliseconds. The server says every ten seconds that it is there. */
const SILENCE = 25_000;

interface Unanswered {
  envelope: string;
  settle: (answer: Answer) => void;
}

export class Live {
  readonly #listener: Listener;
  readonly #open: (anew: boolean) => Socket;
  readonly #waiting = new Map<string, Unanswered>();
  #socket: Socket | null = null;
  #up = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Gives up a line on which nothing is heard, whether it has come up or not. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #everUp = false;
  /** Whether what was received may no longer be true: the server has read the table's log again. */
  #anew = false;
  #requests = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10) + Date.now().toString(36);

  /**
   * `open` makes a new socket. It is asked anew for every attempt, so that the address can say what was last seen; or, when
   * it is told so, that nothing was.
   */
  constructor(open: (anew: boolean) => Socket, listener: Listener) {
    this.#open = open;
    this.#listener = listener;
  }

  start(): void {
    this.#listener.connection('connecting', null);
    this.#connect();
  }

  /** Asks for something; the promise is settled when the server has answered, however often the line was cut. */
  ask(request: Request): Promise<Answer> {
    if (this.#ended) return Promise.resolve(unavailable());
    const id = `${this.#prefix}-${++this.#requests}`;
    const envelope = JSON.stringify({ id, ...request });
    return new Promise((settle) => {
      this.#waiting.set(id, { envelope, settle });
      if (this.#up) this.#socket?.send(envelope);
    });
  }

  /** Tries again now instead of waiting: the network is back, or the page is looked at again. */
  hurry(): void {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Drops the line and comes back: something was missed on it. */
  restart(): void {
    if (this.#ended || !this.#socket) return;
    this.#drop();
    this.#retry();
  }

  /** Ends it for good. */
  close(): void {
    this.#end(null);
  }

  #connect(): void {
    const socket = this.#open(this.#anew);
    this.#socket = socket;
    this.#listen();
    socket.onopen = () => {
      this.#listen();
      this.#up = true;
      this.#everUp = true;
      this.#attempts = 0;
      this.#listener.connection('live', null);
      for (const { envelope } of this.#waiting.values()) socket.send(envelope);
    };
    socket.onmessage = ({ data }: { data: unknown }) => this.#hear(String(data));
    socket.onclose = () => {
      this.#drop();
      this.#retry();
    };
  }

  /** Something has been heard, or is to be heard from now on. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.restart(), SILENCE);
  }

  #retry(): void {
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)]!;
    this.#attempts += 1;
    this.#listener.connection(this.#everUp ? 'lost' : 'connecting', null);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    this.#listen();
    switch (message.type) {
      case 'alive':
        break;
      case 'done':
      case 'hint':
      case 'foreseen':
        this.#settle(message.id, { ok: true, message });
        break;
      case 'refused':
        if (message.id !== null) this.#settle(message.id, { ok: false, error: message.error, ...(message.sketch !== undefined && { sketch: message.sketch }) });
        else if (message.error.code === 'old_rules') this.#end('old_rules');
        // Nobody is let in while the server cannot read the table.
        else if (message.error.code === 'unavailable') this.#listener.message({ type: 'waits', on: true, deadline_ms: null, timer_ms: null });
        break;
      case 'closing':
        // After any other goodbye the line is taken up again.
        if (message.reason === 'not_found') this.#end(message.reason);
        if (message.reason === 'gone') this.#anew = true;
        break;
      default:
        if (message.type === 'table') this.#anew = false;
        this.#listener.message(message);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.settle(answer);
    this.#waiting.delete(id);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#up = false;
    clearTimeout(this.#silence);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #end(why: Ending | null): void {
    if (this.#ended) return;
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#drop();
    for (const { settle } of this.#waiting.values()) settle(unavailable());
    this.#waiting.clear();
    this.#listener.connection('closed', why);
  }
}

function unavailable(): Answer {
  return { ok: false, error: { code: 'unavailable', message: 'the connection is closed' } };
}
