"""Places and paths as controls: two short steps, a preview, and slips that can be mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.ui.decisions.controls import DecisionControls, labels, read_answer
from cogs.ui.decisions.drafts import Draft
from cogs.ui.message import MessageBody
from engine.core import (
    Decision,
    Law,
    Option,
    Path,
    Placement,
    Seat,
    Spot,
    Text,
    View,
    path_law,
    placement_law,
)
from engine.core.grid import Cell
from playground.checks.components import Kind
from render import Picture
from tables import Table, TableService
from tests.cogs.panel_users import Explorer, Person, breaches, components_of, router_for
from tests.cogs.quiz_game import PNG, draw_drafts, path, placement
from tests.cogs.ui.one_question_table import decision_for, moves_made, table_asking
from texts import LOCALES, Speaker, speaker

SIDE = 9
WALLED = Text("toy-taken")


def _corner_taken(state: object, seat: Seat, spot: Spot) -> Text | None:
    """Row A is taken, and in row B pieces cannot be mirrored."""
    return WALLED if spot.row == 0 or (spot.row == 1 and spot.mirrored) else None


def _turnable(state: object, seat: Seat) -> Iterator[Spot]:
    every = (
        Spot(row, column, turns, mirrored)
        for row in range(SIDE)
        for column in range(SIDE)
        for turns in range(4)
        for mirrored in (False, True)
    )
    return (spot for spot in every if not _corner_taken(state, seat, spot))


PIECE = Placement(placement_law("quiz-piece", Law(_corner_taken, _turnable)), SIDE, SIDE)
"""More than 500 places on 72 squares."""


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


TRAIL = Path(
    path_law("quiz-trail", Law(_never_into_the_middle, _two_ways, told=_squares_long, stops=_corners)),
    3,
    3,
    start=(0, 0),
    goal=(2, 2),
)


@pytest.fixture(autouse=True)
def _can_be_spoken(spoken: None) -> None:
    """The texts of these tests."""


def labels_of(person: Person) -> list[str]:
    """What stands on the buttons that can be pressed, and in the lists."""
    buttons = [one["label"] for one in person.controls() if one["type"] == Kind.BUTTON]
    return buttons + [line["label"] for one in person.controls() for line in one.get("options", ())]


def previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of these tests draw previews."""

    def drawn(
        view: View, decision: Decision, words: list[str], refusal: Text | None, say: Speaker
    ) -> Picture:
        flaw = say.say(refusal) if refusal else "nothing wrong"
        return Picture("board.png", PNG, f"Preview of {' '.join(words)}, {flaw}")

    draw_drafts(monkeypatch, drawn)


async def asked(
    service: TableService, monkeypatch: pytest.MonkeyPatch, form: Placement | Path
) -> tuple[Table, Person]:
    """Anna has opened the panel on which she is asked for a place or a way."""
    table = await table_asking(service, monkeypatch, form)
    anna = Person(router_for(service))
    await anna.open(table)
    return table, anna


# ── every place within reach ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (6, 3), (25, 1), (27, 26), (99, 1), (110, 2), (200, 10)])
async def test_every_square_can_be_clicked(
    service: TableService, monkeypatch: pytest.MonkeyPatch, count: int, rows: int
) -> None:
    form = placement(count, rows)
    table = await table_asking(service, monkeypatch, form)
    chosen = await Explorer(service, table, Person(router_for(service))).explore()

    wanted = [proposal.words for proposal in form.suggestions(None, 0).proposals]
    assert len(wanted) == count
    assert set(map(str, chosen)) == set(map(str, wanted))


async def test_a_place_takes_its_row_its_square_and_how_it_lies_there(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, PIECE)
    assert labels_of(anna)[:8] == list("BCDEFGHI")
    await anna.press("group", "1")
    assert labels_of(anna)[:9] == [f"C{column}" for column in range(1, 10)]
    await anna.press("pick", "C7")
    assert {"Mirrored", "Turned right", "Turned around", "Mirrored, left"} < set(labels_of(anna))
    await anna.press("pick", "C7 r90 m")
    assert "**C7 r90 m**" in anna.text
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["C7","r90","m"]']


async def test_only_ways_to_lie_that_fit_the_square_are_offered(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await asked(service, monkeypatch, PIECE)
    await anna.press("group", "0")
    await anna.press("pick", "B1")
    assert [label for label in labels_of(anna) if "irrored" in label] == []


async def test_a_piece_that_lies_one_way_only_is_not_asked_to_turn(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await asked(service, monkeypatch, placement(6, 3))
    await anna.press("pick", "B2")
    assert labels_of(anna)[:3] == ["←", "↑", "↓"]  # and then the usual
    assert "As shown" not in labels_of(anna)


async def test_a_place_can_be_nudged_to_the_next_one_that_fits(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await asked(service, monkeypatch, PIECE)
    await anna.press("type")
    await anna.write("c1 r180")
    arrows = {one["label"]: one["custom_id"] for one in anna.controls() if one.get("label", "") in "←↑↓→"}
    assert list(arrows) == ["↑", "↓", "→"]  # there is no column to the left of the first
    await anna.click(arrows["↑"])
    assert "**B1 r180**" in anna.text
    assert "↑" not in labels_of(anna)  # row A is taken


@pytest.mark.parametrize("locale", LOCALES)
def test_no_step_breaks_a_limit_or_shows_dozens_of_entries(locale: str) -> None:
    suggestions = PIECE.suggestions(None, 0)
    desk = DecisionControls(10**9, decision_for(PIECE), speaker(locale))
    for draft in (Draft(), Draft((), 0), Draft(("E5",)), Draft(("A1",), refusal=WALLED)):
        lines, rows = desk.controls(draft, suggestions)
        assert breaches(components_of(MessageBody(["Something", *lines], rows))) == []
        assert sum(len(row) for row in rows) <= 16
        assert max(len(str(control.label)) for row in rows for control in row) <= 38  # type: ignore[union-attr]


def test_small_buttons_stand_in_rows_that_do_not_break_on_a_phone() -> None:
    """Four abreast; and of the ways to lie, those as in a mirror have a row of their own."""
    suggestions = PIECE.suggestions(None, 0)
    desk = DecisionControls(1, decision_for(PIECE), speaker("en"))

    def shown(draft: Draft) -> list[list[str]]:
        return [
            [str(getattr(one, "label", "")) for one in row] for row in desk.controls(draft, suggestions).rows
        ]

    assert [len(row) for row in shown(Draft())] == [4, 4, 1]
    assert [len(row) for row in shown(Draft((), 0))] == [4, 4, 1, 2]
    plain, mirrored, nudges, _ = shown(Draft(("E5",)))
    assert plain == ["As shown", "Turned right", "Turned around", "Turned left"]
    assert all(label.startswith("Mirrored") for label in mirrored)
    assert nudges == ["←", "↑", "↓", "→"]


# ── a path ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "steps", [(3, 2), tuple(range(1, 12)), (5, 60, 90)], ids=["two", "eleven", "long ones"]
)
async def test_every_proposed_path_can_be_clicked_or_typed(
    service: TableService, monkeypatch: pytest.MonkeyPatch, steps: tuple[int, ...]
) -> None:
    form = path(steps)
    table = await table_asking(service, monkeypatch, form)
    anna = Person(router_for(service))
    chosen = await Explorer(service, table, anna).explore()
    proposed = [proposal.words for proposal in form.suggestions(None, 0).proposals]
    for way in proposed:
        if way not in chosen:  # too long for a list
            await anna.press("type")
            await anna.write(" ".join(way))
            await anna.press("confirm")

    assert sorted(map(str, chosen)) == sorted(map(str, proposed))


async def test_proposed_paths_are_told_apart_in_words(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, TRAIL)
    assert {"1. 5 squares, by the right", "2. 5 squares, by the left"} < set(labels_of(anna))
    await anna.choose("A1 C1 C3")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["A1","C1","C3"]']


async def test_a_proposed_path_is_edited_in_short_steps(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, TRAIL)
    await anna.choose("A1 A3 C3")
    await anna.press("type", "R2D2")
    assert anna.prefilled == "R2D2"
    await anna.write("R2 D2")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["R2","D2"]']


async def test_a_path_is_led_from_stop_to_stop_and_one_back(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, TRAIL)
    await anna.choose("A3")
    assert "corner A3" not in labels_of(anna)  # it has been there
    await anna.choose("A3 C1")
    assert "**A3 C1**" in anna.text
    await anna.press("pick", "A3")
    assert "**A3**" in anna.text
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["A3"]']


async def test_no_stop_is_offered_to_which_the_law_lets_nobody_go(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await asked(service, monkeypatch, TRAIL)
    assert {"corner A3", "corner C1"} < set(labels_of(anna))
    assert "corner B2" not in labels_of(anna)  # the middle is walled in
    await anna.press("type")
    await anna.write("A3 B2")
    assert "Somebody has built there." in anna.text
    assert "Confirm" not in labels_of(anna)
    assert not any("corner" in label for label in labels_of(anna))
    await anna.press("pick", "A3")
    assert "corner C1" in labels_of(anna)


async def test_a_path_led_to_its_goal_by_name_goes_no_further(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, anna = await asked(service, monkeypatch, TRAIL)
    await anna.choose("A1 A3 C3")
    assert not any("corner" in label for label in labels_of(anna))


def test_a_path_too_long_to_stand_behind_a_button_is_edited_in_an_empty_field() -> None:
    words = [f"A{column}" for column in (1, 3) * 40]
    [row] = DecisionControls(10**9, decision_for(path((3,))), speaker("en")).controls(Draft(words)).rows

    assert [str(control.custom_id).split(":")[4:] for control in row] == [[], [], ["path"]]


async def test_a_long_way_of_many_stops_can_be_written_and_confirmed(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The goal may be left out, so such a way could still be led on, but no button can stand for it."""
    table, anna = await asked(service, monkeypatch, TRAIL)
    await anna.press("type")
    words = " ".join(["A2", "A3"] * 30)
    await anna.write(words)
    assert f"**{words}**" in anna.text
    assert "One stop back" not in labels_of(anna)
    await anna.press("confirm")
    assert len(await moves_made(service, table)) == 1


# ── a slip ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_place_is_previewed_confirmed_or_chosen_again(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, placement(12, 6))
    await anna.choose("C1")
    assert "**C1**" in anna.text
    assert any("row=2" in alt for alt in anna.alt_texts)  # the picture shows it done already
    assert await moves_made(service, table) == []

    await anna.press("again")
    await anna.press("type")
    await anna.write("d1")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["d1"]']


async def test_a_preview_the_game_draws_takes_the_place_of_hand_and_board(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_asking(service, monkeypatch, placement(6, 10))
    previews(monkeypatch)
    anna = Person(router_for(service))
    await anna.open(table)
    await anna.press("pick", "C1")
    assert list(anna.alt_texts) == ["Preview of C1, nothing wrong"]


async def test_a_typed_slip_is_marked_told_and_kept_to_be_mended(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_asking(service, monkeypatch, PIECE)
    previews(monkeypatch)
    anna = Person(router_for(service))
    await anna.open(table)
    await anna.press("type")
    await anna.write("B3 m")
    assert list(anna.alt_texts) == ["Preview of B3 m, Somebody has built there."]
    assert "Somebody has built there." in anna.text
    assert "**B3 m**" in anna.text
    assert "Confirm" not in labels_of(anna)
    await anna.press("type", "B3 m")
    assert anna.prefilled == "B3 m"
    await anna.press("pick", "B3 r90")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["B3","r90"]']


@pytest.mark.parametrize("slip", ["Z9", "C7:x", "somewhere *nice*", "C7 r45"])
async def test_words_that_mean_no_place_are_kept_as_well(
    service: TableService, monkeypatch: pytest.MonkeyPatch, slip: str
) -> None:
    table, anna = await asked(service, monkeypatch, PIECE)
    await anna.press("type")
    await anna.write(slip)
    assert any("Board" in alt for alt in anna.alt_texts)
    await anna.press("type", *slip.split(":"))
    assert anna.prefilled == slip
    await anna.write("c7")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["c7"]']


async def test_a_draft_that_has_become_illegal_does_not_lock_anybody_out(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While Anna thinks about a place, another seat may take it."""
    table = await table_asking(service, monkeypatch, placement(12, 6))
    decision = (await service.repository.state(table)).decisions()[0]
    await service.letters.note_draft(table.id, decision, ["Z9"])
    anna = Person(router_for(service))
    await anna.open(table)

    assert "What will it be?" in anna.text
    assert "no square “Z9”" in anna.text
    await anna.press("again")
    await anna.choose("A1")
    await anna.press("confirm")
    assert await moves_made(service, table) == ['["A1"]']


async def test_pressing_confirm_twice_answers_once(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna = await asked(service, monkeypatch, PIECE)
    decision = (await service.repository.state(table)).decisions()[0]
    await anna.click(f"lk1:confirm:{table.id}:{decision.number}")

    assert "What will it be?" in anna.text
    assert await moves_made(service, table) == []


# ── for people who type ──────────────────────────────────────────────────────────────────────────────────


def test_autocompletion_names_squares_first_and_then_how_else_a_piece_may_lie() -> None:
    offered = labels(decision_for(PIECE), speaker("en"), PIECE.suggestions(None, 0))

    assert offered[:2] == [("B1", "B1"), ("B2", "B2")]
    assert ("B1 · Turned left", "B1 r270") in offered
    assert all(
        PIECE.read(None, 0, read_answer(decision_for(PIECE), word, speaker("en"))) for _, word in offered
    )


def test_autocompletion_tells_paths_apart() -> None:
    offered = labels(decision_for(TRAIL), speaker("en"), TRAIL.suggestions(None, 0))

    assert offered == [("1. 5 squares, by the right", "A1 A3 C3"), ("2. 5 squares, by the left", "A1 C1 C3")]
