// The language of the page: which one, and its sentences. The one place where components ask for text.

import { settings } from '../settings.svelte.ts';
import { Sentences, type Part, type Words, type Argument } from './words.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const NAMES_OF_LANGUAGES: Record<Language, string> = { en: 'English', fr: 'Français' };

/** What is always said: Fluent files by their paths. */
const first: Record<Language, () => Promise<{ default: Record<string, string> }>> = { en: () => import('./en.ts'), fr: () => import('./fr.ts') };

/** What a game says, loaded with its board. */
const games = import.meta.glob<string>('../../../games/*/words/*.ftl', { query: '?raw', import: 'default' });

let spoken: Sentences = $state.raw(new Sentences('en'));
const learnt = new Set<string>();

/** The language that the browser asks for first, of those we have. */
export function browserLanguage(asked: readonly string[]): Language {
  const wanted = asked.map((tag) => tag.toLowerCase().split('-')[0]);
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag ?? '')) ?? 'en') as Language;
}

/** The language in use: the one that was set, or the browser's. */
export function chosenLanguage(): Language {
  return settings.language === 'auto' ? browserLanguage(navigator.languages) : settings.language;
}

/** Speaks the language in use from here on. */
export async function speak(): Promise<void> {
  const language = chosenLanguage();
  const sentences = new Sentences(language);
  const [always, ...more] = await Promise.all([first[language](), ...wordsOfGames(language).map((load) => load())]);
  for (const source of [...Object.values(always.default), ...more]) sentences.add(source);
  spoken = sentences;
  document.documentElement.lang = language;
}

/** Adds a game's words to what can be said. */
export async function learnWords(game: string): Promise<void> {
  if (learnt.has(game)) return;
  learnt.add(game);
  await speak();
}

function wordsOfGames(language: Language): (() => Promise<string>)[] {
  return [...learnt].flatMap((game) => games[`../../../games/${game}/words/${language}.ftl`] ?? []);
}

/** The language that is spoken now. */
export function language(): string {
  return spoken.language;
}

/** Whether there are words for a sentence. */
export function isSaid(id: string): boolean {
  return spoken.has(id);
}

/** A sentence as text. */
export function say(id: string, args?: Record<string, Argument>): string {
  return spoken.say(args ? { id, args } : { id });
}

/** A sentence that was named elsewhere, as text. */
export function sayWords(words: Words): string {
  return spoken.say(words);
}

/** A sentence in pieces, its cards apart. */
export function partsOf(words: Words): Part[] {
  return spoken.parts(words);
}

