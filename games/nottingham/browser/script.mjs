// Nottingham played by a script for people at a table: whoever is asked does the first of these that may be done.

/** A deputy who turns every card against somebody, lets everything happen, and hands in whatever counts. */
const BUSY = ['use', 'accept', 'pick', 'accept_offer', 'keep', 'offer', 'mission', 'deliver', 'spring', 'decline', 'end_turn', 'take'];

/** What a seat of the company does: it attacks only others of the company, whose screens can be looked at. */
export function busy(company, seat) {
  const view = company.view(seat);
  const legal = company.legal(seat);
  if (view.phase === 'purge') return { type: 'discard', cards: handOf(view).slice(0, legal[0].cards.min) };
  const within = legal.filter(({ target }) => target === undefined || target < company.size);
  return within.toSorted((a, b) => BUSY.indexOf(a.type) - BUSY.indexOf(b.type))[0];
}

const handOf = ({ seats, viewer }) => Object.entries(seats[viewer].hand).flatMap(([object, count]) => Array(count).fill(object));
