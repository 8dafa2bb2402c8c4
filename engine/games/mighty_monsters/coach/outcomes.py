"""What came of a placement: a partner, a push-out, and in the end the raid."""

from __future__ import annotations

from engine.core import Arg, Remark, Situation, seat_name
from engine.games.mighty_monsters.rules.placing import read_placement
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Monster, Raid

At = Situation[CastleView]


def _raid(at: At) -> Raid | None:
    """The raid that was fought since the learner answered."""
    known = None if at.before is None else at.before.raid
    return at.view.raid if at.view.raid != known else None


def _lost(at: At) -> bool:
    raid = _raid(at)
    return raid is not None and any(bout.outcome == "lost" for bout in raid.bouts)


def _result(at: At) -> dict[str, Arg]:
    """What the raid has brought the learner, and where it ended."""
    raid, seat = at.view.raid, at.decision.seat
    assert raid is not None
    gold = sum(bout.gains.get(seat, 0) for bout in raid.bouts)
    lost = [number for number, bout in enumerate(raid.bouts, 1) if bout.outcome == "lost"]
    return {"gold": gold, "healing": raid.healing[seat], "guard": lost[0] if lost else 0}


def _own_placement(at: At) -> tuple[int, int]:
    """What the learner has just placed: strength and place."""
    assert isinstance(at.choice, list)
    strength, where, _ = read_placement(at.choice[0].partition(":")[0])
    return strength, where


def _is_placed(at: At) -> bool:
    """Whether the latest answer was a placement: whoever drops a plan answers with nothing."""
    if at.before is None or not at.before.places or _raid(at):
        return False
    return isinstance(at.choice, list) and bool(at.choice)


def _stands(at: At) -> bool:
    """Whether the monster just placed still stands there."""
    if not _is_placed(at):
        return False
    strength, where = _own_placement(at)
    return Monster(at.decision.seat, strength) in at.view.places[where].slots


def _partner(at: At) -> Monster | None:
    """Somebody else's monster that has come to the one just placed since."""
    if not _stands(at) or at.before is None:
        return None
    _, where = _own_placement(at)
    known = at.before.places[where].slots
    here = [one for one in at.view.places[where].slots if one and one.seat != at.decision.seat]
    return next((one for one in here if one not in known), None)


def _joined(at: At) -> dict[str, Arg]:
    partner, (strength, where) = _partner(at), _own_placement(at)
    assert partner is not None
    low, high = at.view.places[where].strength
    return {
        "seat": seat_name(partner.seat),
        "partner": partner.strength,
        "strength": strength,
        "guard": where + 1,
        "total": partner.strength + strength,
        "low": low,
        "high": high,
    }


def _pushed_out(at: At) -> Monster | None:
    """The learner's monster that others have sent back to the hand."""
    if not _is_placed(at) or at.before is None:
        return None
    strength, _ = _own_placement(at)
    back = [one for one in at.view.hand if one not in at.before.hand or one == strength]
    back = [one for one in back if one != _relieved(at)]
    return Monster(at.decision.seat, back[0]) if back else None


def _relieved(at: At) -> int:
    """The own monster whose slot the learner has just given to a stronger one; 0 if there was none."""
    assert isinstance(at.choice, list)
    assert at.before is not None
    _, where, slot = read_placement(at.choice[0].partition(":")[0])
    former = None if slot is None else at.before.places[where].slots[slot]
    return former.strength if former is not None and former.seat == at.decision.seat else 0


def _pushed_out_args(at: At) -> dict[str, Arg]:
    monster = _pushed_out(at)
    assert monster is not None
    return {"strength": monster.strength}


OUTCOMES: tuple[Remark[CastleView], ...] = (
    Remark("raid-lost", _lost, _result),
    Remark("raid-won", lambda at: _raid(at) is not None and not _lost(at), _result),
    Remark("raid-again", lambda at: _raid(at) is not None, _result, again=True),
    Remark("pushed-out", lambda at: _pushed_out(at) is not None, _pushed_out_args),
    Remark("joined", lambda at: _partner(at) is not None, _joined),
)
