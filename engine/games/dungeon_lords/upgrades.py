"""Upgrades of saved games from earlier formats."""

from __future__ import annotations

from typing import Any

Raw = dict[str, Any]


def from_format_1(raw: Raw) -> Raw:
    """Format 1 knew one poisoned hero in a battle; since the Labyrinth takes two darts, it is a list now."""
    battle = raw["battle"]
    if battle is None or "poisoned" not in battle:
        return raw
    return {**raw, "battle": {**battle, "poisoned": [battle["poisoned"]]}}
