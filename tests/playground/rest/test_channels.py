import discord
import pytest

from playground import Channel, ChannelKind, ImpossibleError
from tests.playground.conftest import Stage
from tests.playground.rest.conftest import error_code

pytestmark = pytest.mark.usefixtures("no_violations")


async def test_a_deleted_channel_is_unknown(stage: Stage) -> None:
    channel = stage.text_channel()
    stage.ground.delete_channel(stage.general)
    assert await error_code(discord.NotFound, channel.send("Hello")) == 10003


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
    assert await error_code(discord.HTTPException, posted.create_thread(name="Again")) == 160004


async def test_a_message_in_an_archived_thread_cannot_be_edited_but_a_post_wakes_it(stage: Stage) -> None:
    thread = await stage.text_channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    posted = await thread.send("The board")
    await thread.edit(archived=True)
    assert await error_code(discord.HTTPException, posted.edit(content="Later")) == 50083
    await thread.send("Awake")
    assert not stage.ground.world.channels[thread.id].archived


async def public_thread(stage: Stage) -> tuple[discord.Thread, Channel]:
    thread = await stage.text_channel().create_thread(name="Table", type=discord.ChannelType.public_thread)
    return thread, stage.ground.world.channels[thread.id]


@pytest.mark.parametrize(("archived", "code"), [(False, 160005), (True, 50083)])
async def test_a_locked_thread_refuses_posts_and_edits(stage: Stage, archived: bool, code: int) -> None:
    thread, where = await public_thread(stage)
    posted = await thread.send("The board")
    stage.ground.lock(where, archived=archived)
    assert await error_code(discord.Forbidden, thread.send("Hello")) == code
    assert await error_code(discord.Forbidden, posted.edit(content="Later")) == code
    assert await error_code(discord.Forbidden, thread.typing()) == code
    assert await error_code(discord.Forbidden, thread.add_user(discord.Object(stage.anna.id))) == code
    stage.ground.reopen(where)
    await posted.edit(content="Later")
    await thread.send("Hello")


async def test_a_locked_thread_can_be_opened_only_by_who_manages_threads(stage: Stage) -> None:
    thread, where = await public_thread(stage)
    stage.ground.lock(where, archived=True)
    assert await error_code(discord.Forbidden, thread.edit(archived=False)) == 50013
    assert await error_code(discord.Forbidden, thread.edit(locked=False, archived=False)) == 50013
    manage_threads(stage)
    await thread.edit(locked=False, archived=False)
    assert (where.locked, where.archived) == (False, False)


async def test_who_manages_threads_writes_in_locked_ones(stage: Stage) -> None:
    thread, where = await public_thread(stage)
    manage_threads(stage)
    stage.ground.lock(where)
    await (await thread.send("The board")).edit(content="Later")


def manage_threads(stage: Stage) -> None:
    roles = stage.ground.guild.roles
    stage.ground.guild.members[stage.ground.bot.id].roles += [r for r in roles if r.name == "Moderators"]


async def test_messages_can_be_deleted_from_a_locked_thread_until_it_is_archived(stage: Stage) -> None:
    thread, where = await public_thread(stage)
    first, second = await thread.send("One"), await thread.send("Two")
    stage.ground.lock(where)
    await first.delete()
    stage.ground.lock(where, archived=True)
    assert await error_code(discord.Forbidden, second.delete()) == 50083


async def test_people_in_a_locked_thread_can_press_but_neither_write_nor_use_commands(stage: Stage) -> None:
    _, where = await public_thread(stage)
    message = (await stage.anna.slash(where, "old")).message
    assert message is not None
    table = (await stage.anna.slash(where, "table")).message
    assert table is not None
    stage.ground.lock(where)
    with pytest.raises(ImpossibleError, match="locked"):
        stage.anna.say(where, "Hello")
    with pytest.raises(ImpossibleError, match="not offered"):
        await stage.anna.slash(where, "anywhere")
    # What only one person sees is answered; what everybody would see is not.
    assert (await stage.anna.click(table, "Hand")).text == "Your hand"
    stage.ground.world.rules.acknowledge_within = 0.5
    assert (await stage.anna.click(message, "Edit")).failed
    assert message.text == "Old"
    refused = [request for request in stage.ground.requests if request.status == 403]
    assert [request.path.rpartition("/")[2] for request in refused] == ["callback"]


async def test_a_thread_that_is_locked_before_a_late_answer_keeps_it_out(stage: Stage) -> None:
    _, where = await public_thread(stage)
    stage.ground.faults.meanwhile(
        lambda: stage.ground.lock(where), path="/interactions/*/*/callback", after_effect=True
    )
    reply = await stage.anna.slash(where, "think")
    await stage.anna.until(lambda: stage.bot.failures, timeout=30)
    assert reply.message is not None
    assert reply.message.loading
    [failure] = stage.bot.failures
    assert isinstance(failure.__cause__, discord.Forbidden)
    assert failure.__cause__.code == 50083


async def test_an_archived_thread_must_be_woken_before_it_is_changed(stage: Stage) -> None:
    thread, where = await public_thread(stage)
    stage.ground.archive(where)
    assert await error_code(discord.HTTPException, thread.edit(name="Other")) == 50083
    await thread.edit(archived=False, name="Other")
    assert (where.archived, where.name) == (False, "Other")


async def test_an_announcement_channel_has_announcement_threads_only(stage: Stage) -> None:
    news = stage.ground.new_channel("news", kind=ChannelKind.ANNOUNCEMENT)
    await stage.anna.until(lambda: stage.bot.get_channel(news.id))
    channel = stage.bot.get_channel(news.id)
    assert channel.is_news()
    for wrong in (discord.ChannelType.public_thread, discord.ChannelType.private_thread):
        assert await error_code(discord.HTTPException, channel.create_thread(name="T", type=wrong)) == 50024
    thread = await channel.create_thread(name="T", type=discord.ChannelType.news_thread)
    assert stage.ground.world.channels[thread.id].kind is ChannelKind.ANNOUNCEMENT_THREAD
    posted = await channel.send("The table")
    assert (await posted.create_thread(name="Talk")).type is discord.ChannelType.news_thread
    ordinary = stage.text_channel()
    news_thread = ordinary.create_thread(name="T", type=discord.ChannelType.news_thread)
    assert await error_code(discord.HTTPException, news_thread) == 50024


async def test_a_thread_archives_itself_when_nobody_writes_there(stage: Stage) -> None:
    thread = await stage.text_channel().create_thread(name="Table", auto_archive_duration=60)
    where = stage.ground.world.channels[thread.id]
    stage.ground.skip(50 * 60)
    await thread.send("Still here")
    stage.ground.skip(50 * 60)
    assert not where.archived
    stage.ground.skip(10 * 60)
    assert where.archived
    await thread.send("Awake")
    assert not where.archived
