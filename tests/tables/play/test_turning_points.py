"""When a game was decided: the chapter in which the winner got ahead of everybody for good."""

from __future__ import annotations

import pytest

from engine.core import Event, Text, Weight, seat_name
from engine.core.registry import AnyGame, games
from tables.play.replays import Frame, turning_point
from texts import speaker


def frames(*standings: tuple[int, ...]) -> list[Frame]:
    """A round for every standing after the first, which the move to that standing ends."""
    return [
        Frame(number, Text("replay-round", {"round": number}), None, points)
        for number, points in enumerate(standings, 1)
    ]


def test_the_turning_point_is_where_the_winner_took_the_lead_for_good() -> None:
    game = frames((0, 0), (3, 1), (3, 4), (5, 4), (9, 8))

    third = Text("replay-round", {"round": 3})
    assert turning_point(game, 0) == Text("ending-turned", {"chapter": third, "winner": seat_name(0)})


def test_whoever_led_from_the_first_chapter_on_was_never_in_doubt() -> None:
    before = Frame(0, None, None, (8, 8))

    told = turning_point([before, *frames((9, 8), (12, 9), (15, 10))], 0)

    assert told is not None
    assert told.key == "ending-led"


def test_whoever_took_the_lead_with_the_last_move_of_the_first_chapter_led_from_the_start() -> None:
    """That move has begun the second one."""
    told = turning_point(frames((0, 0), (2, 1), (5, 4)), 0)

    assert told is not None
    assert told.key == "ending-led"


def test_whoever_led_when_points_could_first_be_counted_led_from_the_start() -> None:
    """As in a game that counts them from its second part on."""
    hidden = [Frame(number, Text("building"), None) for number in range(3)]

    told = turning_point([*hidden, *frames((2, 1), (5, 4), (6, 4))], 0)

    assert told is not None
    assert told.key == "ending-led"


def test_whoever_took_the_lead_in_the_last_chapter_took_it_at_the_very_last() -> None:
    told = turning_point(frames((1, 2), (3, 4), (6, 5)), 0)

    assert told == Text(
        "ending-late", {"chapter": Text("replay-round", {"round": 2}), "winner": seat_name(0)}
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
    first, before, turned, end = frames((0, 0), (1, 2), (3, 2), (4, 2))

    point = turning_point([first, before, turned._replace(events=lines), end], 0)

    assert point is not None
    assert (point.key, point.args["event"]) == ("ending-turned-by", lines[0].text)


def test_if_the_winner_won_nothing_then_it_is_told_who_lost_something() -> None:
    lines = (told("winner", 0), told("loser", 1))
    first, before, turned, end = frames((0, 0), (2, 3), (2, 1), (4, 1))

    point = turning_point([first, before, turned._replace(events=lines), end], 0)

    assert point is not None
    assert point.args["event"] == lines[1].text


def test_a_game_says_which_lines_tell_it_best_and_how_they_are_told_in_short() -> None:
    lines = (told("scored", 0), told("fanfare", 0, weight=Weight.HEADLINE))
    first, before, turned, end = frames((0, 0), (1, 2), (3, 2), (4, 2))

    point = turning_point(
        [first, before, turned._replace(events=lines), end], 0, ["scored"], {"scored": "scored-in-short"}
    )

    assert point is not None
    assert point.args["event"] == Text("scored-in-short", lines[0].text.args)


def test_that_somebody_has_won_is_not_what_made_them_win() -> None:
    before, end = frames((1, 2), (3, 2))

    point = turning_point([before, end._replace(events=(told("wins", 0, weight=Weight.HEADLINE),))], 0)

    assert point is not None
    assert point.key == "ending-late"


def test_a_game_that_says_what_changes_points_is_told_by_nothing_else() -> None:
    first, before, turned, end = frames((0, 0), (1, 2), (3, 2), (4, 2))
    lines = (told("sets-out", 0), told("held", 0, weight=Weight.HEADLINE))

    point = turning_point([first, before, turned._replace(events=lines), end], 0, ["imprisons"])

    assert point is not None
    assert point.key == "ending-turned"


def test_what_cost_points_is_told_of_others_and_what_brought_some_of_the_winner() -> None:
    lines = tuple([told(key, seat) for seat in (0, 1) for key in ("imprisons", "conquered")])
    for standings, who, what in (((3, 2), 0, "imprisons"), ((1, 0), 1, "conquered")):
        first, before, turned, end = frames((0, 0), (1, 2), standings, (4, 2))

        point = turning_point(
            [first, before, turned._replace(events=lines), end],
            0,
            ["imprisons", "conquered"],
            setbacks=["conquered"],
        )

        assert point is not None
        assert point.args["event"] == told(what, who).text


@pytest.mark.parametrize("its_game", games().values(), ids=lambda one: one.key)
def test_what_games_say_changes_points_are_lines_of_their_stories(its_game: AnyGame) -> None:
    assert its_game.decisive
    assert all(key.startswith(f"{its_game.key}-") and speaker("en").has(key) for key in its_game.decisive)
    assert set(its_game.setbacks) <= set(its_game.decisive)
