// The rule of every screen: the bar is one row with a whole title, the question and its buttons are whole, names can be read,
// at the end every score is in sight, and a finger has room on whatever can be chosen, at once or after moving a strip or the
// table, which then shows that it can be moved. Where no game is played, the rule holds for what is in the question's place: the
// curtain, the choices at the end, a replay's controls.

import { SIZES, TOUCHED } from './browser.mjs';

/** The side of the square that a finger needs, in pixels. */
const FINGER = 44;

/** Names of up to this many letters are whole on every plaque. */
const SHORT_NAME = 5;

/** What breaks the rule on the page as it stands, a line each. */
function faultsOf(page) {
  return page.evaluate(look, { finger: FINGER, shortest: SHORT_NAME });
}

/**
 * What breaks it on each of the screens, as the page stands: on telephones with a finger, elsewhere with a mouse. The page is
 * left on the wide one, which is the first of them.
 */
export async function faultsEverywhere(page, where) {
  const faults = [];
  for (const name of Object.keys(SIZES).reverse()) {
    await showOn(page, name);
    faults.push(...(await faultsOf(page)).map((fault) => `${name}, ${where}: ${fault}`));
  }
  return faults;
}

/** Shows the page on one of the screens, with a finger where that is how it is used. */
export async function showOn(page, name) {
  const device = await deviceOf(page);
  await page.setViewportSize(SIZES[name]);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: TOUCHED.includes(name) });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Touches something with a finger, on a page that is shown on a telephone. */
export async function touch(page, what) {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await what.boundingBox();
  const device = await deviceOf(page);
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + Math.min(width, FINGER) / 2, y: y + height / 2 }] });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const devices = new WeakMap();

/** The line to the browser over which a page is given a finger. */
async function deviceOf(page) {
  if (!devices.has(page)) devices.set(page, await page.context().newCDPSession(page));
  return devices.get(page);
}

/** Runs in the page. */
function look({ finger, shortest }) {
  const faults = [];
  const nameOf = (element) => `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`;
  const sizeOf = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)} in ${innerWidth} × ${innerHeight}`;

  /** The part of an element that is within the window and within everything that cuts it off. */
  function seen(element) {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  }

  function isWhole(element) {
    const [box, part] = [element.getBoundingClientRect(), seen(element)];
    return part.width >= box.width - 1.5 && part.height >= box.height - 1.5;
  }

  const isOwn = (own, x, y) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && own.contains(there);
  };

  /** Whether a finger has room in its middle: most things are free there, and finding that out is quick. */
  function isFreeInTheMiddle(own, part) {
    const [left, top] = [(part.left + part.right - finger) / 2, (part.top + part.bottom - finger) / 2];
    const places = [1, 8, 15, 22, 29, 36, 43];
    const isCorner = (x, y) => [x, y].every((place) => place === places[0] || place === places.at(-1));
    return places.every((y) => places.every((x) => isCorner(x, y) || isOwn(own, left + x, top + y)));
  }

  /** Whether a finger has room on it: a square of which nearly every point is its own (corners are round). */
  function isFree(element) {
    const part = seen(element);
    if (part.width < finger - 0.6 || part.height < finger - 0.6) return false;
    const own = element.closest('label') ?? element;
    if (isFreeInTheMiddle(own, part)) return true;
    const points = (length) => Math.floor((length - 1) / (length < 100 ? 4 : 8)) + 1;
    const [across, down] = [points(part.width), points(part.height)];
    const [stepX, stepY] = [(part.width - 1) / (across - 1), (part.height - 1) / (down - 1)];
    // How many points above and left of each are its own, so that any square is counted at once.
    const sums = Array.from({ length: down + 1 }, () => new Array(across + 1).fill(0));
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        const mine = isOwn(own, part.left + 0.5 + x * stepX, part.top + 0.5 + y * stepY) ? 1 : 0;
        sums[y + 1][x + 1] = mine + sums[y][x + 1] + sums[y + 1][x] - sums[y][x];
      }
    }
    const [w, h] = [Math.min(across, Math.ceil((finger - 1) / stepX) + 1), Math.min(down, Math.ceil((finger - 1) / stepY) + 1)];
    for (let y = h; y <= down; y += 1) {
      for (let x = w; x <= across; x += 1) {
        const count = sums[y][x] - sums[y - h][x] - sums[y][x - w] + sums[y - h][x - w];
        if (count >= w * h * 0.85) return true;
      }
    }
    return false;
  }

  const scrollers = (element) => {
    const found = [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const moves = (['auto', 'scroll'].includes(overflowX) && around.scrollWidth > around.clientWidth + 1) || (['auto', 'scroll'].includes(overflowY) && around.scrollHeight > around.clientHeight + 1);
      if (moves) found.push(around);
    }
    return found;
  };

  /** Looks at one thing that can be chosen: as it lies, then after moving what it lies in. */
  function choose(element) {
    const target = element.matches('input') ? (element.closest('label') ?? element) : element;
    if (isFree(target)) return;
    const moved = scrollers(target);
    const box = target.getBoundingClientRect();
    if (moved.length === 0) {
      faults.push(`no room for a finger: ${nameOf(target)} ${sizeOf(box)}`);
      return;
    }
    const unmarked = moved.find((each) => !each.matches('[data-pan]') || !each.dataset.more);
    const before = moved.map((each) => [each, each.scrollLeft, each.scrollTop]);
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const free = isFree(target);
    const after = target.getBoundingClientRect();
    for (const [each, left, top] of before) each.scrollTo({ left, top, behavior: 'instant' });
    if (!free) faults.push(`no room for a finger, even when moved to: ${nameOf(target)} ${sizeOf(after)}`);
    else if (unmarked) faults.push(`nothing shows that it can be moved to: ${nameOf(target)} in ${nameOf(unmarked).slice(0, 40)}`);
  }

  const title = document.querySelector('header h1');
  const isShown = getComputedStyle(title).position !== 'absolute';
  if (isShown && (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 4)) faults.push(`the title is cut off: ${sizeOf(title.getBoundingClientRect())}`);
  const bar = document.querySelector('header').getBoundingClientRect();
  if (bar.height > 1.5 * finger) faults.push(`the bar has several rows: ${sizeOf(bar)}`);
  const question = document.querySelector('.question, .curtain, .replay .controls');
  if (!question) faults.push('there is no question');
  else if (!isWhole(question)) faults.push(`the question is cut off: ${sizeOf(question.getBoundingClientRect())}`);
  for (const button of document.querySelectorAll(':is(.choices, .curtain, .next) :is(button, a)')) {
    if (!isWhole(button)) faults.push(`a button of the question is cut off: ${nameOf(button)} ${sizeOf(button.getBoundingClientRect())}`);
    else if (!isFree(button)) faults.push(`no room for a finger: ${nameOf(button)} ${sizeOf(button.getBoundingClientRect())}`);
  }
  // A name is a name as long as it can be read; a long one may end in dots.
  for (const name of document.querySelectorAll('main.board .plaque .name')) {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    const [part, letters] = [seen(name), name.textContent.trim()];
    if (part.height < bottom - top - 1) continue;
    if (letters.length <= shortest && name.scrollWidth > name.clientWidth + 1) faults.push(`the name is cut off: ${letters}, ${name.clientWidth} of ${name.scrollWidth}`);
    const isCovered = [left + 3, (left + right) / 2, right - 3].some((x) => {
      const there = document.elementFromPoint(x, (top + bottom) / 2);
      return there !== null && !there.contains(name) && !name.contains(there) && !there.matches('.press');
    });
    if (isCovered) faults.push(`something lies on the name: ${letters}`);
  }
  for (const total of document.querySelectorAll('.end .total')) {
    if (seen(total).width < total.getBoundingClientRect().width - 1.5) faults.push(`the score is cut off: ${nameOf(total)} ${sizeOf(total.getBoundingClientRect())}`);
  }
  for (const hand of document.querySelectorAll('ul.hand')) {
    const { height } = hand.firstElementChild?.getBoundingClientRect() ?? { height: 0 };
    if (hand.firstElementChild && seen(hand.firstElementChild).height < height - 2) faults.push(`the hand is cut off: ${sizeOf(hand.getBoundingClientRect())}`);
  }
  const chosen = ['header', 'main.board', 'footer'].map((part) => `${part} :is(a, button:not(:disabled, [aria-disabled='true']), input:not(:disabled), select:not(:disabled), summary)`).join(',');
  for (const element of document.querySelectorAll(chosen)) {
    if (element.closest('.choices, .curtain, .next') || !element.checkVisibility({ visibilityProperty: true })) continue;
    choose(element);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return faults;
}
