"""Build turns decided ahead: everybody may build as soon as the build phase begins.

The rulebook has players build one after the other; each sees where those before have laid a card, but not
which. Turns are still carried out in that order, with the windows between them. Whoever would rather see
first where the others build leaves the invitation, and is asked in turn.

A plan is a list. Whatever is not building (promoting, selling, a spell) is done first, since laying a card
ends the turn; choices that go with it are asked when it comes to that. Then the first build that is still
possible counts. A room on top of another is meant for the room that is visible now. If nothing fits, or if
the list is meant for a quiet phase only and somebody else has acted, its owner is asked.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Option, Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.boss_monster.phrases import plain
from engine.games.boss_monster.rules.building import BUILD, ends_turn, turn_form
from engine.games.boss_monster.state import Realm

IF_QUIET = "if-quiet"


def invite_to_build(g: Realm) -> None:
    """Call everybody to decide their build turn at the start of the phase."""
    g.deeds = ()
    for seat in g.order:
        g.foresee(seat, BUILD, invite=True)


def foreseen_turn(g: Realm, seat: Seat) -> Question[list[str]]:
    """Everything that would be possible in the turn as things are now."""
    options = [_of_this_room(g, seat, option) for option in turn_form(g, seat).options]
    options.append(_if_quiet(_deeds_of_others(g, seat)))
    return Question(plain("ask-build-ahead"), Pick(tuple(options), least=0), "building")


def planned_turn(g: Realm, plan: Plan, form: AnyForm) -> Use | None:
    """The next thing on the list besides building; after these, the first build that is possible."""
    assert isinstance(form, Pick)
    legal = {option.id for option in form.options}
    builds = []
    for planned in plan.choices:
        assert isinstance(planned, tuple)
        if planned[0].startswith(IF_QUIET):
            if planned[0] != f"{IF_QUIET}-{_deeds_of_others(g, plan.seat)}":
                return None
            continue
        choice = _meant(g, plan.seat, planned[0])
        if choice in legal and not ends_turn(choice):
            return Use([choice], plan.without(planned))
        if choice in legal:
            builds.append(choice)
    return Use([builds[0]], None) if builds else None


def read_place(planned: str) -> str:
    """A planned placement as it stands in the build question: `MB014@12` for `MB014@12.2`."""
    card, at, place = planned.partition("@")
    return f"{card}{at}{place.partition('.')[0]}"


def _of_this_room(g: Realm, seat: Seat, option: Option) -> Option:
    """The option with the very room that it would cover, or into which a miniboss would go."""
    card, at, place = option.id.partition("@")
    slot = g.lairs[seat].slot(int(place)) if place.isdecimal() else None
    return option if slot is None else replace(option, id=f"{card}{at}{slot.name}")


def _meant(g: Realm, seat: Seat, planned: str) -> str:
    """The option that is meant; none if that room is covered or gone."""
    _, at, place = planned.partition("@")
    if not at or place == "new":
        return planned
    slot = g.lairs[seat].slot(int(place.partition(".")[0]))
    return read_place(planned) if slot is not None and slot.name == place else ""


def _deeds_of_others(g: Realm, seat: Seat) -> int:
    return sum([other != seat for other in g.deeds])


@cache
def _if_quiet(deeds: int) -> Option:
    """The condition that nobody else acts after so many deeds: else the list does not count."""
    return Option(f"{IF_QUIET}-{deeds}", plain("option-if-quiet"))


plan_kind(BUILD, foreseen_turn, planned_turn)
