"""A recap: pictures of a game one after the other, each below its caption, as an animated WebP."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from engine.core.text import Text
from render.kit.alt_text import LONGEST
from render.kit.canvas import GAP, MARGIN, WIDTH, Box, Canvas
from render.kit.fonts import Face
from render.kit.picture import Picture
from render.kit.theme import GOLD, GROUND, INK, LINE, PANEL, QUIET
from render.kit.writing import Style
from texts import Speaker

MOST_SCENES = 12
MOST_BYTES = 3 * 1024 * 1024
"""Discord takes ten megabytes with a message; a phone should not have to load that much."""
SCALES = (1.0, 0.7, 0.5)
"""What is too large at one scale is tried at the next; the last is taken as it comes out."""
EACH, LAST = 2500, 6000
"""How many milliseconds a picture stays: long enough to read its caption, and at the end who won."""
LOSSLESS = 20
"""Effort: flat colours pack better without loss than with it, and more effort saves little."""
CAPTION = 140
BAR = 8
CHAPTER = Style(Face.BOLD, 30)
LINES = Style(Face.PLAIN, 36)
"""Two lines are smaller, but still to be read on a phone."""


class Scene(NamedTuple):
    """One picture of a recap: when it was, what happened, and how it looked."""

    chapter: str
    line: str
    picture: Picture


class Recap(NamedTuple):
    """The animation, and the picture for whoever wants none: its last one."""

    animation: Picture
    still: Picture


def recap(game: str, scenes: Sequence[Scene], speaker: Speaker) -> Recap:
    """A recap of the given scenes, or of as many as it may have."""
    scenes = scenes[:MOST_SCENES]
    height = CAPTION + max(_opened(scene.picture).height for scene in scenes)
    frames = [_drawn(scene, number, len(scenes), height) for number, scene in enumerate(scenes, 1)]
    animation = Picture(f"{game}-recap.webp", _packed(frames), _alt(game, scenes, speaker))
    return Recap(animation, scenes[-1].picture._replace(name=f"{game}-recap-still.png"))


def _alt(game: str, scenes: Sequence[Scene], speaker: Speaker) -> str:
    """As many scenes as fit, and always the last one, which tells how it ended."""
    told = [speaker.say(scene) for scene in _told(scenes)]
    title, count = Text(f"{game}-title"), len(scenes)
    while len(whole := speaker("recap-alt", details=" ".join(told), game=title, count=count)) > LONGEST:
        if len(told) == 1:
            break
        del told[-2]
    return whole[:LONGEST]


def _told(scenes: Sequence[Scene]) -> Iterator[Text]:
    """Each scene in a sentence; its chapter is named where it begins."""
    before = ""
    for number, (chapter, line, _) in enumerate(scenes, 1):
        if chapter == before:
            yield Text("recap-alt-same-chapter", {"number": number, "line": line})
        else:
            yield Text("recap-alt-scene", {"number": number, "chapter": chapter, "line": line})
        before = chapter


def _drawn(scene: Scene, number: int, count: int, height: int) -> Image.Image:
    """A picture below its caption, and below that how far the recap has come."""
    canvas = Canvas.blank(WIDTH, height, GROUND)
    canvas.box(Box(0, 0, WIDTH, CAPTION - BAR), PANEL)
    canvas.box(Box(0, CAPTION - BAR, WIDTH, BAR), LINE)
    canvas.box(Box(0, CAPTION - BAR, WIDTH * number // count, BAR), GOLD)
    words = Box(MARGIN, 8, WIDTH - 2 * MARGIN, CAPTION - BAR - 16)
    top = words._replace(height=CHAPTER.leading)
    taken = canvas.text(f"{number}/{count}", top, CHAPTER, QUIET, align="right").width
    canvas.text(scene.chapter, top.inner(right=taken + GAP), CHAPTER, GOLD)
    canvas.text(scene.line, words.inner(top=CHAPTER.leading), LINES, INK, lines=2)
    picture = _opened(scene.picture)
    canvas.image.paste(picture, ((WIDTH - picture.width) // 2, CAPTION))
    return canvas.image


def _opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def _packed(frames: Sequence[Image.Image]) -> bytes:
    """The frames as a file that is not too large."""
    packed = b""
    for scale in SCALES:
        packed = _encoded([_scaled(frame, scale) for frame in frames])
        if len(packed) <= MOST_BYTES:
            break
    return packed


def _scaled(frame: Image.Image, scale: float) -> Image.Image:
    if scale == 1.0:
        return frame
    return frame.resize((round(frame.width * scale), round(frame.height * scale)), Image.Resampling.LANCZOS)


def _encoded(frames: Sequence[Image.Image]) -> bytes:
    file = BytesIO()
    frames[0].save(
        file,
        "WEBP",
        save_all=True,
        append_images=frames[1:],
        duration=[EACH] * (len(frames) - 1) + [LAST],
        loop=0,
        lossless=True,
        quality=LOSSLESS,
        method=1,
    )
    return file.getvalue()
