"""The `/card` picture: one card large, with its text."""

from __future__ import annotations

from PIL import Image

from engine.games.boss_monster.show.faces import faces
from render.boss_monster.parts.cardface import LARGE, card_face
from render.kit.cards import with_rules
from texts import Speaker

WIDTH = 720


def draw_lookup(card_id: str, speaker: Speaker) -> Image.Image | None:
    """The card and its text; None if there is no such card."""
    for face in faces():
        if face.id == card_id:
            rules = tuple(speaker.say(line) for line in face.lines)
            return with_rules(card_face(card_id, speaker.say(face.name), LARGE), rules, WIDTH)
    return None
