"""Long words broken with a hyphen where a syllable may begin: German likes to write two words as one."""

from __future__ import annotations

import re

from render.kit.writing import Style, fit, width

SYLLABLE = re.compile(
    r"(?:sch[lmnrw]?|[cpstw]h|ck|kn|qu|s[pt]|[bfgkp][lr]|[dt]r|[b-df-hj-np-tv-zß])(?=[aeiouyäöü])",
    re.IGNORECASE,
)
"""The consonants that open a syllable, before the vowel they lead to."""
SEAMS = (
    "akademie", "ballsaal", "brunnen", "büro", "drache", "elementar", "grube", "gruft", "klinik", "labor",
    "mann", "mühle", "nest", "stock", "tresor", "zimmer",
)  # fmt: skip
"""Second words of compounds that people know better where to break than a rule does."""
LEAST = 3
"""Letters that must stay together on either side."""


def broken(text: str, style: Style, room: int) -> str:
    """The text with a break in every word that would not fit on a line by itself."""
    if _fits(text, style, room):
        return text
    found = " ".join(_broken(word, style.smaller, room) for word in text.split())
    return found if _fits(found, style, room) else _broken_elsewhere(text, style, room) or found


def _fits(text: str, style: Style, room: int) -> bool:
    """Whether two lines are enough."""
    return " ".join(fit(text, style, room, 2).lines) == text


def _broken_elsewhere(text: str, style: Style, room: int) -> str:
    """A break in any word that makes the text fit after all; empty if there is none."""
    words = text.split()
    for number, word in enumerate(words):
        for at in reversed(_breaks(word)):
            found = " ".join([*words[:number], f"{word[:at]}-", word[at:], *words[number + 1 :]])
            if _fits(found, style, room):
                return found
    return ""


def _broken(word: str, style: Style, room: int) -> str:
    """The seam of a compound we know, or else the break that leaves the parts as equal as possible."""
    if width(word, style) <= room:
        return word
    for tail in SEAMS:
        head = word.removesuffix(tail)
        if head != word and width(f"{head}-", style) <= room:
            return f"{head}- {tail}"
    parts = [(f"{word[:at]}-", word[at:]) for at in _breaks(word)]
    return " ".join(min(parts, key=lambda pair: max(width(part, style) for part in pair), default=(word,)))


def _breaks(word: str) -> list[int]:
    starts = (match.start() for match in SYLLABLE.finditer(word))
    return [at for at in starts if LEAST <= at <= len(word) - LEAST]
