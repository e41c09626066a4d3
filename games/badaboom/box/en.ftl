# Badaboom’s box: what it is and what wins it, a line each;
# and what a table may choose, with the words for a value that is chosen.

badaboom-box-title = Badaboom
badaboom-box-line = Take bombs to pieces, and be elsewhere when they go off.
badaboom-box-goal = Be the first with enough coins to bribe the Troll at the door: whoever an explosion does not hit is paid, and each Mechanism in the bag pays more.

badaboom-option-goal = Coins to escape
    .value = { $value } coins
