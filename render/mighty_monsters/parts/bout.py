"""One fight, and what a raid brought and cost one player."""

from __future__ import annotations

from engine.core.text import Seat, seat_name
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Bout, Raid
from render.kit.canvas import Box, Canvas
from render.kit.cards import RADIUS as CARD_RADIUS
from render.kit.cards import strike
from render.kit.fonts import Face
from render.kit.legend import Samples, figure
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, GROWTH, INK, LINE, PANEL, QUIET, WOUND_INK
from render.kit.tokens import badge
from render.kit.writing import Style, fit
from render.mighty_monsters.parts.layout import SLOT_GAP
from render.mighty_monsters.parts.pieces import (
    FOOT,
    GUARD_HEIGHT,
    NAME,
    RADIUS,
    SLOT_HEIGHT,
    guard_back,
    guard_front,
    place_number,
    slot_card,
)
from texts import Speaker

VERDICT = Style(Face.HEAVY, 34)
WORD = Style(Face.BOLD, 26)
AMOUNT = Style(Face.HEAVY, 36)
SHARE_HEIGHT = 42
LEDGER_HEIGHT = 64
WIDE_VERDICT = 48
"""The height of a verdict that fits on one line."""
COLOURS = {"won": GROWTH, "lost": WOUND_INK, "untouched": QUIET}
AT_LEAST, BELOW = "\N{GREATER-THAN OR EQUAL TO}", "<"
MINUS = "\N{MINUS SIGN}"
LEDGER: Samples = {"won": lambda: figure("+5", GOLD), "paid": lambda: figure(f"{MINUS}2", WOUND_INK)}
"""How the ledger writes what a round brought and what it cost."""


def bout_height(verdict: int) -> int:
    """The height of a fight: guard, verdict, monsters, and what each of them brought."""
    return GUARD_HEIGHT + SLOT_GAP + verdict + SLOT_GAP + SLOT_HEIGHT + SHARE_HEIGHT


def draw_bout(
    canvas: Canvas, box: Box, number: int, bout: Bout, verdict: int, view: CastleView, speaker: Speaker
) -> None:
    """One guard's fight from top to bottom."""
    _draw_guard(canvas, Box(box.left, box.top, box.width, GUARD_HEIGHT), number, bout)
    plate = Box(box.left, box.top + GUARD_HEIGHT + SLOT_GAP, box.width, verdict)
    _draw_verdict(canvas, plate, bout, speaker)
    below = Box(box.left, plate.bottom + SLOT_GAP, box.width, SLOT_HEIGHT)
    for which, (slot, lying) in enumerate(zip(below.columns(2, SLOT_GAP), bout.monsters, strict=False)):
        canvas.stamp(slot_card(view.lairs[lying.seat].family, lying, slot.width), (slot.left, slot.top))
        if bout.outcome == "won":
            share = Box(slot.left, slot.bottom + 2, slot.width, SHARE_HEIGHT - 2)
            _draw_share(canvas, share, bout.shares[which])
        else:
            canvas.fade(slot, 0.5, RADIUS)
            if bout.outcome == "lost":
                strike(canvas, slot.inner(4, 4, 4, FOOT))


def _draw_guard(canvas: Canvas, box: Box, number: int, bout: Bout) -> None:
    at = (box.left, box.top)
    if bout.strength is None or bout.loot is None:
        canvas.stamp(guard_back(bout.level, box.width), at)
        canvas.fade(box, 0.5, CARD_RADIUS)
    else:
        canvas.stamp(guard_front(bout.level, bout.strength, bout.loot, box.width), at)
        if bout.outcome == "won":
            art = Box(box.middle[0] - 44, box.top + 44, 88, 86)
            strike(canvas, art)
    canvas.stamp(place_number(number + 1), (box.left + 7, box.top + 7))


def _draw_verdict(canvas: Canvas, plate: Box, bout: Bout, speaker: Speaker) -> None:
    """The strength of both sides, and who won."""
    word = speaker(f"mighty-monsters-picture-{bout.outcome}")
    if bout.outcome == "untouched":
        canvas.box(plate, PANEL, RADIUS, LINE)
        canvas.text(word, plate.inset(8), WORD, QUIET, lines=2, align="middle")
        return
    colour = COLOURS[bout.outcome]
    canvas.box(plate, colour, RADIUS)
    total = sum(lying.strength for lying in bout.monsters)
    sum_ = f"{total} {AT_LEAST if bout.outcome == 'won' else BELOW} {bout.strength}"
    room = plate.inner(12, 2, 12, 2)
    if plate.width < 240:
        half = room.height // 2
        canvas.text(sum_, room.inner(bottom=half - 4), VERDICT, GROUND, align="middle")
        canvas.text(word, room.inner(top=half + 4), WORD, GROUND, align="middle")
    else:
        taken = canvas.text(sum_, room, VERDICT, GROUND).width
        canvas.text(word, room.inner(left=taken + 8), WORD, GROUND, align="right")


def _draw_share(canvas: Canvas, line: Box, gold: int) -> None:
    coin = sprite("coin", 3)
    amount = f"+{gold}"
    width = fit(amount, AMOUNT, line.width).width
    left = line.middle[0] - (width + coin.width + 6) // 2
    canvas.text(amount, Box(left, line.top, width + 2, line.height), AMOUNT, GOLD)
    canvas.stamp(coin, (left + width + 6, line.middle[1] - coin.height // 2))


def draw_ledger(canvas: Canvas, box: Box, seat: Seat, raid: Raid, speaker: Speaker) -> None:
    """What a player won in the round, and what healing cost them."""
    canvas.box(box, PANEL, RADIUS + 2, LINE)
    canvas.stamp(badge(seat, 44), (box.left + 10, box.middle[1] - 22))
    gained = sum(
        share
        for bout in raid.bouts
        for lying, share in zip(bout.monsters, bout.shares, strict=False)
        if lying.seat == seat
    )
    right = box.right - 14
    coin, heart = sprite("coin", 3), sprite("heart", 2)
    for gold, sign, colour in ((raid.healing[seat], MINUS, WOUND_INK), (gained, "+", GOLD)):
        if gold:
            canvas.stamp(coin, (right - coin.width, box.middle[1] - coin.height // 2))
            amount = Box(right - coin.width - 66, box.top, 60, box.height)
            canvas.text(f"{sign}{gold}", amount, AMOUNT, colour, align="right")
            right = amount.left
            if sign == MINUS:
                canvas.stamp(heart, (right - heart.width + 8, box.middle[1] - heart.height // 2))
                right -= heart.width
    name = Box(box.left + 64, box.top, right - box.left - 68, box.height)
    canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=2)
