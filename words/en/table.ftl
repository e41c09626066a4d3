# What every game at the table shares. `$who` is "you" or "other"; `$name` is a player’s name.

## Names and lists

table-you = you
table-level-novice = novice bots
table-level-regular = regular bots
table-level-expert = expert bots
table-list-next = { $list }, { $next }
table-list-last = { $list } and { $last }
table-several = { $count } × { $card }

## The question

table-question-wait = Waiting for { $names }.
table-question-may = Waiting for { $names }. You may speak meanwhile.
table-question-over = The game is over.

## The screen

table-log = What happened
table-choices = Your choices
table-choose-first = Choose first: ↑ ↓ or a number shows what a choice will do; Enter does it.
table-keys = ↑ ↓ or number: choose · Enter: do it · h: hint · ?: help · PgUp PgDn: log · q: leave
table-keys-short = ↑↓ or number: choose · Enter: do it · h: hint · ?: help · q: leave
table-keys-page = Enter: go on · ↑ ↓: scroll
table-keys-orders = number: give or take back · Enter: done
table-keys-end = a: again · ↑ ↓: scroll · q: leave
table-too-small = This window is too small: the table needs { $width } columns and { $height } rows.
table-more = …and more: scroll with ↑ ↓
table-hint-thinking = The expert is thinking about your choices…
table-hint-none = You have nothing to decide now.
table-hint = Hint: { $choice }.
table-hint-because = Hint: { $choice }. { $reasons }
table-hold-back = Say nothing
table-step-back = Go back
table-no-undo = In this game a move cannot be taken back. Look at what a choice will do before you press Enter.
table-undo-too-late = There is nothing to take back, or not any more: what has shown a card or left something to chance stands, and nobody takes back more than three times in a row.
table-taken-back = { $count ->
    [one] You take your move back.
   *[other] You take your move back, and with it what was done after it.
    }
table-leave = Leave this game? It will not be saved. (y/n)
table-goodbye = Goodbye, and see you at the table.

## Standing orders

table-orders = Standing orders
table-orders-what = What you are asked is answered for you, by what everybody can see.
table-orders-given = Ordered: { $orders }. o takes it back.
table-orders-key = o: standing orders
table-orders-none = Nothing can be ordered beforehand in this game.
table-orders-taken-back = You take your orders back: from now on you are asked.
table-help-undo = With u you take your last move back, and with it what was done after it: as long as no card was drawn or shown and nothing left to chance, and three times in a row at most.
table-help-no-undo = In this game a move cannot be taken back.
table-help-orders = With o you take your standing orders back, or give some: then what you are asked is answered for you, by what everybody can see.

## Why a bot would play it

table-reason-only-choice = Nothing else can be played.
table-reason-promise = Your chance of winning with it: about { $share }%.
table-reason-runner-up = With the next best choice: { $share }%.

## Help

table-help = Help
table-help-keys = Choose with ↑ and ↓ or by typing a choice’s number: what it will do is told below. Enter does it. With h the strongest bot says what it would do in your place, and why. PgUp and PgDn scroll through the log, q leaves.
table-help-plain = Answer with the number of a choice. h: a hint. t: the table again. l: what happened so far. r: the rules. q: leave the game. The words of the protocol work too: { $example }

## Line by line

table-plain-welcome = { $title }, with { $others }. Answer with a number; ? for help.
table-plain-prompt = Your choice, 1 to { $count }:
table-plain-not-a-choice = “{ $answer }” is not one of the choices: answer with a number from 1 to { $count }, or ? for help.
table-plain-orders = Give some with o and their numbers, such as o 1 3.
table-plain-again = Another game? (y/n)
table-plain-yes-or-no = Please answer y or n.
table-plain-end-of-input = No more input, so the game ends here.

## Refusals

table-refusal-game-over = The game is over.
table-refusal-not-your-turn = It is not your turn to decide.
table-refusal-bad-request = That is not an action.

## Starting

table-start-unknown-game = There is no game called “{ $game }” here. You can play: { $games }.
table-start-seats = { $title } is for { $min } to { $max } players.
table-start-seat = At this table the seats are 0 to { $last }.
table-start-seed = A seed is a number from 0 to { $max }.
table-start-terminal = The screen cannot be used here; with --plain the game works line by line.

# What is written to people by e-mail: at the address they have named, and when it is their turn at a slow table.
table-mail-confirm-subject = Confirm your address for Besace
table-mail-confirm = Somebody who plays at { $server } wants an e-mail at this address when it is their turn. If that was you, open this page and confirm it within a day:
table-mail-confirm-else = If it was not you, you need not do anything: nothing more will be sent to you.
table-mail-turn-subject = Your turn: { $title }
table-mail-turn = It is your turn at a table of { $title }.
table-mail-undo-subject = Do you agree? { $title }
table-mail-undo = Somebody at a table of { $title } would like to take a move back, and asks whether you agree.
table-mail-hours = { $count ->
    [one] You have one hour to decide.
   *[other] You have { $count } hours to decide.
    }
table-mail-days = { $count ->
    [one] You have one day to decide.
   *[other] You have { $count } days to decide.
    }
table-mail-end = You get this because you asked for it. To get no more, open this page:
