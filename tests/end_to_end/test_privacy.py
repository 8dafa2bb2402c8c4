"""What is known of oneself, and being forgotten, on Discord."""

import json

import pytest

from playground import Person
from tests.end_to_end.company import asked, shown, trio
from tests.end_to_end.party import says
from tests.end_to_end.stage import Stage, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


def traces(stage: Stage, person: Person) -> int:
    """How many rows still know a person by their number."""
    columns = [("people", "user_id"), ("seats", "user_id"), ("panels", "user_id"), ("tables", "host_id")]
    counts = [f"(SELECT count(*) FROM {table} WHERE {column} = {person.id})" for table, column in columns]
    return int(stage.ledger.rows(f"SELECT {' + '.join(counts)}")[0][0])


async def test_everything_known_comes_as_a_file_to_oneself_alone(stage: Stage) -> None:
    party = trio(stage, "en")
    await party.begin()
    for person in party.people[:2]:
        reply = await asked(party, person, "settings export")
        assert reply.text == says(person)("privacy-export")
        [file] = shown(reply).attachments
        assert json.loads(file.data)["person"] == person.id


@pytest.mark.parametrize("locale", ["en", "de"])
async def test_whoever_has_second_thoughts_is_not_forgotten(stage: Stage, locale: str) -> None:
    party = trio(stage, locale)
    await party.begin()
    ben = party.people[1]
    known = traces(stage, ben)
    sure = (await (await ben.slash(party.channel, "settings forget-me")).settled()).message
    assert sure is not None
    say = says(ben)
    assert [one.label for one in sure.buttons] == [say("button-forget"), say("button-forget-keep")]

    await (await ben.click(sure, say("button-forget-keep"))).settled()
    await stage.quiet()

    assert sure.text == say("privacy-kept")
    assert sure.buttons == []
    assert traces(stage, ben) == known


@pytest.mark.parametrize("locale", ["en"])
async def test_whoever_wants_to_be_forgotten_is_and_the_others_go_on_also_after_a_restart(
    own_stage: Stage, locale: str
) -> None:
    party = trio(own_stage, locale)
    await party.begin()
    await party.choose_families()
    ben = party.people[1]
    assert traces(own_stage, ben) > 0
    reply = await (await ben.slash(party.channel, "settings forget-me")).settled()
    assert says(ben)("privacy-sure") in reply.text
    assert reply.message is not None
    await own_stage.bot.restart()
    sure = await ben.click(reply.message, custom_id=control(reply.message, "forget"))
    assert says(ben)("privacy-forgotten") in (await sure.settled()).text
    await own_stage.quiet()

    assert traces(own_stage, ben) == 0
    assert speaker(locale)("story-forgotten", bot="Grix") in party.table.text
    assert "Ben" not in party.table.text
    party.people.remove(ben)
    for _ in range(4):
        await party.by_command(party.awaited[0])
