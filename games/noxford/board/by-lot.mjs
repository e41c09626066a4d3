// How a game played at random chooses: first what to do, then with what, so that the many gear moves do not crowd out the
// rest.

/** One of the actions; `lot(n)` draws a number below n. */
export function choose(actions, lot) {
  const types = [...new Set(actions.map(({ type }) => type))];
  const type = types[lot(types.length)];
  const some = actions.filter((action) => action.type === type);
  return some[lot(some.length)];
}
