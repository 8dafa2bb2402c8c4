"""The exercises: the rulebook's solutions, and the best result, found by trying everything."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

from engine.core import Pick, take
from engine.core.saving import load, save
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import EXERCISES
from engine.games.dungeon_lords.rules.exercises import tiles_lost
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import card, party, play, said


def start_exercise(name: str) -> Underworld:
    return GAME.start(1, GAME.exercise_settings(name), 0)


# ── D4: the solutions ────────────────────────────────────────────────────────────────────────────────────


def test_s1a_the_simple_solution_of_the_first() -> None:
    g = play(start_exercise("first"), "rolling-stone", ["m1"], "m1:feast")
    assert (party(g), tiles_lost(g)) == ("P3/1:2", 1)

    g = play(g, [])

    assert (tiles_lost(g), g.lords[0].food) == (1, 0)
    assert g.result is not None


def test_s1a_or_a_goblin_finishes_the_priest() -> None:
    g = play(start_exercise("first"), "rolling-stone", ["m1"], "m1:feast", ["m2"])

    assert (party(g), tiles_lost(g)) == ("", 1)


def test_s1b_the_thrifty_solution_of_the_first() -> None:
    g = play(start_exercise("first"), "rolling-stone", ["m1"], "m1:club")
    assert party(g) == "P3/1"

    g = play(g, ["m2"])

    assert (tiles_lost(g), g.lords[0].food) == (1, 1)


def test_s2_the_second() -> None:
    g = play(start_exercise("second"), "no-trap", ["m1"], ["m2"])
    g = play(g, f"m2:haunt:{card(g, 'T4/1')}", "m1:curse")
    assert (party(g), tiles_lost(g)) == ("T3/2", 1)

    g = play(g, "poisoned-meal")

    assert tiles_lost(g) == 1
    assert said(g, "practice-best")


def test_s3_the_third() -> None:
    g = play(start_exercise("third"), "cursed-ring", ["m1"])
    g = play(g, f"m1:nip:{card(g, 'T4/2')}")
    assert (party(g), tiles_lost(g)) == ("W5 P4/1 T4/2:2", 0)

    g = play(g, "no-trap", ["m1"])
    g = play(g, f"m1:nip:{card(g, 'T4/2')}")
    assert (party(g), tiles_lost(g)) == ("W5:2 P4/1", 1)

    g = play(g, "pendulum", ["m1"])
    g = play(g, f"m1:drain:{card(g, 'W5')}")
    assert (party(g), tiles_lost(g)) == ("", 1)


def test_s4_the_fourth() -> None:
    g = play(start_exercise("fourth"), "fire-wall", [])
    assert (party(g), tiles_lost(g)) == ("P3/2:2 T3/1:1 P4/2:2", 1)

    g = play(g, "anti-magic-dart", ["m1"])
    g = play(g, card(g, "P3/2"), "m1:drip")

    assert (party(g), tiles_lost(g)) == ("", 1)


def test_s1r_the_first_in_a_room() -> None:
    g = play(start_exercise("first-room"), "rolling-stone", ["m1", "m2"], "m1:feast")

    assert (party(g), tiles_lost(g)) == ("", 0)
    assert (g.lords[0].food, g.lords[0].gold) == (0, 0)


def test_an_exercise_that_went_badly_says_how_it_could_have_gone() -> None:
    g = start_exercise("first")
    while g.result is None:
        decision = g.decisions()[0]
        assert isinstance(decision.form, Pick)
        none = ["no-trap"] if decision.form.least else []
        g = take(g, decision, none)

    assert tiles_lost(g) == 3
    assert said(g, "practice-over")


# ── SX: every way to play ────────────────────────────────────────────────────────────────────────────────


def ways(form: Pick) -> Iterator[list[str]]:
    for count in range(form.least, form.most + 1):
        for picked in combinations(form.options, count):
            yield [option.id for option in picked]


def fewest_lost(g: Underworld, known: dict[bytes, int]) -> int:
    """The fewest tiles one can lose from here."""
    if g.result is not None:
        return tiles_lost(g)
    decision = g.decisions()[0]
    here = msgspec.json.encode((g.lords, g.secrets, g.battle, decision.step, decision.form))
    if here not in known:
        assert isinstance(decision.form, Pick)
        known[here] = min(fewest_lost(take(g, decision, way), known) for way in ways(decision.form))
    return known[here]


@pytest.mark.parametrize("name", EXERCISES)
def test_sx_nobody_can_do_better_than_the_best(name: str) -> None:
    best = {"first-room": 0, "sixth": 0}.get(name, 1)

    assert fewest_lost(start_exercise(name), {}) == best == EXERCISES[name].best


# ── an exercise is a game like any other ─────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", EXERCISES)
def test_it_can_be_saved_seen_described_and_played_by_the_computer(name: str) -> None:
    g = start_exercise(name)
    while g.result is None:
        assert load(save(g)) == g
        view = GAME.view(g, 0)
        assert GAME.describe(view)
        decision = g.decisions()[0]
        g = take(g, decision, GAME.computer_player(view, decision))

    assert g.result.scores == (3 - tiles_lost(g),)
