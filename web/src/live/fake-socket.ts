// A server for tests: sockets that stay in memory, and play what a test tells them to.

import type { Message } from '../wire.ts';
import type { Socket } from './live.ts';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  /** The line is up. */
  open(): void {
    this.onopen?.(undefined as never);
  }

  /** The server says something. */
  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }

  /** The line is cut. */
  cut(): void {
    this.onclose?.(undefined as never);
  }
}
