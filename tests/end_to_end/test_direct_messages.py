"""Hands by direct message: one living panel per table, and play goes on where they are closed."""

import pytest

from playground import Message, Person
from tests.end_to_end.party import Party, Witness, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


def told_about_closed_dms(witness: Witness, person: Person) -> int:
    sentence = says(person)("panel-dms-closed")
    return sum(sentence in sight.strings for sight in witness.private(person))


def can_answer(panel: Message) -> bool:
    ids = [*(button.custom_id for button in panel.buttons), *(select.custom_id for select in panel.selects)]
    return any(action(custom_id) in ("pick", "group") for custom_id in ids)


async def test_whoever_accepts_no_direct_messages_is_told_once_and_plays_all_the_same(stage: Stage) -> None:
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")
    party, witness = Party(stage, [anna, ben, cleo]), Witness(stage)
    stage.ground.close_dms(ben)
    await party.begin()
    assert ben.dm == []
    assert party.panel_of(anna)
    assert party.panel_of(cleo)

    panel = await party.opened_panel(ben)
    assert says(ben)("panel-dms-closed") in panel.text
    await party.answer_on(panel, ben)
    await party.by_dm(anna)
    await party.by_dm(cleo)
    await party.play(party.by_panel, answers=7)

    assert told_about_closed_dms(witness, ben) == 1
    assert told_about_closed_dms(witness, anna) == told_about_closed_dms(witness, cleo) == 0
    refused = [r for r in stage.ground.requests if r.status == 403 and r.path.endswith("/messages")]
    assert len(refused) == 1


async def test_direct_messages_come_again_once_they_are_wished_for(stage: Stage) -> None:
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")
    party = Party(stage, [anna, ben, cleo])
    stage.ground.close_dms(ben)
    await party.begin()
    stage.ground.open_dms(ben)

    reply = await ben.slash(party.channel, "settings hands", where="dm")
    assert (await reply.settled()).text == says(ben)("settings-hands-dm")
    await party.by_command(ben)

    assert party.panel_of(ben)


async def test_whoever_wants_no_direct_messages_gets_none(stage: Stage) -> None:
    anna, ben, cleo = stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")
    party = Party(stage, [anna, ben, cleo])
    reply = await ben.slash(party.channel, "settings hands", where="panel")
    assert (await reply.settled()).text == says(ben)("settings-hands-panel")

    await party.begin()
    await party.choose_families()
    await party.play(party.by_panel, answers=3)

    assert ben.dm == []


async def test_each_person_has_one_living_panel_per_table(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")])
    await party.begin()

    for _ in range(12):
        await party.play(party.by_dm, answers=1)
        assert [len(person.dm) for person in party.people] == [1, 1, 1]
        assert all(can_answer(party.panel_of(person)) for person in party.awaited)


async def test_an_answer_that_could_be_changed_is_final_on_every_panel_once_all_have_answered(
    stage: Stage,
) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    await party.by_dm(party.people[0])
    assert says(party.people[0])("panel-changeable") in party.panel_of(party.people[0]).text

    await party.by_dm(party.people[0])  # a change of mind
    for person in party.people[1:]:
        await party.by_dm(person)

    for person in party.people:
        assert says(person)("panel-changeable") not in party.panel_of(person).text
        assert can_answer(party.panel_of(person)) == (person in party.awaited)


async def test_a_panel_replaced_while_it_is_being_answered_is_no_error(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")])
    await party.begin()
    anna = party.people[0]
    panel = party.panel_of(anna)
    # Hours pass: the bot will post a new panel instead of editing this one.
    stage.ledger.execute("UPDATE panels SET posted_at = posted_at - 7200")
    stage.ground.faults.delay(1.0, method="PATCH", path="/webhooks/*/*/messages/@original", person=anna)

    await party.answer_on(panel, anna)
    await stage.until(lambda: any("the message to answer on is gone" in line for line in stage.log))

    assert panel.deleted
    assert anna.dm == [party.panel_of(anna)]
    assert stage.ledger.moves(party.channel) == 1


async def test_the_private_panel_and_the_direct_message_show_the_same_question(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    await party.choose_families()
    mover = party.awaited[0]

    panel, direct = await party.opened_panel(mover), party.panel_of(mover)

    asked = says(mover)("mighty-monsters-place")  # news above it may have been seen in one of them
    assert panel.text[panel.text.index(asked) :] == direct.text[direct.text.index(asked) :]
    assert panel.alt_texts == direct.alt_texts
    assert [b.custom_id for b in panel.buttons] == [b.custom_id for b in direct.buttons]
    assert mover.pictures(panel) == mover.pictures(direct)


async def test_a_panel_can_be_refreshed_and_read_as_text_from_the_direct_message(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    ben = party.people[1]
    panel = party.panel_of(ben)

    reply = await (await ben.click(panel, custom_id=control(panel, "more"))).settled()
    assert reply.message is panel
    reply = await (await ben.click(panel, custom_id=control(panel, "text"))).settled()
    assert reply.message is not panel
    assert says(ben)("mighty-monsters-twin-hand", cards="")[:10] in reply.text
    reply = await (await ben.click(panel, custom_id=control(panel, "rules"))).settled()
    assert says(ben)("mighty-monsters-topic-families") in reply.text
