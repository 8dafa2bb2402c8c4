import discord

from playground.world.model import Permission
from tests.playground.conftest import Stage


async def test_the_bot_hears_people(stage: Stage) -> None:
    stage.anna.say(stage.anna.dm_channel, "Hello bot")
    await stage.anna.until(lambda: stage.bot.said)
    assert stage.bot.said == ["Hello bot"]


async def test_without_the_intent_guild_messages_have_no_content(stage: Stage) -> None:
    stage.anna.say(stage.general, "Secret")
    stage.anna.say(stage.general, f"Hello {stage.ground.bot.mention}")
    await stage.anna.slash(stage.general, "anywhere")
    assert stage.bot.said == ["", f"Hello {stage.ground.bot.mention}"]


async def test_new_guilds_channels_and_departures_are_told(stage: Stage) -> None:
    guild = stage.ground.new_guild("Second Lair", locale="de")
    channel = stage.ground.new_channel("table-1", guild)
    stage.ground.join(stage.bert, guild)
    await stage.bert.slash(channel, "anywhere")
    assert [known.name for known in stage.bot.guilds] == ["The Lair", "Second Lair"]
    stage.ground.world.remove_bot(guild)
    await stage.anna.slash(stage.general, "anywhere")
    assert [known.name for known in stage.bot.guilds] == ["The Lair"]


async def test_a_bot_that_is_added_knows_the_channel_for_system_messages(stage: Stage) -> None:
    guild = stage.ground.new_guild("Third Lair", has_bot=False)
    stage.ground.new_channel("table-1", guild)

    stage.ground.add_bot(guild)
    stage.ground.add_bot(guild)
    await stage.anna.slash(stage.general, "anywhere")

    assert [known.name for known in stage.bot.guilds] == ["The Lair", "Third Lair"]
    assert stage.bot.guilds[1].system_channel.name == "general"


async def test_a_bot_that_may_not_view_a_channel_still_hears_of_it(stage: Stage) -> None:
    guild = stage.general.guild
    hidden = stage.ground.new_channel("hidden", guild)
    for denied in (Permission.VIEW_CHANNEL, Permission(0)):
        stage.ground.deny(hidden, denied)
        await stage.anna.slash(stage.general, "anywhere")
        known = stage.bot.get_channel(hidden.id)
        assert isinstance(known, discord.TextChannel)
        assert known.permissions_for(known.guild.me).view_channel is not bool(denied)
