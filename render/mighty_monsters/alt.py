"""Alt texts: what each picture shows, in as many sentences as there is room for."""

from __future__ import annotations

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.phrases import plain, text
from engine.games.mighty_monsters.show.twin import (
    describe_end,
    describe_hand,
    describe_king,
    describe_lair,
    describe_lairs,
    describe_piles,
    describe_raid,
    describe_start,
)
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from render.kit.alt_text import alt_text
from render.kit.theme import SEATS
from texts import Speaker


def board_alt(view: CastleView, speaker: Speaker) -> str:
    """The castle as it stands, in short and with the badges of the players, so that six of them fit.

    The raid has a picture of its own.
    """
    lines = [
        *describe_king(view),
        *[_place(number, place) for number, place in enumerate(view.places, 1)],
        *[_lair(view, seat) for seat in range(view.seats)],
        describe_start(view),
        *describe_piles(view),
        *describe_hand(view),
    ]
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    return alt_text(
        speaker, "mighty-monsters-alt-board", lines, round=view.round, rounds=view.rounds, awaited=awaited
    )


def raid_alt(view: CastleView, speaker: Speaker) -> str:
    """The fights of the latest raid."""
    return alt_text(speaker, "mighty-monsters-alt-raid", describe_raid(view))


def hand_alt(view: CastleView, speaker: Speaker) -> str:
    """The viewer's cards first; the decree can be read elsewhere too."""
    return alt_text(speaker, "mighty-monsters-alt-hand", [*describe_hand(view), *describe_king(view)])


def spotlight_alt(view: CastleView, seat: Seat, speaker: Speaker) -> str:
    """One lair, its monsters in the castle, and how they fared in the latest raid."""
    return alt_text(speaker, "mighty-monsters-alt-lair", describe_lair(view, seat), seat=seat_name(seat))


def score_alt(view: CastleView, speaker: Speaker) -> str:
    """Who has won, and everybody's gold."""
    return alt_text(speaker, "mighty-monsters-alt-score", [*describe_end(view), *describe_lairs(view)])


def _place(number: int, place: PlaceView) -> Text:
    monsters = [monster for monster in place.slots if monster]
    return text(
        "alt-guard",
        guard=number,
        level=place.level,
        strength=f"{place.strength[0]}-{place.strength[1]}",
        loot=f"{place.loot[0]}-{place.loot[1]}",
        free=len(place.slots) - len(monsters),
        monsters=all_of(
            [
                text("alt-monster", badge=SEATS[monster.seat].letter, strength=monster.strength)
                for monster in monsters
            ]
        ),
    )


def _lair(view: CastleView, seat: Seat) -> Text:
    lair = view.lairs[seat]
    return text(
        "alt-lair-line",
        badge=SEATS[seat].letter,
        seat=seat_name(seat),
        family=plain(lair.family or "no-family"),
        gold=lair.gold,
        cards=lair.hand_size,
    )
