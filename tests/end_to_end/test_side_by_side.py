"""Several tables at once, also with the same people."""

import asyncio
import re

import pytest

from playground import Person
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def two_tables(stage: Stage) -> tuple[list[Person], Party, Party]:
    people = [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")]
    first, second = Party(stage, people), Party(stage, people)
    await first.begin()
    await second.begin()
    return people, first, second


async def games_of(person: Person, party: Party) -> str:
    return (await (await person.slash(party.channel, "games")).settled()).text


async def test_the_same_people_play_at_two_tables_without_disturbing_each_other(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    await first.choose_families()
    untouched = (second.edition, stage.ledger.state(second.channel))
    await first.play(first.by_panel, answers=4)
    assert (second.edition, stage.ledger.state(second.channel)) == untouched

    await second.choose_families()
    for _ in range(3):
        await second.play(second.by_dm, answers=1)
        await first.play(first.by_command, answers=1)

    assert stage.ledger.moves(first.channel) == first.answers == 10
    assert stage.ledger.moves(second.channel) == second.answers == 6
    for person in people:
        assert len(person.dm) == 2
        assert first.panel_of(person) is not second.panel_of(person)


async def test_moves_at_two_tables_at_the_same_moment_both_count(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    replies = await asyncio.gather(
        *(
            person.slash(party.channel, "move", choice="orcs")
            for party in (first, second)
            for person in people
        )
    )
    for reply in replies:
        await reply.settled()
    await stage.quiet()
    assert stage.ledger.moves(first.channel) == stage.ledger.moves(second.channel) == 3
    assert len(first.awaited) == len(second.awaited) == 1


async def test_one_s_games_are_listed_with_those_first_that_wait(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    lobby = Party(stage, people)
    await lobby.open()
    anna = people[0]
    say = says(anna)
    title = say("mighty-monsters-title")
    await first.by_command(anna)
    others = " and ".join(person.name for person in people[1:])

    home = (await games_of(anna, lobby)).splitlines()
    assert home[1] == f"**{title}**"
    assert home[2] == f"-# in {second.channel.mention}"
    assert re.fullmatch(r"-# asked <t:\d+:R> · your time ends <t:\d+:R>", home[3])
    assert home[4:6] == [
        say("games-others", game=title, channel=first.channel.mention, seats=others),
        say("games-lobby", game=title, channel=lobby.channel.mention),
    ]
    assert say("settings-show-no-vacation") in home[6]
    stranger = stage.person("Stranger", "de")
    assert says(stranger)("games-none") in await games_of(stranger, lobby)


async def test_in_direct_messages_commands_mean_the_table_that_waits_or_the_one_named(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    ben = people[1]
    numbers = [str(stage.ledger.table_id(party.channel)) for party in (first, second)]
    named = await ben.autocomplete(ben.dm_channel, "move", "table", choice="x")
    assert [value for _, value in named] == numbers

    await (await ben.slash(ben.dm_channel, "move", choice="orcs")).settled()
    await (await ben.slash(ben.dm_channel, "move", choice="undead")).settled()
    await stage.quiet()
    assert [stage.ledger.moves(party.channel) for party in (first, second)] == [1, 1]

    await (await ben.slash(ben.dm_channel, "move", choice="dragons", table=numbers[1])).settled()
    assert [stage.ledger.moves(party.channel) for party in (first, second)] == [1, 2]
    offered = await ben.autocomplete(ben.dm_channel, "move", "choice", table=numbers[0])
    assert len(offered) == 6


async def test_a_channel_s_finished_table_makes_room_for_the_next(stage: Stage) -> None:
    anna = stage.person("Anna")
    for _ in range(2):
        party = Party(stage, [anna], stage.ground.channel("general"))
        await party.open()
        await party.press(anna, "bot")
        await party.press(anna, "bot")
        await party.start()
        await party.by_command(anna)
        reply = await (await anna.slash(party.channel, "resign")).settled()
        assert reply.message is not None
        await (await anna.click(reply.message, index=0)).settled()
        await stage.quiet()
        assert stage.ledger.status(party.channel) == "closed"


async def test_after_an_answer_the_next_table_that_waits_is_one_click_away(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    anna = people[0]
    panel = await first.opened_panel(anna)

    await (await anna.select(panel, "orcs")).settled()
    await stage.quiet()

    other = f"lk1:turn:{stage.ledger.table_id(second.channel)}"
    assert says(anna)("home-next", game=says(anna)("mighty-monsters-title")) in panel.everything
    reply = await (await anna.click(panel, custom_id=other)).settled()
    assert reply.message is not None
    await (await anna.select(reply.message, "undead")).settled()
    await stage.quiet()
    assert [stage.ledger.moves(party.channel) for party in (first, second)] == [1, 1]
    assert "lk1:turn:" not in reply.message.everything  # nothing else waits


@pytest.mark.parametrize("locale", ["en-US", "de"])
async def test_a_table_without_a_clock_tells_since_when_it_waits(stage: Stage, locale: str) -> None:
    anna = stage.person("Anna", locale)
    party = Party(stage, [anna])
    await party.open()
    await party.press(anna, "fill")
    await party.start()
    await party.by_command(anna)

    told = (await games_of(anna, party)).splitlines()

    [(entry, since)] = [(told[at], told[at + 1]) for at, line in enumerate(told) if "-# in " in line]
    assert party.channel.mention in entry
    assert re.fullmatch(
        re.escape("-# " + says(anna)("home-asked", since="|")).replace(r"\|", r"<t:\d+:R>"), since
    )


async def test_in_direct_messages_the_next_table_is_one_click_away_too_and_stays_so(stage: Stage) -> None:
    people, first, second = await two_tables(stage)
    ben = people[1]
    panel = first.panel_of(ben)

    await (await ben.select(panel, "orcs")).settled()
    await stage.quiet()

    title = says(ben)("mighty-monsters-title")
    assert says(ben)("home-next", game=title) in panel.everything
    await second.by_dm(ben)
    assert says(ben)("home-next", game=title) not in second.panel_of(ben).everything


async def test_home_tells_what_one_follows(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")])
    await party.begin()
    olga, board = stage.person("Olga", "de"), party.channel.messages[-1]
    await (await olga.click(board, custom_id=control(board, "follow"))).settled()

    title = says(olga)("mighty-monsters-title")
    follows = says(olga)("home-follows", game=title, channel=party.channel.mention)
    assert follows in await games_of(olga, party)
