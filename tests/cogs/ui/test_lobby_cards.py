"""The card of a lobby: what it looks for, whom it calls, and how it ends; and who sits there in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cogs.ui.lobby_cards import about, card_message, start_lines, wanted_lines, warning, who_sits_here
from cogs.ui.message import MessageBody
from cogs.ui.settings_panel import search_rows, settings_sheet, table_settings_sheet
from cogs.ui.table_message import lobby_message
from engine.core import Text
from engine.core.registry import game, game_of
from playground.checks import components
from tables import Card, Holder, Status, Table, TrackRecord
from tables.store.company.cards import WANTED
from tables.store.table_settings import PACES, pace_of, with_defaults
from texts import LOCALES, Speaker, speaker

ANNA, BERT, ROLE = 100, 101, 80


def a_lobby(status: Status = Status.LOBBY, **chosen: str) -> Table:
    return Table(
        id=1,
        guild_id=5,
        channel_id=7,
        game="mighty-monsters",
        settings={one.key: one.default for one in game("mighty-monsters").settings},
        host_id=ANNA,
        status=status,
        version=0,
        locale="en",
        message_id=None,
        message_at=None,
        holders=(Holder(0, ANNA, "Anna"), Holder(1, BERT, "Bert")),
        table_settings=with_defaults(chosen),
    )


def parts_of(body: MessageBody) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = body.layout().to_components()  # type: ignore[no-untyped-call]
    return parts


def text_of(body: MessageBody) -> str:
    return "\n".join(components.texts(parts_of(body)))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_says_who_hosts_how_it_is_played_and_when_it_begins(locale: str) -> None:
    say = speaker(locale)
    table = a_lobby(players="4", language="de", door="newcomers", clock="1-day")
    card = card_message(table, Card(WANTED, 70, None, ROLE), None, say)

    assert card.heading == f"<@&{ROLE}>"
    told = text_of(card)
    assert say("card-seats", host=f"<@{ANNA}>", channel="<#7>", seated=2, most=6) in told
    for key in ("pace-daily", "wanted-language-de", "wanted-door-newcomers"):
        assert say(key) in told
    assert say("lobby-starts-with", seats=4) in told
    assert [one.custom_id for one in components.buttons(parts_of(card))] == [
        *("lk1:sit:1", "lk1:who:1", "lk1:tell:1")
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_who_may_sit_down_is_not_told_as_a_way_to_play(locale: str) -> None:
    say = speaker(locale)
    door = say("wanted-door-reliable")

    both = wanted_lines(a_lobby(language="de", door="reliable"), say)
    alone = wanted_lines(a_lobby(door="reliable"), say)

    assert both == [say("wanted-line", wanted=say("wanted-language-de")), say("wanted-people", people=door)]
    assert alone == [say("wanted-people", people=door)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_tells_what_its_card_tells_of_the_game(locale: str) -> None:
    say, table = speaker(locale), a_lobby()

    for body in (lobby_message(table, say), card_message(table, Card(WANTED, 70, None), None, say)):
        assert about(game_of(table), say) in text_of(body)


@pytest.mark.parametrize("clock", ["2-days", "none"])
@pytest.mark.parametrize("shown", [settings_sheet, table_settings_sheet])
def test_no_sheet_of_settings_is_empty_and_none_has_more_than_five(
    shown: Callable[[Table, int, Speaker], MessageBody], clock: str
) -> None:
    table, say = a_lobby(clock=clock), speaker("en")
    sheets = len(components.buttons(parts_of(shown(table, 0, say))))
    told = [text_of(shown(table, number, say)) for number in range(sheets)]
    menus = [len(components.selects(parts_of(shown(table, number, say)))) for number in range(sheets)]

    assert all(0 < count <= 5 for count in menus)
    if clock != "none":  # the strength of whoever takes over is about who sits there
        line = say("table-option-substitutes-line")
        assert [line in one for one in told] == [*([False] * (sheets - 1)), True]


@pytest.mark.parametrize(
    ("status", "ending"), [(Status.PLAYING, "card-begun"), (Status.CLOSED, "card-closed")]
)
def test_the_card_of_a_lobby_that_is_over_names_nobody_and_offers_nothing(
    status: Status, ending: str
) -> None:
    say = speaker("en")
    card = card_message(a_lobby(status), Card(WANTED, 70, 6), None, say)

    assert say(ending, channel="<#7>") in text_of(card)
    assert say("card-wanted", game=Text("mighty-monsters-title")) not in text_of(card)
    assert str(ANNA) not in text_of(card)
    assert components.buttons(parts_of(card)) == []


def test_when_everybody_is_there_the_moment_is_told() -> None:
    say = speaker("en")

    assert start_lines(a_lobby(players="4"), 60.0, say) == [say("lobby-starts-at", when="<t:60:R>")]
    assert start_lines(a_lobby(), None, say) == []


def test_no_game_is_to_start_with_more_than_can_play_it() -> None:
    [players, *_] = search_rows(a_lobby())

    assert players.values == ("host", "2", "3", "4", "5", "6")


def test_the_pace_somebody_wants_is_the_pace_of_the_clock_that_goes_with_it() -> None:
    assert {pace_of(with_defaults({"clock": clock})): pace for pace, clock in PACES.items()} == {
        pace: pace for pace in PACES
    }
    assert pace_of(with_defaults({})) == "free"


@pytest.mark.parametrize("locale", LOCALES)
def test_who_sits_there_is_told_in_words_without_a_number(locale: str) -> None:
    say, table = speaker(locale), a_lobby()
    records = [(table.holders[0], TrackRecord(7, 3, 9000.0)), (table.holders[1], TrackRecord(1, 0))]

    told = text_of(who_sits_here(table, records, [BERT], say))

    assert f"{say('standing-often-away')}; {say('answers-hours')}" in told
    assert say("standing-new") in told
    assert told.count(say("who-avoided")) == 1
    assert not any(digit in told.replace(str(ANNA), "").replace(str(BERT), "") for digit in "0123456789")


def test_the_warning_names_whom_one_avoids_and_leaves_the_choice() -> None:
    body = warning(a_lobby(), [BERT], speaker("en"))

    assert f"<@{BERT}>" in text_of(body)
    assert [one.custom_id for one in components.buttons(parts_of(body))] == [
        "lk1:sit-anyway:1",
        "lk1:sit-not:1",
    ]
