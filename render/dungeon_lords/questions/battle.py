"""Questions about battles: the plan for one, and the one being fought."""

from __future__ import annotations

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import SPELLS
from engine.games.dungeon_lords.lord import Monster
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.explanations.forecast import battle_to_come
from engine.games.dungeon_lords.show.twin import remarks
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle
from render.dungeon_lords.battle import REMARK_HEIGHT, draw_fighter, draw_remarks
from render.dungeon_lords.parts.art import OWN, POWERS, picture_of
from render.dungeon_lords.parts.heroes import power_of
from render.dungeon_lords.parts.pieces import NUMBER, RADIUS, Part, draw_parts
from render.dungeon_lords.parts.site import SQUARE, tile_picture
from render.dungeon_lords.parts.spells import CARD_HEIGHT, spell_card
from render.dungeon_lords.questions.dungeon import trap_cards
from render.dungeon_lords.questions.sheet import SPACE, Sheet, Strip, empty, lair, party, sheet, stock
from render.kit.canvas import GAP, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import INK, LINE, PANEL, RAISED, TRAP
from render.kit.writing import Style
from texts import Speaker

CARD_WIDTH = 194
RULE = Style(Face.PLAIN, 26)
SQUARE_NAME = Style(Face.HEAVY, 40)
SENT_HEIGHT = 104
UNKNOWN = "?"


def draw_plan(view: UnderworldView, seat: Seat, about: str, speaker: Speaker) -> Sheet:
    """The scene and the party, and below them the traps or the monsters to choose from."""
    lord, battle = view.lords[seat], battle_to_come(view, seat)
    ready = tuple([each for each in lord.monsters if each.face.ghost == (about == "ghosts")])
    sendable = tuple([monster.uid for monster in ready if monster.ready])
    below = trap_cards(view, speaker) if about == "traps" else lair(ready, sendable)
    return sheet(
        stock(view, seat) if about == "traps" else None,
        _scene(view, battle, speaker),
        party(lord.heroes),
        below or empty(speaker("dungeon-lords-picture-nobody")),
    )


def draw_fight(view: UnderworldView, seat: Seat, speaker: Speaker) -> Sheet:
    """The scene, what is unusual, the party, and who was sent; those that have acted are faded."""
    lord, battle = view.lords[seat], battle_to_come(view, seat)
    unusual = remarks(battle)
    return sheet(
        _scene(view, battle, speaker),
        _remarks(unusual, speaker) if unusual else None,
        party(lord.heroes),
        _sent(view, battle, speaker),
    )


def _remarks(unusual: list[str], speaker: Speaker) -> Strip:
    return Strip(REMARK_HEIGHT, lambda canvas, box: draw_remarks(canvas, box, unusual, speaker))


def _scene(view: UnderworldView, battle: Battle, speaker: Speaker) -> Strip:
    return Strip(CARD_HEIGHT, lambda canvas, box: _draw_scene(canvas, box, view, battle, speaker), "scene")


def _draw_scene(canvas: Canvas, room: Box, view: UnderworldView, battle: Battle, speaker: Speaker) -> None:
    """The tile, the powers of the party, and the combat card as far as the viewer knows it."""
    lord, here = view.lords[battle.seat], view.lords[battle.seat].tiles[battle.where]
    left = room.left
    if here is not None:
        canvas.stamp(tile_picture(battle.where, here, ()), (left, room.top))
        below = Box(left, room.top + SQUARE[1], SQUARE[0], 54)
        canvas.text(square_name(battle.where), below, SQUARE_NAME, INK, align="middle")
        left += SQUARE[0] + GAP
    middle = Box(left, room.top, room.right - left, room.height)
    spell = "" if view.exercise else view.known_spells[view.combat_round - 1]
    if not view.exercise:
        name = speaker.say(plain(spell)) if spell else ""
        card = spell_card(view.combat_round, spell, name, view.year, CARD_WIDTH, CARD_HEIGHT)
        canvas.stamp(card, (room.right - CARD_WIDTH, room.top))
        middle = middle.inner(right=CARD_WIDTH + GAP)
    if spell:
        canvas.text(speaker.say(plain(f"{spell}-rule")), middle.inner(top=60), RULE, INK, lines=4)
    powers = {kind: power_of(lord, kind) for kind in POWERS}
    if view.battle is not None:
        powers["thief"] = battle.prevention
    parts = [Part(str(points), POWERS[kind]) for kind, points in powers.items()]
    parts.append(Part(_fatigue(view, battle, spell), "boot"))
    line = middle._replace(height=54)
    canvas.box(line, PANEL, RADIUS, LINE)
    draw_parts(canvas, parts, (line.left + 14, line.middle[1]), NUMBER, INK, 3, 18)


def _fatigue(view: UnderworldView, battle: Battle, spell: str) -> str:
    if view.exercise:
        return str(view.combat_card.fatigue)
    return str(max(0, SPELLS[spell].fatigue - battle.courage)) if spell else UNKNOWN


def _sent(view: UnderworldView, battle: Battle, speaker: Speaker) -> Strip:
    lord = view.lords[battle.seat]
    sent = [monster for monster in lord.monsters if monster.uid in battle.sent]
    if not sent and not view.set_traps:
        return empty(speaker("dungeon-lords-picture-nobody"))
    return Strip(SENT_HEIGHT, lambda canvas, box: _draw_sent(canvas, box, view, sent, battle))


def _draw_sent(canvas: Canvas, room: Box, view: UnderworldView, sent: list[Monster], battle: Battle) -> None:
    """The viewer's traps and the monsters sent; those that have yet to act are bright."""
    traps = view.set_traps
    cells = room.columns(max(3, len(sent) + len(traps)), SPACE)
    for trap, box in zip(traps, cells, strict=False):
        canvas.box(box, RAISED, RADIUS, TRAP)
        canvas.stamp_middle(picture_of(trap, 3), box.middle)
        canvas.stamp(sprite(f"{OWN}trap", 1), (box.left + 8, box.top + 8))
    for monster, box in zip(sent, cells[len(traps) :], strict=False):
        draw_fighter(canvas, box, monster, battle)
