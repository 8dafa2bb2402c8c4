"""Paths on a grid as controls: proposed, led from stop to stop, or typed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.ui.decisions.controls import DecisionControls, labels
from cogs.ui.decisions.drafts import Draft
from engine.core import (
    Choices,
    Decision,
    Law,
    Option,
    Path,
    Seat,
    Text,
    View,
    path_law,
)
from engine.core.grid import Cell, straight_line
from render import Picture
from tests.cogs.quiz_game import PNG, draw_choices, path
from tests.cogs.ui.one_question import Ask, decision_for
from texts import Speaker, speaker

WALLED = Text("toy-taken")


def _never_into_the_middle(state: object, seat: Seat, way: list[Cell]) -> Text | None:
    return WALLED if (1, 1) in way else None


def _two_ways(state: object, seat: Seat) -> Iterator[list[Cell]]:
    yield [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)]
    yield [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]


def _squares_long(state: object, seat: Seat, way: list[Cell]) -> Text:
    return Text(
        "quiz-option", {"word": f"{len(way)} squares, by {'the right' if (0, 1) in way else 'the left'}"}
    )


def _corners(state: object, seat: Seat) -> list[Option]:
    return [Option(name, Text("quiz-option", {"word": f"corner {name}"})) for name in ("A3", "B2", "C1")]


def _by_a_corner(
    state: object, seat: Seat, way: list[Cell], goal: Cell, around: frozenset[Cell]
) -> list[Cell]:
    corners = [(way[-1][0], goal[1]), (goal[0], way[-1][1])]
    ways = [straight_line(way[-1], corner) + straight_line(corner, goal) for corner in corners]
    return next((one for one in ways if around.isdisjoint(one)), ways[0])


def _beside(state: object, seat: Seat, way: list[Cell]) -> list[Cell]:
    row, column = way[-1]
    near = [(row, column - 1), (row - 1, column), (row + 1, column), (row, column + 1)]
    return [cell for cell in near if cell != (1, 1) and 0 <= cell[0] < 3 and 0 <= cell[1] < 3]


LAW = Law(_never_into_the_middle, _two_ways, join=_by_a_corner, told=_squares_long, stops=_corners)
TRAIL = Path(path_law("quiz-trail", LAW), 3, 3, start=(0, 0), goal=(2, 2))
SIGNPOSTED = Path(path_law("quiz-signposted", LAW._replace(best=_two_ways)), 3, 3, start=(0, 0), goal=(2, 2))
"""The same with paths to start from."""
WALKED = Path(
    path_law("quiz-walked", LAW._replace(best=_two_ways, ways=_beside)), 3, 3, start=(0, 0), goal=(2, 2)
)
"""The same to be walked with arrows."""


@pytest.fixture(autouse=True)
def _can_be_spoken(spoken: None) -> None:
    """The texts of these tests."""


@pytest.mark.parametrize(
    "steps", [(3, 2), tuple(range(1, 12)), (5, 60, 90)], ids=["two", "eleven", "long ones"]
)
async def test_every_proposed_path_can_be_clicked_or_typed(ask: Ask, steps: tuple[int, ...]) -> None:
    form = path(steps)
    anna = await ask(form)
    chosen = await anna.explore()
    proposed = [proposal.words for proposal in form.suggestions(None, 0).proposals]
    for way in proposed:
        if way not in chosen:  # too long for a list
            await anna.press("type")
            await anna.write(" ".join(way))
            await anna.press("confirm")

    assert sorted(map(str, chosen)) == sorted(map(str, proposed))


async def test_proposed_paths_are_told_apart_in_words(ask: Ask) -> None:
    anna = await ask(TRAIL)
    assert {"1. 5 squares, by the right", "2. 5 squares, by the left"} < set(anna.labels)
    await anna.choose("A1 C1 C3")
    await anna.press("confirm")
    assert await anna.moves() == ['["A1","C1","C3"]']


async def test_the_path_the_game_would_take_is_taken_in_one_tap(ask: Ask) -> None:
    anna = await ask(SIGNPOSTED)
    assert "**1** 5 squares, by the right\n-# **2** 5 squares, by the left" in anna.text
    await anna.arrow("✓ Way 1")
    assert await anna.moves() == ['["A1","A3","C3"]']


async def test_so_is_the_next_best(ask: Ask) -> None:
    anna = await ask(SIGNPOSTED)
    await anna.arrow("✓ Way 2")
    assert await anna.moves() == ['["A1","C1","C3"]']


async def test_ways_are_drawn_together_with_the_numbers_on_their_buttons(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawn(view: View, decision: Decision, numbered: Choices, say: Speaker) -> Picture:
        return Picture("board.png", PNG, "; ".join(" ".join(words) for words in numbered.answers))

    anna = await ask(SIGNPOSTED)
    draw_choices(monkeypatch, drawn)
    await anna.open(anna.table)
    assert list(anna.alt_texts) == ["A1 A3 C3; A1 C1 C3"]


async def test_a_proposed_path_can_lead_around_something_it_meets(ask: Ask) -> None:
    anna = await ask(SIGNPOSTED)
    await anna.choose("-A3")
    assert "5 squares, by the left" in anna.text
    await anna.press("confirm")
    assert await anna.moves() == ['["-A3"]']


async def test_what_cannot_be_gone_around_is_told(ask: Ask) -> None:
    anna = await ask(SIGNPOSTED)
    await anna.press("type")
    await anna.write("A3 -A3")
    assert "There is no way around A3 like that." in anna.text


async def test_a_proposed_path_is_edited_in_short_steps(ask: Ask) -> None:
    anna = await ask(TRAIL)
    await anna.choose("A1 A3 C3")
    await anna.press("type", "R2D2")
    assert anna.prefilled == "R2D2"
    await anna.write("R2 D2")
    await anna.press("confirm")
    assert await anna.moves() == ['["R2","D2"]']


async def test_a_path_is_led_from_stop_to_stop_and_one_back(ask: Ask) -> None:
    anna = await ask(TRAIL)
    await anna.choose("A3")
    assert "corner A3" not in anna.labels  # it has been there
    await anna.choose("A3 C1")
    assert "squares, by the right" in anna.text  # what the law says of it
    await anna.press("pick", "A3")
    await anna.press("confirm")
    assert await anna.moves() == ['["A3"]']


async def test_no_stop_is_offered_to_which_the_law_lets_nobody_go(ask: Ask) -> None:
    anna = await ask(TRAIL)
    assert {"corner A3", "corner C1"} < set(anna.labels)
    assert "corner B2" not in anna.labels  # the middle is walled in
    await anna.press("type")
    await anna.write("A3 B2")
    assert "Somebody has built there." in anna.text
    assert "Play it like this" not in anna.labels
    assert not any("corner" in label for label in anna.labels)
    await anna.press("pick", "A3")
    assert "corner C1" in anna.labels


async def test_a_path_led_to_its_goal_by_name_goes_no_further(ask: Ask) -> None:
    anna = await ask(TRAIL)
    await anna.choose("A1 A3 C3")
    assert not any(label.startswith("corner") for label in anna.labels)
    await anna.choose("-A3")
    assert "5 squares, by the left" in anna.text


async def test_an_arrow_says_whether_nothing_leads_on_or_the_way_is_too_long(ask: Ask) -> None:
    anna = await ask(WALKED)
    await anna.arrow("Walk yourself")
    await anna.arrow("↑")
    assert "There is no way up from here." in anna.text
    await anna.press("type")
    await anna.write(" ".join(["A2", "A1"] * 30))
    await anna.arrow("→")
    assert "This way is too long to walk on like that." in anna.text


async def test_a_way_of_many_stops_is_walked_on_and_back(ask: Ask) -> None:
    anna = await ask(WALKED)
    await anna.press("type")
    await anna.write(" ".join(["A2", "A1"] * 17))
    assert "39 squares, by the right" in anna.text
    await anna.arrow("↓")
    await anna.arrow("One stop back")
    assert "39 squares, by the right" in anna.text
    await anna.press("confirm")
    assert [move.count("A") for move in await anna.moves()] == [34]


def test_a_path_too_long_to_stand_behind_a_button_is_edited_in_an_empty_field() -> None:
    words = [f"A{column}" for column in (1, 3) * 40]
    shown = DecisionControls(10**9, decision_for(path((3,))), speaker("en")).controls(Draft(words))
    [[done]] = shown.rows

    assert [str(one.custom_id).split(":")[4:] for one in (done, *shown.tools)] == [[], [], ["path"]]


async def test_a_long_way_of_many_stops_can_be_written_and_confirmed(ask: Ask) -> None:
    """The goal may be left out, so such a way could still be led on, but no button can stand for it."""
    anna = await ask(TRAIL)
    await anna.press("type")
    words = " ".join(["A2", "A3"] * 30)
    await anna.write(words)
    assert "63 squares, by the right" in anna.text
    assert "One stop back" not in anna.labels
    await anna.press("confirm")
    assert len(await anna.moves()) == 1


def test_autocompletion_tells_paths_apart() -> None:
    offered = labels(decision_for(TRAIL), speaker("en"), TRAIL.suggestions(None, 0))

    assert offered == [("1. 5 squares, by the right", "A1 A3 C3"), ("2. 5 squares, by the left", "A1 C1 C3")]
