"""The tour of somebody's first panel at a game: what its picture shows, where the question is, and so on."""

from __future__ import annotations

from texts import Speaker

MORE, LESS = "more", "less"
"""How much help somebody wants; without either, it fades as they learn."""
MOST_PURPOSES = 5
"""How often somebody is told what a kind of question is about."""


def wants_tour(help_wanted: str | None, answers: int) -> bool:
    """Whether a panel explains itself: as long as they have never answered anything at this game."""
    return help_wanted == MORE or (help_wanted != LESS and answers == 0)


def wants_purpose(help_wanted: str | None, answers: int) -> bool:
    """Whether a question says what it is about, for somebody who has answered its kind so often."""
    return help_wanted == MORE or (help_wanted != LESS and answers < MOST_PURPOSES)


def tour(game: str, answers: int, direct: bool, say: Speaker) -> str:
    """Three lines of small print, by how often they have answered anything at this game.

    `direct` is whether their hand comes by direct message.
    """
    first = f"{game}-tour-picture"
    lines = (
        say(first if answers == 0 and say.has(first) else "tour-picture"),
        say("tour-question"),
        say("tour-more-direct" if direct else "tour-more"),
    )
    return "\n".join(f"-# {line}" for line in lines)
