# Jericho’s box: what it is, in one line.

jericho-box-line = Build the longest walls, and blow down the others’.
