"""The shared thinking of computer players: what it may know, that it is repeatable, and how strong it is."""
