"""The puzzles of Fairy Market, from easy to hard: what to find with which cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core import EXERCISE, Chance, Decision, Puzzle
from engine.core.forms import Choice
from engine.core.puzzles import EASY, HARD, MEDIUM, Count
from engine.games.fairy_market.puzzles.expedition import YOU, Position, set_up_expedition
from engine.games.fairy_market.puzzles.proof import best_expeditions
from engine.games.fairy_market.state import Fair

EXPEDITIONS = {
    "four-coins": Position(("D411", "D312"), "coin-2", {"sword": 1}),
    "three-keys": Position(("D607", "D417"), "key-2", {"rope": 1}),
    "no-way-back": Position(("D508", "D512"), "coin-2"),
    "two-fights": Position(("D509", "D412"), "monster-2"),
    "sword-first": Position(("D511", "D607"), "monster-2", {"rope": 1}),
    "seven-coins": Position(("D307", "D311", "D416"), "coin-2", {"scroll": 1}),
}


def every_good_expedition(g: Fair, decision: Decision, count: Count) -> Iterable[Choice]:
    """For every dungeon one can lay, a path that finds as much as any other."""
    player = g.players[YOU]
    return best_expeditions(tuple(player.hand), player.kit(), g.main_goal, count)


def _puzzle(level: int, best: int, script: str, *parts: int) -> Puzzle:
    return Puzzle(level, best, (script.split(),), parts=parts, answers=every_good_expedition)


PUZZLES = {
    "four-coins": _puzzle(EASY, 4, "A BSA c3E:NW ! S#2 SS DSSSU WNN#2S W", 2, 5),
    "three-keys": _puzzle(EASY, 6, "A BEA d1N:!ES DNWWU WN W N DSSSE", 2, 4),
    "no-way-back": _puzzle(MEDIUM, 3, "A BEA+2 a2W:S SE E SE E", 2, 5),
    "two-fights": _puzzle(MEDIUM, 6, "A BSA b10S:NN#1 DWSSU N!NN EDNWNU N E", 2, 5),
    "sword-first": _puzzle(HARD, 6, "A BNA a10S:E N E DNNNWU N!N #4S DNWNNNU S S #1N!", 2, 7),
    "seven-coins": _puzzle(HARD, 7, "A BNA-1 CSA-1 a3W S ES SE#1 ES WSS!SS S DSW", 3, 7),
}


def new_puzzle(settings: dict[str, str], chance: Chance) -> Fair:
    """Set up the puzzle named by the settings."""
    return set_up_expedition(EXPEDITIONS[settings[EXERCISE]], settings, chance)
