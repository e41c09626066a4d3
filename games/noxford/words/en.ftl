# Noxford. `$who` is "you" or "other"; `$name` is a player’s name; `$whom` and `$to` are the same of a second player;
# `$good` is one of the forms of `noxford-good-…`.

## Goods

noxford-good-apple = an apple
    .the = the apple
    .short = apple
noxford-good-cheese = a cheese
    .the = the cheese
    .short = cheese
noxford-good-silk = a bolt of silk
    .the = the silk
    .short = silk

## The question

noxford-question-seal = Which of your goods do you seal in your bag?
noxford-question-gate = You guard the gate: do you open a bag, or wave all of them on?

## Choices, and what they will do

noxford-action-seal = Seal { $good }
noxford-action-open = Open { $name }’s bag
noxford-action-wave = Wave every bag on
noxford-effect-seal = { $forbidden ->
    [yes] It sells for { $worth } if it passes; if it is found you pay { $fine }.
   *[no] It sells for { $worth }, and the guard pays you besides if the bag is opened.
    }
noxford-effect-open = You get { $fine } if silk is inside, and pay { $fee } if not.
noxford-effect-wave = Every bag is sold, and nobody pays anybody.

## Events

noxford-event-round-started = Round { $round } begins. { $who ->
    [you] You guard
   *[other] { $name } guards
    } the gate.
noxford-event-sealed = { $who ->
    [you] You seal { $good } in your bag.
   *[other] { $name } seals a bag.
    }
noxford-event-opened = { $who ->
    [you] You open { $to }’s bag
   *[other] { $name } opens { $whom ->
        [you] your
       *[other] { $to }’s
        } bag
    }: { $good }. { $forbidden ->
    [yes] { $whom ->
        [you] You pay
       *[other] { $to } pays
        }
   *[no] { $who ->
        [you] You pay
       *[other] { $name } pays
        }
    } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
noxford-event-waved = { $who ->
    [you] You wave
   *[other] { $name } waves
    } every bag on.
noxford-event-sold = { $who ->
    [you] You sell
   *[other] { $name } sells
    } { $good } for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }.
noxford-event-drew = { $who ->
    [you] You draw { $good }.
   *[other] { $name } draws a card.
    }
noxford-event-game-over = Everybody has guarded the gate: the game is over.

## The end

noxford-end = { $who ->
    [you] You win
   *[other] { $names } wins
    } with { $score ->
    [one] 1 coin
   *[other] { $score } coins
    }.
noxford-end-shared = { $names } share the victory with { $score ->
    [one] 1 coin
   *[other] { $score } coins
    } each.
noxford-score-coins = Coins

## Why a bot would play it

noxford-reason-sells = It sells for { $worth }, whether the bag is opened or not.
noxford-reason-smuggles = It sells for { $worth } if it passes, and costs { $fine } if it is found.
noxford-reason-opens = Silk would bring { $fine } coins; an honest bag costs { $fee }.
noxford-reason-waves = It costs nothing, and every bag is sold.

## Refusals

noxford-refusal-bad-shape = An action must be seal with a good, open with a seat, or wave, and nothing more.
noxford-refusal-wrong-phase = That cannot be done at this point of the game.
noxford-refusal-unknown-good = The goods are apple, cheese and silk.
noxford-refusal-not-in-hand = That good is not in your hand.
noxford-refusal-no-bag = That seat has no bag at the gate.

## The table in a terminal

noxford-status = Round { $round } of { $rounds } · deck { $deck }
noxford-legend = Coins lie open. Hands and sealed bags are hidden.
noxford-seat = { $name }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }, { $hand } in hand, { $doing ->
    [guards] guards the gate
    [sealed] bag sealed
   *[open] bag open
    }.
noxford-hand = Your hand: { $goods }.
noxford-bag = In your bag: { $good }.

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
