# Toll’s box: what it is, in one line;
# and what a table may choose, with the words for a number that is chosen (`.value`).

toll-box-title = Toll
toll-box-line = Seal a bag, and hope that the guard waves it on.
toll-box-goal = Have the most coins when everybody has guarded the gate once.

toll-option-fee = Fee for opening an honest bag
    .value = { $value } coins
