// How web/tools/record-game.mjs draws this game's choices by lot: bounds become an action within them, and half of the bags
// are honest, so that a recording has truths and lies, deals and debts.

/** An action out of everything that may be done. `lot(n)` draws a number below n. */
export function choose(actions, lot, view) {
  const half = () => lot(2) === 0;
  const kinds = actions.filter((action) => action.type === 'declare');
  if (kinds.length > 0 && half()) return mostOf(kinds, view.seats[view.viewer].bag.cards);
  const loads = actions.filter((action) => action.type === 'load');
  if (loads.length > 0 && half()) {
    const honest = loads.filter(({ cards }) => cards.every((card) => card === cards[0]));
    return honest[lot(honest.length)];
  }
  return filled(actions[lot(actions.length)], lot, view);
}

function mostOf(kinds, bag) {
  const count = ({ good }) => bag.filter((card) => card === good).length;
  return kinds.reduce((best, kind) => (count(kind) > count(best) ? kind : best));
}

function filled(action, lot, view) {
  const between = ({ min, max }) => min + lot(max - min + 1);
  const some = (list, most) => shuffled(list, lot).slice(0, lot(Math.min(list.length, most) + 1));
  switch (action.type) {
    case 'market': {
      const aside = shuffled(action.set_aside.from, lot).slice(0, between(action.set_aside));
      const own = view.seats[view.viewer];
      const drawn = view.options.hand_size - own.hand_count + aside.length;
      const left = Math.min(between(action.left), drawn);
      return { type: 'market', set_aside: aside, left, right: Math.min(between(action.right), drawn - left) };
    }
    case 'discard':
      return { ...action, cards: shuffled(action.cards, lot) };
    case 'offer':
    case 'counter':
      return terms(action, lot, view, some);
    case 'accept':
      return action.unnamed?.from ? { ...action, unnamed: shuffled(action.unnamed.from, lot).slice(0, action.unnamed.max) } : action;
    default:
      return action;
  }
}

const KINDS = ['apple', 'cheese', 'chicken', 'pepper', 'mead', 'silk'];
const WORDS = ['When I am sheriff, your bag passes.', 'When I am sheriff, I take nothing from you.', 'I owe you a favour.', 'Meet me behind the mill.'];

function terms(action, lot, view, some) {
  const { give, promises } = action;
  const payer = action.type === 'offer' ? view.viewer : action.seat;
  const chosen = [];
  for (const promise of shuffled(promises, lot).slice(0, 1 + lot(2))) {
    if (!chosen.some((each) => each.seat === promise.seat)) chosen.push(promise);
  }
  const passes = chosen.some((promise) => promise.do === 'let_pass' && promise.seat === payer);
  const bag = passes && give.bag.max > 0 && lot(3) === 0 ? { [KINDS[lot(KINDS.length)]]: 1 + lot(give.bag.max) } : {};
  const legal = Object.fromEntries(Object.entries(give.legal).flatMap(([good, count]) => (lot(3) === 0 ? [[good, 1 + lot(Math.min(2, count))]] : [])));
  const later = lot(3) === 0 ? [{ by: lot(2) === 0 ? payer : view.sheriff, text: WORDS[lot(WORDS.length)] }] : [];
  const common = { coins: lot(Math.min(give.coins.max, 15) + 1), legal, bag };
  if (action.type === 'offer') {
    const cards = some(give.contraband, 2);
    const named = cards.slice(0, lot(cards.length + 1));
    return filledOffer({ type: 'offer', give: { ...common, named, unnamed: cards.slice(named.length) }, promises: chosen, later });
  }
  const replaces = action.replaces[lot(action.replaces.length)];
  const unnamed = lot(Math.min(1, give.contraband.max) + 1);
  return filledOffer({ type: 'counter', seat: action.seat, replaces, give: { ...common, named: [], unnamed_count: unnamed }, promises: chosen, later });
}

/** An offer must say something. */
function filledOffer(offer) {
  const empty = offer.promises.length + offer.later.length === 0;
  return empty ? { ...offer, later: [{ by: offer.seat ?? 0, text: WORDS[2] }] } : offer;
}

function shuffled(list, lot) {
  const rest = [...list];
  return list.map(() => rest.splice(lot(rest.length), 1)[0]);
}
