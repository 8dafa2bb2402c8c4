"""Computer players move in the same transaction as the person before them."""

from __future__ import annotations

import asyncio
import dataclasses
import time

import pytest

from engine.core import Chance, Choice, Decision, Game, Seat, step
from engine.core.registry import games
from tables import Refused, Status, StoreAddress, TableService
from tables.play import computer_players
from tests.engine.toy import TOY
from tests.engine.toy.forms import question
from tests.engine.toy.game import bare_table
from tests.engine.toy.model import Toy, ToyView
from tests.tables.databases import rows
from tests.tables.scene import Opener, answer, contents, play_to_the_end, started, state_of


async def test_computer_players_go_on_in_the_same_transaction(
    service: TableService, store: StoreAddress
) -> None:
    table = await started(service, people=1, bots=2)
    await answer(service, table.id, 0, ["red"])
    after = await service.repository.table(table.id)
    state = await service.repository.state(after)

    assert set(state.awaited()) == {0}
    made = rows(store, "SELECT version, seat FROM moves ORDER BY version")
    assert [seat for _, seat in made] == [0, 1, 2]
    assert made[-1][0] == after.version
    assert len(rows(store, "SELECT * FROM states")) == 1 + len(made)


async def test_if_a_computer_players_move_cannot_be_written_the_persons_is_not_either(
    service: TableService, store: StoreAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service, people=1, bots=1)
    before, versions = contents(store), iter(range(100))

    def save_the_first_only(state: object) -> bytes:
        if next(versions) > 0:
            raise OSError("out of ink")
        return b"{}"

    monkeypatch.setattr("tables.store.states.rows.save", save_the_first_only)
    with pytest.raises(OSError, match="out of ink"):
        await answer(service, table.id, 0, ["red"])
    monkeypatch.undo()

    assert contents(store) == before


async def test_a_game_that_only_computer_players_begin_waits_for_the_first_person(
    service: TableService,
) -> None:
    table = await started(service, "mighty-monsters", people=1, bots=5)

    assert (await state_of(service, table.id)).awaited() == [0]


@pytest.mark.parametrize("seed", range(3))
async def test_one_person_among_computer_players_can_finish_a_game(opener: Opener, seed: int) -> None:
    service = await opener.open(seed)
    table = await started(service, "mighty-monsters", people=1, bots=3)
    await play_to_the_end(service, table.id, seed)

    assert (await service.repository.table(table.id)).status is Status.OVER


# ── computer players who never stop ──────────────────────────────────────────────────────────────────────


@step
def ask_person(g: Toy) -> None:
    g.ask(0, question("colour"), hand_on)


@step
def hand_on(g: Toy, seat: Seat, picked: list[str]) -> None:
    """Whatever the person says, the next seat is asked, and asked again until it says red."""
    g.ask(1, question("colour"), again)


@step
def again(g: Toy, seat: Seat, picked: list[str]) -> None:
    g.log.append(picked[0])
    g.then(ask_person) if picked == ["red"] and g.settings["mood"] == "calm" else g.then(ask_on)


@step
def ask_on(g: Toy) -> None:
    g.ask(1, question("colour"), again)


def _stubborn(table: ToyView, decision: Decision) -> Choice:
    return ["green"]


def _endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy as a game in which computer players go on for ever; in a wild mood default moves do as well."""

    def new(seats: int, settings: dict[str, str], chance: Chance) -> Toy:
        g = bare_table(seats, settings, chance)
        g.then(ask_person)
        return g

    monkeypatch.setitem(games(), "toy", dataclasses.replace(TOY, new=new, computer_player=_stubborn))


async def test_computer_players_who_never_stop_make_default_moves_in_the_end(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _endless(monkeypatch)
    table = await started(service, people=1, bots=1)
    await answer(service, table.id, 0, ["red"])
    state = await state_of(service, table.id)

    assert state.awaited() == [0]
    assert isinstance(state, Toy)
    assert state.log == ["green"] * TOY.most_decisions(2) + ["red"]


async def test_if_default_moves_do_not_stop_either_the_table_stays_as_it_was_and_it_is_reported(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    _endless(monkeypatch)
    table = await started(service, people=1, bots=1, settings={"mood": "wild"})
    before = await service.repository.table(table.id)
    with pytest.raises(Refused) as refused:
        await answer(service, table.id, 0, ["red"])

    assert refused.value.text.key == "fault-met"
    assert await service.repository.table(table.id) == before
    assert await service.faults.of(before) == [refused.value.text.args["report"]]


async def test_no_run_of_computer_players_is_longer_than_the_bound_of_all_games(
    monkeypatch: pytest.MonkeyPatch, service: TableService
) -> None:
    _endless(monkeypatch)
    monkeypatch.setattr(computer_players, "MOST_MOVES", 5)
    table = await started(service, people=1, bots=1)
    await answer(service, table.id, 0, ["red"])
    state = await state_of(service, table.id)

    assert isinstance(state, Toy)
    assert state.log == ["green"] * 5 + ["red"]


async def test_others_are_served_while_computer_players_think(
    service: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service, people=1, bots=2)
    monkeypatch.setitem(games(), "toy", _thinking_for(0.3))
    longest, last = 0.0, time.perf_counter()
    moving = asyncio.ensure_future(answer(service, table.id, 0, ["red"]))
    while not moving.done():
        await asyncio.sleep(0)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    await moving

    assert longest < 0.2


def _thinking_for(seconds: float) -> Game[Toy, ToyView]:
    def thinker(table: ToyView, decision: Decision) -> Choice:
        time.sleep(seconds)
        return TOY.computer_player(table, decision)

    return dataclasses.replace(TOY, computer_player=thinker)
