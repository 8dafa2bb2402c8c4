"""Saved games come back as they were, also those an older release wrote, and broken ones say so."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from engine.core import Move, apply
from engine.core.registry import games
from engine.core.saving import BrokenSaveError, load, save
from tests.engine import toy
from tests.engine.toy import TOY, choose, encoded, table


def altered(saved: bytes, **fields: Any) -> bytes:
    return encoded({**msgspec.json.decode(saved), **fields})


def test_a_save_brings_back_the_state_as_it_was() -> None:
    g = choose(table(toy.vote, "colour"), 1, ["red"])

    assert load(save(g)) == g


def test_a_save_goes_on_as_if_nothing_had_happened() -> None:
    g = TOY.start(2, {}, seed=3)
    back = load(save(g))
    while g.result is None:
        decision = g.pending()[0]
        move = Move(decision.seat, decision.number, TOY.computer_player(toy.view(g, decision.seat), decision))
        g, back = apply(g, move), load(save(apply(back, move)))

    assert back == g


def test_a_save_names_its_game_and_format() -> None:
    saved = msgspec.json.decode(save(table(toy.nested)))

    assert (saved["game"], saved["format"]) == ("toy", 1)


def rename_log(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 1 called the log `notes`."""
    raw["log"] = raw.pop("notes")
    return raw


def shout(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 2 spoke softly."""
    raw["log"] = [line.upper() for line in raw["log"]]
    return raw


@pytest.fixture
def _third_format(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "toy", replace(TOY, format=3, upgrades={1: rename_log, 2: shout}))


@pytest.mark.usefixtures("_third_format")
def test_an_older_save_is_upgraded_step_by_step() -> None:
    g = choose(table(toy.vote, "colour"), 1, ["red"])
    raw = msgspec.json.decode(encoded(g))
    raw["notes"] = ["once upon a time"]
    del raw["log"]

    upgraded = load(encoded({"game": "toy", "format": 1, "state": raw}))

    g.log = ["ONCE UPON A TIME"]
    assert upgraded == g


@pytest.mark.usefixtures("_third_format")
def test_an_upgrade_begins_where_the_save_stands() -> None:
    g = choose(table(toy.asked_after_a_note, 0, "colour"), 0, ["red"])

    upgraded = load(altered(save(g), format=2))

    assert isinstance(upgraded, toy.Toy)
    assert upgraded.log == ["BEFORE THE QUESTION", "0 COLOUR ['RED']", "AFTER THE ANSWER"]
    assert upgraded.events == g.events


@pytest.mark.usefixtures("_third_format")
def test_a_save_that_does_not_upgrade_is_broken() -> None:
    with pytest.raises(BrokenSaveError, match="format 1"):
        load(altered(save(table(toy.nested)), format=1))


@pytest.mark.parametrize(
    ("saved", "flaw"),
    [
        (b"", "truncated"),
        (b"{}", "game"),
        (b'{"game":"toy","format":1,"state":{"game":"to', "truncated"),
        (b'{"game":"chess","format":1,"state":{}}', "unknown game 'chess'"),
        (b'{"game":"toy","format":2,"state":{}}', "newer than this release"),
        (b'{"game":"toy","format":0,"state":{}}', "format 0"),
        (b'{"game":"toy","format":1,"state":{}}', "missing required field"),
        (b'{"game":"toy","format":1,"state":[]}', "Expected `object`"),
    ],
)
def test_a_broken_save_says_what_is_wrong(saved: bytes, flaw: str) -> None:
    with pytest.raises(BrokenSaveError, match=flaw):
        load(saved)
