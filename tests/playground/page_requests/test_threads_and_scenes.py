"""Threads, one's own language, and tables to be shown."""

from playground import Channel, Permission, Person, Playground, Scene
from tests.playground.conftest import Stage
from tests.playground.page_requests.conftest import OpenPane
from tests.playground.page_requests.material import TEA, contents
from tests.playground.pane import Pane


async def test_a_thread_is_opened_below_a_channel(stage: Stage, anna: Pane) -> None:
    answer = await anna.ask("thread", {"channel": str(stage.general.id), "name": "  Table 1 "})
    [place] = [place for place in anna.places if place["id"] == answer["channel"]]
    assert (place["name"], place["kind"], place["parent"]) == ("Table 1", "thread", str(stage.general.id))
    await anna.ask("say", {"channel": answer["channel"], "text": "First!"})
    assert (await stage.bert.sees("First!")).channel.name == "Table 1"


async def test_a_thread_needs_a_name_and_a_channel_to_hang_from(stage: Stage, anna: Pane) -> None:
    for name in ("", "  ", "x" * 101):
        sentence = await anna.refused("thread", {"channel": str(stage.general.id), "name": name})
        assert sentence == "A thread needs a name of at most 100 characters."
    thread = (await anna.ask("thread", {"channel": str(stage.general.id), "name": "x" * 100}))["channel"]
    for channel in (thread, str(stage.anna.dm_channel.id)):
        assert "in a channel" in await anna.refused("thread", {"channel": channel, "name": "Deeper"})
    stage.ground.deny(stage.general, Permission.CREATE_PUBLIC_THREADS, stage.anna)
    sentence = await anna.refused("thread", {"channel": str(stage.general.id), "name": "Table 2"})
    assert sentence == "Discord would not allow that: Missing Permissions"


async def test_the_next_interaction_is_in_the_language_one_speaks_from_now_on(
    stage: Stage, anna: Pane
) -> None:
    stage.ground.page.scenes = [TEA]
    await anna.ask("speak", {"locale": "de"})
    assert (anna.service["me"]["locale"], anna.service["scenes"][0]["name"]) == ("de", "Tee")
    options = {"game": "boss-monster"}
    await anna.ask("command", {"channel": str(stage.general.id), "path": "lobby open", "options": options})
    await anna.hears("message", "boss-monster for 2 in general (de)")
    for locale in ("Klingon", None, 7, ["de"]):
        await anna.refused("speak", {"locale": locale})
    assert stage.anna.locale == "de"


async def _wait_in_vain(person: Person, channel: Channel) -> None:
    raise TimeoutError


COFFEE = Scene("coffee", lambda locale: "Coffee", _wait_in_vain)


async def test_a_scene_is_played_in_a_channel_of_its_own(stage: Stage, anna: Pane) -> None:
    stage.ground.page.scenes = [TEA, COFFEE]
    shown = [(await anna.ask("show", {"scene": "tea"}))["channel"] for _ in range(2)]
    assert anna.service["scenes"] == [{"key": "tea", "name": "Tea"}, {"key": "coffee", "name": "Coffee"}]
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
