# The browser: everything around the game itself.

## Everywhere

web-close = Close
web-copy = Copy
web-copied = Copied
web-rules = Rules
web-rules-none = The rules of this game are not written down here yet.
web-rules-of = { $title }: the rules
web-rules-contents = Contents
web-rules-own-page = The rules on a page of their own
web-rules-print = Print
web-rules-to-box = Play it
web-settings = Settings
web-to-the-shelf = Back to the shelf
web-seats = Seats
web-bots = How well the bots play
web-clock = Time for each decision
web-clock-none = no clock
web-clock-seconds = { $seconds ->
    [60] 1 minute a decision
    [120] 2 minutes a decision
    [300] 5 minutes a decision
   *[other] { $seconds } seconds a decision
    }
web-clock-hours = { $count ->
    [one] 1 hour a decision
   *[other] { $count } hours a decision
    }
web-clock-days = { $count ->
    [one] 1 day a decision
    [7] 1 week a decision
   *[other] { $count } days a decision
    }
web-clock-hours-short = { $count } h
web-clock-days-short = { $count } d
web-clock-hours-left = { $count ->
    [one] 1 hour left
   *[other] { $count } hours left
    }
web-clock-days-left = { $count ->
    [one] 1 day left
   *[other] { $count } days left
    }
web-clock-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
    }
web-timer-left = { $seconds ->
    [one] 1 second left for everybody
   *[other] { $seconds } seconds left for everybody
    }
web-level-novice = gentle
web-level-regular = good
web-level-expert = strong

## The shelf

web-shelf-title = What shall we play?
web-shelf-lead = Pick a box. Friends join by a link, bots take any seat, and nobody has to sign up.
web-shelf-yours = Your open tables
web-shelf-games = The games
web-shelf-lobby = Tables you can join
web-shelf-lobby-empty = No open table just now. Set one up with friends and let others see it.
web-card-your-turn = Your turn
web-calls-elsewhere = { $count ->
    [one] your turn at another table
   *[other] your turn at { $count } other tables
    }
web-card-open = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
    }
web-card-full = All here, about to begin
web-card-playing = In play
web-card-over = Over
web-card-join = join
web-box-seats = { $least }–{ $most } players
web-box-minutes = { $minutes } min

## My games

web-mine = My games
web-mine-all = All my games
web-mine-figures = Figures
web-mine-figures-what = Games played to their end. Games with known cards, and those in which you had several seats, are left out. Only you see this.
web-mine-game = Game
web-mine-players = Players
web-mine-games = Played
web-mine-wins = Won
web-mine-any = all
web-mine-played = Played
web-mine-none = You have not played a game to its end yet.
web-mine-won = Won
web-mine-place = { $place ->
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
    }
web-mine-several = several seats
web-mine-minutes = { $count } min
web-mine-hours = { $count } h
web-mine-days = { $count ->
    [one] 1 day
   *[other] { $count } days
    }
web-mine-table = Result
web-mine-more = Show more
web-mine-you = You are { $name }
web-mine-take-along = Your name, your games and these figures belong to this browser. A link takes them along to another device.
web-mine-settings = Change the name or take it along

## A box, opened

web-box-learn = Learn it by playing
web-play-now = Play now
web-play-now-what = Bots take the other seats, and it begins at once.
web-with-friends = With friends
web-with-friends-what = You get a link and a QR code to share. Bots can take the seats that stay empty.
web-with-friends-go = Set up the table
web-one-screen = Around one screen
web-one-screen-what = Pass this device from hand to hand. Cards stay hidden on the way.
web-one-screen-names = Who plays?
web-one-screen-name = Player { $number }
web-one-screen-more = One more
web-one-screen-bots = { $count ->
    [one] A bot takes the last seat.
   *[other] Bots take the other { $count } seats.
    }
web-one-screen-go = Begin
web-listed = Anybody may find this table on the shelf
web-options = Options
web-options-changed = { $count ->
    [0] the usual ones
    [one] 1 changed
   *[other] { $count } changed
    }
web-options-seat = { $number ->
    [1] You
   *[other] Seat { $number }
    }
web-memory-aid = Memory aid: the table notes what each player has seen
web-allow-undo = Moves can be taken back, where the rules let them be

## A deal, again

web-deal-again = The same deal again
web-deal-again-what = from the number of a game that was played
web-deal-number = Deal number
web-deal-take = Play this deal
web-deal-link = The deal’s link
web-deal-why = Whoever makes a table from this number plays with the same cards, so that you can compare.
web-deal-this = Deal { $number }, for { $seats } players.
web-deal-drop = New cards instead
web-deal-known = Known deal
web-deal-known-what = This table was made from a deal number: somebody may know the cards. The game is left out of all statistics.

## The name

web-name-title = What shall we call you?
web-name-label = Your name
web-name-why = The others at the table see it. Nothing else is asked of you.
web-name-go = That’s me

## The waiting room

web-waiting-listed = listed on the shelf
web-waiting-private = only by link
web-waiting-memory-aid = with a memory aid
web-waiting-undo = moves can be taken back
web-waiting-seats = Around the table
web-waiting-team = Team { $number }
web-waiting-open = waiting for somebody…
web-waiting-you = that’s you
web-waiting-sit = Sit here
web-waiting-stand = Leave
web-waiting-choose = { $what } – seat { $seat }
web-waiting-add-bot = Add a bot
web-waiting-clear = Remove
web-waiting-bot-level = Level of new bots
web-waiting-fill = Bots on all free seats
web-waiting-change = Change seats, clock or options
web-waiting-share = Hand the link on
web-waiting-start = Start the game
web-waiting-missing = { $count ->
    [one] 1 seat is still free
   *[other] { $count } seats are still free
    }
web-waiting-for-host = Everybody is here. Whoever set up the table can start.
web-remove = Remove somebody
web-remove-what = A bot plays on in their seat. They can still watch.
web-remove-now = Replace { $name } with a bot
web-close-table = Close this table
web-close-waiting = The table goes, and so does what was said there. Whoever has its link will not find it any more.
web-close-playing = The game ends here, without a result, and the table goes with all that was played and said there.
web-close-table-now = Close it
web-waiting-invite = Invite
web-waiting-invite-how = Send this link, or let them scan the code.
web-waiting-link = The table’s link
web-waiting-qr = The table’s link as a QR code
web-invite-only-here = Nobody else can open this link: the server answers this machine only. To let others in, start it like this:
web-invite-no-network = Nobody else can open this link: this machine is not on a network just now.

## The table

web-goal = How to win
web-goal-ask = You can ask anything on the table what it is: rest the mouse on it, hold a finger on it, or go to it with the arrow keys after “Look around the table”.
web-look-around = Look around the table with the arrow keys
web-question-decided = { $who ->
    [you] You have decided…
   *[other] { $name } has decided…
    }
web-question-earlier = That was an earlier moment: nothing is asked of you there.
web-lesson-decision = New decision ({ $met } of { $all }).
web-lesson-try = A first game is for finding out: try whatever is new.
web-lesson-rare = A rare decision.
web-lesson-all = That is everything.
web-lesson-all-met = You have met every kind of decision in this game. From here on you decide by yourself; rules and hints stay at hand.
web-lesson-next = What to look at next.

web-table-opening = The table is being laid…
web-table-menu = Table menu
web-table-more = More
web-hint = Hint
web-hint-would = A strong bot would:
web-hint-silent = A strong bot would say nothing now.
web-hint-judgement = It comes out best when the bot imagines how the game goes on.
web-hint-instead = Next best:
web-hint-instead-same = the reasons are much the same, but it comes out a little worse.
web-hint-figures = The figures behind it
web-hand-over = Hand over: let a bot play for me
web-hand-over-short = Hand over
web-take-back = Play myself
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-question = { $name } would like to take a move back. Do you agree?
web-undo-asked = { $name } would like to take a move back.
web-undo-waits = You have asked to take your move back. Waiting for { $names }.
web-undo-agree = Agree
web-undo-refuse = Refuse
web-question-counting = The points are being counted.
web-bot-handed-over = A bot is playing for you, as you asked.
web-bot-away = You were away, so a bot is playing for you.
web-spectator = You are watching. Nobody’s hand is shown to you.
web-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
    }
web-watchers = Who is watching
web-watchers-more = …and { $count } more
web-watching-names = { $more ->
    [0] Watching: { $names }
   *[other] Watching: { $names } and { $more } more
    }
web-connection-lost = Connection lost; reconnecting. Nothing you did is lost.
web-connection-now = Try now
web-table-waits = The table waits: the server cannot reach its games just now. Nothing that was played is lost, clocks stand still, and it goes on by itself.
web-missed = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
    }
web-missed-show = Show me
web-missed-fast = Fast
web-missed-skip = Skip
web-looking-back = You are looking at an earlier moment.
web-looking-now = Back to now
web-pause = Pause
web-pause-end = Go on
web-paused = Paused on your screen. The others play on.
web-paused-waiting = { $count ->
    [one] Paused on your screen. One thing has happened since.
   *[other] Paused on your screen. { $count } things have happened since.
    }
web-paused-your-turn = The table waits for you.
web-paused-back = Step back
web-paused-on = Step on
web-plaque-bot = bot, { $level }
web-plaque-played-by-bot = a bot plays for them
web-plaque-gone = away
web-plaque-asked = has to decide
web-lesson-understood = Got it
web-curtain-pass = Hand the device to { $name }
web-curtain-hidden = Everybody may look at the table; the cards in hand stay hidden until then.
web-curtain-open = I am { $name }
web-speak = { $name } wants to say something
web-speak-done = Done: hand the device back

## Log and chat

web-log = What happened
web-log-show = Show this moment
web-log-and-chat = Log and chat
web-log-made = The table is set up.
web-log-sat = { $name } sits down.
web-log-filled = Bots take all free seats.
web-log-changed = The table is set up anew.
web-log-left = Seat { $seat } is free again.
web-log-started = The game begins.
web-log-handed-over = { $name } lets a bot play.
web-log-away = { $name } is away; a bot plays on.
web-log-took-back = { $name } is back and plays on.
web-log-clock = { $name } ran out of time; a bot decided.
web-log-undo-asked = { $name } asks to take a move back.
web-log-undo-agreed = { $name } agrees.
web-log-undo-refused = { $name } does not agree: the move stands.
web-log-undone = { $name } takes a move back.
web-log-undone-more = { $name } takes a move back, and with it what was done after it.
web-log-watchers-speak = Those who watch may speak again.
web-log-watchers-silent = From here on only those who sit at the table speak.
web-log-rematched = The next game begins at a new table.
web-chat = Chat
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
    }
web-chat-empty = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-seated-only = At this table only those who sit here speak.
web-chat-watchers-speak = Those who watch may speak
web-reactions = Quick reactions
web-reaction-hello = Hello!
web-reaction-bravo = Well played!
web-reaction-thanks = Thank you!
web-reaction-laugh = Ha ha!
web-reaction-oh = Oh!
web-reaction-thinking = Let me think…

## The end

web-end-rank = Rank
web-end-name = Player
web-end-score = Score
web-end-chart = How it went
web-chart-label = Everybody’s score from the first step to the last
web-end-again = Again
web-end-join-again = To the next game
web-end-replay = Replay
web-end-share = Share
web-end-look = Look at the table
web-end-back = Back to the result

## The replay

web-replay = Replay
web-replay-eyes = Point of view
web-replay-eyes-seat = as { $name }
web-replay-eyes-spectator = as a spectator
web-replay-eyes-open = all hands open
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-speed = Speed
web-replay-link = Link to this moment
web-replay-keep = Keep as a file
web-replay-seat = Seat { $number }
web-file = Open a game from a file
web-file-what = A finished game can be kept as a file from its replay. Here such a file is shown again; nothing of it stays on the server.
web-file-choose = Choose the file, or drop it here
web-file-not = This file cannot be shown
web-file-too-long = The game in it is too long to be shown here: the server would have to play it all again. The program itself does, with “besace engine”.
web-file-another = Choose another file
web-replay-of = Step { $step } of { $count }

## Settings

web-settings-language = Language
web-settings-theme = Day or night
web-settings-auto = Same as the device
web-settings-day = Day
web-settings-night = Night
web-settings-speed = Speed of play and movement
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-speed-at-once = at once
web-settings-motion = Motion
web-settings-less-motion = none
web-settings-sound = Sound
web-settings-notices = Tell me when it is my turn and I am not looking
web-notices-forbidden = Your browser has been told not to show notices from this page. You can allow them in its own settings.
web-notices-insecure = The browser shows notices, and installs a page as an app, only where the page comes over https. Whoever runs this server can set that up.
web-notices-home = On an iPhone or iPad notices come only to a page on the home screen: tap Share, then “Add to Home Screen”, and open Besace from there.
web-notices-missing = This browser cannot show notices.
web-push-called = You are called also while this page is closed: the maker of your browser passes the call on, and cannot read it.
web-push-cannot = You are called only while this page is open: this browser cannot be reached otherwise.
web-push-never = You are called only while this page is open.
web-notice-soon = Your time to decide is running out
web-notice-undo = Do you agree that a move is taken back?
web-mail-title = Notices by e-mail
web-mail-why = You get an e-mail when it is your turn at a slow table and you are not here. Nobody else sees your address.
web-mail-label = E-mail address
web-mail-go = Send me a link
web-mail-sent = A link was sent to { $address }. Open it within a day; before that, nothing else is sent there.
web-mail-on = You get an e-mail at { $address } when it is your turn at a slow table and you are not here.
web-mail-drop = Forget this address
web-mail-ask = Somebody who plays here wants an e-mail at your address when it is their turn. Was that you?
web-mail-confirm = Yes, write to me
web-mail-not-me = No, forget my address
web-mail-confirmed = You get an e-mail when it is your turn at a slow table and you are not here.
web-mail-end = No more e-mails
web-mail-ended = Your address is forgotten. Nothing more will be sent to you.
web-mail-used = This link is too old, or nothing is sent to this address any more.
web-install-title = Install Besace
web-install-share = Tap Share, then “Add to Home Screen”: Besace then opens in a window of its own, also without a network.
web-install-dock = Choose “Add to Dock” in the browser’s File menu: Besace then opens in a window of its own, also without a network.
web-install-menu = Choose “Add to Home screen” in the browser’s menu: Besace then opens in a window of its own, also without a network.
web-settings-learn = Explain each new decision
web-settings-forced = Answer for me when I have no choice
web-settings-on = on
web-settings-off = off
web-settings-rename = Change
web-settings-saved = Changed
web-forget-title = Be forgotten
web-forgotten = a player
web-forget-why = Your name goes from this server. Where you have played there was “a player”, what you have said stays without your name, and your seats are lost.
web-forget = Forget me
web-forget-really = Yes, forget me
web-recovery-title = Continue on another device
web-recovery-why = A link with which you continue on another device, with your name and your seats. It works once.
web-recovery-until = Open it on the other device by { $when }.
web-recovery-link = The link for the other device
web-recovery-make = Make the link
web-recovery-qr = The link for the other device as a QR code
web-recover-title = Continue here?
web-recover-what = This link brings your name and your seats to this device.
web-recover-instead = You will no longer be { $name } on this device.
web-recover-as = This device becomes { $name }: the name and the seats come along.
web-recover-used = This link has been used, or is older than an hour. Make a new one on the other device, in the settings.
web-recover-go = Continue here

## Nothing here

web-missing-title = This box is empty
web-missing-what = There is nothing at this address: the link may be old or mistyped.
web-old-rules-title = A game by older rules
web-old-rules-what = This server no longer has the rules by which this game was played: it can be neither shown nor played on.

## Refusals

web-refused-stale = That question has been answered already.
web-refused-cannot-undo = That cannot be taken back, or not any more.
web-refused-not-yours = That seat is not yours.
web-refused-not-host = Only whoever set up the table can do that.
web-refused-not-started = The game has not begun yet.
web-refused-already-started = The game has begun already.
web-refused-seat-taken = That seat is taken already.
web-refused-taken = Somebody at the table has that already.
web-refused-name-taken = Somebody at the table goes by that name, or by one that looks like it. Choose another.
web-refused-seats-open = Not every seat is taken yet.
web-refused-not-found = That does not exist, or no longer does.
web-refused-forbidden-origin = This page does not belong to this server. Open the server’s own address.
web-refused-no-name = Tell us your name first.
web-refused-too-many-tables = You have as many open tables as this server allows. Finish one first.
web-refused-too-many-requests = That was a little fast. Wait a moment.
web-refused-too-large = That is too long.
web-refused-bad-request = The server did not understand that.
web-refused-bad-setup = A game cannot be set up like that.
web-refused-bad-deal = That is not a deal number. There must be a mistake in it.
web-refused-old-deal = That deal belongs to another version of the rules and cannot be dealt here.
web-refused-too-much-kept = Your network has used up what this server keeps for it in a day. Games that have begun go on; for more, try again tomorrow.
web-refused-no-room = This server has no room for more. Games that have begun go on; tell whoever runs it.
web-refused-unavailable = The server cannot do that just now. Try again in a moment.
web-refused-unreachable = The server cannot be reached. Is your network working?
web-not-kept = It has not been kept in this browser.
web-try-again = Try again
web-offline = Without it you can read the rules and watch the replays of finished games that you have opened before; to play, you need the server.
web-refused-illegal-action = The rules do not allow that.
web-refused-not-your-turn = It is not your turn to decide.
web-refused-game-over = The game is over.
web-refused-unknown-game = This server does not have that game.
web-refused-moving = One moment: things are still moving.
web-refused-not-so = That cannot be chosen now.
web-refused-unknown = That did not work.

# What the keyboard can do.
web-keys = Keyboard
web-keys-tab = to the next part of the page, and back
web-keys-arrows = from card to card, and to the buttons under the question; in the log from line to line
web-keys-enter = press what has the focus (the space bar does the same)
web-keys-escape = put back what was picked, close what is open, return to the present
web-keys-list = this list

web-orders = Standing orders
web-orders-word = Orders
web-orders-what = What you are asked is answered for you, after a moment, by what everybody can see. Nobody else is told.
web-orders-done = Done
web-orders-cancel = Take back: { $orders }
