import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte.ts';
import { browserLanguage } from './words/language.svelte.ts';

test('what was kept is read again', () => {
  expect(readSettings('{"language":"fr","sound":true,"learnt":["toll/fill"],"orders":{"toll":[],"other":["calm"]}}')).toEqual({
    language: 'fr',
    sound: true,
    learnt: ['toll/fill'],
    orders: { toll: [], other: ['calm'] },
  });
});

test.each([null, '', 'no json', '[1]', 'null', '{"theme":"dawn","speed":7,"learnt":[1],"orders":{"toll":[1],"other":"calm"},"other":true}'])('of %s nothing strange is taken', (text) => {
  const read = readSettings(text);
  expect(Object.keys(read).filter((key) => key !== 'learnt' && key !== 'orders')).toEqual([]);
  expect(read.learnt ?? []).toEqual([]);
  expect(read.orders ?? {}).toEqual({});
});

test('the language is the first of the browser’s that there is, or English', () => {
  expect(browserLanguage(['de-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(browserLanguage(['EN-us'])).toBe('en');
  expect(browserLanguage(['de'])).toBe('en');
});
