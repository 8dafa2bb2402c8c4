"""Lobbies: opening, sitting down, leaving, computer players, settings, starting, closing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from engine.core import Illegal
from tables import Newcomer, Refused, Status, Table, TableErrand, TableService
from tables.seats.lobby import LAST_MINUTE, LIFETIME, seats_to_start
from tests.engine.toy import TOY
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    START,
    STRANGER,
    Clock,
    Opener,
    act,
    errands_of,
    guest,
    lobby,
    notes_of,
    play_to_the_end,
    started,
    table_of,
)


async def refusal(service: TableService, table: Table, what: Callable[[Table], Awaitable[object]]) -> str:
    """Why something cannot be done; and nothing has changed."""
    before = await service.repository.table(table.id)
    with pytest.raises((Refused, Illegal)) as refused:
        await service.change(table.id, what)
    assert await service.repository.table(table.id) == before
    return str(refused.value.args[0])


# ── opening ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_opens_a_table_sits_at_it_as_host(service: TableService) -> None:
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, "Anna"), "toy", "de")

    assert table.host_id == ANNA
    assert table.seat_of(ANNA) == 0
    assert (table.guild_id, table.channel_id, table.game, table.locale) == (1, 7, "toy", "de")
    assert (table.status, table.settings, table.message_id) == (Status.LOBBY, {"mood": "calm"}, None)
    assert await errands_of(service, table.id) == [TableErrand()]


async def test_an_exercise_is_opened_and_started_by_one_alone(service: TableService) -> None:
    table = await service.lobbies.open(1, 7, guest(0), "toy", "en", exercise="alone")
    assert table.settings == {"mood": "calm", "exercise": "alone"}
    assert (
        await refusal(service, table, lambda table: service.lobbies.join(table, guest(1))) == "table-is-full"
    )
    assert (
        await refusal(service, table, lambda table: service.lobbies.add_computer_player(table, ANNA))
        == "table-is-full"
    )

    await service.change(table.id, lambda table: service.lobbies.start(table, ANNA))

    table = await service.repository.table(table.id)
    state = await service.repository.state(table)
    assert (table.status, state.seats, state.awaited()) == (Status.PLAYING, 1, [0])


async def test_an_exercise_that_is_none_is_refused(service: TableService) -> None:
    with pytest.raises(Illegal, match="no-such-exercise"):
        await service.lobbies.open(1, 7, guest(0), "toy", "en", exercise="together")

    assert await service.repository.open_in(7) is None


async def test_a_channel_holds_one_open_table(service: TableService) -> None:
    await lobby(service)
    with pytest.raises(Refused, match="channel-has-a-table"):
        await service.lobbies.open(1, 7, guest(1), "toy", "en")

    assert (await lobby(service, channel=8)).status is Status.LOBBY


@pytest.mark.parametrize("status", ["lobby", "playing"])
async def test_the_open_table_of_a_channel_is_found(service: TableService, status: str) -> None:
    table = await (lobby if status == "lobby" else started)(service)

    assert await service.repository.open_in(7) == table
    assert await service.repository.latest_in(7) == table
    assert await service.repository.open_in(8) is None


async def test_after_a_table_is_closed_another_can_be_opened_there(service: TableService) -> None:
    closed = await lobby(service)
    await service.change(closed.id, lambda table: service.lobbies.close(table, ANNA, False))

    assert await service.repository.open_in(7) is None
    assert await service.repository.latest_in(7) is None
    assert (await lobby(service)).id != closed.id


async def test_a_person_finds_all_their_open_tables(service: TableService) -> None:
    first = await lobby(service, people=2)
    second = await started(service, channel=8)
    await lobby(service, people=1, channel=9)

    assert await service.repository.of_person(BERT) == [first, second]
    assert await service.repository.of_person(CARLA) == [second]
    assert await service.repository.of_person(STRANGER) == []


async def test_a_table_that_never_was_is_gone(service: TableService) -> None:
    with pytest.raises(Refused, match="table-is-gone"):
        await service.repository.table(12)


# ── sitting down and standing up ─────────────────────────────────────────────────────────────────────────


async def test_people_sit_down_in_the_order_they_come(service: TableService) -> None:
    table = await lobby(service, people=3)

    assert table.names == ["Anna", "Bert", "Carla"]
    assert [holder.seat for holder in table.holders] == [0, 1, 2]


async def test_nobody_sits_down_twice(service: TableService) -> None:
    table = await lobby(service, people=2)

    assert (
        await refusal(service, table, lambda table: service.lobbies.join(table, guest(1))) == "already-seated"
    )


async def test_a_full_table_takes_nobody_else(service: TableService) -> None:
    table = await lobby(service, people=2, bots=1)

    assert (
        await refusal(service, table, lambda table: service.lobbies.join(table, guest(2))) == "table-is-full"
    )
    assert (
        await refusal(service, table, lambda table: service.lobbies.add_computer_player(table, ANNA))
        == "table-is-full"
    )


async def test_whoever_leaves_makes_room_and_the_others_move_up(service: TableService) -> None:
    table = await lobby(service, people=3)
    text = await service.change(table.id, lambda table: service.lobbies.leave(table, BERT))
    table = await service.repository.table(table.id)

    assert text.key == "lobby-left"
    assert [(holder.seat, holder.name) for holder in table.holders] == [(0, "Anna"), (1, "Carla")]
    assert table.host_id == ANNA


async def test_a_host_who_leaves_hands_over_to_the_next_person_never_to_a_bot(service: TableService) -> None:
    table = await lobby(service, people=1, bots=1)
    await service.change(table.id, lambda table: service.lobbies.join(table, guest(1)))
    text = await service.change(table.id, lambda table: service.lobbies.leave(table, ANNA))

    assert (text.key, text.args) == ("lobby-left-host", {"heir": "Bert"})
    assert (await service.repository.table(table.id)).host_id == BERT


async def test_when_the_last_person_leaves_the_lobby_closes(service: TableService) -> None:
    table = await lobby(service, people=1, bots=2)
    text = await service.change(table.id, lambda table: service.lobbies.leave(table, ANNA))

    assert text.key == "lobby-closed-empty"
    assert (await service.repository.table(table.id)).status is Status.CLOSED


async def test_a_stranger_cannot_leave(service: TableService) -> None:
    table = await lobby(service)

    assert await refusal(service, table, lambda table: service.lobbies.leave(table, STRANGER)) == "not-seated"


# ── what the host does ───────────────────────────────────────────────────────────────────────────────────


async def test_the_host_brings_computer_players_and_sends_the_last_one_away(service: TableService) -> None:
    table = await lobby(service, people=1, bots=2)
    assert table.names == ["Anna", "Grix", "Mumble"]

    await service.change(table.id, lambda table: service.lobbies.remove_computer_player(table, ANNA))
    table = await service.repository.table(table.id)
    assert table.names == ["Anna", "Grix"]
    assert [holder.name for holder in table.people] == ["Anna"]


async def test_several_computer_players_come_and_go_at_once_as_far_as_there_are_seats(
    service: TableService,
) -> None:
    table = await lobby(service, people=1)
    _, most = TOY.seats
    await service.change(table.id, partial(service.lobbies.add_computer_player, user_id=ANNA, count=1))
    await service.change(table.id, partial(service.lobbies.fill_up, user_id=ANNA))
    full = await service.repository.table(table.id)
    assert full.names[:2] == ["Anna", "Grix"]
    assert len(full.names) == len(set(full.names)) == most
    assert await refusal(service, full, partial(service.lobbies.fill_up, user_id=ANNA)) == "table-is-full"

    await service.change(table.id, partial(service.lobbies.remove_computer_player, user_id=ANNA, count=9))
    assert (await service.repository.table(table.id)).names == ["Anna"]


async def test_without_computer_players_none_can_be_sent_away(service: TableService) -> None:
    table = await lobby(service)

    assert (
        await refusal(service, table, lambda table: service.lobbies.remove_computer_player(table, ANNA))
        == "no-bot-here"
    )


async def test_a_computer_player_takes_no_name_that_is_taken(service: TableService) -> None:
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, "Grix"), "toy", "en")
    await service.change(table.id, lambda table: service.lobbies.add_computer_player(table, ANNA))

    assert (await service.repository.table(table.id)).names == ["Grix", "Mumble"]


async def test_the_host_changes_a_setting(service: TableService) -> None:
    table = await lobby(service, settings={"mood": "wild"})

    assert table.settings == {"mood": "wild"}


@pytest.mark.parametrize(
    ("setting", "value", "why"),
    [("mood", "sour", "no-such-value"), ("weather", "wild", "no-such-setting")],
)
async def test_only_what_the_game_knows_can_be_set(
    service: TableService, setting: str, value: str, why: str
) -> None:
    table = await lobby(service)

    assert (
        await refusal(service, table, lambda table: service.lobbies.choose(table, ANNA, setting, value))
        == why
    )


async def test_the_host_hands_over_to_somebody_at_the_table(service: TableService) -> None:
    table = await lobby(service)
    await service.change(table.id, lambda table: service.lobbies.hand_over(table, ANNA, BERT))

    table = await service.repository.table(table.id)
    assert table.host_id == BERT
    assert (
        await refusal(service, table, lambda table: service.lobbies.hand_over(table, BERT, STRANGER))
        == "heir-not-seated"
    )


async def test_what_is_the_hosts_is_refused_to_everybody_else(service: TableService) -> None:
    table = await lobby(service, people=2)
    forbidden: list[Callable[[Table], Awaitable[object]]] = [
        lambda table: service.lobbies.add_computer_player(table, BERT),
        lambda table: service.lobbies.remove_computer_player(table, BERT),
        lambda table: service.lobbies.choose(table, BERT, "mood", "wild"),
        lambda table: service.lobbies.hand_over(table, BERT, BERT),
        lambda table: service.lobbies.close(table, BERT, False),
        lambda table: service.lobbies.start(table, BERT),
    ]
    for what in forbidden:
        assert await refusal(service, table, what) == "only-the-host"


async def test_a_moderator_may_close_any_lobby(service: TableService) -> None:
    table = await lobby(service)
    await service.change(table.id, lambda table: service.lobbies.close(table, STRANGER, True))

    assert (await service.repository.table(table.id)).status is Status.CLOSED


async def test_a_game_needs_enough_seats_taken(service: TableService) -> None:
    alone = await lobby(service, people=1)
    with pytest.raises(Refused, match="too-few-seated") as refused:
        await service.change(alone.id, lambda table: service.lobbies.start(table, ANNA))
    assert refused.value.text.args == {"least": 2, "seated": 1}

    two = await lobby(service, people=1, bots=1, channel=8)
    await service.change(two.id, lambda table: service.lobbies.start(table, ANNA))
    assert (await service.repository.table(two.id)).status is Status.PLAYING


# ── afterwards ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("over", ["started", "closed"])
async def test_once_the_lobby_is_over_nothing_of_it_can_be_changed(service: TableService, over: str) -> None:
    if over == "started":
        table = await started(service, people=2)
    else:
        table = await lobby(service, people=2)
        await service.change(table.id, lambda table: service.lobbies.close(table, ANNA, False))
    forbidden: list[Callable[[Table], Awaitable[object]]] = [
        lambda table: service.lobbies.join(table, guest(2)),
        lambda table: service.lobbies.leave(table, BERT),
        lambda table: service.lobbies.add_computer_player(table, ANNA),
        lambda table: service.lobbies.remove_computer_player(table, ANNA),
        lambda table: service.lobbies.choose(table, ANNA, "mood", "wild"),
        lambda table: service.lobbies.hand_over(table, ANNA, BERT),
    ]
    for what in forbidden:
        assert await refusal(service, await service.repository.table(table.id), what) == "lobby-is-over"
    closed = await refusal(service, table, lambda table: service.lobbies.close(table, ANNA, True))
    assert closed == ("game-is-running" if over == "started" else "lobby-is-over")


async def test_every_change_is_timed_counted_and_told(service: TableService, clock: Clock) -> None:
    table = await lobby(service, people=1)
    await errands_of(service, table.id)
    clock.now = 2000.0
    await service.change(table.id, lambda table: service.lobbies.join(table, guest(1)))

    assert (await service.repository.table(table.id)).version == table.version + 1
    assert await service.storage.row("SELECT 1 FROM tables WHERE changed_at = 2000 AND created_at = 1000")
    assert await errands_of(service, table.id) == [TableErrand()]


# ── once more ────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_rematch_seats_the_same_people_one_further_with_all_they_had_agreed_on(
    service: TableService,
) -> None:
    table = await started(service, people=2, bots=1, settings={"mood": "wild"})
    await service.change(table.id, lambda table: service.clocks.choose(table, "late", "bot", []))
    await play_to_the_end(service, table.id, 1)
    finished = await service.repository.table(table.id)
    again = await service.lobbies.rematch(finished, BERT)

    assert again.status is Status.LOBBY
    assert again.names == ["Bert", "Grix", "Anna"]
    assert again.host_id == BERT
    assert (again.settings, again.table_settings) == (finished.settings, finished.table_settings)
    assert await errands_of(service, again.id) == [TableErrand(mention=(ANNA,))]


async def test_a_computer_player_who_sat_in_for_somebody_has_its_own_name_in_a_rematch(
    service: TableService,
) -> None:
    table = await started(service)
    await service.change(table.id, lambda table: service.play.resign(table, 2))
    await play_to_the_end(service, table.id, 1)
    again = await service.lobbies.rematch(await service.repository.table(table.id), ANNA)

    assert again.names == ["Bert", "Grix", "Anna"]


async def test_a_rematch_is_for_those_who_played_after_the_end_where_no_other_table_is(
    service: TableService,
) -> None:
    table = await started(service)
    with pytest.raises(Refused, match="rematch-too-early"):
        await service.lobbies.rematch(table, ANNA)
    await play_to_the_end(service, table.id, 1)
    finished = await service.repository.table(table.id)
    with pytest.raises(Refused, match="not-seated"):
        await service.lobbies.rematch(finished, STRANGER)
    await service.lobbies.rematch(finished, ANNA)
    with pytest.raises(Refused, match="channel-has-a-table"):
        await service.lobbies.rematch(finished, BERT)


# ── expiring ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_lobby_in_which_nothing_happens_expires(service: TableService, clock: Clock) -> None:
    table = await lobby(service, people=2)
    clock.now = START + LIFETIME - 1
    await service.run_due_timers()
    assert (await table_of(service, table.id)).status is Status.LOBBY
    await act(service, table.id, service.lobbies.add_computer_player, user_id=ANNA)
    clock.now = START + LIFETIME
    await service.run_due_timers()
    assert (await table_of(service, table.id)).status is Status.LOBBY, "something has happened"
    clock.now += LIFETIME
    await service.run_due_timers()

    assert (await table_of(service, table.id)).status is Status.CLOSED
    assert "story-lobby-expired" in await notes_of(service, table.id)
    assert (await lobby(service)).status is Status.LOBBY, "the channel is free again"


# ── starting by itself ───────────────────────────────────────────────────────────────────────────────────


async def test_a_game_starts_by_itself_once_enough_have_sat_down_also_after_a_restart(
    opener: Opener, clock: Clock
) -> None:
    service = await opener.open()
    table = (await lobby(service, people=2, settings={"players": "3"})).id
    await act(service, table, service.lobbies.join, guest=guest(2))
    clock.now += LAST_MINUTE - 1
    await service.run_due_timers()
    assert (await table_of(service, table)).status is Status.LOBBY

    clock.now += 1
    await (await opener.open()).run_due_timers()

    assert (await table_of(service, table)).status is Status.PLAYING


async def test_whoever_leaves_in_the_last_minute_stops_it(service: TableService, clock: Clock) -> None:
    table = (await lobby(service, people=3, settings={"players": "3"})).id
    await act(service, table, service.lobbies.leave, user_id=BERT)
    clock.now += LAST_MINUTE
    await service.run_due_timers()

    assert (await table_of(service, table)).status is Status.LOBBY


async def test_a_rematch_waits_for_its_host(service: TableService, clock: Clock) -> None:
    former = await started(service, settings={"players": "3", "door": "newcomers", "clock": "1-day"})
    await play_to_the_end(service, former.id, 1)
    table = await service.rematch(former.id, ANNA)

    assert seats_to_start(table) is None
    assert (table.table_settings["door"], table.table_settings["clock"]) == ("everybody", "1-day")
