import discord
import pytest

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
