// Looks for a deal to learn a game from: plays its lesson with different learners, and says which decisions each has met.
//
//   node --experimental-websocket web/tools/lesson-deal.mjs <game> <seats> <first seed> <last seed> [options]
//
// The best deal is one in which everybody soon meets every kind of decision that the board's `lessons` names. The number is
// kept in games/<game>/box/index.ts; web/browser/learn.test.mjs plays the lesson and checks that it keeps its promise.

import { runnerImport } from 'vite';
import { Company } from '../browser/company.mjs';
import { dealNumber } from '../browser/deal.mjs';
import { Learner } from '../browser/learner.mjs';
import { Server } from '../browser/server.mjs';

const [game, seats, first, last = first, options = '{}'] = process.argv.slice(2);
const LEARNERS = [1, 2, 3, 4, 5];

const { module: { lesson, LESSONS } } = await runnerImport(new URL(`../../games/${game}/board/words.ts`, import.meta.url).pathname, { configFile: false, logLevel: 'error' });
const server = await Server.start();
try {
  for (let seed = Number(first); seed <= Number(last); seed += 1) {
    const games = [];
    for (const learner of LEARNERS) games.push(await learn(seed, learner));
    const [missing, soon] = [games.map((each) => each.missing.length), games.map(({ after }) => after)];
    console.log(`${seed} ${dealNumber({ game, seats, seed, options: JSON.parse(options) })} missing ${missing} (${[...new Set(games.flatMap((each) => each.missing))].join(' ')}), met after ${soon} of ${games.map(({ count }) => count)} decisions`);
  }
} finally {
  await server.close();
}

/** Plays one lesson: which decisions were never met, after how many decisions the last new one came, and how many there were. */
async function learn(seed, as) {
  const learner = await Learner.of(game, as);
  const company = await Company.gather([await visitor()], { game, seed, options: JSON.parse(options), bots: Array(seats - 1).fill('novice') });
  const met = new Map();
  let count = 0;
  for (let seat; (seat = await company.next()) !== undefined; ) {
    const sight = company.sight(seat);
    count += 1;
    const { id } = lesson(sight) ?? {};
    if (id !== undefined && !met.has(id)) met.set(id, count);
    await company.act(seat, learner.decide(sight.legal, sight.view));
  }
  company.leave();
  return { missing: LESSONS.kinds.filter((kind) => !met.has(kind)), after: Math.max(...met.values()), count };
}

/** Somebody without a browser, who has what a company asks of a person. */
async function visitor() {
  let cookie = '';
  const request = (method) => async (path, { data }) => {
    const answer = await fetch(new URL(path, server.url), { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(data) });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await answer.text();
    return { ok: () => answer.ok, text: async () => text, json: async () => JSON.parse(text) };
  };
  const cookies = async () => [{ name: cookie.split('=')[0], value: cookie.slice(cookie.indexOf('=') + 1) }];
  return { name: 'Anna', url: server.url, context: { request: { put: request('PUT'), post: request('POST') }, cookies } };
}
