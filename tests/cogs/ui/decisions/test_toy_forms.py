"""Placing and walking as any game can have them: the toy's forms, with the numbers of its pictures."""

from __future__ import annotations

import pytest

from tests.cogs.quiz_game import draw_choices as with_numbers
from tests.cogs.ui.one_question import Ask
from tests.engine.toy import FORMS
from tests.engine.toy.pictures import draw_choices


@pytest.fixture(autouse=True)
def _can_be_spoken(spoken: None) -> None:
    """The texts of the toy."""


async def test_ways_stand_on_one_picture_with_the_numbers_of_their_buttons(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await ask(FORMS["hike"])
    with_numbers(monkeypatch, draw_choices)
    await anna.open(anna.table)

    assert list(anna.alt_texts) == ["1: A1 A3 C3; 2: A1 C1 C3"]
    assert "**1** 5 squares long" in anna.text
    await anna.arrow("✓ Way 2")
    assert await anna.moves() == ['["A1","C1","C3"]']


async def test_arrows_walk_as_far_as_the_next_decision(ask: Ask) -> None:
    anna = await ask(FORMS["hike"])
    await anna.arrow("Walk yourself")
    await anna.arrow("←")
    assert "to the left" in anna.text, "an arrow that leads nowhere says so"
    await anna.arrow("→")
    assert "the spring at A3" not in anna.labels, "it has been walked to"
    await anna.arrow("One stop back")
    await anna.arrow("↓")
    await anna.press("confirm")
    assert await anna.moves() == ['["A1","C1","C3"]'], "where there is only one way on, nothing is asked"


async def test_the_rest_is_led_around_what_one_would_rather_not_meet(ask: Ask) -> None:
    anna = await ask(FORMS["hike"])
    await anna.choose("-A3")
    await anna.press("confirm")
    assert await anna.moves() == ['["-A3"]']


async def test_a_place_has_the_number_of_its_picture(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await ask(FORMS["proposed placement"])
    with_numbers(monkeypatch, draw_choices)
    await anna.open(anna.table)
    await anna.arrow("Square …")
    assert anna.alt_texts[0].startswith("1: A1; 2: A2; 3: A3; 4: B1")
    await anna.arrow("4")
    assert anna.alt_texts[0].startswith("1: B1; 2: B1")
    await anna.arrow("1")
    await anna.arrow("✓ Here")
    assert await anna.moves() == ['["B1"]']


async def test_a_sketched_script_is_accepted_in_one_tap_and_handed_in(ask: Ask) -> None:
    anna = await ask(FORMS["sketched script"])
    await anna.arrow("Another")
    await anna.press("accept")
    await anna.press("confirm")
    assert await anna.moves() == ['["up","up"]']
