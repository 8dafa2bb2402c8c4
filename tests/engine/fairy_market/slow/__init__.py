"""A second, slow and obvious implementation of the path rules, for the tests only.

It shares nothing with the engine but the lines of the cards: cells are looked up in dictionaries, and a path
is walked again from its beginning for every question.
"""

from tests.engine.fairy_market.slow.dungeon import Dungeon
from tests.engine.fairy_market.slow.path import Path, every_step, walk

__all__ = ["Dungeon", "Path", "every_step", "walk"]
