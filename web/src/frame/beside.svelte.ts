// What stands beside a board where there is room, and lies over it elsewhere: log and chat.

import { MediaQuery } from 'svelte/reactivity';
import { set, settings as kept } from '../settings.svelte.ts';

/** Whether it is shown: in a wide window as it is kept for this browser, in others when it is asked for. */
export class Beside {
  readonly #wide = new MediaQuery('(min-width: 1000px) and (min-height: 521px)');
  /** Whether it lies over the board, in a window without room beside it. */
  over = $state(false);

  get shown(): boolean {
    return this.#wide.current ? kept.column : this.over;
  }

  open(): void {
    if (this.#wide.current) set({ column: true });
    else this.over = true;
  }

  toggle(): void {
    if (this.#wide.current) set({ column: !kept.column });
    else this.over = !this.over;
  }

  /** What lies over the board goes; what stands beside it stays. */
  close(): void {
    this.over = false;
  }
}
