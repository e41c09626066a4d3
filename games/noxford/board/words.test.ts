// Every button and lesson of the board has its words in both languages, and the rules open where one is.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectWhole } from '#web/words/expect-whole.ts';
import { sourceOf } from '#web/words/read-words.ts';
import { Sentences } from '#web/words/words.ts';
import { FACTS } from './told.ts';
import type { Action, Good, Phase, Sight, View } from './types.ts';
import { aboutWords, goodWords, labelWords, lesson, LESSONS, rulesPart, valueWords } from './words.ts';

const GOODS = Object.keys(FACTS.worth) as Good[];
const ACTIONS: Action[] = [...GOODS.map((good) => ({ type: 'seal' as const, good })), { type: 'open', seat: 1 }, { type: 'wave' }];
const PHASES: Phase[] = ['seal', 'gate', 'over'];

const own = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const view = (phase: Phase): View => ({
  game: 'noxford',
  viewer: 0,
  options: { first_player: 'random', fee: 2 },
  phase,
  pending: [],
  round: 1,
  guard: 2,
  seats: [8, 10, 12].map((coins) => ({ hand_count: 3, sealed: false, coins })),
  deck_count: 27,
  gone: {},
});

const sight = (phase: Phase, legal: Action[]): Sight => ({ viewer: 0, view: view(phase), events: [], told: [], scores: [8, 10, 12], legal, asked: legal.length > 0 ? 1 : null });

test.each(['en', 'fr'])('every button, good and lesson has its words (%s)', (language) => {
  const sentences = new Sentences(language);
  sentences.add(sourceOf(`words/${language}/table.ftl`));
  sentences.add(own(`words/${language}.ftl`));
  for (const action of ACTIONS) expectWhole(labelWords(action, ['Maud', 'Basile', 'Colette'], 0), sentences);
  for (const good of GOODS) [goodWords, valueWords, aboutWords].forEach((words) => expectWhole(words(good), sentences));
  expectWhole(LESSONS.next, sentences);
  for (const phase of ['seal', 'gate'] as const) expectWhole(lesson(sight(phase, ACTIONS))!.words, sentences);
});

test('whoever is not asked has nothing to learn', () => {
  expect(lesson(sight('seal', []))).toBeNull();
});

test.each(['en', 'fr'])('the rules open at the part that is being played (%s)', (language) => {
  for (const phase of PHASES) expect(own(`players/${language}.md`)).toContain(`{#${rulesPart(view(phase))}}`);
});
