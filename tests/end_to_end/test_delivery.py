"""The table's message reaches its channel, once, whatever happens between the bot and Discord."""

import pytest

from playground import Message, Permission, Person
from playground.world.changes import Change, MessagePosted
from tests.end_to_end.party import Party, answered, says
from tests.end_to_end.stage import Stage
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

NOT_YET = "not delivered yet"
CANNOT_POST = "cannot post to a table's channel"
SLOWED_DOWN = "We are being rate limited"


async def three_at_play(stage: Stage) -> Party:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    return party


def posts(party: Party) -> list[Message]:
    """Fills up with every message the bot posts publicly to the party's channel from now on."""
    found: list[Message] = []

    def notice(change: Change) -> None:
        if isinstance(change, MessagePosted) and change.message in party.public:
            found.append(change.message)

    party.stage.ground.world.changes.subscribe(notice)
    return found


def posting(party: Party) -> str:
    return f"/channels/{party.channel.id}/messages"


async def a_choice(party: Party, person: Person) -> str:
    (_, choice), *_ = await person.autocomplete(party.channel, "move", "choice")
    return str(choice)


async def test_a_message_whose_answer_is_lost_is_not_posted_twice(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    posted = posts(party)
    fault = stage.ground.faults.answer(502, method="POST", path=posting(party), after_effect=True)

    await party.play(answers=1)

    assert fault.met == 1
    assert posted == [party.table] == party.public


async def test_a_line_cut_after_the_message_was_posted_makes_no_second_message(stage: Stage) -> None:
    stage.expected_complaints = {NOT_YET}
    party = await three_at_play(stage)
    await party.choose_families()
    posted = posts(party)
    fault = stage.ground.faults.hang_up(method="POST", path=posting(party), after_effect=True)

    await party.play(answers=1)

    assert fault.met == 1
    assert posted == [party.table] == party.public
    assert all(len(person.dm) == 1 for person in party.people)


async def test_a_message_whose_answer_is_lost_is_found_again_though_nobody_is_called_any_more(
    stage: Stage,
) -> None:
    """Whoever was called answers before the next try, which would only have edited the message before."""
    stage.expected_complaints = {NOT_YET}
    party = await three_at_play(stage)
    await party.choose_families()
    first, before, faults = party.awaited[0], party.table, stage.ground.faults
    second = party.people[(party.people.index(first) + 1) % 3]
    panel = party.panel_of(second)
    for path in (posting(party), f"/channels/{panel.channel.id}/messages"):
        faults.hang_up(method="POST", path=path, after_effect=True)
    await (await first.slash(party.channel, "move", choice=await a_choice(party, first))).settled()
    await stage.until(lambda: len(second.dm) == 2 and before is not party.table)
    cut = [
        faults.hang_up(path=f"/channels/{channel.id}/messages{rest}", times=None)
        for channel in (party.channel, panel.channel)
        for rest in ("", "/*")
    ]
    assert second.user in party.table.pinged

    await (await second.slash(party.channel, "move", choice=await a_choice(party, second))).settled()
    for fault in cut:
        fault.end()

    await stage.quiet()
    assert party.public == [party.table]
    assert [len(person.dm) for person in party.people] == [1, 1, 1]
    (seat,) = stage.ledger.state(party.channel).awaited()
    assert party.awaited == [party.people[seat]]


async def test_a_message_discord_could_not_take_is_delivered_later(stage: Stage) -> None:
    stage.expected_complaints = {SLOWED_DOWN}
    party = await three_at_play(stage)
    await party.choose_families()
    posted = posts(party)
    stage.ground.faults.answer(500, method="POST", path=posting(party))
    stage.ground.faults.answer(429, method="POST", path=posting(party), retry_after=0.3)

    await party.play(answers=1)

    assert posted == [party.table] == party.public
    assert party.awaited[0].user in party.table.pinged


async def test_play_goes_on_while_a_message_waits_for_its_delivery(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    stage.expected_complaints = {NOT_YET}
    stage.ground.faults.answer(503, method="POST", path=posting(party))
    first = party.awaited[0]
    (_, choice), *_ = await first.autocomplete(party.channel, "move", "choice")

    reply = await (await first.slash(party.channel, "move", choice=choice)).settled()
    (seat,) = stage.ledger.state(party.channel).awaited()
    second = party.people[seat]
    (_, choice), *_ = await second.autocomplete(party.channel, "move", "choice")
    reply = await (await second.slash(party.channel, "move", choice=choice)).settled()

    assert answered(second) in reply.text
    await stage.quiet()
    assert stage.ledger.moves(party.channel) == party.answers + 2
    (seat,) = stage.ledger.state(party.channel).awaited()
    assert party.awaited == [party.people[seat]]
    assert party.public == [party.table]


async def test_during_a_ban_by_cloudflare_nothing_is_lost_and_the_next_player_is_called(stage: Stage) -> None:
    """A 429 without `Via` is none of Discord's own: the client raises it at once, again and again."""
    stage.expected_complaints = {NOT_YET}
    party = await three_at_play(stage)
    await party.choose_families()
    posted, mover = posts(party), party.awaited[0]
    ban = stage.ground.faults.answer(429, path=posting(party), via=False, times=4, retry_after=0.1)
    (_, choice), *_ = await mover.autocomplete(party.channel, "move", "choice")

    await (await mover.slash(party.channel, "move", choice=choice)).settled()
    await stage.quiet(within=120)

    assert ban.met == 4
    (seat,) = stage.ledger.state(party.channel).awaited()
    assert party.awaited == [party.people[seat]] != [mover]
    assert party.people[seat].user in party.table.pinged
    assert posted == [party.table] == party.public
    assert all(len(person.dm) == 1 for person in party.people)


async def test_everybody_awaited_is_named_above_the_table_but_rung_only_once(stage: Stage) -> None:
    party = await three_at_play(stage)
    anna, ben, cleo = party.people
    assert all(f"<@{person.id}>" in party.table.text for person in party.people)

    first = party.table
    await party.by_command(anna)

    assert party.table is first  # replies, pins and links survive
    assert f"<@{anna.id}>" not in party.table.text
    assert all(f"<@{person.id}>" in party.table.text for person in (ben, cleo))


async def test_a_table_is_edited_where_the_next_player_is_called_by_direct_message(stage: Stage) -> None:
    party = await three_at_play(stage)
    for person in party.people:
        await (await person.slash(party.channel, "settings notify", way="dm")).settled()
    posted = posts(party)
    await party.choose_families()
    await party.play(answers=3)

    assert posted == []
    assert f"<@{party.awaited[0].id}>" in party.table.text


async def test_a_table_in_a_locked_thread_is_told_to_its_host_once_and_comes_back(stage: Stage) -> None:
    stage.expected_complaints = {CANNOT_POST}
    party = await in_a_thread(stage)
    stage.ground.deny(party.channel, Permission.MANAGE_THREADS)
    party.channel.locked = party.channel.archived = True
    stage.closed_channels.append(party.channel)
    for person in party.people:
        await party.answer_on(party.panel_of(person), person)
    told = [message.text for message in party.host.dm if "locked" in message.text or "may no" in message.text]
    assert len(told) == 1

    party.channel.locked = False
    stage.closed_channels.remove(party.channel)
    (seat,) = stage.ledger.state(party.channel).awaited()
    await party.answer_on(party.panel_of(party.people[seat]), party.people[seat])

    assert party.public == [party.table]
    (seat,) = stage.ledger.state(party.channel).awaited()
    assert party.awaited == [party.people[seat]]
    assert party.people[seat].user in party.table.pinged


async def test_a_message_too_old_to_be_edited_is_replaced(stage: Stage) -> None:
    stage.expected_complaints = {SLOWED_DOWN}
    party = await three_at_play(stage)
    old = party.table
    old_panel = party.panel_of(party.people[0])
    stage.ground.skip(2 * 60 * 60)

    await party.by_command(party.people[0])  # nobody new is called, so both messages would be edited

    assert old.deleted
    assert old_panel.deleted
    assert party.public == [party.table]
    assert party.awaited == party.people[1:]
    await party.by_dm(party.people[1])


async def test_a_deleted_message_is_posted_anew(stage: Stage) -> None:
    party = await three_at_play(stage)
    stage.ground.delete_message(party.table)
    stage.ground.delete_message(party.panel_of(party.people[0]))

    await party.by_command(party.people[0])

    assert party.public == [party.table]
    assert party.panel_of(party.people[0])
    await party.play(party.by_panel, answers=2)


async def test_a_host_whose_channel_is_deleted_is_told_once_and_other_tables_go_on(stage: Stage) -> None:
    stage.expected_complaints = {CANNOT_POST}
    party, other = await three_at_play(stage), await three_at_play(stage)
    stage.ground.delete_channel(party.channel)
    stage.closed_channels.append(party.channel)

    for person in party.people:
        await party.answer_on(party.panel_of(person), person)

    notice = speaker("en")("channel-gone", channel=party.channel.mention)
    assert [message.text for message in party.host.dm].count(notice) == 1
    assert not any(notice in message.text for person in party.people[1:] for message in person.dm)
    assert stage.ledger.moves(party.channel) == 3
    await other.play(answers=4)


def still_seated(party: Party) -> list[Person]:
    """Who still holds a seat, as the database has it."""
    query = "SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL"
    ledger = party.stage.ledger
    seated = {user_id for (user_id,) in ledger.rows(query, ledger.table_id(party.channel))}
    return [person for person in party.people if person.id in seated]


async def test_a_clock_that_runs_out_in_a_deleted_channel_leaves_everybody_one_panel(
    own_stage: Stage,
) -> None:
    own_stage.expected_complaints = {CANNOT_POST, NOT_YET}
    party = await three_at_play(own_stage)
    await party.choose_families()
    own_stage.ground.delete_channel(party.channel)
    own_stage.closed_channels.append(party.channel)
    late = own_stage.ledger.state(party.channel).awaited()
    await own_stage.pass_time(3 * 24 * 3600.0)

    assert own_stage.ledger.state(party.channel).awaited() != late
    told = 0
    for person in party.people:
        panels = [message for message in person.dm if message.buttons]
        assert len(panels) == (person in still_seated(party))
        told += [one.text for one in person.dm].count(
            says(person)("channel-gone", channel=party.channel.mention)
        )
    assert told == 1, "whoever is the host by then is told once"


async def test_a_host_learns_that_the_bot_may_not_write_any_more_and_the_game_goes_on_later(
    stage: Stage,
) -> None:
    stage.expected_complaints = {CANNOT_POST}
    party = await three_at_play(stage)
    stage.ground.deny(party.channel, Permission.VIEW_CHANNEL)
    stage.closed_channels.append(party.channel)
    await party.choose_families()
    notice = speaker("en")("channel-forbidden", channel=party.channel.mention)
    assert [message.text for message in party.host.dm].count(notice) == 1

    stage.ground.deny(party.channel, Permission(0))
    stage.closed_channels.remove(party.channel)
    (seat,) = stage.ledger.state(party.channel).awaited()
    await party.by_command(party.people[seat])

    assert party.public == [party.table]
    await party.play(answers=2)


async def in_a_thread(stage: Stage) -> Party:
    people = [stage.person("Anna"), stage.person("Ben"), stage.person("Cleo")]
    parent = stage.channel()
    reply = await people[0].slash(parent, "lobby open", game="mighty-monsters", thread=True)
    await reply.settled()
    (thread,) = (c for c in stage.ground.world.channels.values() if c.parent is parent)
    party = Party(stage, people, thread)
    await stage.quiet()
    await party.sit_down()
    await party.start()
    return party


async def test_a_table_in_an_archived_thread_goes_on(stage: Stage) -> None:
    party = await in_a_thread(stage)
    party.channel.archived = True

    await party.by_dm(party.people[0])  # nobody new is called, so the message would be edited

    assert not party.channel.archived
    assert party.awaited == party.people[1:]
    assert party.public == [party.table]


async def test_every_old_button_of_the_table_still_answers_its_person(stage: Stage) -> None:
    party = await three_at_play(stage)
    stage.ground.skip(3 * 60 * 60)
    for wanted in ("turn", "hand", "board", "rules"):
        reply = await party.press(party.people[1], wanted)
        assert reply.ephemeral
        assert reply.text
