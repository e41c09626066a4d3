// A reverse proxy as hosts put before the server: one path of a site is ours, everything else is somebody else's.

import { createServer, request } from 'node:http';

export class Proxy {
  #listener;
  #sockets = new Set();
  /** The addresses that were asked for and are not below our path: a page of ours has no business there. */
  strangers = [];

  /** For everything below `path`, which begins and ends with a slash; `port` tells where the server behind it is. */
  static async at(path, port) {
    const proxy = new Proxy();
    proxy.path = path;
    proxy.#listener = createServer((near, answer) => proxy.#pass(near, answer, port()));
    proxy.#listener.on('upgrade', (near, socket, head) => proxy.#passSocket(near, socket, head, port()));
    proxy.#listener.on('connection', (socket) => {
      proxy.#sockets.add(socket);
      socket.on('close', () => proxy.#sockets.delete(socket));
    });
    await new Promise((ready) => proxy.#listener.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  /** The site that it is a part of. */
  get site() {
    return `http://127.0.0.1:${this.#listener.address().port}`;
  }

  get url() {
    return this.site + this.path;
  }

  close() {
    this.#sockets.forEach((socket) => socket.destroy());
    this.#listener.close();
  }

  /** As most proxies do unless told otherwise, it names the server behind it as the host. */
  #options(near, port) {
    const headers = {
      ...near.headers,
      host: `127.0.0.1:${port}`,
      'x-forwarded-for': near.socket.remoteAddress,
      'x-forwarded-proto': 'http',
    };
    return { port, host: '127.0.0.1', method: near.method, path: near.url, headers };
  }

  #pass(near, answer, port) {
    if (!near.url.startsWith(this.path)) {
      this.strangers.push(near.url);
      answer.writeHead(404).end('another page of this site');
      return;
    }
    const far = request(this.#options(near, port), (found) => {
      answer.writeHead(found.statusCode, found.headers);
      found.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  }

  #passSocket(near, socket, head, port) {
    const far = request(this.#options(near, port));
    far.on('upgrade', (found, behind, first) => {
      const lines = Object.entries(found.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.write(first);
      behind.write(head);
      behind.pipe(socket).pipe(behind);
      for (const end of [behind, socket]) end.on('error', () => [behind, socket].forEach((each) => each.destroy()));
    });
    far.on('response', () => socket.destroy());
    far.on('error', () => socket.destroy());
    far.end();
  }
}
