// What somebody is called.

import { FORGOTTEN } from '../generated/wire.ts';
import { say } from '../words/language.svelte.ts';

/** A name in the reader's language: nobody's is empty, and that of somebody who was forgotten is a word. */
export function called(name: string | null | undefined): string {
  return name === FORGOTTEN ? say('web-forgotten') : (name ?? '');
}
