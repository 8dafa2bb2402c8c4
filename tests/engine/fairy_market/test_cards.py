"""The cards: notation, refusals that name card and cell, checks, the tool, and what is in the box."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.games.fairy_market import GAME
from engine.games.fairy_market.cards import BOOKS, CARDS, DUNGEON_CARDS, GOALS, STARTERS, box
from engine.games.fairy_market.cards.__main__ import main
from engine.games.fairy_market.cards.checks import complaints
from engine.games.fairy_market.cards.drawing import draw_card
from engine.games.fairy_market.cards.notation import BadCardError, doors, read_card, turned, write_card
from engine.games.fairy_market.rules.invariants import conserved
from tests.engine.fairy_market.scenario import started

GOOD = "Q1|3|.│./.│./─┼─/.│./.│.|-|c12"


def test_the_box_holds_what_the_rulebook_lists() -> None:
    assert (len(STARTERS), len(DUNGEON_CARDS), len(GOALS), len(BOOKS)) == (9, 72, 27, 17)
    assert Counter(card.cost for card in DUNGEON_CARDS.values()) == {3: 18, 4: 18, 5: 18, 6: 18}


def test_the_goals_are_worth_what_the_rulebook_says() -> None:
    assert {each.kind: each.points for each in box().goals} == {
        "barrel": 1, "monster": 3, "room": 1, "pit": 3, "sword": 1, "stairs": 1, "key": 2, "rope": 3,
        "coin": 1, "scroll": 1, "lock": 3, "portal": 2,
    }  # fmt: skip


def test_every_kind_of_goal_has_one_card_with_an_hourglass() -> None:
    timed = [goal.kind for goal in GOALS.values() if goal.hourglass]
    assert sorted(timed) == sorted(each.kind for each in box().goals)


def test_every_value_says_where_it_comes_from() -> None:
    lines = [*box().starters, *box().cards]
    sources = {box().market.source, box().time_bonus.source, *(line.source for line in lines)}
    sources |= {goal.source for goal in box().goals} | {book.source for book in box().books}

    assert sources <= {"rulebook", "public", "designed"}


def test_starter_cards_have_no_pits_ropes_or_portals() -> None:
    kinds = {feature.kind for card in STARTERS.values() for feature in card.features}
    assert not kinds & {"fall-pit", "lava-pit", "rope", "portal"}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_sound_either_way_up(card: str) -> None:
    assert complaints(CARDS[card]) == []
    assert read_card(write_card(turned(CARDS[card]))) == turned(CARDS[card])
    assert turned(turned(CARDS[card])) == CARDS[card]


@pytest.mark.parametrize("line", [line.card for line in (*box().starters, *box().cards)])
def test_a_card_is_written_as_it_was_read(line: str) -> None:
    assert write_card(read_card(line)) == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Q1|3|x", "five parts"),
        ("Q1|x|.│./.│./─┼─/.│./.│.|-|c12", "Q1: the cost 'x' is not a number"),
        ("Q1|3|.│./.│./─┼─/.│.|-|c12", "Q1, main level: there are 4 rows instead of 5"),
        ("Q1|3|.│./.│./─┼/.│./.│.|-|c12", "Q1, main level, row 3: there are 2 cells"),
        ("Q1|3|.?./.│./─┼─/.│./.│.|-|c22", r"Q1, cell 12 \(main level\): '\?' is neither"),
        ("Q1|3|.│./.│./─┴─/.│./.│.|-|c12", r"Q1, cell 42 \(main level\): its open side N meets a wall"),
        (
            "Q1|3|.│./.│./─┼─/.│./.│.|.│./.../.../.../...|c12",
            "Q1, cell 12 .underground.: the underground must",
        ),
        ("Q1|3|.│./.A./─A─/.A./.AA|-|c12", "Q1, cell 22: room A is not a rectangle"),
        ("Q1|3|.│./.A./.│./.│./.│.|-|c12", "Q1, cell 22: room A has a single cell"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|c11", "Q1, cell 11: a coin in the rock"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|c12 b12", "Q1, cell 12: two features in one cell"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|T12", "Q1, cell 12: stairs with no tunnel below"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|Z12", "Q1: 'Z12' is no feature"),
        ("Q1|3|.│./.A./─A─/.│./.│.|-|L22", "Q1, cell 22: a lock belongs in a corridor"),
        (
            "Q1|3|.│./.│./─┼─/.│./.│.|.../.╷./.╵./.../...|Mu22",
            r"Q1, cell 22 \(underground\): a monster belongs",
        ),
        ("Q1|3|AA./AA./.../.../...|-|c11", "Q1, cell 11: room A has no door"),
    ],
)
def test_a_flaw_is_told_with_card_and_cell(line: str, message: str) -> None:
    with pytest.raises(BadCardError, match=message):
        read_card(line)


def test_doors_are_counted_clockwise_from_the_top_left() -> None:
    assert list(doors(CARDS["S8"], "A")) == [(1, 1, "N"), (2, 1, "S"), (2, 1, "W")]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Q1|3|.│./.│./.│./.│./.│.|-|c12", "2 openings on 2 sides"),
        ("Q1|3|│../│../┼┐./│└─/│..|-|c11", "fewer than two openings in the middle"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|c12 M31 M33 L52", "3 of 4 openings are barred"),
        ("Q1|0|.│./.│./─┼─/.│./.│.|-|c12 r22", "a starter card has no rope"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|b12", "no coin"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|c12 b22 b32 b42", "3 times barrel is too much"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|-|c12 R22 X42", "more than one upgrade"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|.../.╷./.╵./.../...|c12 T22 bu22", "foot of the stairs"),
        ("Q1|3|.│./.│./─┼─/.│./.│.|╶╴./.../.../.../...|c12", "nothing leads to a1'"),
    ],
)
def test_a_card_that_plays_badly_is_complained_about(line: str, complaint: str) -> None:
    assert any(complaint in each for each in complaints(read_card(line)))


def test_a_card_can_be_drawn_as_text() -> None:
    assert draw_card(CARDS["D305"]).splitlines()[2:4] == [
        "..│       ...       ...       ...",
        "┌AA       Tcb       ╷..       ...",
    ]


def test_the_tool_checks_and_draws(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text(f"# my cards\n\n{GOOD}\n", "utf-8")

    assert main(["check", "D305", str(own)]) == 0
    assert "2 cards, 0 complaints" in capsys.readouterr().out
    assert main(["draw", "--turned", str(own)]) == 0
    assert "Q1 (3 coins)" in capsys.readouterr().out
    assert main(["check", GOOD.replace("c12", "b12")]) == 1
    assert "Q1: no coin" in capsys.readouterr().out
    assert main(["check", "no such file"]) == 1


def test_every_card_book_and_goal_can_be_looked_up() -> None:
    assert len(GAME.cards()) == 81 + 17 + 12


def test_whatever_is_missing_is_noticed() -> None:
    g = started(2)
    assert conserved(g) == []

    g.rows[0].stack.pile.pop()
    g.players[0].deck.pile.pop()
    g.books.stack.pile.pop()
    g.goals.pile.pop()
    g.players[0].tokens = {"rope": 6}
    g.players[1].coins = -1

    assert conserved(g) == [
        "a dungeon card is missing or doubled",
        "a starter card is missing or doubled",
        "a spellbook is missing or doubled",
        "a goal is missing or doubled",
        "more tokens of a kind are out than exist",
        "somebody is in debt",
    ]
