"""Records: the most within a chapter, or in the whole game."""

from typing import Any, NamedTuple

import pytest

from engine.cli.self_play import moments
from engine.core import Text
from engine.core.records import Record, Span, achieved
from engine.core.registry import AnyGame, game, games
from texts import LOCALES, speaker


class Moment(NamedTuple):
    """As much of a view as counting needs."""

    round: int
    souls: tuple[int, ...]


def chapter(view: Any) -> Text | None:
    return Text("replay-round", {"round": view.round}) if view.round else None


STORY: list[Any] = [
    Moment(0, ()),
    Moment(1, (0, 0)),
    Moment(1, (1, 0)),
    Moment(2, (3, 0)),  # the last move of round 1
    Moment(2, (2, 0)),
    Moment(3, (2, 4)),  # the last move of round 2
    Moment(3, (3, 4)),
]


def test_a_move_counts_for_the_round_in_which_it_was_made() -> None:
    assert achieved(Record("souls", lambda view: view.souls, Span.CHAPTER), STORY, chapter) == (3, 4)


def test_what_counts_for_a_game_is_its_end() -> None:
    assert achieved(Record("souls", lambda view: view.souls), STORY, chapter) == (3, 4)
    assert achieved(Record("souls", lambda view: ()), STORY, chapter) == ()


@pytest.mark.parametrize("key", [key for key, its_game in games().items() if its_game.records])
def test_every_game_has_records_that_are_told_in_every_language(key: str) -> None:
    its_game: AnyGame = game(key)
    story = [its_game.view(state, None) for state in moments(its_game, its_game.seats[0], {}, 5)]
    for record in its_game.records:
        counts = achieved(record, story, its_game.chapter)
        assert len(counts) == its_game.seats[0]
        assert max(counts) > 0
        for locale in LOCALES:
            assert speaker(locale)(f"{key}-record-{record.name}", value=1)
