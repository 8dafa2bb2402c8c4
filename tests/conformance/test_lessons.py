"""Every lesson of every game, taken by somebody who accepts, one who refuses, and one who tries anything."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

import render
from cogs.ui.coach_panel import coach_page, with_coach
from cogs.ui.decisions.drafts import Draft
from cogs.ui.message import MessageBody
from cogs.ui.turn_panel import TurnPanel
from engine.cli.lessons import LEARNERS, decider
from engine.core import Chance, Decision, Move, Script, State, Text, apply
from engine.core.coaching import (
    LONGEST_REMARK,
    MOST_PAGES,
    MOST_WORDS,
    Asked,
    Coaching,
    Memory,
    coaching,
    suggestion,
)
from engine.core.registry import AnyGame, games
from engine.search.lessons import LEARNER, Moment, lesson_moments
from render.kit.lamplight import lamplit
from tables import Status, Table
from tables.store.table_settings import with_defaults
from tests.conformance.plays import NAMES, encoded, random_play
from tests.conformance.shown import Components, assert_panel_within_bounds
from texts import LOCALES, speaker

MOST_QUESTIONS = 40
"""So many questions until the learner knows enough: about a quarter of an hour."""
FURTHER = 4
LESSONS = [key for key, game in games().items() if game.coach is not None]


def taken(game: AnyGame, learner: str) -> list[Moment]:
    """The lesson, and a few questions beyond it."""
    moments: list[Moment] = []
    for moment in islice(lesson_moments(game, decider(learner)), MOST_QUESTIONS + FURTHER):
        moments.append(moment)
        if any(one.said.enough for one in moments[:-FURTHER]):
            break
    return moments


@pytest.fixture(
    scope="module", params=[(key, learner) for key in LESSONS for learner in LEARNERS], ids="-".join
)
def lesson(request: pytest.FixtureRequest) -> tuple[AnyGame, list[Moment]]:
    key, learner = request.param
    return games()[key], taken(games()[key], learner)


def texts_of(said: Coaching) -> list[Text]:
    texts = [said.outcome, said.remark, said.enough, *(text for text, _ in said.opening)]
    return [text for text in texts if text is not None]


def test_the_learner_knows_enough_before_long(lesson: tuple[AnyGame, list[Moment]]) -> None:
    _, moments = lesson
    reached = [number for number, moment in enumerate(moments) if moment.said.enough]
    assert len(reached) == 1, "it is said once, at the first question after the milestone"
    assert reached[0] < MOST_QUESTIONS


def test_every_question_has_a_remark_and_a_legal_suggestion(lesson: tuple[AnyGame, list[Moment]]) -> None:
    _, moments = lesson
    assert not any(moment.said.opening for moment in moments[1:])
    for moment in moments:
        assert moment.said.remark is not None, moment.decision.prompt.key
        assert moment.suggestion is not None
        apply(moment.state, Move(LEARNER, moment.decision.number, moment.suggestion))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_decision_comes_within_half_a_minute(
    lesson: tuple[AnyGame, list[Moment]], locale: str
) -> None:
    """At 200 words a minute, and three seconds for each page to be turned."""
    first, say = lesson[1][0].said, speaker(locale, NAMES)
    assert 1 <= len(first.opening) <= MOST_PAGES
    words = [word for text in texts_of(first) for word in say.say(text).split() if re.search(r"\w", word)]
    assert len(words) <= MOST_WORDS, " ".join(words)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_is_said_is_short_in_every_language(
    lesson: tuple[AnyGame, list[Moment]], locale: str
) -> None:
    say = speaker(locale, NAMES)
    for moment in lesson[1]:
        for text in texts_of(moment.said):
            assert 0 < len(say.say(text)) <= LONGEST_REMARK, text


def test_nothing_is_said_twice_unless_it_may_be(lesson: tuple[AnyGame, list[Moment]]) -> None:
    game, moments = lesson
    assert game.coach is not None
    once = {remark.key for remark in (*game.coach.remarks, *game.coach.outcomes) if not remark.again}
    said = [text.key.partition("-coach-")[2] for moment in moments for text in texts_of(moment.said)]
    assert {key for key in once if said.count(key) > 1} == set()


def test_what_the_learner_may_not_know_changes_no_remark(lesson: tuple[AnyGame, list[Moment]]) -> None:
    game, moments = lesson
    assert game.coach is not None
    for number, moment in enumerate(moments):
        other = game.redeal(moment.state, LEARNER, Chance(number))
        asked = moment.asked._replace(view=game.view(other, LEARNER))
        said = coaching(game.coach, moment.memory, asked)
        assert encoded(texts_of(said)) == encoded(texts_of(moment.said))
        assert said.look == moment.said.look


def test_what_is_pointed_at_is_in_the_picture_and_in_its_alt_text(
    lesson: tuple[AnyGame, list[Moment]],
) -> None:
    """Where a question has a picture of its own, and unless something else is drawn in its place."""
    game, moments = lesson
    say = speaker("de", NAMES)
    looks = [(moments[0], look) for _, look in moments[0].said.opening]
    looks += [(moment, moment.said.look) for moment in moments]
    for moment, look in looks:
        picture = render.pictures.question(moment.asked.view, moment.decision, say)
        if picture is None or not picture.regions:
            continue
        assert set(look) <= picture.regions.keys()
        lit = lamplit(picture, look, game.key, say)
        assert (lit != picture) == bool(look)


@pytest.mark.parametrize("locale", LOCALES)
def test_panels_and_pages_of_the_coach_keep_to_discords_bounds(
    lesson: tuple[AnyGame, list[Moment]], locale: str
) -> None:
    game, moments = lesson
    table, say = table_of(game), speaker(locale, NAMES)
    for moment in moments:
        view, decision = moment.asked.view, moment.decision
        panel = TurnPanel(table.id, view, say, decision, say, draft=draft_of(moment))
        panel = panel._replace(explanation=game.explain(view, decision))
        coached = with_coach(panel, table, decision, moment.said, moment.suggestion)
        assert_panel_within_bounds(components(coached.body()))
        assert_panel_within_bounds(components(coached._replace(more=True).body()))
        for page in range(len(moment.said.opening)) if moment.said.opening else [0]:
            own = coach_page(table, decision, moment.said, str(page), None, say)
            if own is not None:
                assert_panel_within_bounds(components(own.body(panel, ())))


@pytest.mark.parametrize("key", LESSONS)
def test_at_a_table_with_people_every_question_has_a_remark(key: str) -> None:
    """Whatever was said before, for every number of seats, with the usual settings and with all others."""
    game = games()[key]
    assert game.coach is not None
    everything = frozenset(remark.key for remark in (*game.coach.remarks, *game.coach.outcomes))
    others = {setting.key: setting.values[-1] for setting in game.settings}
    for seats in range(game.seats[0], game.seats[1] + 1):
        play = random_play(game, seats, others if seats % 2 else game.checked_settings({}), seats)
        for state in play.states[::5]:
            for decision in state.pending():
                asked = Asked(game.view(state, decision.seat), decision)
                for said in (frozenset[str](), everything):
                    remark = coaching(game.coach, Memory(said), asked).remark
                    assert remark is not None, decision.prompt.key
                    assert all(speaker(locale, NAMES).can_say(remark) for locale in LOCALES)


@pytest.mark.parametrize("key", LESSONS)
def test_a_coached_panel_among_people_does_not_change_with_what_its_reader_may_not_know(key: str) -> None:
    """Neither the remark nor the suggestion, nor what becomes of the controls beside them."""
    game = games()[key]
    play = random_play(game, game.seats[1], game.checked_settings({}), 1)
    coached = 0
    for number, state in enumerate(play.states[:: max(1, len(play.states) // 12)]):
        other = game.redeal(state, LEARNER, Chance(number))
        for decision in state.pending():
            if decision.seat == LEARNER and not isinstance(decision.form, Script):
                coached += 1
                shown = [components(coached_panel(game, each, decision)) for each in (state, other)]
                assert shown[0] == shown[1], decision.prompt.key
    assert coached > 1


def coached_panel(game: AnyGame, state: State, decision: Decision) -> MessageBody:
    """What somebody at a table with others is shown at their first question."""
    assert game.coach is not None
    view, say = game.view(state, decision.seat), speaker("en", NAMES)
    asked = Asked(view, decision)
    said = coaching(game.coach, Memory(), asked)
    choice = suggestion(game.coach, Memory(), asked, game.quick_answer)
    panel = TurnPanel(1, view, say, decision, say, explanation=game.explain(view, decision))
    return with_coach(panel, table_of(game), decision, said, choice).body()


def draft_of(moment: Moment) -> Draft:
    form = moment.decision.form
    return Draft(script=form.progress(moment.state, LEARNER, [])) if isinstance(form, Script) else Draft()


def components(body: MessageBody) -> Components:
    layout: Any = body.layout()
    shown: Components = layout.to_components()
    return shown


def table_of(game: AnyGame) -> Table:
    """The table of a lesson."""
    return Table(
        id=10**9,
        guild_id=1,
        channel_id=1,
        game=game.key,
        settings=game.lesson_settings(),
        host_id=1,
        status=Status.PLAYING,
        version=1,
        locale="en",
        message_id=None,
        message_at=None,
        holders=(),
        table_settings=with_defaults({}),
    )
