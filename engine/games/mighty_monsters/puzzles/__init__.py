"""Puzzles: single raids in which everything is known, and what is the best one can make of them."""
