"""Demo scenes and faults on demand."""

import discord
import pytest

from playground import Channel, Person, Playground, Scene
from tests.playground.conftest import Stage
from tests.playground.page.conftest import OpenPane
from tests.playground.page.handlers.material import TEA, UNTROUBLED, contents
from tests.playground.page.pane import Pane


async def _wait_in_vain(person: Person, channel: Channel) -> None:
    raise TimeoutError


COFFEE = Scene("coffee", lambda locale: "Coffee", _wait_in_vain)


async def test_a_scene_is_played_in_a_channel_of_its_own(stage: Stage, anna: Pane) -> None:
    stage.ground.page.scenes = [TEA, COFFEE]
    shown = [(await anna.ask("show", {"scene": "tea"}))["channel"] for _ in range(2)]
    assert anna.overview["scenes"] == [{"key": "tea", "name": "Tea"}, {"key": "coffee", "name": "Coffee"}]
    for number, channel in enumerate(shown, start=1):
        assert contents(await anna.ask("look", {"channel": channel})) == ["Tea is served", "Here too"]
        assert f"tea-{number}" in [place["name"] for place in anna.places if place["id"] == channel]
    assert await anna.refused("show", {"scene": "cake"}) == "There is no such table to show."
    assert await anna.refused("show", {"scene": "coffee"}) == "This interaction failed."


async def test_without_the_bot_there_is_nothing_to_show(ground: Playground, open_pane: OpenPane) -> None:
    ground.person("Anna")
    ground.page.scenes = [TEA]
    sentence = await (await open_pane("Anna")).refused("show", {"scene": "tea"})
    assert sentence == "Lairkeeper is away. What you do now is not heard."
    assert len(ground.guild.channels) == 1


async def test_what_is_delivered_late_fails_for_the_person_and_reaches_the_bot_all_the_same(
    stage: Stage, anna: Pane, open_pane: OpenPane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.handlers.controls._TOO_LATE", 0.5)
    stage.ground.world.rules.acknowledge_within = 0.3
    bert = await open_pane("Bert")
    await anna.ask("deliver-late")
    await bert.until(lambda: bert.overview["faults"]["late"] == 1)
    command = {"channel": str(stage.general.id), "path": "anywhere", "options": {}}
    assert await anna.ask("command", command) == {"failed": True, "form": None}
    await bert.until(lambda: bert.overview["faults"]["late"] == 0)
    await stage.anna.until(lambda: stage.bot.seen and stage.bot.failures, timeout=30)
    assert stage.anna.messages(stage.general) == []
    stage.ground.world.rules.acknowledge_within = 3.0
    assert await anna.ask("command", command) == {"failed": False, "form": None}


async def test_the_bots_next_requests_are_answered_with_429(
    stage: Stage, anna: Pane, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playground.page.handlers.controls._RETRY_AFTER", 0.05)
    await anna.ask("limit")
    assert anna.overview["faults"] == UNTROUBLED | {"limited": 3}
    await stage.text_channel().send("At last")
    await anna.hears("message", "At last")
    await anna.until(lambda: anna.overview["faults"]["limited"] == 0)
    assert [request.status for request in stage.ground.requests[-4:]] == [429, 429, 429, 200]


async def test_mending_lets_nothing_more_go_wrong(stage: Stage, anna: Pane) -> None:
    for what in ("limit", "limit", "deliver-late", "ban", "ban", "hang-up"):
        await anna.ask(what)
    assert anna.overview["faults"] == {"late": 1, "limited": 6, "banned": True, "cut": 1}
    await anna.ask("mend")
    assert anna.overview["faults"] == UNTROUBLED
    await stage.text_channel().send("Hello")
    assert stage.ground.requests[-1].status == 200


async def test_a_banned_bot_is_turned_away_until_all_is_mended(stage: Stage, anna: Pane) -> None:
    await anna.ask("ban")
    for _ in range(2):
        with pytest.raises(discord.HTTPException):
            await stage.text_channel().send("Hello")
    assert anna.overview["faults"]["banned"]
    await anna.ask("mend")
    await stage.text_channel().send("Hello again")


async def test_an_acknowledgement_that_was_cut_off_is_an_answer_for_the_person(
    stage: Stage, anna: Pane
) -> None:
    await anna.ask("hang-up")
    command = {"channel": str(stage.general.id), "path": "anywhere", "options": {}}
    assert await anna.ask("command", command) == {"failed": False, "form": None}
    await stage.anna.until(lambda: stage.bot.failures, timeout=30)
    assert anna.overview["faults"] == UNTROUBLED
