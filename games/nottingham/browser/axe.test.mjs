// axe on Nottingham's table at every kind of question, by day and by night: nothing serious, nothing critical.

import assert from 'node:assert/strict';
import { seriousFaults } from '#browser/browser.mjs';
import { decide, playNow, questionOrEnd, viewOf } from './play.mjs';
import { show } from '#browser/stage.mjs';

for (const theme of ['day', 'night']) {
  show(`axe finds nothing serious at Nottingham’s table by ${theme}`, async (stage) => {
    const anna = await stage.person('Anna', { theme, size: theme === 'day' ? 'wide' : 'telephone' });
    await playNow(anna, { seats: 5 });
    const phases = new Set();
    for (let decision = 0; decision < 40 && (await questionOrEnd(anna)) === 'question'; decision += 1) {
      const { phase, shown } = viewOf(anna);
      const kind = `${phase} ${phase === 'choose' ? shown : ''}`;
      if (!phases.has(kind)) assert.deepEqual(await seriousFaults(anna.page), [], `${kind} by ${theme}`);
      phases.add(kind);
      await decide(anna, { nth: decision });
    }
    assert.ok(phases.size > 6, [...phases].join(', '));
  });
}
