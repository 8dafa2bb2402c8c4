"""What the search expects of a dungeon: cards, help and bombs count, and on average it comes true."""

from __future__ import annotations

from statistics import mean

import pytest

from engine.cli.self_play import moments
from engine.core import Chance
from engine.core.copying import deep_copy
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.ai.finishing import skip_ahead
from engine.games.doodle_dungeon.ai.forecast import SPARED, Outcome, Store, forecast, wins
from engine.games.doodle_dungeon.ai.value import value
from engine.games.doodle_dungeon.board.routes import chance_to_win
from engine.games.doodle_dungeon.board.sheet import BLANK
from engine.games.doodle_dungeon.cards import LEVELS, MONSTERS, SHEET
from engine.games.doodle_dungeon.state import DEFENDING, Master
from engine.games.doodle_dungeon.timing import ROUNDS
from tests.engine.doodle_dungeon.scenario import Cards, building, defending, drawing, dungeon, squares

ALONE = Store(0, 0.0)
"""Neither cards nor help."""


def expected(master: Master, path: str, store: Store = ALONE, above: str = "") -> Outcome:
    sheet, cards = master.sheet, Cards()
    laid = tuple(cards.laid(word) for word in above.split())
    return forecast(sheet.squares, sheet.boxes, squares(path), master.hero.hearts, store, laid)


def test_a_monster_alone_wins_as_often_as_its_dice_say() -> None:
    [a2] = squares("A2")
    strong = dungeon(orcs="A2", boxes={"orc": 10})
    level = LEVELS["orc"][10]
    found = expected(strong, "A1 A2")

    assert wins(level) == chance_to_win(level)
    assert found.survival == {a2: pytest.approx(chance_to_win(level))}
    assert found.death == 0
    hurt = chance_to_win(level) * (1 - SPARED) * MONSTERS["orc"].damage
    assert found.hearts == pytest.approx(SHEET.hearts - hurt)


def test_cards_help_monsters_and_a_larger_hand_helps_more() -> None:
    [a2] = squares("A2")
    chances = [
        expected(dungeon(orcs="A2", boxes={"hand": ticks}), "A2", Store(cards, 0.0)).survival[a2]
        for ticks, cards in ((0, 0), (0, 14), (2, 14), (7, 14))
    ]

    assert chances == sorted(set(chances))
    spent = expected(dungeon(orcs="A2", boxes={"hand": 7}), "A2")
    assert spent.survival[a2] == chances[0]


def test_monsters_behind_the_hero_s_death_survive() -> None:
    [a3] = squares("A3")
    deadly = dungeon(traps="A2", goblins="A3", boxes={"trap": 6}, hearts=1)

    assert expected(deadly, "A2").death == pytest.approx(1 - SPARED)
    safe, unsafe = (expected(deadly, path).survival[a3] for path in ("A2 A3", "A3"))
    assert safe > 1 - SPARED > unsafe


@pytest.mark.parametrize(
    ("above", "path", "there"),
    [("bomb:A4", "A1 A2", 1), ("bomb:A4", "A1 A2 A3", 0), ("bomb:A4", "A4", 0), ("shield", "A1 A2", 1)],
)
def test_a_bomb_counts_once_the_way_leads_past_its_target(above: str, path: str, there: int) -> None:
    [a4] = squares("A4")

    assert expected(dungeon(dragons="A4"), path, above=above).survival[a4] == there


def test_whatever_lies_above_a_dungeon_helps_its_hero() -> None:
    """Else the search would see no reason to lay it there."""
    master = dungeon(traps="A2", orcs="A4", boxes={"orc": 10}, hearts=4)

    def standing(above: str) -> float:
        found = expected(master, "A2 A4", Store(6, 0.0), above)
        return sum(found.survival.values()) + 5 * found.death - found.hearts

    alone = standing("")
    for card in ("healing-potion", "shield", "trap-kit", "holy-water", "lucky-charm", "bomb:A4"):
        assert standing(card) < alone - 0.1


def test_a_potion_above_an_unhurt_hero_is_worth_nothing() -> None:
    master = dungeon(traps="A2")

    assert expected(master, "A2", above="healing-potion") == expected(master, "A2")


def test_a_fight_that_is_not_settled_yet_is_still_to_come() -> None:
    """The search may stop while somebody else is fighting: that monster has not survived yet."""
    fighting = defending(dungeon(goblins="A3"), hands={"A": "axe"}, dice=(1, 1))
    assert fighting.encounter is not None

    assert value(fighting, 0)["monsters"] < 0.5


def test_on_average_dungeons_end_as_expected() -> None:
    """Quick players, whose habits the figures were taken from, on deals those were not taken from."""
    expectations, scores = list[float](), list[int]()
    for seed in range(40):
        states = moments(GAME, 4, {}, seed=810_001 + seed)
        start = next(state for state in states if isinstance(state, Table) and state.phase == DEFENDING)
        for seat in range(4):
            expectations.append(sum(value(start, seat).values()))
        *_, end = states
        assert end.result is not None
        scores += end.result.scores

    assert mean(expectations) == pytest.approx(mean(scores), abs=2.0)


def test_in_a_playout_a_dungeon_is_finished_and_others_are_left_as_they_are() -> None:
    g = building("02", dungeon(walls="B1 B2 B3"), other="42")
    before = deep_copy(g)

    assert skip_ahead(g, 0, Chance(5))
    finished = g.masters[0]
    assert len(finished.deck) == ROUNDS
    assert finished.deck[0] == "02"
    assert not finished.card
    assert sum(finished.sheet.squares.count(letter) for letter in "GO") >= 3  # those of its card at least
    assert g.masters[1:] == before.masters[1:]
    assert finished.sheet.squares != BLANK

    same, other = deep_copy(before), deep_copy(before)
    skip_ahead(same, 0, Chance(5))
    skip_ahead(other, 0, Chance(6))
    assert same.masters[0] == finished != other.masters[0]


def test_once_paths_are_drawn_everything_is_played() -> None:
    for g in (drawing(dungeon(orcs="A3")), defending(dungeon(orcs="A3"), hands={"A": "axe"})):
        before = deep_copy(g)
        assert not skip_ahead(g, 0, Chance(5))
        assert g == before
