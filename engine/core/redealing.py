"""Where every redeal begins: a copy of the table whose future chance is another."""

from __future__ import annotations

from typing import TypeVar

from engine.core.chance import Chance
from engine.core.copying import deep_copy
from engine.core.state import State

S = TypeVar("S", bound=State)


def copy_with_new_chance(g: S, chance: Chance) -> S:
    """An independent copy of a table; its future dice and shuffles differ from the original's."""
    other = deep_copy(g)
    other.chance = Chance(chance.below(1 << 62))
    return other
