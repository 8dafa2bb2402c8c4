"""What goes on beside a game, shown within Discord's limits: votes, clocks, absences, agreements."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from cogs.delivery.speakers import message_speaker
from cogs.ui.deadlines import absence_lines, clock_lines, day, own_clock_line, return_buttons
from cogs.ui.message import MessageBody
from cogs.ui.settings_panel import lobby_setting_rows, settings_sheet, sheet_of, table_setting_rows
from cogs.ui.table_message import Sidebar, lobby_message, table_message
from cogs.ui.turn_panel import standing
from cogs.ui.vote_buttons import MOST_VOTES, vote_buttons
from engine.core.registry import games
from playground.checks.components import Kind, walk
from tables import Absentee, Clock, Holder, Status, Table, Vote
from tests.cogs.panel_users import breaches, components_of
from tests.cogs.ui.test_messages import LARGE_IDS, LONGEST_NAMES, MONSTERS, pictures, table_of, written
from texts import LOCALES, speaker

NOW = 1000.0
MOST_ON_A_SCREEN = 5
"""Menus of settings on one screen of a phone."""


def ticking(table: Table) -> Table:
    """The same table with every option in force."""
    return msgspec.structs.replace(table, table_settings={**table.table_settings, "clock": "7-days"})


def deserted(table: Table) -> Table:
    """The same table with a computer player for everybody but the first."""
    kept = [
        Holder(one.seat, None, one.name, Absentee(1, LONGEST_NAMES[one.seat], NOW if one.seat % 2 else None))
        for one in table.holders[1:]
    ]
    return msgspec.structs.replace(table, holders=(table.holders[0], *kept))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_table_with_all_that_can_go_on_at_once_keeps_within_the_limits(locale: str) -> None:
    table = deserted(table_of(MONSTERS, 6, locale))
    say = message_speaker(table, locale)
    votes = [
        Vote(10**9 + number, table.id, "late", {"seat": 0, "number": number}, dict.fromkeys(LARGE_IDS))
        for number in range(MOST_VOTES)
    ]
    clocks = [Clock(seat, LARGE_IDS[seat], 1, False, NOW, NOW + seat) for seat in range(6)]
    boxes = [vote_buttons(vote, ("wait", "default", "bot"), say) for vote in votes]
    sidebar = Sidebar(
        [*(say.say(vote.text) for vote in votes), *absence_lines(table, {0: NOW}, say)],
        boxes + return_buttons(table, say),
        clock_lines(clocks, NOW, say),
        LARGE_IDS,
    )
    view = games()[MONSTERS].view(games()[MONSTERS].start(6, {}, 1), None)
    body = table_message(table, view, say, pictures(1), ["A story."] * 500, LARGE_IDS, sidebar)

    assert breaches(components_of(body)) == []
    assert f"**{standing(view, say)}**" in written(components_of(body))


def test_what_a_vote_is_about_stands_right_above_its_buttons() -> None:
    table = deserted(table_of(MONSTERS, 3))
    say = message_speaker(table, "en")
    vote = Vote(1, table.id, "late", {"seat": 0, "number": 1}, {LARGE_IDS[1]: "bot"})
    rows = [vote_buttons(vote, ("wait", "default", "bot"), say), *return_buttons(table, say)]
    lines = ["What shall happen?", *absence_lines(table, {0: NOW}, say)]
    view = games()[MONSTERS].view(games()[MONSTERS].start(3, {}, 1), None)
    body = table_message(table, view, say, [], [], (), Sidebar(lines, rows, (), ()))

    assert list(body.rows[1:]) == [lines[0], rows[0], lines[1], rows[1]]
    assert lines[2] in body.paragraphs
    labels = [one["label"] for one in walk(components_of(MessageBody([], rows[:1]))) if "label" in one]
    assert labels == ["Wait longer", "Move for them", "Let a bot play (1)"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_game_agrees_on_its_settings_and_on_its_clock_within_the_limits(key: str, locale: str) -> None:
    table = ticking(table_of(key, games()[key].seats[1], locale, Status.LOBBY))
    say = message_speaker(table, locale)
    agreed = lobby_setting_rows(table)
    numbers = sorted({sheet_of(one.key, table) for one in agreed})
    sheets = [settings_sheet(table, number, say) for number in numbers]

    assert breaches(components_of(lobby_message(table, say))) == []
    assert [breaches(components_of(sheet)) for sheet in sheets] == [[]] * len(sheets)
    shown = [list(walk(components_of(sheet))) for sheet in sheets]
    told = [
        line for sheet in shown for line in [one["content"] for one in sheet if one["type"] == Kind.TEXT][1:]
    ]
    offered = [one["options"] for sheet in shown for one in sheet if one["type"] == Kind.SELECT]
    for one, line, values in zip(agreed, told, offered, strict=True):
        assert one.line(say) in line
        assert [value["label"] for value in values if value["default"]] == [one.named(one.chosen, say)]
    assert (
        max(len([one for one in sheet if one["type"] == Kind.SELECT]) for sheet in shown) <= MOST_ON_A_SCREEN
    )
    assert len({one.key for one in agreed}) == len(agreed), "the game and the table agree on different things"


def test_a_lobby_tells_its_clock_and_what_the_host_has_changed_and_the_rest_in_small_print() -> None:
    table = ticking(table_of(MONSTERS, 3, status=Status.LOBBY))
    changed = {**table.table_settings, "calls": "quiet"}
    table = msgspec.structs.replace(
        table, settings={**table.settings, "kings-rules": "on"}, table_settings=changed
    )
    say = message_speaker(table, "en")
    told = written(components_of(lobby_message(table, say)))

    rules = "mighty-monsters-setting-kings-rules"
    assert f"**{say(rules)}: {say(f'{rules}-on')}.** {say(f'{rules}-line')}" in told
    assert "-# **Guard chain:** Off\n" in told
    for key, value in (("clock", "7-days"), ("late", "bot"), ("calls", "quiet")):
        option = f"table-option-{key}"
        assert say("lobby-option", name=say(option), value=say(f"{option}-{value}")) in told
    assert say("table-option-posts") not in told


def test_a_button_of_an_earlier_release_leads_to_a_sheet_that_is_there() -> None:
    table = table_of(MONSTERS, 3, status=Status.LOBBY)
    say = message_speaker(table, "en")
    last = settings_sheet(table, sheet_of("door", table), say)

    assert components_of(settings_sheet(table, 9, say)) == components_of(last)


def test_without_a_clock_only_what_matters_is_agreed_on() -> None:
    table = table_of(MONSTERS, 3)

    assert [one.key for one in table_setting_rows(table)] == [
        *("clock", "vacation", "substitutes", "advice", "coach", "calls", "posts"),
    ]
    assert len(table_setting_rows(ticking(table))) == 10


@pytest.mark.parametrize("locale", LOCALES)
def test_whose_time_is_up_is_said_so(locale: str) -> None:
    say = speaker(locale, ["Anna"])
    early, late = (Clock(0, 1, 1, False, 0.0, NOW + seconds) for seconds in (1, 0))

    running = say("table-clock-of", seat="Anna", when="<t:1001:R>")
    told = say("table-clock-late", seat="Anna", when="<t:1000:R>")
    assert clock_lines([early, late], NOW, say) == [say("table-clock", clocks=running), told]
    assert clock_lines([late], NOW, say) == [told]
    assert own_clock_line(early, NOW, say) != own_clock_line(late, NOW, say)


@pytest.mark.parametrize(("locale", "named"), [("en", "Anna and Cleo"), ("de", "Anna und Cleo")])
def test_those_whose_time_runs_out_together_are_named_together(locale: str, named: str) -> None:
    say = speaker(locale, ["Anna", "Ben", "Cleo"])
    clocks = [Clock(seat, 1, 1, False, 0.0, NOW + left) for seat, left in ((0, 9), (1, 5), (2, 9))]

    left = f"{named} <t:1009:R>, Ben <t:1005:R>"
    assert clock_lines(clocks, NOW, say) == [say("table-clock", clocks=left)]


def test_a_vacation_is_told_with_its_last_day() -> None:
    midnight = datetime(2030, 12, 25, tzinfo=UTC).timestamp()
    moment = int(day(midnight).removeprefix("<t:").removesuffix(":D>"))

    assert datetime.fromtimestamp(moment, UTC).day == 24


def test_there_is_a_way_back_only_where_a_seat_is_kept() -> None:
    table = table_of(MONSTERS, 3)
    say = message_speaker(table, "en")

    assert return_buttons(table, say) == []
    assert len(return_buttons(deserted(table), say)) == 1


def test_names_in_it_cannot_be_mistaken_for_formatting() -> None:
    table = deserted(table_of(MONSTERS, 3))
    lines = absence_lines(table, {}, message_speaker(table, "en"))
    view = games()[MONSTERS].view(games()[MONSTERS].start(3, {}, 1), None)
    body = table_message(table, view, message_speaker(table, "en"), [], [], (), Sidebar(lines, (), (), ()))

    assert LONGEST_NAMES[1] not in written(components_of(body))
