"""A turn panel fits on a phone: short, close together, and with everything else behind *More*."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from discord.ui import Button

from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.ahead import is_ahead, name_of, offers_ahead
from cogs.ui.barred import LONGEST_BARRED
from cogs.ui.components import Control, button, lines_on_a_phone
from cogs.ui.decisions.controls import DecisionControls, own_text
from cogs.ui.decisions.drafts import Draft
from cogs.ui.message import Entry
from cogs.ui.turn_panel import TurnPanel, standing
from engine.cli.self_play import moments
from engine.core import (
    Barred,
    Decision,
    Explanation,
    Option,
    Pick,
    Placement,
    Suggestions,
    Text,
    View,
)
from engine.core.registry import games
from tests.cogs.ui.one_question import decision_for
from tests.cogs.ui.test_messages import table_of
from texts import LOCALES, speaker

BOSS = games()["boss-monster"]
MONSTERS = games()["mighty-monsters"]


def panel_for(view: View, decision: Decision, locale: str = "en") -> TurnPanel:
    table = table_of(view.game, view.seats, locale)
    return TurnPanel(
        1, view, message_speaker(table, locale), decision, picture_speaker(table, locale), purpose=False
    )


def labels(row: list[Control]) -> list[str]:
    return [one.label or "" for one in row if isinstance(one, Button)]


def rows_of(panel: TurnPanel) -> list[list[Control]]:
    return [list(row) for row in panel.body().rows if not isinstance(row, str | Entry)]


def lists_of_offers(panel: TurnPanel) -> list[Control]:
    controls = [one for row in rows_of(panel) for one in row]
    return [one for one in controls if str(one.custom_id).startswith("lk1:ahead:")]


@cache
def planning() -> tuple[View, Decision]:
    """A moment of Mighty Monsters at which the first seat waits and can place ahead."""
    views = (MONSTERS.view(state, 0) for state in moments(MONSTERS, 3, {}, 1))
    view = next(one for one in views if 0 not in one.awaited and offers_ahead(one))
    return view, offers_ahead(view)[0]


@cache
def building() -> tuple[View, Decision]:
    """A moment of Boss Monster at which somebody must build and can give orders beside it."""
    for state in moments(BOSS, 2, {}, 1):
        for decision in state.decisions():
            view = BOSS.view(state, decision.seat)
            if decision.prompt.key == "boss-monster-ask-build" and len(others(view, decision)) > 1:
                return view, decision
    raise AssertionError("nobody builds")


def others(view: View, decision: Decision) -> list[Decision]:
    return [one for one in view.decisions if one.standing and one != decision]


# ── what stands where ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_whom_the_table_waits_for_stands_above_the_picture_of_a_question_ahead(locale: str) -> None:
    view, offer = planning()
    panel = panel_for(view, offer, locale)
    body, waits = panel.body(), standing(view, panel.speaker)

    assert waits in body.paragraphs
    assert not any(waits in line for line in body.below)
    assert panel.speaker.say(offer.prompt) in body.below[0]


def test_what_was_answered_comes_before_the_news_and_refusals_right_before_the_question() -> None:
    view, decision = building()
    panel = panel_for(view, decision)._replace(answered="answered", news=["news"], notes=["refused"])
    body = panel.body()

    assert body.paragraphs[0].splitlines()[1:] == ["answered", "news"]
    assert body.below[0] == "refused"


def test_small_print_is_one_paragraph() -> None:
    view, decision = building()
    why = speaker("en")("panel-barred", list="nothing (nothing)")
    barred = Barred(Text("nothing"), Text("nothing"))
    assert isinstance(decision.form, Pick)
    refusal = next(one for one in decision.form.options if one.declines)
    explanation = Explanation(notes={refusal.id: Text("nothing")}, barred=(barred,))
    *_, last = panel_for(view, decision)._replace(explanation=explanation).body().below

    assert last.splitlines()[-2:] == [f"-# **{speaker('en').say(refusal.text)}:** nothing", f"-# {why}"]


def test_what_is_barred_for_the_same_reason_shares_it() -> None:
    view, decision = building()
    say = speaker("en")
    barred = [Barred(Text(what), Text("nothing")) for what in ("nothing", "choose-again", "nothing")]
    *_, last = panel_for(view, decision)._replace(explanation=Explanation(barred=barred)).body().below

    told = f"nothing, {say('choose-again')} and nothing (nothing)"
    assert last.splitlines()[-1] == f"-# {say('panel-barred', list=told)}"


def test_more_stands_beside_the_last_buttons_where_there_is_room() -> None:
    say, short, long = speaker("en"), Text("choose-again"), Text("panel-nothing-more")
    view, offer = planning()
    for label, beside in ((short, True), (long, False)):
        one = msgspec.structs.replace(offer, form=Pick((Option("a", label),)))
        *_, last = rows_of(panel_for(msgspec.structs.replace(view, decisions=(one,)), one))
        assert labels(last) == ([say.say(label)] if beside else []) + [say("button-more")]


# ── what comes with *More* ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_nobody_waits_for_is_in_one_list(locale: str) -> None:
    view, decision = building()
    (menu,) = lists_of_offers(panel_for(view, decision, locale))
    assert not isinstance(menu, Button)
    assert {line.label for line in menu.options} == {
        name_of(one, speaker(locale)) for one in others(view, decision)
    }
    assert any(not is_ahead(one) for one in others(view, decision))


def test_whoever_has_begun_an_answer_finds_other_things_behind_more() -> None:
    view, decision = building()
    begun = panel_for(view, decision)._replace(draft=Draft(("one",)), undo=3)

    assert lists_of_offers(begun) == []
    assert labels(rows_of(begun)[-1])[-1] == speaker("en")("button-more")
    assert speaker("en")("button-undo") not in labels(rows_of(begun)[-1])
    assert lists_of_offers(begun._replace(more=True)) != []


def test_whoever_hears_the_coach_finds_what_nobody_waits_for_behind_more() -> None:
    view, decision = building()
    coached = panel_for(view, decision)._replace(coached=["> Lay a room."])

    assert lists_of_offers(coached) == []
    assert lists_of_offers(coached._replace(more=True)) != []


def test_the_coach_adds_no_button_to_a_proposal_that_is_drawn_already() -> None:
    view, decision = planning()
    accept = button("Draw it for me", "lk1:coach-accept:1:1:0")
    panel = panel_for(view, decision)._replace(coached=["> Put it there."], accept=[accept], suggested=["A1"])
    proposed = panel._replace(suggestions=Suggestions(best=[["A1"]]))
    otherwise = panel._replace(suggestions=Suggestions(best=[["A3"]]))
    own = panel._replace(draft=Draft(["A2"]))

    shown = [[accept] in rows_of(one) for one in (panel, proposed, otherwise, own)]

    assert shown == [True, False, True, False]


@pytest.mark.parametrize(("more", "told"), [(False, 1), (True, 3)])
def test_of_long_reasons_one_is_told_and_all_with_more(more: bool, told: int) -> None:
    view, decision = building()
    reasons = [Text("plan-noted", {"plan": "x" * (LONGEST_BARRED // 2) + letter}) for letter in "abc"]
    barred = [Barred(Text("seat", {"seat": 0}), why) for why in reasons]
    panel = panel_for(view, decision)._replace(explanation=Explanation(barred=barred), more=more)
    assert "\n".join(panel.body().below).count("x" * (LONGEST_BARRED // 2)) == told


# ── lines on a phone ─────────────────────────────────────────────────────────────────────────────────────


def test_long_labels_take_a_line_each_and_short_ones_share_it() -> None:
    assert lines_on_a_phone([]) == 0
    assert lines_on_a_phone(["A", "B", "C", "D"]) == 1
    assert lines_on_a_phone(["A", "B", "C", "D", "E"]) == 2
    assert lines_on_a_phone(["Give away Card D506"] * 4) == 4


@pytest.mark.parametrize(("word", "listed"), [("A", False), ("Give away the whole hand of", True)])
def test_groups_with_long_names_are_a_list(word: str, listed: bool) -> None:
    options = tuple(
        Option(
            f"{group}{number}",
            Text("seat", {"seat": number}),
            group=Text("plan-noted", {"plan": f"{word}{group}"}),
        )
        for group in range(4)
        for number in range(2)
    )
    ((first, *_), *_) = DecisionControls(1, decision_for(Pick(options)), speaker("en")).controls(Draft()).rows
    assert isinstance(first, Button) != listed


@pytest.mark.parametrize("locale", LOCALES)
def test_a_question_without_a_short_name_is_called_open_beside_another(locale: str) -> None:
    view, decision = building()
    say, offer = speaker(locale), others(view, decision)[0]
    asked = msgspec.structs.replace(decision, prompt=Text("panel-nothing-more"))
    panel = panel_for(msgspec.structs.replace(view, decisions=(asked, offer)), offer, locale)

    assert say("button-question") in labels(rows_of(panel)[-1])


def test_a_proposal_comes_with_what_one_wants_until_one_draws_oneself() -> None:
    doodles = games()["doodle-dungeon"]
    decisions = ((state, one) for state in moments(doodles, 2, {}, 1) for one in state.decisions())
    state, decision = next(found for found in decisions if isinstance(found[1].form, Placement))
    proposed = Suggestions(best=[["A1"]])
    panel = panel_for(doodles.view(state, decision.seat), decision)._replace(
        purpose=True, suggestions=proposed
    )
    drafts = (Draft(["A1"]), Draft(["A1"], group=99), Draft(["A2"]))
    why = own_text(speaker("en"), decision, "why")

    assert [str(why) in str(panel._replace(draft=draft).body()) for draft in drafts] == [True, False, False]
