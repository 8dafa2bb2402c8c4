"""Saved games of earlier formats."""

from typing import Any

import msgspec

from engine.core.saving import load, save
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import battle, card, party, play


def as_in_format_1(g: Underworld) -> bytes:
    """The table as it was saved when a battle knew one poisoned hero."""
    envelope: dict[str, Any] = msgspec.json.decode(save(g))
    fought = envelope["state"]["battle"]
    if "poisoned" in fought:
        (fought["poisoned"],) = fought["poisoned"]
    return msgspec.json.encode({**envelope, "format": 1})


def test_a_dart_of_the_first_format_strikes_again() -> None:
    g = battle("W5 W4", traps="poisoned-dart", monsters="slime", spell="invisibility")
    g = play(g, card(g, "W4"))
    loaded = load(as_in_format_1(g))

    assert loaded == g
    assert isinstance(loaded, Underworld)
    assert party(play(loaded, "m1:hold")) == "W5 W4:3"


def test_a_battle_of_the_first_format_without_poison_is_the_same() -> None:
    g = battle("W5 W4", monsters="slime")

    assert load(as_in_format_1(g)) == g
