# Sheriff of Nottingham. `$who` is "you" or "other"; `$name` is a player’s name; `$good` is a form of `sheriff-good-…`;
# `$cards`, `$goods` and `$give` are lists of goods with their numbers.

## Goods: the kind; `.of` after a number; `.many` as a whole

sheriff-good-apple = apple
    .of = { $count ->
        [one] apple
       *[other] apples
    }
    .many = apples
sheriff-good-cheese = cheese
    .of = { $count ->
        [one] cheese
       *[other] cheeses
    }
    .many = cheeses
sheriff-good-bread = bread
    .of = { $count ->
        [one] loaf
       *[other] loaves
    }
    .many = loaves
sheriff-good-chicken = chicken
    .of = { $count ->
        [one] chicken
       *[other] chickens
    }
    .many = chickens
sheriff-good-pepper = pepper
    .of = { $count ->
        [one] sack of pepper
       *[other] sacks of pepper
    }
    .many = pepper
sheriff-good-mead = mead
    .of = { $count ->
        [one] jug of mead
       *[other] jugs of mead
    }
    .many = mead
sheriff-good-silk = silk
    .of = { $count ->
        [one] bolt of silk
       *[other] bolts of silk
    }
    .many = silk
sheriff-good-crossbow = crossbow
    .of = { $count ->
        [one] crossbow
       *[other] crossbows
    }
    .many = crossbows
sheriff-good-green-apple = green apple
    .of = { $count ->
        [one] green apple
       *[other] green apples
    }
    .many = green apples
sheriff-good-golden-apple = golden apple
    .of = { $count ->
        [one] golden apple
       *[other] golden apples
    }
    .many = golden apples
sheriff-good-gouda = gouda
    .of = { $count ->
        [one] gouda
       *[other] goudas
    }
    .many = gouda
sheriff-good-bleu = blue cheese
    .of = { $count ->
        [one] blue cheese
       *[other] blue cheeses
    }
    .many = blue cheese
sheriff-good-rye = rye bread
    .of = { $count ->
        [one] rye loaf
       *[other] rye loaves
    }
    .many = rye bread
sheriff-good-pumpernickel = pumpernickel
    .of = { $count ->
        [one] pumpernickel
       *[other] pumpernickels
    }
    .many = pumpernickel
sheriff-good-royal-rooster = royal rooster
    .of = { $count ->
        [one] royal rooster
       *[other] royal roosters
    }
    .many = royal roosters
sheriff-goods = { $count } { $good }
sheriff-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }

## The question

sheriff-question-market = Market: which cards do you set aside, and what do you take from the piles?
sheriff-question-discard = Put what you set aside on a pile: in which order, and on which one?
    .one = Put the card that you set aside on a pile: on which one?
sheriff-question-load = Load your bag: one to five cards.
sheriff-question-declare = { $count ->
    [one] One card is in your bag. What do you say it is?
   *[other] { $count } cards are in your bag. What do you say they are?
    }
sheriff-question-called = The sheriff has a hand on your bag. What do you offer?
sheriff-question-proposal = The sheriff makes you a proposal. Do you accept?
sheriff-question-inspect = { $count ->
    [one] One bag is left. Call its merchant, open it, or let it pass?
   *[other] { $count } bags are left. Whom do you call, and which bag do you open or let pass?
    }
sheriff-question-speak = Do you say something to the sheriff?
sheriff-question-confiscate = Put what you found on a pile: in which order, and on which one?
    .one = Put the card that you found on a pile: on which one?
sheriff-question-pay = Your coins are gone, and you still owe { $amount }. With which goods do you pay?

## Actions, as a hint names them

sheriff-action-market = Set aside { $cards }{ $piles ->
    [0] {""}
   *[other] { $left ->
        [0] ; take { $right } from the right pile
       *[other] { $right ->
            [0] ; take { $left } from the left pile
           *[other] ; take { $left } from the left pile and { $right } from the right
            }
        }
    }
sheriff-action-discard = Put { $cards } on the { $pile ->
    [left] left
   *[right] right
    } pile, top first
sheriff-action-load = Put { $cards } into the bag
sheriff-action-declare = Declare { $goods }
sheriff-action-call = Call { $name }
sheriff-action-inspect = Open { $name }’s bag
sheriff-action-let-pass = Let { $name }’s bag pass
sheriff-action-offer = Offer { $give }{ $for }{ $later }
sheriff-action-counter = Ask { $name } for { $give }{ $for }{ $later }
sheriff-action-stand = Offer nothing
sheriff-action-accept = Accept { $of }: { $give }
    .gone = Accept
sheriff-action-refuse = Refuse { $of }: { $give }
    .gone = Refuse
sheriff-action-withdraw = Withdraw { $of }: { $give }
    .gone = Withdraw the offer
sheriff-action-pay = Pay with { $what }
sheriff-action-time-up = The time is up

## What a choice will do

sheriff-effect-declare = { $count ->
    [0] The truth
    [one] 1 card is something else
   *[other] { $count } cards are something else
    }
sheriff-effect-inspect = If it really holds { $goods }, you pay { $coins }; anything else is confiscated and fined.
sheriff-effect-let-pass = Nobody looks into it, and nothing is paid for it.
sheriff-effect-accept = { $offer } It happens at once and binds.
sheriff-effect-pay = Worth { $value }.
sheriff-talks = { $left ->
    [0] There has been enough talk.
    [one] You can speak once more.
   *[other] You can speak { $left } more times.
    }

## Offers

sheriff-terms = { $give }{ $for }{ $later }
sheriff-terms-for = , and in return { $promises }
sheriff-terms-later = ; { $later }
sheriff-give-nothing = nothing
sheriff-no-goods = nothing
sheriff-give-unnamed = { $count ->
    [one] 1 face-down card
   *[other] { $count } face-down cards
    }
sheriff-give-unnamed-known = { $count ->
    [one] 1 face-down card ({ $goods })
   *[other] { $count } face-down cards ({ $goods })
    }
sheriff-give-bag = { $goods } from the bag, if really there
sheriff-promise-let-pass = { $who ->
    [you] your bag passes
   *[other] { $name }’s bag passes
    }
sheriff-promise-inspect = { $who ->
    [you] your bag is opened
   *[other] { $name }’s bag is opened
    }
sheriff-later-said = { $who ->
    [you] you say: “{ $text }”
   *[other] { $name } says: “{ $text }”
    }
sheriff-later-let-pass = When I am sheriff, your bag passes
sheriff-later-no-bribe = When I am sheriff, I take nothing from you
sheriff-later-remember = I owe you a favour
sheriff-offer-of = { $who ->
    [you] your offer
   *[other] { $name }’s offer
    }
sheriff-proposal-of = { $who ->
    [you] what you ask for
   *[other] what { $name } asks for
    }

## Ready sentences

sheriff-ready-nothing = Let me pass: there is nothing to see.
sheriff-ready-forget = { $sum ->
    [3] Three coins for your trouble, and my bag passes.
    [5] Five coins, and you forget this bag.
   *[other] { $sum } coins, and you have never seen this bag.
    }
sheriff-ready-open = { $sum } coins if you look into { $name }’s bag.
sheriff-ready-price = { $sum ->
    [5] Five coins, and I have seen nothing.
    [10] Ten coins, and I look the other way.
   *[other] { $sum } coins, or I open it.
    }
sheriff-ready-more = The same, and { $more } coins more.

## Events

sheriff-event-sheriff = Round { $round } begins: { $who ->
    [you] you are the sheriff.
   *[other] { $name } is the sheriff.
    }
sheriff-event-set-aside = { $who ->
    [you] You set { $cards } aside.
   *[other] { $name } sets { $count ->
        [one] a card
       *[other] { $count } cards
        } aside.
    }
sheriff-event-kept-all = { $who ->
    [you] You keep all your cards.
   *[other] { $name } keeps all their cards.
    }
sheriff-event-took = { $who ->
    [you] You take
   *[other] { $name } takes
    } { $from ->
    [left] { $left } from the left pile.
    [right] { $right } from the right pile.
   *[both] { $left } from the left pile and { $right } from the right.
    }
sheriff-event-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
        }
    }
sheriff-event-reshuffled = The deck was used up: { $count ->
    [one] 1 card is
   *[other] { $count } cards are
    } shuffled into a new one.
sheriff-event-discarded = { $who ->
    [you] You put
   *[other] { $name } puts
    } { $cards } on the { $pile ->
    [left] left
   *[right] right
    } pile.
sheriff-event-loaded = { $who ->
    [you] You put { $cards } into your bag.
   *[other] { $name }’s bag is ready.
    }
sheriff-event-bags-closed = All bags are closed: { $bags }.
sheriff-event-bags-closed-seat = { $name } { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
sheriff-event-declared = { $who ->
    [you] You declare
   *[other] { $name } declares
    } { $goods }.
sheriff-event-called = { $who ->
    [you] The sheriff calls you: what is in that bag?
   *[other] The sheriff calls { $name }: what is in that bag?
    }
sheriff-event-stood = { $who ->
    [you] You offer nothing.
   *[other] { $name } offers nothing.
    }
sheriff-event-offered = { $who ->
    [you] You offer
   *[other] { $name } offers
    } { $give }{ $for }{ $later }.
sheriff-event-proposed = { $who ->
    [you] You ask
   *[other] { $name } asks
    } { $whom ->
    [you] you
   *[other] { $to }
    } for { $give }{ $for }{ $later }.
sheriff-event-refused = { $who ->
    [you] You refuse
   *[other] { $name } refuses
    } { $of }.
sheriff-event-withdrawn = { $who ->
    [you] You withdraw your offer.
   *[other] { $name } withdraws an offer.
    }
sheriff-event-lapsed = { $who ->
    [you] Your offer can no longer be kept, and lapses.
   *[other] { $name }’s offer can no longer be kept, and lapses.
    }
sheriff-event-deal = A deal! { $who ->
    [you] You give
   *[other] { $name } gives
    } the sheriff { $give }{ $for }{ $later }.
sheriff-event-passed = { $who ->
    [you] Your bag passes
   *[other] { $name }’s bag passes
    }: { $what }.
sheriff-event-handed-over = From the bag { $who ->
    [you] you hand over
   *[other] { $name } hands over
    } { $goods }.
sheriff-event-opened = { $who ->
    [you] Your bag
   *[other] { $name }’s bag
    } is opened: { $cards }. { $truth ->
    [yes] It was the truth!
   *[no] It was a lie!
    }
sheriff-event-confiscated = { $who ->
    [you] Your goods
   *[other] { $name }’s goods
    } are confiscated: { $cards }.
sheriff-event-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
    } { $whom ->
    [you] you
   *[other] { $to }
    } { $what }.
sheriff-event-forgiven = { $who ->
    [you] You have
   *[other] { $name } has
    } nothing left: { $amount ->
    [one] 1 coin is
   *[other] { $amount } coins are
    } forgiven.
sheriff-event-time-up = The time is up: what was promised is carried out, and every other bag passes.
sheriff-event-refilled = { $who ->
    [you] You refill your hand: { $cards }.
   *[other] { $name } refills their hand with { $count ->
        [one] 1 card.
       *[other] { $count } cards.
        }
    }
sheriff-event-game-over = The last bag is decided: the game is over.

## The end

sheriff-end = { $who ->
    [you] You win
   *[other] { $names } wins
    } with { $score ->
    [one] 1 point
   *[other] { $score } points
    }.
sheriff-end-shared = { $names } share the victory with { $score } points each.
sheriff-end-by-legal = { $names } had { $score } points too; more legal goods on the stand decided, { $cards } against { $fewer }.
sheriff-end-by-contraband = { $names } had { $score } points and as many legal goods; more contraband decided, { $cards } against { $fewer }.
sheriff-end-bonus = King and Queen of { $good }: { $gains }.
sheriff-end-bonus-seat = { $name } { $points }
sheriff-crown-king = King of { $good }: { $names } with { $count }, { $points } points
sheriff-crown-kings = Kings of { $good } together: { $names } with { $count } each, { $points } points each
sheriff-crown-queen = Queen: { $names } with { $count }, { $points } points
sheriff-crown-queens = Queens: { $names } with { $count } each, { $points } points each
sheriff-crown-both = { $king }. { $queen }
sheriff-crown-nobody = Nobody has any { $good }: no King, no Queen
# Headings of narrow columns, which say where a long word may break.
sheriff-score-legal = Legal goods
sheriff-score-contraband = Contra{"\u00AD"}band
sheriff-score-coins = Coins
sheriff-score-bonus = Kings and Queens

## Why a bot would play it. Every reason may name `good` (a kind), `seat`, and the numbers `count`, `coins`, `fine`,
## `value` and `percent`; what a sentence does not mention it need not name.

sheriff-reason-all-true = Everything in the bag is as you say: whoever opens it pays you { $coins } coins.
sheriff-reason-risks-a-lie = What you hide is worth { $value } if it passes; it costs { $fine } if the bag is opened.
sheriff-reason-worth-hiding = You hold contraband worth { $value }: keep it, one of your next bags can smuggle it in.
sheriff-reason-collects = You collect { $good }: { $count } of them make an honest bag, which is sure to pay.
sheriff-reason-takes-from-pile = On the pile you see what you get: { $good }. The deck is a gamble.
sheriff-reason-likely-honest = { $name } is probably honest: about { $percent } times in a hundred.
sheriff-reason-calls-for-an-offer = Calling costs nothing, and whoever has something to hide may make you an offer.
sheriff-reason-opening-pays = A lie that is found pays you, and on the whole opening this bag should bring more than it costs.
sheriff-reason-opening-costs = Whoever opens an honest bag pays for it, and on the whole opening this one would cost more than it brings.
sheriff-reason-likely-lying = { $name } is probably lying: about { $percent } times in a hundred.
sheriff-reason-pays-less-than-the-fine = { $coins } coins hurt less than the { $fine } that an opened bag would cost you.
sheriff-reason-offer-is-worth-it = The offer is worth about { $value } and is sure; opening the bag would probably bring less.
sheriff-reason-offer-is-too-little = The offer is worth only about { $value }; opening the bag should bring more.
sheriff-reason-asks-for-more = { $name } has something to fear and can pay more than that.
sheriff-reason-lets-another-be-opened = It turns the sheriff’s eyes to { $name }, who has more to lose than you.
sheriff-reason-cheapest-payment = You have to pay, and nothing that you own costs you less: together it is worth { $value }.
sheriff-reason-buries-for-others = What the others would like to take lies deepest this way, and what nobody wants on top.

## Refusals

sheriff-refusal-bad-shape = That is not an action of this game, or something in it is missing or too much.
sheriff-refusal-wrong-phase = That cannot be done at this point of the game.
sheriff-refusal-answer-owed = Somebody owes an answer: wait for it.
sheriff-refusal-unknown-card = There is no such good in this game.
sheriff-refusal-wrong-count = Not that many: at most five cards are set aside or go into a bag, and the piles give you no more than your hand is short of.
sheriff-refusal-not-in-hand = You do not hold these cards.
sheriff-refusal-wrong-cards = All the cards that lie there must go on the pile, and no others.
sheriff-refusal-not-legal-good = Only a legal good of this game can be declared.
sheriff-refusal-not-timed = No clock runs at this table.
sheriff-refusal-not-called = A proposal lies before you: accept it, refuse it, or make an offer of your own.
sheriff-refusal-no-such-offer = That offer no longer stands, or is not yours to decide.
sheriff-refusal-haggle-over = There has been enough talk about this merchant: the sheriff must decide.
sheriff-refusal-too-many-offers = Two offers of yours stand already: withdraw one first.
sheriff-refusal-empty-offer = An offer must say something.
sheriff-refusal-not-closed = That bag is no longer closed.
sheriff-refusal-bad-promise = A promise must be about a bag that is still closed, and there can be only one for each bag.
sheriff-refusal-bad-bag = Goods from a bag can only be promised for letting that bag pass, and no more than it holds.
sheriff-refusal-bound = The sheriff has given his word about that bag, and it binds him.
sheriff-refusal-cannot-pay = There is not enough to pay that.
sheriff-refusal-bad-payment = The payment must be enough, with legal goods first, and without a card that is not needed.

## Lessons

sheriff-lesson-market = Your bag will be declared as one kind of legal good. Set aside what does not fit and draw others: from the piles you see what you get, but so does the sheriff. The deck keeps your secret.
sheriff-lesson-discard = All cards set aside go on one pile, in the order you like. The next merchant can take the top one first: bury what you do not want others to have.
sheriff-lesson-load = One to five cards, and you will have to call them all by the name of one legal good. An honest bag is dear to the sheriff who opens it. Contraband is worth much more, if it gets through.
sheriff-lesson-declare = The number is the number of cards. The kind may be a lie. If the bag is opened and all is as you say, the sheriff pays you; if not, you lose what was not declared and pay for it.
sheriff-lesson-called = You may buy your way through: with coins, goods from your stand, or words for later. A deal made here binds the sheriff at once. Offering nothing can be a bluff, and so can an offer for an honest bag.
sheriff-lesson-proposal = If you accept, it happens at once. If not, you can refuse it, or answer with an offer of your own.
sheriff-lesson-inspect = Every bag is opened or let pass, in the order you like. If you open an honest bag, you pay its owner, 2 for each legal good; if you find a lie, the liar pays you. Calling a merchant costs nothing and may bring an offer.
sheriff-lesson-offer = Accept an offer, refuse it, or ask for more. Promises about this inspection bind you; words for later bind nobody, but everybody remembers them.
sheriff-lesson-bound = A seal hangs on a bag: you have given your word about it and cannot decide otherwise, whatever others offer.
sheriff-lesson-confiscate = What you found goes on one of the piles, in the order you like. The top of a pile is what the next merchant may take: you can make a present of it, or bury it.
sheriff-lesson-pay = Your coins were not enough. Pay with legal goods worth at least the rest, and no card that is not needed; nobody gives change. Contraband is only taken when the legal goods are not enough.
sheriff-lesson-next = You have seen a whole game. Look next at the crowns in the score, which decide many games, and at who was honest when. Then play with friends: bluffing needs faces, or at least the chat.

## The board in the browser

sheriff-quoted = “{ $text }”
sheriff-board-you = You
sheriff-board-sheriff = the sheriff
sheriff-board-coins = coins
sheriff-board-king = King
sheriff-board-queen = Queen
sheriff-board-total = Total
sheriff-board-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }
sheriff-board-hidden = { $count ->
    [0] no contraband
    [one] 1 contraband card
   *[other] { $count } contraband cards
    }
sheriff-board-aside = { $count ->
    [one] 1 card set aside
   *[other] { $count } cards set aside
    }
sheriff-board-says = declared: { $goods }
sheriff-board-bag-none = no bag
sheriff-board-bag-loaded = bag ready
sheriff-board-bag-closed = { $count ->
    [one] a closed bag with 1 card
   *[other] a closed bag with { $count } cards
    }
sheriff-board-bag-passed = bag let pass
sheriff-board-bag-opened = bag opened
sheriff-board-past = Bags so far: { $truths } honest, { $lies } false, { $caught } of them caught
sheriff-board-words = Words given: { $kept } kept, { $broken } broken
sheriff-board-bound = The sheriff is bound: { $promise }
sheriff-board-turn-to = Turn to { $name }
sheriff-board-own-bag = In your bag:
sheriff-board-pile = { $pile ->
    [left] Left
   *[right] Right
    } pile: { $count }
sheriff-board-pile-card = { $good }, card { $place } of the { $pile ->
    [left] left
   *[right] right
    } pile
sheriff-board-deck = Deck: { $count }
sheriff-board-order-up = { $good } further up
sheriff-board-order-top = on top
sheriff-board-talks = { $left ->
    [0] No more talk with { $name }: decide.
    [one] You can speak with { $name } once more, then decide.
   *[other] You can speak with { $name } { $left } more times
    }
sheriff-board-status = Round { $round } of { $rounds }: { $phase }
sheriff-board-over = After the last round
sheriff-board-round-begins = Round { $round }: the badge goes to { $name }
sheriff-board-bags-closed = All bags are closed
sheriff-board-reshuffled = A new deck of { $count }
sheriff-board-passes = { $name }’s bag passes
sheriff-board-opening = { $name }’s bag: card { $count } of { $of }
sheriff-board-truth = The truth! The sheriff pays { $name }
sheriff-board-lie = A lie! { $name } pays
sheriff-board-debt = { $name } still owes { $to } { $amount ->
    [one] 1 coin
   *[other] { $amount } coins
    }
sheriff-board-forgiven = { $name } has nothing left: { $amount ->
    [one] 1 coin is
   *[other] { $amount } coins are
    } forgiven
sheriff-board-time-up = The time is up!
sheriff-board-turned-up = All contraband is turned up
sheriff-phase-market = the market
sheriff-phase-market-discard = the market
sheriff-phase-load = bags are loaded
sheriff-phase-declare = merchants declare
sheriff-phase-inspect = at the gate
sheriff-phase-confiscate = goods are confiscated
sheriff-phase-pay = a debt is paid

## What things are, for those who ask

sheriff-board-card = { $good }, worth { $worth }, fine { $fine }
sheriff-about-good = { $good }: { $class ->
    [legal] a legal good, worth { $worth } on your stand. If it is found undeclared it costs { $fine }; if it was declared and the bag is opened, the sheriff pays you { $fine }.
    [contraband] contraband, worth { $worth } on your stand. It can never be declared, and costs { $fine } if it is found.
   *[royal] royal contraband, worth { $worth } on your stand, and counts { $times } for the crown of its kind. It costs { $fine } if it is found.
    }
sheriff-about-pile = A discard pile. Merchants may take from its top before they draw from the deck.
sheriff-about-leaf = Shows the whole pile.
sheriff-about-deck = The deck. After somebody has drawn from it, the piles are closed to them.
sheriff-about-order = Changes the order in which the cards are put on the pile.
sheriff-about-own-bag = What is in your bag. The others see only how many cards, until the bag is decided.
sheriff-about-offer = An offer to the sheriff: what the merchant gives, and for what. If the sheriff accepts, it binds both at once.
sheriff-about-proposal = A proposal of the sheriff’s: what the merchant is to give, and for what. The merchant may accept, refuse, or answer with an offer.
sheriff-about-bag = A merchant’s bag. The sheriff opens it or lets it pass: a true declaration makes the sheriff pay if it is opened, a false one the merchant.
sheriff-about-tag = Declared: { $goods }. The number is always true; the kind may be a lie.
sheriff-about-past = Bags so far: { $truths } true (a tick), { $lies } false (a cross), { $caught } of them caught. A ring means that the bag was opened.
sheriff-about-words = Words given for later: { $kept } kept, { $broken } broken. They bind nobody.
sheriff-about-tally = { $goods } on the stand, worth { $worth } each. { $crown ->
    [king] King of this good if the game ended now.
    [queen] Queen of this good if the game ended now.
   *[none] Whoever has the most of it at the end is its King, the second its Queen.
    }
sheriff-about-badge = The sheriff of this round, who opens bags or lets them pass. The badge goes to the left after every round.
sheriff-about-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
    }. Each is a point at the end; fines and bribes are paid with them.
sheriff-about-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
    }. Cards in hand count nothing at the end.
sheriff-about-contraband = { $count ->
    [0] No contraband
    [one] 1 card of contraband
   *[other] { $count } cards of contraband
    } on the stand, face down. What it is worth is added at the end.
sheriff-about-aside = { $count ->
    [one] 1 card
   *[other] { $count } cards
    } set aside at the market, for one of the piles.
sheriff-legend-truth = the bag was as declared
sheriff-legend-lie = the declaration was false
sheriff-legend-opened = a ring: the bag was opened
sheriff-legend-kept = word kept
sheriff-legend-broken = word broken
sheriff-legend-open = word still open

## Its buttons

sheriff-do-market = { $aside ->
    [0] Keep all
   *[other] Set aside { $aside }
    }{ $left ->
    [0] {""}
   *[other] , { $left } from the left
    }{ $right ->
    [0] {""}
   *[other] , { $right } from the right
    }{ $deck ->
    [0] {""}
   *[other] , { $deck } from the deck
    }
sheriff-do-market-cards = Set aside: { $cards }
sheriff-do-discard = On the { $pile ->
    [left] left
   *[right] right
    } pile
sheriff-do-discard-order = From the top: { $cards }
sheriff-do-load = { $count ->
    [one] Close the bag with 1 card
   *[other] Close the bag with { $count } cards
    }
sheriff-do-load-cards = In it: { $cards }
sheriff-do-declare = { $lie ->
    [yes] Declare { $goods }, a lie
   *[no] Declare { $goods }
    }
sheriff-do-pay = Pay { $value }
sheriff-do-pay-least = Choose the cheapest
sheriff-do-call = Call { $name }
sheriff-do-counter = Name a price to { $name }
sheriff-do-inspect = Open { $name }’s bag
sheriff-do-let-pass = Let { $name } pass
sheriff-do-accept = Accept
sheriff-do-refuse = Refuse
sheriff-do-ask-more = Ask for more
sheriff-do-withdraw = Withdraw
sheriff-do-offer = Make an offer
sheriff-do-stand = Offer nothing
sheriff-do-send = Offer it
sheriff-do-propose = Ask { $name } for it
sheriff-do-back = Back
sheriff-do-really-inspect = Yes, open { $name }’s bag
sheriff-do-really-let-pass = Yes, let { $name } pass
sheriff-do-really-accept = Yes, it is a deal
sheriff-confirm-inspect = Open { $name }’s bag? { $effect }
sheriff-confirm-let-pass = Let { $name }’s bag pass? { $effect }
sheriff-confirm-accept = A deal? { $effect }

## Putting an offer together

sheriff-form-title = An offer
sheriff-form-to-sheriff = An offer to { $name }, the sheriff
sheriff-form-to-merchant = What { $name } should give
sheriff-form-coins = Coins
sheriff-form-more = more: { $what }
sheriff-form-fewer = fewer: { $what }
sheriff-form-legal = Legal goods
sheriff-form-contraband = Contraband from your stand
sheriff-form-secret = { $good }, face down
sheriff-form-named = { $good }, named
sheriff-form-hidden = hidden
sheriff-form-shown = named
sheriff-form-ask-contraband = Contraband from the stand ({ $max } face down)
sheriff-form-any = any
sheriff-form-pick-hidden = { $count ->
    [one] To accept, choose the face-down card that you would give:
   *[other] To accept, choose the { $count } face-down cards that you would give:
    }
sheriff-form-promises = The sheriff’s word, under seal
sheriff-form-own-bag = Your bag
sheriff-form-no-promise = nothing
sheriff-form-let-pass = passes
sheriff-form-inspect = is opened
sheriff-form-bag = Goods from the bag: { $count } of { $max }
sheriff-form-bag-why = You say what is in it; only what is really there will be handed over.
sheriff-form-bag-ask = Only what is really there will be handed over.
sheriff-form-later = Words for later
sheriff-form-later-why = They bind nobody, but everybody will remember them.
sheriff-form-i-say = I say it
sheriff-form-says = { $name } says it
sheriff-form-own-words = In your own words
sheriff-form-say = Say
sheriff-form-unsay = Take back
sheriff-pay-title = Payment
sheriff-pay-sum = { $put } of { $amount }
sheriff-pay-worth = worth { $value }
sheriff-pay-shown = Contraband that you pay with is shown to everybody.

## The ledger, and what one remembers

sheriff-ledger = { $count ->
    [0] What everybody has shown so far
    [one] Words given: 1 ({ $open } still open)
   *[other] Words given: { $count } ({ $open } still open)
    }
sheriff-ledger-word = { $who ->
    [you] Round { $round }, you to { $to }: “{ $text }”
   *[other] Round { $round }, { $name } to { $to }: “{ $text }”
    }
sheriff-ledger-bag = { $who ->
    [you] Round { $round }, you promised { $to } goods from the bag.
   *[other] Round { $round }, { $name } promised { $to } goods from the bag.
    }
sheriff-ledger-open = Still open
sheriff-ledger-kept = Kept
sheriff-ledger-broken = Broken
sheriff-ledger-said = Said
sheriff-ledger-was = Round { $round }: { $goods } declared, { $truth ->
    [yes] the truth
   *[no] a lie
    }, { $opened ->
    [yes] opened
   *[no] let pass
    }.
sheriff-memory = What you have seen, and is sure
sheriff-memory-hand = in hand or bag:
sheriff-memory-contraband = face down:

## The terminal

sheriff-terminal-hidden = hidden
sheriff-terminal-hand = hand
sheriff-terminal-bag = bag
sheriff-terminal-bag-ready = ready
sheriff-terminal-bag-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
    }
sheriff-terminal-bag-passed = passed
sheriff-terminal-bag-opened = opened
sheriff-terminal-must-inspect = { $bag } → open
sheriff-terminal-must-let-pass = { $bag } → pass
sheriff-legend = ► the table waits for them; ★ the sheriff; hidden: contraband; bag: what was declared, → what must be done with it.
sheriff-terminal-pile = { $pile ->
    [left] Left
   *[right] Right
    } pile ({ $count }): { $cards }
sheriff-terminal-deal = { $who ->
    [you] Your deal: { $what }.
   *[other] Deal with { $name }: { $what }.
    }
sheriff-terminal-more-talk = …and { $count } more offers and deals
sheriff-terminal-own-hand = Your hand:
sheriff-terminal-own-aside = Set aside:
sheriff-terminal-own-contraband = Face down on your stand:
sheriff-terminal-seat = { $name }{ $role ->
    [sheriff] , the sheriff
   *[merchant] {""}
    }: { $what }.
sheriff-terminal-so-far = So far: { $what }.
sheriff-terminal-set-aside = Set aside { $cards }
sheriff-terminal-take = Take { $cards } from the { $pile ->
    [left] left
   *[right] right
    } pile
sheriff-terminal-next = { $first ->
    [yes] On top: { $good }
   *[no] Next: { $good }
    }
sheriff-terminal-load = Fill the bag
sheriff-terminal-propose = Name a price to { $name }
sheriff-terminal-start-from = Start from offer { $number }
sheriff-terminal-start-afresh = Start afresh
sheriff-terminal-done = Done: back to the offer
sheriff-terminal-take-back = Take back: { $what }
sheriff-terminal-offer-so-far = Your offer so far: { $terms }.
sheriff-terminal-proposal-so-far = What { $name } should give so far: { $terms }.
sheriff-terminal-effect-load = Worth { $value }; a fine of { $fine } if it is found.
sheriff-terminal-end-line = { $rank }. { $name }: { $score } points ({ $legal } for legal goods, { $contraband } for contraband, { $coins } in coins, { $bonus } as King or Queen)
