# Sheriff of Nottingham’s box: what it is, in one line;
# and what a table may choose, with the words for a number that is chosen (`.value`).

sheriff-box-title = Sheriff of Nottingham
sheriff-box-line = Smuggle, swear you did not, and bribe if you must.
sheriff-box-goal = Have the most points at the end: coins, the worth of the goods on your stand, and crowns for having the most of a legal good.

sheriff-option-royal = With royal goods
sheriff-option-remove-ten = Ten unknown cards are left out
sheriff-option-hand-size = Cards in hand
    .value = { $value } cards
sheriff-option-timed = Hourglass at the gate
    .value = { $value ->
        [0] no clock
       *[other] { $value } seconds for each merchant
    }
sheriff-option-haggle = The sheriff and a merchant may speak
    .value = { $value ->
        [99] as often as they like
       *[other] { $value } times
    }
