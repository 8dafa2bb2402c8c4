"""Alt text: whole sentences, as many as Discord takes, and where the rest is."""

from __future__ import annotations

import pytest

from engine.core import Text
from render.kit.alt_text import LONGEST, alt_text
from texts import LOCALES, speaker

KEY = "mighty-monsters-alt-hand"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_fits_is_told_in_full(locale: str) -> None:
    say = speaker(locale)
    told = alt_text(say, KEY, [Text("story-dead-closed")] * 3)

    assert told.count(say("story-dead-closed")) == 3
    assert say("alt-rest") not in told


@pytest.mark.parametrize("locale", LOCALES)
def test_what_does_not_fit_is_left_out_by_the_sentence_and_said_to_be_elsewhere(locale: str) -> None:
    say = speaker(locale)
    told = alt_text(say, KEY, [Text("story-dead-closed")] * 100)

    assert LONGEST - 100 < len(told) <= LONGEST
    assert told.endswith(f"{say('story-dead-closed')} {say('alt-rest')}")
