"""A panel with a coach: one thing at a time, and the suggestion once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Any

from discord.ui import Button

from cogs.ui.coach_panel import with_coach
from cogs.ui.decisions.drafts import Draft
from cogs.ui.table_message import lesson_message
from cogs.ui.turn_panel import TurnPanel
from engine.cli.lessons import ACCEPT, decider
from engine.core import Script
from engine.core.registry import games
from engine.search.lessons import LEARNER, Moment, lesson_moments
from render import Picture
from tests.conformance.test_lessons import table_of
from texts import LOCALES, speaker

LORDS = games()["dungeon-lords"]
SAY = speaker("en", ("Anna", "Grix", "Mumble", "Onyx"))


@cache
def lesson() -> list[Moment]:
    """The first questions of a lesson: three orders, whether to take food, where to dig, pay day."""
    return list(islice(lesson_moments(LORDS, decider(ACCEPT)), 5))


def draft_at(moment: Moment, words: Sequence[str] = ()) -> Draft:
    form = moment.decision.form
    if not isinstance(form, Script):
        return Draft(words=words)
    return Draft(words=words, script=form.progress(moment.state, LEARNER, list(words)))


def panel_at(moment: Moment) -> TurnPanel:
    panel = TurnPanel(1, moment.asked.view, SAY, moment.decision, SAY, draft=draft_at(moment))
    return with_coach(panel, table_of(LORDS), moment.decision, moment.said, moment.suggestion)


def labels(panel: TurnPanel) -> list[str]:
    rows = [row for row in panel.body().rows if not isinstance(row, str)]
    return [one.label or "" for row in rows for one in row if isinstance(one, Button)]


def test_what_is_suggested_has_one_button_and_all_else_keeps_its_own() -> None:
    trade = panel_at(lesson()[1])

    assert labels(trade) == ["Do that: Take it: 2 food for 1 gold", "Do without it", "More …"]
    assert "Take it: 2 food for 1 gold" in labels(trade._replace(more=True))


def test_options_in_an_order_are_accepted_at_once() -> None:
    assert labels(panel_at(lesson()[0]))[0] == "Do that: Get food, Hire a monster, Dig tunnels"


def test_what_is_drawn_is_drawn_first_and_then_to_be_confirmed() -> None:
    dig = panel_at(lesson()[2])
    assert labels(dig)[0] == "Draw it for me"

    drawn = dig._replace(draft=draft_at(lesson()[2], dig.suggested))

    assert "Draw it for me" not in labels(drawn)
    assert any("Tunnels are where you mine" in line for line in drawn.body().below)


def test_whoever_puts_together_something_else_is_left_alone() -> None:
    orders = panel_at(lesson()[0])
    begun = orders._replace(draft=draft_at(lesson()[0], ["mine"]))

    assert any("All lords choose in secret" in line for line in orders.body().below)
    assert not any("All lords choose in secret" in line for line in begun.body().below)
    assert not any(label.startswith("Do that") for label in labels(begun))


def test_offers_nobody_waits_for_come_with_more() -> None:
    wages = panel_at(lesson()[4])
    offered = "How to plan battles"

    assert offered not in labels(wages)
    assert offered in labels(wages._replace(more=True))


def test_what_came_of_an_answer_stands_between_the_news_and_the_picture_of_the_question() -> None:
    news, picture = Picture("news.png", b"1", ""), Picture("question.png", b"2", "")
    trade = panel_at(lesson()[1])._replace(news_pictures=[news], pictures=[picture])
    layout: Any = trade.body().layout()
    shown = [str(part) for part in layout.to_components()[0]["components"]]

    placed, asked = (_index(shown, words) for words in ("All three of your minions", "Your minion has got"))
    assert _index(shown, "news.png") < placed < _index(shown, "question.png") < asked


def _index(shown: list[str], words: str) -> int:
    [number] = [number for number, part in enumerate(shown) if words in part]
    return number


def test_in_the_channel_a_lesson_is_a_line_and_a_way_back() -> None:
    for locale in LOCALES:
        body = lesson_message(table_of(LORDS), speaker(locale, ("Anna",)))
        assert "Anna" in body.paragraphs[0]
        assert body.pictures == ()
        assert body.heading == ""
