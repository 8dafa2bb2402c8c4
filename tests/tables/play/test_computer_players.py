"""Computer players move in the same transaction as the person before them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tables import Status, TableService
from tests.tables.scene import (
    Opener,
    answer,
    contents,
    play_to_the_end,
    rows,
    started,
    state_of,
)


async def test_computer_players_go_on_in_the_same_transaction(service: TableService, path: Path) -> None:
    table = await started(service, people=1, bots=2)
    await answer(service, table.id, 0, ["red"])
    after = await service.repository.table(table.id)
    state = await service.repository.state(after)

    assert set(state.awaited()) == {0}
    made = rows(path, "SELECT version, seat FROM moves ORDER BY version")
    assert [seat for _, seat in made] == [0, 1, 2]
    assert made[-1][0] == after.version
    assert len(rows(path, "SELECT * FROM states")) == 1 + len(made)


async def test_if_a_computer_players_move_cannot_be_written_the_persons_is_not_either(
    service: TableService, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(service, people=1, bots=1)
    before, versions = contents(path), iter(range(100))

    def save_the_first_only(state: object) -> bytes:
        if next(versions) > 0:
            raise OSError("out of ink")
        return b"{}"

    monkeypatch.setattr("tables.store.commits.save", save_the_first_only)
    with pytest.raises(OSError, match="out of ink"):
        await answer(service, table.id, 0, ["red"])
    monkeypatch.undo()

    assert contents(path) == before


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
