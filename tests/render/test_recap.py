"""Recaps: as many pictures as they may have, each below its caption, in a file that is not too large."""

from io import BytesIO

import pytest
from PIL import Image

from render.kit import recap as module
from render.kit.alt_text import LONGEST
from render.kit.picture import Picture
from render.kit.recap import CAPTION, EACH, LAST, MOST_SCENES, Scene, recap
from texts import speaker

SAY = speaker("en")


def scene(number: int, size: tuple[int, int] = (900, 300)) -> Scene:
    """A picture of one colour."""
    file = BytesIO()
    Image.new("RGB", size, (20 * number, 90, 120)).save(file, "PNG")
    return Scene(f"Round {number}", f"Fight {number}.", Picture("fight.png", file.getvalue(), f"A {number}"))


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png))


def test_pictures_of_different_heights_follow_each_other_and_the_last_one_stays_longest() -> None:
    made = recap("mighty-monsters", [scene(1), scene(2, (700, 500)), scene(3)], SAY)
    film = opened(made.animation)

    assert (film.format, film.size, getattr(film, "n_frames", 1)) == ("WEBP", (900, CAPTION + 500), 3)
    times = []
    for number in range(3):
        film.seek(number)
        film.load()
        times.append(film.info["duration"])
    assert times == [EACH, EACH, LAST]
    film.seek(1)
    assert film.convert("RGB").getpixel((450, CAPTION + 250)) == (40, 90, 120)


def test_the_still_is_the_last_picture_and_the_alt_text_tells_of_all() -> None:
    made = recap("mighty-monsters", [scene(1), scene(2)], SAY)

    assert (made.still.png, made.still.alt) == (scene(2).picture.png, "A 2")
    assert made.animation.alt == (
        "Recap of Mighty Monsters in 2 pictures, one after the other. "
        "1: Round 1. Fight 1. 2: Round 2. Fight 2."
    )
    assert made.animation.name != made.still.name


def test_there_are_never_more_pictures_than_allowed_and_the_alt_text_fits() -> None:
    long = [scene(1)._replace(line="It took a very long time. " * 5)] * (MOST_SCENES + 5)
    made = recap("mighty-monsters", long, SAY)

    assert len(made.animation.alt) <= LONGEST
    assert f"in {MOST_SCENES} pictures" in made.animation.alt
    assert made.animation.alt.count("Round 1. ") == 1, "a chapter is named where it begins"
    assert f" {MOST_SCENES}: It took" in made.animation.alt, "how it ended is always told"
    assert len(recap("mighty-monsters", [scene(1)._replace(line="x" * 2000)], SAY).animation.alt) == LONGEST


def test_what_is_too_large_is_made_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 1)
    made = recap("mighty-monsters", [scene(1)], SAY)

    assert opened(made.animation).width == 450
