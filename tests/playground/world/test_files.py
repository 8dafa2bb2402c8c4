"""Files in messages: how large their pictures are."""

from io import BytesIO

from PIL import Image

from playground.world.model import Attachment


def saved(kind: str, **how: object) -> bytes:
    file = BytesIO()
    Image.new("RGB", (90, 40)).save(file, kind, **how)
    return file.getvalue()


def test_the_size_of_a_picture_is_read_from_its_header() -> None:
    animation = saved("WEBP", save_all=True, append_images=[Image.new("RGB", (90, 40), (9, 9, 9))])

    assert Attachment(1, "a.png", saved("PNG"), "image/png").dimensions == (90, 40)
    assert Attachment(1, "a.webp", animation, "image/webp").dimensions == (90, 40)
    single = saved("WEBP", save_all=True, append_images=[], lossless=True)
    assert Attachment(1, "a.webp", single, "image/webp").dimensions == (90, 40)
    assert Attachment(1, "a.png", b"", "image/png").dimensions is None
