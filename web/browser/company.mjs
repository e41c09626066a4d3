// People who can be made quick: a script plays for each of them, over a live connection of the same session, with the
// requests that the page makes. So a test comes to a position far into a game within a moment and without a back door.
// With a seed it chooses the deal, too, and comes to the same position every time.

import assert from 'node:assert/strict';
import { dealNumber } from './deal.mjs';
import { atTable } from './table.mjs';

/** Everybody at a table that was made for them, in the order of its seats. */
export class Company {
  #players;
  #link;

  /**
   * Sits people down at a new table and starts its game. `options` are the game's, as a table is made with them; `seed`
   * chooses the deal, and `bots` are the levels of those that take the last seats.
   */
  static async gather(people, { game, options = {}, seed = null, bots = [] }) {
    const company = new Company();
    for (const person of people) await ask(person, 'put', 'api/me', { name: person.name });
    const seats = [...people.map((_, seat) => ({ who: seat === 0 ? 'me' : 'open' })), ...bots.map((level) => ({ who: 'bot', level }))];
    const dealt = seed === null ? { options } : { deal: dealNumber({ game, seats: seats.length, seed, options }) };
    const { table } = await ask(people[0], 'post', 'api/tables', { game, seats, ...dealt });
    await company.#sit(people, table);
    await company.#players[0].ask({ do: 'start' });
    await company.#hears(company.#players[0].number);
    return company;
  }

  /** People who have sat down before their screens, on the first seats of a table that has begun; bots may have the others. */
  static async at(people, link) {
    const company = new Company();
    await company.#join(people, new URL(link).pathname.split('/').at(-1));
    return company;
  }

  async #join(people, table) {
    this.#link = `t/${table}`;
    this.#players = await Promise.all(people.map((person) => Player.of(person, table)));
  }

  async #sit(people, table) {
    await this.#join(people, table);
    for (const [seat, player] of this.#players.entries()) if (seat > 0) await player.ask({ do: 'sit', seat });
  }

  /** How many they are. */
  get size() {
    return this.#players.length;
  }

  /** All that a seat was told last. */
  sight(seat) {
    return this.#players[seat].sight;
  }

  /** What a seat knows. */
  view(seat) {
    return this.sight(seat).view;
  }

  /** What a seat may do. */
  legal(seat) {
    return this.sight(seat).legal;
  }

  /** A seat acts, and everybody has heard of it. */
  async act(seat, action) {
    const player = this.#players[seat];
    await this.#hears(await player.ask({ do: 'act', seat, asked: player.sight.asked, action }));
  }

  /** A seat asks for something that is refused; gives the code. */
  refused(seat, request) {
    return this.#players[seat].refused(request);
  }

  /** A seat does what a strong player would: any game gets on that way. */
  async playOn(seat) {
    await this.act(seat, await this.#players[seat].advice(seat));
  }

  /** A bot plays for a seat, to the end of the game. */
  async handOver(seat) {
    await this.#players[seat].ask({ do: 'hand_over', seat });
    await this.#players[seat].ends();
  }

  async #hears(number) {
    await Promise.all(this.#players.map((player) => player.hears(number)));
  }

  /** The seat of the company that the table waits for first; waits while there is none. Nothing when the game is over. */
  async next() {
    for (;;) {
      // Bots act when they like, and not everybody is told at the same moment.
      await this.#hears(this.#players[0].number);
      const { pending } = this.view(0);
      const seat = pending.find((each) => each < this.#players.length);
      if (seat !== undefined || pending.length === 0) return seat;
      await this.#players[0].hears(this.#players[0].number + 1);
    }
  }

  /** Somebody has acted before their own screen, and everybody has heard of it. */
  async hearsOf(person) {
    await this.#hears(Number(await person.page.locator('.table[data-arrived]').getAttribute('data-arrived')));
  }

  /** Waits until everybody has been told on their own screens what the company has heard. */
  async told(people) {
    const number = Math.max(...this.#players.map((player) => player.number));
    const isTold = (number) => Number(document.querySelector('.table[data-arrived]').dataset.arrived) >= number;
    await Promise.all(people.map(({ page }) => page.waitForFunction(isTold, number)));
  }

  /** Nobody plays for them any more. */
  leave() {
    for (const player of this.#players) player.leave();
  }

  /** Lets these people see the table on their own screens. */
  async look(...people) {
    for (const person of people) await person.go(this.#link);
    await Promise.all(people.map(atTable));
  }
}

async function ask(person, method, path, data) {
  const answer = await person.context.request[method](path, { data });
  assert.ok(answer.ok(), `${path}: ${await answer.text()}`);
  return answer.json();
}

/** One person's own connection, besides that of the page. */
class Player {
  /** The last entry that was told, and what the seat knew after it. */
  number = 0;
  sight = null;
  #line;
  #asked = 0;
  /** What is waited for: each is called with every message. */
  #waiting = new Set();

  static async of(person, table) {
    const player = new Player();
    const cookies = await person.context.cookies(person.url);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const begun = player.#until(({ type }) => type === 'table');
    player.#line = new WebSocket(new URL(`api/tables/${table}/live`, person.url.replace('http', 'ws')), { headers: { cookie } });
    player.#line.addEventListener('message', ({ data }) => player.#hear(JSON.parse(data)));
    await begun;
    return player;
  }

  #hear(message) {
    if (message.type === 'table' || message.type === 'step') {
      this.number = message.number;
      this.sight = message.sights[0] ?? this.sight;
    }
    for (const waiting of [...this.#waiting]) waiting(message);
  }

  #until(isIt) {
    return new Promise((found) => {
      const look = (message) => {
        if (!isIt(message)) return;
        this.#waiting.delete(look);
        found(message);
      };
      this.#waiting.add(look);
    });
  }

  /** Asks something of the table, and gives the number of the entry that it made. */
  async ask(request) {
    const answer = await this.#answerTo(request);
    assert.equal(answer.type, 'done', `${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    return answer.number;
  }

  /** Asks something that is refused, and gives the code. */
  async refused(request) {
    const answer = await this.#answerTo(request);
    assert.equal(answer.type, 'refused', `${JSON.stringify(request)}: ${JSON.stringify(answer)}`);
    return answer.error.code;
  }

  #answerTo(request) {
    const id = `by-script-${(this.#asked += 1)}`;
    const answered = this.#until((message) => message.id === id);
    this.#line.send(JSON.stringify({ id, ...request }));
    return answered;
  }

  /** What a strong player would do at this seat. */
  async advice(seat) {
    const answer = await this.#answerTo({ do: 'hint', seat });
    assert.equal(answer.type, 'hint', JSON.stringify(answer));
    return answer.action;
  }

  leave() {
    this.#line.close();
  }

  /** Settled when nobody has anything to decide any more. */
  async ends() {
    const isOver = (sight) => sight.view.pending.length === 0;
    if (!isOver(this.sight)) await this.#until(({ sights }) => sights?.length > 0 && isOver(sights[0]));
  }

  /** Settled when this person has been told of an entry. */
  async hears(number) {
    if (this.number < number) await this.#until((message) => message.type === 'step' && message.number >= number);
  }
}
