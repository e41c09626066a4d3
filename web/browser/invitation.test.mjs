// The invitation: a link and a code that others can open, or why they cannot. And a link for one's other device.

import assert from 'node:assert/strict';
import { show } from './stage.mjs';
import { atTable, openBox, setUp } from './sample.mjs';

show('a server for its own machine says that nobody else can come, and how to let them in', async (stage) => {
  const anna = await stage.person('Anna');
  await setUp(anna);
  await anna.page.getByText(anna.say('web-invite-only-here')).waitFor();
  await anna.page.getByText('--address 0.0.0.0').waitFor();
  assert.equal(await anna.page.getByRole('img', { name: anna.say('web-waiting-qr') }).count(), 0, 'no code that leads nowhere');
});

show(
  'a host who has opened the page on the machine itself hands round the address that others know',
  async (stage) => {
    const anna = await stage.person('Anna');
    await setUp(anna);
    const { address } = await (await anna.context.request.get('api/invitation')).json();
    if (address === null) {
      // A machine that is in no network has nobody to invite.
      await anna.page.getByText(anna.say('web-invite-no-network')).waitFor();
      return;
    }
    const link = anna.page.getByLabel(anna.say('web-waiting-link'), { exact: true });
    await anna.page.waitForFunction((link) => !new URL(link.value).hostname.startsWith('127.'), await link.elementHandle());
    assert.equal(new URL('/', await link.inputValue()).href, address);
    await anna.page.getByRole('img', { name: anna.say('web-waiting-qr') }).waitFor();
    const answer = await fetch(address);
    assert.ok(answer.ok, 'and it can be opened');
  },
  { serve: { address: '0.0.0.0' } },
);

show('a link for another device says who one will become, and has no button when it is used up', async (stage) => {
  const [anna, ben] = [await stage.person('Anna'), await stage.person('Ben', { size: 'telephone' })];
  await openBox(anna);
  await anna.press(anna.button('web-play-now'));
  await anna.giveName();
  await atTable(anna);
  await anna.press(anna.button('web-settings'));
  await anna.press(anna.button('web-recovery-make'));
  const link = await anna.page.getByLabel(anna.say('web-recovery-link'), { exact: true }).inputValue();
  // On a server for its own machine no telephone can open it, and the page says so instead of showing a code.
  await anna.page.getByRole('dialog').getByText(anna.say('web-invite-only-here')).waitFor();
  await ben.page.goto(link);
  await ben.page.getByText(ben.say('web-recover-as', { name: 'Anna' })).waitFor();
  await ben.press(ben.button('web-recover-go'));
  await ben.page.getByText('Anna').first().waitFor();
  await ben.page.goto(link);
  await ben.page.getByText(ben.say('web-recover-used')).waitFor();
  assert.equal(await ben.button('web-recover-go').count(), 0);
});
