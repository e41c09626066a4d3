// The state of one table: what the server has told, and what of it is shown.
//
// What has arrived (`steps`, `info`) may be ahead of what is shown (`sight`, `shown`): a queue shows each entry before
// the next. Everything on the screen comes from what is shown; only the connection, the clock and the chat are live.

import type { Game } from '../board/contract.ts';
import { Live, type Answer, type ConnectionState, type Ending, type News, type Socket } from '../live/live.ts';
import { Queue } from '../live/queue.ts';
import { Steps } from '../live/steps.ts';
import { pendingOf, type ChatLine, type Foreseen, type Instead, type Json, type Problem, type Reason, type Request, type Sight, type Step, type TableInfo, type TableNow, type UndoNow } from '../wire.ts';
import type { Sentence } from '../words/sentence.ts';
import { called } from './called.ts';
import { teller, type LogLine } from './log.ts';
import { nextHolder } from './curtain.ts';
import { undoableOf, type Undoable } from './undo.ts';

/** More steps than this, and the person is asked how to catch up. */
const FEW = 4;

/** What the table asks of the world around it; tests bring their own. */
export interface World {
  /** Opens a socket that says which entry and which chat line were last received; `since` is null the first time. */
  open: (since: number | null, said: number) => Socket;
  /** The last entry that this browser has shown of the table; null if none. */
  seen: number | null;
  /** Keeps how far the table was shown. */
  keepSeen: (number: number) => void;
}

/** Shows a step happening, the entry of this number; settled when it has. */
export type Shower = (before: Sight, after: Sight, number: number) => Promise<void>;

export interface Hint {
  seat: number;
  asked: number | null;
  action: Json;
  /** The action in words; null where it had better be silent. */
  label: Sentence | null;
  reasons: Reason[];
  /** What it was weighed against; null where there was nothing else. */
  instead: Instead | null;
}

export class Table {
  /** The table as it is now; null until the server has told. */
  info: TableInfo | null = $state.raw(null);
  youHost = $state(false);
  chat: ChatLine[] = $state.raw([]);
  /** By seat, whether its person is connected. */
  here: boolean[] = $state.raw([]);
  watching = $state(0);
  /** The names of some who watch. */
  watchers: string[] = $state.raw([]);
  connection: ConnectionState = $state('connecting');
  /** Whether the table waits, because the server cannot reach its database. */
  waits = $state(false);
  /** Why the connection was given up; null where it was not. */
  closedWhy: Ending | null = $state(null);
  /** When the clock of the decision due now runs out, on this browser's own clock (`performance.now`). */
  deadline: number | null = $state(null);
  /** When the game's own clock is up, on this browser's own clock; null while it does not run. */
  timer: number | null = $state(null);

  /** What can be taken back now, and what is asked about it; null where nothing can be. */
  undo: UndoNow | null = $state.raw(null);

  /** The number of the last entry that has arrived. */
  arrived = $state(0);
  /** The number of the last entry that has been shown. */
  shown = $state(0);
  /** How many entries wait to be shown because somebody was away and has not chosen how to catch up. */
  missed = $state(0);
  /** Whether something is moving. */
  moving = $state(false);
  /** Who decided what is moving; null where nobody did, or nothing moves. */
  mover: number | null = $state(null);
  /** An earlier entry that is being looked at; null for the present moment. */
  looking: number | null = $state(null);
  /** Whether this person has stopped the showing; the table goes on meanwhile. */
  paused = $state(false);
  /** Around one screen: the seat that holds the device. */
  holder: number | null = $state(null);
  /** Around one screen: the seat that has asked for the device to say something, though others are waited for. */
  wantsToSpeak: number | null = $state(null);

  /** How many requests are on their way. */
  asking = $state(0);
  problem: Problem | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);

  /** The game's part of the client, once it is loaded. */
  game: Game | null = $state.raw(null);

  readonly #steps = new Steps();
  readonly #queue: Queue<Step>;
  readonly #live: Live;
  readonly #world: World;
  #shower: Shower | null = null;
  #stood: (() => Promise<void>) | null = null;
  /** The last entry that was shown before the table was opened, while what came after it is still to be told. */
  #seen: number | null = null;
  /** Rises with every entry that is shown: what is derived from the steps hangs on it. */
  #version = $state(0);

  constructor(world: World) {
    this.#world = world;
    this.#queue = new Queue(
      (step) => this.#show(step),
      (step) => this.#settle(step.number),
      (step) => this.#due(step),
    );
    this.#live = new Live((anew) => (anew ? world.open(null, 0) : world.open(this.#steps.whole ? this.#steps.last : null, this.chat.at(-1)?.number ?? 0)), {
      message: (message) => this.#hear(message),
      connection: (now, why) => {
        this.connection = now;
        this.closedWhy = why;
      },
    });
  }

  start(): void {
    this.#live.start();
  }

  close(): void {
    this.#live.close();
  }

  /** The network is back, or somebody has no patience: tries at once. */
  hurry(): void {
    this.#live.hurry();
  }

  /** Whether the line still works cannot be known: it is taken up anew. */
  renew(): void {
    this.#live.restart();
    this.#live.hurry();
  }

  /** Who sits where: the same as long as no entry tells otherwise, so that what depends on it is not worked out again. */
  #seats = $derived(this.info?.seats ?? []);

  /** The names at the seats; an open seat has none. */
  names: string[] = $derived(this.#seats.map((seat) => called(seat.name)));

  /** The seats of this person. */
  mine: number[] = $derived(this.#seats.flatMap((seat, index) => (seat.yours ? [index] : [])));

  /** Whether several people share this device. */
  shared: boolean = $derived(Boolean(this.info?.one_screen) && this.mine.length > 1);

  /** The seats that owe a decision, as far as has been shown: every view tells the same. */
  pending: number[] = $derived.by(() => {
    void this.#version;
    return pendingOf(this.#steps.sightAt(this.shown, this.mine[0] ?? 'spectator'));
  });

  /** The seats of this person that may speak now, though the table does not wait for them. */
  canSpeak: number[] = $derived.by(() => {
    void this.#version;
    return this.mine.filter((seat) => !this.pending.includes(seat) && isAsked(this.#steps.sightAt(this.shown, seat)));
  });

  /** Around one screen: the seat that should take the device now; null while its holder may look. */
  curtain: number | null = $derived(
    this.shared && this.info?.state === 'playing' && !this.moving && this.missed === 0
      ? nextHolder(this.mine, this.pending, this.holder, this.canSpeak.find((seat) => seat === this.wantsToSpeak))
      : null,
  );

  /** Whose eyes the screen has. While the device goes from hand to hand, it shows what everybody may see. */
  viewer: Sight['viewer'] = $derived(
    this.curtain !== null ? 'spectator' : ((this.shared ? (this.holder ?? this.mine[0]) : this.mine[0]) ?? 'spectator'),
  );

  /** The seat that looks; null for a spectator. */
  me: number | null = $derived(this.viewer === 'spectator' ? null : this.viewer);

  /** The game as it is shown: now, or at the moment that is looked at. */
  sight: Sight | null = $derived.by(() => {
    void this.#version;
    return this.#steps.sightAt(this.looking ?? this.shown, this.viewer);
  });

  /** The entry that brought what is shown: the last one in which somebody acted; null where nobody has. */
  acted: number | null = $derived.by(() => {
    void this.#version;
    const upTo = this.looking ?? this.shown;
    return this.#steps.all.findLast((step) => step.number <= upTo && step.what.kind === 'acted')?.number ?? null;
  });

  /** The game as it stands after the last entry that was shown, whatever is looked at. */
  settled: Sight | null = $derived.by(() => {
    void this.#version;
    return this.#steps.sightAt(this.shown, this.viewer);
  });

  /** The seats that owe a decision now, whatever has been shown. */
  due: number[] = $derived(pendingOf(this.#steps.sightAt(this.arrived, this.viewer)));

  /** Whether the seat that looks may speak now, though the table does not wait for it. */
  speaks: boolean = $derived(this.me !== null && this.canSpeak.includes(this.me));

  /** All that the viewer was told up to the sight that is shown. */
  past: Json[] = $derived.by(() => {
    void this.#version;
    return this.#steps.toldUpTo(this.looking ?? this.shown, this.viewer);
  });

  /** Whether the question on the screen is the one that has arrived last: others' answers to it may still be moving. */
  stillAsked: boolean = $derived.by(() => {
    const now = this.#steps.sightAt(this.arrived, this.viewer);
    return this.settled?.asked != null && this.settled.asked === now?.asked;
  });

  /** Whether the seat that looks can decide now, because it is asked or because it may speak. */
  ready: boolean = $derived(
    this.connection === 'live' &&
      !this.waits &&
      this.asking === 0 &&
      ((!this.moving && this.shown === this.arrived) || this.stillAsked) &&
      this.looking === null &&
      this.curtain === null &&
      this.me !== null &&
      !this.info?.seats[this.me]?.played_by_bot &&
      isAsked(this.sight),
  );

  /** What this person can take back now; nothing while something moves or an earlier moment is looked at. */
  undoable: Undoable | null = $derived(
    this.connection === 'live' && !this.waits && this.asking === 0 && !this.moving && this.shown === this.arrived && this.looking === null
      ? undoableOf(this.undo, this.mine)
      : null,
  );

  #tell = $derived(teller(this.game, this.viewer, this.names));

  /** The log as far as it has been shown. It begins with the game: who sat down before that can be seen at the table. */
  lines: LogLine[] = $derived.by(() => {
    void this.#version;
    const start = this.#steps.all.findIndex((step) => step.what.kind === 'started');
    return this.#steps.all
      .filter((step, index) => index >= start && step.number <= this.shown)
      .flatMap((step) => this.#tell(step));
  });

  /** The sentences of the entry that was shown last, for those who listen. */
  latest: LogLine[] = $derived(this.lines.filter((line) => line.number === this.shown));

  /** How everybody stood after each entry, oldest first. */
  scores(): number[][] {
    void this.#version;
    return this.#steps.all.filter((step) => step.number <= this.shown).flatMap(({ sights }) => sights.slice(0, 1).map((sight) => sight.scores));
  }

  /**
   * Says who shows steps happening; until then they are only settled. `stood` is settled when what was shown last has stood
   * long enough for the next that others do.
   */
  showWith(shower: Shower | null, stood: (() => Promise<void>) | null = null): void {
    this.#shower = shower;
    this.#stood = stood;
  }

  /** Catches up with what was missed: shown step by step, or skipped. */
  catchUp(how: 'show' | 'skip'): void {
    this.missed = 0;
    this.paused = false;
    if (how === 'skip') this.#queue.skip();
    this.#queue.go();
  }

  /** How many entries have arrived that are not shown yet. */
  waiting: number = $derived(this.arrived - this.shown);

  /** Stops the showing on this screen: for the others, and for every clock, the game goes on. */
  pause(): void {
    this.paused = true;
    this.#queue.hold();
  }

  /** The showing goes on where it stopped. */
  resume(): void {
    this.paused = false;
    this.looking = null;
    this.#queue.go();
  }

  /** Whether there is an earlier moment of the game to look at. */
  hasEarlier: boolean = $derived.by(() => {
    void this.#version;
    return this.#moment(this.looking ?? this.shown, -1) !== null;
  });

  /** Looks at the moment before, and stops the showing for it. */
  stepBack(): void {
    const before = this.#moment(this.looking ?? this.shown, -1);
    if (before === null) return;
    this.pause();
    this.looking = before;
  }

  /** Looks at the next moment: one that was shown before, or the next that waits. */
  stepOn(): void {
    const next = this.looking === null ? null : this.#moment(this.looking, 1);
    if (this.looking === null) this.#queue.one();
    else this.looking = next === null || next >= this.shown ? null : next;
  }

  /** The nearest entry before or after this one after which the game looked otherwise; null where there is none. */
  #moment(number: number, way: -1 | 1): number | null {
    const steps = this.#steps.all.filter((step) => step.number <= this.shown && tellsOfGame(step));
    const found = way < 0 ? steps.findLast((step) => step.number < number) : steps.find((step) => step.number > number);
    return found?.number ?? null;
  }

  /** Shows nothing more until somebody looks again. */
  away(): void {
    this.#queue.hold();
  }

  /** Somebody looks again: shows what happened since, or asks how. */
  back(): void {
    if (this.paused) return;
    if (this.#queue.length > FEW) this.missed = this.#queue.length;
    else if (this.missed === 0) this.#queue.go();
  }

  /** Asks the server for something; a refusal is kept to be shown. */
  async ask(request: Request): Promise<Answer> {
    this.asking += 1;
    const answer = await this.#live.ask(request);
    this.asking -= 1;
    this.problem = answer.ok ? null : answer.error;
    return answer;
  }

  /** Plays an action at the seat that looks. */
  async act(action: Json): Promise<void> {
    const seat = this.me;
    const asked = this.sight?.asked;
    if (seat === null || asked == null || !this.ready) return;
    this.hint = null;
    const answer = await this.ask({ do: 'act', seat, asked, action });
    if (answer.ok) this.wantsToSpeak = null;
  }

  /** Takes back what this person has done last, or asks the others whether it may be. */
  async takeBack(): Promise<void> {
    if (!this.undoable) return;
    const { seat, number } = this.undoable;
    this.hint = null;
    await this.ask({ do: 'undo', seat, number });
  }

  /**
   * Asks why an action cannot be played, and keeps the answer to be shown. Nothing is played, whatever the answer.
   * Null where the server sees nothing against it; otherwise what a board draws of it, if anything.
   */
  async whyNot(action: Json): Promise<{ sketch: Json } | null> {
    if (this.me === null) return null;
    const answer = await this.#live.ask({ do: 'foresee', seat: this.me, action });
    this.problem = answer.ok ? null : answer.error;
    return answer.ok ? null : { sketch: answer.sketch ?? null };
  }

  /** Asks the strongest bot what it would do. */
  async askHint(): Promise<void> {
    if (this.me === null) return;
    const asked = this.sight?.asked ?? null;
    const answer = await this.ask({ do: 'hint', seat: this.me });
    if (!answer.ok || answer.message.type !== 'hint') return;
    const { seat, action, label, reasons, instead } = answer.message;
    this.hint = { seat, asked, action, label, reasons, instead };
  }

  /** What the seat that looks would see happen if it played this action; null where that cannot be had now. */
  async foresee(action: Json): Promise<Foreseen | null> {
    if (this.me === null || !this.ready) return null;
    // A preview is no request of the person's: nothing waits for it, and its refusal needs no words.
    const answer = await this.#live.ask({ do: 'foresee', seat: this.me, action });
    if (!answer.ok || answer.message.type !== 'foreseen') return null;
    return answer.message;
  }

  #hear(message: News): void {
    // A table that waits says nothing else.
    this.waits = message.type === 'waits' && message.on;
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.youHost = message.you_host;
        this.chat = message.chat;
        this.undo = message.undo ?? null;
        this.#wind(message.table);
        this.#begin(message);
        break;
      case 'history':
        if (this.#steps.remember(message.steps, message.last)) this.#recall();
        break;
      case 'step':
        this.#receive(message);
        break;
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, line(message)];
        break;
      case 'presence':
        this.here = message.here;
        this.watching = message.watching;
        this.watchers = message.watchers;
        break;
      case 'waits':
        this.#wind(message.on ? { deadline_ms: null, timer_ms: null } : message);
        break;
      default:
        message satisfies never;
    }
  }

  /**
   * The table has been told as it is. Whoever has seen all of that can play at once; whoever has not is shown what happened since,
   * as soon as it is told.
   */
  #begin(now: TableNow): void {
    const seen = this.shown > 0 ? this.shown : (this.#world.seen ?? now.number);
    this.#queue.clear();
    if (this.paused) this.#queue.hold();
    this.missed = 0;
    this.#steps.open(now);
    this.arrived = now.number;
    this.#seen = seen < now.number ? seen : null;
    if (this.#seen === null) this.#settle(now.number);
  }

  /** How the table came to be as it is has been told. */
  #recall(): void {
    this.#version += 1;
    if (this.#seen === null) return;
    const from = Math.max(this.#seen, this.#steps.first);
    this.#seen = null;
    this.#settle(from);
    const missed = this.#steps.all.filter((step) => step.number > from);
    if (missed.length > FEW) this.#queue.hold();
    missed.forEach((step) => this.#queue.push(step));
    if (missed.length > FEW) this.missed = missed.length;
  }

  #receive(step: Step): void {
    const taken = this.#steps.take(step);
    if (taken === 'gap') this.#live.restart();
    if (taken !== 'new') return;
    if (this.info) this.info = step.table ?? { ...this.info, deadline_ms: step.deadline_ms, timer_ms: step.timer_ms };
    this.undo = step.undo ?? null;
    this.#wind(step);
    this.arrived = step.number;
    // What comes before it is shown first.
    if (this.#seen !== null) return;
    this.#queue.push(step);
    if (this.missed > 0) this.missed = this.#queue.length;
  }

  #wind({ deadline_ms, timer_ms }: Pick<Step, 'deadline_ms' | 'timer_ms'>): void {
    const ends = (milliseconds: number | null) => (milliseconds === null ? null : performance.now() + milliseconds);
    this.deadline = ends(deadline_ms);
    this.timer = ends(timer_ms);
  }

  async #show(step: Step): Promise<void> {
    const before = this.#steps.sightAt(step.number - 1, this.viewer);
    const after = step.sights.find((sight) => sight.viewer === this.viewer);
    if (!before || !after || after.events.length === 0 || !this.#shower) return;
    // While the device is passed on nothing moves: what moves is seen with somebody's eyes.
    if (this.curtain !== null) return;
    this.looking = null;
    this.moving = true;
    this.mover = step.what.kind === 'acted' ? step.what.seat : null;
    try {
      await this.#shower(before, after, step.number);
    } finally {
      this.moving = false;
      this.mover = null;
    }
  }

  /** Waits until what was shown before has stood long enough; nobody waits for what they did themselves. */
  #due({ what }: Step): Promise<void> | null {
    return what.kind === 'acted' && !this.mine.includes(what.seat) && this.#stood ? this.#stood() : null;
  }

  #settle(number: number): void {
    this.shown = number;
    if (this.hint && this.hint.asked !== this.#steps.sightAt(number, this.hint.seat)?.asked) this.hint = null;
    this.#version += 1;
    if (this.wantsToSpeak !== null && !this.canSpeak.includes(this.wantsToSpeak)) this.wantsToSpeak = null;
    this.#world.keepSeen(number);
  }
}

/** Whether an entry began the game or changed it. */
function tellsOfGame(step: Step): boolean {
  return step.what.kind === 'started' || step.what.kind === 'acted' || step.what.kind === 'undone';
}

/** Whether a seat has something to decide. */
function isAsked(sight: Sight | null): boolean {
  return sight?.asked != null && sight.legal.length > 0;
}

function line({ number, at, name, seat, text }: ChatLine): ChatLine {
  return { number, at, name, seat, text };
}
