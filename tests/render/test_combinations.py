"""A test of many combinations runs them all and names every one that fails."""

from __future__ import annotations

import pytest

from tests.render.combinations import for_every


def test_every_combination_is_run_and_every_failure_named() -> None:
    seen = []

    @for_every(word=["a", "b"], number=range(3))
    def fact(word: str, number: int) -> None:
        seen.append((word, number))
        assert (word, number) not in [("a", 2), ("b", 1)]

    with pytest.raises(AssertionError, match=r"(?s)2 of 6 fail:\na, 2: .*\nb, 1: ") as failed:
        fact()
    assert len(seen) == 6
    assert "a, 1" not in str(failed.value)


def test_what_fails_otherwise_than_by_an_assertion_is_named_too() -> None:
    @for_every(number=[1, 0])
    def fact(number: int) -> None:
        assert 1 / number

    with pytest.raises(AssertionError, match="0: ZeroDivisionError"):
        fact()
