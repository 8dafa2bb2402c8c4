"""Limits from the settings, met on Discord: told in words, and before anything is made that nobody needs."""

from pathlib import Path

import pytest

from playground.world.model import Channel
from tests.end_to_end.company import asked, vote
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, staged

pytestmark = pytest.mark.asyncio(loop_scope="module")

ONE = dict.fromkeys(("LIMIT_LOBBIES", "LIMIT_EXERCISES", "LIMIT_EXPORTS", "LIMIT_VOTES"), "1")
BATTLE = "dungeon-lords:first"


def below(stage: Stage, channel: Channel) -> list[Channel]:
    """The threads of a channel."""
    return [one for one in stage.ground.world.channels.values() if one.parent is channel]


async def test_nobody_gets_more_than_the_settings_allow(tmp_path: Path) -> None:
    async with staged(tmp_path, **ONE) as stage:
        anna, ben = stage.person("Anna"), stage.person("Ben", "de")
        party, other = Party(stage, [anna, ben]), Party(stage, [anna, ben])
        await party.open()
        refused = await asked(other, anna, "lobby open", game="mighty-monsters", thread=True)
        assert refused.text == says(anna)("limit-lobbies", most=1)
        assert below(stage, other.channel) == []
        assert other.public == []

        await asked(other, ben, "practice", exercise=BATTLE, thread=True)
        [thread] = below(stage, other.channel)
        refused = await asked(other, ben, "practice", exercise=BATTLE, thread=True)
        assert refused.text == says(ben)("limit-exercises", most=1)
        assert below(stage, other.channel) == [thread]

        assert (await asked(party, ben, "settings export")).message is not None
        refused = await asked(party, ben, "settings export")
        assert refused.text.startswith(says(ben)("limit-exports", most=1, when="|").split("|")[0])

        await party.sit_down()
        await party.press(anna, "bot")
        await party.start()
        await asked(party, anna, "lobby close")
        await vote(party, ben, "go-on")
        refused = await asked(party, anna, "lobby close")
        assert refused.text.startswith(says(anna)("limit-votes", most=1, when="|").split("|")[0])
        await stage.end()


async def test_files_of_games_are_counted_too(tmp_path: Path) -> None:
    async with staged(tmp_path, **ONE) as stage:
        anna = stage.person("Anna")
        party = Party(stage, [anna])
        await party.open()
        for _ in range(2):
            await party.press(anna, "bot")
        await party.start()
        await party.play_alone()
        assert (await asked(party, anna, "replay", export=True)).message is not None
        refused = await asked(party, anna, "replay", export=True)
        assert refused.text.startswith(says(anna)("limit-exports", most=1, when="|").split("|")[0])
        await stage.end()
