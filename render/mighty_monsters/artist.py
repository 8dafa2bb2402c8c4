"""Which pictures a Mighty Monsters table consists of, and what each shows in words."""

from __future__ import annotations

import msgspec

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.mighty_monsters.show.twin import cards, describe, describe_lair
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.alt_text import told
from render.kit.picture import Picture, PictureMaker
from render.mighty_monsters.board import draw_board
from render.mighty_monsters.hand import draw_hand
from render.mighty_monsters.lookup import draw_lookup
from render.mighty_monsters.score import draw_score
from render.mighty_monsters.spotlight import draw_spotlight
from render.mighty_monsters.strip import draw_strip
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("mighty-monsters")


def table(view: CastleView, speaker: Speaker) -> list[Picture]:
    """The board, or the score when all is over, and the latest raid while it is news."""
    pictures = [_board(view, speaker) if view.result is None else _score(view, speaker)]
    if view.raid_is_news:
        pictures.append(_raid(view, speaker))
    return pictures


def hand(view: CastleView, speaker: Speaker) -> Picture:
    """The viewer's monsters."""
    assert view.viewer is not None
    kept = {"mighty-monsters-twin-hand", "mighty-monsters-twin-reserve", "mighty-monsters-king"}
    lines = [line for line in describe(view) if line.key in kept]
    # What the hand holds comes before the decree, which can be read elsewhere too.
    lines.sort(key=lambda line: line.key == "mighty-monsters-king")
    return PICTURES.picture(
        "hand", draw_hand(view, view.viewer, speaker), told(speaker, "mighty-monsters-alt-hand", lines)
    )


def spotlight(view: CastleView, seat: Seat, speaker: Speaker) -> Picture:
    """One lair: its family, its gold, its monsters in the castle, and how they fared in the latest raid."""
    alt = told(speaker, "mighty-monsters-alt-lair", describe_lair(view, seat), seat=seat_name(seat))
    return PICTURES.picture("lair", draw_spotlight(view, seat, speaker), alt)


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """A monster by strength, a guard by level, or a king's tile."""
    return PICTURES.card(card_id, draw_lookup(card_id, speaker), cards(), speaker)


def _board(view: CastleView, speaker: Speaker) -> Picture:
    alt = told(
        speaker,
        "mighty-monsters-alt-board",
        # Round and number of rounds are said already; the raid has a picture of its own.
        describe(_without_raid(view))[1:],
        round=view.round,
        rounds=view.rounds,
        awaited=all_of([seat_name(seat) for seat in view.awaited]),
    )
    return PICTURES.picture("board", draw_board(view, speaker), alt)


def _raid(view: CastleView, speaker: Speaker) -> Picture:
    assert view.raid is not None
    others = describe(_without_raid(view))
    lines = [line for line in describe(view) if line not in others]
    return PICTURES.picture(
        "raid", draw_strip(view, view.raid, speaker), told(speaker, "mighty-monsters-alt-raid", lines)
    )


def _score(view: CastleView, speaker: Speaker) -> Picture:
    result = view.result
    assert result is not None
    end = Text(
        "mighty-monsters-end",
        {
            "winners": all_of([seat_name(seat) for seat in result.winners]),
            "gold": max(result.scores),
            "count": len(result.winners),
        },
    )
    lairs = [line for line in describe(view) if line.key == "mighty-monsters-twin-lair"]
    alt = told(speaker, "mighty-monsters-alt-score", [end, *lairs])
    return PICTURES.picture("score", draw_score(view, speaker), alt)


def _without_raid(view: CastleView) -> CastleView:
    return msgspec.structs.replace(view, raid=None)


ARTIST = Artist(table=table, hand=hand, spotlight=spotlight, card=card)
