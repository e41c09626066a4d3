# Noxford’s box: what it is and what wins it, a line each;
# and what a table may choose, with the words for a value that is chosen.

noxford-box-title = Noxford
noxford-box-line = Build a city of crime, and rule its richest districts.
noxford-box-goal = Have the most points when a whole syndicate is laid: the most gang members beside a district win its symbols, and your favourite counts for more.

noxford-option-favorite-bonus = Points for a favourite symbol
    .value = { $value } more
noxford-option-colors = Syndicates
    .red = red (diamond)
    .blue = blue (airship)
    .orange = orange (wine)
    .green = green (dice)
