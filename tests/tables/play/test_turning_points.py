"""When a game was decided: the chapter from which on the winner was ahead of everybody."""

from __future__ import annotations

from engine.core import Event, Text, Weight, seat_name
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


def told(key: str, *seats: int, weight: Weight = Weight.EVENT) -> Event:
    """A line of the story about these seats."""
    return Event(Text(key, {f"who-{seat}": seat_name(seat) for seat in seats}), weight=weight)


def test_what_happened_then_is_told_about_whoever_it_brought_points() -> None:
    lines = (
        told("first", 0, weight=Weight.HEADLINE),
        told("other", 1),
        told("detail", 0, weight=Weight.DETAIL),
    )
    before, turned, end = frames((1, 2), (3, 2), (4, 2))

    point = turning_point([before, turned._replace(events=lines), end], 0)

    assert point is not None
    assert (point.key, point.args["event"]) == ("ending-turned-by", lines[0].text)


def test_if_the_winner_won_nothing_then_it_is_told_who_lost_something() -> None:
    lines = (told("winner", 0), told("loser", 1))
    before, turned, end = frames((2, 3), (2, 1), (4, 1))

    point = turning_point([before, turned._replace(events=lines), end], 0)

    assert point is not None
    assert point.args["event"] == lines[1].text


def test_a_game_says_which_lines_tell_it_best_and_how_they_are_told_in_short() -> None:
    lines = (told("scored", 0), told("fanfare", 0, weight=Weight.HEADLINE))
    before, turned, end = frames((1, 2), (3, 2), (4, 2))

    point = turning_point(
        [before, turned._replace(events=lines), end], 0, ["scored"], {"scored": "scored-in-short"}
    )

    assert point is not None
    assert point.args["event"] == Text("scored-in-short", lines[0].text.args)


def test_that_somebody_has_won_is_not_what_made_them_win() -> None:
    before, end = frames((1, 2), (3, 2))

    point = turning_point([before, end._replace(events=(told("wins", 0, weight=Weight.HEADLINE),))], 0)

    assert point is not None
    assert point.key == "ending-late"
