"""The power fails: whatever was not synced is gone or torn, and still no accepted move is."""

from __future__ import annotations

import os
from contextlib import aclosing
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from engine.core import Chance
from tables import TableService
from tables.store.sqlite import storage
from tests.soak.deaths import differences
from tests.tables.databases import rows
from tests.tables.scene import Clock, Opener, play_randomly, started
from tests.tables.store.sqlite.power import Note, Power, cut_off, left_behind

NAME = "lair.sqlite3"
MOVES = 12
CUTS = int(os.environ.get("POWER_CUTS", "40"))
"""How often the power fails in each game; `POWER_CUTS=1000` takes a few minutes."""
SEED = 20261118
Accepted = list[tuple[int, int]]
"""For every accepted move: how many notes there were when it was accepted, and its version."""


async def played(path: Path, seed: int) -> tuple[list[Note], Accepted]:
    """Play on a watched file."""
    power, accepted = Power(), Accepted()
    with power.watched():
        async with aclosing(Opener(path, Clock(1000.0))) as opener:
            service = await opener.open(seed)
            table = (await started(service, "mighty-monsters", people=3)).id
            accepted.append((len(power.notes), (await service.repository.table(table)).version))
            async for _ in play_randomly(service, table, Chance(seed), moves=MOVES):
                accepted.append((len(power.notes), (await service.repository.table(table)).version))
                if len(accepted) == MOVES // 2:
                    await service.storage.leave_no_trace()  # the journal is folded into the file
    if not power.notes:
        absence = "Python has a SQLite of its own here, which cannot be watched"
        if os.environ.get("CI"):
            pytest.fail(absence)
        pytest.skip(absence)
    return power.notes, accepted


async def survivors(path: Path) -> int:
    """The version of the table after the bot has come back, every state of which the log rebuilds."""
    service = await TableService.open(path)
    await service.close()
    found = rows(path, "SELECT version FROM tables WHERE id = 1")
    if not found or not rows(path, "SELECT 1 FROM states"):
        return 0
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert not any(differences(path, 1))
    return int(found[0][0])


async def versions_lost(tmp_path: Path, notes: list[Note], accepted: Accepted, seed: int) -> int:
    """How many cuts have cost a move that was accepted before."""
    random, lost = Random(seed), 0
    for number in range(CUTS):
        at = random.randrange(accepted[0][0], len(notes) + 1)
        promised = max((version for written, version in accepted if written <= at), default=0)
        files = cut_off(notes[:at], random)
        path = left_behind(files, tmp_path / f"cut-{number}") / NAME
        lost += await survivors(path) < promised
    return lost


async def test_an_accepted_move_survives_every_power_cut(tmp_path: Path) -> None:
    notes, accepted = await played(tmp_path / NAME, SEED)
    assert len(accepted) == MOVES + 1
    assert {note.kind for note in notes} >= {"write", "truncate", "sync"}
    assert await versions_lost(tmp_path, notes, accepted, SEED) == 0


async def test_with_less_care_the_same_power_cuts_would_cost_moves(tmp_path: Path) -> None:
    """Else the test above would prove nothing."""
    careless = tuple(pragma.replace("FULL", "NORMAL") for pragma in storage._PRAGMAS)
    with patch.object(storage, "_PRAGMAS", careless):
        notes, accepted = await played(tmp_path / NAME, SEED)
        assert await versions_lost(tmp_path, notes, accepted, SEED) > 0
