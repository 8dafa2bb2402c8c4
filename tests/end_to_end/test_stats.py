"""Results on Discord: of oneself, of the server, of a game; in words and as a picture."""

import pytest

from playground import Person
from tests.end_to_end.company import asked, shown, trio
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_results_of_others_are_not_told_in_direct_messages(stage: Stage) -> None:
    anna = stage.person("Anna")
    for path, options in (
        ("stats server", {}),
        ("stats game", {"game": "mighty-monsters"}),
        ("settings server", {"language": "de"}),
    ):
        reply = await (await anna.slash(anna.dm_channel, path, **options)).settled()
        assert reply.text == says(anna)("only-on-a-server")


@pytest.mark.parametrize("locale", ["de"])
async def test_results_are_told_and_drawn_also_after_a_restart(own_stage: Stage, locale: str) -> None:
    anna = own_stage.person("Anna", locale)
    party = Party(own_stage, [anna])
    say = says(anna)
    nothing = await asked(party, anna, "stats person")
    assert nothing.text == say("stats-nothing", name="Anna")
    assert (await asked(party, anna, "stats server")).text == say("stats-nobody")
    await party.open()
    for _ in range(2):
        await party.press(anna, "bot")
    await party.start()
    await party.play_alone()
    await own_stage.bot.restart()

    own = shown(await asked(party, anna, "stats person"))
    assert say("stats-person-title", name="Anna") in own.text
    assert f"**{say('mighty-monsters-title')}:**" in own.text
    assert say("stats-unrated") in own.text
    assert say("stats-records-title") in own.text
    assert say("stats-pace-minutes", count=1) in own.text
    for path, options in (("stats server", {}), ("stats game", {"game": "mighty-monsters"})):
        message = shown(await asked(party, anna, path, **options))
        assert "**Anna:**" in message.text
        assert len(anna.pictures(message)) == len(message.alt_texts) == 1
        assert "Anna: 1 " in message.alt_texts[0]
        assert say("stats-pace-minutes", count=1) not in message.text


async def test_moderators_switch_the_hall_of_fame_and_two_people_see_how_they_did(stage: Stage) -> None:
    """Mo reads English, and Ben, who may not moderate, German."""
    mo, ben = stage.person("Mo", moderator=True), stage.person("Ben", "de")
    party = Party(stage, [mo, ben])
    off = shown(await asked(party, ben, "stats fame"))
    assert says(ben)("hall-off") in off.text
    assert off.buttons == []
    hall = shown(await asked(party, mo, "stats fame"))
    await (await mo.click(hall, custom_id=control(hall, "hall"))).settled()
    assert says(mo)("hall-empty") in hall.text
    assert says(ben)("hall-empty") in (await asked(party, ben, "stats fame")).text
    await (await mo.click(hall, custom_id=control(hall, "hall"))).settled()
    assert says(mo)("hall-off") in hall.text

    never = await asked(party, ben, "stats versus", person=mo.user)
    assert never.text == says(ben)("versus-never", name="Mo")
    assert (await asked(party, ben, "stats versus", person=ben.user)).text == says(ben)("versus-oneself")


async def test_a_hall_of_fame_fills_with_the_records_of_games_among_people(stage: Stage) -> None:
    """The server speaks English; Ben reads German."""
    party = trio(stage, "en")
    anna, ben, _ = party.people
    moderator = stage.person("Mo", guild=party.channel.guild, moderator=True)
    hall = shown(await asked(party, moderator, "stats fame"))
    await (await moderator.click(hall, custom_id=control(hall, "hall"))).settled()

    await party.begin()
    await party.play()
    ending = await party.sees_the_end()
    for person in (anna, ben):
        filled = (await asked(party, person, "stats fame")).text
        say = says(person)
        assert say("hall-title", server="Guild") in filled
        assert say("hall-empty") not in filled
        assert any(f"- {one.name}: " in filled for one in party.people)
    told, _, _ = says(anna)("hall-new", name="|", record="").partition("|")
    assert told in ending.text

    await (await moderator.click(hall, custom_id=control(hall, "hall"))).settled()
    off = (await asked(party, ben, "stats fame")).text
    assert not any(one.name in off for one in party.people)


async def test_after_a_game_two_people_see_who_came_out_ahead(stage: Stage) -> None:
    """Anna and Cleo read English, Ben German."""
    party = trio(stage, "en")
    anna, ben, _ = party.people
    await party.begin()
    await party.play()
    await party.sees_the_end()

    outcomes = {"ahead": "behind", "behind": "ahead", "level": "level"}
    met = {
        one: (await asked(party, one, "stats versus", person=other.user)).text
        for one, other in ((anna, ben), (ben, anna))
    }
    assert any(
        _met_once(anna, ben, outcome) in met[anna] and _met_once(ben, anna, mirrored) in met[ben]
        for outcome, mirrored in outcomes.items()
    )


def _met_once(reader: Person, other: Person, outcome: str) -> str:
    counts = {key: int(key == outcome) for key in ("ahead", "behind", "level")}
    say = says(reader)
    return say("versus-line", game=say("mighty-monsters-title"), name=other.name, games=1, **counts)
