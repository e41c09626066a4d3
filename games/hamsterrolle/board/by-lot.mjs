// How a game played at random chooses: first what to do, then with what, then an aim that reaches as far as it must. The
// first numbers of each piece are half of its sides, as its facts have them.

const HALF = {
  red: [45, 15, 5],
  orange: [35, 7.5, 7.5],
  yellow: [20, 20, 7.5],
  green: [30, 15, 10],
  blue: [15, 15, 15],
  purple: [12, 25, 12],
  white: [55, 6, 6],
  black: [18, 60, 18],
};
/** Which of its own axes points forward in each way to hold it. */
const FORWARD = [0, 0, 2, 1, 1, 2];
/** A pyramid is held upright, for its top is on one side only. */
const UPRIGHT = [0, 2];

/** One of the actions, with an aim where it has bounds; `lot(n)` draws a number below n. */
export function choose(actions, lot) {
  const types = [...new Set(actions.map(({ type }) => type))].filter((type, _, all) => type !== 'let_go' || all.length === 1);
  const type = types[lot(types.length)];
  const some = actions.filter((action) => action.type === type);
  const one = some[lot(some.length)];
  return type === 'let_go' ? one : aimed(one, lot);
}

function aimed({ type, piece, compartment, along, reach }, lot) {
  const color = piece.split('-')[0];
  const stands = [0, 1, 2, 3, 4, 5].filter((stand) => color !== 'black' || UPRIGHT.includes(stand));
  const ways = stands.map((stand) => {
    const half = HALF[color][FORWARD[stand]];
    const least = reach?.above == null ? Math.min(0, 30 - half) : reach.above / 1000 + 1 - half;
    const [from, to] = [Math.max(along.min, Math.ceil(least)), Math.min(along.max, Math.floor((reach?.max ?? 56000) / 1000 - half))];
    return { stand, half, from, to };
  });
  const good = ways.filter(({ from, to }) => from <= to);
  // What is short lies between the dividers.
  const careful = good.filter(({ half, from }) => from + half <= 30);
  const some = careful.length > 0 ? careful : good.length > 0 ? good : ways;
  const { stand, from, to } = some[lot(some.length)];
  return { type, piece, compartment, along: Math.min(to, from + lot(4)), side: lot(11) - 5, stand, tilt: 0, yaw: 0, push: 0 };
}
