"""Whether the bot is connected, and restarts of the bot."""

import asyncio
import json

import pytest

from playground import Playground
from playground.checks.components import Json
from tests.playground.conftest import Stage, running
from tests.playground.little_bot import LittleBot
from tests.playground.page.conftest import OpenPane
from tests.playground.page.pane import Pane, pane_of


async def test_everybody_sees_whether_the_bot_is_there(ground: Playground, open_pane: OpenPane) -> None:
    ground.person("Anna")
    anna = await open_pane("Anna")

    def bot() -> Json:
        shown: Json = anna.overview["bot"]
        return shown

    assert bot() == {"name": "Lairkeeper", "presence": "away", "restartable": False}
    async with running(ground, LittleBot()):
        await anna.until(lambda: bot()["presence"] == "here")
        before = len(anna.news)
        ground.drop_gateway()
        await anna.until(lambda: "away" in [n["bot"]["presence"] for n in anna.news[before:] if "bot" in n])
        await anna.until(lambda: bot()["presence"] == "here")
    await anna.until(lambda: bot()["presence"] == "away")


class FakeBot:
    """A bot that starts once `may_start` is set, or fails with `flaw`."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.may_start = asyncio.Event()
        self.flaw: Exception | None = None

    async def end(self) -> None:
        self.done.append("end")

    async def start(self) -> None:
        try:
            await self.may_start.wait()
        except asyncio.CancelledError:
            self.done.append("give up")
            raise
        if self.flaw:
            raise self.flaw
        self.done.append("start")


async def sees_the_bot(pane: Pane, presence: str) -> None:
    await pane.until(lambda: pane.overview["bot"]["presence"] == presence)


async def test_the_bot_is_restarted_before_everybodys_eyes(
    stage: Stage, anna: Pane, open_pane: OpenPane
) -> None:
    bert, bot = await open_pane("Bert"), FakeBot()
    assert not anna.overview["bot"]["restartable"]
    cannot = "The bot cannot be restarted from here just now."
    assert await anna.refused("restart") == cannot
    stage.ground.page.bot = bot
    restarting = asyncio.create_task(anna.ask("restart"))
    for pane in (anna, bert):
        await sees_the_bot(pane, "restarting")
    assert bert.overview["bot"]["restartable"]
    assert await bert.refused("restart") == cannot
    bot.may_start.set()
    await restarting
    await sees_the_bot(bert, "here")
    assert bot.done == ["end", "start"]


@pytest.mark.parametrize(
    ("flaw", "reason"),
    [
        (RuntimeError("The bot ended with 1:\nTraceback\nNo token"), "No token"),
        (RuntimeError(""), "RuntimeError"),
        (FileNotFoundError("no python"), "no python"),
    ],
)
async def test_a_bot_that_does_not_come_back_is_told_of_with_its_last_words(
    stage: Stage, anna: Pane, flaw: Exception, reason: str
) -> None:
    stage.ground.page.bot = bot = FakeBot()
    bot.may_start.set()
    bot.flaw = flaw
    assert await anna.refused("restart") == f"The bot did not come back: {reason}"
    bot.flaw = None
    await anna.ask("restart")
    assert anna.overview["bot"]["presence"] == "here"


async def test_a_restart_goes_on_when_the_pane_that_asked_for_it_is_closed(stage: Stage, anna: Pane) -> None:
    stage.ground.page.bot = bot = FakeBot()
    async with pane_of(stage.ground, "Bert") as bert:
        await bert.write(json.dumps({"number": 1, "what": "restart", "body": {}}))
        await sees_the_bot(anna, "restarting")
    bot.may_start.set()
    await sees_the_bot(anna, "here")
    assert bot.done == ["end", "start"]


async def test_a_playground_that_stops_gives_up_on_a_bot_that_is_still_to_come_back() -> None:
    async with Playground() as ground:
        ground.person("Anna")
        ground.page.bot = bot = FakeBot()
        async with pane_of(ground, "Anna") as anna:
            await anna.write(json.dumps({"number": 1, "what": "restart", "body": {}}))
            await sees_the_bot(anna, "restarting")
            await ground.stop()
            assert (bot.done, anna.closed) == (["end", "give up"], True)
