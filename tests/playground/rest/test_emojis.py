"""The bot's own emojis, as discord.py uses them."""

import discord
import pytest

from tests.cogs.quiz_game import PNG
from tests.playground.conftest import Stage


@pytest.mark.usefixtures("no_violations")
async def test_an_emoji_is_created_listed_and_deleted(stage: Stage) -> None:
    made = await stage.bot.create_application_emoji(name="coin", image=PNG)
    assert [emoji.id for emoji in await stage.bot.fetch_application_emojis()] == [made.id]
    assert stage.ground.world.emojis[made.id].name == "coin"
    await made.delete()
    assert await stage.bot.fetch_application_emojis() == []


@pytest.mark.parametrize("name", ["coin", "a", "two words", "x" * 33])
async def test_a_name_that_is_taken_or_malformed_is_refused(stage: Stage, name: str) -> None:
    await stage.bot.create_application_emoji(name="coin", image=PNG)
    with pytest.raises(discord.HTTPException) as refused:
        await stage.bot.create_application_emoji(name=name, image=PNG)
    assert refused.value.code == 50035
    assert len(stage.ground.world.emojis) == 1


async def test_a_control_cannot_carry_an_emoji_the_bot_does_not_have(stage: Stage) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Pay", custom_id="pay", emoji=discord.PartialEmoji(name="x", id=1)))
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await stage.text_channel().send("Well?", view=view)
    made = await stage.bot.create_application_emoji(name="coin", image=PNG)
    view.clear_items()
    view.add_item(discord.ui.Button(label="Pay", custom_id="pay", emoji=str(made)))
    sent = await stage.text_channel().send("Well?", view=view)
    [row] = stage.ground.world.messages[sent.id].components
    assert row["components"][0]["emoji"]["id"] == str(made.id)
    with pytest.raises(discord.NotFound):
        await stage.bot.http.delete_application_emoji(stage.bot.user.id, 7)
