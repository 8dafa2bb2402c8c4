"""The lesson of Doodle Dungeon begins with lawful dungeons and teaches every rule, whoever takes it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.cli.lessons import ACCEPT, decider
from engine.core.registry import game
from engine.games.doodle_dungeon.board.law import DOORS
from engine.games.doodle_dungeon.board.sheet import BITS, ENTRANCE, LETTERS, WALL, beside, plan, reached
from engine.games.doodle_dungeon.cards import CARDS, FORMATIONS
from engine.games.doodle_dungeon.coach.lesson import STARTS, Start
from engine.games.doodle_dungeon.rules.invariants import conserved
from engine.games.doodle_dungeon.state import Table
from engine.search.lessons import lesson_moments

GAME = game("doodle-dungeon")


@pytest.mark.parametrize("start", STARTS)
def test_everything_in_a_dungeon_comes_from_the_cards_in_its_deck(start: Start) -> None:
    printed = Counter(element for card in start.deck.split() for element in CARDS[card].elements)
    walls = sum(printed[name] * "".join(formation.rows).count("#") for name, formation in FORMATIONS.items())
    sheet = start.sheet

    assert sheet.squares.count(WALL) == walls
    assert {kind: sheet.squares.count(letter) for kind, letter in LETTERS.items()} == {
        kind: printed[kind] for kind in LETTERS
    }
    assert len(set(sheet.treasures)) == printed["treasure"]
    assert sum(sheet.boxes) == printed["upgrade"]


@pytest.mark.parametrize("start", STARTS)
def test_the_dungeons_keep_the_building_law(start: Start) -> None:
    squares = plan(start.sheet.squares)

    assert not DOORS & ~squares.free
    assert reached(BITS[ENTRANCE], squares.free) == squares.free
    assert not beside(squares.things) & squares.things


def test_the_cards_of_the_lesson_are_those_of_a_game_for_two() -> None:
    state = next(iter(lesson_moments(GAME, decider(ACCEPT)))).state

    assert isinstance(state, Table)
    assert conserved(state) == []
    assert [len(master.deck) for master in state.masters] == [12, 12]


def test_whoever_accepts_builds_two_cards_draws_a_path_and_sees_a_hero_die() -> None:
    said: list[str] = []
    for moment in lesson_moments(GAME, decider(ACCEPT)):
        texts = [moment.said.outcome, moment.said.remark]
        said += [text.key.partition("-coach-")[2] for text in texts if text is not None]
        if moment.said.enough is not None:
            break

    assert said[:5] == ["first-card", "first-walls", "first-monster", "first-treasure", "first-upgrade"]
    rules = {"sides", "first-trap", "path", "paths", "first-aid", "first-sprung", "first-fight"}
    assert rules <= set(said)
    assert {"fight-card", "won", "lost", "aid", "beaten-elsewhere", "hurt-elsewhere", "died"} <= set(said)
