"""Everybody is called by the way they have chosen, once for one thing, and told what they have missed."""

from datetime import UTC, datetime, timedelta

import pytest

from playground import Person
from tests.end_to_end.company import asked, menu_of, shown, trio
from tests.end_to_end.party import Party, says
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import Stage, action, control
from texts import LOCALES

pytestmark = pytest.mark.asyncio(loop_scope="module")

WAYS = {"mention": (1, 0), "dm": (0, 1), "both": (1, 1), "silent": (0, 0)}
"""How often a channel and a direct message ring for one thing."""


async def wish(party: Party, person: Person, way: str) -> None:
    reply = await (await person.slash(party.channel, "settings notify", way=way)).settled()
    assert reply.text == says(person)(f"settings-notify-{way}")


@pytest.mark.parametrize(("way", "locale"), list(zip(WAYS, LOCALES * 2, strict=True)))
async def test_a_turn_rings_once_and_only_by_the_chosen_way(stage: Stage, way: str, locale: str) -> None:
    party, pings = trio(stage, locale), Pings(stage)
    anna, ben, cleo = party.people
    await wish(party, ben, way)
    await party.begin()
    assert (pings.mentions(ben), pings.direct(ben)) == WAYS[way]
    assert (pings.mentions(anna), pings.direct(anna)) == WAYS["mention"], "what people have who chose nothing"
    await party.choose_families()
    for _ in range(6):
        before = set(party.awaited)
        pings.begin()
        await party.play(answers=1)
        newly = set(party.awaited) - before
        for person in (anna, cleo):
            assert pings.of(person) == (person in newly)
        expected = WAYS[way] if ben in newly else (0, 0)
        assert (pings.mentions(ben), pings.direct(ben)) == expected


@pytest.mark.parametrize("locale", ["de"])
async def test_a_quiet_table_keeps_its_message_and_calls_by_direct_message_where_it_may(
    stage: Stage, locale: str
) -> None:
    party, pings = trio(stage, locale), Pings(stage)
    anna, ben, cleo = party.people
    say = says(anna)
    lobby = await party.open()
    await asked(party, anna, "lobby options", setting="calls", value="quiet")
    agreed = say("lobby-option", name=say("table-option-calls"), value=say("table-option-calls-quiet"))
    assert agreed in party.table.text
    settings = shown(await (await anna.click(lobby, custom_id=control(lobby, "options"))).settled())
    assert await menu_of(anna, settings, "calls")
    assert say("table-option-calls-line") in settings.text
    await party.sit_down()
    await asked(party, cleo, "settings hands", where="panel")
    pings.begin()
    await party.start()
    await party.choose_families()
    await party.play(answers=6)
    asked_to_end = await asked(party, cleo, "lobby close")

    assert asked_to_end.text == says(cleo)("end-called")
    assert party.public == [lobby], "the lobby's message became the table's and was never posted anew"
    for person in party.people:
        assert pings.mentions(person) == 0
    place = {"game": says(ben)("mighty-monsters-title"), "channel": party.channel.mention}
    called = says(ben)("notice-called", **place)
    assert called in [message.text for message in ben.dm]
    assert pings.direct(ben) > 1
    assert pings.direct(cleo) == 0


async def test_whoever_wants_direct_messages_that_do_not_arrive_is_mentioned(stage: Stage) -> None:
    party, pings = trio(stage, "de"), Pings(stage)
    ben = party.people[1]
    await wish(party, ben, "dm")
    await (await ben.slash(party.channel, "settings hands", where="panel")).settled()
    await party.begin()

    assert (pings.mentions(ben), pings.direct(ben)) == (1, 0)


@pytest.mark.parametrize("locale", ["en"])
async def test_a_panel_tells_what_has_happened_since_ones_last_move_and_who_is_waited_for(
    stage: Stage, locale: str
) -> None:
    party = trio(stage, locale)
    anna, ben, cleo = party.people
    await party.begin()
    first = await party.opened_panel(ben)
    assert says(ben)("panel-last-one") not in first.text
    for person in (anna, cleo):
        await party.by_command(person)
    panel = await party.opened_panel(ben)
    assert says(ben)("panel-last-one") in panel.text
    await party.answer_on(panel, ben)

    movers = []
    for _ in range(2):
        movers.append(party.awaited[0])
        await party.play(party.by_command, answers=1)
    [watcher] = [person for person in party.people if person not in movers]
    panel = await party.opened_panel(watcher)
    more = await watcher.click(panel, custom_id=control(panel, "more"))
    _, digest = (await more.settled()).text.split(says(watcher)("panel-digest"))
    assert all(mover.name in digest for mover in movers)


@pytest.mark.parametrize(("way", "locale"), list(zip(("mention", "dm"), LOCALES, strict=True)))
async def test_a_call_in_quiet_hours_is_silent_and_rings_when_they_are_over_even_after_a_restart(
    own_stage: Stage, way: str, locale: str
) -> None:
    party, pings = trio(own_stage, locale), Pings(own_stage)
    anna, ben, cleo = party.people
    await wish(party, ben, way)
    begin, end = (f"{datetime.now(UTC) + timedelta(hours=hours):%H:%M}" for hours in (-2, 2))
    quiet = {"from": begin, "to": end, "zone": "UTC"}
    reply = await (await ben.slash(party.channel, "settings quiet", **quiet)).settled()
    assert reply.text == says(ben)("settings-quiet-set", begin=begin, end=end, zone="UTC")
    await party.begin()
    assert (pings.of(anna), pings.of(ben), pings.of(cleo)) == (1, 0, 1)
    assert party.panel_of(ben)

    await own_stage.bot.kill()
    own_stage.ledger.age(3 * 3600)
    own_stage.ledger.execute("UPDATE people SET quiet_from = NULL, quiet_to = NULL")
    await own_stage.bot.start()
    await own_stage.until(lambda: pings.of(ben))
    await own_stage.quiet()
    assert (pings.mentions(ben), pings.direct(ben)) == WAYS[way]
    assert (pings.of(anna), pings.of(cleo)) == (1, 1)
    await party.by_dm(ben)


async def test_several_tables_that_call_after_quiet_hours_ring_once(own_stage: Stage) -> None:
    parties, pings = [trio(own_stage, "en")], Pings(own_stage)
    people = parties[0].people
    parties += [Party(own_stage, people, own_stage.channel(parties[0].channel.guild)) for _ in range(2)]
    ben = people[1]
    begin, end = (f"{datetime.now(UTC) + timedelta(hours=hours):%H:%M}" for hours in (-2, 2))
    quiet = {"from": begin, "to": end, "zone": "UTC"}
    await (await ben.slash(parties[0].channel, "settings quiet", **quiet)).settled()
    for party in parties:
        await party.begin()
    assert pings.of(ben) == 0

    await own_stage.bot.kill()
    own_stage.ledger.age(3 * 3600)
    own_stage.ledger.execute("UPDATE people SET quiet_from = NULL, quiet_to = NULL")
    await own_stage.bot.start()
    await own_stage.until(lambda: pings.of(ben))
    await own_stage.until(lambda: not own_stage.ledger.due())
    await own_stage.quiet()

    assert pings.of(ben) == 1
    waiting = shown(await asked(parties[0], ben, "games"))
    assert all(party.channel.mention in waiting.text for party in parties)
    assert [button.disabled for button in waiting.buttons if action(button.custom_id) == "turn"] == [
        False
    ] * 3
