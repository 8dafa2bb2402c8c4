import discord
import pytest

from playground import Permission
from tests.playground.conftest import Stage
from tests.playground.little_bot import picture
from tests.playground.rest.conftest import error_code

pytestmark = pytest.mark.usefixtures("no_violations")


async def test_closed_direct_messages_are_refused_until_opened(stage: Stage) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    stage.ground.close_dms(stage.anna)
    assert await error_code(discord.Forbidden, user.send("Hello")) == 50007
    stage.ground.open_dms(stage.anna)
    await user.send("Hello")
    assert len(stage.anna.dm) == 1


async def test_somebody_without_a_mutual_guild_cannot_be_written_to(stage: Stage) -> None:
    elsewhere = stage.ground.new_guild("Elsewhere", has_bot=False)
    stranger = stage.ground.person("Dora", guild=elsewhere)
    user = await stage.bot.fetch_user(stranger.id)
    assert await error_code(discord.Forbidden, user.send("Hello")) == 50278


async def test_a_channel_the_bot_does_not_see_refuses_it(stage: Stage) -> None:
    channel = stage.text_channel()
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL)
    assert await error_code(discord.Forbidden, channel.send("Hello")) == 50001
    stage.ground.deny(stage.general, Permission.SEND_MESSAGES)
    assert await error_code(discord.Forbidden, channel.send("Hello")) == 50013
    stage.ground.deny(stage.general, Permission.ATTACH_FILES)
    await channel.send("Hello")
    assert await error_code(discord.Forbidden, channel.send(file=picture())) == 50013


async def test_the_bot_knows_what_it_may_do_in_a_channel(stage: Stage) -> None:
    stage.ground.deny(stage.general, Permission.SEND_MESSAGES)
    await stage.anna.slash(stage.general, "anywhere")
    channel = stage.text_channel()
    assert not channel.permissions_for(channel.guild.me).send_messages
