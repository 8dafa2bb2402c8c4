import aiohttp
import discord
import pytest

from playground.faults import Faults
from playground.people.reply import FAILED
from tests.playground.conftest import Stage

MESSAGES = "/channels/*/messages"


async def test_a_rate_limit_is_waited_out_by_the_client(stage: Stage) -> None:
    fault = stage.ground.faults.answer(429, method="POST", path=MESSAGES, retry_after=0.1, times=2)
    await stage.text_channel().send("Hello")
    assert fault.met == 2
    assert [r.status for r in stage.ground.requests if r.path.endswith("/messages")] == [429, 429, 200]


async def test_a_global_rate_limit_blocks_every_route(stage: Stage) -> None:
    stage.ground.faults.answer(429, path="/users/*", retry_after=0.1, everywhere=True)
    await stage.bot.fetch_user(stage.anna.id)
    assert [r.status for r in stage.ground.requests[-2:]] == [429, 200]


async def test_a_rate_limit_without_via_is_a_ban(stage: Stage) -> None:
    stage.ground.faults.answer(429, path=MESSAGES, via=False)
    with pytest.raises(discord.HTTPException):
        await stage.text_channel().send("Hello")


@pytest.mark.parametrize("as_json", [False, True])
async def test_a_ban_by_cloudflare_raises_at_once_until_it_is_lifted(stage: Stage, as_json: bool) -> None:
    ban = stage.ground.faults.ban(retry_after=30.5, as_json=as_json)
    for _ in range(2):
        with pytest.raises(discord.HTTPException) as caught:
            await stage.text_channel().send("Hello")
        response = caught.value.response
        assert (caught.value.status, caught.value.code) == (429, 0)
        assert "Via" not in response.headers
        assert response.headers["Retry-After"] == "31"
        assert response.headers["Content-Type"].startswith("application/json" if as_json else "text/html")
    assert (ban.met, stage.ground.faults.banned) == (2, True)
    ban.end()
    await stage.text_channel().send("Hello again")
    assert not stage.ground.faults.banned


async def test_a_ban_can_end_by_itself_and_leave_other_routes_alone(stage: Stage) -> None:
    ban = stage.ground.faults.ban(method="POST", path=MESSAGES, times=1)
    await stage.bot.fetch_user(stage.anna.id)
    with pytest.raises(discord.HTTPException):
        await stage.text_channel().send("Hello")
    await stage.text_channel().send("Hello again")
    assert ban.met == 1
    assert stage.ground.faults.to_come(429) == 0


async def test_a_ban_hits_the_answers_to_interactions_too(stage: Stage) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    ban = stage.ground.faults.ban(path="/interactions/*/*/callback")
    assert (await stage.anna.slash(stage.general, "anywhere")).failed
    assert ban.met == 1
    [failure] = stage.bot.failures
    assert isinstance(failure.__cause__, discord.HTTPException)


async def test_an_acknowledgement_can_be_taken_and_its_answer_lost(stage: Stage) -> None:
    fault = stage.ground.faults.lose_acknowledgement(person=stage.anna)
    assert stage.ground.faults.lines_to_cut == 1
    reply = await stage.anna.slash(stage.general, "anywhere")
    assert reply.text == "Here too"
    await stage.anna.until(lambda: stage.bot.failures, timeout=30)
    assert (fault.met, stage.ground.faults.lines_to_cut) == (1, 0)
    [failure] = stage.bot.failures
    assert isinstance(failure.__cause__, aiohttp.ClientError)
    assert (await stage.bert.slash(stage.general, "anywhere")).text == "Here too"


async def test_a_placeholder_whose_acknowledgement_was_lost_stays_until_somebody_fills_it_in(
    stage: Stage,
) -> None:
    stage.ground.faults.lose_acknowledgement()
    reply = await stage.anna.slash(stage.general, "think")
    await stage.anna.until(lambda: stage.bot.failures, timeout=30)
    assert reply.message is not None
    assert reply.message.loading


async def test_a_channel_can_vanish_just_before_or_just_after_a_request(stage: Stage) -> None:
    ground, channel = stage.ground, stage.text_channel()
    ground.faults.meanwhile(
        lambda: ground.delete_channel(stage.general), method="POST", path=MESSAGES, after_effect=True
    )
    posted = await channel.send("The last word")
    assert stage.general.deleted
    with pytest.raises(discord.NotFound):
        await posted.edit(content="Too late")

    hall = ground.new_channel("hall")
    await stage.anna.until(lambda: stage.bot.get_channel(hall.id))
    ground.faults.meanwhile(lambda: ground.delete_channel(hall), method="POST", path=MESSAGES)
    with pytest.raises(discord.NotFound) as caught:
        await stage.bot.get_channel(hall.id).send("Nobody hears this")
    assert caught.value.code == 10003


def test_events_that_were_struck_are_counted_until_all_faults_are_cleared() -> None:
    faults, clicked = Faults(), ("INTERACTION_CREATE", {"id": "1"})
    assert faults.delivered(clicked) == [clicked]
    assert (faults.take_delay("INTERACTION_CREATE"), faults.events_met) == (0.0, 0)
    faults.lose()
    faults.deliver_twice()
    faults.deliver_late(0.5)
    assert (faults.delivered(clicked), faults.delivered(clicked)) == ([], [clicked, clicked])
    assert (faults.take_delay("INTERACTION_CREATE"), faults.events_met) == (0.5, 3)
    faults.reorder(2)
    assert (faults.delivered(("A", {})), faults.delivered(("B", {}))) == ([], [("B", {}), ("A", {})])
    assert faults.events_met == 5
    faults.clear()
    assert faults.events_met == 0


async def test_suggestions_can_be_asked_for_twice(stage: Stage) -> None:
    stage.ground.deliver_twice()
    choices = await stage.anna.autocomplete(stage.general, "move", "choice", "7")
    assert len(choices) == 11
    path = "/callback"
    await stage.anna.until(
        lambda: len([r for r in stage.ground.requests if r.path.endswith(path)]) == 2, timeout=30
    )
    assert sorted(r.status for r in stage.ground.requests if r.path.endswith(path)) == [200, 400]


async def test_a_server_error_reaches_the_bot(stage: Stage) -> None:
    stage.ground.faults.answer(503, method="POST", path=MESSAGES)
    with pytest.raises(discord.DiscordServerError):
        await stage.text_channel().send("Hello")
    await stage.text_channel().send("Hello again")
    assert [m.text for m in stage.anna.messages(stage.general)] == ["Hello again"]


async def test_a_refusal_with_a_code_reaches_the_bot(stage: Stage) -> None:
    stage.ground.faults.answer(403, path=MESSAGES, code=50013, message="Missing Permissions")
    with pytest.raises(discord.Forbidden) as caught:
        await stage.text_channel().send("Hello")
    assert caught.value.code == 50013


async def test_a_lost_answer_leaves_the_message_and_the_nonce_finds_it(stage: Stage) -> None:
    stage.ground.faults.answer(503, method="POST", path=MESSAGES, after_effect=True)
    with pytest.raises(discord.DiscordServerError):
        await stage.text_channel().send("Hello", nonce="1")
    await stage.text_channel().send("Hello", nonce="1")
    assert len(stage.anna.messages(stage.general)) == 1


async def test_a_connection_cut_after_the_work_leaves_the_message(stage: Stage) -> None:
    stage.ground.faults.hang_up(method="POST", path=MESSAGES, after_effect=True)
    with pytest.raises(Exception, match=r"disconnected|reset"):
        await stage.text_channel().send("Hello")
    assert [m.text for m in stage.anna.messages(stage.general)] == ["Hello"]
    assert stage.ground.requests[-1].status == 0


async def test_a_late_acknowledgement_is_unknown_to_discord(stage: Stage) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.faults.unknown_interaction()
    reply = await stage.anna.slash(stage.general, "anywhere")
    assert reply.failed
    [failure] = stage.bot.failures
    assert isinstance(failure.__cause__, discord.NotFound)
    assert failure.__cause__.code == 10062


async def test_a_fault_can_hit_one_person_only(stage: Stage) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.faults.unknown_interaction(person=stage.anna, times=None)
    assert (await stage.bert.slash(stage.general, "anywhere")).text == "Here too"
    assert (await stage.anna.slash(stage.general, "anywhere")).failed
    stage.ground.faults.clear()
    assert (await stage.anna.slash(stage.general, "anywhere")).text == "Here too"


async def test_one_persons_direct_messages_can_fail(stage: Stage) -> None:
    stage.ground.faults.answer(403, path=MESSAGES, person=stage.anna, code=50007)
    anna, bert = [await stage.bot.fetch_user(person.id) for person in (stage.anna, stage.bert)]
    await bert.send("Hello")
    with pytest.raises(discord.Forbidden):
        await anna.send("Hello")


async def test_a_delayed_answer_comes_late(stage: Stage) -> None:
    stage.ground.faults.delay(0.2, path="/interactions/*/*/callback")
    reply = await stage.anna.slash(stage.general, "anywhere")
    assert reply.text == "Here too"
    assert reply.after
    assert reply.after >= 0.2


async def test_an_interaction_delivered_late_fails_and_reaches_the_bot_all_the_same(stage: Stage) -> None:
    stage.ground.world.rules.acknowledge_within = 0.3
    stage.ground.faults.deliver_late(0.6)
    assert stage.ground.faults.late_to_come == 1
    reply = await stage.anna.slash(stage.general, "anywhere")
    assert (reply.failed, stage.bot.seen, stage.ground.faults.late_to_come) == (FAILED, [], 0)
    await stage.anna.until(lambda: stage.bot.failures, timeout=30)
    assert stage.bot.seen == [reply.interaction.id]
    [failure] = stage.bot.failures
    assert isinstance(failure.__cause__, discord.NotFound)
    assert stage.anna.messages(stage.general) == []


async def test_only_interactions_are_delivered_late_and_only_as_many_as_asked_for(stage: Stage) -> None:
    stage.ground.faults.deliver_late(0.2, times=2)
    stage.bert.say(stage.general, f"Hello {stage.ground.bot.mention}")
    await stage.anna.until(lambda: stage.bot.said, timeout=30)
    assert stage.ground.faults.late_to_come == 2
    replies = [await stage.anna.slash(stage.general, "anywhere") for _ in range(3)]
    assert [reply.text for reply in replies] == ["Here too"] * 3
    first, second, _ = [reply.after or 0 for reply in replies]
    assert min(first, second) >= 0.2
    assert stage.ground.faults.late_to_come == 0


async def test_the_answers_still_to_come_are_counted_by_their_status(stage: Stage) -> None:
    faults = stage.ground.faults
    assert (faults.to_come(429), faults.late_to_come) == (0, 0)
    faults.answer(429, path=MESSAGES, retry_after=0.05, times=2)
    faults.answer(429, path="/users/*", retry_after=0.05, times=None)
    faults.answer(503, path="/nowhere", times=4)
    faults.delay(0.1, path="/nowhere")
    assert (faults.to_come(429), faults.to_come(503), faults.to_come(404)) == (3, 4, 0)
    await stage.text_channel().send("Hello")
    assert (faults.to_come(429), faults.to_come(503)) == (1, 4)


async def test_clearing_the_faults_leaves_nothing_to_come(stage: Stage) -> None:
    faults = stage.ground.faults
    faults.answer(429, times=None)
    faults.deliver_late(60, times=3)
    faults.clear()
    assert (faults.to_come(429), faults.late_to_come) == (0, 0)
    assert (await stage.anna.slash(stage.general, "anywhere")).text == "Here too"


async def test_an_event_can_be_lost(stage: Stage) -> None:
    stage.ground.faults.lose()
    lost = stage.ground.faults.delivered(("INTERACTION_CREATE", {}))
    found = stage.ground.faults.delivered(("INTERACTION_CREATE", {}))
    assert (len(lost), len(found)) == (0, 1)
