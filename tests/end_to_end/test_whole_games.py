"""A whole game typed by six people through the real client, from the empty channel to the final score.

`test_secrets` has the one that is clicked.
"""

import pytest

from tests.end_to_end.endings import assert_everybody_read_their_own_language, assert_final
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import POSTGRES, Stage, plays_on
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


@plays_on(POSTGRES)
async def test_six_people_type_a_whole_game_with_both_variants_and_its_end_rings_once_for_each(
    stage: Stage,
) -> None:
    """On a German server; one of them wants to be called by direct message, and one not at all."""
    server = stage.ground.new_guild("Das Lager", locale="de")
    names = {"Anna": "en-US", "Bodo": "de", "Cleo": "en-GB", "Dirk": "de", "Elsa": "fr", "Falk": "de"}
    people = [stage.person(name, locale, guild=server) for name, locale in names.items()]
    party, witness, pings = Party(stage, people, stage.channel(server)), Witness(stage), Pings(stage)
    anna, bodo, cleo, *_ = people
    for person, way in ((bodo, "dm"), (cleo, "silent")):
        reply = await (await person.slash(party.channel, "settings notify", way=way)).settled()
        assert reply.text == says(person)(f"settings-notify-{way}")

    await party.open()
    for setting in ("guard-chain", "kings-rules"):
        reply = await party.host.slash(party.channel, "lobby options", setting=setting, value="on")
        assert (await reply.settled()).text == speaker("en")("lobby-option-set")
    await party.sit_down()
    await stage.quiet()
    for setting in ("guard-chain", "kings-rules"):
        name, value = (speaker("de")(f"mighty-monsters-setting-{setting}{chosen}") for chosen in ("", "-on"))
        assert speaker("de")("lobby-option", name=name, value=value) in party.table.text
    await party.start()
    while not party.over:
        pings.begin()
        await party.play(party.by_command, answers=1)

    assert_final(party, await party.sees_the_end(), speaker("de"), not_rung=(bodo, cleo))
    rung = [(pings.mentions(one), pings.direct(one)) for one in (anna, bodo, cleo)]
    assert rung == [(1, 0), (0, 1), (0, 0)]
    assert_everybody_read_their_own_language(party, witness, speaker("de"))
    decrees = [speaker("de")(f"mighty-monsters-k{number:02}") for number in range(1, 13)]
    story = "\n".join(sight.strings for sight in witness.public)
    assert sum(decree in story for decree in decrees) == 6
