// Every message between server and client.
// Generated from the Rust types by a test; not to be edited.

import type { Standings, Viewer } from '#web/generated/table.ts';
import type { Sentence } from '#web/generated/sentence.ts';

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

export type Envelope = {
/**
 * Up to 64 characters, chosen by the client, unique for this person at this table.
 */
id: string, } & ({ "do": "act",
/**
 * For which of the person's seats.
 */
seat: number,
/**
 * The `asked` of the question that this answers: if it has been answered since, the action is `stale`.
 */
asked: number,
/**
 * The action.
 */
action: JsonValue, } | { "do": "sit",
/**
 * Which.
 */
seat: number,
/**
 * The name at this seat; the person's own where it is left out.
 */
name?: string | null, } | { "do": "stand",
/**
 * Which.
 */
seat: number, } | { "do": "seat_bot",
/**
 * Which.
 */
seat: number,
/**
 * How well it plays.
 */
level: Level, } | { "do": "fill_seats",
/**
 * How well they play.
 */
level: Level, } | { "do": "change",
/**
 * How many seats there are.
 */
seats: number,
/**
 * Options that differ from the defaults. One with a name for each seat that is left out stays as people have chosen it.
 */
options?: JsonValue | null,
/**
 * Seconds for each decision, as when the table was made.
 */
clock?: number | null,
/**
 * Whether actions can be taken back; as it was, where this is left out.
 */
undo?: boolean | null, } | { "do": "clear_seat",
/**
 * Which.
 */
seat: number, } | { "do": "choose",
/**
 * For which seat.
 */
seat: number,
/**
 * The option's key.
 */
option: string,
/**
 * One of the option's names.
 */
name: string, } | { "do": "start" } | { "do": "hand_over",
/**
 * Which.
 */
seat: number, } | { "do": "take_back",
/**
 * Which.
 */
seat: number, } | { "do": "undo",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step in which it was done.
 */
number: number, } | { "do": "answer_undo",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step that is to be taken back.
 */
number: number,
/**
 * Whether the person agrees.
 */
agrees: boolean, } | { "do": "let_watchers_speak",
/**
 * Whether they may.
 */
may: boolean, } | { "do": "chat",
/**
 * Up to 500 characters.
 */
text: string, } | { "do": "hint",
/**
 * Which.
 */
seat: number, } | { "do": "foresee",
/**
 * Which.
 */
seat: number,
/**
 * The action, as in `act`.
 */
action: JsonValue, } | { "do": "rematch" });

export type Request = { "do": "act",
/**
 * For which of the person's seats.
 */
seat: number,
/**
 * The `asked` of the question that this answers: if it has been answered since, the action is `stale`.
 */
asked: number,
/**
 * The action.
 */
action: JsonValue, } | { "do": "sit",
/**
 * Which.
 */
seat: number,
/**
 * The name at this seat; the person's own where it is left out.
 */
name?: string | null, } | { "do": "stand",
/**
 * Which.
 */
seat: number, } | { "do": "seat_bot",
/**
 * Which.
 */
seat: number,
/**
 * How well it plays.
 */
level: Level, } | { "do": "fill_seats",
/**
 * How well they play.
 */
level: Level, } | { "do": "change",
/**
 * How many seats there are.
 */
seats: number,
/**
 * Options that differ from the defaults. One with a name for each seat that is left out stays as people have chosen it.
 */
options?: JsonValue | null,
/**
 * Seconds for each decision, as when the table was made.
 */
clock?: number | null,
/**
 * Whether actions can be taken back; as it was, where this is left out.
 */
undo?: boolean | null, } | { "do": "clear_seat",
/**
 * Which.
 */
seat: number, } | { "do": "choose",
/**
 * For which seat.
 */
seat: number,
/**
 * The option's key.
 */
option: string,
/**
 * One of the option's names.
 */
name: string, } | { "do": "start" } | { "do": "hand_over",
/**
 * Which.
 */
seat: number, } | { "do": "take_back",
/**
 * Which.
 */
seat: number, } | { "do": "undo",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step in which it was done.
 */
number: number, } | { "do": "answer_undo",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step that is to be taken back.
 */
number: number,
/**
 * Whether the person agrees.
 */
agrees: boolean, } | { "do": "let_watchers_speak",
/**
 * Whether they may.
 */
may: boolean, } | { "do": "chat",
/**
 * Up to 500 characters.
 */
text: string, } | { "do": "hint",
/**
 * Which.
 */
seat: number, } | { "do": "foresee",
/**
 * Which.
 */
seat: number,
/**
 * The action, as in `act`.
 */
action: JsonValue, } | { "do": "rematch" };

export type Message = { "type": "table" } & TableNow | { "type": "history",
/**
 * The next part of them, in order.
 */
steps: Array<Step>,
/**
 * Whether this is all.
 */
last: boolean, } | { "type": "step" } & Step | { "type": "done",
/**
 * The request's id.
 */
id: string,
/**
 * The log entry it made, if it made one.
 */
number: number | null, } | { "type": "refused",
/**
 * The request's id; null where the message could not be read that far.
 */
id: string | null,
/**
 * Why.
 */
error: Problem,
/**
 * What a board draws of an action that was to be foreseen, so that one can see why not; none where the game draws
 * nothing.
 */
sketch?: JsonValue, } | { "type": "hint",
/**
 * The request's id.
 */
id: string,
/**
 * For which seat.
 */
seat: number,
/**
 * The action; null where the seat may speak and had better be silent.
 */
action: JsonValue,
/**
 * The action as a sentence; null where there is no action.
 */
label: Sentence | null,
/**
 * Why, the weightiest first: each with its sentence as `words`.
 */
reasons: Array<Reason & { words: Sentence }>,
/**
 * What it was weighed against; null where there was no other choice.
 */
instead: Instead | null, } | { "type": "foreseen",
/**
 * The request's id.
 */
id: string,
/**
 * For which seat.
 */
seat: number,
/**
 * The events that are sure to come first.
 */
events: Array<JsonValue>,
/**
 * What the action will do, as a sentence; null where the game has none for it.
 */
effect: Sentence | null,
/**
 * What the game would have to show beside the view after the action; none where that cannot be known.
 */
beside?: JsonValue,
/**
 * What a board draws of the action; none where the game draws nothing.
 */
sketch?: JsonValue, } | { "type": "waits",
/**
 * Whether it does.
 */
on: boolean,
/**
 * Milliseconds until the clock of the decision due now runs out: while the table waits, it stands still.
 */
deadline_ms: number | null,
/**
 * Milliseconds until the game's own clock is up; none while it does not run.
 */
timer_ms: number | null, } | { "type": "alive" } | { "type": "chat" } & ChatLine | { "type": "presence",
/**
 * By seat: whether its person is connected. Bots always are.
 */
here: Array<boolean>,
/**
 * How many watch without a seat.
 */
watching: number,
/**
 * The names of some of them, who came first: of those with a name that nobody at the table uses, and who are
 * connected to this node.
 */
watchers: Array<string>, } | { "type": "closing",
/**
 * Why.
 */
reason: Closing, };

export type Closing = "shutdown" | "too_slow" | "too_many_messages" | "gone" | "not_found";

export type Problem = {
/**
 * For programs.
 */
code: Code,
/**
 * For people, in English.
 */
message: string,
/**
 * The rule that refused, where one did.
 */
rule?: string,
/**
 * The reason in the game's own words, where its rules page names one. Each game has its own list of them.
 */
reason?: string, };

export type Code = "bad_request" | "no_game" | "unknown_game" | "bad_setup" | "bad_deal" | "old_deal" | "old_rules" | "bad_position" | "game_over" | "not_your_turn" | "illegal_action" | "too_large" | "internal_error" | "stale" | "cannot_undo" | "not_yours" | "not_host" | "not_started" | "already_started" | "seat_taken" | "taken" | "name_taken" | "seats_open" | "not_found" | "forbidden_origin" | "no_name" | "too_many_tables" | "too_many_requests" | "too_much_kept" | "no_room" | "unavailable";

export type TableNow = {
/**
 * The number of the last log entry.
 */
number: number,
/**
 * The table itself.
 */
table: TableInfo,
/**
 * Whether this person may start it, seat bots and clear seats.
 */
you_host: boolean,
/**
 * The game as each of this person's seats sees it, or as a spectator does; empty before the start.
 */
sights: Array<SeatSight>,
/**
 * What can be taken back now, if anything can be.
 */
undo?: UndoNow,
/**
 * The last of what was said.
 */
chat: Array<ChatLine>, };

export type TableInfo = {
/**
 * Unguessable; the table's link is `/t/<id>`.
 */
id: string,
/**
 * The game's id.
 */
game: string,
/**
 * The game's options.
 */
options: JsonValue,
/**
 * `waiting`, `playing` or `over`.
 */
state: TableState,
/**
 * One for each seat.
 */
seats: Array<SeatInfo>,
/**
 * Which seats play together, team by team; none where everybody plays alone.
 */
teams?: Array<Array<number>>,
/**
 * Whether the lobby lists it.
 */
listed: boolean,
/**
 * Whether its people share one device.
 */
one_screen: boolean,
/**
 * Seconds for each decision; none without a clock.
 */
clock: number | null,
/**
 * Seconds after which a bot plays for somebody who is gone.
 */
away_after: number,
/**
 * Whether each seat is reminded of what it has seen: its sights have a `memory`.
 */
memory_aid: boolean,
/**
 * Whether actions can be taken back, where the game lets them be.
 */
undo: boolean,
/**
 * Whether those who only watch may speak here.
 */
watchers_speak: boolean,
/**
 * Milliseconds until the clock of the decision due now runs out.
 */
deadline_ms: number | null,
/**
 * Milliseconds until the game's own clock is up; none while it does not run.
 */
timer_ms: number | null,
/**
 * How it ended.
 */
result: Standings<{ [part: string]: number | { [name: string]: number } | Array<string> }> | null,
/**
 * The end in sentences: who has won, and then why.
 */
ending: Array<Sentence> | null,
/**
 * Whether it was made from a deal number: somebody may know the cards, and it counts in nobody's figures.
 */
known_deal: boolean,
/**
 * The number of its deal, once it is over. Until then nobody is told.
 */
deal: string | null,
/**
 * The table of the next game of the same people.
 */
rematch: string | null,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

export type TableState = "waiting" | "playing" | "over";

export type SeatInfo = {
/**
 * Who sits there.
 */
who: Who,
/**
 * The name shown; a bot has one, too.
 */
name: string | null,
/**
 * A bot's level.
 */
level: Level | null,
/**
 * Whether it is this person's.
 */
yours: boolean,
/**
 * Why a bot is playing for the person just now.
 */
played_by_bot: Why | null, };

export type Who = "open" | "person" | "bot";

export type Step = {
/**
 * Its number.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * What kind of entry it is.
 */
what: What,
/**
 * The table after it; null in `acted` entries that change nothing of it but the clocks. Who owes a decision is told
 * by the views.
 */
table: TableInfo | null,
/**
 * Milliseconds until the clock runs out.
 */
deadline_ms: number | null,
/**
 * Milliseconds until the game's own clock is up; none while it does not run.
 */
timer_ms: number | null,
/**
 * What can be taken back now, if anything can be; nothing in a step of the past.
 */
undo?: UndoNow,
/**
 * The game after it, as each of this person's seats sees it, or as a spectator does. Around one screen, the seats' are
 * followed by a spectator's: what may lie open while the device goes from hand to hand.
 */
sights: Array<SeatSight>, };

export type UndoNow = {
/**
 * The seats that can take back what they have done last.
 */
can: Array<CanUndo>,
/**
 * What the others are being asked.
 */
question: UndoQuestion | null, };

export type CanUndo = {
/**
 * Which.
 */
seat: number,
/**
 * The number of the step in which it was done.
 */
number: number,
/**
 * Whether the others have to agree, because somebody has acted since.
 */
asks: boolean, };

export type UndoQuestion = {
/**
 * Which.
 */
seat: number,
/**
 * The number of the step that is to be taken back.
 */
number: number,
/**
 * The seats that have still to agree.
 */
waits_for: Array<number>, };

export type What = { "kind": "made" } | { "kind": "sat",
/**
 * Where.
 */
seat: number, } | { "kind": "left",
/**
 * Which.
 */
seat: number, } | { "kind": "bot_sat",
/**
 * Where.
 */
seat: number, } | { "kind": "filled" } | { "kind": "changed" } | { "kind": "chose",
/**
 * For which.
 */
seat: number, } | { "kind": "started" } | { "kind": "acted",
/**
 * Which.
 */
seat: number,
/**
 * Who decided.
 */
by: By, } | { "kind": "undo_asked",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step in which it was done.
 */
number: number, } | { "kind": "undo_agreed",
/**
 * Whose seat.
 */
seat: number, } | { "kind": "undo_refused",
/**
 * Whose seat.
 */
seat: number, } | { "kind": "undone",
/**
 * Which.
 */
seat: number,
/**
 * The number of the step in which it was done.
 */
number: number,
/**
 * How many actions were taken back.
 */
count: number, } | { "kind": "bot_took_over",
/**
 * Which.
 */
seat: number,
/**
 * Why.
 */
why: Why, } | { "kind": "took_back",
/**
 * Which.
 */
seat: number, } | { "kind": "watchers_speak",
/**
 * Whether they may.
 */
may: boolean, } | { "kind": "rematched",
/**
 * Its id.
 */
table: string, };

export type By = "person" | "bot" | "away" | "handed_over" | "clock" | "timer";

export type Why = "away" | "handed_over";

export type SeatSight = {
/**
 * A seat, or `"spectator"`.
 */
viewer: Viewer,
/**
 * What this step's entry did, as this viewer may see it. Empty in a `table` message.
 */
events: Array<JsonValue>,
/**
 * For each of those events the sentence that tells it, or null for one that needs none.
 */
told: Array<Sentence | null>,
/**
 * The view after it. Its `pending` says which seats owe a decision: nothing else on the wire does.
 */
view: JsonValue,
/**
 * What the game has to show beside the view, because its rules make it of the view; only where the view is not enough.
 */
beside?: JsonValue,
/**
 * What each seat would have if the game ended now, as far as everybody can know who has watched; at the end, the score.
 */
scores: Array<number>,
/**
 * What the seat has seen and can still be sure of beyond its view, in the game's own words: only at a table with a
 * memory aid, and never for a spectator.
 */
memory?: JsonValue,
/**
 * What the seat may decide now; empty also where the list would be too long to tell, and in a step of the past.
 */
legal: Array<JsonValue>,
/**
 * The labels of what may be decided that do not follow by rule from the action, as sentences, by their places in `legal`.
 */
labels?: { [at: number]: Sentence },
/**
 * What the seat is asked, as a sentence, while the table waits for its decision.
 */
question?: Sentence,
/**
 * What each standing order of the game says to that, by its id: the action to answer with, or null where the person is
 * to be asked whatever other orders say. Orders that say nothing are left out. It rests on what a spectator sees.
 */
orders?: { [order: string]: JsonValue },
/**
 * The number of the question that the seat can answer now: an action has to name it. Null where the seat has nothing
 * to decide, and in a step of the past. A seat that may speak has one, too.
 */
asked: number | null, };

export type Level = "novice" | "regular" | "expert";

export type Reason = {
/**
 * What kind of reason it is, for whoever puts it into words.
 */
reason: string,
/**
 * The numbers and names it rests on.
 */
numbers: { [name: string]: JsonValue }, };

export type ChatLine = {
/**
 * Counted from 1 at each table.
 */
number: number,
/**
 * When, in milliseconds since 1970.
 */
at: number,
/**
 * Who.
 */
name: string,
/**
 * Their seat, if they have one.
 */
seat: number | null,
/**
 * What.
 */
text: string, };

export type Me = {
/**
 * The name, once there is one.
 */
name: string | null,
/**
 * Tables where this person has a seat and that are not long over, and those they have made that are not over, the newest
 * first.
 */
tables: Array<MyTable>, };

export type MyTable = {
/**
 * Whether one of the person's seats owes a decision.
 */
your_turn: boolean,
/**
 * Whether the person has made it, and may close it.
 */
you_host: boolean,
/**
 * Unguessable; the table's link is `/t/<id>`.
 */
id: string,
/**
 * The game's id.
 */
game: string,
/**
 * The game's options.
 */
options: JsonValue,
/**
 * `waiting`, `playing` or `over`.
 */
state: TableState,
/**
 * One for each seat.
 */
seats: Array<SeatInfo>,
/**
 * Which seats play together, team by team; none where everybody plays alone.
 */
teams?: Array<Array<number>>,
/**
 * Whether the lobby lists it.
 */
listed: boolean,
/**
 * Whether its people share one device.
 */
one_screen: boolean,
/**
 * Seconds for each decision; none without a clock.
 */
clock: number | null,
/**
 * Seconds after which a bot plays for somebody who is gone.
 */
away_after: number,
/**
 * Whether each seat is reminded of what it has seen: its sights have a `memory`.
 */
memory_aid: boolean,
/**
 * Whether actions can be taken back, where the game lets them be.
 */
undo: boolean,
/**
 * Whether those who only watch may speak here.
 */
watchers_speak: boolean,
/**
 * Milliseconds until the clock of the decision due now runs out.
 */
deadline_ms: number | null,
/**
 * Milliseconds until the game's own clock is up; none while it does not run.
 */
timer_ms: number | null,
/**
 * How it ended.
 */
result: Standings<{ [part: string]: number | { [name: string]: number } | Array<string> }> | null,
/**
 * The end in sentences: who has won, and then why.
 */
ending: Array<Sentence> | null,
/**
 * Whether it was made from a deal number: somebody may know the cards, and it counts in nobody's figures.
 */
known_deal: boolean,
/**
 * The number of its deal, once it is over. Until then nobody is told.
 */
deal: string | null,
/**
 * The table of the next game of the same people.
 */
rematch: string | null,
/**
 * When it was made, in milliseconds since 1970.
 */
created: number, };

export type MyGames = {
/**
 * Some of them: behind the one at the table that was named, or the last ones.
 */
games: Array<MyGame>,
/**
 * Whether there are more behind these.
 */
more: boolean, };

export type MyGame = {
/**
 * The table, with its result.
 */
table: TableInfo,
/**
 * When the game began, in milliseconds since 1970.
 */
began: number,
/**
 * When it ended.
 */
ended: number,
/**
 * Whether it counts in the person's figures: not where a deal number was played, nor where they had several seats.
 */
counts: boolean, };

export type Figure = {
/**
 * The game's id.
 */
game: string,
/**
 * How many seats there were.
 */
seats: number,
/**
 * How many games they have played to their end.
 */
games: number,
/**
 * How many of them they have won, alone or with others.
 */
wins: number, };

export type NewName = {
/**
 * 1 to 24 characters.
 */
name: string, };

export type GameInfo = {
/**
 * Its id.
 */
game: string,
/**
 * Its title.
 */
title: string,
/**
 * The fewest seats.
 */
min: number,
/**
 * The most seats.
 */
max: number,
/**
 * How long a game lasts, about.
 */
minutes: number,
/**
 * Who made it and who published it when.
 */
by: string,
/**
 * Its options with their defaults.
 */
options: JsonValue,
/**
 * Those of its options that a screen offers.
 */
choices: Array<GameOption>,
/**
 * Whether there is something to remember, so that a table of it can have a memory aid.
 */
has_memory: boolean,
/**
 * Whether some of its actions can be taken back, so that a table of it can let them be.
 */
undoes: boolean, };

export type GameOption = {
/**
 * Its key in the options.
 */
key: string,
/**
 * The numbers of seats at which it changes anything; none where it does at all of them.
 */
only_at?: Array<number>, } & ({ "kind": "yes_no",
/**
 * What it usually is.
 */
usual: boolean, } | { "kind": "words",
/**
 * The usual one first.
 */
words: Array<string>, } | { "kind": "numbers",
/**
 * The usual one first.
 */
numbers: Array<number>, } | { "kind": "per_seat",
/**
 * In the order in which seats usually take them.
 */
names: Array<string>, });

export type Values = { "kind": "yes_no",
/**
 * What it usually is.
 */
usual: boolean, } | { "kind": "words",
/**
 * The usual one first.
 */
words: Array<string>, } | { "kind": "numbers",
/**
 * The usual one first.
 */
numbers: Array<number>, } | { "kind": "per_seat",
/**
 * In the order in which seats usually take them.
 */
names: Array<string>, };

export type NewTable = {
/**
 * The game's id.
 */
game: string,
/**
 * One for each seat.
 */
seats: Array<NewSeat>,
/**
 * Options that differ from the defaults.
 */
options?: JsonValue | null,
/**
 * Whether the lobby lists it.
 */
listed?: boolean,
/**
 * Whether its people share this device.
 */
one_screen?: boolean,
/**
 * Seconds for each decision, 5 to 604800. From 3600 on the table is slow: the time runs also while nobody is there, nobody
 * is away before it is up, and a bot plays only the decision that was missed.
 */
clock?: number | null,
/**
 * Seconds after which a bot plays for somebody who is gone, 10 to 86400; 120 if left out.
 */
away_after?: number | null,
/**
 * Whether each seat is reminded of what it has seen, in a game that has something to remember. If left out, a table
 * with a novice bot does so and no other.
 */
memory_aid?: boolean | null,
/**
 * Whether actions can be taken back, in a game that lets them be; they can if left out.
 */
undo?: boolean | null,
/**
 * The number of a deal to be played again. It says the options, too, and is refused for another game or another
 * number of seats than its own.
 */
deal?: string | null,
/**
 * Whether to start at once: no seat may be open.
 */
start?: boolean, };

export type NewSeat = { "who": "me",
/**
 * The name at this seat; the person's own where it is left out.
 */
name?: string | null, } | { "who": "bot",
/**
 * How well it plays.
 */
level: Level, } | { "who": "open" };

export type Made = {
/**
 * The new table's id.
 */
table: string, };

export type Replay = {
/**
 * The table.
 */
table: TableInfo,
/**
 * From the start on.
 */
steps: Array<Step>, };

export type Recovery = {
/**
 * To be opened on the other device: `/r/<token>`.
 */
path: string,
/**
 * Until when it works, in milliseconds since 1970.
 */
until: number, };

export type Instead = {
/**
 * The action as a sentence.
 */
label: Sentence,
/**
 * What speaks for it, each with its sentence as `words`.
 */
reasons: Array<Reason & { words: Sentence }>, };

export type Recoverable = {
/**
 * That person's name.
 */
name: string, };

export type Invitation = {
/**
 * The address of the shelf for others; null where there is none.
 */
address: string | null,
/**
 * Whether the server listens for its own machine alone, so that nobody else can come.
 */
only_here: boolean, };

export type DealInfo = {
/**
 * The game's id.
 */
game: string,
/**
 * How many seats there are.
 */
seats: number,
/**
 * The game's options, every one of them.
 */
options: JsonValue, };

export type Language = "en" | "fr";

export type HowCalled = {
/**
 * The key by which push services know this server, for a browser that is to be called; `null` where none can be.
 */
push_key: string | null,
/**
 * How it stands with e-mail; `null` where this server sends none.
 */
mail: MailNow | null, };

export type MailNow = {
/**
 * Where they want to be written to.
 */
address: string | null,
/**
 * Whether they have confirmed it: before, nothing but a link to do so is sent there.
 */
confirmed: boolean, };

export type NewDevice = {
/**
 * Where its push service takes messages for it.
 */
endpoint: string,
/**
 * Its public key: a point of P-256 in 65 bytes, as base64url.
 */
key: string,
/**
 * What it shares with whoever calls: 16 bytes, as base64url.
 */
auth: string,
/**
 * The language in which it is called.
 */
language: Language, };

export type NewMail = {
/**
 * The address.
 */
address: string,
/**
 * The language in which they are written to.
 */
language: Language, };

export type MailLink = {
/**
 * Whether the address has been confirmed.
 */
confirmed: boolean, };

/** The name of somebody who wanted to be forgotten. */
export const FORGOTTEN = 'a player';
