// What a screen reader gets of a game: roles, names, and every event and question told once, in order.

import assert from 'node:assert/strict';
import { playNow, playOn, questionOrEnd, TITLE } from './sample.mjs';
import { show } from './stage.mjs';

show('every event and every question is announced once, and events before the question they lead to', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna);
  await questionOrEnd(anna);
  const before = (await readLog(anna)).length;
  await listen(anna);
  await playOn(anna);
  await anna.press(anna.button('web-end-look'));
  const told = (await readLog(anna)).slice(before);
  const heard = await anna.page.evaluate(() => globalThis.announced);

  const events = heard.flat().filter(({ role }) => role === 'log').map(({ text }) => text.trim());
  assert.deepEqual(events, told, 'what is announced is the log, each sentence once and in order');
  assert.ok(events.length > 40, `a whole game was told: ${events.length}`);

  const questions = heard.flat().filter(({ role }) => role === 'status').map(({ text }) => text);
  assert.ok(questions.length > 10, `questions were asked: ${questions.length}`);
  questions.forEach((text, index) => assert.notEqual(text, questions[index - 1], 'no question is announced twice'));
  for (const moment of heard) {
    const roles = moment.map(({ role }) => role);
    assert.ok(!roles.includes('status') || roles.indexOf('status') === roles.length - 1, `the question comes last: ${JSON.stringify(moment)}`);
  }
});

show('the accessibility tree of a table has what is needed to play', async (stage) => {
  const anna = await stage.person('Anna');
  await playNow(anna);
  await questionOrEnd(anna);
  const { page } = anna;

  let tree = await treeOf(anna);
  const question = await page.locator('#question').innerText();
  assert.equal(tree.one('status').text, question, 'the question is there as text');
  assert.equal(tree.one('status').live, 'polite');
  assert.equal(tree.one('log').live, 'polite');
  assert.equal(tree.one('heading', TITLE).role, 'heading');
  assert.equal(tree.one('main').role, 'main');
  for (const id of ['web-rules', 'web-hint', 'web-hand-over', 'web-settings', 'web-log-and-chat']) tree.one('button', anna.say(id));

  const cards = tree.all('button').filter(({ pressed }) => pressed !== undefined);
  assert.equal(cards.length, await page.locator('.hand button').count(), 'every card of the hand is a button');
  cards.forEach(({ name }) => assert.ok(name.length > 2, `a card has a name: ${name}`));

  await anna.press(page.locator('.hand.ready button.lit').first());
  await page.locator('.choices button').first().waitFor();
  tree = await treeOf(anna);
  assert.equal(tree.all('button').filter(({ pressed }) => pressed === 'true').length, 1, 'the card that is picked says so');
  assert.ok(tree.one('group', question), 'its choices are a group under the question');
  const unnamed = tree.all('button').concat(tree.all('link')).filter(({ name }) => name === '');
  assert.deepEqual(unnamed, [], 'nothing that can be pressed is without a name');
});

/** What is announced from now on: moment by moment, what the live regions of the frame were given. */
function listen(person) {
  return person.page.evaluate(() => {
    globalThis.announced = [];
    const question = document.querySelector('#question');
    let last = question.textContent;
    const isLog = (node) => node.nodeType === Node.ELEMENT_NODE && node.matches('[role=log].unseen');
    new MutationObserver((records) => {
      const moment = [];
      for (const { target, addedNodes } of records) {
        if (isLog(target)) for (const node of addedNodes) moment.push({ role: 'log', text: node.textContent });
        const asked = document.querySelector('#question');
        const isQuestion = asked && (asked.contains(target) || [...addedNodes].some((node) => node.contains?.(asked)));
        if (!isQuestion || moment.some(({ role }) => role === 'status')) continue;
        if (asked.textContent !== last) moment.push({ role: 'status', text: asked.textContent });
        last = asked.textContent;
      }
      if (moment.length > 0) globalThis.announced.push(moment);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** The browser's own accessibility tree, as it hands it to a screen reader. */
async function treeOf(person) {
  const session = await person.context.newCDPSession(person.page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (node) =>
    node.role?.value === 'StaticText' ? (node.name?.value ?? '') : (node.childIds ?? []).map((id) => textOf(byId.get(id))).join('');
  const property = (node, name) => node.properties?.find((each) => each.name === name)?.value.value;
  const found = nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: node.role?.value,
      name: node.name?.value ?? '',
      text: textOf(node),
      live: property(node, 'live'),
      pressed: property(node, 'pressed'),
    }));
  const all = (role, name) => found.filter((node) => node.role === role && (name === undefined || node.name === name));
  const one = (role, name) => {
    const these = all(role, name).filter((node) => role !== 'log' || node.name === '');
    assert.equal(these.length, 1, `there is one ${role} ${name ?? ''}: ${JSON.stringify(these)}`);
    return these[0];
  };
  return { all, one };
}

/** The log as it can be read without seeing its pictures. */
function readLog(person) {
  return person.page.locator('.log li').evaluateAll((lines) =>
    lines.map((line) => {
      const read = line.cloneNode(true);
      read.querySelectorAll('[aria-hidden=true]').forEach((picture) => picture.remove());
      return read.textContent.trim();
    }),
  );
}
