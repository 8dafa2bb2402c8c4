"""Saved games of earlier formats, brought up to date."""

from __future__ import annotations

from typing import Any

Raw = dict[str, Any]


def from_format_1(raw: Raw) -> Raw:
    """A battle knew one poisoned hero, though the Labyrinth has room for two darts."""
    battle = raw["battle"]
    if battle is None or "poisoned" not in battle:
        return raw
    return {**raw, "battle": {**battle, "poisoned": [battle["poisoned"]]}}
