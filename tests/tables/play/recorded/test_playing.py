"""Playing recorded games again: whatever is not a game played by the rules is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core import Chance
from engine.core.play import Move, apply
from engine.core.record import record_of, write_record
from engine.core.registry import AnyGame, game, games
from tables.play.recorded.opening import MOST_BYTES
from tables.play.recorded.playing import Finished, Heading, Piece, Refusal, told
from tests.tables.play.recorded.files import KEY, SEATS, changed, recorded

MOST_BYTES_OF_A_MOVE = 100


def refusal_of(data: bytes) -> str:
    *_, last = told(data)
    assert isinstance(last, Refusal)
    return last.text.key


def test_a_game_is_told_in_pieces_that_are_quickly_read() -> None:
    heading, *pieces, last = told(recorded())

    assert heading == Heading(SEATS, None)
    assert isinstance(last, Finished)
    assert {type(piece) for piece in pieces} == {Piece}
    assert len(pieces) > 1


@pytest.mark.parametrize(
    "change",
    [
        {"kind": "something-else"},
        {"format": 999},
        {"game": "chess"},
        {"game": "../../etc"},
        {"seats": 1_000_000},
        {"seats": -1},
        {"settings": {"exercise": "no-such-thing"}},
        {"settings": {"unknown": "setting"}},
        {"moves": []},
        {"moves": [[0, 1, ["nonsense"]]]},
        {"moves": [[99, 10**12, ["x"]]]},
        {"seed": "not a number"},
        {"seed": 10**400},
        {"result": None},
        {"edition": {"game": "chess", "name": "x", "values": {}}},
        {"edition": {"game": KEY, "name": "x", "values": {"guards": [{"id": "no-such-guard"}]}}},
    ],
)
def test_a_hostile_file_is_refused(change: dict[str, Any]) -> None:
    assert refusal_of(changed(**change)) == "replay-file-broken"


@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"\xff\xfe", b"null", b"PK\x03\x04"])
def test_what_is_no_such_file_is_refused(data: bytes) -> None:
    assert refusal_of(data) == "replay-file-broken"


@pytest.mark.parametrize("seats", [SEATS, 10**9, -1, 0])
def test_a_file_with_more_moves_than_any_game_has_is_refused_before_one_is_made(seats: int) -> None:
    bound = 2 * game(KEY).most_decisions(game(KEY).seats[1])
    endless = changed(seats=seats, moves=[[0, 1, []]] * (bound + 1))

    assert [type(one) for one in told(endless)] == [Refusal]
    assert refusal_of(endless) == "replay-file-too-long"


@pytest.mark.parametrize("its_game", games().values(), ids=list(games()))
def test_the_longest_game_that_the_rules_allow_fits_into_a_file(its_game: AnyGame) -> None:
    assert its_game.most_decisions(its_game.seats[1]) * MOST_BYTES_OF_A_MOVE <= MOST_BYTES


def test_a_game_of_thousands_of_changed_plans_can_be_looked_at() -> None:
    key, seats = "boss-monster", 2
    moves: list[Move] = []
    its_game, chance = game(key), Chance(3)
    state = its_game.start(seats, {}, 3)
    while state.result is None:
        pending = state.pending()
        offers = [one for one in state.decisions() if one not in pending]
        decision = chance.one_of(offers) if offers and len(moves) < 2600 and chance.below(99) else pending[0]
        choice = decision.form.sample(state, decision.seat, chance)
        moves.append(Move(decision.seat, decision.number, choice))
        state = apply(state, moves[-1])
    data = write_record(record_of(key, seats, its_game.checked_settings({}), 3, moves, state.result))

    assert len(moves) > 2500
    assert len(data) <= len(moves) * MOST_BYTES_OF_A_MOVE
    assert sum(len(one.rows) for one in told(data) if isinstance(one, Piece)) == len(moves) + 1


def test_what_a_record_says_of_its_result_is_checked() -> None:
    result = json.loads(recorded())["result"]

    assert refusal_of(changed(result=result | {"winners": [*range(SEATS)]})) == "replay-file-broken"
