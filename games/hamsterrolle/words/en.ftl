# Hamsterrolle. `$who` is "you" or "other"; `$name` is a player’s name; `$piece` is a form of `hamsterrolle-piece-…`;
# `$aim` is the sentence `hamsterrolle-aim`. A number of an aim comes with its way, such as `$along` and `$along-way`.

## Pieces

hamsterrolle-piece-black = a black pyramid
    .the = the black pyramid
    .short = black pyramid
hamsterrolle-piece-red = a red slab
    .the = the red slab
    .short = red slab
hamsterrolle-piece-orange = an orange bar
    .the = the orange bar
    .short = orange bar
hamsterrolle-piece-yellow = a yellow tile
    .the = the yellow tile
    .short = yellow tile
hamsterrolle-piece-green = a green block
    .the = the green block
    .short = green block
hamsterrolle-piece-blue = a blue cube
    .the = the blue cube
    .short = blue cube
hamsterrolle-piece-purple = a purple roller
    .the = the purple roller
    .short = purple roller
hamsterrolle-piece-white = a white stick
    .the = the white stick
    .short = white stick
hamsterrolle-several = { $count } × { $piece }

## An aim in words

hamsterrolle-aim = compartment { $compartment }, { $along-way ->
    [ahead] { $along } mm ahead of the middle
    [behind] { $along } mm behind the middle
   *[none] in the middle
    }{ $side-way ->
    [left] , { $side } mm to the left
    [right] , { $side } mm to the right
   *[none] {""}
    }, { $posture }{ $tilt-way ->
    [up] , front end lifted by { $tilt }°
    [down] , front end lowered by { $tilt }°
   *[none] {""}
    }{ $yaw-way ->
    [left] , turned { $yaw }° to the left
    [right] , turned { $yaw }° to the right
   *[none] {""}
    }{ $push-way ->
    [ahead] , then pushed { $push } mm forward
    [behind] , then pushed { $push } mm back
   *[none] {""}
    }
hamsterrolle-posture-flat-lengthwise = lying flat, lengthwise
hamsterrolle-posture-flat-across = lying flat, across the wheel
hamsterrolle-posture-flat = lying flat
hamsterrolle-posture-edge-lengthwise = on its long edge, lengthwise
hamsterrolle-posture-edge-across = on its long edge, across the wheel
hamsterrolle-posture-end-broad = standing on its end, broad side forward
hamsterrolle-posture-end-narrow = standing on its end, narrow side forward
hamsterrolle-posture-end = standing on its end
hamsterrolle-posture-side = on one side
hamsterrolle-posture-rolling = lying across the wheel, ready to roll
hamsterrolle-posture-lengthwise = lying lengthwise
hamsterrolle-posture-base = on its base
hamsterrolle-posture-top-forward = lying, tip forward
hamsterrolle-posture-top-backward = lying, tip back
hamsterrolle-posture-top-sideways = lying, tip to the side

## The question

hamsterrolle-question-start = Your turn: lay a piece in compartment { $compartments }.
hamsterrolle-question-turn = Your turn: lay a piece further forward (open: { $compartments }), or move one of the lowest pieces forward.
hamsterrolle-question-partner = Your hand is empty: lay a piece of { $partner } further forward (open: { $compartments }), or move one of the lowest pieces forward.

## Choices, and what they will do

hamsterrolle-action-place = Lay { $piece } in compartment { $compartment }
hamsterrolle-action-pass = Move { $piece } forward to compartment { $compartment }
hamsterrolle-action-let-go = Let { $piece } go without aiming
hamsterrolle-label-place = Lay { $piece }: { $aim }
hamsterrolle-label-pass = Move { $piece }: { $aim }
hamsterrolle-effect-place = Let go in { $aim }. It reaches { $reach } mm ahead of the middle; the furthest piece there reaches { $above } mm. Whatever then touches the table is yours.
hamsterrolle-effect-place-free = Let go in { $aim }. It reaches { $reach } mm ahead of the middle. Whatever then touches the table is yours.
hamsterrolle-effect-pass = Let go in { $aim }. Your hand stays as it is. Whatever then touches the table is yours.
hamsterrolle-effect-let-go = It drops into compartment { $compartment } from a little above, straight and in the middle. Whatever then touches the table is yours.

## Events

hamsterrolle-event-placed = { $who ->
    [you] You lay
   *[other] { $name } lays
    } { $piece } in compartment { $compartment }.
hamsterrolle-event-passed = { $who ->
    [you] You move
   *[other] { $name } moves
    } { $piece } forward to compartment { $compartment }.
hamsterrolle-event-let-go = { $who ->
    [you] You let
   *[other] { $name } lets
    } { $piece } drop into compartment { $compartment } without aiming.
hamsterrolle-event-rolled = { $way ->
    [ahead] The wheel rolls { $mm } mm forward.
    [behind] The wheel rolls { $mm } mm back.
   *[none] The wheel stays where it is.
    }
hamsterrolle-event-fell = On the table: { $pieces }. { $who ->
    [you] You take { $count ->
        [one] it
       *[other] them
        }.
   *[other] { $name } takes { $count ->
        [one] it
       *[other] them
        }.
    }
hamsterrolle-event-took-aside = { $who ->
    [you] You also take
   *[other] { $name } also takes
    } what lay aside: { $pieces }.
hamsterrolle-event-stray-aside = By nobody’s doing, on the table: { $pieces }. { $count ->
    [one] It is
   *[other] They are
    } laid aside for whoever drops something next.
hamsterrolle-event-stray-removed = By nobody’s doing, on the table: { $pieces }. { $count ->
    [one] It leaves
   *[other] They leave
    } the game.
hamsterrolle-event-front = The front is compartment { $compartment }.
hamsterrolle-event-over = The game is over.

## The end

hamsterrolle-end = { $who ->
    [you] You win
   *[other] { $names } wins
    }: { $count ->
    [0] no piece is left in hand.
    [one] with 1 piece in hand, the fewest.
   *[other] with { $count } pieces in hand, the fewest.
    }
hamsterrolle-end-shared = { $names } win together{ $count ->
    [0] : no piece is left in hand.
    [one] , with 1 piece in hand.
   *[other] , with { $count } pieces in hand between them.
    }
hamsterrolle-end-seat = { $who ->
    [you] You
   *[other] { $name }
    }: { $count ->
    [0] no piece left.
    [one] 1 piece left: { $pieces }.
   *[other] { $count } pieces left: { $pieces }.
    }
hamsterrolle-score-black = Black pyramid
hamsterrolle-score-red = Red slabs
hamsterrolle-score-orange = Orange bars
hamsterrolle-score-yellow = Yellow tiles
hamsterrolle-score-green = Green blocks
hamsterrolle-score-blue = Blue cubes
hamsterrolle-score-purple = Purple rollers
hamsterrolle-score-white = White sticks

## Why a bot would play it

hamsterrolle-reason-stays = Of { $tried ->
    [one] one aim that was tried
   *[other] { $tried } aims that were tried
    } it came out best: nothing fell.
hamsterrolle-reason-drops = Of { $tried ->
    [one] one aim that was tried
   *[other] { $tried } aims that were tried
    } it came out best, though something fell.
hamsterrolle-reason-lets-go = No aim promises more.
hamsterrolle-reason-passes = It puts no piece of yours at risk, and makes the wheel roll on.
hamsterrolle-reason-last-piece = It is your last piece.
hamsterrolle-reason-fits = It fits between the dividers.
hamsterrolle-reason-lies-low = It lies low, and will hardly tip over.
hamsterrolle-reason-slope = The compartment stands { $degrees }° away from the lowest point.

## Refusals

hamsterrolle-refusal-bad-shape = An action must be place or pass with a piece and an aim, or let_go with a piece, and nothing more.
hamsterrolle-refusal-unknown-piece = There is no such piece in this game.
hamsterrolle-refusal-out-of-bounds = A number of the aim is outside its range.
hamsterrolle-refusal-not-in-hand = That piece is not in a hand from which you may play.
hamsterrolle-refusal-fixed-start = The first piece goes into compartment 2, the second into compartment 3.
hamsterrolle-refusal-not-lowest = Only a piece in one of the two lowest compartments may be moved.
hamsterrolle-refusal-wrong-compartment = That compartment is not open to this piece now.
hamsterrolle-refusal-same-color = A piece of that colour is in the compartment already.
hamsterrolle-refusal-not-forward = The piece must reach at least 1 mm further forward than all others there, and not into the next compartment.
hamsterrolle-refusal-no-room = There is no room: the piece would overlap another.

## The table in a terminal

hamsterrolle-status = { $who ->
    [you] Your turn
   *[other] { $name } to play
    } · turn { $turn } of { $limit } at most
hamsterrolle-status-over = The game is over
hamsterrolle-legend = From the front of the wheel down to the lowest point and up its rear · ↑ front side · ↓ rear side · [red-1] a piece
hamsterrolle-letter-black = black
hamsterrolle-letter-red = red
hamsterrolle-letter-orange = orange
hamsterrolle-letter-yellow = yellow
hamsterrolle-letter-green = green
hamsterrolle-letter-blue = blue
hamsterrolle-letter-purple = purple
hamsterrolle-letter-white = white
hamsterrolle-seat = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name }: { $hand ->
    [0] no piece
    [one] 1 piece ({ $kinds })
   *[other] { $hand } pieces ({ $kinds })
    }
hamsterrolle-seat-partner = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name } (with { $partner }): { $hand ->
    [0] no piece
    [one] 1 piece ({ $kinds })
   *[other] { $hand } pieces ({ $kinds })
    }
hamsterrolle-place = { $way ->
    [ahead] ↑
   *[behind] ↓
    } { $degrees }° compartment { $compartment }{ $front ->
    [yes] , the front:
   *[no] :
    }
hamsterrolle-hand = Your hand:
hamsterrolle-none = nothing
hamsterrolle-aside = Laid aside: { $pieces }.
hamsterrolle-removed = Out of the game: { $pieces }.
hamsterrolle-plain-compartment = { $place } { $pieces }.
hamsterrolle-plain-hand = Your hand: { $pieces }.
hamsterrolle-draft-place = Lay { $piece }
hamsterrolle-draft-pass = Move { $piece } forward
hamsterrolle-draft-let-go = Let a piece go without aiming
hamsterrolle-where = Where does { $piece } go?
hamsterrolle-which = Which piece do you let go?
hamsterrolle-held = You hold { $piece }: { $aim }.
hamsterrolle-compartment = Compartment { $compartment }, { $degrees }° { $way ->
    [ahead] up the front
   *[behind] up the rear
    }; to reach further than { $above } mm
hamsterrolle-compartment-free = Compartment { $compartment }, { $degrees }° { $way ->
    [ahead] up the front
   *[behind] up the rear
    }; nothing to reach beyond
hamsterrolle-do-place = Let go: { $piece }, { $aim }
hamsterrolle-do-pass = Let go: { $piece }, { $aim }
hamsterrolle-change-along = { $by } mm { $way ->
    [more] further forward
   *[less] further back
    }
hamsterrolle-change-side = { $by } mm { $way ->
    [more] to the right
   *[less] to the left
    }
hamsterrolle-change-tilt = { $way ->
    [more] lift
   *[less] lower
    } the front end by { $by }°
hamsterrolle-change-yaw = turn it { $by }° { $way ->
    [more] to the left
   *[less] to the right
    }
hamsterrolle-change-push = push it { $by } mm { $way ->
    [more] more forward
   *[less] more back
    } once it is down

## The board in the browser

hamsterrolle-board-aim = The aim
hamsterrolle-board-fields = What to set
hamsterrolle-board-less = { $field }: less
hamsterrolle-board-more = { $field }: more
hamsterrolle-board-compartment = Compartment { $compartment }
hamsterrolle-board-own = { $piece }, { $count } in hand
hamsterrolle-board-movable = { $piece } of the wheel: move it forward
hamsterrolle-board-aside = Aside
hamsterrolle-board-again = The last turn again
hamsterrolle-board-slow = Slow motion
hamsterrolle-board-look = Look from another side
hamsterrolle-board-turn = Drag to look around
hamsterrolle-board-flat = From the side, flat
hamsterrolle-board-no-room = No room: something is in the way
hamsterrolle-board-reach-any = Any reach will do
hamsterrolle-board-reach-yes = It reaches far enough
hamsterrolle-board-reach-short = { $by } mm further forward
hamsterrolle-board-reach-far = { $by } mm too far forward
hamsterrolle-board-shaky = Shaky hands: it may go 4 mm or 5° astray

hamsterrolle-field-along = Forward
hamsterrolle-field-side = Sideways
hamsterrolle-field-stand = Held
hamsterrolle-field-yaw = Turned
hamsterrolle-field-tilt = Tilted
hamsterrolle-field-push = Push
hamsterrolle-value-along = { $way ->
    [ahead] { $number } mm ahead of the middle
    [behind] { $number } mm behind the middle
   *[none] in the middle
    }
hamsterrolle-value-side = { $way ->
    [left] { $number } mm to the left
    [right] { $number } mm to the right
   *[none] in the middle
    }
hamsterrolle-value-yaw = { $way ->
    [left] { $number }° to the left
    [right] { $number }° to the right
   *[none] straight
    }
hamsterrolle-value-tilt = { $way ->
    [up] front end { $number }° up
    [down] front end { $number }° down
   *[none] level
    }
hamsterrolle-value-push = { $way ->
    [ahead] { $number } mm forward
    [behind] { $number } mm back
   *[none] none
    }

hamsterrolle-choice-go = Let go
hamsterrolle-choice-move = Let go there
hamsterrolle-choice-drop = Drop it without aiming
hamsterrolle-choice-drop-yes = Really drop { $piece }
hamsterrolle-choice-drop-no = Go on aiming

hamsterrolle-about-piece = { $piece }: { $shape ->
    [roller] { $a } mm long, { $b } mm across
    [pyramid] { $a } mm wide, { $b } mm high
   *[box] { $a } × { $b } × { $c } mm
    }, { $grams } g. { $count ->
    [one] One in this hand.
   *[other] { $count } in this hand.
    }
hamsterrolle-about-movable = { $piece } in one of the two lowest compartments: instead of laying a piece of your own you may move it forward.
hamsterrolle-about-compartment = Compartment { $compartment }{ $what ->
    [front] , the front
    [lowest] , one of the two lowest
   *[other] {""}
    }: { $pieces }.
hamsterrolle-about-compartment-free = Compartment { $compartment }{ $what ->
    [front] , the front
    [lowest] , one of the two lowest
   *[other] {""}
    }: free.
hamsterrolle-about-seat = { $who ->
    [you] You have
   *[other] { $name } has
    } { $count ->
    [0] no piece left.
    [one] 1 piece to lay.
   *[other] { $count } pieces to lay.
    }
hamsterrolle-about-seat-partner = { $who ->
    [you] You have
   *[other] { $name } has
    } { $count ->
    [0] no piece left,
    [one] 1 piece to lay,
   *[other] { $count } pieces to lay,
    } { $who ->
    [you] and play with { $partner }.
   *[other] and plays with { $partner }.
    }
hamsterrolle-about-aside = Laid aside: { $pieces }. Whoever drops something next takes this, too.
hamsterrolle-about-inside = The compartment from the axle: forward is to the right. Drag the piece.
hamsterrolle-about-along = How far ahead of the compartment’s middle, or behind it, the piece is let go.
hamsterrolle-about-side = How far to the left or right of the wheel’s middle the piece is let go.
hamsterrolle-about-stand = Which way up the piece is held.
hamsterrolle-about-yaw = Turned in the hand, to the left or to the right.
hamsterrolle-about-tilt = Its front end lifted or lowered.
hamsterrolle-about-push = Pushed forward or back before it is let go; it shoves what is in its way.
hamsterrolle-about-again = Shows the last turn once more.
hamsterrolle-about-slow = Shows turns four times slower.
hamsterrolle-about-look = Goes round the wheel. You can also drag the picture.
hamsterrolle-about-flat = Draws the wheel from the side, without depth.

hamsterrolle-lesson-first = Take a piece from your row. The first two pieces of a game go into compartments 2 and 3, which light up. Turn the piece and move it with the controls, or drag it; the dotted outline shows where your hand holds it, the solid one where it will be let go. Then let go. The weight rolls the wheel forward.
hamsterrolle-lesson-further = From now on a piece goes into the front compartment or into one of the two free ones ahead of it, but not to its own colour. In the front compartment it has to reach past the red line. A piece that lies low between the dividers stays best; high up on the front side it slides.
hamsterrolle-lesson-pass = Whatever touches the table in your turn is yours, so look at what hangs on the rear side before you let go. Instead of laying a piece you can move one out of the two lowest compartments: those pieces have an arrow. Your hand stays as it is, and the wheel rolls on.
hamsterrolle-lesson-dropped = A piece fell when everybody was done, and lies aside. Whoever drops something next takes it, too.
hamsterrolle-lesson-next = Next, try a game with shaky hands: pieces then land a little beside the aim, and safe places are worth more than bold ones. Or play two against two with four.
