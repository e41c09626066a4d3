// A push service and a mail server of the tests' own. What the program sends to the first is checked and read as a browser would,
// by Node's own means; the second keeps what it is given.
//
// The certificates beside this file were made for these tests and for nothing else: a certificate authority, and the certificate
// that it gave this machine. The program trusts the authority where SSL_CERT_FILE names it.

import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createSecureServer } from 'node:https';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';

const file = (name) => fileURLToPath(new URL(`push-service/${name}`, import.meta.url));

/** The authority that the program has to trust. */
export const AUTHORITY = file('authority.pem');

/** A push service over https, at which one browser has an address. */
export class PushService {
  #server;
  #own = createECDH('prime256v1');
  #auth = randomBytes(16);
  #sent = [];
  #waiting = [];

  static async open() {
    const service = new PushService();
    service.#own.generateKeys();
    service.#server = createSecureServer({ key: readFileSync(file('key.pem')), cert: readFileSync(file('certificate.pem')) }, (request, response) => {
      const parts = [];
      request.on('data', (part) => parts.push(part));
      request.on('end', () => {
        response.writeHead(201).end();
        const sent = { headers: request.headers, path: request.url, body: Buffer.concat(parts) };
        const next = service.#waiting.shift();
        if (next) next(sent);
        else service.#sent.push(sent);
      });
    });
    await new Promise((ready) => service.#server.listen(0, '127.0.0.1', ready));
    return service;
  }

  get origin() {
    return `https://localhost:${this.#server.address().port}`;
  }

  /** What a browser knows of its subscription. */
  get subscription() {
    const text = (bytes) => bytes.toString('base64url');
    return { endpoint: `${this.origin}/browser/1`, keys: { p256dh: text(this.#own.getPublicKey()), auth: text(this.#auth) } };
  }

  /** What is sent next, checked and read. `key` is that of the program. */
  async next(key) {
    const { headers, path, body } = this.#sent.shift() ?? (await new Promise((sent) => this.#waiting.push(sent)));
    assert.equal(path, '/browser/1');
    this.#check(headers.authorization, key);
    assert.equal(headers['content-encoding'], 'aes128gcm');
    return { headers, text: this.#read(body) };
  }

  /** RFC 8292: who sends, to whom, and until when that holds. */
  #check(authorization, key) {
    const [, token, own] = /^vapid t=(.+), k=(.+)$/.exec(authorization);
    assert.equal(own, key);
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    assert.ok(verify('sha256', Buffer.from(`${head}.${claims}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')));
    const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url'));
    assert.equal(aud, this.origin);
    const left = exp - Date.now() / 1000;
    assert.ok(left > 0 && left <= 24 * 3600, `it holds for ${left} seconds`);
  }

  /** RFC 8291: the one record of a message. */
  #read(body) {
    const [salt, length] = [body.subarray(0, 16), body[20]];
    const theirs = body.subarray(21, 21 + length);
    const derive = (secret, by, info, size) => Buffer.from(hkdfSync('sha256', secret, by, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#own.getPublicKey(), theirs]);
    const shared = derive(this.#own.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const opened = createDecipheriv('aes-128-gcm', key, derive(shared, salt, 'Content-Encoding: nonce\0', 12));
    const record = body.subarray(21 + length);
    opened.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([opened.update(record.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/**
 * A mail server that keeps what it is given. `secret` is how it speaks: by `tls` from the first byte on, by `starttls` after a
 * greeting, or openly, which is the default. `login` is `name:password`, where it wants one.
 */
export class MailServer {
  #server;
  #secret;
  #login;
  #mails = [];
  #waiting = [];
  #gone = [];
  /** Everything that it was told openly, line by line. */
  overheard = [];

  static async open({ secret = null, login = null } = {}) {
    const sink = new MailServer();
    sink.#secret = secret;
    sink.#login = login;
    sink.#server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('close', () => sink.#gone.splice(0).forEach((gone) => gone()));
      sink.#greet(secret === 'tls' ? sink.#sealed(socket) : socket, secret === 'tls');
    });
    await new Promise((ready) => sink.#server.listen(0, '127.0.0.1', ready));
    return sink;
  }

  /** Where it is. Names of this machine are trusted without TLS; the address 0.0.0.0 leads here, too, and is not trusted. */
  get address() {
    const { port } = this.#server.address();
    return { tls: `smtps://localhost:${port}`, starttls: `smtp://0.0.0.0:${port}` }[this.#secret] ?? `smtp://127.0.0.1:${port}`;
  }

  /** The next mail, as it was written. */
  async next() {
    return this.#mails.shift() ?? (await new Promise((mail) => this.#waiting.push(mail)));
  }

  /** How many mails have come and were not asked for yet. */
  get kept() {
    return this.#mails.length;
  }

  /** Waits until somebody has gone away. */
  async left() {
    await new Promise((gone) => this.#gone.push(gone));
  }

  #sealed(socket) {
    const sealed = new TLSSocket(socket, { isServer: true, key: readFileSync(file('key.pem')), cert: readFileSync(file('certificate.pem')) });
    sealed.on('error', () => undefined);
    return sealed;
  }

  #greet(socket, isSealed) {
    socket.write('220 sink\r\n');
    this.#attend(socket, isSealed);
  }

  #attend(socket, isSealed) {
    let mail = null;
    let isKnown = this.#login === null;
    const lines = createInterface(socket);
    // Whoever does not believe the certificate says so, and goes.
    lines.on('error', () => undefined);
    const answer = (line) => socket.write(`${line}\r\n`);
    lines.on('line', (line) => {
      if (!isSealed) this.overheard.push(line);
      if (mail !== null && line !== '.') return void mail.push(line);
      if (mail !== null) {
        this.#keep(mail.join('\n'));
        mail = null;
      }
      const [word] = line.split(' ');
      if (word === 'EHLO') return answer(`250-sink\r\n250-${!isSealed && this.#secret === 'starttls' ? 'STARTTLS' : '8BITMIME'}\r\n250 AUTH PLAIN`);
      if (word === 'STARTTLS') {
        lines.close();
        answer('220 go on');
        return this.#attend(this.#sealed(socket), true);
      }
      if (word === 'AUTH') {
        isKnown = Buffer.from(line.split(' ')[2], 'base64').toString() === `\0${this.#login?.replace(':', '\0')}`;
        return answer(isKnown ? '235 welcome' : '535 who are you');
      }
      if (!isKnown && word === 'MAIL') return answer('530 who are you');
      if (word === 'DATA') mail = [];
      answer(word === 'DATA' ? '354 go on' : '250 fine');
    });
  }

  #keep(mail) {
    const next = this.#waiting.shift();
    if (next) next(mail);
    else this.#mails.push(mail);
  }

  close() {
    this.#server.close();
  }
}
