"""How strong computer players are: chosen in the lobby seat by seat, changed by a vote, kept for good."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import tables.store
from tables import Table, TableService
from tests.tables.databases import only_sqlite
from tests.tables.scene import (
    ANNA,
    BERT,
    NEW,
    STRANGER,
    Clock,
    Opener,
    act,
    cast,
    lobby,
    notes_of,
    refusal,
    run_at,
    running,
    started,
    table_of,
)

MIGRATION = Path(tables.store.__file__).parent / "migrations/sqlite/0008_strengths.sql"


def strengths(table: Table) -> list[str]:
    """How strong the computer players are, by seat."""
    return [holder.strength for holder in table.holders if holder.user_id is None]


async def test_every_computer_player_has_a_strength_of_its_own(service: TableService) -> None:
    table = (await lobby(service, "mighty-monsters", people=1, bots=2)).id
    assert strengths(await table_of(service, table)) == ["normal", "normal"]
    await act(service, table, service.lobbies.choose_strength, user_id=ANNA, seats=[2], strength="hard")
    assert strengths(await table_of(service, table)) == ["normal", "hard"]
    await act(service, table, service.lobbies.add_computer_player, user_id=ANNA)
    await act(service, table, service.lobbies.add_computer_player, user_id=ANNA, strength="easy")
    assert strengths(await table_of(service, table)) == ["normal", "hard", "hard", "easy"]


async def test_only_the_host_chooses_and_only_for_computer_players(service: TableService) -> None:
    table = (await lobby(service, people=2, bots=1)).id
    choose = service.lobbies.choose_strength
    asked = {"seats": [2], "strength": "hard"}

    assert await refusal(service, table, choose, user_id=BERT, **asked) == "only-the-host"
    assert await refusal(service, table, choose, user_id=ANNA, seats=[1], strength="hard") == "no-bot-here"
    assert await refusal(service, table, choose, user_id=ANNA, seats=[2], strength="x") == "button-unknown"
    await act(service, table, choose, user_id=ANNA, seats=range(3), strength="easy")
    assert [one.strength for one in (await table_of(service, table)).holders] == ["normal", "normal", "easy"]


async def test_strengths_survive_the_start_a_restart_and_a_rematch(opener: Opener) -> None:
    service = await opener.open()
    table = (await lobby(service, people=1, bots=2)).id
    await act(service, table, service.lobbies.choose_strength, user_id=ANNA, seats=[1], strength="easy")
    await act(service, table, service.play.start)
    service = await opener.open()
    assert strengths(await table_of(service, table)) == ["easy", "normal"]
    await act(service, table, service.endings.ask, user_id=ANNA)
    again = await service.rematch(table, ANNA)

    assert [(one.name, one.strength) for one in again.holders if one.user_id is None] == [
        ("Grix", "easy"),
        ("Mumble", "normal"),
    ]


async def test_more_than_half_of_the_people_change_a_strength_while_playing(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.strengths.ask, user_id=ANNA, seat=2, strength="easy")
    assert strengths(await table_of(service, table)) == ["normal"]
    await cast(service, table, BERT, "change")

    assert strengths(await table_of(service, table)) == ["easy"]
    assert await service.votes.at(table) == []
    assert "story-strength" in await notes_of(service, table)


async def test_whoever_plays_alone_changes_it_at_once(service: TableService) -> None:
    table = await running(service, people=1, bots=2)
    await act(service, table, service.strengths.ask, user_id=ANNA, seat=1, strength="easy")

    assert strengths(await table_of(service, table)) == ["easy", "normal"]


async def test_a_strength_that_too_few_want_to_change_stays(service: TableService, clock: Clock) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.strengths.ask, user_id=ANNA, seat=2, strength="easy")
    [vote] = await service.votes.at(table)
    assert vote.closes_at is not None
    await run_at(service, clock, vote.closes_at)

    assert strengths(await table_of(service, table)) == ["normal"]
    assert "story-strength-kept" in await notes_of(service, table)


async def test_a_vote_on_a_strength_needs_a_computer_player_and_something_to_change(
    service: TableService,
) -> None:
    table = await running(service, people=2, bots=1)
    ask = service.strengths.ask

    assert await refusal(service, table, ask, user_id=ANNA, seat=1, strength="easy") == "not-a-bots-seat"
    assert await refusal(service, table, ask, user_id=ANNA, seat=2, strength="normal") == "strength-is-so"
    assert await refusal(service, table, ask, user_id=STRANGER, seat=2, strength="easy") == "not-seated"


async def test_a_person_who_takes_the_seat_ends_the_vote(service: TableService) -> None:
    table = await running(service, people=2, bots=1)
    await act(service, table, service.transfers.ask_for, guest=NEW, seat=2)
    await act(service, table, service.strengths.ask, user_id=BERT, seat=2, strength="easy")
    asked = {vote.kind: vote.id for vote in await service.votes.at(table)}
    vote_id = asked["take-over"]
    await act(service, table, service.votes.cast, vote_id=vote_id, user_id=ANNA, choice="accept")

    assert await service.votes.at(table) == []


async def test_substitutes_play_as_the_table_has_agreed(service: TableService) -> None:
    table = (await started(service, settings={"substitutes": "easy"})).id
    await act(service, table, service.transfers.resign, user_id=BERT)
    assert strengths(await table_of(service, table)) == ["easy"]
    other = (await started(service, channel=8)).id
    await act(service, other, service.transfers.resign, user_id=BERT)

    assert strengths(await table_of(service, other)) == ["normal"]


@only_sqlite
async def test_computer_players_of_earlier_releases_are_normal(opener: Opener) -> None:
    service = await opener.open()
    table = await lobby(service, people=1, bots=1)
    await opener.aclose()
    with sqlite3.connect(str(opener.store)) as file:
        file.execute("ALTER TABLE seats DROP COLUMN strength")
        file.executescript(MIGRATION.read_text())
    file.close()
    service = await opener.open()

    assert strengths(await table_of(service, table.id)) == ["normal"]
