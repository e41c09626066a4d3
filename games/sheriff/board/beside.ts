// What the game shows beside its views.
// Generated from the Rust types by a test; not to be edited.

import type { Crowns, Good } from './generated.ts';
import type { Sentence } from '#web/generated/sentence.ts';

export type Beside = {
/**
 * King and Queen of every kind if the game ended now, as far as the viewer can see.
 */
crowns: Array<Crowns>,
/**
 * Every standing offer in words, by its number.
 */
offers?: { [key in number]: Sentence },
/**
 * While the viewer is in the market: how many cards are drawn, by how many are set aside.
 */
draws?: Array<number>,
/**
 * While the viewer declares: how many cards of the bag each declaration would misname.
 */
misnamed?: { [key in Good]?: number },
/**
 * By seat, the rounds in which its bag was not as declared.
 */
lies?: Array<Array<number>>,
/**
 * What became of the words that were given, in their order.
 */
words?: Array<Fate>, };

export type Fate = "open" | "kept" | "broken" | "said";
