// The focus at a table, for those who play by keyboard. It goes to what is asked, comes back to where it was as soon as what
// held it is gone, and arrows carry it from one thing to the next. Whoever plays by hand is shown nothing of it.

/** What can be pressed on the board and under it; some of it may only answer why not. */
const STOPS = 'button:not(:disabled, [aria-hidden="true"]), [role="button"]';

let keyboard = false;

/** Whether the person before this page uses the keyboard: what was used last says so. Writing a text says nothing. */
export function usesKeyboard(): boolean {
  return keyboard;
}

addEventListener(
  'keydown',
  ({ key, target }) => {
    const moves = key === 'Tab' || key.startsWith('Arrow');
    const presses = (key === 'Enter' || key === ' ') && !writes(target);
    if (moves || presses) keyboard = true;
  },
  true,
);
addEventListener('pointerdown', () => (keyboard = false), true);

/** Whether what a key goes to takes text, or has a use for arrows of its own. */
export function writes(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);
}

/** Keeps the focus at one table: `main` is its board, `foot` its question. */
export class TableFocus {
  readonly #main: HTMLElement;
  readonly #foot: HTMLElement;
  readonly #watcher: MutationObserver;
  /** What on the board had the focus last, and which card of the hand it was. */
  #last: HTMLElement | null = null;
  #card = 0;
  /** Where the focus was put back, until it is moved on. */
  #putBack: HTMLElement | null = null;
  /** Whether the focus is here: it is not taken from elsewhere. */
  #held = false;

  constructor(main: HTMLElement, foot: HTMLElement) {
    this.#main = main;
    this.#foot = foot;
    this.#watcher = new MutationObserver(() => this.#mend());
    for (const part of [main, foot]) {
      this.#watcher.observe(part, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    }
    addEventListener('focusin', this.#moved);
    addEventListener('keydown', this.#arrow);
  }

  close(): void {
    this.#watcher.disconnect();
    removeEventListener('focusin', this.#moved);
    removeEventListener('keydown', this.#arrow);
  }

  /** Something is asked: whoever has nothing of use at hand goes to the first thing that can be chosen. */
  asked(): void {
    const now = document.activeElement;
    const idle = isNowhere(now) || now === this.#main || (now === this.#putBack && !isOfUse(now));
    if (!keyboard || !idle) return;
    const lit = [...this.#main.querySelectorAll<HTMLElement>(STOPS)].find((each) => each.matches('.lit, .lit > *') && isOfUse(each));
    (lit ?? this.#foot.querySelector<HTMLElement>('.choices button:enabled'))?.focus();
  }

  readonly #moved = ({ target }: FocusEvent): void => {
    const now = target as HTMLElement;
    const onBoard = this.#main.contains(now);
    this.#held = onBoard || this.#foot.contains(now);
    this.#putBack = null;
    if (!onBoard) return;
    this.#last = now;
    const card = this.#hand.indexOf(now);
    if (card >= 0) this.#card = card;
  };

  /** What had the focus is gone, or can no longer be pressed: it goes back to the board at once. */
  #mend(): void {
    if (!keyboard || !this.#held || !isNowhere(document.activeElement)) return;
    const hand = this.#hand;
    const back = this.#last?.isConnected && !isOff(this.#last) ? this.#last : (hand[Math.min(this.#card, hand.length - 1)] ?? this.#main);
    back.focus({ preventScroll: true });
    this.#putBack = back;
  }

  get #hand(): HTMLElement[] {
    return [...this.#main.querySelectorAll<HTMLElement>('ul.hand button')];
  }

  readonly #arrow = (event: KeyboardEvent): void => {
    const from = document.activeElement as HTMLElement | null;
    const way = DIRECTIONS[event.key];
    if (!way || !from?.matches(STOPS) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!this.#main.contains(from) && !from.closest('.choices')) return;
    const stops = [...this.#main.querySelectorAll<HTMLElement>(STOPS), ...this.#foot.querySelectorAll<HTMLElement>('.choices button:enabled')];
    const to = nearest(from, stops.filter((each) => each !== from && each.checkVisibility()), way) ?? this.#around(from, way);
    if (!to) return;
    event.preventDefault();
    to.focus();
  };

  /** Past the last card of the hand comes the first. */
  #around(from: HTMLElement, [x]: Direction): HTMLElement | null {
    const hand = this.#hand;
    if (x === 0 || !hand.includes(from)) return null;
    return (x > 0 ? hand[0] : hand.at(-1)) ?? null;
  }
}

type Direction = readonly [x: number, y: number];

const DIRECTIONS: { [key: string]: Direction } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of these on one side of a thing; what lies straight ahead counts as nearer. */
function nearest(from: HTMLElement, to: HTMLElement[], [x, y]: Direction): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const each of to) {
    const there = each.getBoundingClientRect();
    const across = there.left + there.width / 2 - here.left - here.width / 2;
    const down = there.top + there.height / 2 - here.top - here.height / 2;
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    // Along a row only what stands in it; from row to row whatever is near.
    if (ahead < 4 || (x !== 0 && aside > Math.max(here.height, there.height) / 2)) continue;
    if (ahead + aside * 2 < least) [found, least] = [each, ahead + aside * 2];
  }
  return found;
}

const isOff = (element: Element) => element.matches(':disabled') || !element.checkVisibility();

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body || element.matches(':disabled');
}

function isOfUse(element: Element | null): boolean {
  return element !== null && !element.matches('[aria-disabled="true"], :disabled');
}
