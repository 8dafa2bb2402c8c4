"""Clicks that come twice, too late, from the wrong person, or from another time."""

import pytest

from playground import Message, Person, Reply
from playground.faults import Fault
from playground.world.messages import Draft, compose
from tests.end_to_end.party import Party, answered, offered_groups, says
from tests.end_to_end.stage import Stage, action, control

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOO_LATE = "too late to answer"
ACKNOWLEDGEMENT = "/interactions/*/*/callback"


async def three_at_play(stage: Stage) -> Party:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de"), stage.person("Cleo")])
    await party.begin()
    return party


def pickable(panel: Message) -> str:
    (chosen,) = (select.custom_id for select in panel.selects if action(select.custom_id) == "pick")
    return chosen


async def test_a_click_delivered_twice_counts_once(stage: Stage) -> None:
    stage.expected_complaints = {TOO_LATE}
    party = await three_at_play(stage)
    for person in party.people:
        stage.ground.deliver_twice()
        await party.by_panel(person)
        assert stage.ledger.moves(party.channel) == party.answers
    stage.ground.deliver_twice(2)
    await party.by_dm(party.awaited[0])
    assert stage.ledger.moves(party.channel) == party.answers


async def test_a_command_delivered_twice_counts_once(stage: Stage) -> None:
    stage.expected_complaints = {TOO_LATE}
    party = await three_at_play(stage)
    await party.choose_families()
    mover = party.awaited[0]
    (_, choice), *_ = await mover.autocomplete(party.channel, "move", "choice")
    stage.ground.deliver_twice()

    reply = await (await mover.slash(party.channel, "move", choice=choice)).settled()

    assert answered(mover) in reply.text
    await stage.quiet()
    assert stage.ledger.moves(party.channel) == party.answers + 1


async def test_suggestions_asked_for_twice_are_no_error(stage: Stage) -> None:
    party = await three_at_play(stage)
    anna = party.people[0]
    stage.ground.deliver_twice(2)
    for typed in ("", "o"):
        await anna.autocomplete(party.channel, "move", "choice", typed)
    await party.choose_families()  # at the end, nothing of this may be in the log


async def test_two_clicks_on_two_panels_count_once(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    mover = party.awaited[0]
    first, second = await party.opened_panel(mover), await party.opened_panel(mover)

    await party.answer_on(first, mover)
    reply = await mover.click(second, custom_id=offered_groups(second)[0])
    await reply.settled()

    assert stage.ledger.moves(party.channel) == party.answers
    assert offered_groups(second) == []


async def test_a_stale_panel_shows_the_present_state_and_changes_nothing(stage: Stage) -> None:
    party = await three_at_play(stage)
    anna = party.people[0]
    stale = await party.opened_panel(anna)
    await party.choose_families()
    await party.play(answers=2)
    before = stage.ledger.state(party.channel)
    asked_before = pickable(stale)

    reply = await anna.select(stale, "dragons", custom_id=asked_before)
    await reply.settled()

    assert reply.message is stale
    assert says(anna)("question-is-stale") in stale.text
    assert asked_before not in [select.custom_id for select in stale.selects]
    assert anna in party.awaited or party.awaited[0].name in stale.text
    assert stage.ledger.state(party.channel) == before


async def test_a_button_of_a_finished_turn_says_whose_turn_it_is(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    mover = party.awaited[0]
    panel = await party.opened_panel(mover)
    await party.by_command(mover)
    (called,) = party.awaited

    reply = await (await party.touch(panel, mover, offered_groups(panel)[0])).settled()

    assert reply.message is panel
    assert offered_groups(panel) == []
    assert called.name in panel.text
    assert stage.ledger.moves(party.channel) == party.answers


async def test_whoever_is_not_to_move_sees_their_hand_and_whom_the_table_waits_for(stage: Stage) -> None:
    party = await three_at_play(stage)
    await party.choose_families()
    before = stage.ledger.state(party.channel)
    for person in party.waiting:
        panel = await party.opened_panel(person)
        assert [action(button.custom_id) for button in panel.buttons] == ["question", "more"]
        assert panel.selects == []
        assert party.awaited[0].name in panel.text
        reply = await person.slash(party.channel, "move", choice="1@1")
        ahead = says(person)("mighty-monsters-place-ahead-short")
        assert (await reply.settled()).text == says(person)("not-your-turn-yet", offers=ahead)
    assert stage.ledger.state(party.channel) == before


async def test_an_onlooker_is_answered_privately_and_changes_nothing(stage: Stage) -> None:
    party = await three_at_play(stage)
    stranger = stage.person("Stranger", "de")
    before, edition = stage.ledger.state(party.channel), party.edition
    for wanted in ("turn", "hand"):
        reply = await party.press(stranger, wanted)
        assert reply.ephemeral
        assert reply.text == says(stranger)("not-seated")
    reply = await (await stranger.slash(party.channel, "move", choice="orcs")).settled()
    assert reply.ephemeral
    assert reply.text == says(stranger)("not-seated")
    assert await stranger.autocomplete(party.channel, "move", "choice") == []
    board = await party.press(stranger, "board")
    assert board.ephemeral
    assert board.message is not None
    assert stranger.pictures(board.message)
    assert (stage.ledger.state(party.channel), party.edition) == (before, edition)
    assert stranger.dm == []


async def test_a_typed_answer_that_is_none_is_refused_with_what_is_possible(stage: Stage) -> None:
    party = await three_at_play(stage)
    ben = party.people[1]
    possible = says(ben)("pick-so-many", least=1, most=1)
    for choice in ("", "nonsense", "9@9", "dragons orcs", "4@2 4@1", "💀" * 50, "-1"):
        reply = await (await ben.slash(party.channel, "move", choice=choice)).settled()
        assert reply.ephemeral
        assert reply.text == possible or ("Orks, Untote" in reply.text and "geht jetzt nicht" in reply.text)
    assert stage.ledger.moves(party.channel) == 0


async def old_button(party: Party, person: Person, custom_id: str) -> Reply:
    """Press a button of a message as another release of the bot might have posted it."""
    button = {"type": 2, "style": 2, "label": "Old", "custom_id": custom_id}
    body = {"content": "An old message", "components": [{"type": 1, "components": [button]}]}
    world = party.stage.ground.world
    message = compose(world, party.channel, world.bot, Draft(body, {}))
    reply = await person.click(message, "Old")
    await reply.settled()
    party.stage.ground.delete_message(message)
    return reply


async def test_a_button_of_another_release_is_answered_with_where_to_look(stage: Stage) -> None:
    party = await three_at_play(stage)
    ben, number = party.people[1], stage.ledger.table_id(party.channel)
    old = ("x", f"lk0:pick:{number}:1:orcs", f"lk2:turn:{number}", f"lk1:dance:{number}", "lk1:turn:?", ":")
    for custom_id in old:
        reply = await old_button(party, ben, custom_id)
        assert reply.text == says(ben)("button-unknown")
        assert reply.ephemeral
    assert stage.ledger.moves(party.channel) == 0


async def test_a_button_with_words_missing_is_answered_with_where_to_look_too(stage: Stage) -> None:
    party = await three_at_play(stage)
    number, where_to_look = stage.ledger.table_id(party.channel), says(party.host)("button-unknown")
    for words in (f"pick:{number}", f"group:{number}", f"log:{number}", f"turn:{'9' * 40}"):
        reply = await old_button(party, party.host, f"lk1:{words}")
        assert (reply.text, reply.ephemeral) == (where_to_look, True)
    for words in (f"pick:{number}:one:orcs", f"log:{number}:x"):
        reply = await old_button(party, party.host, f"lk1:{words}")
        assert [message.text for message in reply.follow_ups] == [where_to_look]
    assert stage.ledger.moves(party.channel) == 0


async def test_a_button_of_a_table_that_is_gone_says_so(stage: Stage) -> None:
    party = await three_at_play(stage)

    reply = await old_button(party, party.host, "lk1:turn:999999")

    assert reply.text == says(party.host)("table-is-gone")


async def test_an_answer_that_comes_too_late_for_discord_is_not_counted(stage: Stage) -> None:
    stage.expected_complaints = {TOO_LATE}
    party = await three_at_play(stage)
    anna = party.people[0]
    panel = await party.opened_panel(anna)
    stage.ground.faults.unknown_interaction(person=anna)

    patience, stage.ground.world.rules.acknowledge_within = 3.0, 0.5
    reply = await anna.select(panel, "dragons", custom_id=pickable(panel))
    stage.ground.world.rules.acknowledge_within = patience
    stage.unanswerable.append(reply.interaction)

    assert reply.failed
    assert stage.ledger.moves(party.channel) == 0
    await party.answer_on(panel, anna)


async def test_a_finished_game_still_answers_every_button_it_ever_had(stage: Stage) -> None:
    ben = stage.person("Ben", "de")
    party = Party(stage, [ben])
    await party.open()
    for _ in range(2):
        await party.press(ben, "bot")
    await party.start()
    panel, other = [await party.opened_panel(ben) for _ in range(2)]
    await party.play_alone()

    reply = await (await ben.select(panel, "orcs", custom_id=pickable(panel))).settled()
    assert says(ben)("game-is-over") in reply.text
    reply = await (await ben.click(other, custom_id=control(other, "more"))).settled()
    assert reply.message is other
    assert [control(other, wanted) for wanted in ("rematch", "replay-open")]
    reply = await (await ben.slash(party.channel, "move", choice="1@1")).settled()
    assert reply.text == says(ben)("game-is-over")
    for wanted in ("board", "rules"):
        assert (await party.press(ben, wanted)).ephemeral


@pytest.mark.parametrize(("times", "arrives"), [(2, False), (1, True)])
async def test_an_acknowledgement_is_sent_again_when_the_line_drops(
    stage: Stage, times: int, arrives: bool
) -> None:
    """Discord refuses to be told twice, which says that the first time has arrived."""
    party = await three_at_play(stage)
    await party.choose_families()
    mover = party.awaited[0]

    def dropped() -> Fault:
        return stage.ground.faults.hang_up(
            method="POST", path=ACKNOWLEDGEMENT, person=mover, times=times, after_effect=arrives
        )

    fault = dropped()
    (_, choice), *_ = await mover.autocomplete(party.channel, "move", "choice")
    assert fault.met == times
    fault = dropped()
    reply = await (await mover.slash(party.channel, "move", choice=choice)).settled()
    assert fault.met == times
    assert answered(mover) in reply.text
    await stage.quiet()
    assert stage.ledger.moves(party.channel) == party.answers + 1
    fault = dropped()
    assert (await party.press(mover, "board")).ephemeral
    assert fault.met == times


async def test_a_command_whose_acknowledgement_arrived_while_the_line_dropped_does_not_think_for_ever(
    stage: Stage,
) -> None:
    """The last of three times, when the bot gives up."""
    stage.expected_complaints = {"the line to Discord dropped"}
    party = await three_at_play(stage)
    anna = party.people[0]
    for path in ("undo", "replay", "settings export"):
        for times, arrives in ((2, False), (1, True)):
            stage.ground.faults.hang_up(
                method="POST", path=ACKNOWLEDGEMENT, person=anna, times=times, after_effect=arrives
            )
        reply = await (await anna.slash(party.channel, path)).settled()
        assert reply.text == says(anna)("error-line")


async def test_an_endless_typed_answer_is_refused_in_words_and_the_panel_still_opens(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = Party(stage, [anna], game="doodle-dungeon")
    await party.open()
    for _ in range(2):
        await party.press(anna, "bot")
    await party.start()
    for choice in ("A1 H10 " * 370, "x" * 2600, "A1 " * 600, "<@1> # x " * 200):
        reply = await (await anna.slash(party.channel, "move", choice=choice)).settled()
        assert "Report number" not in reply.text
        panel = await party.opened_panel(anna)
        assert panel.buttons


async def test_a_panel_of_before_a_restart_shows_its_pictures_anew(own_stage: Stage) -> None:
    """Its message has other files than the answer names; Discord would refuse to show those."""
    party = await three_at_play(own_stage)
    await party.choose_families()
    mover = party.awaited[0]
    panel = await party.opened_panel(mover)
    group = offered_groups(panel)[0]
    panel.attachments.clear()

    reply = await (await mover.click(panel, custom_id=group)).settled()

    assert not reply.failed
    assert mover.pictures(panel)
