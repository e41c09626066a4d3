# Nottingham’s box: what it is and what wins it, a line each.

nottingham-box-title = Nottingham
nottingham-box-line = Deputies hoard loot for the sheriff, and steal it from each other.
nottingham-box-goal = Have the most points when the sheriff is home: one card of each delivery of three or more alike counts its value, and missions count what is printed on them.
