"""Letting things go wrong: a bot restarted, doors closed, answers late."""

import asyncio
import json

import discord
import pytest

from playground import Playground
from tests.playground.conftest import Stage
from tests.playground.page_requests.conftest import OpenPane
from tests.playground.pane import Pane, pane_of


class FakeBot:
    """A bot that starts when it may, or fails to."""

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
    await pane.until(lambda: pane.service["bot"]["presence"] == presence)


async def test_the_bot_is_restarted_before_everybodys_eyes(
    stage: Stage, anna: Pane, open_pane: OpenPane
) -> None:
    bert, bot = await open_pane("Bert"), FakeBot()
    assert not anna.service["bot"]["restartable"]
    cannot = "The bot cannot be restarted from here just now."
    assert await anna.refused("restart") == cannot
    stage.ground.page.bot = bot
    restarting = asyncio.create_task(anna.ask("restart"))
    for pane in (anna, bert):
        await sees_the_bot(pane, "restarting")
    assert bert.service["bot"]["restartable"]
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
    assert anna.service["bot"]["presence"] == "here"


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


async def test_direct_messages_are_closed_and_opened_again(stage: Stage, anna: Pane) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    await anna.ask("close-dms", {"closed": True})
    assert not anna.service["me"]["dms_open"]
    with pytest.raises(discord.Forbidden):
        await user.send("Hello")
    await anna.ask("close-dms", {"closed": False})
    assert anna.service["me"]["dms_open"]
    await user.send("Hello")


async def test_what_is_delivered_late_fails_for_the_person_and_reaches_the_bot_all_the_same(
    stage: Stage, anna: Pane, open_pane: OpenPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.requests._TOO_LATE", 0.5)
    stage.ground.world.rules.acknowledge_within = 0.3
    bert = await open_pane("Bert")
    await anna.ask("deliver-late")
    await bert.until(lambda: bert.service["faults"]["late"] == 1)
    command = {"channel": str(stage.general.id), "path": "anywhere", "options": {}}
    assert await anna.ask("command", command) == {"failed": True, "form": None}
    await bert.until(lambda: bert.service["faults"]["late"] == 0)
    await stage.anna.until(lambda: stage.bot.seen and stage.bot.failures, timeout=30)
    assert stage.anna.messages(stage.general) == []
    stage.ground.world.rules.acknowledge_within = 3.0
    assert await anna.ask("command", command) == {"failed": False, "form": None}


async def test_the_bots_next_requests_are_answered_with_429(
    stage: Stage, anna: Pane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.requests._RETRY_AFTER", 0.05)
    await anna.ask("limit")
    assert anna.service["faults"] == {"late": 0, "limited": 3}
    await stage.text_channel().send("At last")
    await anna.hears("message", "At last")
    await anna.until(lambda: anna.service["faults"]["limited"] == 0)
    assert [request.status for request in stage.ground.requests[-4:]] == [429, 429, 429, 200]


async def test_mending_lets_nothing_more_go_wrong(stage: Stage, anna: Pane) -> None:
    for what in ("limit", "limit", "deliver-late"):
        await anna.ask(what)
    assert anna.service["faults"] == {"late": 1, "limited": 6}
    await anna.ask("mend")
    assert anna.service["faults"] == {"late": 0, "limited": 0}
    await stage.text_channel().send("Hello")
    assert stage.ground.requests[-1].status == 200
