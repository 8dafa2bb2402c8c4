"""Names are shown as names, whatever they imitate."""

from __future__ import annotations

import re

import pytest

from cogs.ui.literal import literal, literal_text
from engine.core import Text

FORMATTING = re.compile(r"(?<!\\)[*_~`|<>@#\[\]]|https?://|^[-+] |^\d+\. ")


@pytest.mark.parametrize(
    "name",
    [
        "<t:0:R>",
        "</lobby open:1>",
        "<@1>",
        "<@&1>",
        "<#1>",
        "<:imp:123>",
        "<a:imp:123>",
        "@everyone",
        "[x](http://evil.example)",
        "https://evil.example/a_b",
        "# x",
        "-# x",
        "- x",
        "+ x",
        "1. x",
        "> x",
        "||x||",
        "*x* __x__ ~~x~~ `x`",
        "back\\slash",
    ],
)
def test_nothing_in_a_name_is_formatting(name: str) -> None:
    assert not FORMATTING.search(literal(name).replace("\\\\", ""))
    assert re.sub(r"\\(.)", r"\1", literal(name)) == name  # that is how Discord shows it


def test_a_name_stays_on_its_line() -> None:
    assert literal("Anna\n# Bert") == r"Anna \# Bert"


def test_an_ordinary_name_stays_as_it_is() -> None:
    assert literal("Anna-Lena (2.0) Müller") == "Anna-Lena (2.0) Müller"


def test_our_own_mentions_and_times_in_a_text_stay_what_they_are() -> None:
    text = Text(
        "x", {"name": "<@1>", "channel": "<#7>", "closes": "<t:5:R>", "inner": Text("y", {"heir": "*"})}
    )

    assert literal_text(text).args == {
        "name": r"\<\@1\>",
        "channel": "<#7>",
        "closes": "<t:5:R>",
        "inner": Text("y", {"heir": r"\*"}),
    }
