import discord
import pytest

from tests.playground.conftest import Stage
from tests.playground.little_bot import picture, png, table
from tests.playground.rest.conftest import error_code

pytestmark = pytest.mark.usefixtures("no_violations")


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
    assert await error_code(discord.NotFound, channel.fetch_message(posted.id)) == 10008


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


async def test_a_direct_message_can_be_sent_and_edited(stage: Stage) -> None:
    user = await stage.bot.fetch_user(stage.anna.id)
    posted = await user.send("Your turn", file=picture())
    [message] = stage.anna.dm
    assert stage.anna.pictures(message) == [png()]
    await posted.edit(content="Done")
    assert message.text == "Done"
    assert stage.bert.messages(stage.anna.dm_channel) == []


async def test_edits_to_messages_older_than_an_hour_are_refused(stage: Stage) -> None:
    stage.ground.world.rules.old_edit_retry_after = 0.01
    posted = await stage.text_channel().send("The board")
    stage.ground.skip(59 * 60)
    await posted.edit(content="Fresh")
    stage.ground.skip(2 * 60)
    assert await error_code(discord.HTTPException, posted.edit(content="Old")) == 30046
    stage.ground.world.rules.old_edits_allowed = 1
    await posted.edit(content="One is allowed")


async def test_a_message_deleted_by_somebody_else_is_unknown(stage: Stage) -> None:
    posted = await stage.text_channel().send("Hello")
    stage.ground.delete_message(stage.anna.messages(stage.general)[0])
    assert await error_code(discord.NotFound, posted.edit(content="Gone")) == 10008


async def test_typing_is_shown(stage: Stage) -> None:
    async with stage.text_channel().typing():
        pass
    assert stage.ground.requests[-1].path.endswith("/typing")
    assert stage.ground.requests[-1].status == 204
