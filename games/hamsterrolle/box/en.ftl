# Hamsterrolle’s box: what it is and what wins it, a line each;
# and what a table may choose, with the words for a value that is chosen.

hamsterrolle-box-title = Hamsterrolle
hamsterrolle-box-line = Lay wood into a wheel that rolls on, and hope that it keeps it.
hamsterrolle-box-goal = Be the first to have no piece left: whatever touches the table in your turn is yours again.

hamsterrolle-option-seconds = Time for a turn among people
    .value = { $value ->
        [0] as long as you like
       *[other] { $value } seconds
    }
hamsterrolle-option-tremor = Hands
    .steady = steady: exactly where you aim
    .shaky = shaky: up to 4 mm and 5° astray
hamsterrolle-option-stray = What falls by nobody’s doing
    .aside = goes to whoever drops something next
    .removed = leaves the game
hamsterrolle-option-fourth-set = The fourth set
    .unused = stays in the box
    .shared = is shared out, two pieces each
hamsterrolle-option-teams = Two against two
