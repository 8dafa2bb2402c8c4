"""Every kind of question has one picture: small, legible, and told in words."""

from __future__ import annotations

import pytest

import render
from engine.games.dungeon_lords.phrases import PREFIX
from engine.games.dungeon_lords.show.explanations import HELP
from render.dungeon_lords.questions.scenes import SCENES, draw_question
from render.dungeon_lords.questions.subjects import subject
from tests.render.checking import check, opened
from tests.render.dungeon_lords.desks import ordering
from tests.render.dungeon_lords.tables import game_of, question_about, seen, voice
from texts import speaker

WIDEST = 720
HIGHEST = 960
"""What a phone shows of it leaves room for the controls."""
SEATS = (2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_every_question_of_a_game_has_a_small_picture(seats: int) -> None:
    seen_already: set[str] = set()
    for state in game_of(seats, version="full"):
        for decision in state.decisions():
            about = subject(decision)
            if about in seen_already:
                continue
            seen_already.add(about)
            image = draw_question(seen(state, decision.seat), decision, voice("de", seats)).image
            assert image.width == WIDEST
            assert image.height <= HIGHEST, about
    assert len(seen_already) > 20


@pytest.mark.parametrize("locale", ["en", "de"])
def test_every_question_says_what_it_is_for(locale: str) -> None:
    say = speaker(locale, [])
    asked = {about for about in SCENES if about.startswith("ask-")}

    assert [about for about in asked | {"ahead-order"} if not say.has(f"{PREFIX}{about}-why")] == []
    assert asked - set(HELP) <= {"ask-return-trap", "ask-lose-trap", "ask-fear", "ask-sheep"}


def test_the_picture_of_a_question_names_the_squares_it_marks() -> None:
    state, decision = question_about("ask-dig")
    picture = render.question(seen(state, decision.seat), decision, voice("en", 3))

    assert picture is not None
    check(picture)
    assert "These squares are possible: " in picture.alt


def test_orders_in_the_making_get_a_verdict() -> None:
    view = ordering()
    good, vain = (
        render.draft(view, view.decisions[0], words, None, voice("en", 2))
        for words in (["reputation"], ["build"])
    )

    assert good is not None
    assert vain is not None
    assert "Good so far" in good.alt
    assert "in vain so far: Build a room, nothing on offer fits" in vain.alt
    assert opened(good).size == opened(vain).size
