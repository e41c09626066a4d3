# Noxford. `$who` is "you" or "other"; `$name` is a player’s name; `$color` is a colour’s word from here; `$card`,
# `$below` and `$district` are forms of `noxford-card-…`, and `$of` is their form `of`.

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
    .of = of the { $color } Master
    .short = { $color } Master
noxford-card-lieutenant = a { $color } lieutenant
    .the = the { $color } lieutenant
    .of = of the { $color } lieutenant
    .short = { $color } lieutenant
noxford-card-tough = a { $color } tough
    .the = the { $color } tough
    .of = of the { $color } tough
    .short = { $color } tough
noxford-card-punk = a { $color } punk
    .the = the { $color } punk
    .of = of the { $color } punk
    .short = { $color } punk
noxford-card-punk-gear = a { $color } punk with a gear
    .the = the { $color } punk with a gear
    .of = of the { $color } punk with a gear
    .short = { $color } punk with a gear
noxford-card-barracks = a barracks
    .the = the barracks
    .of = of the barracks
    .short = barracks
noxford-card-district-diamond = the district of the diamond
    .the = the district of the diamond
    .of = of the district of the diamond
    .short = diamond district
noxford-card-district-wine = the district of the wine
    .the = the district of the wine
    .of = of the district of the wine
    .short = wine district
noxford-card-district-airship = the district of the airship
    .the = the district of the airship
    .of = of the district of the airship
    .short = airship district
noxford-card-district-dice = the district of the dice
    .the = the district of the dice
    .of = of the district of the dice
    .short = dice district
noxford-card-district-mask = the district of the mask
    .the = the district of the mask
    .of = of the district of the mask
    .short = mask district
noxford-card-district-diamond-wine = the district of the diamond and the wine
    .the = the district of the diamond and the wine
    .of = of the district of the diamond and the wine
    .short = diamond-wine district
noxford-card-district-wine-airship = the district of the wine and the airship
    .the = the district of the wine and the airship
    .of = of the district of the wine and the airship
    .short = wine-airship district
noxford-card-district-airship-dice = the district of the airship and the dice
    .the = the district of the airship and the dice
    .of = of the district of the airship and the dice
    .short = airship-dice district
noxford-card-district-dice-mask = the district of the dice and the mask
    .the = the district of the dice and the mask
    .of = of the district of the dice and the mask
    .short = dice-mask district
noxford-card-district-diamond-mask = the district of the diamond and the mask
    .the = the district of the diamond and the mask
    .of = of the district of the diamond and the mask
    .short = diamond-mask district
noxford-card-district-grand = a grand district
    .the = the grand district
    .of = of the grand district
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

noxford-beside-left = right { $of }
noxford-beside-right = left { $of }
noxford-beside-top = below { $card }
noxford-beside-bottom = above { $card }

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
noxford-score-districts = Districts won
noxford-score-count = Districts

## Why a bot would play it

noxford-reason-gains = As the city lies, it brings you { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
noxford-reason-costs = As the city lies, it costs you { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
noxford-reason-hurts = { $name } loses { $points ->
    [one] 1 point
   *[other] { $points } points
    } as the city lies.
noxford-reason-quiet = No district changes hands for now.

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

noxford-board-round = Round { $round } of { $rounds }
noxford-board-over = Everybody has guarded the gate
noxford-board-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
    }
noxford-board-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }
noxford-board-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
noxford-board-guard = guards the gate
noxford-board-sealed = a sealed bag

noxford-board-card = { $good }, worth { $worth }

## What things are, for those who ask

noxford-about-apple = Apple: honest, and sells for { $worth }.
noxford-about-cheese = Cheese: honest, and sells for { $worth }.
noxford-about-silk = Silk: forbidden. It sells for { $worth } if it passes the gate, and costs a fine if it is found.
noxford-about-gate = The round, and the deck that merchants draw from. In each round somebody else guards the gate.
noxford-about-coins = Coins lie open. The most of them win.
noxford-about-hand = A hand: everybody sees how many cards, and only its owner which.
noxford-about-guard = The guard may open one bag, or wave all of them on.
noxford-about-bag = A bag: one card of its owner’s goods is sealed in it before the gate opens.

## Lessons

noxford-lesson-seal = Honest goods always sell, and an opened bag even brings you the guard’s fee. Silk sells for much more, but only if the guard lets it pass. The guard sees how many cards you hold, and never which.
noxford-lesson-gate = You may open one bag. Silk brings you a fine, an honest bag costs you the fee, and waving all of them on costs nothing. Look at who is behind: they have the best reason to smuggle.
noxford-lesson-next = You have seen a whole game. Look next at who smuggled when, and play again with stronger bots.
