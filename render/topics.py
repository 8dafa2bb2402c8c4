"""The picture of a topic of the rules, drawn by the game's artist from a sample, a card, or symbols."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec
from PIL import Image

from engine.core.editions import Edition, learn
from engine.core.editions.edition import OURS
from engine.core.views import View
from render.kit.alt_text import LONGEST
from render.kit.canvas import GAP, MARGIN, TALLEST, WIDTH, Box, Canvas
from render.kit.encoding import encode
from render.kit.fonts import Face
from render.kit.illustrations import LargeCard, Scene, Symbols, Things
from render.kit.picture import Picture
from render.kit.theme import INK, PANEL
from render.kit.writing import Fitted, Style, fit
from render.pictures import Artist, artist
from render.symbols import symbol_image, symbol_names
from texts import Speaker, speaker

PLAYERS = ("Anna", "Ben", "Cleo", "David", "Ella")
"""Who sits at the sample tables."""
MOST_LINES = 5
_SYMBOL = re.compile(r":([a-z0-9]+(?:[-/][a-z0-9]+)*): ?")
_ENDS = re.compile(r" · |\. |; |\n|\.$|\(")
_LOOSE = re.compile(r"[\s,;:.)]+$|,? (?:and|or|und|oder)$")
Named = Sequence[tuple[str, str]]
"""Symbols, each with its words."""


def topic(game: str, topic: str, voice: Speaker) -> Picture | None:
    """The picture a topic talks about; None if words are the whole truth."""
    return _topic(game, topic, OURS, voice)


def edited_topic(edition: Edition, topic: str, voice: Speaker) -> Picture | None:
    """The same with an edition's cards; a scene stays what it was in a game with our values."""
    return _topic(edition.game, topic, learn(edition), voice)


def is_scene(game: str, topic: str) -> bool:
    """Whether a topic is illustrated by a moment of a game that was played once."""
    return isinstance(artist(game).topics.of.get(topic), Scene)


def _topic(game: str, topic: str, edition: str, voice: Speaker) -> Picture | None:
    its_artist = artist(game, edition)
    said = speaker(voice.locale, PLAYERS)
    match its_artist.topics.of.get(topic):
        case Scene() as scene:
            drawn = _shown(its_artist, sample(game, scene.sample, edition), scene, said)
            alt = said("rules-alt-example", shown=drawn.alt.removesuffix(said("alt-rest")).strip())
            return Picture(f"{game}-rules-{topic}.png", drawn.png, alt[:LONGEST])
        case LargeCard(card):
            return its_artist.card(card, voice)
        case Things(named):
            things = [(symbol, said.say(text)) for symbol, text in named]
            return _drawn(f"{game}-rules-{topic}.png", things, "rules-alt-things", said)
        case Symbols():
            explained = symbols_explained(said(f"{game}-rules-{topic}"))
            return _drawn(f"{game}-rules-{topic}.png", explained, "rules-alt-symbols", said)
    return None


@cache
def sample(game: str, name: str, edition: str = OURS) -> View:
    """A moment of a game that was played once, as one of its viewers saw it, for the artist of an edition."""
    kept = files(f"render.{game.replace('-', '_')}").joinpath("samples", f"{name}.json").read_bytes()
    view: View = msgspec.json.decode(kept, type=artist(game, edition).topics.view)
    return msgspec.structs.replace(view, edition=edition)


def _shown(its_artist: Artist[Any], view: View, scene: Scene, said: Speaker) -> Picture:
    match scene.shows:
        case "table":
            return [*its_artist.table(view, said)][scene.number]
        case "moment":
            assert its_artist.moment is not None
            return its_artist.moment(view, said)[scene.number]
        case "hand":
            return its_artist.hand(view, said)
        case "spotlight":
            return its_artist.spotlight(view, scene.number, said)
        case "poster":
            assert its_artist.poster is not None
            return its_artist.poster(view, None, said)
    assert its_artist.question is not None
    return its_artist.question(view, view.decisions[scene.number], said)


def symbols_explained(text: str) -> Named:
    """Every symbol of a text with the words that follow it, each symbol once."""
    marks = [mark for mark in _SYMBOL.finditer(text) if mark[1] in symbol_names()]
    found: dict[str, str] = {}
    for mark, after in zip(marks, [*marks[1:], None], strict=True):
        words = text[mark.end() : after.start() if after else len(text)]
        words = _ENDS.split(words, maxsplit=1)[0].replace("*", "").replace("`", "")
        while (tidied := _LOOSE.sub("", words)) != words:
            words = tidied
        if words:
            found.setdefault(mark[1], words)
    return list(found.items())


class Sheet(NamedTuple):
    """Symbols with their words, in two columns; long words have a row of their own."""

    things: Named
    icon: int = 64
    words: Style = Style(Face.PLAIN, 30)
    pad: int = 12
    gap: int = GAP

    @property
    def compact(self) -> Sheet:
        """The same, for as many things as there are in some games."""
        return self._replace(icon=48, words=Style(Face.PLAIN, 26), pad=6, gap=6)

    @property
    def height(self) -> int:
        """All rows."""
        heights = [self._height(row) for row in self._rows()]
        return sum(heights) + self.gap * (len(heights) - 1) + 2 * MARGIN

    def draw(self) -> Image.Image:
        """The sheet, row by row."""
        canvas, top = Canvas.blank(WIDTH, self.height), MARGIN
        for row in self._rows():
            line = Box(MARGIN, top, WIDTH - 2 * MARGIN, self._height(row))
            for cell, (symbol, words) in zip(line.columns(len(row), self.gap), row, strict=True):
                self._draw_thing(canvas, cell, symbol_image(symbol), words)
            top = line.bottom + self.gap
        return canvas.image

    def _draw_thing(self, canvas: Canvas, cell: Box, image: Image.Image, words: str) -> None:
        canvas.box(cell, PANEL, radius=14)
        icon = image.resize((self.icon, self.icon), Image.Resampling.BOX)
        canvas.stamp(icon, (cell.left + self.pad, cell.middle[1] - self.icon // 2))
        room = cell.inner(left=self.icon + 2 * self.pad, right=self.pad)
        canvas.text(words, room, self.words, INK, lines=MOST_LINES)

    def _rows(self) -> list[Named]:
        """Two beside each other, where both are short enough for that."""
        rows: list[list[tuple[str, str]]] = []
        for thing in self.things:
            if rows and len(rows[-1]) == 1 and self._is_short(rows[-1][0]) and self._is_short(thing):
                rows[-1].append(thing)
            else:
                rows.append([thing])
        return [*rows]

    def _is_short(self, thing: tuple[str, str]) -> bool:
        return len(self._fitted(thing[1], 2).lines) <= 2

    def _height(self, row: Named) -> int:
        texts = [self._fitted(words, len(row)).height for _, words in row]
        return max(self.icon, *texts) + self.pad

    def _fitted(self, words: str, columns: int) -> Fitted:
        cell = (WIDTH - 2 * MARGIN - self.gap * (columns - 1)) // columns
        return fit(words, self.words, cell - self.icon - 3 * self.pad, MOST_LINES)


def _drawn(name: str, things: Named, alt: str, said: Speaker) -> Picture:
    things = [(symbol, f"{words[0].upper()}{words[1:]}") for symbol, words in things]
    sheet = Sheet(things)
    drawn = (sheet if sheet.height <= TALLEST else sheet.compact).draw()
    shown = "; ".join(words for _, words in things)
    return Picture(name, encode(drawn), said(alt, shown=shown)[:LONGEST])
