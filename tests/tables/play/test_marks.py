"""What buttons call moments: always the same, never in order, and not to be read without the game's seed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tables import Refused, TableService
from tables.play.marks import mark_of, version_of
from tests.tables.scene import SEED, started

VERSIONS = [*range(300), 70_000, 2**32 - 1]


def test_every_version_has_a_mark_of_its_own_that_leads_back_to_it() -> None:
    marks = [mark_of(SEED, version) for version in VERSIONS]

    assert len({*marks}) == len(VERSIONS)
    assert [version_of(SEED, mark) for mark in marks] == VERSIONS
    assert {len(mark) for mark in marks} == {9}
    assert not any(mark.isdecimal() for mark in marks), "ids of earlier releases hold versions"


def test_marks_tell_neither_the_order_nor_the_distance_of_moments() -> None:
    marks = [int(mark_of(SEED, version)[1:], 16) for version in range(300)]
    steps = [later - earlier for earlier, later in pairwise(marks)]

    assert len({*steps}) == len(steps)
    assert 100 < sum(step > 0 for step in steps) < 200
    assert not {*marks} & {int(mark_of(SEED + 1, version)[1:], 16) for version in range(300)}


@pytest.mark.parametrize("word", ["", "m", "m-0000001", "m1234567", "m123456789", "x12345678", "mzzzzzzzz"])
def test_anything_else_is_no_mark(word: str) -> None:
    assert version_of(SEED, word) is None


async def test_buttons_of_this_release_and_of_earlier_ones_lead_to_the_same_moment(
    service: TableService,
) -> None:
    table = await started(service)
    [frame] = await service.replays.frames_to_show(table)

    assert await service.replays.version(table, frame.mark) == frame.version
    assert await service.replays.version(table, str(frame.version)) == frame.version
    assert await service.replays.marks(table, frame.version) == (frame.mark,)
    for forged in ("mmm", "9" * 19):
        with pytest.raises(Refused, match="button-unknown"):
            await service.replays.version(table, forged)
