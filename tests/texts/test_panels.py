"""What stands side by side on a panel has names nobody mixes up."""

from __future__ import annotations

import re

import pytest

from tests.texts.reading import spoken
from texts import LOCALES, speaker

BESIDE_QUESTIONS = ("undo", "more", "less", "board", "hand", "text", "rules", "refresh")
_A_QUESTION = re.compile(r".+-(ask|ahead)-.+-short")


def words(label: str) -> set[str]:
    return set(re.findall(r"\w+", label.casefold()))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_button_is_called_like_a_question_beside_it(locale: str) -> None:
    say = speaker(locale)
    questions = [text for key, text in spoken(locale, 1) if _A_QUESTION.fullmatch(key)]
    buttons = [say(f"button-{name}") for name in BESIDE_QUESTIONS]
    alike = [(button, name) for button in buttons for name in questions if words(button) <= words(name)]

    assert len(questions) > 20
    assert alike == []
