# Noxford’s box: what it is, in one line;
# and what a table may choose, with the words for a number that is chosen (`.value`).

noxford-box-title = Noxford
noxford-box-line = Seal a bag, and hope that the guard waves it on.
noxford-box-goal = Have the most coins when everybody has guarded the gate once.

noxford-option-fee = Fee for opening an honest bag
    .value = { $value } coins
