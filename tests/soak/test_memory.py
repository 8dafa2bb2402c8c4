"""How the soak tells growth from ups and downs."""

from __future__ import annotations

from random import Random

import pytest

from tests.soak.__main__ import MOST_GROWTH, growth_of

MIB = 2**20


def test_what_fills_its_caches_and_then_goes_up_and_down_does_not_grow() -> None:
    random = Random(1)
    filling = [200 * MIB + table * MIB for table in range(50)]
    full = [250 * MIB + random.randrange(-5 * MIB, 5 * MIB) for _ in range(50)]
    assert abs(growth_of(filling + full)) < MOST_GROWTH


def test_what_grows_a_little_with_every_table_is_found_among_larger_ups_and_downs() -> None:
    random = Random(1)
    held = [250 * MIB + table * 2 * MOST_GROWTH + random.randrange(-4 * MIB, 4 * MIB) for table in range(100)]
    assert growth_of(held) > MOST_GROWTH


@pytest.mark.parametrize("tables", [1, 2, 3, 10])
def test_a_short_run_is_measured_as_well(tables: int) -> None:
    assert growth_of([table * MIB for table in range(tables)]) in (0.0, MIB)
