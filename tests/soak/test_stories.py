"""A little of the soak, always the same: people act under troubles, and every promise is kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import nullcontext
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from unittest.mock import patch

import pytest
import pytest_asyncio

from engine.core import State, take
from playground import Message, Reply
from playground.world.model import Channel, ChannelKind, Interaction, InteractionKind, User
from tests.end_to_end.foreseeing import own_answer
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.stage import SQLITE
from tests.soak import SEED as SEED_OF_THE_SOAK
from tests.soak import __main__ as soaking
from tests.soak.company import SILENCE, Company, Told
from tests.soak.deaths import FlawError
from tests.soak.hearth import BOT, CLUSTER, hearth
from tests.soak.matrix import (
    AS_USUAL,
    FAILED,
    NOTHING_LEFT,
    OTHERWISE,
    UNTOUCHED,
    as_page,
    mark_of,
    quoted,
    row,
    usual,
)
from tests.soak.oracle import Oracle
from tests.soak.story import Account, Step, Story, _take, drawn, read, shrunk, tell
from tests.soak.troubles import TROUBLES
from tests.soak.ways import WAYS, everybody_moves, tried

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = 20261118


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    with Nursery(f"{BOT}:warm_up") as nursery:
        yield nursery


async def test_a_story_under_fire_breaks_no_promise(nursery: Nursery, tmp_path: Path) -> None:
    story = drawn(SEED_OF_THE_SOAK, SQLITE, 10)._replace(begins_at=0.0)  # so that there are ten steps to take
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, story)
    assert account.checks["steps"] == 10
    assert account.struck.total()
    assert account.checks["sights"]


async def test_two_processes_break_none_while_one_is_killed_or_paused(
    nursery: Nursery, tmp_path: Path
) -> None:
    troubles = ("one of two processes killed", "one of two processes paused")
    steps = tuple(Step(trouble, "command", SEED) for trouble in troubles)
    async with hearth(nursery, tmp_path, CLUSTER) as stage:
        account = await tell(stage, Story(SEED, "mighty-monsters", CLUSTER, False, steps))
    assert account.struck == dict.fromkeys(troubles, 1)
    assert account.checks["kills"]


async def test_a_story_has_puzzles_and_may_end_with_its_channel(nursery: Nursery, tmp_path: Path) -> None:
    drawn_steps = [step for number in range(40) for step in drawn(number, SQLITE, 15).steps]
    assert {"practice", "lesson"} <= {step.way for step in drawn_steps}
    assert "deleted channel" in {step.trouble for step in drawn_steps}
    steps = (Step("500", "practice", SEED), Step("deleted channel", "command", SEED))
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, Story(SEED, "mighty-monsters", SQLITE, False, steps))
        puzzles = stage.ledger.rows("SELECT count(*) FROM states GROUP BY table_id")
    assert account.struck.keys() == {"500", "deleted channel"}
    assert all(account.struck.values())
    assert len(puzzles) == 2


async def test_a_story_may_begin_late_in_a_game_and_see_its_end(nursery: Nursery, tmp_path: Path) -> None:
    begun = [drawn(number, SQLITE, 15).begins_at for number in range(40)]
    assert 20 < begun.count(0.0) < 40
    assert max(begun) > 0.8
    troubles = ("doubled event", "hang-up after the effect", "500", "deleted panels", "full disk")
    steps = tuple(Step(trouble, "command", SEED) for trouble in troubles * 3)
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, Story(SEED, "mighty-monsters", SQLITE, False, steps, 0.95))
    assert account.checks["games that ended"] == 1
    assert 0 < account.checks["steps"] < len(steps)


async def test_the_oracle_reads_what_the_library_logs_and_looks_for_the_token_in_all_files(
    nursery: Nursery, tmp_path: Path
) -> None:
    async with hearth(nursery, tmp_path) as stage:
        oracle = Oracle(Company(stage, "mighty-monsters", Random(SEED)))
        await oracle._company.begin()
        oracle.check()
        line = {"level": "ERROR", "from": "discord.client", "what": "Attempting a reconnect in 1s"}
        stage.bot.log.append(json.dumps(line | {"trace": "ConnectionClosed: 1006"}))
        oracle.check()
        line["what"] = "Ignoring exception in on_guild_join"
        stage.bot.log.append(json.dumps(line | {"trace": "KeyError: 5"}))
        with pytest.raises(FlawError, match="on_guild_join"):
            oracle.check()
        oracle.end()
        (tmp_path / "report.json").write_text(f"Bot {stage.ground.token}")
        with pytest.raises(FlawError, match=r"the token is in report\.json"):
            oracle.end()


async def test_everybody_is_told_what_has_become_of_what_they_did(nursery: Nursery, tmp_path: Path) -> None:
    troubles = ("killed once the answer counts", "full disk", "hang-up after the effect")
    async with hearth(nursery, tmp_path) as stage:
        cells = [cell for name in troubles for cell in await row(stage, name, ("command", "undo"), SEED)]
    assert [cell.flaw for cell in cells if cell.mark == FAILED] == []
    marks = {(cell.trouble, cell.way): cell.mark for cell in cells}
    assert marks["full disk", "command"] == "1"
    assert "That could not be saved" in as_page(cells)


async def test_the_oracle_notices_a_second_call_and_a_trace_of_what_is_private(
    nursery: Nursery, tmp_path: Path
) -> None:
    async with hearth(nursery, tmp_path) as stage:
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle, world, ben = Oracle(company), stage.ground.world, company.people[1].user
        elsewhere = stage.channel(company.channel.guild)
        await company.begin()
        oracle.check()
        again = Message(world.ids.next(), elsewhere, world.bot, world.clock.now(), pinged=[ben])
        world.post(again)
        with pytest.raises(FlawError, match="was asked 0 times, and called 1 times"):
            oracle.check(only_turns_call=True)
        oracle.check()
        world.publish_edit(company.party.table)
        with pytest.raises(FlawError, match="seen by others"):
            oracle.check(only_the_game_tells=True)


async def test_what_tells_nothing_of_the_game_is_no_trace_of_it(nursery: Nursery, tmp_path: Path) -> None:
    """Seeds 113000000 and 113000006: a server was greeted, and a bystander had an answer."""
    async with hearth(nursery, tmp_path) as stage:
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle, world = Oracle(company), stage.ground.world
        await company.begin()
        oracle.check()
        elsewhere, bystander = stage.channel(company.channel.guild), company.bystander.user
        world.post(Message(world.ids.next(), elsewhere, world.bot, world.clock.now(), "Hello!"))
        late = Message(world.ids.next(), company.channel, world.bot, world.clock.now(), "The rules.")
        late.ephemeral_to = bystander
        world.post(late)
        oracle.check(only_the_game_tells=True)
        assert oracle.checks["secret steps"] == 1


async def test_whatever_was_asked_for_is_waited_for_before_others_are_looked_at(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Seed 8000008: advice came after the step in which it was asked for, and seemed to come of the next."""

    async def impatient(_company: Company, _reply: Reply) -> Told:
        return Told(SILENCE)

    async with hearth(nursery, tmp_path) as stage:
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle = Oracle(company)
        await company.begin()
        oracle.check()
        with patch.object(Company, "heard", impatient):
            await _take(company, oracle, Step("nothing", "hint", SEED), False)
        [asked] = [one for one in company.interactions if "advice" in str(one.data)]
        assert asked.id in company.claims.answered


async def test_silence_needs_a_reason_and_a_fault_without_occasion_proves_nothing() -> None:
    user, channel = User(1, "Anna"), Channel(2, ChannelKind.TEXT, 0.0)
    done = [Interaction(3, "token", InteractionKind.COMMAND, user, channel, 0.0, {})]
    well = Told(
        "### Doodle Dungeon\n**All is well.** The game can be read and shown, and no piece is missing."
    )
    assert mark_of(well, done, "repair", struck=True) == AS_USUAL
    assert mark_of(well, done, "repair", struck=False) == UNTOUCHED
    assert mark_of(well, done, "lobby", struck=True) == OTHERWISE
    assert mark_of(Told(SILENCE), done, "repair", struck=True) == SILENCE
    assert mark_of(Told(SILENCE), [], "repair", struck=True) == NOTHING_LEFT
    with pytest.raises(FlawError):
        mark_of(Told(SILENCE), done, "repair", struck=False)


async def test_a_fault_that_leaves_the_bot_its_voice_excuses_no_silence(
    nursery: Nursery, tmp_path: Path
) -> None:
    async def speechless(_company: Company, _reply: Reply) -> Told:
        return Told(SILENCE)

    async with hearth(nursery, tmp_path) as stage:
        with patch.object(Company, "heard", speechless):
            [cell] = await row(stage, "lost permissions", ["settings"], SEED)
    assert "though the bot could answer" in cell.flaw


async def test_what_was_said_is_quoted_without_what_is_always_there() -> None:
    panel = "### A game <#7>\n-# You answered: **a trap on A1**\nYour time runs out <t:1:R>.\n**And now?**"
    assert quoted(panel) == "You answered: a trap on A1"
    assert quoted("The table is open in <#7>.") == "The table is open in #channel."
    assert quoted(SILENCE) == SILENCE


async def test_every_way_to_act_has_an_answer_by_which_it_is_known() -> None:
    assert all(len(min(usual(way), key=len)) > 5 for way in WAYS)


async def test_a_table_that_is_closed_shows_that_it_is(nursery: Nursery, tmp_path: Path) -> None:
    """`python -m tests.soak everywhere --seed 21 --way timer`: nobody moved for weeks, and nobody is to."""
    async with hearth(nursery, tmp_path) as stage:
        company = Company(stage, "mighty-monsters", Random(SEED))
        oracle = Oracle(company)
        await company.begin()
        oracle.check()
        while not company.is_over:
            await tried(company, await WAYS["timer"].prepare(company))
            await stage.calm()
            oracle.check()
        assert stage.ledger.status(company.channel) == "closed"
        oracle.end()


def asks_twice_in_a_row(state: State) -> bool:
    """Whether somebody answers two questions before anybody else is asked."""
    [first, *others] = state.pending()
    after = take(state, first, own_answer(state, first))
    return not others and [one.seat for one in after.pending()] == [first.seat]


async def test_a_deleted_panel_is_missed_only_after_its_owner_was_asked(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Seed 7000099: Anna answered twice in a row, which was none of Ben's business, nor of his panel's."""
    async with hearth(nursery, tmp_path) as stage:
        stage.deal_for("soak 10")
        company = Company(stage, "fairy-market", Random(0))
        oracle = Oracle(company)
        await company.begin()
        for _ in range(12):
            if asks_twice_in_a_row(company.state):
                break
            await (await WAYS["command"].prepare(company))()
            await stage.calm()
        assert asks_twice_in_a_row(company.state)
        TROUBLES["deleted panels"].strike(company)
        assert not any(person.dm for person in company.people)
        await everybody_moves(company)
        oracle.check()


async def test_a_deleted_table_is_missed_only_after_everybody_could_see_a_move(
    nursery: Nursery, tmp_path: Path
) -> None:
    """Seed 191000004: what all had chosen was still secret."""
    steps = (Step("deleted message of the table", "lobby", 875725131),)
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, Story(191000004, "dungeon-lords", SQLITE, False, steps))
    assert account.checks["tables"] == 2


async def test_suggestions_that_get_lost_are_no_error_of_the_bot(nursery: Nursery, tmp_path: Path) -> None:
    """Seed 191000013: discord.py told of an error, as if anybody could do anything about it."""
    steps = (Step("hang-up after the effect", "autocompletion", 1056912684),)
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, Story(191000013, "dungeon-lords", SQLITE, False, steps))
    assert account.struck == {"hang-up after the effect": 1}


def story_of(length: int) -> Story:
    steps = tuple(Step("nothing", "command", number) for number in range(length))
    return Story(SEED, "doodle-dungeon", SQLITE, False, steps)


async def test_a_failure_is_shrunk_to_the_steps_it_needs() -> None:
    async def fails(story: Story) -> bool:
        return {3, 11} <= {step.number for step in story.steps}

    found = await shrunk(story_of(16), fails, tries=99)
    assert [step.number for step in found.steps] == [3, 11]


async def test_a_failure_that_needs_no_late_beginning_has_none() -> None:
    late = story_of(2)._replace(begins_at=0.7)

    async def fails(story: Story) -> bool:
        return bool(story.steps)

    async def fails_late(story: Story) -> bool:
        return story.begins_at > 0

    assert (await shrunk(late, fails)).begins_at == 0.0
    assert await shrunk(late, fails_late) == late._replace(steps=())
    assert read(late.written()) == late
    before_there_were_any = json.dumps(json.loads(late.written())[:-1])
    assert read(before_there_were_any) == late._replace(begins_at=0.0)


async def test_a_failure_says_its_seed_and_keeps_a_short_script(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    soaked: list[Story] = []

    async def told(_nursery: Nursery, story: Story) -> Account:
        soaked.append(story)
        if any(step.way == "replay" for step in story.steps):
            raise FlawError("somebody was told a secret")
        return Account(Counter(), Counter())

    number = next(n for n in count(1) if "replay" in str(drawn(n * 1_000_000, SQLITE, 15)))
    monkeypatch.setattr(soaking, "told", told)
    monkeypatch.setattr(soaking, "FAILURES", tmp_path)
    monkeypatch.setattr(soaking, "LONGEST_SHRINKING", 1e9)
    monkeypatch.setattr(soaking, "Nursery", lambda _: nullcontext())
    clock = SimpleNamespace(monotonic=lambda: 1e6 if soaked else 0.0)  # after one story, the time is up
    monkeypatch.setattr("tests.soak.__main__.time", clock)
    assert await soaking.soak(1.0, number, [SQLITE]) == 1
    said = capsys.readouterr().out
    [script] = tmp_path.glob("*.json")  # noqa: ASYNC240
    assert f"FAILED: seed {number}000000 on sqlite" in said
    assert f"make soak SCRIPT={script}" in said
    assert [step.way for step in read(script.read_text()).steps] == ["replay"]


async def test_what_only_a_timer_leads_to_happens_while_timers_come(nursery: Nursery, tmp_path: Path) -> None:
    """In 39 stories the bot never died at a timer: it was to, while people did something else."""
    steps = [step for number in range(60) for step in drawn(number, SQLITE, 15).steps]
    ways = {step.way for step in steps if "timer" in step.trouble}
    assert ways == {"timer"}
    troubles = ("killed when a timer is due", "killed after a timer has run")
    story = Story(SEED, "mighty-monsters", SQLITE, False, tuple(Step(one, "timer", SEED) for one in troubles))
    async with hearth(nursery, tmp_path) as stage:
        account = await tell(stage, story)
    assert account.struck == dict.fromkeys(troubles, 1)


async def test_how_often_each_fault_has_struck_is_told_of_each_store() -> None:
    struck = {SQLITE: Counter({"500": 3}), CLUSTER: Counter({"one of two processes killed": 1})}
    heading, *lines, total = soaking.often_struck(struck)
    by_name = {" ".join(words[2:]): words[:2] for words in map(str.split, lines)}
    assert heading.split() == [SQLITE, CLUSTER]
    assert by_name.keys() == TROUBLES.keys() - {"nothing"}
    assert by_name["500"] == ["3", "0"]
    assert by_name["one of two processes killed"] == ["-", "1"]
    assert total == "4 faults"


async def test_a_story_can_be_kept_and_told_again() -> None:
    story = drawn(SEED, SQLITE, 20)
    assert read(story.written()) == story
    assert drawn(SEED, SQLITE, 20) == story
    assert drawn(SEED + 1, SQLITE, 20) != story
