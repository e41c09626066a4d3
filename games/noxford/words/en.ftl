# Noxford. `$who` is "you" or "other"; `$name` is a player’s name; `$color` is a colour’s word from here; `$card`,
# `$below` and `$district` are forms of `noxford-card-…`.

## Colours, symbols, cards

noxford-color-red = red
noxford-color-blue = blue
noxford-color-orange = orange
noxford-color-green = green
noxford-symbol-diamond = diamond
noxford-symbol-wine = wine
noxford-symbol-airship = airship
noxford-symbol-dice = dice
noxford-symbol-mask = mask
noxford-lying-sideways = sideways
noxford-lying-upright = upright

noxford-card-master = the { $color } Master
    .the = the { $color } Master
    .short = { $color } Master
noxford-card-lieutenant = { BEFORE("a", $color) } lieutenant
    .the = the { $color } lieutenant
    .short = { $color } lieutenant
noxford-card-tough = { BEFORE("a", $color) } tough
    .the = the { $color } tough
    .short = { $color } tough
noxford-card-punk = { BEFORE("a", $color) } punk
    .the = the { $color } punk
    .short = { $color } punk
noxford-card-punk-gear = { BEFORE("a", $color) } punk with a gear
    .the = the { $color } punk with a gear
    .short = { $color } punk with a gear
noxford-card-barracks = a barracks
    .the = the barracks
    .short = barracks
noxford-card-district-diamond = the district of the diamond
    .the = the district of the diamond
    .short = diamond district
noxford-card-district-wine = the district of the wine
    .the = the district of the wine
    .short = wine district
noxford-card-district-airship = the district of the airship
    .the = the district of the airship
    .short = airship district
noxford-card-district-dice = the district of the dice
    .the = the district of the dice
    .short = dice district
noxford-card-district-mask = the district of the mask
    .the = the district of the mask
    .short = mask district
noxford-card-district-diamond-wine = the district of the diamond and the wine
    .the = the district of the diamond and the wine
    .short = diamond-wine district
noxford-card-district-wine-airship = the district of the wine and the airship
    .the = the district of the wine and the airship
    .short = wine-airship district
noxford-card-district-airship-dice = the district of the airship and the dice
    .the = the district of the airship and the dice
    .short = airship-dice district
noxford-card-district-dice-mask = the district of the dice and the mask
    .the = the district of the dice and the mask
    .short = dice-mask district
noxford-card-district-diamond-mask = the district of the diamond and the mask
    .the = the district of the diamond and the mask
    .short = diamond-mask district
noxford-card-district-grand = a grand district
    .the = the grand district
    .short = grand district

## The question

noxford-question-turn = Your turn: which card do you lay, and where?
noxford-question-gear = The gear turns ({ $card }): do you move a card of the city?
noxford-question-pass = No card of yours can be laid anywhere: you have to pass.

## Choices, and what they will do

noxford-action-place = Lay { $card } { $o } at ({ $x }, { $y })
noxford-action-cover = Cover with { $card }
noxford-action-move = Move a card
noxford-action-skip = Leave the city as it is
noxford-action-pass = Pass
noxford-effect-place = It lies { $touched }. { $changes }{ $gear ->
    [yes] {" "}Its gear then lets you move a card.
   *[no] {""}
    }
noxford-effect-cover = It covers { $below }, which no longer counts. { $changes }
noxford-effect-move = It then lies { $touched }. { $changes }
noxford-effect-skip = The gear stays unused, and your turn ends.
noxford-effect-pass = Nothing changes, and your turn ends.
noxford-changes = { $first } { $more }
noxford-change-none = No district changes hands.
noxford-change-taken = { $who ->
    [you] You lead
   *[other] { $name } leads
    } in { $district } ({ $counts }), worth { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
noxford-change-tied = Nobody leads in { $district } any more ({ $counts }).
noxford-change-empty = Nobody is left in { $district }.
noxford-count = { $name } { $count }

## Where a card lies

noxford-beside-left = against { $card } (right edge)
noxford-beside-right = against { $card } (left edge)
noxford-beside-top = against { $card } (lower edge)
noxford-beside-bottom = against { $card } (upper edge)

## Events

noxford-event-placed = { $who ->
    [you] You lay { $card }
   *[other] { $name } lays { $card }
    } { $touched }.
noxford-event-covered = { $who ->
    [you] You cover { $below } with { $card }.
   *[other] { $name } covers { $below } with { $card }.
    }
noxford-event-moved = { $who ->
    [you] You move { $card }
   *[other] { $name } moves { $card }
    }: it now lies { $touched }.
noxford-event-moved-on = { $who ->
    [you] You move { $card } onto { $below }.
   *[other] { $name } moves { $card } onto { $below }.
    }
noxford-event-skipped = { $who ->
    [you] You leave
   *[other] { $name } leaves
    } the city as it is.
noxford-event-passed = { $who ->
    [you] You can lay no card, and pass.
   *[other] { $name } can lay no card, and passes.
    }
noxford-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
    }
noxford-event-turned-up = Turned up beside the neutral deck: { $card }.
noxford-event-all-laid = { $who ->
    [you] You have laid your whole syndicate
   *[other] { $name } has laid a whole syndicate
    }: the game is over.
noxford-event-all-passed = Nobody can lay another card: the game is over.

## The end

noxford-judgement = The districts are judged
noxford-judged-barracks = The barracks strike: silenced are { $cards }.
noxford-judged-no-barracks = No gang member touches a barracks.
noxford-judged-taken = { $district }: { $counts }. { $who ->
    [you] You take
   *[other] { $name } takes
    } it: { $symbols ->
    [one] 1 point
   *[other] { $symbols } points
    } for its symbols{ $favorites ->
    [0] {""}
   *[other] {" "}and { $favorites } for the favourite
    }.
noxford-judged-tied = { $district }: { $counts }. A tie: nobody takes it.
noxford-judged-empty = { $district }: no gang member counts there, nobody takes it.
noxford-end = { $who ->
    [you] You win
   *[other] { $names } wins
    } with { $score ->
    [one] 1 point
   *[other] { $score } points
    }.
noxford-end-shared = { $names } share the victory with { $score ->
    [one] 1 point
   *[other] { $score } points
    } each.
noxford-end-tie-break = { $names } had { $score ->
    [one] 1 point
   *[other] { $score } points
    } too; more districts decided, { $cards } against { $fewer }.
noxford-end-seat = { $who ->
    [you] You
   *[other] { $name }
    }: { $count ->
    [0] no district.
   *[other] { $districts }; { $symbols ->
        [one] 1 point
       *[other] { $symbols } points
        } for symbols, { $favorites } for favourites.
    }
noxford-score-symbols = Symbols
noxford-score-favorites = Favourites
noxford-score-count = Districts

## Why a bot would play it

noxford-reason-takes-district = You would take the lead in a district that is worth { $points ->
    [one] one point
   *[other] { $points } points
    } to you ({ $card }).
noxford-reason-breaks-lead = { $name } would lose the lead in a district ({ $card }).
noxford-reason-gives-up-lead = It costs you the lead in a district ({ $card }).
noxford-reason-firms-lead = Your lead in a district becomes safer: { $lead } more than anybody else ({ $card }).
noxford-reason-contests-district = It brings you closer to the lead in a district ({ $card }).
noxford-reason-silences-rivals = The barracks silence { $count ->
    [one] a gang member
   *[other] { $count } gang members
    } of the others.
noxford-reason-silences-own = The barracks silence { $count ->
    [one] one of your own gang members.
   *[other] { $count } of your own gang members.
    }
noxford-reason-frees-own = { $count ->
    [one] One of your silenced gang members counts again.
   *[other] { $count } of your silenced gang members count again.
    }
noxford-reason-brings-a-move = Its gear lets you move a card at once.
noxford-reason-ends-the-game = It is your last card, and ends the game.
noxford-reason-keeps-options = No district changes hands, and your better cards stay with you.
noxford-reason-nothing-to-move = No move of a card would help you.

## Refusals

noxford-refusal-bad-shape = An action must be place with a card, o, x and y, cover with a card and on, move with from and either to or on, skip or pass, and nothing more.
noxford-refusal-wrong-phase = That cannot be done at this point of the game.
noxford-refusal-unknown-card = There is no such card in this game.
noxford-refusal-not-yours = You do not have that card.
noxford-refusal-no-such-stack = No card has its top left corner there.
noxford-refusal-master = A Master is never moved.
noxford-refusal-just-placed = The card that you have just laid stays where it is.
noxford-refusal-locked = That card is locked: cards lie along all four of its sides.
noxford-refusal-isolates = Without that card the city would fall apart.
noxford-refusal-same-place = The card cannot go back to where it was.
noxford-refusal-off-table = The card would hang over the edge of the table.
noxford-refusal-overlap = The card would overlap another.
noxford-refusal-touches-too-few = The card must touch at least two others; corners do not count.
noxford-refusal-not-aligned = The card must be in line, across and down, with cards that it touches.
noxford-refusal-not-a-gang-card = Only a gang member can cover, and only a gang member can be covered.
noxford-refusal-rank-too-low = Only a higher rank can cover that card.
noxford-refusal-must-play = You can lay a card, so you cannot pass.

## The table in a terminal

noxford-status = { $who ->
    [you] Your turn
   *[other] { $name } to play
    } · neutral deck { $deck }
noxford-status-over = The game is over · neutral deck { $deck }
noxford-legend = R3 colour and rank · letters: symbols, 4 all but M · ## barracks · * gear · + beneath · × silent · → leads
noxford-letter-red = R
noxford-letter-blue = B
noxford-letter-orange = O
noxford-letter-green = G
noxford-letter-diamond = D
noxford-letter-wine = W
noxford-letter-airship = A
noxford-letter-dice = I
noxford-letter-mask = M
noxford-seat = { $turn ->
    [yes] ►{" "}
   *[no] {""}
    }{ $name }: { $color }, favours { $symbol }. { $hand } in hand, { $deck } in the deck{ $master ->
    [yes] , Master in front
   *[no] {""}
    }. { $score ->
    [one] 1 point
   *[other] { $score } points
    } now.
noxford-hand = Your hand:
noxford-display = Neutral:
noxford-none = none
noxford-plain-hand = Your hand: { $cards }.
noxford-plain-display = Neutral cards that anybody may lay: { $cards }.
noxford-plain-stack = ({ $x }, { $y }): { $card }{ $covered ->
    [0] {""}
    [one] {" "}on 1 card
   *[other] {" "}on { $covered } cards
    }, { $beside }.
noxford-draft-place = Lay { $card }
noxford-draft-cover = Cover a gang member with { $card }
noxford-draft-move = Move { $card } from ({ $x }, { $y })
noxford-where-place = Where do you lay { $card }?
noxford-where-cover = Whom do you cover with { $card }?
noxford-where-move = Where do you move { $card }?
noxford-place-sideways = Sideways at ({ $x }, { $y }), { $beside }
noxford-place-upright = Upright at ({ $x }, { $y }), { $beside }
noxford-then = { $changes }{ $gear ->
    [yes] {" "}Its gear then lets you move a card.
   *[no] {""}
    }
noxford-place-on = On { $card } at ({ $x }, { $y })

## The board in the browser

noxford-board-display = Neutral cards that anybody may lay
noxford-board-close = Close
noxford-board-smaller = Smaller
noxford-board-larger = Larger
noxford-board-see-all = See the whole city
noxford-board-several = { $count } × { $card }
noxford-board-look-left = Shows what is still to be laid.
noxford-board-left = { $who ->
    [you] You have still to lay
   *[other] { $name } has still to lay
    }
noxford-board-left-nothing = Nothing: every card has been laid.
noxford-board-count = { $name } { $count }
noxford-board-places = { $count ->
    [one] One place for the card
   *[other] { $count } places for the card
    }
noxford-board-place = { $o ->
    [upright] Upright
   *[other] Sideways
    }, touching: { $near }
noxford-board-near = { $card } ({ $side ->
    [above] above
    [below] below
    [left] on the left
   *[right] on the right
    })
noxford-board-on = On { $card }

noxford-choice-lay = Lay it here
noxford-choice-move = Move it here
noxford-choice-cover = Cover { $card }
noxford-choice-turn = Turn it
noxford-choice-first = Show a place ({ $count })
noxford-choice-next = Next place ({ $number }/{ $count })
noxford-choice-move-some = Move a card
noxford-choice-move-other = Another card

noxford-counting-barracks = { $count ->
    [0] No gang member touches barracks.
    [one] The barracks strike: one gang member counts nothing.
   *[other] The barracks strike: { $count } gang members count nothing.
    }
noxford-counting-nobody = { $card }: nobody is there.
noxford-counting-tied = { $card }: { $counts }. A tie: nobody gets it.
noxford-counting-won = { $card }: { $counts }. { $who ->
    [you] You get
   *[other] { $name } gets
    } { $symbols ->
    [one] 1 point
   *[other] { $symbols } points
    } for its symbols{ $favorites ->
    [0] .
   *[other] {" "}and { $favorites } more for the favourite.
    }
noxford-counting-total = Every district is counted.

## What things are, for those who ask

noxford-about-places = Wherever the card can go. Arrows go from place to place, Enter lays it, Escape takes it back.
noxford-about-neutral = { $count ->
    [0] No neutral card is left in the deck.
    [one] 1 neutral card is left in the deck.
   *[other] { $count } neutral cards are left in the deck.
    }
noxford-about-seat = Syndicate: { $color }. Favourite symbol: { $symbol }. { $left } cards still to lay: { $hand } in hand, { $deck } in the deck{ $master ->
    [yes] , and the Master.
   *[no] .
    } Worth now: { $score ->
    [one] 1 point.
   *[other] { $score } points.
    }
noxford-about-member = { $card }, rank { $rank }: counts 1 in every district that it touches. A higher rank may cover it.{ $gear ->
    [yes] {" "}Whoever lays it may move a card of the city.
   *[no] {""}
    }
noxford-about-master = { $card }, rank { $rank }: counts 2 in every district that it touches. It can be neither covered nor moved.
noxford-about-district = { $card }: a point for each symbol ({ $symbols }), for the syndicate with the most members touching it; more for a favourite.{ $gear ->
    [yes] {" "}Whoever lays it may move a card of the city.
   *[no] {""}
    }
noxford-about-barracks = { $card }: at the end, no gang member that touches them counts.
noxford-about-over = Beneath it: { $cards }.
noxford-about-locked = Locked: cards lie along all four sides, so it can be neither covered nor moved.
noxford-about-cancelled = It touches barracks: it counts nothing.
noxford-about-nobody = Nobody leads here.
noxford-about-tied = A tie, nobody leads: { $counts }.
noxford-about-leads = { $who ->
    [you] You lead
   *[other] { $name } leads
    }: { $counts }.

## Lessons

noxford-lesson-first = Every card must touch two others and lie in line with them, across and down. Pick a card: the places where it may lie light up. Gang members count in the districts that they touch.
noxford-lesson-turn = Lay one card: from your hand, from the neutral cards, or your Master. On each district you see who has the most members around it. Districts with your favourite symbol are worth more to you.
noxford-lesson-cover = A gang member may also cover one of lower rank, unless cards lie along all four sides of it. What lies beneath no longer counts.
noxford-lesson-gear = The gear turns: you may move one card of the city. Lit cards can be lifted. Put one where it helps you, or leave everything as it is.
noxford-lesson-next = Next time, watch the barracks: whoever touches them at the end counts nothing. And watch who lays a tenth card first, for that ends the game at once.
