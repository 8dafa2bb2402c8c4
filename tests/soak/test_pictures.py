"""A picture that changes though its viewer sees the same tells of something hidden."""

from __future__ import annotations

from playground.world.model import Attachment, Channel, ChannelKind, Message, User
from tests.soak.pictures import Pictures

BOT = User(2, "Lairkeeper", bot=True)
HERE = Channel(3, ChannelKind.TEXT, 0.0)


def message(data: bytes, words: str = "It is Anna's turn.") -> Message:
    return Message(4, HERE, BOT, 0.0, words, attachments=[Attachment(5, "board.png", data, "image/png")])


def test_the_same_view_in_the_same_words_must_have_the_same_bytes() -> None:
    pictures = Pictures()
    assert list(pictures.others_than_before(None, b"view", 1, message(b"board"))) == []
    assert list(pictures.others_than_before(None, b"view", 2, message(b"board"))) == []
    assert pictures.compared == 1
    assert list(pictures.others_than_before(None, b"view", 3, message(b"board, and more"))) == ["board.png"]


def test_another_view_other_words_and_another_viewer_may_have_others() -> None:
    pictures = Pictures()
    assert list(pictures.others_than_before(None, b"view", 1, message(b"board"))) == []
    assert list(pictures.others_than_before(None, b"another", 2, message(b"other"))) == []
    assert list(pictures.others_than_before(None, b"view", 2, message(b"other", "You are asked."))) == []
    assert list(pictures.others_than_before(1, b"view", 2, message(b"other"))) == []
