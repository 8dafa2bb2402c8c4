"""Which pictures a Doodle Dungeon table consists of."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from engine.core.agenda import Decision
from engine.core.forms import Choices, Path, Placement, Script
from engine.core.text import Seat, Text
from engine.core.views import seats_named
from engine.games.doodle_dungeon.show.faces import faces
from engine.games.doodle_dungeon.show.posts import ENDS
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import DEFENDING
from render.doodle_dungeon.alt import (
    board_alt,
    choices_alt,
    draft_alt,
    hand_alt,
    offer_alt,
    score_alt,
    spotlight_alt,
)
from render.doodle_dungeon.board import draw_board
from render.doodle_dungeon.choices import draw_choices
from render.doodle_dungeon.draft import CELL, built_ahead, drafted, draw_draft
from render.doodle_dungeon.hand import draw_hand
from render.doodle_dungeon.lookup import draw_lookup
from render.doodle_dungeon.offer import draw_offer
from render.doodle_dungeon.parts.colours import palette
from render.doodle_dungeon.parts.essentials import (
    Sight,
    of_board,
    of_dungeon,
    of_hand,
    of_offer,
    sight,
    worked_on,
)
from render.doodle_dungeon.poster import poster_of
from render.doodle_dungeon.questions import question
from render.doodle_dungeon.questions.workbench import Workbench
from render.doodle_dungeon.score import draw_score
from render.doodle_dungeon.spotlight import draw_spotlight
from render.doodle_dungeon.topics import TOPICS
from render.kit.keeping import FILES
from render.kit.picture import Picture, PictureMaker
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("doodle-dungeon", palette())


def table(view: TableView, speaker: Speaker) -> Iterator[Picture]:
    """The news large: cards on offer, an encounter, or the final score; then all dungeons side by side."""
    yield from _news(view, speaker)
    yield _board(sight(of_board(view), speaker))


def glance(view: TableView, speaker: Speaker) -> list[Picture]:
    """What goes with the sheet a player works on: cards on offer, dungeons to help in, or the final score.

    To build, draw or fight, that sheet is enough, and on a phone every picture is a screen to scroll.
    """
    if view.phase != DEFENDING:
        return _news(view, speaker)
    fought = view.encounter is not None and not view.encounter.outcome
    return [] if fought else [_board(sight(of_board(view), speaker))]


def spotlight(view: TableView, seat: Seat, speaker: Speaker) -> Picture:
    """One dungeon large, with what has just happened in it."""
    return _dungeon(sight(of_dungeon(view, seat), speaker), seat)


def hand(view: TableView, speaker: Speaker) -> Picture:
    """The sheet the viewer works on, and their cards."""
    assert view.viewer is not None
    return _hand(sight(of_hand(view, view.viewer), speaker), view.viewer)


def draft(
    view: TableView, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
) -> Picture | None:
    """Walls, a trap, a monster, a treasure or a path before it counts, or a card built ahead."""
    drawn = None
    if isinstance(decision.form, Script):
        drawn = built_ahead(view, decision.seat, words, refusal)
    elif isinstance(decision.form, Placement | Path):
        drawn = drafted(view, decision, words, refusal)
    if drawn is None:
        return question(view, decision, speaker) if isinstance(decision.form, Script) else None
    image = draw_draft(view, drawn, refusal, speaker)
    alt = draft_alt(view, drawn.seat, drawn.said, words, speaker)
    return PICTURES.picture("draft", image, alt, Workbench(CELL).regions(drawn.dungeon))


def choices(view: TableView, decision: Decision, numbered: Choices, speaker: Speaker) -> Picture:
    """Places by number."""
    image, told = draw_choices(view, decision, numbered)
    return PICTURES.picture("choices", image, choices_alt(view, decision.seat, told, speaker))


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """A card by its number, or an action."""
    return PICTURES.card(card_id, draw_lookup(card_id, speaker), faces(), speaker)


def moment(view: TableView, speaker: Speaker) -> list[Picture]:
    """The dungeons where heroes have just fought, died or got away: one's own, then those a hero has left."""
    gone = {seat for event in view.events if event.key in ENDS for seat in seats_named(event)}
    seats = sorted(view.fought, key=lambda seat: (seat != view.viewer, seat not in gone))
    pictures = [spotlight(view, seat, speaker) for seat in seats]
    return [one._replace(name=f"{number}-{one.name}") for number, one in enumerate(pictures, 1)]


def _news(view: TableView, speaker: Speaker) -> list[Picture]:
    if view.scores:
        return [PICTURES.picture("score", draw_score(view, speaker), score_alt(view, speaker))]
    if view.row:
        return [_offer(sight(of_offer(view), speaker))]
    if view.phase == DEFENDING:
        seat = view.encounter.seat if view.encounter is not None else view.active
        if seat is not None:
            return [spotlight(view, seat, speaker)]
    return []


# ── cached pictures ──────────────────────────────────────────────────────────────────────────────────────


def _board(seen: Sight) -> Picture:
    view, speaker = seen.view, seen.speaker
    return _once(
        ("board", seen.key),
        lambda: PICTURES.picture("board", draw_board(view, speaker), board_alt(view, speaker)),
    )


def _offer(seen: Sight) -> Picture:
    view, speaker = seen.view, seen.speaker
    return _once(
        ("offer", seen.key),
        lambda: PICTURES.picture("offer", draw_offer(view, speaker), offer_alt(view, speaker)),
    )


def _dungeon(seen: Sight, seat: Seat) -> Picture:
    view, speaker = seen.view, seen.speaker
    return _once(
        ("dungeon", seat, seen.key),
        lambda: PICTURES.picture(
            "dungeon", draw_spotlight(view, seat, speaker), spotlight_alt(view, seat, speaker)
        ),
    )


def _hand(seen: Sight, viewer: Seat) -> Picture:
    view, speaker = seen.view, seen.speaker
    seat, _ = worked_on(view, viewer)
    return _once(
        ("hand", viewer, seen.key),
        lambda: PICTURES.picture("hand", draw_hand(view, viewer, speaker), hand_alt(view, seat, speaker)),
    )


def _once(key: Hashable, draw: Callable[[], Picture]) -> Picture:
    """A picture that is not drawn again for an equal sight; its key is short, and holds no view."""
    key = _once, key  # another edition has another one
    picture: Picture = FILES.find(key) or FILES.put(key, draw())
    return picture


def poster(view: TableView, turned: Text | None, speaker: Speaker) -> Picture:
    """How the game ended."""
    drawn = poster_of(view, turned, speaker)
    title = Text("doodle-dungeon-title")
    return PICTURES.picture("poster", drawn.draw(speaker), drawn.alt(title, speaker))


ARTIST = Artist(
    table=table,
    hand=hand,
    spotlight=spotlight,
    card=card,
    glance=glance,
    question=question,
    moment=moment,
    draft=draft,
    choices=choices,
    poster=poster,
    topics=TOPICS,
)
