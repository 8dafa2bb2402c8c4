"""Who sits at the tables that pictures are drawn of, and who speaks there."""

from __future__ import annotations

from texts import Speaker, speaker

LOCALES = ("en", "de")
NAMES = ("Anna", "Bert der Große", "Cleopatra VII", "Дмитрий", "Emil Ø.", "Wilhelmina von Grünewald-Maximus")
LONG_NAMES = ("W" * 32, "Mm " * 10 + "Mm", "Ä" * 32, "さくら" * 10, "\N{FIRE}" * 32, "i" * 32)


def voice(locale: str, seats: int, names: tuple[str, ...] = NAMES) -> Speaker:
    """A speaker who knows everybody's name."""
    return speaker(locale, names[:seats])
