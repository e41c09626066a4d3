// What every test stands on: a server, one browser, and people in it. What went wrong is kept to be looked at.

import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { launch, picture, SIZES, TOUCHED } from './browser.mjs';
import { GAMES } from './games.mjs';
import { Server } from './server.mjs';
import { speaker } from './words.mjs';

const FAILURES = fileURLToPath(new URL('failures/', import.meta.url));

/** People in tests answer for themselves, unless they say otherwise: nothing happens while a test looks. */
const NO_ORDERS = Object.fromEntries(GAMES.map((game) => [game, []]));

/** How long a state may be waited for, in milliseconds: far longer than it takes, even on a busy machine. */
const PATIENCE = 60_000;

/** How long one test may take at all, unless it says otherwise. */
const LONGEST = 600_000;

/** The browser of a file's tests: starting one takes longer than most pages. People share nothing in it. */
let browser = null;

/** Starts the browser, or starts it anew where a test has lost it. */
async function theBrowser() {
  if (!browser?.isConnected()) browser = await launch();
  return browser;
}

after(() => browser?.close());

/**
 * A test with a server of its own. `scene` is given the stage; whatever happens, no page may have
 * thrown an error. `serve` is how the server is set, or a function of the stage that returns it.
 */
export function show(name, scene, { serve = {}, longest = LONGEST } = {}) {
  test(name, { timeout: longest }, async () => {
    const stage = await Stage.set(serve);
    try {
      await scene(stage);
      for (const person of stage.people) assert.deepEqual(person.errors, [], `errors on ${person.name}'s page`);
    } catch (error) {
      await stage.keep(name);
      throw error;
    } finally {
      await stage.close();
    }
  });
}

class Stage {
  people = [];
  #closing = [];

  static async set(options) {
    const stage = new Stage();
    stage.server = await Server.start(typeof options === 'function' ? await options(stage) : options);
    stage.browser = await theBrowser();
    return stage;
  }

  /** Somebody new, with a browser context and a session of their own. See `Person`. */
  async person(name, options = {}) {
    const person = await Person.arrive(this.browser, name, { url: this.server.url, ...options });
    this.people.push(person);
    return person;
  }

  /** Closes something with the stage. */
  owns(thing) {
    this.#closing.push(thing);
    return thing;
  }

  /** Keeps what can be seen and what was said, for whoever has to find out. */
  async keep(name) {
    const folder = join(FAILURES, name.replaceAll(/\W+/g, '-'));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'server.log'), this.server.log);
    for (const person of this.people) {
      await writeFile(join(folder, `${person.name}.log`), person.said.join('\n'));
      await picture(person.page, join(folder, `${person.name}.png`)).catch(() => undefined);
    }
  }

  async close() {
    try {
      await Promise.all(this.people.map((person) => person.leave()));
    } finally {
      this.#closing.forEach((thing) => thing.close());
      // A server that went on would keep the whole file of tests from ending.
      await this.server.close();
    }
  }
}

/** Somebody before a screen, and everything that the screen was told. */
class Person {
  /** Every message that the server sent over live connections, in order. */
  heard = [];
  /** What the browser's console said. */
  said = [];
  /** What the page threw. */
  errors = [];

  /**
   * `size` is one of SIZES, `theme` day or night, `language` en or fr; `motion` lets things move, at the usual speed;
   * `settings` are kept settings of the client; `offline` lets the page keep itself for times without a network.
   */
  static async arrive(browser, name, { url, size = 'wide', theme = 'day', language = 'en', motion = false, settings = {}, offline = false }) {
    const person = new Person();
    person.name = name;
    person.url = url;
    person.language = language;
    person.say = speaker(language);
    person.context = await browser.newContext({
      baseURL: url,
      serviceWorkers: offline ? 'allow' : 'block',
      viewport: SIZES[size],
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: theme === 'night' ? 'dark' : 'light',
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: TOUCHED.includes(size),
      isMobile: TOUCHED.includes(size),
    });
    person.context.setDefaultTimeout(PATIENCE);
    await person.context.addInitScript((kept) => {
      if (!localStorage.getItem('besace-settings')) localStorage.setItem('besace-settings', kept);
    }, JSON.stringify({ speed: motion ? 'usual' : 'at_once', orders: NO_ORDERS, ...settings }));
    person.touch = TOUCHED.includes(size);
    await person.open();
    return person;
  }

  /** Opens a page of this person's browser, in place of the one before. */
  async open() {
    await this.page?.close();
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.errors.push(String(error.stack ?? error)));
    page.on('console', (message) => this.said.push(`${message.type()}: ${message.text()}`));
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(JSON.parse(payload))));
    this.page = page;
  }

  /** Closes the browser. Answers that the test makes up for this page, and is still waiting for, are nobody's fault. */
  async leave() {
    // A page that the test has closed makes nothing up any more.
    if (!this.page.isClosed()) await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.unrouteAll({ behavior: 'ignoreErrors' });
    await this.context.close();
  }

  /** Goes to a path of the server. */
  async go(path = '') {
    await this.page.goto(path);
  }

  /** The button that says this message. */
  button(id, args) {
    return this.page.getByRole('button', { name: this.say(id, args), exact: true });
  }

  link(id, args) {
    return this.page.getByRole('link', { name: this.say(id, args), exact: true });
  }

  heading(id, args) {
    return this.page.getByRole('heading', { name: this.say(id, args), exact: true });
  }

  /** Chooses something of the table's menu, which in a small window has to be opened. */
  async choose(id) {
    const more = this.button('web-table-more');
    if ((await more.isVisible()) && !(await this.button(id).isVisible())) await this.press(more);
    await this.press(this.button(id));
  }

  /** Touches something: with a finger on a telephone, with the mouse elsewhere. */
  press(what) {
    return this.touch ? what.tap() : what.click();
  }

  /** Gives the name that is asked for. */
  async giveName() {
    await this.page.getByLabel(this.say('web-name-label')).fill(this.name);
    await this.press(this.button('web-name-go'));
  }
}
