"""Hard computer players think beside the game: rows, workers, and what happens when these are killed."""
