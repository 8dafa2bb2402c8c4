"""Exercises through the real client: one person, no lobby, and as often as one likes."""

import pytest

from engine.games.dungeon_lords.state import Underworld
from playground import Channel, Message, Permission, Person
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def practise(stage: Stage, person: Person, channel: Channel, exercise: str) -> Party:
    """Begin one of the practice battles of Dungeon Lords."""
    reply = await (await person.slash(channel, "practice", exercise=f"dungeon-lords:{exercise}")).settled()
    begun = "practice-begun-here" if channel is person.dm_channel else "practice-begun"
    assert reply.text == says(person)(begun, channel=channel.mention)
    await stage.quiet()
    return Party(stage, [person], channel, "dungeon-lords")


async def click_through(party: Party, panel: Message, *labels: str) -> None:
    """Press these buttons of a panel, or choose these lines of its lists, one after the other."""
    for label in labels:
        buttons = [button.label for button in panel.buttons]
        lines = {option.label: option.value for select in panel.selects for option in select.options}
        reply = await (
            party.host.click(panel, label) if label in buttons else party.host.select(panel, [lines[label]])
        )
        await reply.settled()
        await party.stage.quiet()


def lost(party: Party) -> int:
    state = party.stage.ledger.state(party.channel)
    assert isinstance(state, Underworld)
    return state.lords[0].conquered.bit_count()


async def test_the_best_solution_is_recognised_and_the_battle_can_be_tried_again(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = await practise(stage, anna, stage.channel(), "first")
    panel = party.panel_of(anna)
    feast = "Troll: club on a full stomach for 1 food, 4 to Warrior 4 in place 1"

    await click_through(party, panel, "Rolling Stone", "Troll", feast, "Goblin")

    final = await party.sees_the_end()
    assert "Anna has lost one tile, and that is the best there is." in final.text
    assert says(anna)("exercise-over") in final.text
    former = stage.ledger.table_id(party.channel)
    reply = await (await anna.click(final, custom_id=control(final, "practise"))).settled()
    await stage.quiet()
    assert reply.text == says(anna)("practice-begun", channel=party.channel.mention)
    assert stage.ledger.table_id(party.channel) != former
    assert (stage.ledger.status(party.channel), lost(party)) == ("playing", 0)


async def test_a_battle_lost_on_a_german_server_says_how_it_could_have_gone(stage: Stage) -> None:
    server = stage.ground.new_guild("Die Halle", locale="de")
    carla = stage.person("Carla", "de", guild=server)
    party = await practise(stage, carla, stage.channel(server), "first-room")

    while not party.over:
        panel = party.panel_of(carla)
        no_trap = [button.label for button in panel.buttons if button.label == "Keine Falle auslegen"]
        await click_through(party, panel, *(no_trap or [speaker("de")("dungeon-lords-ask-monsters-none")]))

    assert lost(party) == 3
    assert "Carla hat 3 Plättchen verloren. Es geht auch ganz ohne Verlust." in party.table.text
    assert speaker("de")("exercise-over") in party.table.text


async def test_one_can_practise_by_direct_message(stage: Stage) -> None:
    dora = stage.person("Dora", "de")
    party = await practise(stage, dora, dora.dm_channel, "second")

    await party.play_alone()

    final = await party.sees_the_end()
    assert speaker("de")("exercise-over") in final.text
    assert stage.ledger.status(party.channel) == "over"


async def test_an_exercise_makes_room_for_the_next_one_and_a_table_for_none(stage: Stage) -> None:
    emil = stage.person("Emil")
    party = await practise(stage, emil, stage.channel(), "third")
    begun = says(emil)("practice-begun", channel="").rstrip(" .")

    reply = await emil.slash(party.channel, "practice", exercise="dungeon-lords:fourth")
    assert begun in (await reply.settled()).text
    await stage.quiet()
    await (await emil.slash(party.channel, "lobby open", game="dungeon-lords")).settled()
    await stage.quiet()
    assert stage.ledger.status(party.channel) == "lobby"

    reply = await emil.slash(party.channel, "practice", exercise="dungeon-lords:fourth")
    assert (await reply.settled()).text == says(emil)("channel-has-a-table")
    reply = await emil.slash(party.channel, "practice", exercise="dungeon-lords:fourth", thread=True)
    assert begun in (await reply.settled()).text


async def test_where_the_bot_may_not_post_no_exercise_begins(stage: Stage) -> None:
    anna, channel = stage.person("Anna"), stage.channel()
    stage.ground.deny(channel, Permission.SEND_MESSAGES)
    reply = await (await anna.slash(channel, "practice", exercise="dungeon-lords:first")).settled()
    say = says(anna)

    assert reply.text == say("lobby-missing-permissions", permissions=say("permission-send-messages"))
    assert stage.ledger.rows("SELECT 1 FROM tables WHERE channel_id = ?", channel.id) == []


async def test_whoever_gives_up_an_exercise_closes_it(stage: Stage) -> None:
    frida = stage.person("Frida")
    party = await practise(stage, frida, stage.channel(), "fourth")

    sure = await (await frida.slash(party.channel, "resign")).settled()
    assert sure.message is not None
    await (await frida.click(sure.message, says(frida)("button-resign"))).settled()
    await stage.quiet()

    assert stage.ledger.status(party.channel) == "closed"


async def test_the_battles_are_listed_in_ones_own_language(stage: Stage) -> None:
    dora = stage.person("Dora", "de")
    found = await dora.autocomplete(dora.dm_channel, "practice", "exercise", "kampfübung")

    assert ("Dungeon Lords: erste Kampfübung · leicht", "dungeon-lords:first") in found
    assert len(found) == 7
