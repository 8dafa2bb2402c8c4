"""The battle being fought: tile, combat card, party, monsters sent, and what has happened."""

from __future__ import annotations

from PIL import Image

from engine.core.text import seat_name
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.reports import lines_of
from engine.games.dungeon_lords.show.twin import remarks
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle
from render.dungeon_lords.parts.art import OWN, POWERS, picture_of
from render.dungeon_lords.parts.battle_lines import LINE_GAP, LINE_HEIGHT, draw_lines
from render.dungeon_lords.parts.heroes import hero_plate, power_of
from render.dungeon_lords.parts.ledger import HEADER, HEADING_HEIGHT, INSIDE, draw_heading, framed_page, stamp
from render.dungeon_lords.parts.offers import strengths
from render.dungeon_lords.parts.pieces import AMOUNT, NUMBER, RADIUS, Part, draw_parts
from render.dungeon_lords.parts.site import SQUARE, tile_picture
from render.dungeon_lords.parts.spells import CARD_HEIGHT, spell_card
from render.kit.canvas import GAP, MARGIN, Box, Canvas
from render.kit.fonts import Face
from render.kit.sprites import sprite
from render.kit.theme import GROUND, INK, LINE, PANEL, QUIET, RAISED, TRAP, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style
from texts import Speaker

PARTY_HEIGHT = 184
SENT_HEIGHT = 112
CARD_WIDTH = 204
SQUARE_NAME = Style(Face.HEAVY, 44)
RULE = Style(Face.PLAIN, 26)
BLEAT = 1
"""The damage a sheep does."""
MOST_LINES = 4
"""How many of the latest report lines fit below; one less if there are remarks."""
REMARK_HEIGHT = 60


def draw_battle(view: UnderworldView, battle: Battle, speaker: Speaker) -> Image.Image:
    """The battle as it stands now."""
    lord = view.lords[battle.seat]
    unusual = remarks(battle)
    lines = lines_of(battle.report)[-(MOST_LINES - 1 if unusual else MOST_LINES) :]
    party = HEADER + CARD_HEIGHT + GAP // 2 + (REMARK_HEIGHT if unusual else 0)
    sent = party + HEADING_HEIGHT + PARTY_HEIGHT + GAP // 2
    story = sent + HEADING_HEIGHT + SENT_HEIGHT + GAP // 2
    below = HEADING_HEIGHT + len(lines) * (LINE_HEIGHT + LINE_GAP) if lines else 0
    canvas = framed_page(
        story + below,
        speaker("dungeon-lords-picture-battle", seat=seat_name(battle.seat)),
        speaker("dungeon-lords-picture-round", round=view.combat_round),
        speaker("dungeon-lords-picture-battle-legend"),
        badge(battle.seat, 64),
    )
    _draw_scene(canvas, Box(MARGIN, HEADER, INSIDE, CARD_HEIGHT), view, battle, speaker)
    draw_remarks(canvas, Box(MARGIN, party - REMARK_HEIGHT, INSIDE, REMARK_HEIGHT - 4), unusual, speaker)
    draw_party(canvas, Box(MARGIN, party, INSIDE, HEADING_HEIGHT + PARTY_HEIGHT), lord, battle, speaker)
    _draw_sent(canvas, Box(MARGIN, sent, INSIDE, HEADING_HEIGHT + SENT_HEIGHT), view, battle, speaker)
    if lines:
        line = Box(MARGIN, story, INSIDE, HEADING_HEIGHT)
        draw_heading(canvas, speaker("dungeon-lords-picture-happened"), line)
        draw_lines(canvas, Box(MARGIN, line.bottom, INSIDE, 0), lines, speaker)
    return canvas.image


def _draw_scene(canvas: Canvas, room: Box, view: UnderworldView, battle: Battle, speaker: Speaker) -> None:
    """The tile, the powers of the party, and the combat card."""
    lord = view.lords[battle.seat]
    here = lord.tiles[battle.where]
    assert here is not None
    canvas.stamp(tile_picture(battle.where, here, ()), (room.left, room.top))
    if not here.room:
        canvas.stamp_middle(sprite("sword", 4), (room.left + SQUARE[0] // 2, room.top + SQUARE[1] // 2))
    name = Box(room.left, room.top + SQUARE[1], SQUARE[0], 54)
    canvas.text(square_name(battle.where), name, SQUARE_NAME, INK, align="middle")
    left = room.left + SQUARE[0] + GAP
    middle = Box(left, room.top, room.width - SQUARE[0] - GAP, room.height)
    if not view.exercise:
        spell = view.combat_card.id
        card = spell_card(
            view.combat_round, spell, speaker.say(plain(spell)), view.year, CARD_WIDTH, CARD_HEIGHT
        )
        canvas.stamp(card, (room.right - CARD_WIDTH, room.top))
        middle = middle.inner(right=CARD_WIDTH + GAP)
        rule = middle.inner(top=64)
        canvas.text(speaker.say(plain(f"{spell}-rule")), rule, RULE, INK, lines=4)
    powers = {kind: power_of(lord, kind) for kind in POWERS}
    powers["thief"] = battle.prevention
    parts = [Part(str(points), POWERS[kind]) for kind, points in powers.items()]
    parts.append(Part(str(max(0, view.combat_card.fatigue - battle.courage)), "boot"))
    line = middle._replace(height=56)
    canvas.box(line, PANEL, RADIUS, LINE)
    draw_parts(canvas, parts, (line.left + 16, line.middle[1]), NUMBER, INK, 3, 24)


def draw_remarks(canvas: Canvas, room: Box, unusual: list[str], speaker: Speaker) -> None:
    """Stamps for what is unusual in this battle, drawn smaller if there are many."""
    words = [speaker(f"dungeon-lords-picture-is-{remark}") for remark in unusual]
    widths = [stamp(word, WOUND_INK).width for word in words]
    left, free = room.left, room.width - 8 * len(words)
    for word, width in zip(words, widths, strict=True):
        mark = stamp(word, WOUND_INK, min(width, width * free // sum(widths)))
        canvas.stamp(mark, (left, room.middle[1] - mark.height // 2))
        left += mark.width + 8


def draw_party(canvas: Canvas, room: Box, lord: Lord, battle: Battle, speaker: Speaker) -> None:
    """The party from front to back; a poisoned hero carries the dart."""
    draw_heading(canvas, speaker("dungeon-lords-picture-gate"), room._replace(height=HEADING_HEIGHT))
    cells = room.inner(top=HEADING_HEIGHT).columns(max(4, len(lord.heroes)), 10)
    for number, (hero, box) in enumerate(zip(lord.heroes, cells, strict=False), 1):
        canvas.stamp(hero_plate(hero, box.width, box.height), (box.left, box.top))
        canvas.text(str(number), Box(box.left + 12, box.top + 6, 30, 40), NUMBER, QUIET)
        if hero.card in battle.poisoned:
            dart = sprite(f"{OWN}poisoned-dart", 3)
            canvas.stamp(dart, (box.right - dart.width - 8, box.top + 60))


def _draw_sent(canvas: Canvas, room: Box, view: UnderworldView, battle: Battle, speaker: Speaker) -> None:
    """Traps face down, and the monsters sent; those that have acted are faded."""
    draw_heading(canvas, speaker("dungeon-lords-picture-sent"), room._replace(height=HEADING_HEIGHT))
    lord = view.lords[battle.seat]
    sent = [monster for monster in lord.monsters if monster.uid in battle.sent]
    traps = view.set_trap_counts[battle.seat]
    cells = room.inner(top=HEADING_HEIGHT).columns(max(4, len(sent) + traps), 10)
    if not sent and not traps:
        empty = room.inner(top=HEADING_HEIGHT)
        canvas.dashes(empty, LINE, RADIUS)
        canvas.text(speaker("dungeon-lords-picture-nobody"), empty, RULE, QUIET, align="middle")
    for box in cells[:traps]:
        canvas.box(box, RAISED, RADIUS, TRAP)
        canvas.stamp_middle(sprite(f"{OWN}trap", 4), box.middle)
    for monster, box in zip(sent, cells[traps:], strict=False):
        draw_fighter(canvas, box, monster, battle)


def draw_fighter(canvas: Canvas, box: Box, monster: Monster, battle: Battle) -> None:
    """A monster sent; one that has acted is faded, and a sheep is a sheep."""
    waits = monster.uid in battle.waiting
    canvas.box(box, RAISED if waits else GROUND, RADIUS, WOUND_INK if waits else LINE, 4 if waits else 2)
    turned = monster.uid == battle.sheep
    art = picture_of("sheep" if turned else monster.kind, 4)
    fighting = [Part(str(BLEAT), "sword")] if turned else strengths(monster.kind)
    wide = box.width >= 2 * art.width
    canvas.stamp_middle(art, (box.left + box.height // 2 + 4, box.middle[1]) if wide else box.middle)
    for number, part in enumerate(fighting if wide else []):
        draw_parts(canvas, [part], (box.left + box.height + 10, box.top + 34 + 44 * number), AMOUNT, INK)
    if not waits:
        canvas.fade(box, 0.5, RADIUS)
