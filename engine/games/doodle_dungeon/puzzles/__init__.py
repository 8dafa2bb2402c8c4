"""Puzzles: a sheet that is half finished, and something to draw on it."""
