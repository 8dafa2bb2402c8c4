## The end: where the gold came from, as in “6 gold for loot”

mighty-monsters-account-loot = loot
mighty-monsters-account-healing = healing
mighty-monsters-account-pushing = pushing others out
mighty-monsters-account-start = starting gold
mighty-monsters-amount = { $points } gold

## What the little pictures on the poster show

mighty-monsters-poster = { $family } behind a hoard of { $gold } gold
