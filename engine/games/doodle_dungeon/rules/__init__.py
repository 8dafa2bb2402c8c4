"""The rules of Doodle Dungeon: set-up, phases A to C, card effects, scoring, and what must always hold.

Where something may be drawn is the business of `board`.
"""
