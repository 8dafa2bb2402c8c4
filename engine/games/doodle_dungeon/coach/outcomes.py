"""What came of an answer: a finished card, the paths, a fight, a hero's end; and when that is enough."""

from __future__ import annotations

from engine.core import Arg, Remark, Seat, seat_name
from engine.games.doodle_dungeon.board.sheet import KINDS, MONSTER_LETTERS
from engine.games.doodle_dungeon.cards import MONSTERS
from engine.games.doodle_dungeon.coach.advice import At, own
from engine.games.doodle_dungeon.phrases import path_word
from engine.games.doodle_dungeon.show.views import DungeonView, TableView
from engine.games.doodle_dungeon.state import DEAD, DEFENDING, DRAWING, ESCAPED, INSIDE, Encounter
from engine.games.doodle_dungeon.timing import DEATH_POINTS

TURNS_ENOUGH = 10
"""After so many turns of defending, nothing new happens any more."""


def has_seen_enough(view: TableView) -> bool:
    """Whether a hero has come to the end of his way, or has walked for a good while."""
    gone = any(dungeon.fate != INSIDE for dungeon in view.dungeons)
    return view.phase == DEFENDING and (gone or view.turn > TURNS_ENOUGH)


def _own_before(at: At) -> DungeonView | None:
    return None if at.before is None else at.before.dungeons[at.decision.seat]


def _finished_card(at: At) -> bool:
    return at.before is not None and at.before.round < at.view.round


def _paths_shown(at: At) -> bool:
    return at.before is not None and at.before.phase == DRAWING and at.view.phase == DEFENDING


def _own_path(at: At) -> dict[str, Arg]:
    dungeon = own(at)
    return {"path": path_word(dungeon.squares, dungeon.path)}


# ── an encounter in one's own dungeon ────────────────────────────────────────────────────────────────────


def _settled(at: At) -> Encounter | None:
    """The encounter that was answered last, if it is over."""
    asked = None if at.before is None else at.before.encounter
    if asked is None or asked.outcome or asked.seat != at.decision.seat:
        return None
    now = at.view.encounter
    goes_on = now is not None and not now.outcome and (now.seat, now.square) == (asked.seat, asked.square)
    return None if goes_on and _hearts_lost(at) == 0 and not _is_gone(at, asked) else asked


def _hearts_lost(at: At) -> int:
    before = _own_before(at)
    return 0 if before is None else max(0, before.hearts - own(at).hearts)


def _is_gone(at: At, settled: Encounter) -> bool:
    return own(at).squares[settled.square] not in KINDS


def _won(at: At) -> bool:
    settled = _settled(at)
    return settled is not None and settled.kind in MONSTERS and _hearts_lost(at) > 0


def _lost(at: At) -> bool:
    settled = _settled(at)
    beaten = settled is not None and settled.kind in MONSTERS and _is_gone(at, settled)
    return beaten and _hearts_lost(at) == 0


def _sprung(at: At) -> bool:
    settled = _settled(at)
    return settled is not None and settled.kind not in MONSTERS and _hearts_lost(at) > 0


def _sprung_in_vain(at: At) -> bool:
    """Whether a trap has been used up, but others have seen to it that the hero is none the worse."""
    settled = _settled(at)
    gone = settled is not None and settled.kind not in MONSTERS and _is_gone(at, settled)
    return gone and _hearts_lost(at) == 0


def _result(at: At) -> dict[str, Arg]:
    settled = _settled(at)
    assert settled is not None
    points = MONSTERS[settled.kind].points if settled.kind in MONSTERS else 0
    return {"kind": settled.kind, "hearts": _hearts_lost(at), "left": own(at).hearts, "points": points}


def _fate_changed(at: At, fate: str) -> bool:
    before = _own_before(at)
    return before is not None and before.fate == INSIDE and own(at).fate == fate


def _escape(at: At) -> dict[str, Arg]:
    return {"hearts": own(at).hearts}


# ── in the dungeons of others ────────────────────────────────────────────────────────────────────────────


def _others(at: At) -> list[Seat]:
    return [] if at.before is None else [seat for seat in range(at.view.seats) if seat != at.decision.seat]


def _gone_elsewhere(at: At, fate: str) -> Seat | None:
    """Where another hero has come to this end."""
    assert at.before is not None or not _others(at)
    for seat in _others(at):
        if at.before and at.before.dungeons[seat].fate == INSIDE and at.view.dungeons[seat].fate == fate:
            return seat
    return None


def _beaten_elsewhere(at: At) -> tuple[Seat, str] | None:
    """A monster of somebody else that was crossed out, and whose."""
    for seat in _others(at):
        assert at.before is not None
        now = at.view.dungeons[seat].squares
        for square, letter in enumerate(at.before.dungeons[seat].squares):
            if letter in MONSTER_LETTERS and now[square] not in MONSTER_LETTERS:
                return seat, KINDS[letter]
    return None


def _beaten(at: At) -> dict[str, Arg]:
    beaten = _beaten_elsewhere(at)
    assert beaten is not None
    seat, kind = beaten
    return {"owner": seat_name(seat), "kind": kind, "points": MONSTERS[kind].points}


def _hurt_elsewhere(at: At) -> Seat | None:
    """Where another hero has lost hearts."""
    for seat in _others(at):
        if at.before and at.view.dungeons[seat].hearts < at.before.dungeons[seat].hearts:
            return seat
    return None


def _hurt(at: At) -> dict[str, Arg]:
    seat = _hurt_elsewhere(at)
    assert seat is not None
    return {"owner": seat_name(seat), "hearts": at.view.dungeons[seat].hearts}


def _end_elsewhere(fate: str, at: At) -> dict[str, Arg]:
    seat = _gone_elsewhere(at, fate)
    assert seat is not None
    return {"owner": seat_name(seat), "hearts": at.view.dungeons[seat].hearts}


OUTCOMES: tuple[Remark[TableView], ...] = (
    Remark("finished-card", _finished_card),
    Remark("paths", _paths_shown, _own_path),
    Remark("died", lambda at: _fate_changed(at, DEAD), lambda at: {"points": DEATH_POINTS}),
    Remark("escaped", lambda at: _fate_changed(at, ESCAPED), _escape),
    Remark(
        "died-elsewhere",
        lambda at: _gone_elsewhere(at, DEAD) is not None,
        lambda at: _end_elsewhere(DEAD, at),
        again=True,
    ),
    Remark(
        "escaped-elsewhere",
        lambda at: _gone_elsewhere(at, ESCAPED) is not None,
        lambda at: _end_elsewhere(ESCAPED, at),
        again=True,
    ),
    Remark("won", _won, _result),
    Remark("lost", _lost, _result),
    Remark("sprung-shut", _sprung, _result),
    Remark("sprung-in-vain", _sprung_in_vain, _result, again=True),
    Remark("beaten-elsewhere", lambda at: _beaten_elsewhere(at) is not None, _beaten),
    Remark("hurt-elsewhere", lambda at: _hurt_elsewhere(at) is not None, _hurt),
    Remark("won-again", _won, _result, again=True),
    Remark("lost-again", _lost, _result, again=True),
)
