"""What a path will bring, ways around something, and proposals that are no worse than chance."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.core import Chance, Illegal, Text
from engine.games.doodle_dungeon.board.law import legal_places
from engine.games.doodle_dungeon.board.outlooks import Outlook, outlook
from engine.games.doodle_dungeon.board.paths import first_flaw
from engine.games.doodle_dungeon.board.planner import good_walls, way_length
from engine.games.doodle_dungeon.board.routes import chance_to_win, joined, promise, proposals
from engine.games.doodle_dungeon.board.sheet import ENTRANCE, EXIT, NAMES, SIZE, WALL, plan
from engine.games.doodle_dungeon.cards import FORMATIONS, LEVELS, MONSTERS, SHEET
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.state import Sheet
from tests.engine.doodle_dungeon.scenario import drawing, dungeon, squares
from tests.engine.doodle_dungeon.test_law import random_sheet


def on_the_way(path: str, **things: str) -> Outlook:
    sheet = dungeon(**things).sheet  # type: ignore[arg-type]
    return outlook(sheet.squares, sheet.boxes, tuple(squares(path)))


def test_every_fight_is_reckoned_with_its_chance() -> None:
    wins, damage = chance_to_win(LEVELS["goblin"][0]), MONSTERS["goblin"].damage
    found = on_the_way("A1 A2", goblins="A2")

    assert found.death == 0
    assert found.hearts == pytest.approx(SHEET.hearts - wins * damage)


def test_a_monster_that_was_beaten_does_not_fight_again() -> None:
    wins, damage = chance_to_win(LEVELS["goblin"][0]), MONSTERS["goblin"].damage
    found = on_the_way("A2 A3 A4 A3 A2", goblins="A2")

    assert found.hearts == pytest.approx(SHEET.hearts - (wins + wins * wins) * damage)


def test_where_the_hero_dies_most_often_is_named() -> None:
    dragons = "A1 A3 A5 A7 A9 C1 C3 C5 C7 C9"
    sheet = dungeon(dragons=dragons, boxes={"dragon": 4}).sheet
    found = outlook(sheet.squares, sheet.boxes, tuple(squares(dragons)))

    assert found.death > 0.7
    assert NAMES[found.where] == "C3"


def test_a_way_leads_around_what_is_to_be_avoided() -> None:
    g = drawing(dungeon(orcs="B1"))

    assert (1, 0) in THE_PATH.read(g, 0, ["C1"])
    around = THE_PATH.read(g, 0, ["C1", "-B1"])
    assert (2, 0) in around
    assert (1, 0) not in around


def test_where_there_is_no_way_around_the_refusal_names_the_square() -> None:
    with pytest.raises(Illegal) as refusal:
        THE_PATH.read(drawing(dungeon()), 0, ["C3", "-A1"])
    assert refusal.value.text == Text("no-way-around", {"square": "A1"})


def test_walls_are_proposed_where_they_make_the_way_no_shorter_than_chance_would() -> None:
    proposed, by_chance = [], []
    for seed in range(12):
        sheet = Sheet(random_sheet(seed, cards=1 + seed))
        for formation in FORMATIONS:
            before = plan(sheet.squares)
            everywhere = list(legal_places(before, formation, ()))
            if everywhere:
                first = next(good_walls(sheet, formation, ()))
                proposed.append(way_length(before.free & ~first.walls))
                by_chance.append(mean(way_length(before.free & ~one.walls) for one in everywhere))

    assert len(proposed) > 50
    assert all(one >= other for one, other in zip(proposed, by_chance, strict=True))


def test_the_first_path_promises_more_than_a_stroll_by_chance() -> None:
    compared = 0
    for seed in range(12):
        chance = Chance(seed)
        word, boxes = random_sheet(seed), Sheet().boxes
        first = promise(word, boxes, next(proposals(word, boxes)))
        for _ in range(20):
            stop = chance.below(SIZE)
            if word[stop] != WALL:
                way = [ENTRANCE]
                for goal in (stop, EXIT):
                    way += joined(word, way, goal)
                if first_flaw(word, way) is None:
                    compared += 1
                    assert first >= promise(word, boxes, way)
    assert compared > 50
