"""What is known of oneself, and being forgotten, on Discord."""

import json

import pytest

from playground import Person
from tests.end_to_end.company import asked, shown, trio
from tests.end_to_end.party import says
from tests.end_to_end.stage import Stage, control
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMPANY = (
    ("homes", "user_id"),
    ("avoided", "user_id"),
    ("avoided", "avoided_id"),
    ("watchers", "user_id"),
    ("complaints", "user_id"),
)
"""Where it is kept how somebody keeps company."""


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


async def test_what_is_kept_of_company_comes_in_the_file_and_goes_with_its_owner(stage: Stage) -> None:
    """Ben's list in direct messages, whom he avoids, what he is told about, a report; he reads German."""
    stage.expected_complaints.add("somebody says that something is wrong")
    party = trio(stage, "en")
    await party.begin()
    anna, ben, _ = party.people
    page = shown(await asked(party, ben, "games"))
    await (await ben.click(page, custom_id=control(page, "keep-home"))).settled()
    home = await ben.sees(says(ben)("games-title"), ben.dm_channel)
    await asked(party, ben, "settings avoid", person=anna.user)
    await asked(party, anna, "settings avoid", person=ben.user)
    await asked(party, ben, "settings tell-me", game="mighty-monsters")
    form = (await ben.slash(party.channel, "report")).modal
    assert form is not None
    await (await ben.submit(form, {form.fields[0].label: "The dragon sleeps."})).settled()

    [file] = shown(await asked(party, ben, "settings export")).attachments
    known = json.loads(file.data)
    assert [one["avoided_id"] for one in known["people avoided"]] == [anna.id]
    assert [one["game"] for one in known["games told about"]] == ["mighty-monsters"]
    assert [one["message_id"] for one in known["list of tables"]] == [home.id]
    [report] = known["reports to the operator"]
    assert report["words"] == "The dragon sleeps."
    kept = stage.ledger.path.parent / "reports" / f"{report['report']}.json"
    assert kept.exists()

    sure = shown(await (await ben.slash(party.channel, "settings forget-me")).settled())
    await (await ben.click(sure, custom_id=control(sure, "forget"))).settled()
    await stage.quiet()

    await stage.until(lambda: home.deleted)
    assert not kept.exists()
    for table, column in COMPANY:
        assert stage.ledger.rows(f"SELECT * FROM {table} WHERE {column} = ?", ben.id) == [], table


async def test_results_and_records_come_in_the_file_and_leave_every_list_with_their_owner(
    stage: Stage,
) -> None:
    """A game among people on a server with a hall of fame; one of them reads German."""
    party = trio(stage, "en")
    moderator = stage.person("Mo", guild=party.channel.guild, moderator=True)
    hall = shown(await asked(party, moderator, "stats fame"))
    await (await moderator.click(hall, custom_id=control(hall, "hall"))).settled()
    await party.begin()
    await party.play_asleep()
    famous = (await asked(party, moderator, "stats fame")).text
    holder = next(person for person in party.people if f"- {person.name}: " in famous)
    other = next(person for person in party.people if person is not holder)

    [file] = shown(await asked(party, holder, "settings export")).attachments
    known = json.loads(file.data)
    assert [one["name"] for one in known["results"]] == [holder.name]
    assert known["records"]

    sure = shown(await (await holder.slash(party.channel, "settings forget-me")).settled())
    await (await holder.click(sure, custom_id=control(sure, "forget"))).settled()
    await stage.quiet()

    for path in ("stats fame", "stats server"):
        listed = (await asked(party, other, path)).text
        assert other.name in listed or path == "stats fame"
        assert holder.name not in listed
    never = await asked(party, other, "stats versus", person=holder.user)
    assert never.text == says(other)("versus-never", name=holder.name)


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
