"""A game with hard computer players: they think in processes of their own, which may die at any moment."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.end_to_end.doodling import Doodlers
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, on_both_stores

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE = 60.0
ANSWERS = int(os.environ.get("HARD_ANSWERS", "2"))
"""After so many answers of hers Anna has seen enough; HARD_ANSWERS=999 plays the game to its end."""
GAMES = os.environ.get("HARD_GAMES", "mighty-monsters").split(",")
"""Which games she plays; `make hard-games` plays whole ones of every kind."""


def workers() -> list[int]:
    """The processes that think, of whichever bot; ours are those whose parent is the bot of the stage."""
    return [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if _thinks(path)]


def _thinks(cmdline: Path) -> bool:
    with suppress(OSError):
        return b"engine.search.worker" in cmdline.read_bytes()
    return False


def _parent(process: int) -> int:
    with suppress(OSError):
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
    return 0


@on_both_stores
@pytest.mark.parametrize("game", GAMES)
async def test_hard_players_play_on_though_their_worker_and_the_bot_are_killed(
    own_stage: Stage, game: str
) -> None:
    stage, bot = own_stage, own_stage.bot
    stage.expected_complaints.add("a worker was lost")
    anna = stage.person("Anna")
    doodlers = Doodlers(stage, anna)
    drawn = game == doodlers.game
    party, ledger = doodlers if drawn else Party(stage, [anna], game=game), stage.ledger
    answer = doodlers.by_clicks if drawn else party.by_panel
    await party.open()
    await (await anna.slash(party.channel, "lobby bot", count=2, strength="hard")).settled()
    await stage.quiet()
    await party.start()

    def own_workers() -> list[int]:
        assert bot._process is not None
        return [one for one in workers() if _parent(one) == bot._process.pid]

    def asked() -> bool:
        state = ledger.state(party.channel)
        return not ledger.rows("SELECT * FROM thoughts") and state.awaited() in ([0], [])

    for number in range(ANSWERS):
        await stage.until(asked, PATIENCE)
        await stage.quiet()
        if ledger.state(party.channel).result is not None:
            break
        if number == 1:
            await bot.kill()
            await bot.start()
        await answer(anna)
        for worker in own_workers():
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
    await stage.until(asked, PATIENCE)
    await stage.quiet()

    moved = {seat for (seat,) in ledger.rows("SELECT seat FROM moves")}
    assert moved == {0, 1, 2}
    if ledger.state(party.channel).result is None:
        assert says(anna)("bot-named", name="Grix", manner="hard, bold") in party.table.text
    left = own_workers()
    await bot.stop()
    assert not [one for one in left if one in workers()]
    await bot.start()
