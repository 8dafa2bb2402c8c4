"""The page's door, and what a pane hears once it is in."""

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web
from yarl import URL

import playground.page
from playground import Permission, Playground
from playground.checks.components import Json
from playground.world.furnishing import furnish
from playground.world.model import ChannelKind
from tests.playground.conftest import Stage, running
from tests.playground.little_bot import LittleBot
from tests.playground.pane import Pane, pane_of
from texts import LOCALES, templates

FOLDER = Path(playground.page.__file__).parent
FILES = sorted(file.name for file in (FOLDER / "static").iterdir())
KINDS = {
    ".html": ["text/html"],
    ".css": ["text/css"],
    ".js": ["text/javascript", "application/javascript"],
    ".svg": ["image/svg+xml"],
}
OpenPane = Callable[[str], Awaitable[Pane]]


@pytest.fixture
async def open_pane(ground: Playground) -> AsyncIterator[OpenPane]:
    async with AsyncExitStack() as panes:
        yield lambda name: panes.enter_async_context(pane_of(ground, name))


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def routes(ground: Playground) -> list[str]:
    """Every address of the page, with something that exists in the place of each name."""
    app = web.Application()
    ground.page.add_to(app)
    known = [resource.canonical for resource in app.router.resources()]
    return [path.format(locale="de", name="pane.js") for path in known]


# --- the door --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "file"),
    [
        ("/", "index.html"),
        ("/pane?person=Anna", "pane.html"),
        ("/favicon.ico", "icon.svg"),
        *((f"/static/{name}", name) for name in FILES),
    ],
)
async def test_the_page_and_its_files_are_served(
    ground: Playground, browser: aiohttp.ClientSession, path: str, file: str
) -> None:
    async with browser.get(ground.address + path) as answer:
        assert answer.status == 200
        assert answer.content_type in KINDS[Path(file).suffix]
        assert await answer.read() == (FOLDER / "static" / file).read_bytes()


async def test_the_page_is_told_who_there_is_and_what_to_say(
    stage: Stage, browser: aiohttp.ClientSession
) -> None:
    async with browser.get(f"{stage.ground.address}/people") as answer:
        assert await answer.json() == ["Anna", "Bert", "Carla"]
    for locale, spoken in (("en-US", "en"), ("de", "de"), ("fr", "en")):
        async with browser.get(f"{stage.ground.address}/words/{locale}") as answer:
            assert await answer.json() == templates(spoken, "page-")


async def test_everything_served_keeps_strangers_out_of_the_page(
    ground: Playground, browser: aiohttp.ClientSession
) -> None:
    for path in routes(ground):
        if path != "/socket":
            async with browser.get(ground.address + path) as answer:
                policy = answer.headers["Content-Security-Policy"].split("; ")
                assert {"default-src 'self'", "frame-ancestors 'self'", "base-uri 'none'"} <= set(policy)
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "stranger",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1:1"},
        {"Origin": "http://evil.example"},
        {"Origin": "https://127.0.0.1"},
        {"Origin": "null"},
    ],
    ids=str,
)
async def test_a_strangers_page_is_refused_at_every_address(
    stage: Stage, browser: aiohttp.ClientSession, stranger: dict[str, str]
) -> None:
    paths = routes(stage.ground)
    assert "/socket" in paths
    for path in paths:
        async with browser.get(f"{stage.ground.address}{path}?person=Anna", headers=stranger) as answer:
            assert answer.status == 403, path
            assert "Anna" not in await answer.text()
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"{stage.ground.address}/socket?person=Anna", headers=stranger)
    assert refused.value.status == 403


async def test_the_own_page_may_come_in_with_its_origin(stage: Stage, browser: aiohttp.ClientSession) -> None:
    address = f"{stage.ground.address}/socket?person=Anna"
    async with browser.ws_connect(address, headers={"Origin": stage.ground.address}) as socket:
        assert json.loads((await socket.receive()).data)["me"]["name"] == "Anna"


async def test_localhost_is_led_to_the_one_address(
    ground: Playground, browser: aiohttp.ClientSession
) -> None:
    local = {"Host": f"localhost:{URL(ground.address).port}"}
    for path in ("/", "/pane?person=Anna&at=5"):
        async with browser.get(ground.address + path, headers=local, allow_redirects=False) as answer:
            assert answer.status == 302
            assert answer.headers["Location"] == ground.address + path
    async with browser.get(f"{ground.address}/people", headers=local) as answer:
        assert answer.status == 403


@pytest.mark.parametrize(
    "path",
    [
        "/static/../door.py",
        "/static/..%2Fdoor.py",
        "/static/%2e%2e%2fdoor.py",
        "/static/%2e%2e/door.py",
        "/static/..%5Cdoor.py",
        "/static/%2Fetc%2Fpasswd",
        "/static//etc/passwd",
        "/static/..",
        "/static/",
        "/static/%00",
        "/static/nothing.js",
        "/door.py",
    ],
)
async def test_nothing_but_the_pages_own_files_is_served(ground: Playground, path: str) -> None:
    async with aiohttp.ClientSession() as session:
        address = URL(ground.address + path, encoded=True)
        async with session.get(address, allow_redirects=False) as answer:
            assert answer.status == 404


@pytest.mark.parametrize("name", ["Nobody", "", "anna", "Lairkeeper", "Owner of The Lair"])
async def test_nobody_can_come_in_as_somebody_else_than_the_people(
    stage: Stage, browser: aiohttp.ClientSession, name: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await browser.ws_connect(f"{stage.ground.address}/socket", params={"person": name})
    assert refused.value.status == 404


def test_every_sentence_the_server_names_is_there_with_exactly_what_is_put_in() -> None:
    named = [
        (key, set(re.findall(r"(\w+)=", given)))
        for file in FOLDER.glob("*.py")
        for key, given in re.findall(r'Refused\(\s*"(page-[\w-]+)"(.*)\)', file.read_text("utf-8"))
    ]
    assert len(named) > 10
    for locale in LOCALES:
        sentences = templates(locale, "page-")
        for key, given in named:
            assert given == set(re.findall(r"\{(\w+)\}", sentences[key])), f"{key} in {locale}"


def test_every_key_in_the_servers_source_is_a_sentence() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
    keys = set(re.findall(r'"(page-[\w-]+)"', sources))
    assert {"page-impossible", "page-form-gone", "page-cannot-restart"} <= keys
    for locale in LOCALES:
        assert keys - templates(locale, "page-").keys() == set()


# --- what a pane hears -----------------------------------------------------------------------------------


async def test_the_house_tells_who_and_where_one_is(stage: Stage, open_pane: OpenPane) -> None:
    ground = stage.ground
    thread = ground.world.new_thread(stage.general, "Table 1", stage.carla.user, ChannelKind.PUBLIC_THREAD)
    ground.deny(stage.general, Permission.SEND_MESSAGES, stage.bert)
    bert = await open_pane("Bert")
    me = bert.service["me"]
    assert (me["id"], me["name"], me["locale"], me["dms_open"]) == (str(stage.bert.id), "Bert", "de", True)
    assert [person["name"] for person in bert.service["people"]] == ["Anna", "Bert", "Carla"]
    assert {"id": str(ground.bot.id), "name": "Lairkeeper", "bot": True} in bert.service["everybody"]
    [guild] = bert.service["places"]["guilds"]
    assert {role["name"] for role in guild["roles"]} == {"@everyone", "Moderators"}
    assert [(p["name"], p["kind"], p["parent"], p["writable"]) for p in bert.places] == [
        ("general", "channel", None, False),
        ("Table 1", "thread", str(stage.general.id), True),
        ("Lairkeeper", "dm", None, True),
    ]
    ground.delete_channel(thread)
    ground.deny(stage.general, Permission(0), stage.bert)
    await bert.until(lambda: [place["writable"] for place in bert.places] == [True, True])


async def test_what_is_meant_for_one_reaches_nobody_else(stage: Stage, open_pane: OpenPane) -> None:
    names = ("Anna", "Bert", "Carla")
    anna, bert, carla = panes = [await open_pane(name) for name in names]
    for pane in panes:
        await pane.ask("look", {"channel": str(stage.general.id)})
    await stage.anna.slash(stage.general, "move", choice="EPHEMERAL")
    whisper = await stage.anna.sees("EPHEMERAL")
    await stage.anna.slash(stage.general, "think", private=True)
    await anna.hears("message", "And even more")
    thought = await stage.anna.sees("Thought about it")
    stage.ground.delete_message(thought)
    await anna.hears("gone", str(thought.id))

    letter = await (await stage.bot.fetch_user(stage.anna.id)).send("LETTER")
    private = await stage.text_channel().create_thread(
        name="HIDEOUT", type=discord.ChannelType.private_thread
    )
    await private.add_user(discord.Object(stage.anna.id))
    inside = await private.send("SECRET")
    for channel, text in ((stage.anna.dm_channel.id, "LETTER"), (private.id, "SECRET")):
        await anna.hears("house", str(channel))
        answer = await anna.ask("look", {"channel": str(channel)})
        assert answer["messages"][-1]["content"] == text
    await inside.edit(content="SECRET, edited")
    await anna.hears("message", "SECRET, edited")
    await inside.delete()
    await anna.hears("gone", str(inside.id))
    await anna.ask("press", {"message": str((await _old(stage)).id), "custom_id": "old:form"})

    for other in (bert, carla):
        answer = await other.ask("look", {"channel": str(stage.general.id)})
        assert [message["content"] for message in answer["messages"]] == ["Old"]
        for secret in (
            *("EPHEMERAL", "Thought", "even more", "LETTER", "HIDEOUT", "SECRET", "Your name"),
            *(str(thing.id) for thing in (whisper, thought, letter, private, inside)),
            str(stage.anna.dm_channel.id),
        ):
            assert secret not in other.everything


async def _old(stage: Stage) -> Any:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return message


async def test_a_reply_does_not_quote_what_others_cannot_see(stage: Stage, open_pane: OpenPane) -> None:
    bert = await open_pane("Bert")
    await bert.ask("look", {"channel": str(stage.general.id)})
    await stage.anna.slash(stage.general, "move", choice="SECRET")
    stage.anna.say(stage.general, "Oh!", reply_to=await stage.anna.sees("SECRET"))
    assert (await bert.hears("message", "Oh!"))["message"]["shown"]["reply"] is None
    assert "SECRET" not in bert.everything


async def test_whoever_loses_sight_of_a_channel_hears_no_more_of_it(
    stage: Stage, open_pane: OpenPane
) -> None:
    bert = await open_pane("Bert")
    await bert.ask("look", {"channel": str(stage.general.id)})
    open_word = stage.anna.say(stage.general, "For all")
    await bert.hears("message", "For all")
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL, stage.bert)
    await bert.until(lambda: "general" not in [place["name"] for place in bert.places])
    secret = stage.anna.say(stage.general, "Not for Bert")
    stage.ground.delete_message(open_word)
    await stage.text_channel().typing()
    await bert.ask("look", {"channel": str(stage.bert.dm_channel.id)})
    assert "Not for Bert" not in bert.everything
    assert str(secret.id) not in bert.everything
    assert not [news for news in bert.heard if news["about"] in ("gone", "typing")]


async def test_messages_arrive_with_their_edits_and_deletions_and_whatever_happens_around_them(
    stage: Stage, open_pane: OpenPane
) -> None:
    anna = await open_pane("Anna")
    await anna.ask("look", {"channel": str(stage.general.id)})
    question = stage.bert.say(stage.general, "Who is there?  " + "x" * 100)
    asked = stage.text_channel().get_partial_message(question.id)
    sent = await asked.reply(f"Hello {stage.anna.mention}")
    await sent.edit(content="Good bye")
    await sent.delete()
    await stage.text_channel().typing()
    await anna.hears("gone", str(sent.id))
    await anna.hears("typing")
    said, told, edited = [news["message"] for news in anna.heard if news["about"] == "message"]
    assert (said["shown"]["author"], said["shown"]["pinged"]) == ("Bertl", False)
    assert told["shown"] == {
        "author": "Lairkeeper",
        "pinged": True,
        "ephemeral": False,
        "loading": False,
        "reply": {
            "id": str(question.id),
            "author": "Bertl",
            "excerpt": "Who is there? " + "x" * 65 + "…",
        },
        "command": None,
    }
    assert (told["edited_timestamp"], edited["content"]) == (None, "Good bye")
    assert edited["edited_timestamp"]
    assert edited["id"] == told["id"] == str(sent.id)
    assert [news["about"] for news in anna.heard if news["about"] in ("message", "gone", "typing")] == [
        *("message", "message", "message", "gone", "typing"),
    ]


async def test_the_answer_to_a_command_tells_whose_it_was_and_that_the_bot_is_thinking(
    stage: Stage, open_pane: OpenPane
) -> None:
    carla = await open_pane("Carla")
    await carla.ask("look", {"channel": str(stage.general.id)})
    await stage.bert.slash(stage.general, "think")
    thought = (await carla.hears("message", "Thought about it"))["message"]
    thinking = next(n["message"] for n in carla.heard if n["about"] == "message")
    assert thinking["id"] == thought["id"]
    assert (thinking["shown"]["loading"], thought["shown"]["loading"]) == (True, False)
    assert thought["shown"]["command"] == {"person": "Bertl", "name": "think"}
    assert thought["attachments"][0]["url"].startswith(stage.ground.address)


async def test_a_pane_hears_of_new_commands(stage: Stage, open_pane: OpenPane) -> None:
    anna = await open_pane("Anna")
    await stage.bot.tree.sync()
    await anna.hears("commands")


# --- what is unread --------------------------------------------------------------------------------------


def counts(pane: Pane) -> dict[str, tuple[int, int]]:
    """Unread messages and mentions, by place and by person."""
    return {one["name"]: (one["unread"], one["mentions"]) for one in (*pane.places, *pane.service["people"])}


async def counted(pane: Pane, name: str, unread: int, mentions: int) -> None:
    await pane.until(lambda: counts(pane).get(name) == (unread, mentions))


async def test_unread_messages_and_mentions_are_counted_by_place_and_by_person(
    stage: Stage, open_pane: OpenPane
) -> None:
    anna, bert = await open_pane("Anna"), await open_pane("Bert")
    table = stage.ground.new_channel("table")
    stage.bert.say(stage.general, "Nobody in particular")
    stage.bert.say(table, f"Hello {stage.anna.mention}")
    await (await stage.bot.fetch_user(stage.anna.id)).send("Your turn")
    await stage.carla.slash(stage.general, "move", choice="for Carla's eyes only")
    nothing = (0, 0)
    await counted(anna, "Carla", 3, 0)
    assert counts(anna) == {
        "general": (1, 0),
        "table": (1, 1),
        "Lairkeeper": (1, 1),
        "Anna": (3, 2),
        "Bert": nothing,
        "Carla": (3, 0),
    }
    await bert.ask("commands", {"channel": str(table.id)})
    assert counts(bert) == counts(anna) | {"general": nothing, "table": nothing, "Lairkeeper": nothing}


async def test_reading_clears_the_counts_in_all_panes(stage: Stage, open_pane: OpenPane) -> None:
    anna, again, bert = [await open_pane(name) for name in ("Anna", "Anna", "Bert")]
    where = {"channel": str(stage.general.id)}
    first = stage.bert.say(stage.general, f"Hello {stage.anna.mention}")
    second = stage.carla.say(stage.general, "Hello")
    await counted(again, "general", 2, 1)
    assert int((await anna.ask("look", where))["read"]) < first.id
    assert counts(anna)["general"] == (2, 1)
    await anna.ask("read", where)
    for pane in (anna, again, bert):
        await counted(pane, "Anna", 0, 0)
    assert counts(again)["general"] == (0, 0)
    assert counts(bert)["general"] == (1, 0)
    assert (await again.ask("look", where))["read"] == str(second.id)
    stage.bert.say(stage.general, "And now?")
    await counted(again, "general", 1, 0)


async def test_what_was_there_before_the_page_counts_as_read(tmp_path: Path) -> None:
    path = tmp_path / "kept.sqlite3"
    async with Playground(keep=path) as ground:
        furnish(ground, "en-US")
        ground.person("Bruno").say(ground.channel("general"), f"Hello {ground.person('Ada').mention}")
    async with Playground(keep=path) as ground, pane_of(ground, "Ada") as ada:
        general = {"channel": str(ground.channel("general").id)}
        assert len((await ada.ask("look", general))["messages"]) == 1
        assert counts(ada)["general"] == counts(ada)["Ada"] == (0, 0)
        ground.person("Bruno").say(ground.channel("general"), "Are you there?")
        await ada.until(lambda: counts(ada)["general"] == counts(ada)["Ada"] == (1, 0))


# --- the bot, and the end --------------------------------------------------------------------------------


async def test_everybody_sees_whether_the_bot_is_there(ground: Playground, open_pane: OpenPane) -> None:
    ground.person("Anna")
    anna = await open_pane("Anna")

    def bot() -> Json:
        told: Json = anna.service["bot"]
        return told

    assert bot() == {"name": "Lairkeeper", "presence": "away", "restartable": False}
    async with running(ground, LittleBot()):
        await anna.until(lambda: bot()["presence"] == "here")
        told = len(anna.heard)
        ground.drop_gateway()
        await anna.until(lambda: "away" in [n["bot"]["presence"] for n in anna.heard[told:] if "bot" in n])
        await anna.until(lambda: bot()["presence"] == "here")
    await anna.until(lambda: bot()["presence"] == "away")


async def test_a_playground_that_stops_hangs_up_on_its_panes() -> None:
    async with Playground() as ground:
        ground.person("Anna")
        async with pane_of(ground, "Anna") as anna:
            await ground.stop()
            assert anna.closed
