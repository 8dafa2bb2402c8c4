"""Saved games of the first format: nothing in them is against the rules of today."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.fairy_market.upgrades import from_format_1


def saved(phase: str = "exploration", **player: Any) -> dict[str, Any]:
    """What an earlier release wrote, as far as it matters."""
    goals = {"pile": [], "discards": ["key-1", "pit-1", "coin-1", "room-2"]}
    return {"phase": phase, "main_goal": "sword-1", "goals": goals, "players": [player]}


@pytest.mark.parametrize(
    ("written", "allowed"),
    [
        (["A", "b1N", "S", "#3", "E"], ["A", "b1N", "S", "#3"]),
        (["A", "b1N", "S#3E", "#4"], ["A", "b1N", "S#3"]),
        (["A", "b1N", "S", "#3W"], ["A", "b1N", "S", "#3W"]),
    ],
)
def test_a_path_that_turned_round_in_a_door_ends_there(written: list[str], allowed: list[str]) -> None:
    [player] = from_format_1(saved(hand=["S8"], script=written))["players"]

    assert player["script"] == allowed


def test_what_a_player_brought_along_still_counts() -> None:
    script = ["A", "b1N", "S", "#2SS"]
    [player] = from_format_1(saved(hand=["S2"], tokens={"sword": 1}, script=script))["players"]

    assert player["script"] == script


@pytest.mark.parametrize(
    ("phase", "goal"), [("over", "sword-1"), ("improvement", "coin-1"), ("market", "coin-1")]
)
def test_the_goal_of_the_latest_scoring_is_found_again(phase: str, goal: str) -> None:
    assert from_format_1(saved(phase))["scored_goal"] == goal


def test_before_the_first_scoring_there_is_none() -> None:
    assert from_format_1({**saved(), "goals": {"pile": []}})["scored_goal"] == ""
