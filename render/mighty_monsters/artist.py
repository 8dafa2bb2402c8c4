"""Which pictures a Mighty Monsters table consists of."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Decision
from engine.core.text import Seat, Text
from engine.games.mighty_monsters.show.faces import faces
from engine.games.mighty_monsters.show.views import CastleView
from render.kit.picture import Picture, PictureMaker
from render.mighty_monsters.alt import board_alt, families_alt, hand_alt, raid_alt, score_alt, spotlight_alt
from render.mighty_monsters.board import draw_board
from render.mighty_monsters.families import draw_families
from render.mighty_monsters.hand import draw_hand
from render.mighty_monsters.lookup import draw_lookup
from render.mighty_monsters.poster import poster_of
from render.mighty_monsters.question import draw_placing, placing_regions
from render.mighty_monsters.raid import draw_raid
from render.mighty_monsters.score import draw_score
from render.mighty_monsters.spotlight import draw_spotlight
from render.mighty_monsters.topics import TOPICS
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("mighty-monsters")


def table(view: CastleView, speaker: Speaker) -> Iterator[Picture]:
    """The board, or the score once the game is over; and the latest raid while it is news."""
    yield _board(view, speaker) if view.result is None else _score(view, speaker)
    yield from moment(view, speaker)


def moment(view: CastleView, speaker: Speaker) -> list[Picture]:
    """The raid that has just ended."""
    if view.raid is None or not view.raid_is_news:
        return []
    return [PICTURES.picture("raid", draw_raid(view, view.raid, speaker), raid_alt(view, speaker))]


def hand(view: CastleView, speaker: Speaker) -> Picture:
    """The viewer's monsters."""
    assert view.viewer is not None
    return PICTURES.picture("hand", draw_hand(view, view.viewer, speaker), hand_alt(view, speaker))


def question(view: CastleView, decision: Decision, speaker: Speaker) -> Picture:
    """The castle with one's own monsters below it, or the families to choose from; else the board."""
    if decision.topic == "families":
        return PICTURES.picture("families", draw_families(speaker), families_alt(speaker))
    if decision.topic != "placing" or not view.places:
        return _board(view, speaker)
    image = draw_placing(view, decision.seat, speaker)
    regions = placing_regions(view, speaker)
    return PICTURES.picture("placing", image, board_alt(view, speaker), regions)


def spotlight(view: CastleView, seat: Seat, speaker: Speaker) -> Picture:
    """One lair: its family, its gold, its monsters in the castle, and how they fared in the latest raid."""
    return PICTURES.picture("lair", draw_spotlight(view, seat, speaker), spotlight_alt(view, seat, speaker))


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """A monster by strength, a guard by level, or a king tile."""
    return PICTURES.card(card_id, draw_lookup(card_id, speaker), faces(), speaker)


def _board(view: CastleView, speaker: Speaker) -> Picture:
    return PICTURES.picture("board", draw_board(view, speaker), board_alt(view, speaker))


def _score(view: CastleView, speaker: Speaker) -> Picture:
    return PICTURES.picture("score", draw_score(view, speaker), score_alt(view, speaker))


def poster(view: CastleView, turned: Text | None, speaker: Speaker) -> Picture:
    """How the game ended."""
    drawn = poster_of(view, turned, speaker)
    title = Text("mighty-monsters-title")
    return PICTURES.picture("poster", drawn.draw(speaker), drawn.alt(title, speaker))


ARTIST = Artist(
    table=table,
    hand=hand,
    spotlight=spotlight,
    card=card,
    question=question,
    moment=moment,
    poster=poster,
    topics=TOPICS,
)
