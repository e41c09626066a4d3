// What the service worker says when a table calls, by the kind of call: it speaks while no page is open, so its words are
// written into it while it is built.

export const NOTICE_WORDS = { turn: 'web-card-your-turn', soon: 'web-notice-soon', undo: 'web-notice-undo' } as const;
