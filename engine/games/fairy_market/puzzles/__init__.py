"""Puzzles: single expeditions with a hand that is known, and the proof that nobody finds more."""
