"""The pictures that guard the look of Dungeon Lords."""

from __future__ import annotations

import render
from engine.games.dungeon_lords.show.views import UnderworldView
from render.kit.picture import Picture
from tests.render.dungeon_lords.desks import (
    building,
    desk,
    digging,
    ordering,
    planning,
    planning_with_all_traps,
)
from tests.render.dungeon_lords.scenes import (
    autumn,
    ended,
    fight,
    full_lair,
    labyrinth,
    spring,
    summer_of_three,
    supervised,
    winter_of_two,
)
from tests.render.dungeon_lords.tables import question_about, seen, voice
from tests.render.golden import Golden
from tests.render.posters import poster, saved


def named(view: UnderworldView, what: str, locale: str) -> Picture:
    """One of the pictures of the table."""
    pictures = render.table(view, voice(locale, view.seats))
    return next(picture for picture in pictures if picture.name == f"dungeon-lords-{what}.png")


def _card(card: str, locale: str) -> Picture:
    picture = render.card("dungeon-lords", card, voice(locale))
    assert picture is not None
    return picture


def _draft(view: UnderworldView, words: list[str], locale: str) -> Picture:
    picture = render.draft(view, view.decisions[0], words, None, voice(locale, view.seats))
    assert picture is not None
    return picture


def _asked(about: str, locale: str) -> Picture:
    """The picture of a question that came up in a game."""
    state, decision = question_about(about)
    picture = render.question(seen(state, decision.seat), decision, voice(locale, state.seats))
    assert picture is not None
    return picture


GOLDEN: Golden = {
    "board": lambda: named(spring(), "board", "en"),
    "board-of-two": lambda: named(winter_of_two(), "board", "de"),
    "calendar": lambda: named(spring(), "calendar", "en"),
    "calendar-of-two": lambda: named(winter_of_two(), "calendar", "de"),
    "calendar-in-combat": lambda: named(fight(), "calendar", "en"),
    "dungeon": lambda: named(spring(), "dungeon-1", "en"),
    "dungeon-with-foremen": lambda: named(supervised(), "dungeon-1", "de"),
    "dungeon-crowded": lambda: named(spring(), "dungeon-3", "de"),
    "dungeon-with-eight-monsters": lambda: named(full_lair(), "dungeon-3", "en"),
    "dungeon-at-the-end": lambda: named(ended(), "dungeon-1", "de"),
    "calendar-of-three": lambda: named(summer_of_three(), "calendar", "en"),
    "calendar-in-autumn": lambda: named(autumn(), "calendar", "de"),
    "board-of-three": lambda: named(summer_of_three(), "board", "de"),
    "battle": lambda: named(fight(), "battle", "de"),
    "report": lambda: named(fight(), "report-1", "en"),
    "hand": lambda: render.hand(desk(), voice("en", 2)),
    "hand-digging": lambda: render.hand(digging(), voice("de", 2)),
    "draft-digging": lambda: _draft(digging(), ["A5"], "de"),
    "draft-building": lambda: _draft(building(), ["workshop", "C1"], "en"),
    "draft-orders": lambda: _draft(ordering(), ["mine", "dig"], "en"),
    "hand-every-trap": lambda: render.hand(planning_with_all_traps(), voice("de", 2)),
    "battle-labyrinth": lambda: named(labyrinth(), "battle", "de"),
    "hand-planning": lambda: render.hand(planning(), voice("de", 2)),
    "poster": lambda: poster(saved("dungeon-lords", "over"), voice("de", 4)),
    "score": lambda: named(ended(), "score", "en"),
    "question-orders": lambda: _asked("ask-orders", "en"),
    "question-trade": lambda: _asked("ask-trade", "de"),
    "question-spy": lambda: _asked("ask-spy", "en"),
    "question-dig": lambda: _asked("ask-dig", "de"),
    "question-build": lambda: _asked("ask-build", "en"),
    "question-hire": lambda: _asked("ask-hire", "de"),
    "question-wages": lambda: _asked("ask-pay-day", "en"),
    "question-return-trap": lambda: _asked("ask-return-trap", "de"),
    "question-tile": lambda: _asked("ask-tile", "en"),
    "question-trap": lambda: _asked("ask-trap", "de"),
    "question-monsters": lambda: _asked("ask-monsters", "en"),
    "question-attack": lambda: _asked("ask-attack", "de"),
    "question-release": lambda: _asked("ask-release", "en"),
    "question-turn-order": lambda: _asked("ask-turn-order", "de"),
    "card-order": lambda: _card("reputation", "de"),
    "card-monster": lambda: _card("witch", "en"),
    "card-room": lambda: _card("magic-room", "de"),
    "card-trap": lambda: _card("kamikaze-imp", "en"),
    "card-spell": lambda: _card("dimensional-gate", "de"),
    "card-hero": lambda: _card("gold-paladin", "en"),
}
