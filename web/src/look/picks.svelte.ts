// What somebody has picked on a board belongs to one question.

import { tick, untrack } from 'svelte';
import { on } from 'svelte/events';

/**
 * Calls `settle` before a new sight is drawn. It is told whether another question is asked: where all choose at once, the
 * others' answers leave what was picked as it is.
 */
export function onSight(sight: () => { asked: number | null }, settle: (isAnother: boolean) => void): void {
  let asked: number | null = null;
  $effect.pre(() => {
    const now = sight().asked;
    untrack(() => settle(now !== asked));
    asked = now;
  });
}

/**
 * The server's answer to what is asked now; null until it comes, and again as soon as something else is asked. An answer
 * that comes too late is dropped.
 */
export function answerTo<Asked, Answer>(asked: () => Asked | null, ask: (asked: Asked) => Promise<Answer | null>): { readonly now: Answer | null } {
  let now = $state.raw<Answer | null>(null);
  $effect(() => {
    const asking = asked();
    now = null;
    if (asking === null) return;
    void untrack(() => ask(asking)).then((answer) => {
      if (asking === asked()) now = answer;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Lays back what was picked, by calling `unpick`; whoever had gone on to its buttons is back at the card. */
export async function layBack(board: HTMLElement, unpick: () => void): Promise<void> {
  const picked = board.querySelector<HTMLElement>('button[aria-pressed="true"]');
  unpick();
  await tick();
  if (document.activeElement === document.body) picked?.focus({ preventScroll: true });
}

/** Escape lays back what was picked, if anything is. */
export function layBackByKey(board: () => HTMLElement, isPicked: () => boolean, unpick: () => void): void {
  $effect(() =>
    on(window, 'keydown', ({ key }) => {
      if (key === 'Escape' && isPicked()) void layBack(board(), unpick);
    }),
  );
}
