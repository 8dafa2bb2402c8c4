"""One's home: what waits comes first, each with its button, within what a message can hold."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.ui.home_page import MOST_TURNS, Turn, home_page, most_urgent_first
from cogs.ui.message import MOST_TEXT, MessageBody
from engine.core import Text
from playground.checks import components
from texts import LOCALES, speaker

NOW = 1_000.0
TITLE = Text("boss-monster-title")


def turn(number: int, *, awaited: bool = True, deadline: float | None = None) -> Turn:
    return Turn(number, TITLE, f"<#{number}>", awaited, asked=NOW - 60, deadline=deadline)


def test_the_nearest_deadline_comes_first_and_what_can_wait_last() -> None:
    turns = [turn(1, awaited=False), turn(2), turn(3, deadline=NOW + 9), turn(4, deadline=NOW + 5)]

    assert [one.table_id for one in most_urgent_first(turns)] == [4, 3, 2, 1]


@pytest.mark.parametrize("locale", LOCALES)
def test_however_many_tables_wait_the_message_is_one_that_discord_takes(locale: str) -> None:
    turns = [turn(number, deadline=NOW + number) for number in range(30)]
    layout = home_page(turns, ["- a line"] * 30, ["at a glance"], NOW, speaker(locale), nothing="").layout()
    parts: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]

    assert layout.total_children_count <= 40
    assert layout.content_length() <= MOST_TEXT
    assert len(components.buttons(parts)) == MOST_TURNS + 1
    told = "\n".join(components.texts(parts))
    assert all(one.place in told for one in turns)


def test_a_deadline_that_has_passed_is_told_as_such() -> None:
    say = speaker("en")
    [entry, *_] = home_page([turn(1, deadline=NOW - 1)], [], ["x"], NOW, say, nothing="").rows

    assert say("home-late", until="<t:999:R>") in str(entry)


@pytest.mark.parametrize(("kept", "action"), [(False, "keep-home"), (True, "drop-home")])
def test_the_list_can_be_kept_in_direct_messages_and_taken_out_again(kept: bool, action: str) -> None:
    page = home_page([], ["- a table"], [], NOW, speaker("en"), nothing="", kept=kept)

    assert buttons_of(page) == [f"lk1:{action}:0"]


def test_whoever_sits_nowhere_is_told_how_to_begin_and_led_to_the_games() -> None:
    page = home_page([], [], [], NOW, speaker("en"), nothing="Learn a game.")

    assert "Learn a game." in page.rows
    assert buttons_of(page) == ["lk1:door:0", "lk1:keep-home:0"]


def buttons_of(page: MessageBody) -> list[str | None]:
    parts: list[dict[str, Any]] = page.layout().to_components()  # type: ignore[no-untyped-call]
    return [one.custom_id for one in components.buttons(parts)]
