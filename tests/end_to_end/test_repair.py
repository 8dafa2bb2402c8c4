"""A rule that fails on Discord, and the moderator who looks after the table."""

import pytest

from playground import ImpossibleError, Message, Person
from tests.end_to_end.company import asked, at_play, shown
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def press(person: Person, panel: Message, wanted: str) -> None:
    reply = await person.click(panel, custom_id=control(panel, wanted))
    await reply.settled()


async def break_a_rule(stage: Stage, party: Party) -> None:
    """The table waits for a rule that does not exist; the bot learns of it when it is back."""
    await stage.bot.stop()
    saved = stage.ledger.saved(party.channel)
    broken = saved.replace(b'"step":"mighty_monsters.placed"', b'"step":"lost"')
    stage.ledger.replace_saved(party.channel, broken)
    await stage.bot.start()


@pytest.mark.parametrize("locale", ["de"])
async def test_a_failing_rule_is_told_once_and_a_moderator_steps_back(own_stage: Stage, locale: str) -> None:
    party = await at_play(own_stage, locale)
    await party.play(answers=2)
    await break_a_rule(own_stage, party)
    own_stage.expected_complaints.add("a rule failed")
    mover, before = party.awaited[0], own_stage.ledger.moves(party.channel)
    (_, choice), *_ = await mover.autocomplete(party.channel, "move", "choice")
    refused = await (await mover.slash(party.channel, "move", choice=choice)).settled()
    await own_stage.quiet()
    [(number,)] = own_stage.ledger.rows("SELECT report FROM faults")
    assert refused.text == says(mover)("fault-met", report=number)
    assert says(mover, locale)("fault-told", report=number) in party.table.text
    assert (own_stage.ledger.path.parent / "reports" / f"{number}.json").exists()
    editions = party.edition
    again = await (await mover.slash(party.channel, "move", choice=choice)).settled()
    assert again.text == says(mover)("fault-known", report=number)
    await own_stage.quiet()
    assert party.edition == editions
    assert own_stage.ledger.moves(party.channel) == before

    boss = own_stage.person("Chief", "de", guild=party.channel.guild, moderator=True)
    panel = shown(await asked(party, boss, "table repair"))
    assert number in panel.text
    [moments] = [select for select in panel.selects if action(select.custom_id) == "repair-to"]
    await own_stage.bot.restart()
    await (await boss.select(panel, moments.options[0].value, custom_id=moments.custom_id)).settled()
    await press(boss, panel, "repair-sure")
    assert says(boss)("repair-done") in panel.text
    await own_stage.quiet()
    assert speaker(locale)("undo-repair") in party.table.text
    await party.play(answers=2)


@pytest.mark.parametrize("locale", ["en-US"])
async def test_a_moderator_sees_how_the_table_is_and_sends_it_again(stage: Stage, locale: str) -> None:
    party = await at_play(stage)
    chief = stage.person("Chief", locale, guild=party.channel.guild, moderator=True)
    panel = shown(await asked(party, chief, "table repair"))
    assert says(chief)("repair-well") in panel.text
    former, panels = party.table, [party.panel_of(person).id for person in party.people]
    await press(chief, panel, "repair-send")
    assert says(chief)("repair-sent") in panel.text
    await stage.quiet()
    assert party.table.id != former.id
    assert party.public == [party.table]
    assert [party.panel_of(person).id for person in party.people] != panels
    await party.play(answers=2)


async def test_others_are_not_offered_the_command(stage: Stage) -> None:
    party = await at_play(stage)
    for person in party.people[:2]:
        with pytest.raises(ImpossibleError):
            await person.slash(party.channel, "table repair")
    chief = stage.person("Chief", moderator=True)
    reply = await (await chief.slash(stage.channel(), "table repair")).settled()
    assert reply.text == says(chief)("no-table-here")
