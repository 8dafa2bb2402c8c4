from collections.abc import Iterator

import discord
import pytest

from playground import Permission
from tests.playground.conftest import Stage
from tests.playground.little_bot import picture, png, table


@pytest.fixture(autouse=True)
def _no_violations(stage: Stage) -> Iterator[None]:
    yield
    assert stage.ground.violations == []


async def _code(refusal: type[discord.HTTPException], action: object) -> int:
    with pytest.raises(refusal) as caught:
        await action  # type: ignore[misc]
    return caught.value.code


async def test_a_post_can_be_edited_fetched_and_deleted(stage: Stage) -> None:
    channel = stage.text_channel()
    posted = await channel.send("The board", file=picture())
    message = await stage.anna.sees("The board", stage.general)
    await posted.edit(content="Later", attachments=[*posted.attachments, picture("second.png")])
    assert message.text == "Later"
    assert [a.filename for a in message.attachments] == ["board.png", "second.png"]
    assert (await channel.fetch_message(posted.id)).content == "Later"
    await posted.delete()
    assert stage.anna.messages(stage.general) == []
    assert await _code(discord.NotFound, channel.fetch_message(posted.id)) == 10008


async def test_an_edit_without_files_keeps_them(stage: Stage) -> None:
    posted = await stage.text_channel().send("The board", file=picture())
    await posted.edit(content="Still there")
    [message] = stage.anna.messages(stage.general)
    assert stage.anna.pictures(message) == [png()]


async def test_a_layout_can_be_posted_and_edited(stage: Stage) -> None:
    posted = await stage.text_channel().send(view=table(1, 0), file=picture())
    await posted.edit(view=table(1, 1))
    [message] = stage.anna.messages(stage.general)
    assert message.text.startswith("Game 1, ply 1")
    assert stage.anna.pictures(message) == [png()]


async def test_history_is_newest_first_and_can_be_paged(stage: Stage) -> None:
    channel = stage.text_channel()
    posted = [await channel.send(str(n)) for n in range(4)]
    assert [m.content async for m in channel.history(limit=2)] == ["3", "2"]
    assert [m.content async for m in channel.history(before=posted[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(after=posted[1])] == ["2", "3"]


async def test_the_same_nonce_posts_once(stage: Stage) -> None:
    channel = stage.text_channel()
    first = await channel.send("Once", nonce="move-17")
    again = await channel.send("Once", nonce="move-17")
    assert first.id == again.id
    assert len(stage.anna.messages(stage.general)) == 1
    stage.ground.skip(10 * 60)
    assert (await channel.send("Once", nonce="move-17")).id != first.id


async def test_the_bot_hears_people(stage: Stage) -> None:
    stage.anna.say(stage.anna.dm_channel, "Hello bot")
    await stage.anna.until(lambda: stage.bot.said)
    assert stage.bot.said == ["Hello bot"]


async def test_without_the_intent_guild_messages_have_no_content(stage: Stage) -> None:
    stage.anna.say(stage.general, "Secret")
    stage.anna.say(stage.general, f"Hello {stage.ground.bot.mention}")
    await stage.anna.slash(stage.general, "anywhere")
    assert stage.bot.said == ["", f"Hello {stage.ground.bot.mention}"]


async def test_a_direct_message_can_be_sent_and_edited(stage: Stage) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    posted = await user.send("Your turn", file=picture())
    [message] = stage.anna.dm
    assert stage.anna.pictures(message) == [png()]
    await posted.edit(content="Done")
    assert message.text == "Done"
    assert stage.bert.messages(stage.anna.dm_channel) == []


async def test_closed_direct_messages_are_refused_until_opened(stage: Stage) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    stage.ground.close_dms(stage.anna)
    assert await _code(discord.Forbidden, user.send("Hello")) == 50007
    stage.ground.open_dms(stage.anna)
    await user.send("Hello")
    assert len(stage.anna.dm) == 1


async def test_somebody_without_a_mutual_guild_cannot_be_written_to(stage: Stage) -> None:
    elsewhere = stage.ground.new_guild("Elsewhere", has_bot=False)
    stranger = stage.ground.person("Dora", guild=elsewhere)
    user = await stage.bot.fetch_user(stranger.id)
    assert await _code(discord.Forbidden, user.send("Hello")) == 50278


async def test_edits_to_messages_older_than_an_hour_are_refused(stage: Stage) -> None:
    stage.ground.world.rules.old_edit_retry_after = 0.01
    posted = await stage.text_channel().send("The board")
    stage.ground.skip(59 * 60)
    await posted.edit(content="Fresh")
    stage.ground.skip(2 * 60)
    assert await _code(discord.HTTPException, posted.edit(content="Old")) == 30046
    stage.ground.world.rules.old_edits_allowed = 1
    await posted.edit(content="One is allowed")


async def test_a_channel_the_bot_does_not_see_refuses_it(stage: Stage) -> None:
    channel = stage.text_channel()
    stage.ground.deny(stage.general, Permission.VIEW_CHANNEL)
    assert await _code(discord.Forbidden, channel.send("Hello")) == 50001
    stage.ground.deny(stage.general, Permission.SEND_MESSAGES)
    assert await _code(discord.Forbidden, channel.send("Hello")) == 50013
    stage.ground.deny(stage.general, Permission.ATTACH_FILES)
    await channel.send("Hello")
    assert await _code(discord.Forbidden, channel.send(file=picture())) == 50013


async def test_the_bot_knows_what_it_may_do_in_a_channel(stage: Stage) -> None:
    stage.ground.deny(stage.general, Permission.SEND_MESSAGES)
    await stage.anna.slash(stage.general, "anywhere")
    channel = stage.text_channel()
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_a_deleted_channel_is_unknown(stage: Stage) -> None:
    channel = stage.text_channel()
    stage.ground.delete_channel(stage.general)
    assert await _code(discord.NotFound, channel.send("Hello")) == 10003


async def test_a_message_deleted_by_somebody_else_is_unknown(stage: Stage) -> None:
    posted = await stage.text_channel().send("Hello")
    stage.ground.delete_message(stage.anna.messages(stage.general)[0])
    assert await _code(discord.NotFound, posted.edit(content="Gone")) == 10008


async def test_a_private_thread_is_seen_by_its_members_only(stage: Stage) -> None:
    thread = await stage.text_channel().create_thread(name="Table", auto_archive_duration=60)
    await thread.add_user(discord.Object(stage.anna.id))
    await thread.send("Secret plans")
    where = stage.ground.world.channels[thread.id]
    assert [message.text for message in stage.anna.messages(where)] == ["Secret plans"]
    assert stage.bert.messages(where) == []
    await thread.send(f"Welcome {stage.bert.mention}")
    assert len(stage.bert.messages(where)) == 2
    await thread.remove_user(discord.Object(stage.bert.id))
    assert stage.bert.messages(where) == []
    assert {member.id for member in await thread.fetch_members()} == {stage.anna.id, stage.ground.bot.id}


async def test_a_thread_starts_at_a_message_once(stage: Stage) -> None:
    posted = await stage.text_channel().send("The table")
    thread = await posted.create_thread(name="Talk")
    assert thread.id == posted.id
    assert await _code(discord.HTTPException, posted.create_thread(name="Again")) == 160004


async def test_a_message_in_an_archived_thread_cannot_be_edited_but_a_post_wakes_it(stage: Stage) -> None:
    thread = await stage.text_channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    posted = await thread.send("The board")
    await thread.edit(archived=True)
    assert await _code(discord.HTTPException, posted.edit(content="Later")) == 50083
    await thread.send("Awake")
    assert not stage.ground.world.channels[thread.id].archived


async def test_guilds_and_members_can_be_fetched(stage: Stage) -> None:
    guild = await stage.bot.fetch_guild(stage.ground.guild.id)
    assert (await guild.fetch_member(stage.bert.id)).nick == "Bertl"
    assert [channel.name for channel in await guild.fetch_channels()] == ["general"]


async def test_typing_is_shown(stage: Stage) -> None:
    async with stage.text_channel().typing():
        pass
    assert stage.ground.requests[-1].path.endswith("/typing")
    assert stage.ground.requests[-1].status == 204
