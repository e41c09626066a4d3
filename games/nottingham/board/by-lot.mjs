// How a game played at random chooses where only bounds are given: which cards to discard when none is left to draw.

/** One of the actions; `lot(n)` draws a number below n. */
export function choose(actions, lot, view) {
  const action = actions[lot(actions.length)];
  if (action.type !== 'discard') return action;
  const hand = Object.entries(view.seats[view.viewer].hand).flatMap(([card, count]) => Array(count).fill(card));
  const cards = Array.from({ length: action.cards.max }, () => hand.splice(lot(hand.length), 1)[0]);
  return { type: 'discard', cards };
}
