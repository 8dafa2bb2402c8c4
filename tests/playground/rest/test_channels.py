import discord
import pytest

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
