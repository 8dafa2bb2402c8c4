"""Puzzles: one round of one boss alone, in which every hero in town should die."""
