"""Secrets dealt anew make no difference to anybody who may not know them, in all that they are shown.

`REDEALINGS` says how many comparisons are made in each game; the default is quick.
"""

from __future__ import annotations

import os
from itertools import islice

import pytest

from engine.core.registry import games
from tests.conformance.redealing import comparisons

REDEALINGS = int(os.environ.get("REDEALINGS", "120"))
SEED = 20261118


@pytest.mark.parametrize("key", list(games()))
def test_the_same_story_with_other_secrets_looks_the_same_to_everybody_else(key: str) -> None:
    found = list(islice(comparisons(games()[key], SEED), REDEALINGS))
    assert len(found) == REDEALINGS
    assert all(found), f"comparison {found.index(False)} of {key} differs, seed {SEED}"
