// Two helps that a person may want: questions with one answer answered for them, and a reminder of what they have seen.

import assert from 'node:assert/strict';
import { decide, playNow, questionOrEnd, settled, sightOf } from './play.mjs';
import { show } from '#browser/stage.mjs';
import { asked } from '#browser/table.mjs';

show('a question with one answer is answered for whoever wants it, and not at once', async (stage) => {
  const anna = await stage.person('Anna', { settings: { forced: true } });
  await playNow(anna, { seats: 4 });
  let answered = 0;
  for (let decision = 0; answered < 3; decision += 1) {
    assert.equal(await questionOrEnd(anna), 'question');
    const { legal, viewer } = sightOf(anna);
    const question = await asked(anna);
    if (legal.length > 1) {
      await decide(anna, { nth: decision });
      continue;
    }
    await anna.page.waitForFunction((question) => document.querySelector('.table[data-shown]')?.getAttribute('data-asked') !== question, question);
    // By the server's times: how late the test comes to look changes nothing.
    const steps = anna.heard.filter(({ type }) => type === 'step');
    const asking = steps.find(({ number }) => number === Number(question));
    const answer = steps.find(({ number, what }) => number > asking.number && what.kind === 'acted' && what.seat === viewer);
    assert.ok(answer.at - asking.at > 1000, `it takes as long as a person might: ${answer.at - asking.at}`);
    answered += 1;
  }
});

show('at a table with a reminder, what was seen of a hand stands beside it', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna, { seats: 4, level: 'novice' });
  for (let decision = 0; decision < 120; decision += 1) {
    assert.equal(await questionOrEnd(anna), 'question', 'something is seen before the end');
    const { memory } = sightOf(anna);
    assert.ok(memory, 'novices’ tables remind');
    const seat = Object.keys(memory.hands).find((each) => Object.keys(memory.hands[each]).length > 0);
    if (seat !== undefined) {
      await settled(anna);
      const pictures = anna.page.locator(`[data-place="known/${seat}"] .kind`);
      assert.equal(await pictures.count(), Object.keys(memory.hands[seat]).length);
      return;
    }
    await decide(anna, { nth: decision });
  }
  assert.fail('nothing was remembered');
});
