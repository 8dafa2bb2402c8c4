"""What a lobby's door tells of people's latest games: who stays, who leaves, how fast they answer."""

from __future__ import annotations

import pytest

from playground import Message, Person
from tests.end_to_end.company import asked, menu_of, shown, trio, vote
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAMES = 3
"""With fewer games nothing is said about anybody."""
MINUTE = 60.0


async def acquainted(stage: Stage, *, excused: bool = False) -> Party:
    """Anna, Ben, who takes his time, and Cleo, who leaves two of their three games; perhaps with a reason."""
    party = trio(stage, "en")
    anna, ben, cleo = party.people
    for number in range(GAMES):
        await party.begin()
        await party.choose_families()
        for _ in party.people:
            [awaited] = party.awaited
            if awaited is ben:
                stage.ledger.age(40 * MINUTE)
            await party.by_command(awaited)
        if number:
            sure = shown(await asked(party, cleo, "resign"))
            await (await cleo.click(sure, custom_id=control(sure, "resign"))).settled()
            await stage.quiet()
            if excused:
                called = await asked(party, anna, "seat excuse", person=cleo.user)
                assert called.text == says(anna)("excuse-called")
                await vote(party, ben, "excuse")
        await asked(party, anna, "lobby close")
        for voter in (anna, ben):
            await vote(party, voter, "count")
        assert stage.ledger.status(party.channel) == "closed"
    return party


async def told_at_the_door(person: Person, lobby: Message) -> list[str]:
    """The lines behind *Who is here?*."""
    reply = await (await person.click(lobby, custom_id=control(lobby, "who"))).settled()
    assert reply.ephemeral
    return reply.text.splitlines()


async def test_the_door_of_a_lobby_tells_in_words_who_stays_who_leaves_and_how_fast_they_answer(
    stage: Stage,
) -> None:
    """Anna and Nora read English, Ben reads German."""
    party = await acquainted(stage)
    anna, ben, cleo = party.people
    nora = stage.person("Nora", guild=party.channel.guild)
    lobby = await party.open()
    await party.sit_down()

    for reader in (nora, ben):
        say, lines = says(reader), await told_at_the_door(reader, lobby)
        stays, hour = say("standing-reliable"), say("answers-hour")
        line = {one: next(line for line in lines if one.mention in line) for one in party.people}
        assert line[anna].endswith(f": {stays}; {say('answers-at-once')}.")
        assert line[ben].endswith(f": {stays}; {hour}.")
        assert say("standing-often-away") in line[cleo]
        assert not any(word.isdigit() for word in "".join(lines[1:-1]).split())


async def test_what_the_others_have_excused_is_told_of_nobody_at_the_door(stage: Stage) -> None:
    party = await acquainted(stage, excused=True)
    cleo = party.people[2]
    nora = stage.person("Nora", "de", guild=party.channel.guild)
    lobby = await party.open()
    await party.sit_down()

    [line] = [line for line in await told_at_the_door(nora, lobby) if cleo.mention in line]

    assert line.endswith(f": {says(nora)('standing-new')}.")  # one game that counts


async def test_whoever_often_leaves_learns_kindly_why_a_host_does_not_let_them_in(stage: Stage) -> None:
    party = await acquainted(stage)
    anna, ben, cleo = party.people
    lobby = await party.open()
    opened = await anna.click(lobby, custom_id=control(lobby, "options"))
    settings = shown(await opened.settled())
    door = await menu_of(anna, settings, "door")
    await (await anna.select(settings, ["reliable"], custom_id=door)).settled()
    await stage.quiet()
    assert says(anna)("wanted-people", people=says(anna)("wanted-door-reliable")) in lobby.text

    refused = await party.press(cleo, "join")
    await party.press(ben, "join")

    assert refused.follow_ups[-1].text == says(cleo)("not-let-in-often-away")
    assert cleo.mention not in lobby.text
    assert ben.mention in lobby.text


async def test_what_the_door_tells_is_told_nowhere_else_and_no_longer_once_the_game_has_begun(
    stage: Stage,
) -> None:
    party = await acquainted(stage)
    anna, ben, cleo = party.people
    lobby = await party.open()
    await party.sit_down()
    await party.start()

    results = await asked(party, anna, "stats person", person=cleo.user)
    server = await asked(party, ben, "stats server")

    assert lobby.deleted
    assert "who" not in [action(one.custom_id) for one in party.table.buttons]
    for reader, reply in ((anna, results), (ben, server)):
        words = [says(reader)(f"standing-{one}") for one in ("reliable", "mostly", "often-away")]
        paces = [says(reader)(f"answers-{one}") for one in ("at-once", "hour", "hours", "day", "days")]
        assert reply.message is not None
        assert not any(word in reply.message.everything for word in (*words, *paces))
