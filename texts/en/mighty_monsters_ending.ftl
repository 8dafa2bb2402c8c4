## The end: where the gold came from, as in “6 gold for loot”

mighty-monsters-account-loot = loot
mighty-monsters-account-healing = healing
mighty-monsters-account-pushing = pushing others out
mighty-monsters-account-start = starting gold
mighty-monsters-amount = { $points } gold

## What the little pictures on the poster show

mighty-monsters-poster = { $family } behind a hoard of { $gold } gold
mighty-monsters-post-pushed-out =
    { $compensation ->
        [0] { $seat } pushes out { $owner }’s monster of strength { $victim } at guard { $guard }, for { $price } gold.
       *[other] { $seat } pushes out { $owner }’s monster of strength { $victim } at guard { $guard }, for { $price } gold, and { $compensation } for { $owner }.
    }

## In the replay

mighty-monsters-replay-fights = Jump to a fight …

## Records. $value: how many

mighty-monsters-record-loot-round = { $value } gold looted in one raid
mighty-monsters-record-gold-game = { $value } gold at the end of a game
