# Jericho’s box: what it is and what wins it, a line each.

jericho-box-title = Jericho
jericho-box-line = Build the longest walls, and blow down the others’.
jericho-box-goal = Win the most cards: at each of three scorings, the longest wall of a colour takes all the cards of that colour in the supply.
