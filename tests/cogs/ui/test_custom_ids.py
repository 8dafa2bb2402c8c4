"""Custom ids: written and read back the same, never too long, and foreign ones left alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.ui.custom_ids import MOST_CHARACTERS, Id, read_id, write_id

WORDS = st.text(st.characters(codec="utf-8", exclude_characters=":"), max_size=12)


@given(st.sampled_from(["pick", "group", "turn"]), st.integers(0, 2**40), st.lists(WORDS, max_size=4))
def test_what_was_written_is_read_back(action: str, table: int, words: list[str]) -> None:
    assert read_id(write_id(action, table, *words)) == Id(action, table, tuple(words))


def test_numbers_are_words_too() -> None:
    assert write_id("pick", 12, 7, "4@2") == "lk1:pick:12:7:4@2"
    assert read_id("lk1:pick:12:7:4@2") == Id("pick", 12, ("7", "4@2"))


def test_an_id_has_at_most_a_hundred_characters() -> None:
    room = MOST_CHARACTERS - len("lk1:pick:1:")
    assert len(write_id("pick", 1, "x" * room)) == 100
    with pytest.raises(ValueError, match="100 characters"):
        write_id("pick", 1, "x" * (room + 1))


@pytest.mark.parametrize(
    "foreign",
    [
        "",
        "lk1",
        "lk1:pick",
        "lk1:pick:",
        "lk1:pick:one",
        "lk1:pick:-1",
        "lk0:pick:1",
        "lk2:pick:1",
        "g1:7:turn:0",
    ],
)
def test_a_foreign_id_means_nothing(foreign: str) -> None:
    assert read_id(foreign) is None


@given(st.text(max_size=100))
def test_no_text_whatever_breaks_the_reading(text: str) -> None:
    found = read_id(text)
    assert found is None or str(found).startswith("lk1:")
