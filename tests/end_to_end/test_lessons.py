"""Learning a game through the real client: a lesson with the bot killed in it, and a coach among people."""

import pytest

from cogs.ui.game_facts import from_easy_to_hard
from engine.core import Text
from playground import Channel, Message, Person
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "mighty-monsters"


async def learn(stage: Stage, person: Person, channel: Channel) -> Message:
    """Begin the lesson, or go on with it; its panel is the answer."""
    reply = await (await person.slash(channel, "learn", game=GAME)).settled()
    await stage.quiet()
    assert reply.message is not None
    return reply.message


async def press(stage: Stage, person: Person, panel: Message, wanted: str) -> Message:
    """Press the first button for an action."""
    first = next(one.custom_id for one in panel.buttons if action(one.custom_id) == wanted)
    await (await person.click(panel, custom_id=first)).settled()
    await stage.quiet()
    return panel


async def test_a_lesson_survives_a_kill_and_neither_repeats_nor_skips_a_remark(own_stage: Stage) -> None:
    anna, channel, bot = own_stage.person("Anna"), own_stage.channel(), own_stage.bot
    panel = await learn(own_stage, anna, channel)
    assert "Night falls" in panel.text
    for page in ("These guards stand in the way", "Send two of your three"):
        panel = await press(own_stage, anna, panel, "coach")
        assert page in panel.text
    panel = await press(own_stage, anna, panel, "coach-accept")
    assert "has joined your 4" in panel.text
    assert "push it out" in panel.text

    await bot.kill()
    await bot.start()

    again = await learn(own_stage, anna, channel)
    assert "push it out" in again.text
    assert "Send two of your three" not in again.text
    assert own_stage.ledger.moves(channel) == 3
    again = await press(own_stage, anna, panel, "coach-accept")  # a panel from before the power cut
    assert "Pushed out!" in again.text
    again = await press(own_stage, anna, again, "coach-accept")
    assert "You know enough now" in again.text
    again = await press(own_stage, anna, again, "coach")
    assert "the two you sent out are resting" in again.text
    assert own_stage.ledger.rows("SELECT 1 FROM results") == []


async def test_a_lesson_makes_room_for_a_table_and_can_be_begun_anew(stage: Stage) -> None:
    bert, channel = stage.person("Bert", "de"), stage.channel()
    panel = await learn(stage, bert, channel)
    first = stage.ledger.table_id(channel)
    panel = await press(stage, bert, panel, "coach")
    panel = await press(stage, bert, await learn(stage, bert, channel), "coach")
    panel = await press(stage, bert, panel, "coach")
    await press(stage, bert, panel, "more")
    reply = await (await bert.click(panel, custom_id=control(panel, "learn-anew"))).settled()
    await stage.quiet()
    assert reply.message is not None
    assert "Es wird Nacht" in reply.message.text
    assert stage.ledger.table_id(channel) != first

    await (await bert.slash(channel, "lobby open", game=GAME)).settled()
    await stage.quiet()
    assert stage.ledger.status(channel) == "lobby"


async def test_whoever_knows_enough_can_sit_down_with_others(stage: Stage) -> None:
    lotte, channel = stage.person("Lotte"), stage.channel()
    panel = await learn(stage, lotte, channel)
    for wanted in ("coach", "coach", "coach-accept", "coach-accept", "coach-accept"):
        panel = await press(stage, lotte, panel, wanted)

    await press(stage, lotte, panel, "company")

    assert stage.ledger.status(channel) == "lobby"


async def test_where_others_have_a_table_a_lesson_is_in_direct_messages(stage: Stage) -> None:
    party = Party(stage, [stage.person("Carla")])
    lobby = await party.open()
    dora = stage.person("Dora")

    reply = await (await dora.click(lobby, custom_id=control(lobby, "learn"))).settled()
    await stage.quiet()

    assert reply.message is not None
    assert says(dora)("coach-begun-directly") in reply.message.text
    assert stage.ledger.status(party.channel) == "lobby"
    panel = await press(stage, dora, reply.message, "coach")
    assert "These guards" in panel.text


async def test_whoever_asks_for_a_lesson_in_direct_messages_takes_it_there(stage: Stage) -> None:
    hanna = stage.person("Hanna", "de")
    panel = await learn(stage, hanna, hanna.dm_channel)

    assert "Es wird Nacht" in panel.text
    [line] = [one for one in hanna.dm if not one.ephemeral and one is not panel]
    assert says(hanna)("table-lesson-own", game=Text(f"{GAME}-title")) in line.text
    assert line.shown == []
    again = await (await hanna.click(line, custom_id=control(line, "turn"))).settled()
    assert again.message is not None
    assert "Es wird Nacht" in again.message.text


async def test_help_and_the_first_panel_of_a_newcomer_offer_the_lesson(stage: Stage) -> None:
    party = Party(stage, [stage.person(name) for name in ("Ines", "Jan", "Kira")])
    help_text = await (await party.host.slash(party.channel, "help")).settled()
    assert help_text.message is not None
    offered = [one.custom_id for one in help_text.message.buttons if action(one.custom_id) == "learn"]
    assert [str(one).rpartition(":")[2] for one in offered] == [one.key for one in from_easy_to_hard()]

    await party.open()
    await party.sit_down()
    await party.start()
    panel = await party.opened_panel(party.host)
    begun = await (await party.host.click(panel, custom_id=control(panel, "learn"))).settled()
    await stage.quiet()
    assert begun.message is not None
    assert says(party.host)("coach-begun-directly") in begun.message.text

    mover = party.awaited[0]
    await party.by_panel(mover)
    later = await party.opened_panel(mover)
    assert all(action(one.custom_id) != "learn" for one in later.buttons)


async def test_a_coach_among_people_speaks_to_those_who_want_it(stage: Stage) -> None:
    party = Party(stage, [stage.person(name) for name in ("Emil", "Frida", "Gustav")])
    await party.open()
    await party.sit_down()
    set_it = await party.host.slash(party.channel, "lobby options", setting="coach", value="on")
    await set_it.settled()
    await stage.quiet()
    await party.start()
    emil = party.host
    panel = await party.opened_panel(emil)
    while any(action(button.custom_id) == "coach" for button in panel.buttons):
        panel = await press(stage, emil, panel, "coach")
    assert "All families have the same five monsters" in panel.text

    panel = await press(stage, emil, panel, "more")
    panel = await press(stage, emil, panel, "coaching")

    assert says(emil)("coach-is-quiet") in panel.text
    assert "All families have the same five monsters" not in panel.text
    other = await party.opened_panel(party.people[1])
    assert "Night falls" in other.text
