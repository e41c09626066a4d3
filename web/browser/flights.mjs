// What is in the air over a table, and in which entry of its log it flew.

/** From now on, remembers the entry of everything that flies. Gives the last entry that had arrived before. */
export function watchFlights(page) {
  return page.evaluate(() => {
    const table = document.querySelector('.table[data-shown]');
    globalThis.flights = new Map();
    const look = () => {
      // An entry is shown when all of it has landed: what is in the air belongs to the next one.
      const entry = Number(table.dataset.shown) + 1;
      for (const each of document.querySelectorAll('.flyers > *')) if (!globalThis.flights.has(each)) globalThis.flights.set(each, entry);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    return Number(table.dataset.arrived);
  });
}

/** The entries in which something flew. */
export const movedIn = (page) => page.evaluate(() => [...new Set(globalThis.flights.values())]);

/** Everything that has arrived is shown, and nothing is in the air. */
export function comesToRest(page) {
  return page.waitForFunction(() => {
    const { shown, arrived } = document.querySelector('.table[data-shown]').dataset;
    return shown === arrived && !document.querySelector('.flyers > *');
  });
}

/** From now on, whatever flies hangs in the air until it is let go: a test can look at it without a clock. */
export function holdFlights(page) {
  return page.evaluate(() => {
    const animate = Element.prototype.animate;
    globalThis.held = [];
    globalThis.fly = () => (Element.prototype.animate = animate);
    Element.prototype.animate = function held(...how) {
      const flight = animate.apply(this, how);
      flight.pause();
      globalThis.held.push(flight);
      return flight;
    };
  });
}

/** What hangs in the air lands, and what flies next hangs there again. */
export function letFlightsGo(page) {
  return page.evaluate(() => globalThis.held.splice(0).forEach((flight) => flight.finish()));
}

/** What hangs in the air lands, and everything flies as ever. */
export async function letAllFly(page) {
  await page.evaluate(() => globalThis.fly());
  await letFlightsGo(page);
}
