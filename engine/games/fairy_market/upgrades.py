"""Upgrades of games saved in earlier formats."""

from __future__ import annotations

from typing import Any

from engine.core import Illegal
from engine.games.fairy_market.board.script import read_script, steps_in
from engine.games.fairy_market.board.trail import Kit
from engine.games.fairy_market.cards import ITEMS

Raw = dict[str, Any]


def from_format_1(raw: Raw) -> Raw:
    """In format 1, paths could turn round in a door, and the goal of the latest scoring was not saved."""
    for player in raw["players"]:
        player["script"] = _legal_part(player)
    return {**raw, "scored_goal": _scored_goal(raw)}


def _scored_goal(raw: Raw) -> str:
    """The main goal of the latest scoring; it was discarded just before its side goal."""
    if raw["phase"] in ("reward", "over"):
        return str(raw["main_goal"])
    discards: list[str] = raw["goals"].get("discards", [])
    return discards[-2] if discards else ""


def _legal_part(player: Raw) -> list[str]:
    """An expedition handed in, up to the first step that is no longer legal."""
    used = player.get("used_books", {})
    books = tuple(book for book in player.get("books", []) if book not in used)
    kit = Kit(tuple(player.get("tokens", {}).get(item, 0) for item in ITEMS), books)
    hand = tuple(player.get("hand", []))
    allowed: list[str] = []
    for word in player.get("script", []):
        if _is_legal(hand, kit, [*allowed, word]):
            allowed.append(word)
            continue
        begun = ""
        for step in steps_in(word):
            if not _is_legal(hand, kit, [*allowed, begun + step]):
                break
            begun += step
        return [*allowed, begun] if begun else allowed
    return allowed


def _is_legal(hand: tuple[str, ...], kit: Kit, words: list[str]) -> bool:
    try:
        read_script(hand, kit, tuple(words))
    except Illegal:
        return False
    return True
