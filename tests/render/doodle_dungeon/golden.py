"""The pictures that guard the look of Doodle Dungeon."""

from __future__ import annotations

from msgspec.structs import replace

import render
from engine.core import Area, Choices, Decision, Pick
from engine.core.text import Text
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Built, Encounter
from render.kit.picture import Picture
from render.pictures import choices as choices_picture
from tests.render.doodle_dungeon import scenes
from tests.render.golden import Golden
from tests.render.posters import poster
from tests.render.voices import voice


def _drafted(card: str, built: int, words: str, refusal: str = "", locale: str = "en") -> Picture:
    view, decision = scenes.to_build(card, (Built("upgrade"),) * built)
    wrong = Text(f"doodle-dungeon-flaw-{refusal}") if refusal else None
    picture = render.draft(view, decision, words.split(), wrong, voice(locale, 2))
    assert picture is not None
    return picture


def _ahead(words: str, locale: str) -> Picture:
    picture = render.draft(*scenes.to_plan(), words.split(), None, voice(locale, 2))
    assert picture is not None
    return picture


def _numbered(card: str, built: int, choices: Choices, locale: str) -> Picture:
    view, decision = scenes.to_build(card, (Built("upgrade"),) * built)
    picture = choices_picture(view, decision, choices, voice(locale, 2))
    assert picture is not None
    return picture


def _ways(*ways: str) -> Picture:
    answers = Choices(tuple(tuple(words.split()) for words in ways))
    picture = choices_picture(scenes.drawing(2, 0), scenes.ASK_PATH, answers, voice("en", 2))
    assert picture is not None
    return picture


def _path(words: str, refusal: Text | None = None) -> Picture:
    view = scenes.drawing(2, 0)
    picture = render.draft(view, scenes.ASK_PATH, words.split(), refusal, voice("de", 2))
    assert picture is not None
    return picture


def _asked(view: TableView, key: str, locale: str, *args: object) -> Picture:
    """The picture of a question to the first player, by the key of its prompt."""
    decision = Decision(0, 1, Text(f"doodle-dungeon-{key}"), Pick(()), "", "", args)
    picture = render.question(view, decision, voice(locale, view.seats))
    assert picture is not None
    return picture


def _fighting(encounter: Encounter, key: str, locale: str) -> Picture:
    return _asked(scenes.defending(2, 0, encounter=encounter), key, locale)


HAND = ("14", "23", "45", "60")


def _card(card: str, locale: str) -> Picture:
    picture = render.card("doodle-dungeon", card, voice(locale, 0))
    assert picture is not None
    return picture


THIRD_VISIT = Text("doodle-dungeon-misstep-third-visit", {"step": 6, "square": "A2"})
GOLDEN: Golden = {
    "offer": lambda: render.table(scenes.building(4), voice("de", 4))[0],
    "board-two-building": lambda: render.table(scenes.building(2), voice("en", 2))[1],
    "board-three-drawing": lambda: render.table(scenes.drawing(3), voice("de", 3))[0],
    "board-four-defending": lambda: render.table(scenes.defending(4), voice("en", 4))[1],
    "board-four-over": lambda: render.table(scenes.over(4), voice("de", 4))[1],
    "dungeon-fight": lambda: render.table(scenes.defending(2, encounter=scenes.DRAGON_FIGHT), voice("en", 2))[
        0
    ],
    "dungeon-trap": lambda: render.table(scenes.defending(3, encounter=scenes.TRAP), voice("de", 3))[0],
    "dungeon-between": lambda: render.table(scenes.defending(3), voice("en", 3))[0],
    "hand-building": lambda: render.hand(scenes.building(2, 0), voice("en", 2)),
    "hand-drawing": lambda: render.hand(scenes.drawing(2, 0), voice("de", 2)),
    "hand-defending": lambda: render.hand(scenes.defending(2, 0), voice("de", 2)),
    "hand-fighting": lambda: render.hand(
        scenes.defending(2, 0, encounter=scenes.DRAGON_FIGHT, hand=("14", "23", "45", "60")), voice("en", 2)
    ),
    "question-card": lambda: _asked(scenes.building(4, 0), "ask-card", "de"),
    "question-card-few": lambda: _asked(scenes.building(2, 0), "ask-card", "en"),
    "question-walls": lambda: _asked(scenes.to_build("12")[0], "ask-walls", "en"),
    "question-upgrade": lambda: _asked(scenes.building(2, 0), "ask-upgrade", "de"),
    "question-path": lambda: _asked(scenes.drawing(3, 0), "ask-path", "en"),
    "question-fight": lambda: _fighting(replace(scenes.DRAGON_FIGHT, level=4), "ask-fight", "en"),
    "question-trap": lambda: _fighting(replace(scenes.TRAP, outcome=""), "ask-trap", "de"),
    "question-aid": lambda: _asked(scenes.defending(4, 0, hand=HAND), "ask-aid", "de"),
    "question-target": lambda: _asked(scenes.defending(2, 0), "ask-target", "en", "bomb", 1),
    "question-refill": lambda: _asked(scenes.defending(3, 0, hand=HAND), "ask-refill", "de"),
    "draft-walls": lambda: _drafted("12", 0, "A6 r90"),
    "draft-refused": lambda: _drafted("12", 0, "A9 r180", "outside", "de"),
    "draft-cut-off": lambda: _drafted("12", 0, "E6", "cut-off"),
    "draft-neighbour": lambda: _drafted("12", 1, "F3", "neighbour", "de"),
    "draft-treasure": lambda: _drafted("08", 1, "F2"),
    "draft-ahead": lambda: _ahead("08 31 F6r90 B4", "de"),
    "choices-areas": lambda: _numbered(
        "12", 0, Choices(areas=(Area(0, 5, 1, 6), Area(2, 0, 3, 1), Area(6, 7, 6, 7))), "en"
    ),
    "choices-walls": lambda: _numbered(
        "12", 0, Choices((("A6", "r90"), ("A7",), ("B6", "r180"), ("C6", "m"), ("A5",)), first=25), "de"
    ),
    "choices-squares": lambda: _numbered("08", 1, Choices((("F2",), ("A1",), ("C9",))), "en"),
    "choices-ways": lambda: _ways(
        "A1 A3 E3 E5 A5 B5 B7 E7 E6 H6 H8 G8 G10 H10", "A1 A3 E3 E6 H6 H8 G8 G10 H10"
    ),
    "draft-path": lambda: _path("A1 A3 E3 E5 A5 B5 B7 E7 H5 H8 G8"),
    "draft-misstep": lambda: _path("R2 L1 R1 L1", THIRD_VISIT),
    "poster-four": lambda: poster(scenes.over(4), voice("de", 4)),
    "poster-two": lambda: poster(scenes.over(2), voice("en", 2)),
    "score-four": lambda: render.table(scenes.over(4), voice("de", 4))[0],
    "score-two": lambda: render.table(scenes.over(2), voice("en", 2))[0],
    "score-tie": lambda: render.table(scenes.tied(), voice("de", 4))[0],
    "card": lambda: _card("01", "de"),
    "card-action": lambda: _card("healing-potion", "en"),
}
