import asyncio

import aiohttp
import discord
import pytest

from playground import Playground, point_discord_at
from playground.world.changes import BotIdentified, Change
from tests.playground.conftest import Stage, running
from tests.playground.little_bot import LittleBot


async def test_the_bot_gets_ready_and_knows_its_guild(stage: Stage) -> None:
    assert stage.bot.user
    assert stage.bot.user.id == stage.ground.bot.id
    assert [guild.name for guild in stage.bot.guilds] == ["The Lair"]


async def test_asked_to_reconnect_the_bot_resumes(stage: Stage) -> None:
    stage.ground.ask_to_reconnect()
    await asyncio.wait_for(stage.bot.resumed.wait(), 5)
    assert (await stage.anna.slash(stage.general, "anywhere")).text == "Here too"


async def test_what_happens_while_the_line_is_cut_arrives_after_resuming(stage: Stage) -> None:
    stage.ground.drop_gateway()
    await stage.anna.until(lambda: not stage.ground.gateway.connected)
    stage.ground.world.rules.acknowledge_within = 10
    assert (await stage.anna.slash(stage.general, "anywhere")).text == "Here too"
    assert stage.bot.resumed.is_set()


async def test_an_invalid_session_makes_the_bot_identify_again(stage: Stage) -> None:
    changes: list[Change] = []
    stage.ground.world.changes.subscribe(changes.append)
    stage.ground.invalidate_session()
    await stage.anna.until(lambda: BotIdentified(0) in changes)
    assert (await stage.anna.slash(stage.general, "anywhere")).text == "Here too"


async def test_reordered_events_arrive_in_reverse(stage: Stage) -> None:
    stage.ground.reorder(2)
    first, second = await asyncio.gather(
        stage.anna.slash(stage.general, "anywhere"), stage.bert.slash(stage.general, "anywhere")
    )
    assert stage.bot.seen == [second.interaction.id, first.interaction.id]


async def test_a_bot_that_starts_anew_takes_the_place_of_the_old_one(ground: Playground) -> None:
    anna, general = ground.person("Anna"), ground.channel("general")
    async with running(ground, LittleBot()):
        pass
    async with running(ground, LittleBot()) as bot:
        ground.deliver_twice()
        reply = await anna.slash(general, "anywhere")
        await anna.until(lambda: bot.seen == [reply.interaction.id] * 2)
    assert len(ground.gateway.sessions) == 1


async def test_a_wrong_token_is_refused_on_both_doors(ground: Playground) -> None:
    point_discord_at(ground.api_url, ground.gateway_url)
    async with LittleBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")
    async with aiohttp.ClientSession() as session, session.ws_connect(ground.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1, "properties": {}}})
        await socket.receive()
        assert socket.close_code == 4004


async def test_privileged_intents_must_be_granted(ground: Playground) -> None:
    bot = LittleBot()
    bot._connection._intents = discord.Intents(guilds=True, members=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(ground, bot):
            pass


async def test_two_shards_get_their_own_guilds_and_direct_messages_go_to_the_first() -> None:
    async with Playground(shards=2) as ground:
        ground.new_guild("Second Lair")
        anna = ground.person("Anna")
        async with running(ground, LittleBot()) as bot:
            assert {guild.shard_id for guild in bot.guilds} == {0, 1}
            assert (await anna.slash(anna.dm_channel, "anywhere")).text == "Here too"
            for guild in ground.world.guilds.values():
                ground.join(anna, guild)
                assert (await anna.slash(ground.channel("general", guild), "anywhere")).text == "Here too"
