"""What can be decided ahead can be reached from the panel and by `/move`, and shows what is planned."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from cogs.answering.move_autocomplete import LONGEST, offer_meant, offers_named
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.plans import _fitted, _offered, _planned
from cogs.ui.ahead import line_on_plan, name_of, offers_ahead, plan_for
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from cogs.ui.turn_panel import TurnPanel
from engine.cli.self_play import moments
from engine.core import Decision, Move, Option, Pick, Plan, State, Text, View, apply
from engine.core.registry import games
from playground.checks.components import SELECTS, Json, Kind, walk
from tables import Refused
from tests.cogs.panel_users import breaches, components_of
from tests.cogs.ui.test_messages import panel, table_of, written
from texts import LOCALES, speaker

LORDS = games()["dungeon-lords"]
MONSTERS = games()["mighty-monsters"]


@cache
def busiest() -> State:
    """The moment of a game of Dungeon Lords at which the first seat has most to decide ahead."""
    return max(moments(LORDS, 2, {}, 1), key=lambda state: len(offers_ahead(LORDS.view(state, 0))))


def view_of(state: State) -> View:
    view: View = games()[state.game].view(state, 0)
    return view


def with_every_plan(state: State) -> State:
    """The state after the first seat has planned whatever it can, as the game's own player would."""
    assert LORDS.plan is not None
    for offer in offers_ahead(view_of(state)):
        choice = LORDS.plan(LORDS.view(state, 0), offer)
        if choice:
            state = apply(state, Move(0, offer.number, choice))
    return state


def waiting_panel(state: State, locale: str) -> MessageBody:
    """The panel of somebody who is not asked anything."""
    table = table_of(state.game, state.seats, locale)
    return TurnPanel(
        table_id=1,
        view=view_of(state),
        speaker=message_speaker(table, locale),
        decision=None,
        label_speaker=picture_speaker(table, locale),
    ).body()


def lists_of_offers(components: list[Json]) -> list[Json]:
    found = [one for one in walk(components) if one["type"] in SELECTS]
    return [one for one in found if one["custom_id"].startswith("lk1:ahead:")]


@pytest.mark.parametrize("locale", LOCALES)
def test_however_much_can_be_decided_ahead_one_list_in_the_panel_has_all_of_it(locale: str) -> None:
    state = busiest()
    shown = view_of(state).decisions[0]
    wanted = {str(one.number) for one in offers_ahead(view_of(state)) if one != shown}
    assert len(wanted) > 4
    components = components_of(panel(state, LORDS, 0, locale))
    assert breaches(components) == []
    (listed,) = lists_of_offers(components)
    assert {option["value"] for option in listed["options"]} == wanted
    assert all(option["description"] for option in listed["options"])


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_is_asked_before_their_turn_reads_whom_the_table_waits_for_and_not_their_own_name(
    locale: str,
) -> None:
    doodle = games()["doodle-dungeon"]
    played = moments(doodle, 2, {}, 1)
    state = next(one for one in played if 0 in view_of(one).invited and 0 not in view_of(one).awaited)
    mine, other = (literal(name) for name in table_of(doodle.key, 2, locale).names)
    told = written(components_of(panel(state, doodle, 0, locale)))

    assert speaker(locale)("table-waits-for-one", seats=other) in told
    assert mine not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_says_what_is_planned(locale: str) -> None:
    state, say = with_every_plan(busiest()), speaker(locale)
    view = view_of(state)
    (listed,) = lists_of_offers(components_of(panel(state, LORDS, 0, locale)))
    planned = [one for one in offers_ahead(view) if plan_for(view, one) and one != view.decisions[0]]
    assert planned
    assert listed["placeholder"] == say("plan-list", planned=len(planned))
    notes = {option["value"]: option["description"] for option in listed["options"]}
    begun = say("plan-noted", plan="|").split("|")[0]
    assert all(notes[str(one.number)].startswith(begun) for one in planned)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_single_thing_to_decide_ahead_has_a_button_that_says_whether_it_is_planned(locale: str) -> None:
    say = speaker(locale)
    state = next(one for one in moments(MONSTERS, 3, {}, 1) if offers_ahead(view_of(one)))
    (offer,) = offers_ahead(view_of(state))
    assert isinstance(offer.form, Pick)
    planned = apply(state, Move(0, offer.number, [offer.form.options[0].id]))
    for moment, label in (
        (state, name_of(offer, say)),
        (planned, say("plan-made", question=name_of(offer, say))),
    ):
        shown = walk(components_of(waiting_panel(moment, locale)))
        assert label in [one["label"] for one in shown if one["type"] == Kind.BUTTON]
        nothing_left = say("panel-nothing-more") in written(components_of(waiting_panel(moment, locale)))
        assert nothing_left == (moment is planned)


# ── by typing ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_move_suggests_everything_that_can_be_decided_ahead_by_its_name(locale: str) -> None:
    say, view = speaker(locale), view_of(with_every_plan(busiest()))
    suggested = offers_named(view, "", say)
    assert [word for _, word in suggested] == [one.ahead for one in offers_ahead(view)]
    for (label, word), offer in zip(suggested, offers_ahead(view), strict=True):
        assert len(label) <= LONGEST
        assert label.startswith(name_of(offer, say))
        assert offer_meant(view, word, say) == offer
        assert offer_meant(view, name_of(offer, say).upper(), say) == offer


def test_an_unknown_name_is_refused_with_what_can_be_decided_ahead() -> None:
    say, view = speaker("en"), view_of(busiest())
    with pytest.raises(Refused) as refusal:
        offer_meant(view, "world peace", say)
    assert all(name_of(one, say) in say.say(refusal.value.text) for one in offers_ahead(view))


# ── /plans ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("tables", [1, 2, 9])
def test_a_list_of_all_plans_and_offers_keeps_within_the_limits(tables: int, locale: str) -> None:
    state, entries = with_every_plan(busiest()), []
    for number in range(tables):
        table = msgspec.structs.replace(table_of(LORDS.key, 2, locale), id=number)
        entries += [*_planned(table, view_of(state), locale), *_offered(table, view_of(busiest()), locale)]
    body = MessageBody(["### Plans"], _fitted(entries, speaker(locale)))
    assert breaches(components_of(body)) == []


@pytest.mark.parametrize(("choices", "more"), [(3, ""), (4, ""), (5, "… and 2 more")])
def test_a_panel_tells_the_beginning_of_a_long_plan(choices: int, more: str) -> None:
    options = tuple(Option(str(number), Text("plan-gone")) for number in range(5))
    decision = Decision(
        0, 1, Text("toy-question"), Pick(options), "asking", "", ahead="toy-list", standing=True
    )
    plan = Plan(0, "toy-list", tuple((str(number),) for number in range(choices)))
    view = msgspec.structs.replace(view_of(busiest()), plans=(plan,))

    (told,) = line_on_plan(view, decision, speaker("en"))

    assert told.count("·") == min(choices - 1, 3)
    assert told.endswith(f"{more}**")
