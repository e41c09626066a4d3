// Who this browser is: a name, asked once, and the tables where it has a seat.

import { api, refusalOf } from './live/api.ts';
import type { Me } from './wire.ts';

class Myself {
  name: string | null = $state(null);
  tables: Me['tables'] = $state.raw([]);
  /** Whether the server has said who we are. */
  known = $state(false);
  /** Whether the server could not be reached. */
  unreachable = $state(false);
  /** Whether the name is being asked for. */
  asking = $state(false);
  #loading: Promise<void> | null = null;
  #waiting: ((named: boolean) => void)[] = [];

  /** Asks the server who we are; several who ask at once share one answer. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    this.unreachable = (await refusalOf(async () => this.#take(await api.me()))) !== null;
  }

  /**
   * Makes sure that there is a name; false if the person would not give one. `given` is one that the person has written
   * already: nobody is asked twice.
   */
  async named(given?: string): Promise<boolean> {
    if (!this.known) await this.load();
    if (this.name === null && given !== undefined) await this.rename(given);
    if (this.name !== null) return true;
    this.asking = true;
    return new Promise((settle) => this.#waiting.push(settle));
  }

  /** Gives or changes the name; throws what the server refused. */
  async rename(name: string): Promise<void> {
    await api.rename(name);
    this.name = name;
    this.known = true;
    this.#settle(true);
  }

  /** A table on the screen knows before the server is asked again whether it waits for this person. */
  hears(table: string, yourTurn: boolean): void {
    this.tables = this.tables.map((each) => (each.id === table && each.your_turn !== yourTurn ? { ...each, your_turn: yourTurn } : each));
  }

  /** The person closed the question without giving a name. */
  decline(): void {
    this.#settle(false);
  }

  #settle(named: boolean): void {
    this.asking = false;
    this.#waiting.splice(0).forEach((settle) => settle(named));
  }

  #take(me: Me): void {
    this.name = me.name;
    this.tables = me.tables;
    this.known = true;
  }
}

export const me = new Myself();
