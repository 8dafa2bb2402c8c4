"""Alt texts: what each picture shows, in as many sentences as there is room for."""

from __future__ import annotations

from engine.core.text import Seat, all_of, seat_name
from engine.games.mighty_monsters.show.twin import (
    describe_end,
    describe_hand,
    describe_king,
    describe_lair,
    describe_lairs,
    describe_piles,
    describe_places,
    describe_raid,
    describe_start,
)
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.alt_text import told
from texts import Speaker


def board_alt(view: CastleView, speaker: Speaker) -> str:
    """The castle as it stands; the raid has a picture of its own."""
    lines = [
        describe_start(view),
        *describe_king(view),
        *describe_places(view),
        *describe_lairs(view),
        *describe_piles(view),
        *describe_hand(view),
    ]
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    return told(
        speaker, "mighty-monsters-alt-board", lines, round=view.round, rounds=view.rounds, awaited=awaited
    )


def raid_alt(view: CastleView, speaker: Speaker) -> str:
    """The fights of the latest raid."""
    return told(speaker, "mighty-monsters-alt-raid", describe_raid(view))


def hand_alt(view: CastleView, speaker: Speaker) -> str:
    """The viewer's cards first; the decree can be read elsewhere too."""
    return told(speaker, "mighty-monsters-alt-hand", [*describe_hand(view), *describe_king(view)])


def spotlight_alt(view: CastleView, seat: Seat, speaker: Speaker) -> str:
    """One lair, its monsters in the castle, and how they fared in the latest raid."""
    return told(speaker, "mighty-monsters-alt-lair", describe_lair(view, seat), seat=seat_name(seat))


def score_alt(view: CastleView, speaker: Speaker) -> str:
    """Who has won, and everybody's gold."""
    return told(speaker, "mighty-monsters-alt-score", [*describe_end(view), *describe_lairs(view)])
