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
    fitted = fit(text, style, room, 2)
    if " ".join(fitted.lines) == text:
        return text
    return " ".join(_broken(word, style.smaller, room) for word in text.split())


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
