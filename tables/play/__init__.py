"""A game in progress: moves, undo, votes, replays, results, repair, and what everybody is told about it."""
