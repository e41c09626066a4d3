// Sentences that follow from what they are about; crates/words/src/by_rule.rs has the same rule, and a test holds the two
// together.

import type { Json } from '../wire.ts';
import type { Filled, Names, Sentence } from './sentence.ts';
import type { Words } from './words.ts';

/** An action as an instruction: `<game>-action-<type>`, with the action's own fields. */
export function labelOf(game: string, action: { [key: string]: Json | undefined }, names: Names): Sentence {
  const { type, ...fields } = action;
  const args: { [name: string]: Filled } = {};
  for (const [key, value] of Object.entries(fields)) {
    if ((key === 'seat' || key === 'target') && typeof value === 'number') args.name = { seat: value };
    else {
      const filled = fill(value, names);
      if (filled !== null) args[key] = filled;
    }
  }
  const id = `${game}-action-${dashed(String(type))}`;
  return Object.keys(args).length > 0 ? { id, args } : { id };
}

/** The sentence for a rule's reason to refuse. */
export function refusalOf(game: string, reason: string): Words {
  return { id: `${game}-refusal-${dashed(reason)}` };
}

/** The name of a part of the score. */
export function scorePartOf(game: string, key: string): Words {
  return { id: `${game}-score-${dashed(key)}` };
}

/** A field of an action as a sentence names it; null for what no sentence can name. */
function fill(value: Json | undefined, names: Names): Filled | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Math.round(value);
  if (typeof value === 'string') return names.cards[value] ? { card: value, form: 'the' } : (names.things[value] ?? value);
  if (Array.isArray(value)) return value.map((item) => fill(item, names)).filter((item) => item !== null);
  return null;
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
