"""What comes when, in one table, and the marks that hold until the end of a round.

Order of play is always by experience (XP), the highest first; it never changes.

  set-up        bosses (all at once with the variant) · hands: redraw or discard two (all at once) ·
                first rooms face down in XP order, named with the hands or in turn · revealed together ·
                on-build effects in XP order
  round start   heroes to town, as many as players started · one room card each
  build start   Jinx, then the Dreadmill, in XP order
  build         all are called to decide their turns at its start (`rules/ahead/build_turns.py`) ·
                turn by turn in XP order: act, promote, place in any order · then window A for the others;
                a card laid can be moved or taken back until whoever comes next has acted, by a plan at once
  reveal        all cards at once · prices of minibosses in XP order · what they trigger elsewhere ·
                then seat by seat in XP order: level-up, on-build effects and triggers in the owner's order
  lure          newest hero first; nobody decides
  adventure     standing orders at once, of all who could act and have no usual stops ·
                then dungeon by dungeon in XP order, hero by hero: window B1 · it enters ·
                in each room: hero's text, room's damage, window B2, death or onwards
  round end     effects until end of round stop · level-ups of rooms that came back · elimination, victory ·
                intrigue in XP order

Windows (`rules/reactions/windows.py`)
  1  the active player acts as often as wanted, then passes
  2  the others, highest XP first: one of them declares an action
  3  a spell may be cancelled (C) · the active player may respond · the declared action is carried out ·
     back to 1; the window is over when all have passed in a row
  C  after the declaration of a spell: Short Circuit's price, then cancellers: active player first, then XP
  Players are stopped only if their standing orders say so and if, as far as all can see, they could act.
  Whoever builds is asked again after an opponent has acted in their build turn.

Triggers happen at once after their cause: the active player's first, then by XP; one player's own in the
order that player chooses (asked only where it can make a difference).
"""

from __future__ import annotations

# Marks of a player, which hold until the end of the round:
PROMOTED = "promoted"
"""Has promoted a miniboss."""
SOLD = "sold"
"""Has sold a room card for a coin (the optional coin rule)."""
NO_BUILD = "no-build"
"""May not build as usual, because of Traitor."""
ZONING = "zoning"
"""May build an advanced room anywhere; ends at the reveal, since it is about the usual build only."""
TAXED = "taxed"
"""Must pay for every spell, because of Short Circuit."""
CALM = "calm"
"""Scott's bonus has been bought off."""
HUSHED = "hushed"
"""Heroes ignore all ability texts in this dungeon."""
FIRST_SKIPPED = "first-skipped"
"""Heroes who enter skip the first room."""
BOSS_USED = "boss-used"
"""The boss has used its ability of the round."""

NEWEST_FIRST = True
"""Ruling A2: heroes are lured from the newest to the oldest, so the newest one enters first."""
BACK_THIS_ROUND = False
"""Ruling A4: whether a hero sent back to the entrance may enter again in the same round."""
QUIET_ROUNDS = 3
"""D7: once there are no new heroes, so many rounds without any event end the game."""
LATE_ROUNDS = 20
"""Our own bound: so many rounds after the last hero came, the game ends in any case."""
