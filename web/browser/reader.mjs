// Reads pages and finds what is not French.

import assert from 'node:assert/strict';
import { bundleOf, messageIds } from './words.mjs';

/** Reads a page as people and as screen readers do, and finds what is not French. */
export function reader(person) {
  const ids = messageIds();
  const english = englishPieces();
  return async (where) => {
    const text = await person.page.evaluate(() => {
      const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext], img[alt]')].flatMap((each) =>
        ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'].map((name) => each.getAttribute(name) ?? ''),
      );
      return [document.title, document.body.textContent, ...spoken].join('\n');
    });
    assert.deepEqual(ids.filter((id) => new RegExp(`(^|[^\\w-])${id}($|[^\\w-])`).test(text)), [], `no message id on ${where}`);
    assert.deepEqual(english.filter((piece) => text.includes(piece)), [], `no English on ${where}`);
    assert.doesNotMatch(text, /\{ ?\$|\{\$|undefined|\[object|NaN/, where);
    assert.doesNotMatch(text, /[^\s\u202f\u00a0(«][!?;]|\p{L}:\s/u, `narrow spaces on ${where}`);
  };
}

/** Pieces of plain text that are in the English words and in no French ones, long enough to be no accident. */
function englishPieces() {
  const pieces = (language) => {
    const found = [];
    const walk = (piece) => {
      if (typeof piece === 'string') found.push(piece.trim());
      else if (Array.isArray(piece)) piece.forEach(walk);
      else if (piece?.type === 'select') piece.variants.forEach(({ value }) => walk(value));
    };
    for (const { value, attributes } of bundleOf(language)._messages.values()) {
      walk(value);
      Object.values(attributes).forEach(walk);
    }
    return found;
  };
  const french = pieces('fr').join('\n');
  return [...new Set(pieces('en'))].filter((piece) => piece.length >= 6 && /\s/.test(piece) && !french.includes(piece));
}
