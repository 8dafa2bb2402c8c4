"""When a game was decided: the chapter from which on the winner was ahead of everybody."""

from __future__ import annotations

from engine.core import Text, seat_name
from tables.play.replays import Frame, turning_point


def frames(*standings: tuple[int, ...]) -> list[Frame]:
    """A round for every standing."""
    return [
        Frame(number, Text("replay-round", {"round": number}), None, points)
        for number, points in enumerate(standings, 1)
    ]


def test_the_turning_point_is_where_the_winner_took_the_lead_for_good() -> None:
    game = frames((0, 0), (3, 1), (3, 4), (5, 4), (9, 8))

    fourth = Text("replay-round", {"round": 4})
    assert turning_point(game, 0) == Text("ending-turned", {"chapter": fourth, "winner": seat_name(0)})


def test_whoever_led_from_the_first_chapter_on_was_never_in_doubt() -> None:
    before = Frame(0, None, None, (8, 8))

    told = turning_point([before, *frames((9, 8), (12, 9))], 0)

    assert told is not None
    assert told.key == "ending-led"


def test_whoever_took_the_lead_in_the_last_chapter_took_it_at_the_very_last() -> None:
    told = turning_point(frames((1, 2), (3, 4), (6, 5)), 0)

    assert told == Text(
        "ending-late", {"chapter": Text("replay-round", {"round": 3}), "winner": seat_name(0)}
    )


def test_a_game_that_hides_its_points_or_was_decided_by_other_things_has_none() -> None:
    assert turning_point(frames((), ()), 0) is None
    assert turning_point(frames((1, 2), (2, 2)), 0) is None
    assert turning_point([Frame(1, None, None, (2, 1))], 0) is None
