"""Which symbol stands for which monster."""

from __future__ import annotations

_SINGULAR = {
    "orcs": "orc",
    "undead": "undead",
    "sea-creatures": "sea-creature",
    "demons": "demon",
    "insects": "insect",
    "dragons": "dragon",
}
_FORMS = {1: "-small", 2: "-small", 3: "", 4: "", 5: "-mighty"}
"""The stronger a monster, the more of it there is to see."""
_AVERAGE = 3


def monster_symbol(family: str, strength: int = _AVERAGE) -> str:
    """A monster of a family; an egg before families are chosen."""
    return _SINGULAR[family] + _FORMS[strength] if family else "egg"
