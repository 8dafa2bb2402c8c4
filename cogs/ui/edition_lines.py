"""Which edition is played, and what it changes, in a line of a message."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.literal import literal
from engine.core import CardFace
from engine.core.editions import known
from engine.core.editions.changes import Change, changes_of
from engine.core.editions.edition import OURS
from texts import Speaker

MOST_CHANGES = 4
LONGEST_VALUE = 80


def edition_line(edition: str, say: Speaker) -> list[str]:
    """What edition a table plays; nothing is said of ours."""
    return [] if edition == OURS else [f"-# {say('edition-played', name=_name(edition))}"]


def note_on_rules(edition: str, say: Speaker) -> list[str]:
    """That the rules tell our values, if others are played."""
    if edition == OURS:
        return []
    changes = changes_of(known(edition))
    key = "edition-note" if changes else "edition-note-same"
    return [f"-# {say(key, name=_name(edition), changes=_told(changes, say, by_card=True))}"]


def note_on_picture(edition: str, drawn: str, is_scene: bool, say: Speaker) -> list[str]:
    """Where a picture of the rules shows our values, though others are played."""
    if edition == OURS or not changes_of(known(edition)):
        return []
    if drawn == OURS:
        return [f"-# {say('edition-drawing-ours')}"]
    return [f"-# {say('edition-drawing-scene')}"] if is_scene else []


def note_on_card(edition: str, face: CardFace, say: Speaker) -> list[str]:
    """What an edition changes on a card, some of which its sentences do not tell."""
    changes = [] if edition == OURS else [one for one in changes_of(known(edition)) if one.is_on(face.id)]
    if not changes:
        return edition_line(edition, say)
    return [f"-# {say('edition-card', name=_name(edition), changes=_told(changes, say, by_card=False))}"]


def _name(edition: str) -> str:
    return literal(known(edition).name)


def _told(changes: Sequence[Change], say: Speaker, *, by_card: bool) -> str:
    lines = [_change(one, say, by_card) for one in changes[:MOST_CHANGES]]
    left = len(changes) - len(lines)
    return ", ".join([*lines, *([say("edition-more", count=left)] if left else [])])


def _change(change: Change, say: Speaker, by_card: bool) -> str:
    owner = " ".join(one for one in (change.section, change.card) if one) + ": " if by_card else ""
    value = _shortened(f"{owner}{change.field} = {change.theirs}")
    if change.ours:
        return say("edition-change", value=value, ours=_shortened(change.ours))
    return say("edition-change-new", value=value)


def _shortened(written: str) -> str:
    plain = written.replace("`", "'")
    return plain if len(plain) <= LONGEST_VALUE else f"{plain[: LONGEST_VALUE - 1]}…"
