"""Garbage: what has survived a collection is left out of the next, and looked through again in the end."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping
from weakref import ref

import pytest

from cogs.client import collecting
from cogs.client.collecting import Collecting


class Ring:
    """Something only the garbage collector gets rid of."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def _collecting() -> Iterator[None]:
    started = Collecting()
    started.start()
    yield
    started.stop()


@pytest.mark.usefixtures("_collecting")
def test_what_has_survived_a_full_collection_is_left_out_of_the_next() -> None:
    before = gc.get_freeze_count()
    kept = [Ring() for _ in range(100)]
    gc.collect()
    assert gc.get_freeze_count() >= before + len(kept)
    gone = ref(Ring())
    gc.collect()

    assert gone() is None


@pytest.mark.usefixtures("_collecting")
def test_no_full_collection_has_much_to_look_through() -> None:
    looked_through: list[int] = []

    def count(phase: str, about: Mapping[str, int]) -> None:
        if phase == "start" and about["generation"] == collecting.FULL:
            looked_through.append(len(gc.get_objects(collecting.FULL)))

    gc.callbacks.append(count)
    kept = [Ring() for _ in range(500_000)]
    gc.callbacks.remove(count)

    assert len(looked_through) >= len(kept) // 45_000
    assert max(looked_through) <= 45_000


@pytest.mark.usefixtures("_collecting")
def test_now_and_then_everything_is_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "RARELY", 3)
    ring = Ring()
    watched = ref(ring)
    gc.collect()
    del ring
    gc.collect()
    assert watched() is not None
    gc.collect()

    assert watched() is None
