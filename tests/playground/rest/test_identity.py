import pytest

from tests.playground.conftest import Stage

pytestmark = pytest.mark.usefixtures("no_violations")


async def test_guilds_and_members_can_be_fetched(stage: Stage) -> None:
    guild = await stage.bot.fetch_guild(stage.ground.guild.id)
    assert (await guild.fetch_member(stage.bert.id)).nick == "Bertl"
    assert [channel.name for channel in await guild.fetch_channels()] == ["general"]
