"""Privacy: everything about a person is exported in one file, and nothing is left once they are forgotten."""

from __future__ import annotations

import json
from functools import partial

import pytest

from engine.core.agenda import STEP_NAMES, STEPS
from tables import Newcomer, PanelErrand, QuietHours, Status, StoreAddress, TableService
from tests.engine.toy import answered
from tests.tables.databases import column_names, folder_of, rows, table_names
from tests.tables.scene import (
    ANNA,
    BERT,
    STRANGER,
    Opener,
    answer,
    contents,
    errands_of,
    guest,
    lobby,
    play_to_the_end,
    question_to,
    started,
    state_of,
)

SOMEBODY = guest(0)


async def a_life_at_tables(service: TableService, me: Newcomer = SOMEBODY) -> dict[str, int]:
    """Anna has finished a game, plays a second, is away from a third, waits in a lobby, and has left two.

    She follows another, at which she would like to have a seat; and she was not to be called at night.
    """
    begin = partial(started, service, host=me, settings={"clock": "1-day"})
    over = await begin(channel=1)
    await play_to_the_end(service, over.id, 1)
    playing = await begin(channel=2)
    await answer(service, playing.id, 0, ["red"], interaction=77)
    await service.messages.note_panel(playing.id, me.user_id, 5, 6)
    await service.drafts.save(playing.id, await question_to(service, playing.id, 0), ["red"])
    await service.change(playing.id, lambda table: service.undos.ask(table, me.user_id))
    left = await begin(channel=3)
    await service.change(left.id, lambda table: service.absence.replace_late(table, 0))
    waiting = await lobby(service, channel=4, host=me)
    resigned, ended = [await begin(channel=channel) for channel in (5, 6)]
    for table in (resigned, ended):
        await service.change(table.id, lambda table: service.play.resign(table, 0))
    await play_to_the_end(service, ended.id, 1)
    watched = await started(service, people=1, bots=2, channel=7, host=guest(4))
    await service.onlookers.toggle(watched, me.user_id)
    await service.change(watched.id, lambda table: service.transfers.ask_for(table, me, 1))
    await service.results.tallies(1)
    company = service.company
    await company.watchers.watch(me.user_id, 1, "toy")
    await company.watchers.invite(watched.id, me.user_id)
    await company.avoiding.avoid(me.user_id, STRANGER)
    await company.avoiding.avoid(STRANGER, me.user_id)
    await company.homes.keep(me.user_id)
    await company.homes.note_posted(me.user_id, 8, 9, 1.0)
    await service.people.choose_locale(me.user_id, "de")
    await service.absence.choose_quiet(me.user_id, QuietHours(0, 600, "UTC"))
    await service.notifications.allowed_now(await service.repository.table(playing.id), [me.user_id])
    return {
        "over": over.id,
        "playing": playing.id,
        "left": left.id,
        "lobby": waiting.id,
        "resigned": resigned.id,
        "ended": ended.id,
    }


async def test_everything_known_is_in_the_file(service: TableService) -> None:
    tables = await a_life_at_tables(service)
    known = json.loads(await service.privacy.known(ANNA))

    assert known["person"] == ANNA
    assert [one["locale"] for one in known["settings"]] == ["de"]
    sitting = [tables[name] for name in ("over", "playing", "left", "lobby")]
    assert [one["id"] for one in known["tables"]] == sitting
    left = [tables[name] for name in ("left", "resigned", "ended")]
    assert [one["table_id"] for one in known["seats left to computer players"]] == left
    assert {one["table_id"] for one in known["moves"]} == {tables["over"], tables["playing"]}
    assert [one["message_id"] for one in known["direct messages"]] == [6]
    assert [one["words"] for one in known["answers in the making"]] == ['["red"]']
    assert [one["choice"] for one in known["votes"]] == ["agree"]
    company = ("games told about", "invitations", "people avoided", "list of tables")
    assert [len(known[what]) for what in company] == [1, 1, 1, 1]
    assert [one["times"] for one in known["results"]] == ["[]"], "no answer came from a click"
    assert [one["avoided_id"] for one in known["people avoided"]] == [STRANGER]
    assert {one["table_id"] for one in known["games left"]} == set(left)
    assert [len(known[what]) for what in ("wishes for a seat", "calls put off", "followed tables")] == [
        1,
        1,
        1,
    ]


NUMBER, NAME = 8_123_456_789_012_345, "Xanthippe"
"""Of somebody whom nothing else in the file could be mistaken for."""


def traces(store: StoreAddress) -> list[tuple[str, str]]:
    """Every table and column of the file that holds her number or her name."""
    columns = [(name, column) for name in table_names(store) for column in column_names(store, name)]
    return [
        (name, column)
        for name, column in columns
        for (value,) in rows(store, f"SELECT {column} FROM {name}")
        if str(NUMBER) in _text(value) or NAME in _text(value)
    ]


def _text(value: object) -> str:
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


async def test_after_being_forgotten_neither_name_nor_number_is_anywhere(
    service: TableService, store: StoreAddress
) -> None:
    """Not even in undelivered errands, or in unused pages of a file."""
    await a_life_at_tables(service, Newcomer(NUMBER, NAME))
    assert {name for name, _ in traces(store)} >= {
        *("tables", "seats", "outbox", "panels", "people", "timers", "ballots", "clocks", "followers"),
        *(
            "leavers",
            "results",
            "votes",
            "hourly",
            "watchers",
            "invitations",
            "avoided",
            "departures",
            "homes",
        ),
    }
    await service.forget(NUMBER)

    # Only where their hand and their list were posted is known, until these are taken away.
    assert set(traces(store)) == {("panels", "user_id"), ("outbox", "errand"), ("homes", "user_id")}
    await service.company.homes.forget(NUMBER)
    for (table_id,) in rows(store, f"SELECT table_id FROM panels WHERE user_id = {NUMBER}"):
        await service.messages.forget_panel(table_id, NUMBER)
    assert traces(store) == []
    for file in folder_of(store).rglob("*"):
        assert file.is_dir() or NAME.encode() not in file.read_bytes(), file
        assert file.is_dir() or str(NUMBER).encode() not in file.read_bytes(), file
    await service.run_due_timers()
    assert traces(store) == []


@pytest.mark.parametrize("over", [False, True])
async def test_a_posted_hand_is_taken_away_also_after_a_crash(opener: Opener, over: bool) -> None:
    service = await opener.open()
    table = await started(service)
    await service.messages.note_panel(table.id, ANNA, 5, 6)
    if over:
        await play_to_the_end(service, table.id, 1)
    await errands_of(service, table.id)
    announced: list[int] = []
    service.on_errands(announced.append)
    await service.forget(ANNA)
    assert table.id in announced

    again = await opener.open()
    batch = await again.outbox.claim(table.id)
    assert batch is not None
    assert PanelErrand(ANNA, your_turn=False) in batch.errands
    letter = await again.messages.panel(table.id, ANNA)
    assert letter is not None
    assert (letter.channel_id, letter.message_id) == (5, 6)
    assert (await again.repository.table(table.id)).seat_of(ANNA) is None, "so the postman takes it away"


async def test_a_hand_posted_while_its_owner_is_forgotten_is_taken_away_too(service: TableService) -> None:
    table = await started(service)
    await service.forget(ANNA)
    await errands_of(service, table.id)
    await service.messages.note_panel(table.id, ANNA, 5, 6)

    assert await errands_of(service, table.id) == [PanelErrand(ANNA, your_turn=False)]


@pytest.mark.parametrize("way", ["resigned", "late", "playing", "asking"])
async def test_what_has_not_been_told_yet_does_not_tell_of_them_any_more(
    service: TableService, store: StoreAddress, way: str
) -> None:
    me = Newcomer(NUMBER, NAME)
    table = (await started(service, host=guest(4) if way == "asking" else me, people=2, bots=1)).id
    match way:
        case "resigned":
            await service.change(table, lambda table: service.play.resign(table, 0))
        case "late":
            await service.change(table, lambda table: service.absence.replace_late(table, 0))
        case "asking":
            await service.change(table, lambda table: service.transfers.ask_for(table, me, 2))
    await service.forget(NUMBER)

    assert traces(store) == []
    assert await errands_of(service, table), "the others are told all the same"


async def test_the_games_of_the_others_go_on_and_can_still_be_told(service: TableService) -> None:
    tables = await a_life_at_tables(service)
    end = await state_of(service, tables["over"])
    await service.forget(ANNA)
    over, playing, left, waiting, resigned, ended = [
        await service.repository.table(number) for number in tables.values()
    ]

    assert over.names == ["Anonymous A", "Bert", "Carla"]
    assert await state_of(service, over.id) == end
    assert len(await service.replays.frames(over)) > 1
    assert playing.status is left.status is Status.PLAYING
    assert playing.names == left.names == resigned.names == ended.names == ["Grix", "Bert", "Carla"]
    assert playing.host_id == left.host_id == waiting.host_id == BERT
    assert [holder.user_id for holder in waiting.holders] == [BERT, 102]
    assert await service.votes.at(playing.id) == []
    await service.run_due_timers()
    await play_to_the_end(service, playing.id, 2)


async def test_the_wish_to_be_forgotten_is_not_remembered_and_whoever_comes_back_is_new(
    service: TableService, store: StoreAddress
) -> None:
    await service.people.choose_locale(ANNA, "de")
    await service.forget(ANNA)
    await service.people.note_locale(ANNA, "de")
    assert rows(store, "SELECT * FROM people") == []
    assert (await service.people.get(ANNA)).locale is None

    await service.people.note_locale(ANNA, "de")
    assert (await service.people.get(ANNA)).locale == "de"


@pytest.mark.parametrize("user_id", [ANNA, 999])
async def test_somebody_unknown_can_be_forgotten_too(
    service: TableService, store: StoreAddress, user_id: int
) -> None:
    before = contents(store)
    await service.forget(user_id)

    assert contents(store) == before


async def test_a_wish_for_a_seat_goes_with_whoever_had_it(service: TableService, store: StoreAddress) -> None:
    table = await started(service, people=2, bots=1)
    nora = Newcomer(STRANGER, "Nora")
    await service.change(table.id, lambda table: service.transfers.ask_for(table, nora, 2))
    await errands_of(service, table.id)
    await service.forget(STRANGER)

    assert await service.votes.at(table.id) == []
    assert rows(store, "SELECT * FROM timers WHERE kind = 'vote'") == []


@pytest.mark.usefixtures("broken_rule")
async def test_a_table_that_is_not_well_keeps_nobody_from_being_forgotten(
    service: TableService, store: StoreAddress
) -> None:
    broken, unreadable = await started(service, channel=1), await started(service, channel=2)
    async with service.storage.transaction() as writer:
        await writer.execute("UPDATE states SET state = 'gibberish' WHERE table_id = ?", (unreadable.id,))
    service.repository._states.clear()
    await service.forget(ANNA)

    for table_id in (broken.id, unreadable.id):
        table = await service.repository.table(table_id)
        assert (table.seat_of(ANNA), table.host_id) == (None, BERT)


@pytest.fixture
def broken_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every answer fail in the rules."""

    def fails(*_: object) -> None:
        raise KeyError

    monkeypatch.setitem(STEPS, ("", STEP_NAMES[answered]), fails)
