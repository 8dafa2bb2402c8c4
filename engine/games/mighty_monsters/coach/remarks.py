"""What the coach says before a placement: first the rules, from the second raid on how to win."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.core import Arg, Pick, Remark, Situation, seat_name
from engine.games.mighty_monsters.ai.player import choose
from engine.games.mighty_monsters.cards import HEALING, KINGS, LEVELS, PLAIN_ROUND
from engine.games.mighty_monsters.rules.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.show.explain import explain
from engine.games.mighty_monsters.show.views import CastleView, PlaceView
from engine.games.mighty_monsters.state import Monster

At = Situation[CastleView]


class Advised(NamedTuple):
    """The placement the coach would make."""

    option: str
    strength: int
    guard: int
    place: PlaceView
    partner: Monster | None
    """Who would stand beside it."""
    victim: Monster | None
    """Whom it would push out."""

    @property
    def total(self) -> int:
        """How strong the pair would be, as far as it is known."""
        return self.strength + (self.partner.strength if self.partner else 0)


@lru_cache(maxsize=4)
def advised(at: At) -> Advised:
    """What the quick player would do."""
    choice = choose(at.view, at.decision)
    assert isinstance(choice, list)
    strength, where, slot = read_placement(choice[0].partition(":")[0])
    place = at.view.places[where]
    victim = None if slot is None else place.slots[slot]
    others = [monster for number, monster in enumerate(place.slots) if number != slot]
    partner = next((monster for monster in others if monster is not None), None)
    return Advised(choice[0], strength, where + 1, place, partner, victim)


def is_placing(at: At) -> bool:
    """Whether a monster is to be placed."""
    return at.decision.topic == "placing"


def _joins_other(at: At) -> bool:
    it = advised(at)
    return it.victim is None and it.partner is not None and it.partner.seat != at.view.viewer


def _pairs_own(at: At) -> bool:
    it = advised(at)
    return it.partner is not None and it.partner.seat == at.view.viewer


def _pushes_out(at: At) -> bool:
    it = advised(at)
    return it.victim is not None and it.victim.seat != at.view.viewer


def _weaker_rival(at: At) -> tuple[int, Monster] | None:
    """Somebody else's monster that could be pushed out, and the place where it stands."""
    form = at.decision.form
    for option in form.options if isinstance(form, Pick) else ():
        _, where, slot = read_placement(option.id)
        victim = None if slot is None else at.view.places[where].slots[slot]
        if victim is not None and victim.seat != at.view.viewer:
            return where, victim
    return None


def _could_push_out(at: At) -> bool:
    """Whether one may push somebody out for the first time, but had better do something else."""
    return "push-out" not in at.said and not _pushes_out(at) and _weaker_rival(at) is not None


def _instead(at: At) -> dict[str, Arg]:
    """What to do, and who could be pushed out in its place."""
    rival = _weaker_rival(at)
    assert rival is not None
    where, victim = rival
    return {
        **_known(at),
        "rival": seat_name(victim.seat),
        "victim": victim.strength,
        "there": where + 1,
        "price": TREASURY_PRICE + LEVELS[at.view.places[where].level].owner_price,
    }


def _gives_up(at: At) -> bool:
    """Whether a monster goes where it will most likely lose."""
    it = advised(at)
    nobody_stronger = it.strength == min(at.view.hand)
    return it.victim is None and nobody_stronger and it.total < it.place.strength[0]


def _is_fresh_raid(at: At) -> bool:
    """Whether the learner has no monster in the castle yet."""
    return not any(place.has_monster_of(at.decision.seat) for place in at.view.places)


def _known(at: At) -> dict[str, Arg]:
    """What a remark may name."""
    it, king = advised(at), KINGS.get(at.view.king, PLAIN_ROUND)
    low, high = it.place.strength
    named: dict[str, Arg] = {
        "strength": it.strength,
        "guard": it.guard,
        "total": it.total,
        "low": low,
        "high": high,
        "healing": king.healing.get(str(it.strength), HEALING[it.strength]),
        "outlook": explain(at.view, at.decision).outlooks[it.option],
        "partner": 0,
    }
    if it.partner is not None:
        named |= {"owner": seat_name(it.partner.seat), "partner": it.partner.strength}
    if it.victim is not None:
        own = it.victim.seat == at.view.viewer
        price = TREASURY_PRICE + (0 if own else LEVELS[it.place.level].owner_price)
        named |= {"rival": seat_name(it.victim.seat), "victim": it.victim.strength, "price": price}
    return named


def _there(at: At) -> tuple[str, ...]:
    """The monster to send, and the guard it goes to."""
    it = advised(at)
    return f"monster-{it.strength}", f"guard-{it.guard}"


REMARKS: tuple[Remark[CastleView], ...] = (
    Remark("family", lambda at: not is_placing(at), again=True),
    # rules, each when it is needed
    Remark("king", lambda at: bool(at.view.king), look=lambda at: ("decree",)),
    Remark("first", _is_fresh_raid, _known, _there),
    Remark("push-out", lambda at: _pushes_out(at) and "could-push-out" not in at.said, _known, _there),
    Remark("could-push-out", _could_push_out, _instead, _there),
    Remark("give-up", _gives_up, _known, _there),
    Remark("pair", _pairs_own, _known, _there),
    Remark("join", _joins_other, _known, _there),
    # how to win, once a raid is over
    Remark("rest", lambda at: at.view.round > 1 and _is_fresh_raid(at), lambda at: {}, lambda at: ("hand",)),
    Remark(
        "last-raid",
        lambda at: at.view.round == at.view.rounds and _is_fresh_raid(at),
        look=lambda at: ("hand",),
    ),
    Remark(
        "gate",
        lambda at: at.view.round > 1 and at.view.places[0].level > 1 and _is_fresh_raid(at),
        lambda at: {"low": at.view.places[0].strength[0], "high": at.view.places[0].strength[1]},
        lambda at: ("guard-1",),
    ),
    Remark("memory", lambda at: at.view.round > 1, look=lambda at: ("guards",)),
    # whatever else comes
    Remark("weigh", lambda at: advised(at).victim is None, _known, _there, again=True),
    Remark("weigh-push-out", lambda at: True, _known, _there, again=True),
)
