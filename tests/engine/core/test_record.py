"""A record is a whole game in one file: it plays again exactly, and whatever is wrong with it is said."""

from __future__ import annotations

import json

import pytest

from engine.cli.self_play import moments
from engine.core import Move, State, apply
from engine.core.record import (
    BrokenRecordError,
    GameRecord,
    played_again,
    read_record,
    record_of,
    renumbered,
    write_record,
)
from engine.core.registry import AnyGame, games
from engine.core.undo import rewound
from engine.release import release
from tests.conformance.plays import encoded


def bots_game(game: AnyGame, seed: int = 3) -> tuple[GameRecord, list[State]]:
    """A game between computer players, and its record."""
    seats, settings = game.seats[0], game.checked_settings({})
    states = list(moments(game, seats, settings, seed))
    moves = []
    for before in states[:-1]:
        decision = before.pending()[0]
        moves.append(
            Move(
                decision.seat,
                decision.number,
                game.computer_player(game.view(before, decision.seat), decision),
            )
        )
    result = states[-1].result
    assert result is not None
    return record_of(game.key, seats, settings, seed, moves, result, game.edition), states


@pytest.mark.parametrize("game", games().values(), ids=games())
def test_a_record_that_is_written_and_read_plays_every_game_again(game: AnyGame) -> None:
    record, states = bots_game(game)
    again = list(played_again(read_record(write_record(record))))

    assert encoded(again) == encoded(states)


def test_moves_from_the_time_after_a_way_back_get_the_numbers_of_a_straight_game() -> None:
    record, states = bots_game(games()["mighty-monsters"])
    late = rewound(states[0], states[-1].asked, [])
    moved: list[tuple[State, Move]] = []
    for before, move in zip(states, record.moves, strict=False):
        index = [(one.seat, one.number) for one in before.decisions()].index(move[:2])
        same = late.decisions()[index]
        moved.append((late, move._replace(number=same.number)))
        late = apply(late, moved[-1][1])

    assert [move for _, move in moved] != list(record.moves)
    assert renumbered(states[0], moved) == list(record.moves)


def changed(**fields: object) -> bytes:
    """A record of which something is otherwise."""
    record, _ = bots_game(games()["mighty-monsters"])
    return json.dumps(json.loads(write_record(record)) | fields).encode()


@pytest.mark.parametrize(
    ("data", "flaw"),
    [
        (b"", "not the record of a game"),
        (b"[1, 2]", "not the record of a game"),
        (b'{"kind": "shopping", "format": 1}', "of the kind 'shopping'"),
        (b'{"kind": "lairkeeper-game", "format": 2}', "newer release"),
        (b'{"kind": "lairkeeper-game", "format": 1}', "damaged"),
        (changed(game="chess"), "no game called 'chess'"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(data: bytes, flaw: str) -> None:
    with pytest.raises(BrokenRecordError, match=flaw):
        read_record(data)


@pytest.mark.parametrize(
    ("fields", "flaw"),
    [
        ({"seats": 99}, "cannot begin"),
        ({"settings": {"weather": "rain"}}, "cannot begin"),
        ({"moves": [[0, 1, ["no such family"]]]}, "move 1 is not possible"),
        ({"moves": []}, "the moves lead to None"),
        ({"result": {"scores": [1, 2, 3], "places": [3, 2, 1], "winners": [2]}}, "but the moves lead to"),
    ],
)
def test_a_game_that_does_not_go_as_its_record_says_is_caught(fields: dict[str, object], flaw: str) -> None:
    with pytest.raises(BrokenRecordError, match=flaw):
        list(played_again(read_record(changed(**fields))))


def test_a_record_names_the_release_it_comes_from() -> None:
    record, _ = bots_game(games()["mighty-monsters"])

    assert record.release == release()


@pytest.mark.parametrize("other", ["0.1.0", "0.2.0", "9.9.9+0123abc-dirty"])
def test_a_record_of_any_other_release_plays_again(other: str) -> None:
    record = read_record(changed(release=other))

    assert record.release == other
    assert list(played_again(record))
