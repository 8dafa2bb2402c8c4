"""What somebody has not seen stays theirs: in their panel, over a restart, once."""

import pytest

from engine.games.mighty_monsters.state import Castle
from playground import Message, Person
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

RAID = "news-mighty-monsters-raid.png"


def shows_the_raid(panel: Message) -> bool:
    return RAID in [file.filename for file in panel.attachments]


def _raids(party: Party) -> int:
    state = party.stage.ledger.state(party.channel)
    assert isinstance(state, Castle)
    return 0 if state.raid is None else state.raid.round


async def panel_on_record(party: Party, person: Person) -> Message:
    """Their private panel, once the bot has noted that they have it: whoever is quicker sees news twice."""
    panel = await party.opened_panel(person)
    noted = "SELECT 1 FROM seen JOIN tables ON table_id = id WHERE user_id = ? AND here = tables.version"
    await party.stage.until(lambda: party.stage.ledger.rows(noted, person.id))
    return panel


async def test_a_raid_stays_news_to_each_of_them_until_they_have_seen_it(own_stage: Stage) -> None:
    names = (("Anna", "en-US"), ("Ben", "de"), ("Cleo", "en-US"))
    party = Party(own_stage, [own_stage.person(name, locale) for name, locale in names])
    await party.begin()
    await party.choose_families()
    while _raids(party) == 0:
        last = party.awaited[0]
        reply = await party.by_command(last)
    assert reply.message is not None
    assert shows_the_raid(reply.message), "whoever began it sees it at once"
    assert all(shows_the_raid(party.panel_of(person)) for person in party.people)
    [post] = party.posts
    assert post.text.count("**") == 2
    assert post.id < party.table.id, "the table's message is below it"
    early = party.awaited[0]
    panel = await party.opened_panel(early)
    await party.answer_on(panel, early)
    assert not shows_the_raid(panel), "seen, and answered"
    late = [person for person in party.people if person not in (early, last)]

    await own_stage.bot.kill()
    await own_stage.bot.start()
    for person in late:
        panel = await panel_on_record(party, person)
        assert shows_the_raid(panel), "others have moved since, and the bot was restarted"
        more = await person.click(panel, custom_id=control(panel, "more"))
        assert says(person)("panel-digest") in (await more.settled()).text
        assert shows_the_raid(panel), "still the same panel"
        assert not shows_the_raid(await party.opened_panel(person)), "never again"
    assert party.posts == [post]
