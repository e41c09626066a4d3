// Carrying something with a mouse, or with a finger on a telephone.

/** Carries something to a place, which may show itself only while it is carried; or to a point, if `to` tells one. */
export async function carry(person, what, { to }) {
  const { page } = person;
  const from = await middleOf(what);
  const pointer = person.touch ? await finger(page) : mouse(page);
  await pointer.down(from);
  await pointer.move({ x: from.x, y: from.y - 20 });
  await page.locator('.carried').waitFor();
  if (typeof to !== 'function') await to.waitFor();
  const there = await (typeof to === 'function' ? to() : middleOf(to));
  await pointer.move({ x: (from.x + there.x) / 2, y: (from.y + there.y) / 2 });
  await pointer.move(there);
  await pointer.up(there);
}

async function middleOf(what) {
  const { x, y, width, height } = await what.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

function mouse(page) {
  return {
    down: async ({ x, y }) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }) => page.mouse.move(x, y),
    up: () => page.mouse.up(),
  };
}

/** The browser's own test door: playwright's finger only taps. */
async function finger(page) {
  const door = await page.context().newCDPSession(page);
  // A finger takes its time: one that is lifted at full speed flings the page, and the next tap only stops that.
  let time = Date.now() / 1000 - 5;
  const touch = (type, touchPoints) => door.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: (time += 1) });
  return {
    down: (at) => touch('touchStart', [at]),
    move: (at) => touch('touchMove', [at]),
    up: () => touch('touchEnd', []),
  };
}
