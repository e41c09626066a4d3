# Nottingham’s box: what it is, in one line.

nottingham-box-line = Deputies hoard loot and skim each other for the sheriff.
