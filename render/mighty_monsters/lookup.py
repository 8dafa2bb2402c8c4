"""The `/card` picture: one card large, with its rules."""

from __future__ import annotations

from PIL import Image

from engine.games.mighty_monsters.cards import FAMILIES, HEALING, LEVELS
from engine.games.mighty_monsters.show.faces import faces
from render.kit.cards import BACK, FRONT, Card, Number, Stock, draw_large_card
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GOLD, PANEL
from render.kit.writing import Style
from render.mighty_monsters.parts.pieces import monster, span
from texts import Speaker

WIDTH = 720
NUMBER = Style(Face.HEAVY, 64)
NAME = Style(Face.BOLD, 36)
DECREE = Stock(PANEL, GOLD, GOLD)


def draw_lookup(card_id: str, speaker: Speaker) -> Image.Image | None:
    """A monster in all six families, the back of a guard, or a king tile."""
    for face in faces():
        if face.id == card_id:
            rules = tuple(speaker.say(line) for line in face.lines)
            return draw_large_card(_card(face.id, speaker.say(face.name)), rules, WIDTH, NUMBER, NAME)
    return None


def _card(card_id: str, name: str) -> Card:
    match card_id[0]:
        case "M":
            strength = int(card_id[1:])
            return Card(
                art=_families(strength),
                stock=FRONT,
                name=name,
                cost=Number("heart", str(HEALING[strength])),
                strength=Number("sword", str(strength)),
            )
        case "G":
            level = LEVELS[int(card_id[1:])]
            return Card(
                art=sprite(f"guard-{level.level}", 8),
                stock=BACK,
                name=name,
                stars=level.level,
                strength=Number("sword", span(level.strength)),
                reward=Number("coin", span(level.loot)),
            )
    return Card(art=sprite("crown", 12), stock=DECREE, name=name)


def _families(strength: int) -> Image.Image:
    """The monster of this strength in every family, in two rows of three."""
    side = 148
    sheet = Image.new("RGBA", (3 * side, 2 * side))
    for number, family in enumerate(FAMILIES):
        row, column = divmod(number, 3)
        picture = monster(family, strength, side // (monster(family, strength, 1).height + 2))
        left, top = column * side + (side - picture.width) // 2, row * side + (side - picture.height) // 2
        sheet.paste(picture, (left, top), picture)
    return sheet
