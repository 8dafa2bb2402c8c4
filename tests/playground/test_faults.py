import time

import discord
import pytest

from tests.playground.conftest import Stage

MESSAGES = "/channels/*/messages"


async def test_a_rate_limit_is_waited_out_by_the_client(stage: Stage) -> None:
    fault = stage.ground.faults.answer(429, method="POST", path=MESSAGES, retry_after=0.1, times=2)
    begin = time.monotonic()
    await stage.text_channel().send("Hello")
    assert time.monotonic() - begin > 0.2
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
