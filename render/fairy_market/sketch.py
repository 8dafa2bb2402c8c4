"""An expedition in the making with what is proposed: as a ghost, or as numbered thumbnails."""

from __future__ import annotations

from PIL import Image

from engine.core.forms import ScriptPreview
from engine.core.text import Seat
from engine.games.fairy_market.board.dungeon import Dungeon
from engine.games.fairy_market.show.views import FairView, with_draft, with_legal_draft
from render.fairy_market.draft import card_moved, draw_compact, letters_laid
from render.fairy_market.parts.booth import own_booth, top_of
from render.fairy_market.parts.scene import Look, draw_dungeon
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.numbering import contact_sheet
from render.kit.theme import GOLD
from render.kit.writing import Style
from texts import Speaker

WIDTH, ACROSS = 736, 3
ONE_ROW, TWO_ROWS = 330, 380
"""The height of a thumbnail, by how many rows of them there are."""
CELLS = (40, 36, 32, 28, 26, 24, 22, 20, 18, 16, 14, 12, 10)
EDGE = 12
CAPTION = 40
FRAME = 6
POINTS = Style(Face.HEAVY, 30)


def draw_ghost(view: FairView, preview: ScriptPreview, seat: Seat, speaker: Speaker) -> Image.Image:
    """The dungeon so far, with cards or a path that are only proposed."""
    proposed = with_draft(view, list(preview.ghost))
    if not preview.words:
        return draw_compact(proposed, Look(letters_laid(proposed), proposed=True), seat, speaker)
    drafted = with_draft(view, list(preview.words))
    look = Look(letters_laid(drafted), finished=False, here=True, stopped=False, numbered=True)
    look = look._replace(ghost=proposed.expedition)
    return draw_compact(drafted, look, seat, speaker)


def draw_piece(view: FairView, preview: ScriptPreview, seat: Seat, speaker: Speaker) -> Image.Image:
    """The dungeon with the card that is being moved."""
    drafted = with_draft(view, list(preview.words))
    assert preview.piece is not None
    active = card_moved(drafted, preview.piece)
    look = Look(letters_laid(drafted), finished=False, stopped=False, active=active)
    return draw_compact(drafted, look, seat, speaker)


def draw_choices(view: FairView, preview: ScriptPreview, seat: Seat, speaker: Speaker) -> Image.Image:
    """Numbered thumbnails of several dungeons; what they differ in is framed, or their points are told."""
    views = [with_legal_draft(view, list(words)) for words in preview.choices]
    rows = -(-len(views) // ACROSS)
    height = ONE_ROW if rows == 1 else TWO_ROWS

    def thumbnail(canvas: Canvas, box: Box, number: int) -> None:
        drafted = views[number]
        assert drafted.expedition is not None
        whole = bool(drafted.expedition.path)
        look = Look(letters_laid(drafted), finished=whole, stopped=False, active=_framed(drafted, preview))
        _draw_small(canvas, box, drafted, look, _points(view, drafted.expedition, speaker) if whole else "")

    sheet = contact_sheet(
        len(views), thumbnail, height, first=preview.first, across=ACROSS, width=WIDTH - 2 * FRAME
    )
    top = top_of(view, seat)
    canvas = own_booth((WIDTH, top + sheet.height + FRAME), view, seat, speaker)
    canvas.image.paste(sheet, (FRAME, top))
    return canvas.image


def _framed(drafted: FairView, preview: ScriptPreview) -> int | None:
    """The card that is moved, or else the latest; none where whole expeditions are compared."""
    if preview.piece is not None:
        return card_moved(drafted, preview.piece)
    assert drafted.expedition is not None
    return None if drafted.expedition.path else len(drafted.expedition.cards) - 1


def _points(view: FairView, dungeon: Dungeon, speaker: Speaker) -> str:
    points = view.main_goal.points * dungeon.count(view.main_goal.kind)
    return speaker("fairy-market-propose-dungeon", points=points)


def _draw_small(canvas: Canvas, box: Box, drafted: FairView, look: Look, caption: str) -> None:
    dungeon = drafted.expedition
    assert dungeon is not None
    room = box.inset(EDGE).inner(bottom=CAPTION if caption else 0)
    most = min(room.width // dungeon.width, room.height // dungeon.height)
    cell = next((size for size in CELLS if size <= most), CELLS[-1])
    left = room.left + (room.width - dungeon.width * cell) // 2
    top = room.top + (room.height - dungeon.height * cell) // 2
    draw_dungeon(canvas, dungeon, cell, (left, top), look._replace(plates=()))
    if caption:
        below = Box(box.left, room.bottom, box.width, CAPTION + EDGE)
        canvas.text(caption, below, POINTS, GOLD, align="middle")
