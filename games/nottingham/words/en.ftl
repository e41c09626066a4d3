# Nottingham. `$who` is "you" or "other"; `$name` is a player’s name; `$card`, `$cards`, `$given`, `$received` and `$object`
# are forms of `nottingham-object-…` or ambush cards; `$trick` in a choice of words is one of buy, theft, ambush, robbery, raid,
# barter.

## Cards and colours

nottingham-object-coin = a coin
    .the = the coin
    .short = coin
nottingham-object-candlestick = a candlestick
    .the = the candlestick
    .short = candlestick
nottingham-object-gold = gold
    .the = the gold
    .short = gold
nottingham-object-pearls = pearls
    .the = the pearls
    .short = pearls
nottingham-object-jewels = jewels
    .the = the jewels
    .short = jewels
nottingham-object-necklace = a necklace
    .the = the necklace
    .short = necklace
nottingham-object-chest = a chest
    .the = the chest
    .short = chest
nottingham-color-red = red
nottingham-color-yellow = yellow
nottingham-color-green = green
nottingham-color-blue = blue
nottingham-color-purple = purple
nottingham-color-white = white
nottingham-color-gray = grey
nottingham-ambush-color = the ambush on { $color }
nottingham-ambush-objects = the ambush on { $first } or { $second }
nottingham-mission-seven-different = All seven
nottingham-mission-five-alike = Five of a kind
nottingham-mission-four-pairs = Four pairs
nottingham-mission-three-pairs = Three pairs
nottingham-pattern-seven-different = one of each object
nottingham-pattern-five-alike = five of one object
nottingham-pattern-four-pairs = two each of four objects
nottingham-pattern-three-pairs = two each of three objects

## The two uses of a turned-up card

nottingham-trick-buy = Buying
nottingham-trick-theft = Theft
nottingham-trick-ambush = Ambush
nottingham-trick-robbery = Robbery
nottingham-trick-raid = Raid
nottingham-trick-defense = Defence
nottingham-trick-barter = Barter
nottingham-use-keep = Three or more alike can be delivered; one then counts { $value }.
nottingham-use-buy = Everybody offers a card, face down until all have; swap the coin for one of them, or refuse.
nottingham-use-theft = Swap it for a card drawn blindly from somebody’s hand.
nottingham-use-ambush = Look at two ambush cards and lay one before you, with the gold.
nottingham-use-robbery = Look at somebody’s hand, alone, and swap the pearls for a card of it.
nottingham-use-raid = Somebody lays their hand open; swap the jewels for a card of it.
nottingham-use-barter = Everybody offers one or two cards in the open; you must swap the chest for an offer.
nottingham-use-deliver = Hand in three or more alike; one goes to your loot, and the rest is discarded.
nottingham-use-mission = Hand in exactly its cards; it cannot be ambushed, and counts less once two players have completed it.
nottingham-use-defense = It has no trick: kept in your hand, it fends off theft, robbery and raid.

## The question

nottingham-question-choose = You have turned up { $card }: keep it, or use it?
nottingham-question-choose-take = You have turned up { $card }, which cannot be used now: keep it.
nottingham-question-choose-necklace = You have turned up a necklace: it can only be kept.
nottingham-question-defend = { $name } { $trick ->
    [theft] wants to steal from you
    [robbery] wants to rob you
   *[raid] wants to raid you
    }. Give a necklace for { $card } and stop it?
nottingham-question-defend-not = { $name } { $trick ->
    [theft] wants to steal from you
    [robbery] wants to rob you
   *[raid] wants to raid you
    }. Without a necklace you can only let it happen, and get { $card }.
nottingham-question-pick = Which card do you take from { $name }?
nottingham-question-buy-offers = { $name } buys with a coin: which card do you offer, face down?
nottingham-question-buy-choose = Which offer do you take for your coin? You may refuse them all.
nottingham-question-barter-offers = { $name } barters with a chest: which one or two cards do you offer, in the open?
nottingham-question-barter-choose = Which offer do you take for your chest? You must take one.
nottingham-question-ambush-choose = Which ambush do you lay face down before you?
nottingham-question-deliver = Deliver three or more alike, complete a mission, or end your turn?
nottingham-question-deliver-not = You have nothing to hand in: end your turn.
nottingham-question-ambush-window = { $name } delivers { $count } × { $card }: do you spring an ambush?
nottingham-question-ambush-window-not = { $name } delivers { $count } × { $card }: no ambush of yours fits, let it pass.
nottingham-question-purge = There is no card left to draw: which { $count ->
    [one] card
   *[other] { $count } cards
    } do you discard?

## Choices

nottingham-action-take = Keep { $card }
nottingham-action-use = { $trick ->
    [buy] Buy with the coin
    [ambush] Lay an ambush
   *[barter] Barter with the chest
    }
nottingham-action-use-on = { $trick ->
    [theft] Steal from
    [robbery] Rob
   *[raid] Raid
    } { $name }
nottingham-action-defend = Give a necklace
nottingham-action-accept = Let it happen
nottingham-action-pick = Take { $card }
nottingham-action-offer = Offer { $cards }
nottingham-action-accept-offer = Take { $cards } from { $name }
nottingham-action-refuse = Refuse all
nottingham-action-keep = Lay { $card }
nottingham-action-deliver = Deliver { $count } × { $object }
nottingham-action-mission = { $mission }: hand in { $objects }
nottingham-action-end-turn = End the turn
nottingham-action-spring = Spring { $card }
nottingham-action-decline = Let it pass
nottingham-action-discard = Discard { $cards }
nottingham-choice-use = { $trick ->
    [theft] Steal from somebody
    [robbery] Rob somebody
   *[raid] Raid somebody
    }
nottingham-choice-back = Back
nottingham-choice-deliver = Deliver { $count } for { $points } points
nottingham-choice-deliver-these = Deliver { $cards } for { $points } points
nottingham-choice-do-mission = Mission: { $mission }
nottingham-choice-mission = { $mission } for { $points } points

## What a choice will do

nottingham-effect-defend = The attack fails: you get { $card }, and the attacker a necklace.
nottingham-effect-accept = One of your cards goes, and you get { $card }.
nottingham-effect-refuse = You keep { $card }.
nottingham-effect-hold = You would hold { $cards }.
nottingham-effect-points = { $points } points.
nottingham-effect-spring = You take { $card }; { $name } gets your gold.
nottingham-effect-spring-fails = You take { $card }; { $name } gets your gold, and the delivery fails.

## Events

nottingham-event-turned-up = { $who ->
    [you] You turn up
   *[other] { $name } turns up
    } { $card }.
nottingham-event-took = { $who ->
    [you] You keep
   *[other] { $name } keeps
    } { $card }.
nottingham-event-used = { $who ->
    [you] You use
   *[other] { $name } uses
    } { $card } { $trick ->
    [buy] to buy: all others offer a card.
    [ambush] to lay an ambush.
   *[barter] to barter: one after the other, all others make an offer.
    }
nottingham-event-used-on = { $who ->
    [you] You use
   *[other] { $name } uses
    } { $card } { $trick ->
    [theft] to steal from
    [robbery] to rob
   *[raid] to raid
    } { $target }.
nottingham-event-defended = { $who ->
    [you] You fend
   *[other] { $name } fends
    } it off: { $card } for { $attacker }, and { $received } in return.
nottingham-event-accepted = { $who ->
    [you] You let
   *[other] { $name } lets
    } it happen.
nottingham-event-hand-shown = { $who ->
    [you] You show everybody your hand
   *[other] { $name } shows everybody their hand
    }: { $cards }.
nottingham-event-hand-seen = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
    } is shown to { $whom ->
    [you] you
   *[other] { $to }
    }: { $cards }.
nottingham-event-hand-hidden = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
    } is shown to { $whom ->
    [you] you
   *[other] { $to }
    }, and to nobody else.
nottingham-event-swapped = { $who ->
    [you] You take
   *[other] { $name } takes
    } { $card } from { $whom ->
    [you] you
   *[other] { $to }
    }, for { $given }.
nottingham-event-swapped-hidden = { $who ->
    [you] You take
   *[other] { $name } takes
    } a hidden card from { $whom ->
    [you] you
   *[other] { $to }
    }, for { $given }.
nottingham-event-swapped-more = { $who ->
    [you] You take
   *[other] { $name } takes
    } { $card } from { $whom ->
    [you] you
   *[other] { $to }
    } as well.
nottingham-event-offered = { $who ->
    [you] You offer
   *[other] { $name } offers
    } { $cards }.
nottingham-event-offered-hidden = { $who ->
    [you] You offer
   *[other] { $name } offers
    } a card, face down.
nottingham-event-offers-revealed = The offers are turned up: { $offers }.
nottingham-event-offer = { $name } { $cards }
nottingham-event-refused = { $who ->
    [you] You refuse all offers and keep
   *[other] { $name } refuses all offers and keeps
    } { $card }.
nottingham-event-ambush-seen = You look at { $cards }.
nottingham-event-ambush-seen-hidden = { $who ->
    [you] You look
   *[other] { $name } looks
    } at two ambush cards.
nottingham-event-ambush-laid = You lay { $card } face down, with the gold.
nottingham-event-ambush-laid-hidden = { $who ->
    [you] You lay
   *[other] { $name } lays
    } an ambush, face down, with the gold.
nottingham-event-delivering = { $who ->
    [you] You deliver
   *[other] { $name } delivers
    } { $cards } to the sheriff.
nottingham-event-ambush-sprung = { $who ->
    [you] You spring
   *[other] { $name } springs
    } { $card }: { $object } from the delivery, and the gold for { $victim }.
nottingham-event-ambush-declined = { $who ->
    [you] You let
   *[other] { $name } lets
    } the delivery pass.
nottingham-event-delivered = The sheriff is pleased: { $who ->
    [you] you get
   *[other] { $name } gets
    } { $card } as loot, for { $points } points.
nottingham-event-delivery-failed = The delivery has failed: { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
    } back to { $who ->
    [you] your hand
   *[other] { $name }’s hand
    }.
nottingham-event-mission-done = { $who ->
    [you] You complete
   *[other] { $name } completes
    } the mission “{ $mission }” with { $cards }{ $shared ->
    [yes] , as the second: from now on it counts less for both.
   *[no] .
    }
nottingham-event-sheriff-moved = The sheriff moves on to { BEFORE("a", $number) }.
nottingham-event-sheriff-home = The sheriff is home in Nottingham.
nottingham-event-gift = The sheriff tips you: { $card }.
nottingham-event-gift-hidden = The sheriff tips { $who ->
    [you] you
   *[other] { $name }
    } with a card.
nottingham-event-reshuffled = { $count ->
    [one] 1 discarded card becomes
   *[other] { $count } discarded cards become
    } the new draw pile.
nottingham-event-purged = You discard { $cards }.
nottingham-event-purged-hidden = { $who ->
    [you] You discard
   *[other] { $name } discards
    } { $count ->
    [one] a card.
   *[other] { $count } cards.
    }
nottingham-event-over-home = The sheriff is home again: the game is over.
nottingham-event-over-missions = All mission cards are taken: the game is over.

## The end

nottingham-end = { $who ->
    [you] You win
   *[other] { $names } wins
    } with { $score } points.
nottingham-end-shared = { $names } share the victory with { $score } points each.
nottingham-end-tie-break = { $names } had { $score } points too; more cards in the loot decided, { $cards } against { $fewer }.
nottingham-score-loot = Loot
nottingham-score-missions = Missions

## Why a bot would play it

nottingham-reason-completes-set = You then hold { $count } × { $card }: enough to deliver and to score.
nottingham-reason-builds-set = { $count ->
    [1] It begins a set: you have no other { $card } yet, and three alike can be delivered.
   *[other] You then hold { $count } × { $card }: one more, and you can deliver them.
    }
nottingham-reason-builds-mission = The mission “{ $mission }” is within reach, and this is a card that it needs.
nottingham-reason-scores-loot = It scores now: { $points } points in your loot, where nobody can steal them.
nottingham-reason-scores-mission = The mission “{ $mission }” is yours: { $points } points, and no ambush can stop it.
nottingham-reason-saves-for-more = Do not deliver yet: with another card or two, what you hold can score more than it would now.
nottingham-reason-guards-against-ambush = Somebody has laid an ambush. With { $count } cards the delivery counts even if one is taken.
nottingham-reason-takes-known-card = You know what you can get: you have seen { $card } in { $name }’s hand.
nottingham-reason-robs-leader = { $name } leads with { $points } points, and every card that you take slows the leader down.
nottingham-reason-breaks-set = { $name } holds { $count } cards: in a hand like that a delivery is being prepared, and it may lack the very card that you take.
nottingham-reason-spares-card = Of all that you hold you will miss this least: { $card }.
nottingham-reason-saves-necklace = One card less hurts you less than a necklace less: keep it for a worse attack, or for a delivery.
nottingham-reason-protects-hand = Your hand is too good to let somebody reach into it; the necklace is the cheaper loss.
nottingham-reason-lays-trap = You will not need this gold soon, but with it you can take a card from somebody’s delivery, and often make it fail.
nottingham-reason-asks-for-offers = Everybody has to offer you something, and you take what helps you most.
nottingham-reason-threatens-player = Whatever { $name } delivers next, you may take a card of it.
nottingham-reason-threatens-objects = You may take a card from anybody’s next delivery of { $card } or { $other }.
nottingham-reason-keeps-ambush = This delivery is not worth your ambush: it stays before you and waits for a better one.
nottingham-reason-stops-delivery = { $left ->
    [0] You take a card and the delivery fails: no points for it, and the rest goes back to the hand.
    [1] You take a card and the delivery fails: no points for it, and the rest goes back to the hand.
    [2] You take a card and the delivery fails: no points for it, and the rest goes back to the hand.
   *[other] You get a card out of it, although the delivery still counts with the { $left } that are left.
    }
nottingham-reason-gains-gift = It leaves you { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
    } in hand: so few that the sheriff tips you when he moves on.

## Refusals

nottingham-refusal-bad-shape = That is not an action of this game, or something in it is missing or too much.
nottingham-refusal-wrong-phase = That cannot be done at this point of the game.
nottingham-refusal-unknown-card = There is no such card.
nottingham-refusal-cannot-use = That card cannot be used now, only kept.
nottingham-refusal-bad-target = The target must be another player with at least one card in hand.
nottingham-refusal-cannot-defend = You have no necklace to defend yourself with.
nottingham-refusal-wrong-count = Not that number of cards: a delivery takes three or more alike, a mission exactly its own.
nottingham-refusal-not-in-hand = You do not have these cards in hand.
nottingham-refusal-not-there = That card is not among those you can choose from.
nottingham-refusal-cannot-offer = A coin cannot be offered for a coin, nor a chest for a chest.
nottingham-refusal-no-offer = That seat has made no offer.
nottingham-refusal-must-accept = In a barter one of the offers must be taken.
nottingham-refusal-own-color = The ambush on your own colour cannot be laid.
nottingham-refusal-no-match = That ambush fits neither what is delivered nor who delivers it.
nottingham-refusal-mission-taken = You have completed that mission already, or two others have.

## The board in the browser

nottingham-board-county = The county
nottingham-board-way-city = The sheriff is in the city, with { $left } spaces to go.
nottingham-board-way = The sheriff is on space { $at }, { BEFORE("a", $number) }. { $left ->
    [one] 1 more move
   *[other] { $left } more moves
    } and he is home.
nottingham-board-way-home = The sheriff is home.
nottingham-board-next = Next tip: hands of { $number } or fewer
nottingham-board-next-home = Next: the sheriff is home
nottingham-board-draw = Draw pile
nottingham-board-discard = Discard pile
nottingham-board-pile = Ambushes
nottingham-board-missions = Missions
nottingham-board-mission = { $mission }: { $pattern }. { $alone } points if one player completes it, { $shared } each if two do.
nottingham-board-mission-free = Nobody has completed it.
nottingham-board-mission-done = Completed by { $names }.
nottingham-board-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
nottingham-board-loot = { $count ->
    [one] 1 card of loot
   *[other] { $count } cards of loot
    }
nottingham-board-loot-own = Your loot: { $cards }
nottingham-board-ambushes = { $count ->
    [one] 1 ambush laid
   *[other] { $count } ambushes laid
    }
nottingham-board-you = You
nottingham-board-turn = { $name }: the turned-up card
nottingham-board-deputy = the { $color } deputy
nottingham-board-known = You know of { $cards }
nottingham-board-keep = Keep
nottingham-board-delivering = Delivery
nottingham-board-mission-word = Mission
nottingham-board-trick-on = { $trick }: { $name } against { $target }
nottingham-board-trick-by = { $trick }: { $name }
nottingham-board-offer-of = { $who ->
    [you] Your offer
   *[other] { $name }’s offer
    }: { $cards }
nottingham-board-offer-hidden = { $who ->
    [you] You have offered
   *[other] { $name } has offered
    } a card, face down
nottingham-board-only = { $who ->
    [you] You can offer nothing
   *[other] { $name } can offer nothing
    }: { $cards }
nottingham-board-open = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
    }: { $cards }
nottingham-board-delivery = { $who ->
    [you] You deliver
   *[other] { $name } delivers
    } { $cards }
nottingham-board-purge = No card is left: hands are cut down to { $number }
nottingham-board-over = The sheriff is home
nottingham-board-deliver = { $who ->
    [you] You may deliver
   *[other] { $name } may deliver
    }
nottingham-board-deliver-nothing = Nothing to hand in
nottingham-board-chosen = { $count } of { $all } chosen
nottingham-board-stack = { $count ->
    [one] { $card }, worth { $value }
   *[other] { $count } × { $card }, worth { $value } each
    }
nottingham-board-stack-picked = { $picked } picked
nottingham-board-mission-pick = { $mission }: choose { $kinds ->
    [one] the object
   *[other] { $kinds } objects
    } in your hand
nottingham-board-more = Objects still to choose: { $count }
nottingham-board-own-ambush = Your ambush: { $card }

## What things are, for those who ask

nottingham-about-card = { $card }, worth { $value } in the loot. { $trick }: { $use }
nottingham-about-ambush = { $card }. When a delivery fits it, one card of the delivery can be taken for the gold.
nottingham-about-ambushes = { $count ->
    [one] 1 ambush laid
   *[other] { $count } ambushes laid
    }, with gold beneath. When a delivery fits one, it can take a card of it. At the end ambushes count nothing.
nottingham-about-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }. Cards in hand count nothing at the end.
nottingham-about-tipped = The next tip would reach this hand.
nottingham-about-loot = Loot: { $count ->
    [one] 1 card
   *[other] { $count } cards
    }, face down. Each counts its value at the end.
nottingham-about-draw = Draw pile. Every turn begins with a card turned up from it.
nottingham-about-discard = What was handed in and thrown away. When the draw pile is used up it becomes the new one.
nottingham-about-pile = Ambush cards: with gold one looks at two of them and lays one.
nottingham-about-next = When the sheriff moves on, everybody with so few cards in hand gets one.
nottingham-about-space = A space on the sheriff’s way. When he comes here, every hand of { $number } cards or fewer gets a card.

## Lessons

nottingham-lesson-choose-coin = Every turn begins with a card turned up for all. Keep the coin to collect, or use it to buy: everybody else has to offer you a card. You see all offers before you take one, and if none is worth it the coin is yours all the same.
nottingham-lesson-choose-candlestick = A candlestick steals: you draw one card blindly from another hand, and its owner gets the candlestick. Big hands have more to lose; somebody about to deliver may lose the card that mattered. A necklace can stop you.
nottingham-lesson-choose-gold = Gold lays an ambush. You look at two ambush cards and lay one before you, with the gold beneath it. When somebody delivers an object that it names, or the deputy of the colour that it names delivers anything, you may take a card of the delivery; your victim gets the gold. Gold that is laid no longer counts for you.
nottingham-lesson-choose-pearls = Pearls rob: you alone look at a whole hand and take the card you like, and its owner gets the pearls. What you have seen is worth remembering. A necklace can stop you before you see anything.
nottingham-lesson-choose-jewels = Jewels raid: somebody shows everybody their whole hand, and you take the card you like, for the jewels. All others see the hand too. A necklace can stop you before it is shown.
nottingham-lesson-choose-necklace = A necklace has no trick. Keep it: while it is in your hand you may give it away to stop a theft, a robbery or a raid, and three of them are worth a delivery like anything else.
nottingham-lesson-choose-chest = A chest barters: one after the other, everybody offers one or two cards in the open, and you must take one of the offers for the chest. Two cards for one is a good trade, but a chest is also the most precious thing to collect.
nottingham-lesson-defend = You may give the attacker a necklace and take the card that was used. Then nothing of yours is seen or drawn. Decide before you know what would be taken.
nottingham-lesson-defend-not = You are asked even though you have no necklace, so that your silence tells nobody what you hold. You will lose one card and get the one that was used.
nottingham-lesson-pick = Take what completes a set of yours, or what would have completed theirs. Its owner gets the card that you turned up.
nottingham-lesson-buy-offers = You have to offer one card, never a coin. All offers are turned up together. If yours is taken you get the coin; so offer what you need least, or a card you would gladly swap for a coin.
nottingham-lesson-buy-choose = Take the card that helps you most and its owner gets the coin, or refuse and keep the coin. What is offered tells you what people do not need.
nottingham-lesson-barter-offers = Offer one or two cards, never a chest. Whoever’s offer is taken gets the chest, worth the most of all. Those after you see what you offer; two cards that you can spare are a fair price.
nottingham-lesson-barter-choose = One of the offers must be taken, and the chest goes to whoever made it. Two cards that you can use are better than one that you need.
nottingham-lesson-ambush-choose = An ambush on objects waits for such a delivery by anybody; an ambush on a colour waits for anything that deputy delivers. You cannot lay the one of your own colour. The other card goes under the pile.
nottingham-lesson-deliver = Hand in three or more alike: one goes to your loot and counts its value, the others are discarded. A delivery of four or more survives one ambush. A mission takes exactly its cards and cannot be ambushed; it counts less once a second player has completed it. Each time the sheriff moves on and tips small hands.
nottingham-lesson-deliver-not = You have neither three alike nor the cards of a mission. You are asked all the same, so that nobody learns that from your silence.
nottingham-lesson-ambush-window = Somebody delivers and you have laid an ambush. If it fits, you may take one card of the delivery, and they get your gold. If fewer than three cards are left, the delivery fails and goes back to the hand.
nottingham-lesson-purge = The draw pile and the discard pile are both used up. Everybody who holds more cards than the number under the sheriff discards the surplus, all at the same time and unseen; then the sheriff moves on without tips.
nottingham-lesson-next = You have seen a whole game. Look next at the score: loot or missions? Then play with more seats, where hands grow more slowly and ambushes hit more often.

## The terminal

nottingham-terminal-status = Sheriff on space { $sheriff } of { $home }, number { $number } · draw pile { $draw } · discard pile { $discard } · ambush pile { $ambushes }
nottingham-terminal-status-city = Sheriff in the city, { $home } spaces to go · draw pile { $draw } · discard pile { $discard } · ambush pile { $ambushes }
nottingham-terminal-hand = hand
nottingham-terminal-ambushes = ambushes
nottingham-terminal-loot = loot
nottingham-legend = ► the table waits for them; ★ whose turn it is; a mission’s points: alone / shared.
nottingham-terminal-mission = { $mission } { $alone }/{ $shared }
nottingham-terminal-own-hand = Your hand:
nottingham-terminal-plain-hand = Your hand: { $cards }.
nottingham-terminal-no-card = no card
nottingham-terminal-card = { $count } × { $card } ({ $value })
nottingham-terminal-own-ambushes = Laid before you: { $cards }.
nottingham-terminal-seat = { $name }, { $color }: { $hand } in hand, { $ambushes } ambushes laid, { $loot } in the loot.
nottingham-terminal-shown = { $who ->
    [you] You have
   *[other] { $name } has
    } turned up { $card } ({ $trick }).
nottingham-terminal-discard = Discard { $count ->
    [one] a card
   *[other] { $count } cards
    }
nottingham-terminal-end-line = { $rank }. { $name }: { $score } points ({ $loot } in the loot, { $missions } for missions; { $cards } cards of loot)
