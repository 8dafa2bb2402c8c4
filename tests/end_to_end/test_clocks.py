"""Clocks among people: agreed on in the lobby, shown as countdowns, and what happens when they run out."""

import re
import time

import pytest

from tests.end_to_end.company import menu_of, shown, trio, vote
from tests.end_to_end.party import Party, says
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import Stage, action

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600.0
DAY = 24 * HOUR


async def agree(party: Party, **options: str) -> None:
    """The host chooses in the private settings of the lobby."""
    for key, value in options.items():
        settings = shown(await party.press(party.host, "options"))
        menu = await menu_of(party.host, settings, key.replace("_", "-"))
        await (await party.host.select(settings, value, custom_id=menu)).settled()
        await party.stage.quiet()


async def begin(stage: Stage, locale: str, **options: str) -> Party:
    party = trio(stage, locale)
    await party.open()
    await agree(party, clock="1-hour", **options)
    await party.sit_down()
    await party.start()
    return party


def countdowns(text: str) -> list[float]:
    """In how many hours everything ends that is counted down."""
    return [round((int(moment) - time.time()) / HOUR, 1) for moment in re.findall(r"<t:(\d+):R>", text)]


def timed(party: Party) -> tuple[list[str], list[float]]:
    """Whose time runs out as the table says it, in one line, and in how many hours."""
    [line] = [one for one in party.table.text.splitlines() if "<t:" in one]
    return [person.name for person in party.people if person.name in line], countdowns(line)


@pytest.mark.parametrize("locale", ["en"])
async def test_a_clock_is_agreed_on_in_the_lobby_and_counts_down_at_the_table_and_in_the_panel(
    stage: Stage, locale: str
) -> None:
    party = trio(stage, locale)
    await party.open()
    say = says(party.host)
    assert f"**{say('table-option-clock')}:** {say('table-option-clock-2-days')}" in party.table.text
    await agree(party, clock="none")
    assert say("table-option-late") not in party.table.text
    await agree(party, clock="4-hours", late="vote")
    assert f"**{say('table-option-clock')}:** {say('table-option-clock-4-hours')}" in party.table.text
    assert f"**{say('table-option-late')}:** {say('table-option-late-vote')}" in party.table.text
    await party.sit_down()
    await party.start()

    assert timed(party) == (["Anna", "Ben", "Cleo"], [4.0])
    for person in party.people:
        panel = await party.opened_panel(person)
        assert countdowns(panel.text) == [4.0]
        assert says(person)("panel-clock", when="")[:10] in panel.text
    await party.by_panel(party.host)
    assert timed(party) == (["Ben", "Cleo"], [4.0])


@pytest.mark.parametrize("locale", ["de"])
async def test_somebody_is_reminded_twice_and_then_replaced_and_comes_back_by_button(
    stage: Stage, locale: str
) -> None:
    party = await begin(stage, locale)
    anna, ben, cleo = party.people
    say, pings = says(anna), Pings(stage)
    for person in (anna, cleo):
        await party.by_command(person)
    pings.begin()

    await stage.pass_time(0.6 * HOUR)
    assert say("story-reminder-half", seat="Ben") in party.table.text
    assert (pings.of(anna), pings.of(ben), pings.of(cleo)) == (0, 1, 0)
    await stage.pass_time(0.35 * HOUR)
    assert say("story-reminder-nearly", seat="Ben") in party.table.text
    assert (pings.of(anna), pings.of(ben), pings.of(cleo)) == (0, 2, 0)
    late = say("story-late-bot", name="Ben", bot="Grix")
    await stage.pass_time(0.05 * HOUR - 3)  # and now nobody touches the bot until its own alarm goes off
    await stage.until(lambda: late in party.table.text)
    await stage.quiet()
    assert say("table-kept", seat="Grix (Ben)", name="Ben") in party.table.text
    assert says(ben)("notice-late-bot", channel=party.channel.mention) in [m.text for m in ben.dm]

    reply = await (await ben.slash(party.channel, "hand")).settled()
    assert reply.text == says(ben)("seat-is-kept-for-you")
    reply = await party.press(anna, "return")
    assert reply.follow_ups[-1].text == say("no-seat-kept")
    await party.press(ben, "return")
    assert say("story-returned", name="Ben") in party.table.text
    assert "Grix" not in party.table.text.rsplit("\n\n", 1)[-1]
    assert not [b for b in party.table.buttons if action(b.custom_id) == "return"]
    await (await ben.slash(party.channel, "hand")).settled()


@pytest.mark.parametrize("locale", ["en"])
async def test_the_others_vote_on_whoever_is_late_even_if_the_bot_dies_between_two_votes(
    own_stage: Stage, locale: str
) -> None:
    party = await begin(own_stage, locale, late="vote")
    anna, ben, cleo = party.people
    say = says(anna)
    for person in (anna, cleo):
        await party.by_command(person)
    await own_stage.pass_time_asleep(1.1 * HOUR)
    assert say("vote-late", seat="Ben") in party.table.text
    before, after = say("table-clock-late", seat="Ben", when="|").split("|")
    assert re.search(rf"{re.escape(before)}<t:\d+:R>{re.escape(after)}", party.table.text)
    assert {anna.user, cleo.user} == set(party.table.pinged)
    assert await vote(party, ben, "bot") == says(ben)("vote-is-for-others")

    cast = say("vote-cast", choice=say("vote-late-wait"))
    assert await vote(party, anna, "wait") == cast
    assert say("vote-button", label=say("vote-late-wait"), votes=1) in [b.label for b in party.table.buttons]
    await own_stage.bot.kill()
    await own_stage.bot.start()
    assert await vote(party, cleo, "wait") == say("vote-decided", choice=say("vote-late-wait"))
    assert say("story-late-wait", seat="Ben") in party.table.text
    assert countdowns(party.table.text) == [1.0]

    await own_stage.pass_time_asleep(1.1 * HOUR)
    for person in (anna, cleo):
        await vote(party, person, "default")
    assert say("story-late-default", seat="Ben") in party.table.text
    assert not [b for b in party.table.buttons if action(b.custom_id) == "vote"]
    assert own_stage.ledger.moves(party.channel) == 3


@pytest.mark.parametrize("locale", ["de"])
async def test_the_host_and_moderators_change_the_clock_of_a_running_table_and_nobody_else(
    stage: Stage, locale: str
) -> None:
    party = await begin(stage, locale, late="default")
    anna, ben, _ = party.people
    moderator = stage.person("Mona", locale, guild=party.channel.guild, moderator=True)
    for person, value in ((anna, "4-hours"), (moderator, "1-day")):
        settings = shown(await (await person.slash(party.channel, "settings table")).settled())
        menu = await menu_of(person, settings, "clock")
        await (await person.select(settings, value, custom_id=menu)).settled()
        await stage.quiet()
    say = says(anna)
    name, value = say("table-option-clock"), say("table-option-clock-1-day")
    assert say("story-option", name=name, value=value) in party.table.text
    assert timed(party) == (["Anna", "Ben", "Cleo"], [24.0])

    reply = await (await ben.slash(party.channel, "settings table")).settled()
    assert reply.text == says(ben)("only-host-or-moderator")


@pytest.mark.parametrize("locale", ["en"])
async def test_quiet_hours_are_set_with_suggestions_and_turned_off_again(stage: Stage, locale: str) -> None:
    party = trio(stage, locale)
    anna, say = party.host, says(party.host)
    times = await anna.autocomplete(party.channel, "settings quiet", "from", "22")
    assert times == [("22:00", "22:00"), ("22:30", "22:30")]
    zones = await anna.autocomplete(party.channel, "settings quiet", "zone", "vienn")
    assert ("Europe/Vienna", "Europe/Vienna") in zones

    async def quiet(**options: str | bool) -> str:
        return (await (await anna.slash(party.channel, "settings quiet", **options)).settled()).text

    begin, end, zone = "22:00", "07:00", "Europe/Vienna"
    assert await quiet(**{"from": begin, "to": end}) == say("quiet-needs-all")
    assert await quiet(**{"from": begin, "to": "7", "zone": zone}) == say(
        "settings-quiet-set", begin=begin, end=end, zone=zone
    )
    assert await quiet(**{"from": begin, "to": begin}) == say("quiet-all-day")
    assert await quiet(**{"from": "25:00", "to": end}) == say("no-such-time")
    assert await quiet(**{"from": begin, "to": end, "zone": "Narnia"}) == say("no-such-zone")
    assert await quiet() == say("settings-quiet-set", begin=begin, end=end, zone=zone)
    assert await quiet(off=True) == say("settings-quiet-cleared")
    assert await quiet() == await quiet(off=True) == say("settings-quiet-none")


@pytest.mark.parametrize("locale", ["de"])
async def test_on_vacation_ones_clock_stands_still_and_the_table_says_so(stage: Stage, locale: str) -> None:
    party = await begin(stage, locale)
    anna, ben, _ = party.people
    shown = says(anna)("table-vacation-stop", seat="Ben", until="|").split("|")
    (_, day), *_ = await ben.autocomplete(party.channel, "settings vacation", "until")
    await (await ben.slash(party.channel, "settings vacation", until=day)).settled()
    await stage.until(lambda: all(part in party.table.text for part in shown))
    still = max(countdowns(party.table.text))
    assert 24 < still <= 49

    reply = await (await ben.slash(party.channel, "settings vacation")).settled()
    assert says(ben)("settings-vacation-is", until="|").split("|")[0] in reply.text
    reply = await (await ben.slash(party.channel, "settings vacation", off=True)).settled()
    assert reply.text == says(ben)("settings-vacation-over")
    reply = await (await ben.slash(party.channel, "settings vacation")).settled()
    assert reply.text == says(ben)("settings-vacation-none")
    await stage.until(lambda: shown[1] not in party.table.text)
    assert max(countdowns(party.table.text)) == still


@pytest.mark.parametrize("locale", ["en"])
async def test_a_vacation_is_shown_and_a_computer_player_gives_the_seat_back_at_its_end(
    own_stage: Stage, locale: str
) -> None:
    party = await begin(own_stage, locale, vacation="bot")
    anna, ben, _ = party.people
    say = says(anna)
    suggested = await ben.autocomplete(party.channel, "settings vacation", "until")
    day = suggested[2][1]
    reply = await (await ben.slash(party.channel, "settings vacation", until=day)).settled()
    assert says(ben)("settings-vacation-set", until="")[:14] in reply.text
    await own_stage.until(lambda: say("story-on-vacation", name="Ben", bot="Grix") in party.table.text)
    assert "Grix (Ben)" in party.table.text
    until = re.search(r"<t:(\d+):D>", party.table.text)
    assert until is not None

    await own_stage.pass_time_asleep(5 * DAY)
    assert say("story-returned", name="Ben") in party.table.text
    reply = await (await ben.slash(party.channel, "settings vacation", until="1999-01-01")).settled()
    assert reply.text == says(ben)("no-such-vacation", days=90)


@pytest.mark.parametrize("locale", ["de"])
async def test_nobody_is_late_because_the_bot_was_away_and_the_table_is_told(
    own_stage: Stage, locale: str
) -> None:
    party = await begin(own_stage, locale)
    anna, ben, cleo = party.people
    for person in (anna, cleo):
        await party.by_command(person)
    pings = Pings(own_stage)
    await own_stage.bot.kill()
    own_stage.ledger.age(1.5 * HOUR)
    own_stage.ledger.execute(f"UPDATE presence SET alive_at = alive_at - {1.5 * HOUR}")
    await own_stage.bot.start()
    told = says(anna)("story-outage", since="|").split("|")
    await own_stage.until(lambda: all(part in party.table.text for part in told))
    await own_stage.quiet()

    assert countdowns(party.table.text) == [1.0]
    assert "Grix" not in party.table.text
    assert (pings.of(anna), pings.of(ben), pings.of(cleo)) == (0, 1, 0)
    await party.by_panel(ben)
    await party.play(answers=1)
