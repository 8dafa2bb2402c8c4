"""Games from files: whatever is not a game played by the rules is refused in words."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.cli.self_play import computer_move
from engine.core import Text
from engine.core.play import Move
from engine.core.record import record_of, write_record
from engine.core.registry import game
from tables import Refused, opened_game
from tables.play import record_files

KEY = "mighty-monsters"


@pytest.fixture(scope="module")
def recorded() -> bytes:
    """A whole game between computer players."""
    its_game = game(KEY)
    state, moves = its_game.start(3, {}, 7), []
    while state.result is None:
        decision, choice = its_game.computer_answer(state, state.pending()[0])
        moves.append(Move(decision.seat, decision.number, choice))
        state = computer_move(its_game, state)
    return write_record(record_of(KEY, 3, its_game.checked_settings({}), 7, moves, state.result))


def refusal_of(data: bytes) -> Text:
    with pytest.raises(Refused) as refused:
        opened_game(data)
    return refused.value.text


def test_a_recorded_game_can_be_looked_at_moment_by_moment(recorded: bytes) -> None:
    opened = opened_game(recorded)

    assert len(opened.frames) == len(opened.record.moves) + 1
    assert any(frame.headlines for frame in opened.frames)
    assert opened.state(0).result is None
    assert opened.state(len(opened.frames) - 1).result == opened.record.result


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
    ],
)
def test_a_hostile_file_is_refused(recorded: bytes, change: dict[str, Any]) -> None:
    assert refusal_of(json.dumps(json.loads(recorded) | change).encode()).key == "replay-file-broken"


@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"\xff\xfe", b"null", b"PK\x03\x04"])
def test_what_is_no_such_file_is_refused(data: bytes) -> None:
    assert refusal_of(data).key == "replay-file-broken"


def test_what_is_too_large_or_takes_too_long_is_refused(
    recorded: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refusal_of(b" " * (record_files.MOST_BYTES + 1)).key == "replay-file-too-large"
    with monkeypatch.context() as patch:
        patch.setattr(record_files, "MOST_SECONDS", -1.0)
        assert refusal_of(recorded).key == "replay-file-too-long"
    endless = json.loads(recorded) | {"moves": [[0, 1, []]] * (record_files.MOST_MOVES + 1)}

    assert refusal_of(json.dumps(endless).encode()).key == "replay-file-too-long"
