"""Places on a grid as controls: a proposal or a number, a cross of arrows, and slips that can be mended."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.ui.decisions.controls import DecisionControls, labels, read_answer
from cogs.ui.decisions.crosses import MIRROR, TURN_LEFT, TURN_RIGHT
from cogs.ui.decisions.drafts import Draft
from cogs.ui.message import MessageBody
from engine.core import (
    Choices,
    Decision,
    Law,
    Placement,
    Seat,
    Spot,
    Text,
    View,
    placement_law,
)
from engine.core.forms.numbering import ON_A_PAGE
from render import Picture
from tables import TableService
from tests.cogs.panel_users import breaches, components_of
from tests.cogs.quiz_game import PNG, draw_choices, draw_drafts, placement
from tests.cogs.ui.one_question import Ask, decision_for
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


def _proposed(state: object, seat: Seat) -> Iterator[Spot]:
    return iter([Spot(3, 3), Spot(4, 4, 1)])


PROPOSED = Placement(
    placement_law("quiz-proposed", Law(_corner_taken, _turnable, best=_proposed)), SIDE, SIDE
)
"""The same with two good places to start from."""


def _in_the_corner(state: object, seat: Seat) -> Iterator[Spot]:
    return iter([Spot(1, 0), Spot(1, 1), Spot(2, 0, 1)])


CORNERED = Placement(
    placement_law("quiz-cornered", Law(_corner_taken, _in_the_corner, best=_in_the_corner)), SIDE, SIDE
)
"""With three places only, the first in the upper left corner of what is free."""


@pytest.fixture(autouse=True)
def _can_be_spoken(spoken: None) -> None:
    """The texts of these tests."""


def previews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of these tests draw previews."""

    def drawn(
        view: View, decision: Decision, words: list[str], refusal: Text | None, say: Speaker
    ) -> Picture:
        flaw = say.say(refusal) if refusal else "nothing wrong"
        return Picture("board.png", PNG, f"Preview of {' '.join(words)}, {flaw}")

    draw_drafts(monkeypatch, drawn)


def numbers_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game of these tests draw pictures with numbers."""

    def drawn(view: View, decision: Decision, numbered: Choices, say: Speaker) -> Picture:
        named = [area.name for area in numbered.areas] + [" ".join(words) for words in numbered.answers]
        told = [f"{number} is {name}" for number, name in enumerate(named, numbered.first)]
        return Picture("board.png", PNG, ", ".join(told))

    draw_choices(monkeypatch, drawn)


# ── every place within reach ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("count", "rows"), [(1, 1), (6, 3), (25, 1), (27, 26), (99, 1), (110, 2), (200, 10)])
async def test_every_square_can_be_clicked(ask: Ask, count: int, rows: int) -> None:
    form = placement(count, rows)
    chosen = await (await ask(form)).explore()

    wanted = [proposal.words for proposal in form.suggestions(None, 0).proposals]
    assert len(wanted) == count
    assert set(map(str, chosen)) == set(map(str, wanted))


async def test_a_place_takes_a_part_of_the_grid_and_then_how_the_piece_lies_there(ask: Ask) -> None:
    anna = await ask(PIECE)
    assert anna.labels[:3] == ["B1:B3", "B4:B6", "B7:B9"]
    await anna.arrow("C7:C9")
    await anna.press("pick", "C7 r90 m")
    await anna.press("confirm", "C7 r90 m")
    assert await anna.moves() == ['["C7","r90","m"]']


async def test_numbers_on_the_picture_stand_on_the_buttons(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await ask(PIECE)
    numbers_places(monkeypatch)
    await anna.open(anna.table)
    assert anna.labels[:23] == [str(number) for number in range(1, 24)]
    [alt] = anna.alt_texts
    assert alt.startswith("1 is B1:B3, 2 is B4:B6")
    await anna.arrow("6")
    [alt] = anna.alt_texts
    assert alt.startswith("1 is C7, 2 is C7 m, 3 is C7 r90")
    await anna.arrow("3")
    await anna.press("confirm", "C7 r90")
    assert await anna.moves() == ['["C7","r90"]']


async def test_more_places_than_a_page_holds_are_numbered_on(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(placement(1500, 26))
    numbers_places(monkeypatch)
    await anna.open(anna.table)
    await anna.arrow("6")
    await anna.arrow("More places")
    assert anna.labels[0] == "25"
    await anna.arrow("More places")  # the first again
    assert anna.labels[0] == "1"
    await anna.press("group", "99")
    assert anna.labels[:24] == [str(number) for number in range(1, 25)]


async def test_few_places_are_numbered_at_once(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await ask(placement(24, 6))
    numbers_places(monkeypatch)
    await anna.open(anna.table)
    assert anna.labels[:24] == [str(number) for number in range(1, 25)]
    await anna.arrow("7")
    await anna.press("confirm", "A2")
    assert await anna.moves() == ['["A2"]']


async def test_row_column_and_turn_are_named_in_one_form(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    await anna.press("group", "99")
    await anna.press("square")
    assert anna.fields == ["Row", "Column", "How it lies"]
    await anna.fill_in("C", "7", "r90 m")
    await anna.press("confirm", "C7 r90 m")
    assert await anna.moves() == ['["C7","r90","m"]']


async def test_what_does_not_fit_is_told_after_the_form_and_can_be_mended(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    await anna.press("group", "99")
    await anna.press("square")
    await anna.fill_in("B", "7", "r0 m")
    assert "Somebody has built there." in anna.text
    await anna.arrow("↓")
    await anna.press("confirm", "C7 m")
    assert await anna.moves() == ['["C7","m"]']


@pytest.mark.parametrize(
    ("arrow", "told"),
    [("↑", "no place further up"), ("←", "no place further left"), (MIRROR, "look the same")],
)
async def test_an_arrow_that_leads_nowhere_says_so(ask: Ask, arrow: str, told: str) -> None:
    anna = await ask(CORNERED)
    await anna.arrow(arrow)
    assert told in anna.text
    await anna.press("confirm", "B1")
    assert await anna.moves() == ['["B1"]']


async def test_a_piece_that_does_not_fit_after_a_turn_goes_where_it_does(ask: Ask) -> None:
    anna = await ask(PIECE)
    await anna.arrow("B1:B3")
    await anna.press("pick", "B1")
    await anna.arrow(MIRROR)
    await anna.press("confirm", "C1 m")  # in row B nothing can be mirrored
    assert await anna.moves() == ['["C1","m"]']


async def test_what_the_game_proposes_is_taken_in_one_tap(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    assert "This is a proposal" in anna.text
    await anna.press("confirm")
    assert await anna.moves() == ['["D4"]']


async def test_another_proposal_is_the_next_best_and_after_the_last_the_first(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    for words in ("E5 r90", "D4", "E5 r90"):
        await anna.press("another", words)
    await anna.press("confirm", "E5 r90")
    assert await anna.moves() == ['["E5","r90"]']


async def test_every_square_can_be_chosen_instead_of_what_is_proposed(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    await anna.press("group", "99")
    assert anna.labels[:2] == ["B1:B3", "B4:B6"]
    await anna.press("group", "back")
    await anna.press("group", "99")
    await anna.arrow("C7:C9")
    await anna.press("pick", "C7")
    await anna.press("confirm", "C7")
    assert await anna.moves() == ['["C7"]']


async def test_an_older_panel_takes_what_it_shows(ask: Ask) -> None:
    anna = await ask(PROPOSED)
    decision = await anna.decision()
    await anna.press("another", "E5 r90")
    await anna.click(f"lk1:confirm:{anna.table.id}:{decision.number}:D4")
    assert await anna.moves() == ['["D4"]']


async def test_a_piece_that_lies_one_way_only_is_not_asked_to_turn(ask: Ask) -> None:
    anna = await ask(placement(6, 3))
    await anna.press("pick", "B2")
    assert anna.labels[:5] == ["←", "↑", "↓", "→", "✓ Here"]
    assert not {TURN_LEFT, TURN_RIGHT, MIRROR} & set(anna.labels)


async def test_a_place_can_be_nudged_to_the_next_one_that_fits(ask: Ask) -> None:
    anna = await ask(PIECE)
    await anna.press("type")
    await anna.write("c1 r180")
    await anna.arrow("↑")
    await anna.press("stuck", "up")  # row A is taken
    await anna.press("confirm", "B1 r180")
    assert await anna.moves() == ['["B1","r180"]']


@pytest.mark.parametrize("locale", LOCALES)
def test_no_step_breaks_a_limit_or_shows_dozens_of_entries(locale: str) -> None:
    suggestions = PIECE.suggestions(None, 0)
    controls = DecisionControls(10**9, decision_for(PIECE), speaker(locale))
    for draft in (Draft(), Draft((), 0), Draft(("E5",)), Draft(("A1",), refusal=WALLED)):
        lines, rows, tools = controls.controls(draft, suggestions)
        all_rows = [*rows, list(tools)]
        assert breaches(components_of(MessageBody(["Something", *lines], all_rows))) == []
        assert sum(len(row) for row in all_rows) <= ON_A_PAGE + 4
        assert max(len(str(getattr(control, "label", ""))) for row in all_rows for control in row) <= 38


def test_small_buttons_stand_in_rows_that_do_not_break_on_a_phone() -> None:
    """Four abreast, and three rows for a piece that can be turned."""
    suggestions = PIECE.suggestions(None, 0)
    controls = DecisionControls(1, decision_for(PIECE), speaker("en"))

    def shown(draft: Draft) -> list[list[str]]:
        made = controls.controls(draft, suggestions)
        return [[str(getattr(one, "label", "")) for one in row] for row in (*made.rows, made.tools)]

    assert [len(row) for row in shown(Draft())] == [4, 4, 4, 4, 4, 3, 2]
    assert shown(Draft(("E5",))) == [
        [TURN_LEFT, "↑", TURN_RIGHT, MIRROR],
        ["←", "↓", "→", "✓ Here"],
        ["Square …"],
    ]


# ── a slip ───────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_place_is_previewed_confirmed_or_chosen_again(ask: Ask) -> None:
    anna = await ask(placement(12, 6))
    await anna.press("pick", "C1")
    assert any("row=2" in alt for alt in anna.alt_texts)  # the picture shows it done already
    assert await anna.moves() == []

    await anna.press("group", "99")
    await anna.press("type", "C1")
    await anna.write("d1")
    await anna.press("confirm")
    assert await anna.moves() == ['["d1"]']


async def test_a_preview_the_game_draws_takes_the_place_of_hand_and_board(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(placement(6, 10))
    previews(monkeypatch)
    await anna.press("pick", "C1")
    assert list(anna.alt_texts) == ["Preview of C1, nothing wrong"]


async def test_a_typed_slip_is_marked_told_and_kept_to_be_mended(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(PIECE)
    previews(monkeypatch)
    await anna.press("type")
    await anna.write("B3 m")
    assert list(anna.alt_texts) == ["Preview of B3 m, Somebody has built there."]
    assert "Somebody has built there." in anna.text
    assert "**B3 m**" in anna.text
    assert "✓ Here" not in anna.labels
    await anna.press("type", "B3 m")
    assert anna.prefilled == "B3 m"
    await anna.press("pick", "B3")
    await anna.press("confirm")
    assert await anna.moves() == ['["B3"]']


@pytest.mark.parametrize("slip", ["Z9", "C7:x", "somewhere *nice*", "C7 r45"])
async def test_words_that_mean_no_place_are_kept_as_well(ask: Ask, slip: str) -> None:
    anna = await ask(PIECE)
    await anna.press("type")
    await anna.write(slip)
    assert any("Board" in alt for alt in anna.alt_texts)
    await anna.press("type", *slip.split(":"))
    assert anna.prefilled == slip
    await anna.write("c7")
    await anna.press("confirm")
    assert await anna.moves() == ['["c7"]']


async def test_a_draft_that_has_become_illegal_does_not_lock_anybody_out(
    ask: Ask, service: TableService
) -> None:
    """While Anna thinks about a place, another seat may take it."""
    anna = await ask(placement(12, 6))
    await service.drafts.save(anna.table.id, await anna.decision(), ["Z9"])
    await anna.open(anna.table)

    assert "What will it be?" in anna.text
    assert "no square “Z9”" in anna.text
    await anna.press("group", "99")
    await anna.press("pick", "A1")
    await anna.press("confirm")
    assert await anna.moves() == ['["A1"]']


async def test_pressing_confirm_twice_answers_once(ask: Ask) -> None:
    anna = await ask(PIECE)
    decision = await anna.decision()
    await anna.click(f"lk1:confirm:{anna.table.id}:{decision.number}")

    assert "What will it be?" in anna.text
    assert await anna.moves() == []


# ── for people who type ──────────────────────────────────────────────────────────────────────────────────


def test_autocompletion_names_squares_first_and_then_how_else_a_piece_may_lie() -> None:
    offered = labels(decision_for(PIECE), speaker("en"), PIECE.suggestions(None, 0))

    assert offered[:2] == [("B1", "B1"), ("B2", "B2")]
    assert ("B1 · Turned left", "B1 r270") in offered
    assert all(
        PIECE.read(None, 0, read_answer(decision_for(PIECE), word, speaker("en"))) for _, word in offered
    )
