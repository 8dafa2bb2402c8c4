"""Saved games of earlier formats, brought up to date."""

from __future__ import annotations

from typing import Any

from engine.core import Illegal
from engine.games.fairy_market.board.walking import Kit
from engine.games.fairy_market.board.writing import sketched, steps_in
from engine.games.fairy_market.cards import ITEMS

Raw = dict[str, Any]


def from_format_1(raw: Raw) -> Raw:
    """Paths could turn round in a door, and the goal of the latest scoring was not kept."""
    for player in raw["players"]:
        player["script"] = _as_far_as_allowed(player)
    return {**raw, "scored_goal": _scored_goal(raw)}


def _scored_goal(raw: Raw) -> str:
    """The main goal of the latest scoring; together with the side goal it made room for a new one."""
    if raw["phase"] in ("reward", "over"):
        return str(raw["main_goal"])
    discards: list[str] = raw["goals"].get("discards", [])
    return discards[-2] if discards else ""


def _as_far_as_allowed(player: Raw) -> list[str]:
    """An expedition handed in, up to the first step that is not allowed any more."""
    used = player.get("used_books", {})
    books = tuple(book for book in player.get("books", []) if book not in used)
    kit = Kit(tuple(player.get("tokens", {}).get(item, 0) for item in ITEMS), books)
    hand = tuple(player.get("hand", []))
    allowed: list[str] = []
    for word in player.get("script", []):
        if _stands(hand, kit, [*allowed, word]):
            allowed.append(word)
            continue
        begun = ""
        for step in steps_in(word):
            if not _stands(hand, kit, [*allowed, begun + step]):
                break
            begun += step
        return [*allowed, begun] if begun else allowed
    return allowed


def _stands(hand: tuple[str, ...], kit: Kit, words: list[str]) -> bool:
    try:
        sketched(hand, kit, tuple(words))
    except Illegal:
        return False
    return True
