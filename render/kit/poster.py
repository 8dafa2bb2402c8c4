"""The poster at the end of a game: places and points, a little picture for everybody, the turning point."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from PIL import Image

from engine.core.accounts import Account, Amount, merit
from engine.core.state import Result
from engine.core.text import Seat, Text, seat_name
from render.kit.alt_text import alt_text
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.podium import draw_place_number, ranked, signed
from render.kit.sprites import sprite
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET, RAISED, SEATS, Colour
from render.kit.tokens import badge
from render.kit.writing import Style, fit
from texts import Speaker

INSIDE = WIDTH - 2 * MARGIN
HERO = 312
"""The height of a single winner's panel."""
ROWS = (112, 176)
"""The least and the greatest height of everybody else's."""
FOOT = 124
BETWEEN = 12
PAD = 10
RADIUS = 16
SHAPE = 1.46
"""How much wider than high the little pictures are."""
PLACE_WIDTH = 58
HERO_NAME = Style(Face.BOLD, 46)
HERO_POINTS = Style(Face.HEAVY, 76)
HERO_REMARK = Style(Face.BOLD, 28)
NAME = Style(Face.BOLD, 34)
POINTS = Style(Face.HEAVY, 54)
REMARK = Style(Face.PLAIN, 26)
TURNED = Style(Face.BOLD, 26)

Vignette = Callable[[Seat, int, int], Image.Image]
"""A little picture of what somebody has to show for it, of exactly that width and height."""


class Poster(NamedTuple):
    """What a game puts on its poster."""

    result: Result
    account: Account
    amount: Amount
    turned: Text | None
    """When the game was decided."""
    ground: Callable[[int], Canvas]
    """The game's own surroundings at a height, with its name on top."""
    top: int
    """How much of that the name takes."""
    vignette: Vignette
    shows: Callable[[Seat], Text]
    """The little picture in words."""
    icon: str = ""
    """The symbol of what is counted, if there is one."""

    def draw(self, speaker: Speaker) -> Image.Image:
        """A single winner large, everybody else in rows below, and the turning point at the bottom."""
        seats = ranked(self.result)
        hero = HERO + BETWEEN if len(self.result.winners) == 1 else 0
        rows = len(seats) - bool(hero)
        foot = FOOT + BETWEEN if self.turned is not None else 0
        room = (TALLEST - self.top - hero - foot - MARGIN) // max(rows, 1) - BETWEEN
        height = min(max(room, ROWS[0]), ROWS[1])
        canvas = self.ground(self.top + hero + rows * (height + BETWEEN) + foot + MARGIN - BETWEEN)
        top = self.top
        if hero:
            self._draw_winner(canvas, Box(MARGIN, top, INSIDE, HERO), seats[0], speaker)
            top += hero
        below = Box(MARGIN, top, INSIDE, 0).grid(rows, 1, height, BETWEEN)
        for seat, row in zip(seats[bool(hero) :], below, strict=True):
            self._draw_row(canvas, row, seat, speaker)
        if self.turned is not None:
            foot_box = Box(MARGIN, canvas.whole.bottom - MARGIN - FOOT, INSIDE, FOOT)
            _draw_turning_point(canvas, foot_box, speaker.say(self.turned).replace("*", ""))
        return canvas.image

    def alt(self, game: Text, speaker: Speaker) -> str:
        """Everything on the poster in words; the little pictures last."""
        return alt_text(speaker, "ending-poster", self._sentences(), game=game)

    def _sentences(self) -> Iterator[Text]:
        for seat in ranked(self.result):
            best = merit(self.account, seat, self.amount)
            args: dict[str, int | str | Text] = {
                "place": self.result.places[seat],
                "seat": seat_name(seat),
                "letter": SEATS[seat].letter,
                "amount": self.amount(self.result.scores[seat]),
            }
            yield Text("ending-poster-place", args)
            if best is not None:
                yield Text("ending-poster-best", {"best": best})
        if self.turned is not None:
            yield self.turned
        for seat in ranked(self.result):
            yield Text("ending-poster-picture", {"letter": SEATS[seat].letter, "shows": self.shows(seat)})

    def _remark(self, seat: Seat, speaker: Speaker) -> str:
        best = merit(self.account, seat, self.amount)
        return "" if best is None else speaker.say(best)

    def _draw_winner(self, canvas: Canvas, box: Box, seat: Seat, speaker: Speaker) -> None:
        canvas.glow(box, GOLD, RADIUS, 10)
        canvas.box(box, RAISED, RADIUS, GOLD, 4)
        height = box.height - 2 * (PAD + 4)
        frame = Box(box.left + PAD + 4, box.top + PAD + 4, round(height * SHAPE), height)
        self._draw_vignette(canvas, frame, seat, 64)
        words = Box(frame.right + 28, box.top + 16, box.right - frame.right - 48, box.height - 32)
        crown = sprite("crown", 6)
        canvas.stamp(crown, (words.left, words.top))
        self._draw_points(canvas, words._replace(height=crown.height), seat, HERO_POINTS, GOLD)
        name = words.inner(top=crown.height + 4, bottom=84)
        canvas.text(speaker.say(seat_name(seat)), name, HERO_NAME, INK, lines=2)
        remark = words.inner(top=words.height - 80)
        canvas.text(self._remark(seat, speaker), remark, HERO_REMARK, GOLD, lines=2)

    def _draw_row(self, canvas: Canvas, box: Box, seat: Seat, speaker: Speaker) -> None:
        place = self.result.places[seat]
        won = place == 1
        canvas.box(box, RAISED if won else PANEL, RADIUS, GOLD if won else LINE)
        draw_place_number(canvas, Box(box.left + 8, box.top, PLACE_WIDTH, box.height), place)
        height = box.height - 2 * PAD
        frame = Box(box.left + 8 + PLACE_WIDTH + 4, box.top + PAD, round(height * SHAPE), height)
        self._draw_vignette(canvas, frame, seat, 48)
        words = box.inner(frame.right + 24 - box.left, 8, 20, 8)
        taken = self._draw_points(canvas, words, seat, POINTS, GOLD if won else INK)
        words = words.inner(right=taken + GAP)
        remark = fit(self._remark(seat, speaker), REMARK, words.width, 2)
        name = words.inner(bottom=max(remark.height, words.height * 2 // 5))
        canvas.text(speaker.say(seat_name(seat)), name, NAME, INK, lines=_lines(name.height, NAME))
        canvas.text(" ".join(remark.lines), words.inner(top=name.height), REMARK, QUIET, lines=2)

    def _draw_points(self, canvas: Canvas, room: Box, seat: Seat, style: Style, colour: Colour) -> int:
        """The points at the right, with their symbol; returns how much of the room they take."""
        taken = 0
        if self.icon:
            symbol = sprite(self.icon, style.size // 14)
            canvas.stamp(symbol, (room.right - symbol.width, room.middle[1] - symbol.height // 2))
            taken = symbol.width + 10
        points = signed(self.result.scores[seat])
        return taken + canvas.text(points, room.inner(right=taken), style, colour, align="right").width

    def _draw_vignette(self, canvas: Canvas, frame: Box, seat: Seat, size: int) -> None:
        """A little picture in the colour of the seat, with its badge."""
        inside = frame.inset(4)
        canvas.box(frame, SEATS[seat].colour, 10)
        canvas.image.paste(self.vignette(seat, inside.width, inside.height).convert("RGB"), inside[:2])
        canvas.stamp(badge(seat, size), (frame.right - size * 2 // 3, frame.bottom - size * 3 // 4))


def _lines(height: int, style: Style) -> int:
    """How many smaller lines fit."""
    return max(1, height // style.smaller.leading)


def _draw_turning_point(canvas: Canvas, box: Box, words: str) -> None:
    canvas.box(box, GROUND, RADIUS, GOLD, 2)
    symbol = sprite("hourglass", 4)
    canvas.stamp_middle(symbol, (box.left + 46, box.middle[1]))
    canvas.text(words, box.inner(left=86, right=20), TURNED, INK, lines=3)
