# Noxford’s box: what it is and what wins it, a line each;
# and what a table may choose, with the words for a value that is chosen.

noxford-box-title = Noxford
noxford-box-line = Build a city of crime, card against card, and rule its richest districts.
noxford-box-goal = Have the most points when somebody has laid a whole syndicate. A district goes to whoever has the most gang members touching it: a point for each of its symbols, and more for the symbol that your syndicate loves.

noxford-option-favorite-bonus = Points for a favourite symbol
    .value = { $value } more
noxford-option-colors = Syndicates
    .red = red
    .blue = blue
    .orange = orange
    .green = green
