import asyncio
from typing import Any

import discord
import pytest

from playground import Callback, Upload
from playground.world.changes import Change, InteractionAnswered
from tests.playground.conftest import Stage
from tests.playground.little_bot import png

pytestmark = pytest.mark.usefixtures("no_violations")


async def test_a_slash_command_answers_with_a_picture(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "hello", who=stage.bert)
    assert reply.kind is Callback.MESSAGE
    assert reply.text == f"Hello {stage.bert.mention} from {stage.anna.mention}"
    assert reply.message
    assert stage.bert.pictures(reply.message) == [png()]
    assert reply.message.alt_texts == ["The board"]


async def test_only_allowed_mentions_notify(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "hello", who=stage.bert)
    assert stage.bert.mentions == [reply.message]
    assert stage.anna.mentions == []


async def test_a_sub_command_gets_its_options_and_the_persons_language(stage: Stage) -> None:
    reply = await stage.bert.slash(stage.general, "lobby open", game="Boss Monster", seats=3)
    assert reply.text == "boss-monster for 3 in general (de)"


async def test_a_command_works_in_a_direct_message(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.anna.dm_channel, "lobby open", game="boss-monster")
    assert reply.text == "boss-monster for 2 in a direct message (en-US)"
    assert [message.text for message in stage.anna.dm] == [reply.text]


async def test_a_command_works_in_a_thread(stage: Stage) -> None:
    thread = await stage.text_channel().create_thread(name="Table 1", type=discord.ChannelType.public_thread)
    where = stage.ground.world.channels[thread.id]
    reply = await stage.anna.slash(where, "lobby open", game="boss-monster")
    assert reply.text == "boss-monster for 2 in Table 1 (en-US)"


async def test_a_user_installed_command_works_where_the_bot_is_not(stage: Stage) -> None:
    elsewhere = stage.ground.new_guild("Elsewhere", has_bot=False)
    stage.ground.join(stage.anna, elsewhere)
    reply = await stage.anna.slash(stage.ground.channel("general", elsewhere), "anywhere")
    assert reply.text == "Here too"


async def test_autocomplete_suggests_what_fits(stage: Stage) -> None:
    choices = await stage.anna.autocomplete(stage.general, "move", "choice", "4")
    assert choices[:2] == [("Move 4", "4"), ("Move 40", "40")]
    assert len(choices) == 11


async def test_an_ephemeral_answer_is_for_one_persons_eyes(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "move", choice="4")
    assert reply.ephemeral
    assert stage.anna.messages(stage.general) == [reply.message]
    assert stage.bert.messages(stage.general) == []
    assert [m async for m in stage.text_channel().history()] == []


async def test_a_button_edits_its_message_and_replaces_the_file(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    reply = await stage.bert.click(message, "Edit")
    assert reply.kind is Callback.UPDATE
    assert message.content == "Edited"
    assert message.edited
    assert [a.filename for a in message.attachments] == ["new.png"]
    assert "old.png" not in message.everything
    assert "old.png" in message.everything_ever


async def test_a_select_tells_its_values(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    reply = await stage.anna.select(message, ["Card 0", "2"])
    assert reply.text == "Chosen: 0, 2"
    assert reply.ephemeral


async def test_a_user_select_takes_people(stage: Stage) -> None:
    class Invite(discord.ui.View):
        @discord.ui.select(cls=discord.ui.UserSelect, max_values=2)
        async def invite(self, interaction: discord.Interaction, who: discord.ui.UserSelect[Any]) -> None:
            await interaction.response.send_message(" ".join(user.display_name for user in who.values))

    await stage.text_channel().send("Who?", view=Invite())
    reply = await stage.anna.select(stage.anna.messages(stage.general)[0], [stage.bert, stage.carla])
    assert reply.text == "Bertl Carla"


async def test_where_the_bot_is_not_it_may_follow_up_five_times(stage: Stage) -> None:
    elsewhere = stage.ground.new_guild("Elsewhere", has_bot=False)
    stage.ground.join(stage.anna, elsewhere)
    reply = await stage.anna.slash(stage.ground.channel("general", elsewhere), "anywhere")
    url = f"{stage.ground.api_url}/webhooks/{stage.ground.bot.id}/{reply.interaction.token}"
    session = stage.bot.http._HTTPClient__session
    for expected in [200] * 5 + [400]:
        async with session.post(url, json={"content": "More"}) as response:
            assert response.status == expected
    assert len(reply.follow_ups) == 5


async def test_a_form_opens_and_is_sent_off(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "form")
    assert reply.kind is Callback.MODAL
    assert reply.modal
    assert [field.label for field in reply.modal.fields] == ["Name", "Colour"]
    sent = await stage.anna.submit(reply.modal, {"Name": "Anna", "colour": "Blue"})
    assert sent.text == "Anna likes b"


async def test_a_form_opened_by_a_button_edits_that_message(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    modal = (await stage.anna.click(message, custom_id="old:form")).modal
    assert modal
    reply = await stage.anna.submit(modal, {"Name": "Anna", "Colour": ["Red"]})
    assert reply.kind is Callback.UPDATE
    assert message.content == "Anna likes r"


@pytest.mark.parametrize("private", [True, False])
async def test_a_deferred_answer_is_filled_in_and_followed_up(stage: Stage, private: bool) -> None:
    reply = await stage.anna.slash(stage.general, "think", private=private)
    assert reply.kind is Callback.DEFERRED_MESSAGE
    assert (await reply.settled()).text == "Thought about it"
    assert reply.message
    assert stage.anna.pictures(reply.message) == [png()]
    assert reply.ephemeral is private
    await stage.anna.sees("And even more")
    [extra] = reply.follow_ups
    assert extra.ephemeral_to is stage.anna.user
    assert [a.filename for a in extra.attachments] == ["more.png"]


async def test_whatever_is_written_with_the_token_of_an_interaction_is_known_to_answer_it(
    stage: Stage,
) -> None:
    heard: list[tuple[int, str | None]] = []

    def hear(change: Change) -> None:
        if isinstance(change, InteractionAnswered):
            heard.append((change.interaction.id, change.message.text if change.message else None))

    stage.ground.world.changes.subscribe(hear)
    reply = await stage.anna.slash(stage.general, "think", private=True)
    await stage.anna.sees("And even more")
    words = [None, "Thought about it", "And more", "And even more"]
    assert heard == [(reply.interaction.id, one) for one in words]


async def test_components_v2_are_readable_and_their_buttons_work(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "table")).message
    assert message
    assert message.text == "Game 7, ply 0\nYour cards"
    assert message.alt_texts[0] == "The board after 0 plies"
    assert [button.label for button in message.buttons] == ["Hand", "Turn", "Rules"]
    assert stage.bert.pictures(message) == [png()]
    reply = await stage.bert.click(message, "Turn")
    assert reply.kind is Callback.DEFERRED_UPDATE
    await reply.settled()
    assert message.text.startswith("Game 7, ply 1")
    assert len(message.attachments) == 1


async def test_a_section_button_answers_privately(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "table")).message
    assert message
    reply = await stage.bert.click(message, index=0)
    assert reply.ephemeral
    assert reply.text == "Your hand"
    assert reply.message not in stage.anna.everything


async def test_a_resent_layout_keeps_its_picture(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "table")).message
    assert message
    fetched = await stage.text_channel().fetch_message(message.id)
    await fetched.edit(view=discord.ui.LayoutView.from_message(fetched))
    assert stage.anna.pictures(message) == [png()]


async def test_an_attachment_can_be_fetched_until_its_address_expires(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "hello", who=stage.bert)).message
    assert message
    [attachment] = (await stage.text_channel().fetch_message(message.id)).attachments
    assert (attachment.width, attachment.height) == (3, 2)
    assert await attachment.read() == png()
    stage.ground.skip(25 * 60 * 60)
    with pytest.raises(discord.NotFound):
        await attachment.read()


async def test_a_replaced_picture_can_still_be_fetched_by_whoever_was_loading_it(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    [before] = (await stage.text_channel().fetch_message(message.id)).attachments
    await stage.anna.click(message, "Edit")
    assert [attachment.filename for attachment in message.attachments] == ["new.png"]
    assert await before.read() == png()


async def test_the_file_of_a_command_can_be_fetched_and_its_options_may_be_called_anything(
    stage: Stage,
) -> None:
    notes = Upload("notes.txt", b"12345")
    reply = await stage.anna.slash(stage.general, "weigh", file=notes, value="net")
    assert reply.text == "notes.txt: 5 bytes net"
    assert await stage.anna.autocomplete(stage.general, "weigh", "value", "kg", file=notes) == [
        ("notes.txt kg", "kg")
    ]


async def test_people_chosen_in_a_form_reach_the_bot_as_people(stage: Stage) -> None:
    form = (await stage.anna.slash(stage.general, "friend")).modal
    assert form
    assert (await stage.anna.submit(form, {"Friend": [stage.bert]})).text == "A friend of Bertl"


async def test_a_click_nobody_answers_has_failed_and_comes_too_late(stage: Stage) -> None:
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    clicking = asyncio.create_task(stage.anna.click(message, "Slow"))
    await stage.anna.until(lambda: len(stage.bot.seen) == 2)
    stage.ground.skip(4)
    reply = await clicking
    assert reply.failed == "This interaction failed"
    assert reply.kind is None
    late = await _answer(stage, reply.interaction.id, reply.interaction.token)
    assert late["code"] == 10062


async def test_a_second_answer_is_refused(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "answer-twice")
    assert reply.text == "Once"
    await stage.anna.sees("code 40060")


async def test_an_unknown_token_is_an_unknown_interaction(stage: Stage) -> None:
    assert (await _answer(stage, 1, "nonsense"))["code"] == 10062


async def test_a_token_lives_fifteen_minutes(stage: Stage) -> None:
    reply = await stage.anna.slash(stage.general, "move", choice="1")
    url = (
        f"{stage.ground.api_url}/webhooks/{stage.ground.bot.id}/{reply.interaction.token}/messages/@original"
    )
    session = stage.bot.http._HTTPClient__session
    async with session.patch(url, json={"content": "In time"}) as response:
        assert response.status == 200
    stage.ground.skip(15 * 60)
    async with session.patch(url, json={"content": "Too late"}) as response:
        assert (await response.json())["code"] == 50027
    assert reply.text == "In time"


async def test_an_interaction_arriving_twice_is_seen_twice_by_the_bot(stage: Stage) -> None:
    stage.ground.deliver_twice()
    reply = await stage.anna.slash(stage.general, "move", choice="1")
    await stage.anna.until(lambda: stage.bot.seen == [reply.interaction.id] * 2)
    assert len(stage.anna.messages(stage.general)) == 1


async def _answer(stage: Stage, interaction: int, token: str) -> Any:
    url = f"{stage.ground.api_url}/interactions/{interaction}/{token}/callback"
    session = stage.bot.http._HTTPClient__session
    async with session.post(url, json={"type": 4, "data": {"content": "Hello"}}) as response:
        return await response.json()
