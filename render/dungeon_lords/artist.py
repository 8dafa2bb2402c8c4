"""The pictures of a Dungeon Lords table with their alt texts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.agenda import Decision
from engine.core.text import Seat, Text
from engine.games.dungeon_lords.show.drafts import drafted
from engine.games.dungeon_lords.show.faces import faces
from engine.games.dungeon_lords.show.news import decided_battles
from engine.games.dungeon_lords.show.posts import by_drama
from engine.games.dungeon_lords.show.verdicts import verdict
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import Report
from render.dungeon_lords.alt import (
    battle_alt,
    board_alt,
    calendar_alt,
    dungeon_alt,
    hand_alt,
    question_alt,
    report_alt,
    score_alt,
)
from render.dungeon_lords.battle import draw_battle
from render.dungeon_lords.board import draw_board
from render.dungeon_lords.calendar import draw_calendar
from render.dungeon_lords.draft import draw_draft
from render.dungeon_lords.hand import draw_hand
from render.dungeon_lords.lookup import draw_lookup
from render.dungeon_lords.poster import poster_of
from render.dungeon_lords.questions.scenes import draw_question
from render.dungeon_lords.report import draw_report
from render.dungeon_lords.score import draw_score
from render.dungeon_lords.spotlight import Page, draw_dungeon, page_of
from render.dungeon_lords.topics import TOPICS
from render.kit.encoding import encode
from render.kit.keeping import FILES, kept
from render.kit.picture import Picture, PictureMaker
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("dungeon-lords")


def table(view: UnderworldView, speaker: Speaker) -> Iterator[Picture]:
    """The pictures of the moment, then all dungeons."""
    yield from _moment(view, speaker)
    yield from (spotlight(view, seat, speaker) for seat in range(view.seats))


def glance(view: UnderworldView, speaker: Speaker) -> list[Picture]:
    """The pictures of the moment; in combat also the dungeons of those who must decide."""
    seats = view.awaited if not view.building else ()
    return [*_moment(view, speaker), *(spotlight(view, seat, speaker) for seat in seats)]


def _moment(view: UnderworldView, speaker: Speaker) -> Iterator[Picture]:
    """Board and calendar, or battles, or the score."""
    if view.score:
        yield PICTURES.picture("score", draw_score(view, speaker), score_alt(view, speaker))
    elif view.building and not view.exercise:
        yield PICTURES.picture("board", draw_board(view, speaker), board_alt(view, speaker))
    yield from _battles(view, speaker)
    if not view.score and not view.exercise:
        yield PICTURES.picture("calendar", draw_calendar(view, speaker), calendar_alt(view, speaker))


def spotlight(view: UnderworldView, seat: Seat, speaker: Speaker) -> Picture:
    """One lord's dungeon, as at the table."""
    png = _drawn(page_of(view, seat, speaker))
    return PICTURES.encoded(f"dungeon-{seat + 1}", png, dungeon_alt(view, seat, speaker))


def _encoded(page: Page) -> bytes:
    return encode(draw_dungeon(page))


_drawn = kept(_encoded, FILES)
"""A dungeon, drawn once: most moves leave most dungeons as they are."""


def _battles(view: UnderworldView, speaker: Speaker) -> Iterator[Picture]:
    """The battle being fought, and reports of those before it; the channel keeps whole rounds."""
    if view.battle is not None:
        image = draw_battle(view, view.battle, speaker)
        yield PICTURES.picture("battle", image, battle_alt(view, view.battle, speaker))
    if view.exercise or view.phase == "battle":
        yield from _reported(view.reports, speaker)


def moment(view: UnderworldView, speaker: Speaker) -> list[Picture]:
    """The battles that have just ended, the viewer's own first."""
    ended = [report for report in view.reports if report.seat in decided_battles(view.events)]
    return _reported(sorted(ended, key=lambda report: report.seat != view.viewer), speaker)


def post(view: UnderworldView, speaker: Speaker) -> list[Picture]:
    """All battles of the combat round, in the order of what is told of them."""
    return _reported(by_drama(view.reports), speaker)


def _reported(reports: Iterable[Report], speaker: Speaker) -> list[Picture]:
    return [
        PICTURES.picture(f"report-{number}", draw_report(report, speaker), report_alt(report, speaker))
        for number, report in enumerate(reports, 1)
    ]


def hand(view: UnderworldView, speaker: Speaker) -> Picture:
    """The viewer's desk."""
    assert view.viewer is not None
    return PICTURES.picture("hand", draw_hand(view, view.viewer, speaker), hand_alt(view, speaker))


def question(view: UnderworldView, decision: Decision, speaker: Speaker) -> Picture:
    """The orders, the map, the tavern, the battle, or whatever else the question is about."""
    alt = question_alt(view, decision, speaker)
    drawn = draw_question(view, decision, speaker)
    return PICTURES.picture("question", drawn.image, alt, drawn.regions)


def draft(
    view: UnderworldView, decision: Decision, words: list[str], refusal: Text | None, speaker: Speaker
) -> Picture | None:
    """Orders, tunnels or a room in the making, with a verdict."""
    answer = drafted(view, decision, words)
    if answer is None:
        return None
    thought = verdict(view, decision, words)
    image = draw_draft(answer, decision, thought, speaker)
    said = () if thought is None else (thought.said,)
    return PICTURES.picture("draft", image, hand_alt(answer.view, speaker, answer.fresh, said))


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """Any tile or card."""
    return PICTURES.card(card_id, draw_lookup(card_id, speaker), faces(), speaker)


def poster(view: UnderworldView, turned: Text | None, speaker: Speaker) -> Picture:
    """How the game ended."""
    drawn = poster_of(view, turned, speaker)
    title = Text("dungeon-lords-title")
    return PICTURES.picture("poster", drawn.draw(speaker), drawn.alt(title, speaker))


ARTIST = Artist(
    table=table,
    hand=hand,
    spotlight=spotlight,
    card=card,
    glance=glance,
    question=question,
    moment=moment,
    post=post,
    draft=draft,
    poster=poster,
    topics=TOPICS,
)
