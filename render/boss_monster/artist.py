"""The pictures of a Boss Monster table, each with its alt text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.agenda import Decision
from engine.core.text import Seat, Text
from engine.games.boss_monster.show.faces import faces
from engine.games.boss_monster.show.views import RealmView
from render.boss_monster.alt import (
    dungeons_alt,
    dungeons_fit,
    hand_alt,
    question_alt,
    score_alt,
    town_alt,
    way_alt,
)
from render.boss_monster.asking.strip import regions, stacked
from render.boss_monster.board import draw_dungeons, draw_town, pages
from render.boss_monster.hand import draw_hand
from render.boss_monster.lookup import draw_lookup
from render.boss_monster.parts.unpaid import with_unpaid_minibosses
from render.boss_monster.poster import poster_of
from render.boss_monster.question import strips_for
from render.boss_monster.score import draw_score
from render.boss_monster.spotlight import draw_spotlight
from render.boss_monster.topics import TOPICS
from render.boss_monster.way import draw_way, latest_way
from render.kit.picture import Picture, PictureMaker
from render.pictures import Artist
from texts import Speaker

PICTURES = PictureMaker("boss-monster")


def table(view: RealmView, speaker: Speaker) -> Iterator[Picture]:
    """The dungeon with a hero inside; the town, or the score at the end; a hero's way; the dungeons."""
    view = with_unpaid_minibosses(view)
    inside = view.walker.seat if view.walker is not None and view.result is None else None
    if inside is not None:
        yield spotlight(view, inside, speaker)
    if view.result is None:
        yield PICTURES.picture("town", draw_town(view, speaker), town_alt(view, speaker))
    else:
        yield PICTURES.picture("score", draw_score(view, speaker), score_alt(view, speaker))
    yield from moment(view, speaker)
    yield from _dungeons(view, speaker, without=inside)


def spotlight(view: RealmView, seat: Seat, speaker: Speaker) -> Picture:
    """One dungeon large."""
    view = with_unpaid_minibosses(view)
    return PICTURES.picture(
        "dungeon", draw_spotlight(view, seat, speaker), dungeons_alt(view, [seat], speaker)
    )


def hand(view: RealmView, speaker: Speaker) -> Picture:
    """The viewer's cards."""
    assert view.viewer is not None
    return PICTURES.picture("hand", draw_hand(view, view.viewer, speaker), hand_alt(view, speaker))


def question(view: RealmView, decision: Decision, speaker: Speaker) -> Picture:
    """What one can choose from, in one picture."""
    strips = strips_for(with_unpaid_minibosses(view), decision, speaker)
    words = [line for strip in strips for line in strip.words]
    return PICTURES.picture("question", stacked(strips), question_alt(words, speaker), regions(strips))


def card(card_id: str, speaker: Speaker) -> Picture | None:
    """A card of any kind."""
    return PICTURES.card(card_id, draw_lookup(card_id, speaker), faces(), speaker)


def moment(view: RealmView, speaker: Speaker) -> list[Picture]:
    """The way of the hero who has just come some way through a dungeon, and the earlier ones in small."""
    return post(view, speaker) if view.news.way else []


def post(view: RealmView, speaker: Speaker) -> list[Picture]:
    """The way of the latest hero, and in small those of the round before it."""
    way = latest_way(view)
    if way is None:
        return []
    others = [other for other in reversed(view.ways) if other is not way]
    return [PICTURES.picture("way", draw_way(way, others, speaker), way_alt(view, speaker))]


def _dungeons(view: RealmView, speaker: Speaker, without: Seat | None) -> Iterator[Picture]:
    """The dungeons, except one that is shown large; two in a picture, if its alt text can tell of both."""
    told = [
        part
        for seats in pages(view, speaker, without=without)
        for part in ([seats] if dungeons_fit(view, seats, speaker) else [[seat] for seat in seats])
    ]
    for number, seats in enumerate(told, 1):
        yield PICTURES.picture(
            f"dungeons-{number}", draw_dungeons(view, seats, speaker), dungeons_alt(view, seats, speaker)
        )


def poster(view: RealmView, turned: Text | None, speaker: Speaker) -> Picture:
    """How the game ended."""
    drawn = poster_of(view, turned, speaker)
    title = Text("boss-monster-title")
    return PICTURES.picture("poster", drawn.draw(speaker), drawn.alt(title, speaker))


ARTIST = Artist(
    table=table,
    hand=hand,
    spotlight=spotlight,
    card=card,
    question=question,
    moment=moment,
    post=post,
    poster=poster,
    topics=TOPICS,
)
