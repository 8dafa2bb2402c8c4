import asyncio
import json
import re
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground import Message, Permission, Person, Playground, Upload
from playground.storage import records
from playground.world import payloads
from playground.world.model import ChannelKind
from tests.playground.conftest import DESCRIPTION, Stage, running
from tests.playground.little_bot import LittleBot, picture, png

ROOT = Path(__file__).parents[3]


@asynccontextmanager
async def staged(path: Path) -> AsyncIterator[Stage]:
    """A playground with a save file, and the bot on it."""
    async with Playground(openapi=DESCRIPTION, keep=path) as ground, running(ground, LittleBot()) as bot:
        people = (
            ground.person("Anna"),
            ground.person("Bert", locale="de", nick="Bertl"),
            ground.person("Carla"),
        )
        yield Stage(ground, bot, *people, ground.channel("general"))
        assert ground.violations == []


def snapshot(ground: Playground) -> Any:
    """Everything in a playground, except for the changing parts of its files' URLs."""
    world, people = ground.world, [ground.person(name) for name in ("Anna", "Bert", "Carla", "Mia")]
    messages, channels = list(world.messages.values()), sorted(world.channels.values(), key=lambda c: c.id)
    found = {
        "bot": payloads.self_user(world),
        "users": [vars(user) for user in world.users.values()],
        "guilds": [payloads.guild(guild) for guild in world.guilds.values()],
        "members": [payloads.member(m) for guild in world.guilds.values() for m in guild.members.values()],
        "home": [ground.guild.id, ground.channel("general").id],
        "commands": list(world.commands.items()),
        "channels": [payloads.channel(channel) for channel in channels],
        "thread members": [payloads.thread_member(c, id_) for c in channels for id_ in c.members],
        "messages": [payloads.message(world, message) for message in messages],
        "pasts": [message.everything_ever for message in messages],
        "fields": [records.channel(c) for c in channels] + [records.message(m) for m in messages],
        "causes": [records.interaction(m.interaction) for m in messages if m.interaction],
        "seen": [[m.id for m in person.everything] for person in people],
        "mentions": [[m.id for m in person.mentions] for person in people],
        "pictures": [[p.hex() for m in person.everything for p in person.pictures(m)] for person in people],
    }
    without_address = re.sub(r"http://127\.0\.0\.1:\d+", "", json.dumps(found))
    return json.loads(re.sub(r"\?ex=[0-9a-f]+", "", without_address))


async def do_some_of_everything(stage: Stage) -> None:
    """Create at least one of everything that a playground can contain."""
    ground, anna, bert, general = stage.ground, stage.anna, stage.bert, stage.general
    channel = stage.text_channel()

    await anna.slash(general, "lobby open", game="boss-monster")
    await anna.slash(general, "hello", who=bert)
    thought = await (await bert.slash(general, "think", private=True)).settled()
    await bert.sees("And even more")
    assert thought.message
    ground.delete_message(thought.message)
    table = (await anna.slash(general, "table")).message
    assert table
    await (await bert.click(table, "Turn")).settled()
    await bert.click(table, "Hand")
    old = (await bert.slash(general, "old")).message
    assert old
    await anna.select(old, ["Card 1", "Card 2"])
    form = (await anna.click(old, "Form")).modal
    assert form
    await anna.submit(form, {"Name": "Anna", "Colour": "Red"})
    form = (await anna.slash(general, "form")).modal
    assert form
    await anna.submit(form, {"Name": "Anna", "Colour": "Blue"})
    await anna.slash(anna.dm_channel, "anywhere")

    posted = await channel.send("The board", file=picture(), embed=discord.Embed(title="Ember"), nonce="n-1")
    await posted.edit(content="Later", attachments=[*posted.attachments, picture("second.png", None)])
    await posted.create_thread(name="Talk", auto_archive_duration=60)
    answer = await posted.reply("An answer")
    gone = await answer.reply("Soon gone")
    await gone.reply("An answer to nothing")
    await gone.delete()
    secret = await channel.create_thread(name="Secret", auto_archive_duration=1440)
    await secret.send(f"Welcome {anna.mention}", file=picture("map.png"))
    await secret.remove_user(discord.Object(anna.id))
    await secret.add_user(discord.Object(bert.id))
    await secret.edit(archived=True)
    short = await (await channel.send("The start of what is gone")).create_thread(name="Short")
    ground.delete_channel(ground.world.channels[short.id])
    await (await stage.bot.fetch_user(anna.id)).send("Your turn", file=picture())

    ground.person("Mia", moderator=True).say(general, "Half a \ud83d", [Upload("a map.png", png(5, 5))])
    elsewhere = ground.new_guild("Elsewhere", locale="de", has_bot=False)
    ground.join(anna, elsewhere, nick="Anni")
    await anna.slash(ground.channel("general", elsewhere), "anywhere")
    ground.deny(ground.new_channel("quiet"), Permission.SEND_MESSAGES, bert)
    ground.world.set_locale(stage.carla.user, "de")
    ground.close_dms(bert)
    ground.skip(3600)


async def test_a_whole_world_comes_back(path: Path) -> None:
    async with staged(path) as stage:
        await do_some_of_everything(stage)
        before = snapshot(stage.ground)
        assert {message["type"] for message in before["messages"]} == {0, 19, 20}
        assert any("triggering_interaction_metadata" in str(message) for message in before["messages"])
    async with Playground(keep=path) as ground:
        assert snapshot(ground) == before


async def test_what_was_kept_can_be_gone_on_with_and_kept_again(path: Path) -> None:
    async with staged(path) as stage:
        stage.ground.skip(3600)
        said = stage.anna.say(stage.general, "First")
    async with Playground(keep=path) as ground:
        reply = ground.person("Bert").say(ground.channel("general"), "Second")
        assert 0 < reply.created - said.created < 60
        assert reply.id > said.id
    async with Playground(keep=path) as ground:
        anna = ground.person("Anna")
        assert [message.text for message in anna.messages(ground.channel("general"))] == ["First", "Second"]
        assert [person.name for person in ground.people.values()] == ["Anna", "Bert", "Carla"]
        assert [channel.name for channel in ground.guild.channels] == ["general"]


def test_ids_go_on_upwards_even_if_the_clock_of_the_computer_was_set_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ground = Playground(keep=path)
    latest = ground.person("Anna").say(ground.channel("general"), "Hello").id
    asyncio.run(ground.stop())
    monkeypatch.setattr("time.time", lambda: 1_700_000_000.0)
    ground = Playground(keep=path)
    assert ground.person("Anna").say(ground.channel("general"), "Hello again").id > latest
    asyncio.run(ground.stop())


async def test_a_button_of_an_old_message_works_after_bot_and_playground_were_restarted(path: Path) -> None:
    async with staged(path) as stage:
        await stage.anna.slash(stage.general, "table")
    async with staged(path) as stage:
        [message] = stage.anna.messages(stage.general)
        await (await stage.anna.click(message, "Turn")).settled()
        assert message.text.startswith("Game 7, ply 1")
        assert (await stage.bert.click(message, "Hand")).text == "Your hand"
        assert (await stage.bert.slash(stage.general, "anywhere")).text == "Here too"


async def test_a_bot_that_repeats_a_nonce_after_a_restart_posts_once(path: Path) -> None:
    async with staged(path) as stage:
        first = await stage.text_channel().send("Once", nonce="move-17")
    async with staged(path) as stage:
        assert (await stage.text_channel().send("Once", nonce="move-17")).id == first.id


async def test_a_token_works_for_its_time_and_what_left_no_answer_is_forgotten_after_it(path: Path) -> None:
    async with staged(path) as stage:
        reply = await stage.anna.slash(stage.general, "table")
        assert reply.message
        await (await stage.anna.click(reply.message, "Turn")).settled()
        await stage.anna.autocomplete(stage.general, "move", "choice", "1")
    token, id_ = reply.interaction.token, reply.message.id
    async with Playground(keep=path) as ground, aiohttp.ClientSession() as session:
        assert len(ground.world.interactions) == 2
        url = f"{ground.api_url}/webhooks/{ground.bot.id}/{token}"
        async with session.post(url, json={"content": "Still here"}) as response:
            assert response.status == 200
        ground.skip(16 * 60)
        async with session.post(url, json={"content": "Too late"}) as response:
            assert response.status == 401
    async with Playground(keep=path) as ground:
        [cause] = ground.world.interactions.values()
        assert cause is ground.world.messages[id_].interaction
        assert [message.text for message in cause.follow_ups] == ["Still here"]
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT id FROM records WHERE kind = 'interaction'").fetchall() == [(cause.id,)]


async def test_what_is_deleted_stays_deleted_with_its_files(path: Path) -> None:
    async with staged(path) as stage:
        ground, channel = stage.ground, stage.text_channel()
        posted = await channel.send("Stays", files=[picture("a.png"), picture("b.png")])
        await posted.edit(attachments=posted.attachments[1:])
        await (await channel.send("Goes", file=picture())).edit(content="Gone")
        ground.delete_message(ground.world.channels[channel.id].messages[-1])
        hall = ground.new_channel("hall")
        thread = ground.world.new_thread(hall, "Talk", stage.anna.user, ChannelKind.PUBLIC_THREAD)
        stage.anna.say(thread, "In the hall", [Upload("c.png", png())])
        await asyncio.sleep(0)
        ground.delete_channel(hall)
    async with Playground(keep=path) as ground:
        assert [message.text for message in ground.world.messages.values()] == ["Stays"]
        assert [channel.name for channel in ground.world.channels.values()] == ["general"]
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT count(*) FROM files").fetchone() == (1,)
        assert file.execute("SELECT count(*) FROM past").fetchone() == (1,)


async def test_closed_direct_messages_stay_closed_until_opened(path: Path) -> None:
    async with Playground(keep=path) as ground:
        ground.close_dms(ground.person("Anna"))
    async with staged(path) as stage:
        user = await stage.bot.fetch_user(stage.anna.id)
        with pytest.raises(discord.Forbidden):
            await user.send("Hello")
        stage.ground.open_dms(stage.anna)
    async with Playground(keep=path) as ground:
        assert ground.person("Anna").user.dms_open


async def test_what_was_said_before_the_playground_was_killed_is_there(path: Path) -> None:
    program = """
import asyncio, os, pathlib, signal, sys
from playground import Playground

async def main():
    async with Playground(keep=pathlib.Path(sys.argv[1])) as ground:
        ground.person("Anna").say(ground.channel("general"), "Last words")
        await asyncio.sleep(0)
        ground.skip(3600)
        await asyncio.sleep(0)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", program, str(path), cwd=ROOT)
    assert await process.wait() == -signal.SIGKILL
    async with Playground(keep=path) as ground:
        assert [m.text for m in ground.person("Anna").messages(ground.channel("general"))] == ["Last words"]
        assert ground.world.clock.skipped == 3600


def test_a_playground_is_kept_even_where_no_loop_runs(path: Path) -> None:
    def visited() -> tuple[Person, Message | None]:
        ground = Playground(keep=path)
        anna, general = ground.person("Anna"), ground.channel("general")
        seen = anna.messages(general)
        anna.say(general, "Hello")
        asyncio.run(ground.stop())
        return anna, seen[0] if seen else None

    first, nothing = visited()
    second, seen = visited()
    assert nothing is None
    assert seen
    assert seen.text == "Hello"
    assert first.id == second.id == seen.author.id
