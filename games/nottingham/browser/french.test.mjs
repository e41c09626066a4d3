// Nottingham in French: nothing on the table, in the hints or in the rules is English or a message's id.

import { decide, playNow, questionOrEnd } from './play.mjs';
import { reader } from '#browser/reader.mjs';
import { show } from '#browser/stage.mjs';

show('a whole game of Nottingham in French has no English sentence and no message id', async (stage) => {
  const anna = await stage.person('Anna', { language: 'fr', settings: { learn: true } });
  const isFrench = reader(anna);
  await playNow(anna, { seats: 3 });
  for (let decision = 0; (await questionOrEnd(anna)) === 'question'; decision += 1) {
    if (decision % 6 === 0) {
      await anna.press(anna.button('web-hint'));
      await anna.page.locator('.hint').waitFor();
    }
    await isFrench(`decision ${decision}`);
    await decide(anna, { nth: decision });
  }
  await isFrench('the end');
  await anna.press(anna.button('web-rules'));
  await anna.page.locator('.rules h2').first().waitFor();
  await isFrench('the rules');
}, { longest: 600_000 });
