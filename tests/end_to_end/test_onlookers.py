"""Following a table on Discord, also over a restart."""

import pytest

from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("locale", ["de"])
async def test_an_onlooker_follows_a_table_and_is_told_of_its_end(own_stage: Stage, locale: str) -> None:
    anna, onlooker = own_stage.person("Anna"), own_stage.person("Onlooker", locale)
    party = Party(own_stage, [anna])
    await party.open()
    for _ in range(2):
        await party.press(anna, "bot")
    await party.start()
    say = says(onlooker)
    place = {"game": say("mighty-monsters-title"), "channel": party.channel.mention}
    reply = await onlooker.click(party.table, custom_id=control(party.table, "follow"))
    assert (await reply.settled()).text == say("follow-begun", **place)
    own = await anna.click(party.table, custom_id=control(party.table, "follow"))
    assert (await own.settled()).text == speaker("en")("follow-seated")

    await own_stage.bot.restart()
    await party.play_alone()
    await own_stage.quiet()
    told = [message.text for message in onlooker.dm]
    rounds = [say("follow-moved-on", **place, chapter=say("replay-round", round=n)) for n in range(1, 7)]
    assert told == [*rounds, say("follow-ended", **place)]
