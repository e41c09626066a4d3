// Sentences that follow from what they are about; crates/words/src/by_rule.rs has the same rule, and a test holds the two
// together.

import type { Json } from '../wire.ts';
import type { Filled, Names, Sentence } from './sentence.ts';
import type { Words } from './words.ts';

/** What is listed for a seat, with the labels that do not follow by rule, by their places in the list. */
interface Listed {
  legal: readonly unknown[];
  labels?: { [at: number]: Sentence };
}

/** An action as an instruction: what stands beside it in the list, or what follows from it by rule. */
export function labelIn(game: string, { legal, labels = {} }: Listed, action: object, names: Names): Sentence {
  const written = JSON.stringify(action);
  const at = Object.keys(labels).find((at) => JSON.stringify(legal[Number(at)]) === written);
  return at === undefined ? labelOf(game, action as { [key: string]: Json }, names) : labels[Number(at)]!;
}

/** An action as an instruction: `<game>-action-<type>`, with what it is aimed at, and the action's own fields. */
export function labelOf(game: string, action: { [key: string]: Json | undefined }, names: Names): Sentence {
  const { type, ...fields } = action;
  const args: { [name: string]: Filled } = {};
  const form = 'count' in fields ? 'short' : 'the';
  for (const [key, value] of Object.entries(fields)) {
    if (['seat', 'target', 'to'].includes(key) && typeof value === 'number') args.name = { seat: value };
    else if (key === 'slot' && typeof value === 'number') args.slot = value + 1;
    else {
      const filled = fill(value, form, names);
      if (filled !== null) args[key] = filled;
    }
  }
  const id = [`${game}-action-${dashed(String(type))}`, ...(names.aims ?? []).filter((aim) => aim in fields)].join('-');
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

/** So many cards of a kind. */
export function several(card: string, count: number): Sentence {
  return { id: 'table-several', args: { count, card: { card, form: 'short' } } };
}

/** A field of an action as a sentence names it; null for what no sentence can name. */
function fill(value: Json | undefined, form: string, names: Names): Filled | null {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return Math.round(value);
  if (typeof value === 'string') return names.cards[value] ? { card: value, form } : (names.things[value] ?? value);
  if (!Array.isArray(value)) return null;
  const isCard = (item: Json): item is string => typeof item === 'string' && names.cards[item] !== undefined;
  const firsts = value.filter((item, at) => !isCard(item) || value.indexOf(item) === at);
  const counted = firsts.map((item) => {
    const count = value.filter((other) => other === item).length;
    return isCard(item) && count > 1 ? several(item, count) : fill(item, form, names);
  });
  return counted.filter((item) => item !== null);
}

function dashed(id: string): string {
  return id.replaceAll('_', '-');
}
