"""A copy made while people play, put back after the disk went mad: the game goes on from there."""

import asyncio
import os
import shutil
import sys

import pytest

from tests.end_to_end.party import Party
from tests.end_to_end.stage import ROOT, Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_game_goes_on_from_the_copy_that_was_made_of_it(own_stage: Stage) -> None:
    party = Party(
        own_stage, [own_stage.person("Anna"), own_stage.person("Ben", "de"), own_stage.person("Cleo")]
    )
    await party.begin()
    await party.choose_families()
    await party.play(answers=3)
    standing, answers = own_stage.ledger.state(party.channel), party.answers
    database = own_stage.ledger.path
    folder = database.parent / "copies"
    environment = {**os.environ, "DATABASE": str(database), "BACKUP_DIR": str(folder)}
    backup = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "cogs.backup", cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await backup.communicate()
    [copy] = folder.glob("*.sqlite3")
    assert str(copy) in said.decode()
    await party.play(answers=2)

    await own_stage.bot.stop()
    for beside in ("", "-wal", "-shm"):
        database.with_name(database.name + beside).unlink(missing_ok=True)
    shutil.copy(copy, database)
    await own_stage.bot.start()

    assert own_stage.ledger.state(party.channel) == standing
    party.answers = answers
    mover = party.people[standing.awaited()[0]]
    await party.by_command(mover)
    await party.play(answers=2)
