"""What the coach counts before it speaks: who comes, how much the rooms deal, and what may help."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import Pick, Seat, Situation
from engine.games.boss_monster.cards import MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.rules.ahead.usual_stops import health_at_end
from engine.games.boss_monster.show.explaining.effects import PREFIX
from engine.games.boss_monster.show.explaining.forecast import (
    escapes,
    lair_of,
    outcome,
    walker_in_question,
)
from engine.games.boss_monster.show.views import RealmView, RoomView
from engine.games.boss_monster.state import Hero, Walker

At = Situation[RealmView]
SMASH = "MB071"
SMASHES = (2, 4)
"""What it deals, and what it deals where a miniboss lives; the quick player reckons with the former only."""
BUILDS = ("ask-build", "ask-build-again")
WINDOWS = ("ask-enter", "ask-room")


class Laying(NamedTuple):
    """A card to be laid, and where: the number of a stack, or `new`."""

    option: str
    card: str
    place: str


def asks(at: At, *questions: str) -> bool:
    """Whether one of these questions is asked."""
    return at.decision.prompt.key.removeprefix(PREFIX) in questions


def option_ids(at: At) -> list[str]:
    """The answers that can be picked."""
    form = at.decision.form
    return [option.id for option in form.options] if isinstance(form, Pick) else []


def layings(at: At) -> list[Laying]:
    """Every card at every place where it may be laid."""
    return [Laying(one, *one.split("@")) for one in option_ids(at) if "@" in one]


def learner(at: At) -> Seat:
    """The learner's seat."""
    return at.decision.seat


def comers(at: At) -> tuple[Hero, ...]:
    """The heroes who would come to the learner now."""
    return outcome(at.view, learner(at), lair_of(at.view, learner(at))).heroes


def dealt(at: At) -> int:
    """What the learner's rooms deal together."""
    return sum([room.damage for room in at.view.lairs[learner(at)].rooms])


def survivors(at: At) -> list[Hero]:
    """The heroes at the learner's entrance who would get through."""
    lair = lair_of(at.view, learner(at))
    return [hero for hero in lair.queue if not hero.waits and escapes(lair, Walker(hero, learner(at)))]


def visitor(at: At) -> Walker | None:
    """The hero a window is about, if it is in the learner's dungeon or about to enter it."""
    walker = walker_in_question(at.view) if asks(at, *WINDOWS) else None
    return walker if walker is not None and walker.seat == learner(at) else None


def stranger(at: At) -> Walker | None:
    """The hero a window is about, if it is somebody else's."""
    walker = walker_in_question(at.view) if asks(at, *WINDOWS) else None
    return walker if walker is not None and walker.seat != learner(at) else None


def smashing_stop(at: At) -> str:
    """When to be asked in order to smash a hero who would get through; nothing if that is not enough."""
    lair, rooms = lair_of(at.view, learner(at)), at.view.lairs[learner(at)].rooms
    if SMASH not in at.view.hand_spells:
        return ""
    homes = [number for number, room in enumerate(rooms) if _has_miniboss(room)]
    for hero in survivors(at):
        left = health_at_end(lair, Walker(hero, learner(at)))
        if left <= SMASHES[0] or (left <= SMASHES[1] and homes[-1:] == [len(rooms) - 1]):
            return f"end-{hero.card}"
        if left <= SMASHES[1] and homes:
            return f"rooms-{hero.card}"
    return ""


def smashes(at: At) -> bool:
    """Whether *Smash!*, cast now, would keep the hero in question from getting through."""
    walker, lair = visitor(at), lair_of(at.view, learner(at))
    if walker is None or not asks(at, "ask-room") or SMASH not in [one[: len(SMASH)] for one in castable(at)]:
        return False
    here = at.view.lairs[learner(at)].rooms[walker.index]
    return health_at_end(lair, walker) <= SMASHES[_has_miniboss(here)]


def _has_miniboss(room: RoomView) -> bool:
    return bool(room.slot.miniboss) and not room.slot.off


def gets_through(at: At) -> bool:
    """Whether that hero would escape if nobody did anything."""
    walker = visitor(at)
    return walker is not None and escapes(lair_of(at.view, learner(at)), walker)


def castable(at: At) -> list[str]:
    """The spells that can be cast now, as options."""
    return [one for one in option_ids(at) if one.partition("/")[0] in SPELLS]


def miniboss_layings(at: At) -> list[Laying]:
    """Every miniboss at every room it may be laid in."""
    return [laying for laying in layings(at) if laying.card in MINIBOSSES]


def advanced_layings(at: At) -> list[Laying]:
    """Every advanced room at every room it may cover."""
    return [laying for laying in layings(at) if laying.card in ROOMS and ROOMS[laying.card].advanced]


def promotions(at: At) -> list[str]:
    """The minibosses that can be promoted now, as options."""
    return [one for one in option_ids(at) if one.startswith("promote/")]
