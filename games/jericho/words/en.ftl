# Jericho. `$who` is "you" or "other"; `$name` is a player’s name; `$color` is a colour’s word from here;
# `$card` is one of the forms of `jericho-card-…`.

## Cards and colours

jericho-color-red = red
jericho-color-white = white
jericho-color-blue = blue
jericho-color-yellow = yellow
jericho-color-brown = brown
jericho-card-wall = { BEFORE("a", $color) } { $value }
    .the = the { $color } { $value }
    .short = { $color } { $value }
jericho-card-trumpet = a trumpet
    .the = the trumpet
    .short = trumpet

## The table

jericho-status = Round { $round } of 3 · supply { $supply } · draw pile { $draw } · trumpets removed { $removed }
jericho-column-hand = hand
jericho-column-won = won
jericho-hand = Your hand:
jericho-hand-empty = no card
jericho-hand-chosen = (chosen for the supply: { $card })
jericho-hand-laid = (face down before you: { $card })
jericho-legend = First the length, then the cards; ♪ is a trumpet; ★ is the longest wall of its colour.
jericho-plain-status = Round { $round } of 3. Supply: { $supply ->
    [one] 1 card
   *[other] { $supply } cards
    }. Draw pile: { $draw }. Trumpets removed: { $removed }.
jericho-plain-seat = { $name }: { $walls }. { $hand } in hand, { $won } won.
jericho-plain-wall = { $color } wall { $length } long ({ $cards })
jericho-plain-no-walls = no walls
jericho-plain-hand = Your hand: { $cards }.

## The question

jericho-question-first-wall = Choose the card of your first wall; it stays face down for now.
jericho-question-fill = Round { $round }: which card do you put face down into the supply?
jericho-question-play = Your turn: build, blow a trumpet, or put a card into the supply?

## Choices, and what they will do

jericho-action-lay = Lay { $card } face down
jericho-action-supply = Put { $card } into the supply
jericho-action-wall = Build with { $card }
jericho-action-trumpet = Blow a trumpet at { $color }
jericho-effect-lay = It will found your { $color } wall once everybody has put a card into the supply.
jericho-effect-lay-trumpet = A trumpet cannot stand alone: it will be turned up and removed.
jericho-effect-supply = Face down, for the longest { $color } wall at the scoring (now { $leaders }, { $length }).
jericho-effect-supply-no-wall = Face down, for the longest { $color } wall at the scoring; nobody has one yet.
jericho-effect-supply-trumpet = Face down; it leaves the game at the scoring, and nobody wins it.
jericho-effect-wall-first = It founds your { $color } wall, { $length } long. { $standing }
jericho-effect-wall-longer = Your { $color } wall grows from { $before } to { $length }. { $standing }
jericho-standing-longest = It would be the longest.
jericho-standing-tied = It would be as long as the longest ({ $leaders }).
jericho-standing-behind = { $leaders } would still be ahead, with { $best }.
jericho-effect-trumpet = Every { $color } { $value } falls into the supply ({ $fallen }){ $collapsed ->
    [0] {""}
    [one] , and 1 trumpet in a wall is lost
   *[other] , and { $collapsed } trumpets in walls are lost
    }. { $trumpet }
jericho-effect-trumpet-loss = { $name } ×{ $count }: { $before } → { $after }
jericho-effect-trumpet-nothing = Nothing { $color } stands, so nothing falls, and the trumpet is gone.
jericho-effect-trumpet-kept = The trumpet joins your wall.
jericho-effect-trumpet-lost = The trumpet is gone.

## Events

jericho-event-first-laid = { $who ->
    [you] You lay { $card } face down, for your first wall.
   *[other] { $name } lays the card of a first wall, face down.
    }
jericho-event-round-started = Round { $round } begins: everybody puts a card into the supply. { $who ->
    [you] You will play first.
   *[other] { $name } will play first.
    }
jericho-event-supplied = { $who ->
    [you] You put { $card } into the supply, face down.
   *[other] { $name } puts a hidden card into the supply.
    }
jericho-event-walls-opened = The first walls are turned up: { $walls }.
jericho-event-walls-opened-seat = { $name } { $card }
jericho-event-wall-founded = { $who ->
    [you] You found
   *[other] { $name } founds
    } { BEFORE("a", $color) } wall with { BEFORE("a", $value) }.
jericho-event-wall-played = { $who ->
    [you] You build
   *[other] { $name } builds
    } with { $card }: that wall is now { $length } long.
jericho-event-trumpet-played = { $who ->
    [you] You blow
   *[other] { $name } blows
    } a trumpet at { $color }: { $fallen ->
    [nothing] nothing stands there, nothing falls
   *[cards] every { $value } falls ({ $losses })
    }{ $collapsed ->
    [0] {""}
    [one] ; 1 trumpet in a wall is lost with it
   *[other] ; { $collapsed } trumpets in walls are lost with it
    }. { $kept ->
    [yes] The trumpet stays in { $who ->
        [you] your wall
       *[other] the wall
        }.
   *[no] The trumpet is gone.
    }
jericho-event-trumpet-loss = { $name } ×{ $count }
jericho-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws a card.
    }
jericho-event-scoring-card = { $who ->
    [you] You turn up
   *[other] { $name } turns up
    } scoring card { $round }: the round ends at once.
jericho-event-scored = Round { $round } is scored: { $gains }.
jericho-event-scored-gain = { $name } { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
    }
jericho-event-game-over = The third scoring is done: the game is over.

## A scoring, colour by colour

jericho-scoring = Round { $round } is scored
jericho-scoring-won = { $color }: { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
    } to { $names }, longest wall { $length }.
jericho-scoring-shared = { $color }: { $names } share { $count ->
    [one] 1 card
   *[other] { $count } cards
    } with walls of { $length }: { $each } each, { $left } left over.
jericho-scoring-nobody = { $color }: nobody has a wall, { $count ->
    [one] 1 card stays
   *[other] { $count } cards stay
    } in the supply.
jericho-scoring-none = { $color }: no card in the supply.
jericho-scoring-trumpets = { $count ->
    [one] 1 trumpet
   *[other] { $count } trumpets
    } from the supply left the game.

## The end

jericho-end = { $who ->
    [you] You win
   *[other] { $names } wins
    } with { $score ->
    [one] 1 card
   *[other] { $score } cards
    }.
jericho-end-shared = { $names } share the victory with { $score } cards each.
jericho-end-tie-break = { $names } had { $score } cards too; more cards left standing in the walls decided, { $cards } against { $fewer }.
jericho-end-line = { $rank }. { $name }, { $score }: { $won } won at the scorings and { $ones ->
    [one] 1 card
   *[other] { $ones } cards
    } of value 1 in the walls. Left standing: { $wall_cards }.
jericho-end-history = How it went

## Why a bot would play it

jericho-reason-founds-wall = { $more_in_hand ->
    [0] You hold no other { $color } card: the colours you have more of stay in your hand, to build with later.
    [one] You hold one more { $color } card to lengthen it with.
   *[other] You hold { $more_in_hand } more { $color } cards, so this wall can grow fast.
    }
jericho-reason-wall-leads = { $others ->
    [0] Nobody else has { BEFORE("a", $color) } wall
   *[other] Your { $color } wall becomes the longest, { $length } against { $others }
    }: if it stays so, all { $color } cards in the supply are yours at the next scoring.
jericho-reason-wall-ties = Your { $color } wall draws level with the longest, at { $length }: you would share the { $color } cards in the supply instead of watching them go.
jericho-reason-wall-behind = Your { $color } wall comes to { $length }, the longest has { $others }: it does not lead yet, but walls stay, and trumpets bring the long ones down.
jericho-reason-trumpet-discarded = A trumpet that is put away is gone for good: nobody can blow it at your walls.
jericho-reason-feeds-own-color = Your { $color } wall is the longest{ $others ->
    [0] {""}
   *[other] , { $length } against { $others }
    }: at the next scoring the card should come back to you, and then it counts.
jericho-reason-feeds-tied-color = Your { $color } wall is as long as the longest: at the next scoring you share the { $color } cards, this one too.
jericho-reason-feeds-rival-color = { $length ->
    [0] You have no { $color } wall to use it for
   *[other] Your { $color } wall is behind, { $length } against { $others }
    }: somebody else may win the card, but it is the one you can spare best.
jericho-reason-feeds-free-color = Nobody has { BEFORE("a", $color) } wall yet, so for now nobody wins the card; whoever starts one can, you too.
jericho-reason-nothing-falls = Nobody has { BEFORE("a", $color) } wall, so nothing falls: it only saves you from playing a card that you would rather keep.
jericho-reason-brings-down = { $name }’s wall loses { $count ->
    [one] { BEFORE("a", $color) } { $value }, which goes
   *[other] { $count } { $color } { $value }s, which go
    } into the supply.
jericho-reason-costs-own = The price: { $count ->
    [one] { BEFORE("a", $color) } { $value }
   *[other] { $count } { $color } { $value }s
    } of your own { $count ->
    [one] falls
   *[other] fall
    }, too.

## Refusals

jericho-refusal-bad-shape = An action must be lay, supply or wall with a card, or trumpet with a colour, and nothing more.
jericho-refusal-wrong-phase = That cannot be done at this point of the game.
jericho-refusal-unknown-card = There is no such card.
jericho-refusal-unknown-color = The colours are red, white, blue, yellow and brown.
jericho-refusal-not-in-hand = That card is not in your hand.
jericho-refusal-trumpet-alone = A trumpet cannot found or lengthen a wall by itself.

## The board in the browser

jericho-card-scoring = a scoring card
    .the = the scoring card
    .short = scoring card
jericho-board-you = You
jericho-board-round = Round { $round } of 3
jericho-board-round-begins = Round { $round }: everybody puts a card into the supply
jericho-board-over = After the third scoring
jericho-board-ones = The 1s still standing in the walls count as won
jericho-board-walls = Walls of { $color }
jericho-board-row = { $name }: { $wall }
jericho-board-row-won = { $name }: { $wall }; { $gain }
jericho-board-wall-none = no { $color } wall
jericho-board-wall = { $color } wall { $length } long ({ $cards })
jericho-board-wall-longest = { $color } wall { $length } long ({ $cards }), the longest by { $by }
jericho-board-wall-level = { $color } wall { $length } long ({ $cards }), as long as the longest
jericho-board-supply-name = Supply
jericho-board-draw-name = Draw pile
jericho-board-removed-name = Trumpets gone
jericho-board-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
jericho-board-won = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
    }
jericho-board-first-laid = a first wall card, face down
jericho-board-aside = a card for the supply, face down
jericho-board-own-first = { $card } lies face down before you
jericho-board-own-aside = { $card } will go into the supply
jericho-board-scorings = { $count ->
    [0] no scoring yet
    [one] 1 scoring done
   *[other] { $count } scorings done
    }
jericho-board-gain = { $count ->
    [one] wins 1 card
   *[other] wins { $count } cards
    }
jericho-board-stays = { $count ->
    [one] 1 card stays
   *[other] { $count } cards stay
    }
jericho-board-supply = Supply
jericho-board-build = Build: { $color } { $before } → { $after }, { $standing }
jericho-board-found = New { $color } wall: { $after }, { $standing }
jericho-board-longest = longest by { $by }
jericho-board-only = the only one
jericho-board-level = level with { $names }
jericho-board-behind = { $by } behind { $names }
jericho-board-blow = { $color } ▾ { $count ->
    [one] { $value }
   *[other] { $count } × { $value }
    }
jericho-board-blow-nothing = { $color }: nothing
jericho-score-won = Won at the scorings
jericho-score-ones = 1s in the walls

## What things are, for those who ask

jericho-about-card = { $card }: it makes your { $color } wall longer by { $value }, or founds it. In the supply it is one { $color } card to be won.
jericho-about-trumpet = Trumpet: blow it at a colour, and every card of the highest value there falls, yours too. If you still have a wall of that colour, the trumpet joins it and counts 2.
jericho-about-scoring = Scoring card: whoever draws it ends the round, and the longest walls win the supply.
jericho-about-lane = The { $color } walls. At each scoring the longest of them wins all { $color } cards in the supply.
jericho-about-stakes = { $color } cards that the longest wall wins, or that have fallen.
jericho-about-won = { $count ->
    [one] 1 card won
   *[other] { $count } cards won
    }. Whoever has won the most cards at the end wins.
jericho-about-supply = Supply: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }, face down. At a scoring each colour’s cards go to its longest wall.
jericho-about-draw = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }. Somewhere in it lie the scoring cards, and each of them ends a round.
jericho-about-removed = { $count ->
    [one] 1 trumpet has
   *[other] { $count } trumpets have
    } left the game.
jericho-about-scorings = { $count } of 3 scorings done. After the third the game is over.

## Lessons

jericho-lesson-first-wall = This card will found your first wall; all first walls are turned up at the same moment. A colour of which you hold several cards is easy to lengthen. A high card leads early, but trumpets bring down the highest cards first.
jericho-lesson-fill = What lies in the supply is won at the scoring: all cards of a colour go to its longest wall. So give a card of a colour in which you expect to be ahead, or one that you can spare. You do not draw another for it.
jericho-lesson-play = Build to have the longest wall when a scoring card turns up, which may happen with any card drawn. Or put a card of a colour that you are winning into the supply. The flag shows the longest wall of each colour and by how much it leads.
jericho-lesson-trumpet = You hold a trumpet. Blown at a colour, it brings down every card of the highest value there, yours too, and they go into the supply. If you still have a wall of that colour, the trumpet joins it and is worth 2; otherwise it is gone.
jericho-lesson-fill-again = Your walls stay, so whoever leads now has the better start. Everybody gives one card again and plays with one card less: each choice weighs more.
jericho-lesson-next = You have seen a whole game. Look next at the score in its parts, and at the chart of who led when. Then play again with stronger bots, and watch which colours the others feed to the supply.
