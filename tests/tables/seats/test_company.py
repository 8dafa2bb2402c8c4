"""Company: looking for players, who hears of it, who is let in, and who is warned."""

from __future__ import annotations

from functools import partial

import pytest

from tables import Board, Card, CardErrand, NoticeErrand, Refused, TableErrand, TableService
from tables.store.company.avoiding import MOST_AVOIDED
from tables.store.company.cards import THREAD, WANTED
from tables.store.company.servers import CALLED_EVERY
from tables.store.company.watchers import TOLD_EVERY
from tables.store.hours import Span
from tests.tables.scene import (
    ANNA,
    BERT,
    CARLA,
    NEW,
    STRANGER,
    Clock,
    Opener,
    act,
    errands_of,
    guest,
    lobby,
    play_to_the_end,
    started,
    table_of,
)

SERVER, BOARD, ROLE = 1, 70, 80


async def looking(service: TableService, channel: int = 7) -> tuple[int, list[int]]:
    """A lobby of Anna's that looks for players; and who is told of it."""
    table = await lobby(service, people=1, channel=channel)
    await errands_of(service, table.id)
    await act(service, table.id, service.company.look_for_players, user_id=ANNA)
    told = [one.user_id for one in await errands_of(service, table.id) if isinstance(one, NoticeErrand)]
    return table.id, told


# ── the post ─────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_lobby_is_posted_where_the_server_wants_it_and_follows_what_happens(
    service: TableService,
) -> None:
    await service.company.servers.choose_board(SERVER, Board(BOARD, ROLE))
    table = (await lobby(service, people=1)).id
    await errands_of(service, table)

    said = await service.change(table, partial(service.company.look_for_players, user_id=ANNA))

    assert (said.key, said.args) == ("looking-posted", {"channel": f"<#{BOARD}>"})
    assert await errands_of(service, table) == [CardErrand(WANTED), TableErrand()]
    assert await service.company.cards.get(table, WANTED) == Card(WANTED, BOARD, None, ROLE)
    await act(service, table, service.company.join, guest=guest(1))
    assert CardErrand(WANTED) in await errands_of(service, table)
    await act(service, table, service.play.start)
    assert CardErrand(WANTED) in await errands_of(service, table)
    with pytest.raises(Refused, match="lobby-is-over"):
        await act(service, table, service.company.look_for_players, user_id=ANNA)


async def test_only_the_host_looks_for_players_and_only_once(service: TableService) -> None:
    await service.company.servers.choose_board(SERVER, Board(BOARD, None))
    table = (await lobby(service, people=2)).id

    with pytest.raises(Refused, match="only-the-host"):
        await act(service, table, service.company.look_for_players, user_id=BERT)
    await act(service, table, service.company.look_for_players, user_id=ANNA)
    with pytest.raises(Refused, match="already-looking"):
        await act(service, table, service.company.look_for_players, user_id=ANNA)


async def test_a_role_is_called_once_in_a_while_however_many_tables_look_for_players(
    service: TableService, clock: Clock
) -> None:
    await service.company.servers.choose_board(SERVER, Board(BOARD, ROLE))
    roles = []
    for channel, later in ((1, CALLED_EVERY), (2, 1.0), (3, CALLED_EVERY)):
        clock.now += later
        table, _ = await looking(service, channel)
        card = await service.company.cards.get(table, WANTED)
        assert card is not None
        roles.append(card.role_id)

    assert roles == [ROLE, None, ROLE]


async def test_nobody_looks_for_players_without_end(service: TableService) -> None:
    for channel in range(4):
        table, _ = await looking(service, channel)
        await act(service, table, service.lobbies.close, user_id=ANNA, moderator=False)
    with pytest.raises(Refused, match="limit-searches"):
        await looking(service, 9)


async def test_the_card_above_a_thread_follows_the_lobby(service: TableService) -> None:
    table = (await lobby(service, people=1)).id
    await service.company.cards.pin(table, Card(THREAD, 5, 6))
    await errands_of(service, table)

    await act(service, table, service.lobbies.close, user_id=ANNA, moderator=False)

    assert await errands_of(service, table) == [TableErrand(), CardErrand(THREAD)]


# ── being told ───────────────────────────────────────────────────────────────────────────────────────────


async def test_whoever_has_asked_is_told_but_not_too_often(service: TableService, clock: Clock) -> None:
    clock.now += TOLD_EVERY
    await service.company.watchers.watch(BERT, SERVER, "toy")
    await service.company.watchers.watch(CARLA, SERVER, "boss-monster")
    await service.company.watchers.watch(STRANGER, SERVER + 1, "toy")

    assert (await looking(service, 1))[1] == [BERT]
    clock.now += TOLD_EVERY / 2
    assert (await looking(service, 2))[1] == []
    clock.now += TOLD_EVERY
    assert (await looking(service, 3))[1] == [BERT]
    await service.company.watchers.stop(BERT, SERVER, None)
    clock.now += TOLD_EVERY
    assert (await looking(service, 4))[1] == []


async def test_who_avoids_the_host_hears_nothing_and_who_is_avoided_hears_what_everybody_hears(
    service: TableService, clock: Clock
) -> None:
    """Else it would tell Bert that Anna avoids him, and Anna that Carla avoids her."""
    clock.now += TOLD_EVERY
    for user_id in (BERT, CARLA):
        await service.company.watchers.watch(user_id, SERVER, "toy")
    await service.company.avoiding.avoid(ANNA, BERT)
    await service.company.avoiding.avoid(CARLA, ANNA)
    table = (await lobby(service, people=1)).id
    await errands_of(service, table)

    said = await service.change(table, partial(service.company.look_for_players, user_id=ANNA))

    assert (said.key, said.args) == ("looking-told", {})
    told = [one.user_id for one in await errands_of(service, table) if isinstance(one, NoticeErrand)]
    assert told == [BERT]


async def test_nobody_is_told_who_cannot_be_reached_or_is_away(service: TableService, clock: Clock) -> None:
    clock.now += TOLD_EVERY
    for user_id in (BERT, CARLA):
        await service.company.watchers.watch(user_id, SERVER, "toy")
    await service.people.note_dms(BERT, "closed")
    await service.people.go_away(CARLA, Span(clock.now - 1, clock.now + 60), [])

    assert (await looking(service))[1] == []


# ── sitting down ─────────────────────────────────────────────────────────────────────────────────────────


async def test_an_avoided_person_sits_down_unhindered_and_only_who_avoids_them_is_told(
    service: TableService,
) -> None:
    table = (await lobby(service, people=2)).id
    await errands_of(service, table)
    await service.company.avoiding.avoid(BERT, STRANGER)

    await act(service, table, service.company.join, guest=NEW)

    assert (await table_of(service, table)).seat_of(STRANGER) == 2
    told = [one for one in await errands_of(service, table) if isinstance(one, NoticeErrand)]
    assert [(one.user_id, one.text.key) for one in told] == [(BERT, "notice-avoided")]
    assert "Nora" not in str(told)


async def test_in_a_rematch_those_who_avoid_somebody_there_are_told_and_nobody_else(
    service: TableService,
) -> None:
    table = await started(service)
    await play_to_the_end(service, table.id, 1)
    await service.company.avoiding.avoid(BERT, CARLA)
    await service.company.avoiding.avoid(CARLA, STRANGER)

    again = await service.rematch(table.id, ANNA)

    told = [one for one in await errands_of(service, again.id) if isinstance(one, NoticeErrand)]
    assert [(one.user_id, one.text.key) for one in told] == [(BERT, "notice-avoided-again")]


async def test_whoever_avoids_somebody_learns_who_sits_there(service: TableService) -> None:
    table = (await lobby(service, people=2)).id
    await service.company.avoiding.avoid(STRANGER, BERT)

    assert await service.company.avoiding.avoided_at(table, STRANGER) == [BERT]
    assert await service.company.avoiding.avoided_at(table, BERT) == []
    assert await service.company.avoiding.stop(STRANGER, BERT)
    assert await service.company.avoiding.avoided_at(table, STRANGER) == []


async def test_an_avoid_list_has_an_end(service: TableService) -> None:
    for other in range(MOST_AVOIDED):
        await service.company.avoiding.avoid(ANNA, 1000 + other)

    with pytest.raises(Refused, match="avoid-too-many"):
        await service.company.avoiding.avoid(ANNA, BERT)


async def test_nobody_is_called_to_the_same_lobby_twice_also_after_a_restart(opener: Opener) -> None:
    service = await opener.open()
    table = (await lobby(service)).id
    assert await service.company.watchers.invite(table, STRANGER)

    assert not await (await opener.open()).company.watchers.invite(table, STRANGER)
    await service.company.watchers.forget_invitation(table, STRANGER)
    assert await service.company.watchers.invite(table, STRANGER)


async def test_a_server_is_greeted_once_also_after_a_restart(opener: Opener) -> None:
    assert await (await opener.open()).company.servers.may_greet(SERVER, 5.0)

    again = (await opener.open()).company.servers
    assert not await again.may_greet(SERVER, 6.0)
    await again.forget_greeting(SERVER)
    assert await again.may_greet(SERVER, 7.0)


async def test_a_board_can_be_changed_and_taken_away(service: TableService) -> None:
    servers = service.company.servers
    await servers.choose_board(SERVER, Board(BOARD, ROLE))
    await servers.choose_board(SERVER, Board(BOARD + 1, None))
    assert await servers.board(SERVER) == Board(BOARD + 1, None)
    await servers.choose_board(SERVER, None)
    assert await servers.board(SERVER) is None
