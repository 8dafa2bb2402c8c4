"""A little of the soak, always the same: people act under troubles, and every promise is kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from playground import Message
from tests.end_to_end.nursery import Nursery
from tests.end_to_end.stage import SQLITE
from tests.soak.company import Company
from tests.soak.deaths import FlawError
from tests.soak.hearth import BOT, hearth
from tests.soak.matrix import FAILED, as_page, matrix
from tests.soak.oracle import Oracle
from tests.soak.story import Step, Story, drawn, read, shrunk, tell

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = 20261118


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def nursery() -> AsyncIterator[Nursery]:
    with Nursery(f"{BOT}:warm_up") as nursery:
        yield nursery


async def test_a_story_under_fire_breaks_no_promise(nursery: Nursery, tmp_path: Path) -> None:
    story = drawn(SEED, SQLITE, 10)
    print(f"seed {SEED}")
    async with hearth(nursery, tmp_path) as stage:
        checks = await tell(stage, story)
    assert checks["steps"] == 10
    assert checks["faults"]
    assert checks["sights"]


async def test_everybody_is_told_what_has_become_of_what_they_did(nursery: Nursery, tmp_path: Path) -> None:
    troubles = ("killed once the answer counts", "full disk", "hang-up after the effect")
    cells = await matrix(nursery, tmp_path, SQLITE, troubles, ("command", "undo"), SEED)
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
        world.publish_edit(again)
        with pytest.raises(FlawError, match="seen by others"):
            oracle.check(is_private=True)


def story_of(length: int) -> Story:
    steps = tuple(Step("nothing", "command", number) for number in range(length))
    return Story("doodle-dungeon", SQLITE, False, steps)


async def test_a_failure_is_shrunk_to_the_steps_it_needs() -> None:
    async def fails(story: Story) -> bool:
        return {3, 11} <= {step.number for step in story.steps}

    found = await shrunk(story_of(16), fails, tries=99)
    assert [step.number for step in found.steps] == [3, 11]


async def test_a_story_can_be_kept_and_told_again() -> None:
    story = drawn(SEED, SQLITE, 20)
    assert read(story.written()) == story
    assert drawn(SEED, SQLITE, 20) == story
    assert drawn(SEED + 1, SQLITE, 20) != story
