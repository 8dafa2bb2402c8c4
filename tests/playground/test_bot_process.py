from pathlib import Path

import pytest

from playground import BotProcess, Playground

ROOT = Path(__file__).parents[2]


LITTLE = ("-m", "tests.playground.little_bot")


async def test_a_bot_process_can_be_killed_restarted_and_stopped(ground: Playground) -> None:
    anna, general = ground.person("Anna"), ground.channel("general")
    async with BotProcess(ground, cwd=ROOT, arguments=LITTLE) as bot:
        message = (await anna.slash(general, "table")).message
        assert message
        await bot.kill()
        assert not bot.running
        await bot.start()
        await (await anna.click(message, "Turn")).settled()
        assert message.text.startswith("Game 7, ply 1")
        await bot.restart()
        assert (await anna.slash(general, "anywhere")).text == "Here too"
    assert not bot.running
    assert ground.violations == []


async def test_a_bot_that_ends_at_once_shows_its_last_words(ground: Playground) -> None:
    bot = BotProcess(ground, cwd=ROOT, arguments=("-c", "raise SystemExit('no such luck')"))
    with pytest.raises(RuntimeError, match="ended with 1:\nno such luck"):
        await bot.start()


async def test_a_bot_that_does_not_stop_in_time_is_reported_and_killed(ground: Playground) -> None:
    bot = BotProcess(ground, cwd=ROOT, arguments=LITTLE)
    await bot.start()
    with pytest.raises(RuntimeError, match="did not stop within 0"):
        await bot.stop(within=0)
    assert not bot.running
