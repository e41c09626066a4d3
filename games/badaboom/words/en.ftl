# Badaboom. `$who` is "you" or "other"; `$name` is a player’s name; `$card`, `$bomb` and `$gadget` are forms of
# `badaboom-card-…` and `badaboom-bomb-…`; `$back` is one of `badaboom-back-…`.

## Bombs, cards, backs

badaboom-bomb-tin-can = Tin Can
badaboom-bomb-powder-keg = Powder Keg
badaboom-bomb-glass-globe = Glass Globe
badaboom-bomb-clockwork-egg = Clockwork Egg
badaboom-bomb-iron-pumpkin = Iron Pumpkin
badaboom-bomb-boomerang-ball = Boomerang Ball
badaboom-bomb-golden-goose = Golden Goose
badaboom-bomb-hair-trigger = Hair Trigger
badaboom-bomb-long-fuse = Long Fuse
badaboom-bomb-scrap-heap = Scrap Heap

badaboom-card-mechanism = a Mechanism
    .the = the Mechanism
    .short = Mechanism
badaboom-card-shrapnel-pouch = Shrapnel Pouch
badaboom-card-back-blast-pipe = Back-Blast Pipe
badaboom-card-left-hook = Left Hook
badaboom-card-smoke-hood = Smoke Hood
badaboom-card-magnet-coil = Magnet Coil
badaboom-card-tell-tale-wire = Tell-Tale Wire
badaboom-card-coin-sniffer = Coin Sniffer
badaboom-card-damp-cork = Damp Cork
badaboom-card-doomsday-funnel = Doomsday Funnel
badaboom-card-shove = Shove
badaboom-card-hurl = Hurl
badaboom-card-mine-mine = Mine, Mine
badaboom-card-leapfrog = Leapfrog
badaboom-card-u-turn = U-Turn
badaboom-card-lead-apron = Lead Apron
badaboom-card-scapegoat = Scapegoat
badaboom-card-danger-money = Danger Money
badaboom-card-snoop = Snoop
badaboom-card-sleight-of-hand = Sleight of Hand
badaboom-card-pickpocket = Pickpocket
badaboom-card-itching-powder = Itching Powder
badaboom-card-loose-screw = Loose Screw
badaboom-card-safety-pin = Safety Pin
badaboom-card-wet-fuse = Wet Fuse
badaboom-card-short-fuse = Short Fuse
badaboom-card-tin-snips = Tin Snips
badaboom-card-nuh-uh = Nuh-Uh
badaboom-card-mission-short-straw = Short Straw
badaboom-card-mission-clean-hands = Clean Hands
badaboom-card-mission-firestarter = Firestarter
badaboom-card-mission-body-count = Body Count
badaboom-card-mission-last-touch = Last Touch
badaboom-card-mission-envy = Envy
badaboom-card-mission-magpie = Magpie
badaboom-card-mission-bad-neighbor = Bad Neighbour

badaboom-back-trick = trick
badaboom-back-gadget = gadget
badaboom-back-mechanism = Mechanism
badaboom-hidden-trick = the face-down trick
badaboom-hidden-gadget = the face-down gadget
badaboom-nobody = nobody

## What the cards do

badaboom-about-tin-can = 3 Mechanisms. A plain bomb, as goblins like them.
badaboom-about-powder-keg = 4 Mechanisms. Takes longer, and bangs no less.
badaboom-about-glass-globe = 3 Mechanisms. Every card in it lies face up.
badaboom-about-clockwork-egg = 2 Mechanisms. When it explodes, each Mechanism in a survivor’s bag pays 2 coins instead of 1.
badaboom-about-iron-pumpkin = 4 Mechanisms. Too heavy to fly: Hurl sends it only to a neighbour of the holder, and only a neighbour of the holder may play Mine, Mine.
badaboom-about-boomerang-ball = 3 Mechanisms. Its blast also catches the goblin who armed it.
badaboom-about-golden-goose = 3 Mechanisms. A holder who survives gets 2 coins more instead of 1.
badaboom-about-hair-trigger = 2 Mechanisms. Once it is armed, nobody may tinker with it.
badaboom-about-long-fuse = 2 Mechanisms. Explodes one turn later than other bombs.
badaboom-about-scrap-heap = 4 Mechanisms. Whoever recycles a Mechanism draws 2 cards instead of 1.

badaboom-about-mechanism = While one is in the bomb, the bomb is not armed. In your bag it pays 1 coin if you survive an explosion; then all Mechanisms go back to the supply.
badaboom-about-shrapnel-pouch = In the bomb: the blast catches the holder and both neighbours.
badaboom-about-back-blast-pipe = In the bomb: the blast catches both neighbours of the holder, and not the holder.
badaboom-about-left-hook = In the bomb: the blast catches the goblin left of the holder, and not the holder.
badaboom-about-smoke-hood = In the bomb: the blast catches everybody but the holder.
badaboom-about-magnet-coil = In the bomb: the blast catches everybody with a Mechanism in the bag, and nobody else.
badaboom-about-tell-tale-wire = In the bomb: the blast catches whoever armed it; the holder if nobody did.
badaboom-about-coin-sniffer = In the bomb: the blast catches whoever has the most coins, all of them if several do.
badaboom-about-damp-cork = In the bomb: the blast catches nobody.
badaboom-about-doomsday-funnel = In the bomb: the blast catches everybody.
badaboom-about-shove = The bomb goes to the holder’s left or right neighbour. The turn ends at once, and a new one begins there.
badaboom-about-hurl = Only for the holder: the bomb goes to any other goblin. The turn ends at once, and a new one begins there.
badaboom-about-mine-mine = Not for the holder: the bomb comes to you. The turn ends at once, and yours begins.
badaboom-about-leapfrog = At the end of this turn the bomb goes one seat further. Lost if the turn ends in another way.
badaboom-about-u-turn = In play until the bomb explodes or is disarmed: at the end of a turn the bomb goes to the right instead of the left. Two of them cancel each other out.
badaboom-about-lead-apron = In play until the bomb explodes or is disarmed: you are not hit.
badaboom-about-scapegoat = In play until the bomb explodes or is disarmed: if the blast would catch you, it catches the goblin you name instead.
badaboom-about-danger-money = In play until the bomb explodes or is disarmed: if you are hit, you get 2 coins.
badaboom-about-snoop = Draw 2 cards, then look at every card in the bomb.
badaboom-about-sleight-of-hand = Take a card out of the bomb, not a Mechanism, and put another card of your bag in its place, not a Mechanism either. The holder sees it.
badaboom-about-pickpocket = Take a random card of the back you choose out of another goblin’s bag.
badaboom-about-itching-powder = Another goblin loses 2 random cards, or the only one.
badaboom-about-loose-screw = Only while the bomb is not armed: a Mechanism goes back to the supply, and this card takes its slot, face up. If it was the last, you have armed the bomb.
badaboom-about-safety-pin = Only on an armed bomb that is not rusted: a card of the bomb goes to the bin unseen, and a Mechanism takes its slot. The bomb is disarmed, and everything in play falls.
badaboom-about-wet-fuse = Only on an armed bomb: it cannot explode in this turn. Overrides a Short Fuse played before.
badaboom-about-short-fuse = Only on an armed bomb: it explodes at the end of this turn, however recently it was armed. Overrides a Wet Fuse played before.
badaboom-about-tin-snips = One card that is in play goes to the bin, anybody’s.
badaboom-about-nuh-uh = Only in answer: the trick just announced is cancelled. It counts as your one trick in this window.
badaboom-about-mission-short-straw = Mission, 1 coin: you are hit.
badaboom-about-mission-clean-hands = Mission, 1 coin: you are not hit, and have no Mechanism.
badaboom-about-mission-firestarter = Mission, 1 coin: you armed the bomb that explodes.
badaboom-about-mission-body-count = Mission, 1 coin: at least two goblins are hit.
badaboom-about-mission-last-touch = Mission, 1 coin: you hold the bomb that explodes.
badaboom-about-mission-envy = Mission, 1 coin: somebody is hit who had more coins than you.
badaboom-about-mission-magpie = Mission, 1 coin: you have a Mechanism, and nobody has more of them.
badaboom-about-mission-bad-neighbor = Mission, 1 coin: the goblin left of you is hit.

## The question

badaboom-question-pre = { $who ->
    [you] You hold the bomb.
   *[other] { $name } holds the bomb.
    } { $state ->
    [safe] Do you play a trick before the tinkering?
    [armed] It is armed, and would hit { $hit }. Do you play a trick before the tinkering?
   *[now] It explodes at the end of this turn, and would hit { $hit }. Do you play a trick before the tinkering?
    }
badaboom-question-post = { $state ->
    [safe] Do you play a trick before the bomb goes on?
    [armed] The bomb is armed, and would hit { $hit } now. Do you play a trick before it goes on?
   *[now] Now the bomb explodes, and would hit { $hit }. Do you play a last trick?
    }
badaboom-question-pass = { $state ->
    [safe] You have no trick that can be played now. The others cannot know that: you pass.
   *[other] The bomb would hit { $hit }. You have no trick that can be played now: you pass.
    }
badaboom-question-tinker = { $state ->
    [safe] You hold the bomb. Do you take a card out of it?
   *[other] You hold the bomb, and it is armed: it would hit { $hit }. Do you take a card out of it?
    }
badaboom-question-put = Which card do you put into slot { $slot }?
badaboom-question-react = { $play } Do you cancel that?
badaboom-question-react-not = { $play } You cannot cancel that. The others cannot know it.

## Choices, and what they will do

badaboom-action-pass = Pass
badaboom-action-let-pass = Let it happen
badaboom-action-cancel = Nuh-uh! Cancel it
badaboom-action-skip = Leave the bomb alone
badaboom-action-take = Take { $card } out of slot { $slot }
badaboom-action-take-slot = { $recycle ->
    [yes] Give the Mechanism of slot { $slot } back, and draw
   *[no] Take the Mechanism out of slot { $slot }
    }
badaboom-action-put = Put { $card } in
badaboom-action-trick = Play { $card }
badaboom-action-trick-to = Play { $card } to send the bomb to { $name }
badaboom-action-trick-target = Play { $card } against { $name }
badaboom-action-trick-target-back = Play { $card } on { $name }, for { BEFORE("a", $back) }
badaboom-action-trick-slot = Play { $card } on slot { $slot }
badaboom-action-trick-slot-put = Play { $card } on slot { $slot }, to put { $put } there
badaboom-action-trick-index = Play { $card } on { $aimed } in front of { $name }
badaboom-aim-to = to send the bomb to { $seat }
badaboom-aim-target = against { $seat }
badaboom-aim-target-and-back = on { $seat }, for { BEFORE("a", $back) }
badaboom-aim-slot = on slot { $slot }
badaboom-aim-slot-and-put = on slot { $slot }, to put { $put } there
badaboom-aim-slot-and-back = on slot { $slot }, to put { BEFORE("a", $back) } there
badaboom-aim-in-play = on { $card } in front of { $seat }
badaboom-effect-pass = You play no trick in this window; you may still cancel one.
badaboom-effect-let-pass = The trick takes effect, unless somebody else cancels it.
badaboom-effect-cancel = { $card } goes to the bin with the trick, unless somebody nearer to its player cancels it first. It counts as your one trick in this window.
badaboom-effect-skip = Nothing changes, and the second window opens.
badaboom-effect-take = The card goes into your bag. Then you put another one of your cards in its place.
badaboom-effect-recycle = The Mechanism goes back to the supply, and you draw from the storage. Then you put a card of your bag in its place.
badaboom-effect-put-left = A Mechanism is left: the bomb is not armed yet.
badaboom-effect-put-mechanism = The bomb stays safe.
badaboom-effect-put-arms = No Mechanism is left: you arm the bomb.
badaboom-effect-put-armed = The bomb stays armed.
badaboom-effect-put-disarms = It disarms the bomb, and everything in play falls.

## Events

badaboom-event-looked-in = You look into the bomb: { $cards }.
badaboom-event-rusted = The bomb has rusted through: { $count ->
    [one] a Mechanism falls out.
   *[other] { $count } Mechanisms fall out.
    }
badaboom-event-drew = { $who ->
    [you] You draw { $card }.
   *[other] { $name } draws { $card }.
    }
badaboom-event-drew-hidden = { $name } draws { BEFORE("a", $back) }, unseen.
badaboom-event-dealt = { $who ->
    [you] You get a new card: { $card }.
   *[other] { $name } gets a new card: { $card }.
    }
badaboom-event-dealt-hidden = { $name } gets a new { $back }, unseen.
badaboom-event-reshuffled = The bin is shuffled: { $count } cards are the new storage.
badaboom-event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
    }
badaboom-event-announced = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
    }
badaboom-event-announced-at = { $who ->
    [you] You play { $card } { $aim }.
   *[other] { $name } plays { $card } { $aim }.
    }
badaboom-event-let-pass = You let it happen.
badaboom-event-wants-to-cancel = You want to cancel it.
badaboom-event-cancelled = { $who ->
    [you] { $by }! You cancel { $card }
   *[other] { $by }! { $name } cancels { $card }
    } { $whom ->
    [you] that you played.
   *[other] that { $to } played.
    }
badaboom-resolved-leapfrog = The bomb will go one seat further.
badaboom-resolved-u-turn = The bomb turns round.
badaboom-resolved-lead-apron = { $who ->
    [you] You are behind lead: the bomb does not hit you.
   *[other] { $name } is behind lead: the bomb does not hit there.
    }
badaboom-resolved-scapegoat = { $who ->
    [you] You have found somebody to take the blame.
   *[other] { $name } has found somebody to take the blame.
    }
badaboom-resolved-danger-money = { $who ->
    [you] You will get 2 coins if you are hit.
   *[other] { $name } will get 2 coins if hit.
    }
badaboom-resolved-snoop = { $name } looks into the bomb.
badaboom-resolved-snoop-cards = You look into the bomb: { $cards }.
badaboom-resolved-wet-fuse = The fuse is wet: the bomb cannot explode in this turn.
badaboom-resolved-short-fuse = The fuse is short: the bomb explodes at the end of this turn.
badaboom-event-passed-on = { $who ->
    [you] You pass the bomb on
   *[other] { $name } passes the bomb on
    } { $whom ->
    [you] to you.
   *[other] to { $to }.
    }
badaboom-event-moved = { $who ->
    [you] The bomb flies to you.
   *[other] The bomb flies to { $name }.
    }
badaboom-event-skipped = { $who ->
    [you] You leave the bomb alone.
   *[other] { $name } leaves the bomb alone.
    }
badaboom-event-took = { $who ->
    [you] You take { $card } out of slot { $slot }.
   *[other] { $name } takes { $card } out of slot { $slot }.
    }
badaboom-event-took-hidden = { $name } takes { BEFORE("a", $back) } out of slot { $slot }.
badaboom-event-recycled = { $who ->
    [you] You give the Mechanism of slot { $slot } back for a card.
   *[other] { $name } gives the Mechanism of slot { $slot } back for a card.
    }
badaboom-event-put = { $who ->
    [you] You put { $card } into slot { $slot }
   *[other] { $name } puts { $card } into slot { $slot }
    }{ $open ->
    [yes] .
   *[no] , face down.
    }
badaboom-event-put-hidden = { $name } puts { BEFORE("a", $back) } into slot { $slot }, face down.
badaboom-event-armed = { $who ->
    [you] You arm the bomb!
   *[other] { $name } arms the bomb!
    }{ $turned ->
    [yes] {" "}Its gadget is { $gadget }.
   *[no] {""}
    }
badaboom-event-armed-by-rust = The bomb is armed, and nobody did it!{ $turned ->
    [yes] {" "}Its gadget is { $gadget }.
   *[no] {""}
    }
badaboom-event-disarmed = { $who ->
    [you] You disarm the bomb.
   *[other] { $name } disarms the bomb.
    }{ $count ->
    [0] {""}
   *[other] {" "}Everything in play falls.
    }
badaboom-event-stole = { $who ->
    [you] You steal { $card } from { $to }.
   *[other] { $whom ->
        [you] { $name } steals { $card } from you.
       *[other] { $name } steals { $card } from { $to }.
        }
    }
badaboom-event-stole-hidden = { $name } steals { BEFORE("a", $back) } from { $to }.
badaboom-event-lost = { $who ->
    [you] You lose { $cards }.
   *[other] { $name } loses { $cards }.
    }
badaboom-event-lost-hidden = { $name } loses { $count ->
    [one] a card.
   *[other] { $count } cards.
    }
badaboom-event-thrown-out = Out of the bomb and into the bin: { $cards }.
badaboom-event-thrown-out-hidden = A card of the bomb goes to the bin, unseen.
badaboom-event-cut = { $who ->
    [you] You no longer have { $cards } in play.
   *[other] { $name } no longer has { $cards } in play.
    }
badaboom-event-exploded = Badaboom! { $bomb } explodes { $who ->
    [you] before you.
   *[other] before { $name }.
    } { $count ->
    [0] Nobody is hit.
   *[other] Hit: { $hit }.
    }
badaboom-event-mission-shown = { $who ->
    [you] You show a mission: { $card }.
   *[other] { $name } shows a mission: { $card }.
    }
badaboom-event-paid = { $who ->
    [you] You get { $coins ->
        [0] nothing.
        [one] 1 coin.
       *[other] { $coins } coins.
        }
   *[other] { $name } gets { $coins ->
        [0] nothing.
        [one] 1 coin.
       *[other] { $coins } coins.
        }
    }
badaboom-event-new-bomb = { $who ->
    [you] The next bomb, before you: { $bomb }
   *[other] The next bomb, before { $name }: { $bomb }
    } with { $count } Mechanisms.
badaboom-event-over-goal = The Troll is bribed: the door is open, and the game is over.
badaboom-event-over-last-explosion = No laboratory stands so many explosions: the game is over.

## The end

badaboom-end = { $who ->
    [you] You are out, and win
   *[other] { $names } is out, and wins
    } with { $score ->
    [one] 1 coin.
   *[other] { $score } coins.
    }
badaboom-end-shared = A shared victory: { $names }, with { $score ->
    [one] 1 coin
   *[other] { $score } coins
    } each.
badaboom-score-survival = Survived
badaboom-score-holder = Holder
badaboom-score-mechanisms = Mechanisms
badaboom-score-danger-money = Danger
badaboom-score-missions = Missions

## Why a bot would play it

badaboom-reason-saves-you = The bomb would hit you; after this it no longer does.
badaboom-reason-risks-you = After this the bomb would hit you.
badaboom-reason-hits-seat = After this the bomb would hit { $name }.
badaboom-reason-keeps-cards = Nothing that you could do now is worth a card.
badaboom-reason-harmless = The trick does you little harm.
badaboom-reason-leaves-armed = The bomb is armed, and best left as it is.
badaboom-reason-leaves-bomb = No card in the bomb is worth one of yours.
badaboom-reason-stops-attack = It is turned against you ({ $card }).
badaboom-reason-stops-trick = It helps { $name } more than you ({ $card }).
badaboom-reason-takes-mechanism = A Mechanism in your bag is a coin if you survive.
badaboom-reason-takes-last = It is the last Mechanism: unless you put another in, the bomb is armed.
badaboom-reason-takes-card = It is of more use in your bag ({ $card }).
badaboom-reason-draws-card = You get a fresh card for the Mechanism.
badaboom-reason-draws-two = You draw two cards and see what is in the bomb.
badaboom-reason-keeps-safe = The bomb stays safe.
badaboom-reason-disarms = It disarms the bomb.
badaboom-reason-arms = It arms the bomb, and somebody else holds it when it goes off.
badaboom-reason-decides-blast = It decides whom the bomb hits ({ $card }).
badaboom-reason-spares-card = It is the card that you need least ({ $card }).
badaboom-reason-robs = You take a card from { $name } ({ $back }).
badaboom-reason-weakens = { $leads ->
    [yes] { $name } is ahead, and loses cards.
   *[no] { $name } loses cards.
    }
badaboom-reason-shields = The next explosion does not hit you.
badaboom-reason-pays-if-hit = If the bomb hits you, it pays you two coins.
badaboom-reason-loosens = The bomb is nearer to being armed.
badaboom-reason-delays = The bomb does not go off in this turn.
badaboom-reason-hurries = The bomb goes off in this turn.
badaboom-reason-redirects = The bomb goes to somebody else.
badaboom-reason-cuts = { $name } loses what is in play ({ $card }).
badaboom-reason-takes-turn = The bomb is yours: you draw a card, and may tinker.
badaboom-reason-exchanges = You get a card of the bomb for one that you need less.

## Refusals

badaboom-refusal-bad-shape = An action must be pass, skip, cancel, take with a slot, put with a card, or trick with a card and exactly what that card asks for.
badaboom-refusal-wrong-phase = That cannot be done at this point of the game.
badaboom-refusal-unknown-card = There is no such card in this game.
badaboom-refusal-not-in-hand = You do not have that card.
badaboom-refusal-cannot-play = That card cannot be played now.
badaboom-refusal-bad-target = That is nobody whom the card can be aimed at.
badaboom-refusal-bad-slot = The card cannot be aimed there.
badaboom-refusal-cannot-recycle = Only a Mechanism can be given back for a card.
badaboom-refusal-cannot-put = That card may not go in there.
badaboom-refusal-cannot-cancel = You have no Nuh-Uh.

## The table in a terminal

badaboom-status = Turn { $turn } · { $who ->
    [you] you hold the bomb
   *[other] { $name } holds the bomb
    } · explosions { $explosions } · goal { $goal } coins
badaboom-status-over = The game is over · turns { $turn } · explosions { $explosions }
badaboom-legend = green: tricks · red: gadgets · yellow: Mechanisms · ? face down · ► asked · ✹ would be hit
badaboom-terminal-bomb = { $bomb }. { $about }
badaboom-terminal-safe = Not armed. It goes on to { $next }.
badaboom-terminal-armed = ARMED! { $turns ->
    [0] It explodes at the end of this turn
    [one] It explodes at the end of the next turn
   *[other] It explodes in { $turns } turns
    }; now it would hit { $hit }. Else it goes on to { $next }.
badaboom-seat = { $asked ->
    [yes] ►{" "}
   *[no] {""}
    }{ $hit ->
    [yes] ✹{" "}
   *[no] {""}
    }{ $name }{ $holds ->
    [yes] {" "}(bomb)
   *[no] {""}
    }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
    }; bag: { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
    }, { $gadgets ->
    [one] 1 gadget
   *[other] { $gadgets } gadgets
    }, { $mechanisms ->
    [one] 1 Mechanism
   *[other] { $mechanisms } Mechanisms
    }{ $count ->
    [0] .
   *[other] ; in play: { $cards }.
    }
badaboom-in-play-at = { $card } (for { $seat })
badaboom-piles = Storage: { $count }, on top { $top }. Bin: { $bin }. Supply of Mechanisms: { $supply }.
badaboom-hand = Your bag:
badaboom-none = nothing
badaboom-plain-hand = Your bag: { $cards }.
badaboom-plain-slot-open = Slot { $slot }: { $card }.
badaboom-plain-slot-known = Slot { $slot }: { $card }, face down; seen by { $seen }.
badaboom-plain-slot-hidden = Slot { $slot }: { BEFORE("a", $back) }, face down; seen by { $seen }.
badaboom-plain-slot-empty = Slot { $slot }: empty.
badaboom-draft-trick = Play { $card }…
badaboom-draft-aim = { $card }: aimed at what?

## Standing orders

badaboom-order-until-danger = Pass until it is about to hit me
    .about = You pass. In the turn in which the bomb goes off you are asked about cancelling what is aimed at you and, after tinkering, if it would hit you. About tinkering you are asked unless the bomb goes off without hitting you: then you leave it as it is.
badaboom-order-until-armed = Pass until the bomb is armed
    .about = While the bomb is not armed, you pass. Then you are asked at your calls, and about cancelling what is aimed at you.
badaboom-order-when-holding = Ask me only when I hold the bomb
    .about = While somebody else holds the bomb, you pass.
badaboom-order-cancelling = Always ask about cancelling
    .about = You are asked about every trick that you may cancel, whatever else you have ordered.

## The board

badaboom-board-card = { $card }. { $text }
badaboom-board-bench = The bomb and the piles
badaboom-board-swap = Touch the card of your bag that takes its place.
badaboom-board-track = Coins: the first with { $goal } of them bribes the Troll and is out.
badaboom-board-coins = { $count ->
    [one] 1 coin.
   *[other] { $count } coins.
    }
badaboom-board-bag-trick = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
    } in the bag: tricks and secret missions have this back.
badaboom-board-bag-gadget = { $count ->
    [one] 1 gadget
   *[other] { $count } gadgets
    } in the bag.
badaboom-board-bag-mechanism = { $count ->
    [one] 1 Mechanism
   *[other] { $count } Mechanisms
    } in the bag: a coin more for each, if the bomb spares its owner.
badaboom-board-known = Surely there: { $cards }.
badaboom-board-holder = Holds the bomb.
badaboom-board-threatened = The bomb would hit here now.
badaboom-board-hit = Hit!
badaboom-board-aimed = { $card }, aimed at { $name }. { $text }
badaboom-board-storage = The storage: { $count ->
    [one] 1 card
   *[other] { $count } cards
    } to draw from. Everybody sees its top card.
badaboom-board-bin = The bin: { $count ->
    [one] 1 card lies in it
   *[other] { $count } cards lie in it
    }, face down.
badaboom-board-supply = The supply: { $count ->
    [one] 1 Mechanism that is
   *[other] { $count } Mechanisms that are
    } in no bomb and no bag.
badaboom-board-slot = Slot { $number }: { $card }
badaboom-board-number = Slot { $number }.
badaboom-board-empty = nothing
badaboom-board-hidden = Face down: { $back }.
badaboom-board-down = It lies face down, and you have seen it.
badaboom-board-seen = Seen by { $names }.
badaboom-board-permanent = { $card } in front of { $name }
badaboom-board-permanent-on = { $card } in front of { $name }, aimed at { $target }
badaboom-board-next = then on to { $name }{ $direction ->
    [right] {" "}(turned round)
   *[left] {""}
    }
badaboom-board-leapfrog = { $count ->
    [one] The bomb will go one seat further.
   *[other] The bomb will go { $count } seats further.
    }
badaboom-board-fuse-wet = wet fuse
badaboom-board-fuse-short = short fuse
badaboom-board-armed = Armed!
badaboom-board-blast = It blows up { $turns ->
    [0] at the end of this turn
    [one] at the end of the next turn
   *[other] in { $turns } turns
    }. Now it would hit: { $names }.
badaboom-board-blast-nobody = It blows up { $turns ->
    [0] at the end of this turn
    [one] at the end of the next turn
   *[other] in { $turns } turns
    }. Now it would hit nobody.
badaboom-board-pre = Before the tinkering: one trick each, from the holder on.
badaboom-board-tinker = { $who ->
    [you] You may take one card out of the bomb.
   *[other] { $name } may take one card out of the bomb.
    }
badaboom-board-put = { $who ->
    [you] You have to put one of your cards into the empty slot.
   *[other] { $name } has to put a card into the empty slot.
    }
badaboom-board-post = After the tinkering: one trick each, from the holder on.
badaboom-board-announced = { $who ->
    [you] You play { $card }. Does anybody cancel it?
   *[other] { $name } plays { $card }. Does anybody cancel it?
    }
badaboom-board-over = The laboratory is quiet.

badaboom-choice-trick = Play a trick…
badaboom-choice-take = Take a card out…
badaboom-choice-put = Put a card in…
badaboom-choice-swap = { $take }, put { $put } in
badaboom-choice-keep = Take it out
badaboom-choice-recycle = Give it back, draw
badaboom-choice-seat = { $name }
badaboom-choice-back = Back

badaboom-lesson-pre = A window for tricks: everybody gets one call, the holder first. Touch a lit card to read it, and what it is aimed at; keep good tricks for the moment when the bomb is armed. The yellow cogs are the Mechanisms that keep the bomb safe.
badaboom-lesson-tinker = You hold the bomb. Take a Mechanism out: in your bag it is worth a coin at each explosion that spares you. Or give it back at once and draw a card. Something of yours goes into the slot, face down, and only those who have looked know what it is.
badaboom-lesson-put = Put a card in that you can spare, or a gadget: it decides whom the bomb hits. When the last Mechanism is out, the bomb is armed, and it blows up at the end of the next turn.
badaboom-lesson-armed = The bomb is armed! The striped seats are those that it would hit now. Shove it on, hide behind lead, wet the fuse; or let it come, if it hits somebody else.
badaboom-lesson-post = The second window: one more call for everybody, before the bomb goes on to the left. What is played now is the last word of this turn.
badaboom-lesson-react = Somebody plays a trick. Everybody is asked at the same time whether to cancel it, even those who cannot: so nobody learns who holds a Nuh-Uh. You hold none.
badaboom-lesson-cancel = You hold a Nuh-Uh: it cancels the trick, and is your one trick in this window. Keep it for a trick that hurts you.
badaboom-lesson-next = You have met every decision. Cards on a scroll are secret missions: they are never played, and pay a coin when what they say happens. Look at the storage, too: its top card is what the next holder draws. The eyes under a slot show who knows its card.
