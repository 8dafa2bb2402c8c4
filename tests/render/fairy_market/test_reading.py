"""What can be read from a picture, seen or heard: totals, goals, titles, directions, legends."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from engine.games.fairy_market.cards import BOOKS, COSTS, DUNGEON_CARDS, ITEMS
from engine.games.fairy_market.phrases import in_short
from engine.games.fairy_market.show.views import FairView, RowView
from engine.games.fairy_market.state import Score
from render.fairy_market.parts import path as lines
from render.fairy_market.parts.scene import Look, draw_scene
from render.kit.alt_text import LONGEST
from render.kit.canvas import Canvas
from tests.render.fairy_market.scenes import (
    HAND,
    LAYOUT,
    PATH,
    WAY_OUT,
    ended,
    expedition,
    explored,
    exploring,
    fair,
    player,
    voice,
)
from tests.render.voices import LOCALES, LONG_NAMES
from texts import Speaker


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything that is written into pictures."""
    found: list[str] = []
    write = Canvas.text

    def noted(canvas: Canvas, text: str, *args: object, **options: object) -> object:
        found.append(text)
        return write(canvas, text, *args, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", noted)
    return found


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────


def test_the_score_boards_show_the_points_so_far(written: list[str]) -> None:
    """Main goals and time bonuses in full, side goals by half and rounded down once."""
    scores = (Score(3, 3, 2, True), Score(12, 4, 0, False))
    picture = render.glance(fair(2, players=(player(scores=scores), player(scores=()))), voice("en", 2))[1]

    assert "Total" in written
    assert "20" in written
    assert "points so far 20" in picture.alt


@pytest.mark.parametrize("draw", [render.glance, render.hand])
def test_the_next_goal_says_for_which_round_it_is(
    draw: Callable[[FairView, Speaker], object], written: list[str]
) -> None:
    view = exploring(phase="improvement")

    draw(view, voice("en"))

    assert "Round 3 of 6" in written
    assert "For round 4" in written
    assert "Main goal" not in written


def test_in_words_too() -> None:
    for picture in render.glance(explored(), voice("en")):
        assert "The main goal of round 4: 2 points for each key" in picture.alt


@pytest.mark.parametrize("cards", range(9))
def test_the_legend_is_there_whatever_is_in_hand(cards: int, written: list[str]) -> None:
    hand = (*HAND, "D512", "D616", "D305")[:cards]

    render.hand(exploring(hand=hand, phase="market"), voice("en"))

    assert {"coin", "lava pit", "portal", "recycling", "underground"} <= set(written)


def test_where_the_path_has_got_to_leaves_the_item_to_be_seen() -> None:
    """The same square with and without the mark: its middle does not change."""
    dungeon, cell = expedition(f"{LAYOUT} b1N: S D S S U E"), 84
    marked, unmarked = Canvas.blank(900, 1200), Canvas.blank(900, 1200)
    draw_scene(marked, (0, 0), dungeon, cell, Look(finished=False, here=True, stopped=False))
    draw_scene(unmarked, (0, 0), dungeon, cell, Look(finished=False, stopped=False))

    changed = ImageChops.difference(marked.image, unmarked.image)

    box = changed.getbbox()
    assert box is not None
    middle = ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2)
    near = cell // 3
    inside = (middle[0] - near, middle[1] - near, middle[0] + near, middle[1] + near)
    assert changed.crop(inside).getbbox() is None


def test_arrow_heads_show_the_direction_of_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    heads: list[lines.Leg] = []
    monkeypatch.setattr(lines, "_draw_head", lambda canvas, leg, cell, origin: heads.append(leg))

    render.table(explored(), voice("en"))

    assert {leg.kind for leg in heads} == {"main", "under", "jump"}
    walked = [leg for leg in heads if leg.kind == "main"]
    assert all(leg.start[0] == leg.end[0] or leg.start[1] == leg.end[1] for leg in walked)
    assert len(walked) >= 6


def test_every_book_has_its_title_wherever_it_is_shown(written: list[str]) -> None:
    view = fair(2, players=(player(books=("climb", "peek")), player(books=("slay",))))
    render.glance(view, voice("en", 2))
    assert "Up and Out · The Third Eye" in written
    assert "The Silent Blade" in written

    render.table(explored(), voice("en"))
    assert "Rolling Barrels" in written

    render.hand(exploring(), voice("en"))
    assert "Up and Out · Over the Top" in written


def test_the_score_names_what_breaks_a_tie(written: list[str]) -> None:
    picture = render.table(ended(), voice("en"))[0]

    assert {"of 13", "of 11"} <= set(written)
    assert "of 8" not in written
    assert any("side goals decide" in text for text in written)
    assert "the side goals decide, before they are halved: Anna 13 and Cleopatra VII 11." in picture.alt


# ── alt texts ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_the_market_has_room_for_the_dearest_cards(locale: str) -> None:
    speaker = voice(locale)
    rows = []
    for cost in COSTS:
        cards = [card.id for card in DUNGEON_CARDS.values() if card.cost == cost]
        longest = sorted(cards, key=lambda card: -len(speaker.say(in_short(card))))[:2]
        rows.append(RowView(cost, tuple(longest), 16, 0))
    books = max(
        combinations(BOOKS, 2),
        key=lambda pair: sum(len(speaker(f"fairy-market-book-{book}")) for book in pair),
    )
    view = fair(5, rows=tuple(rows), books=RowView(2, books, 15, 0), tokens=dict.fromkeys(ITEMS, 5))

    market = render.glance(view, speaker)[0]

    assert len(market.alt) <= LONGEST
    assert all(card in market.alt for row in rows for card in row.face_up)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_texts_of_the_score_boards_say_everything_about_five(locale: str) -> None:
    """On two pictures or more, if one text is too short for it."""
    rich = player(
        coins=20,
        tokens=dict.fromkeys(ITEMS, 4),
        books=("pick-lock", "discount"),
        scores=(Score(12, 12, 2, True),) * 5,
        done=True,
    )
    view = fair(5, phase="exploration", round=6, players=(rich,) * 5)
    speaker = voice(locale, 5, LONG_NAMES)

    boards = render.glance(view, speaker)

    assert len(boards) > 1
    assert len({picture.name for picture in boards}) == len(boards)
    assert all(len(picture.alt) <= LONGEST for picture in boards)
    told = " ".join(picture.alt for picture in boards)
    assert all(told.count(name) == 1 for name in speaker.names)
    assert told.count("12 + 12 + 2") == 25
    assert told.count(speaker("fairy-market-book-discount")) == 5
    assert told.count(speaker("fairy-market-alt-board-done")) == 5


def test_few_players_have_one_picture_of_their_boards() -> None:
    assert len(render.glance(fair(3, phase="exploration"), voice("de", 3))) == 1


def test_the_picture_of_a_path_with_books_is_no_taller_than_allowed() -> None:
    view = exploring(expedition=expedition(f"{LAYOUT} {WAY_OUT}"), script=tuple(PATH.split()))
    assert view.expedition is not None
    with_books = replace(view.expedition, books=("hunt", "slay"))

    picture = render.hand(replace(view, expedition=with_books), voice("de"))

    assert Image.open(BytesIO(picture.png)).height <= 1200
