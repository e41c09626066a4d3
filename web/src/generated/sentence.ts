// A sentence that has not been said yet, and what is filled into it.
// Generated from the Rust types by a test; not to be edited.

import type { Seat } from '#web/generated/table.ts';

export type Sentence = {
/**
 * `message`, or `message.form`, in the files of words.
 */
id: string,
/**
 * The seat that it is about: `$who`, "you" or "other", and `$name`.
 */
by?: Seat,
/**
 * A second seat, to which something is said or done: `$whom`, "you" or "other", and `$to`, its name.
 */
to?: Seat,
/**
 * What else is filled in.
 */
args?: Arguments, };

export type Arguments = { [name: string]: Filled };

export type Filled = number | string | {
/**
 * Which.
 */
seat: Seat, } | CardName | Sentence | Array<Filled>;

export type CardName = {
/**
 * The card's id in the protocol.
 */
card: string,
/**
 * The form of its name: `the` for "the red 4". The plain one where its name has no such form.
 */
form?: string,
/**
 * How many there are, where the name depends on it.
 */
count?: number, };
