"""Taking moves back on Discord: at once, by button or command, and by a vote beyond the barrier."""

import pytest

from playground import Message, Person
from tests.end_to_end.company import asked, at_play, shown, vote
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control, on_both_stores
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


def undo_buttons(message: Message) -> list[str]:
    return [
        button.custom_id
        for button in message.buttons
        if button.custom_id and action(button.custom_id) == "undo"
    ]


async def one_move(party: Party) -> Person:
    """Somebody makes a move that they could take back."""
    mover = party.awaited[0]
    await party.by_command(mover)
    return mover


@pytest.mark.parametrize("locale", ["en"])
async def test_a_move_is_taken_back_at_once_and_everybody_reads_what_it_was(
    stage: Stage, locale: str
) -> None:
    party = await at_play(stage, locale)
    standing = stage.ledger.state(party.channel)
    mover = await one_move(party)
    told = party.table.text

    reply = await asked(party, mover, "undo")
    assert says(mover)("undo-done") in reply.text
    assert "~~" in reply.text
    assert speaker(locale)("undo-own", who=mover.name) in party.table.text
    [struck] = [line for line in party.table.text.splitlines() if line.startswith("~~")]
    assert struck.strip("~") in told
    assert stage.ledger.state(party.channel).decisions() == standing.decisions()
    assert party.awaited == [mover]
    await party.play(answers=2)


async def test_the_button_is_there_where_it_is_free_and_a_stale_one_does_no_harm(stage: Stage) -> None:
    party = await at_play(stage)
    assert [undo_buttons(party.panel_of(person)) for person in party.people] == [[], [], []]
    mover = await one_move(party)
    stale = await party.opened_panel(mover)
    panel = party.panel_of(mover)
    reply = await mover.click(panel, custom_id=control(panel, "undo"))
    assert says(mover)("undo-done") in (await reply.settled()).text
    await stage.quiet()

    await one_move(party)
    before = stage.ledger.state(party.channel)
    reply = await mover.click(stale, custom_id=control(stale, "undo"))
    await stage.until(lambda: reply.follow_ups)
    assert reply.follow_ups[0].text == says(mover)("undo-is-stale")
    assert stage.ledger.state(party.channel) == before


async def test_the_fact_that_forbids_it_is_named_in_ones_own_language(stage: Stage) -> None:
    party = await at_play(stage)
    stranger = stage.person("Stranger", "de", guild=party.channel.guild)
    assert (await asked(party, stranger, "undo")).text == says(stranger)("not-seated")
    facts = ("undo-stopped-other-seat", "undo-stopped-other-seat", "undo-stopped-chance")
    for person, fact in zip(party.people, facts, strict=True):
        reply = await asked(party, person, "undo")
        assert says(person)(fact) in reply.text
        assert says(person)("undo-ask") in reply.text


async def asked_by(party: Party, person: Person) -> None:
    """Somebody asks everybody else to let them go back."""
    reply = await asked(party, person, "undo")
    question = shown(reply)
    pressed = await person.click(question, custom_id=control(question, "undo-ask"))
    assert says(person)("undo-asked") in (await pressed.settled()).text
    await party.stage.quiet()


@on_both_stores
@pytest.mark.parametrize("locale", ["de"])
async def test_beyond_a_barrier_everybody_is_asked_and_a_restart_in_between_loses_no_vote(
    own_stage: Stage, locale: str
) -> None:
    party = await at_play(own_stage, locale)
    standing = own_stage.ledger.state(party.channel)
    first = await one_move(party)
    second = await one_move(party)
    assert first is not second
    await asked_by(party, first)
    table = party.table
    assert {person.user for person in party.people if person is not first} <= set(table.pinged)
    assert (
        f"**{speaker(locale)('vote-undo', seat=first.name, known='nothing', closes='|').split('**')[1]}**"
        in table.text
    )
    assert "~~" in table.text

    others = [person for person in party.people if person is not first]
    await vote(party, others[0], "agree")
    await own_stage.bot.kill()
    await own_stage.bot.start()
    await vote(party, others[1], "agree")

    assert speaker(locale)("undo-agreed", who=first.name) in party.table.text
    assert own_stage.ledger.state(party.channel).decisions() == standing.decisions()
    assert party.awaited == [first]
    assert not [b for b in party.table.buttons if action(b.custom_id) == "vote"]
    await party.play(answers=2)


async def test_one_refusal_ends_the_vote_and_play_goes_on(stage: Stage) -> None:
    party = await at_play(stage)
    first = await one_move(party)
    await one_move(party)
    before = stage.ledger.state(party.channel)
    await asked_by(party, first)
    await vote(party, next(person for person in party.people if person is not first), "refuse")

    assert speaker("en")("undo-refused") in party.table.text
    assert stage.ledger.state(party.channel) == before
    await party.play(answers=1)
