// A board with a recorded game, for those who draw it: `npm run dev`, then /preview/. Not part of what is shipped.
//
//   ?game=<id> &seats=5      which recording
//   &theme=night  &lang=fr  &speed=slow|usual|fast|at_once  &watching (as a spectator)  &learn (with lessons)
//   #40                      at which step to begin; another one begins anew there

import { mount, unmount } from 'svelte';
import '../src/look/theme.css';
import type { Fixture } from '../src/board/recorded.ts';
import { set, type Settings } from '../src/settings.svelte.ts';
import { learnWords, speak } from '../src/words/language.svelte.ts';
import Preview from './Preview.svelte';

const asked = new URLSearchParams(location.search);
const game = asked.get('game') ?? '';
document.documentElement.dataset.theme = asked.get('theme') ?? 'day';
set({
  language: asked.get('lang') === 'fr' ? 'fr' : 'en',
  speed: (asked.get('speed') ?? 'usual') as Settings['speed'],
  learn: asked.has('learn'),
  learnt: [],
});
await speak();
await learnWords(game);
const recordings = import.meta.glob<Fixture>('../../games/*/board/fixtures/*-seats.json', { import: 'default' });
const load = recordings[`../../games/${game}/board/fixtures/${asked.get('seats') ?? '3'}-seats.json`];
if (!load) throw new Error(`the recordings are: ${Object.keys(recordings).join(', ')}`);
const recording = await load();

let shown: object | null = null;
async function begin() {
  if (shown) await unmount(shown);
  const first = Number(location.hash.slice(1));
  shown = mount(Preview, { target: document.getElementById('app')!, props: { recording, first, watching: asked.has('watching') } });
}
addEventListener('hashchange', () => void begin());
await begin();
