"""Whole games through the real client, from the empty channel to the final score."""

import pytest

from playground import Message
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.stage import Stage
from texts import Speaker, speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

_TELLTALE = (
    "mighty-monsters-title",
    "mighty-monsters-choose-family",
    "mighty-monsters-place",
    "mighty-monsters-orcs",
    "panel-done",
    "button-refresh",
    "button-text",
    "button-turn",
    "choose-one",
)


def foreign_words(text: str, say: Speaker) -> list[str]:
    """The words in a text that belong to the other language."""
    (other,) = {"en", "de"} - {say.locale}
    return [word for key in _TELLTALE if (word := speaker(other)(key)) in text]


def assert_everybody_read_their_own_language(party: Party, witness: Witness, table: Speaker) -> None:
    for person in party.people:
        seen = witness.private(person)
        assert seen
        assert {word for sight in seen for word in foreign_words(sight.strings, says(person))} == set()
    public = [sight for sight in witness.public if sight.channel == party.channel.id]
    assert {word for sight in public for word in foreign_words(sight.strings, table)} == set()


def assert_final(party: Party, final: Message, say: Speaker) -> None:
    result = party.stage.ledger.state(party.channel).result
    assert result is not None
    winners = [party.people[seat] for seat in result.winners]
    standing = final.text.rsplit("**", 2)[1]
    assert all(winner.name in standing for winner in winners)
    everybody = " ".join(person.mention for person in party.people)
    assert say("table-calls-end", people=everybody) in final.text
    assert all(person.user in final.pinged for person in party.people)
    assert final.attachments
    assert all(party.host.pictures(final))
    assert len(final.alt_texts) == len(final.attachments)
    assert party.public == [final]


async def test_three_people_play_a_whole_game_with_buttons_and_lists(stage: Stage) -> None:
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")
    party, witness = Party(stage, [anna, ben, cleo]), Witness(stage)

    await party.begin()
    await party.play(party.by_panel)

    final = await party.sees_the_end()
    assert_final(party, final, speaker("en"))
    assert_everybody_read_their_own_language(party, witness, speaker("en"))
    every_picture = [sight for sight in witness.sights if sight.pictures]
    assert all("attachment://" in sight.strings for sight in every_picture)


async def test_six_people_type_a_whole_game_with_both_variants_on_a_german_server(stage: Stage) -> None:
    server = stage.ground.new_guild("Das Lager", locale="de")
    names = {"Anna": "en-US", "Bodo": "de", "Cleo": "en-GB", "Dirk": "de", "Elsa": "fr", "Falk": "de"}
    people = [stage.person(name, locale, guild=server) for name, locale in names.items()]
    party, witness = Party(stage, people, stage.channel(server)), Witness(stage)

    await party.open()
    for setting in ("guard-chain", "kings-rules"):
        reply = await party.host.slash(party.channel, "lobby options", setting=setting, value="on")
        assert (await reply.settled()).text == speaker("en")("lobby-option-set")
    await party.sit_down()
    await stage.quiet()
    for setting in ("guard-chain", "kings-rules"):
        name = speaker("de")(f"mighty-monsters-setting-{setting}")
        assert f"**{name}: {speaker('de')(f'mighty-monsters-setting-{setting}-on')}.**" in party.table.text
    await party.start()
    await party.play(party.by_command)

    assert_final(party, await party.sees_the_end(), speaker("de"))
    assert_everybody_read_their_own_language(party, witness, speaker("de"))
    decrees = [speaker("de")(f"mighty-monsters-k{number:02}") for number in range(1, 13)]
    told = "\n".join(sight.strings for sight in witness.public)
    assert sum(decree in told for decree in decrees) == 6
