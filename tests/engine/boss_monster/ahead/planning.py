"""Plans of Boss Monster in a few words; see `scenario.py` for the words."""

from __future__ import annotations

from engine.core import Decision, Move, Pick, apply
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import LETTERS

BUILD = "build"
STOPS = "usual-stops"


def foreseen(g: Realm, who: str, about: str) -> Decision | None:
    """What a player may decide ahead about something, if anything."""
    seat, kind = LETTERS.index(who), f"boss-monster-{about}"
    offers = [one for one in g.decisions_of(seat) if one.standing and one.ahead == kind]
    return offers[0] if offers else None


def to_plan(g: Realm, who: str, about: str) -> list[str]:
    """The options for a plan."""
    offer = foreseen(g, who, about)
    assert offer is not None
    assert isinstance(offer.form, Pick)
    return [option.id for option in offer.form.options]


def plan(g: Realm, who: str, about: str, *words: str) -> Realm:
    """The table after a player has decided ahead; without words, has declined or dropped it."""
    offer = foreseen(g, who, about)
    assert offer is not None, f"{who} cannot decide that ahead"
    choice = [_option(g, who, to_plan(g, who, about), word) for word in words]
    return apply(g, Move(offer.seat, offer.number, choice))


def invited(g: Realm) -> str:
    """The letters of the players called to decide ahead."""
    return "".join(LETTERS[seat] for seat in g.invited())


def _option(g: Realm, who: str, ids: list[str], word: str) -> str:
    """The option meant by a word: its id, how it begins, or a card at a place counted from the entrance."""
    card, at, place = word.partition("@")
    if at and place.isdecimal():
        word = f"{card}@{g.lairs[LETTERS.index(who)].slots[int(place) - 1].name}"
    found = [one for one in ids if one == word or one.startswith((f"{word}/", f"{word}-"))]
    assert found, f"{word} is not among {ids}"
    return found[0]
