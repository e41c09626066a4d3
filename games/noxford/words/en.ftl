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
