"""The longest texts of every kind fit their place, in both languages."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.doodle_dungeon.board.law import Flaw
from engine.games.doodle_dungeon.board.paths import Misstep
from engine.games.doodle_dungeon.cards import ACTIONS
from engine.games.doodle_dungeon.show.faces import faces
from render.doodle_dungeon import board, lookup, offer, score
from render.doodle_dungeon import draft as preview
from render.doodle_dungeon.hand import HAND_CARD
from render.doodle_dungeon.parts import cardface, fight, paper
from render.doodle_dungeon.parts.cardface import ELEMENTS_ROOM, STRIP
from render.kit.canvas import MARGIN, WIDTH
from render.kit.legend import entries_of, length
from render.kit.writing import Style, fit
from tests.render.combinations import for_every
from tests.render.voices import LOCALES
from texts import speaker

ROOM = WIDTH - 2 * MARGIN
ACTION_ROOMS = {STRIP: ROOM - 14 - ELEMENTS_ROOM - 8 - 22 - 88, HAND_CARD: (ROOM - 16) // 2 - 20 - 88}


def _whole(text: str, style: Style, room: int, lines: int = 1) -> bool:
    return " ".join(fit(text, style, room, lines).lines) == text


@for_every(locale=LOCALES, action=ACTIONS, height=ACTION_ROOMS)
def test_every_action_is_shown_in_full(locale: str, action: str, height: int) -> None:
    say, room = speaker(locale), ACTION_ROOMS[height]
    lines = (height - 6 - cardface.NAME.leading - 4) // cardface.LINE.leading
    assert _whole(say(f"doodle-dungeon-{action}"), cardface.NAME, room)
    assert _whole(say(f"doodle-dungeon-{action}-line"), cardface.LINE, room, lines)


@for_every(locale=LOCALES, face=faces())
def test_every_rule_is_shown_in_full_on_a_large_card(locale: str, face: CardFace) -> None:
    say = speaker(locale)
    room = lookup.WIDTH - 2 * lookup.MARGIN - 2 * lookup.PAD
    for line in face.lines:
        assert _whole(say.say(line), lookup.RULES, room, lookup.MOST_LINES)


@for_every(locale=LOCALES, key=[*(f"flaw-{flaw}" for flaw in Flaw), *(f"misstep-{step}" for step in Misstep)])
def test_every_refusal_is_shown_in_full_below_a_preview(locale: str, key: str) -> None:
    text = speaker(locale)(f"doodle-dungeon-{key}", step=79, square="H10")
    assert _whole(text, preview.WORDS, ROOM - 4 * 12 - 60, preview.MOST_LINES)


@for_every(locale=LOCALES, outcome=["won", "lost", "sprung", "smoke", "fighting", "caught"])
def test_every_verdict_fits_beside_four_cards(locale: str, outcome: str) -> None:
    args = {"hurt": 12, "missing": 17, "damage": 7}
    text = speaker(locale)(f"doodle-dungeon-verdict-{outcome}", **args)
    assert _whole(text, fight.VERDICT, ROOM - 4 * 12 - 4 * 60)


@for_every(locale=LOCALES)
def test_legends_and_labels_fit(locale: str) -> None:
    say = speaker(locale)
    sides = entries_of(say("doodle-dungeon-picture-sides-legend"), offer.MARKS)
    assert len(sides) == len(offer.MARKS) == sum(len(entry.icons) for entry in sides)
    assert length(sides) <= ROOM
    for symbol in board.SYMBOLS:
        assert _whole(say(f"doodle-dungeon-picture-{symbol}-legend"), board.MEANING, 350, 2)
    for line in ("treasures", "goblin", "orc", "dragon", "death", "hearts"):
        assert _whole(say(f"doodle-dungeon-picture-{line}"), score.LABEL, score.LABELS - 88, 2)


@for_every(
    locale=LOCALES,
    title=["offer", "hand", "score"],
    phase=["building", "drawing", "defending", "over"],
)
def test_titles_have_room_beside_the_phase(locale: str, title: str, phase: str) -> None:
    say = speaker(locale)
    aside = fit(say(f"doodle-dungeon-picture-{phase}", round=14, rounds=14), paper.ASIDE, ROOM * 2 // 3)
    assert _whole(say(f"doodle-dungeon-picture-{title}"), paper.TITLE, ROOM - aside.width - 16, 2)
