"""What a computer player would decide ahead, by the same lights as when it is asked."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Choice, Decision, Option, Pick
from engine.games.boss_monster.ai.builds.bargains import BARGAINS
from engine.games.boss_monster.ai.evaluation import KEEPING
from engine.games.boss_monster.ai.player import choose
from engine.games.boss_monster.ai.reactions import (
    BEFORE_ENTERING,
    IN_A_ROOM,
    LEADER,
    SAVING,
    SENDING_AWAY,
    can_cancel,
    means,
    moment_inside,
    power,
)
from engine.games.boss_monster.rules.abilities.drawing import DRAW_SPELL
from engine.games.boss_monster.rules.abilities.heroes import THRESH
from engine.games.boss_monster.rules.ahead.build_turns import IF_QUIET, read_place
from engine.games.boss_monster.rules.ahead.usual_stops import ESCAPING, LEADING, PASS
from engine.games.boss_monster.rules.building import BUILD, ends_turn
from engine.games.boss_monster.rules.reactions.orders import AT_SPELLS, USUAL_STOPS
from engine.games.boss_monster.rules.rounds import INTRIGUE
from engine.games.boss_monster.rules.setup import FIRST_ROOM
from engine.games.boss_monster.show.views import RealmView

MOST_BUILDS = 3
"""How many builds it lists for a turn, in case earlier turns make some impossible."""
PROMOTIONS = ("promote", "barter")


def plan(view: RealmView, decision: Decision) -> Choice | None:
    """What to answer ahead; None to leave that, or to leave it as it is."""
    planner = _planners.get(decision.ahead)
    wanted = None if planner is None else planner(view, decision)
    return None if wanted is None or wanted == _planned(view, decision) else list(wanted)


def _planned(view: RealmView, decision: Decision) -> list[str]:
    """What it has planned already."""
    mine = [choice for each in view.plans if each.about == decision.ahead for choice in each.choices]
    return [word for choice in mine if isinstance(choice, tuple) for word in choice]


def _options(decision: Decision) -> tuple[Option, ...]:
    form = decision.form
    assert isinstance(form, Pick)
    return form.options


def _turn(view: RealmView, decision: Decision) -> list[str] | None:
    """A promotion and the best builds; if it would rather do something else first, it waits for its turn."""
    left = {
        read_place(one.id): one
        for one in _options(decision)
        if not one.id.startswith(IF_QUIET) and one.id.partition("/")[0] not in BARGAINS
    }
    wanted: list[str] = []
    builds = 0
    while builds < MOST_BUILDS and left:
        choice = _best_of(view, decision, left)
        wanted.append(left.pop(choice).id)
        if choice.startswith("promote"):
            left = {other: one for other, one in left.items() if not other.startswith(PROMOTIONS)}
        elif "@" in choice:
            builds += 1
        else:
            return wanted if ends_turn(choice) else None
    return wanted


def _best_of(view: RealmView, decision: Decision, left: dict[str, Option]) -> str:
    """What it would answer if these were the options of its build turn."""
    form = Pick(tuple([replace(one, id=choice) for choice, one in left.items()]))
    answer = choose(view, replace(decision, form=form, step="boss_monster.built", args=()))
    assert isinstance(answer, list)
    return answer[0]


def _first_room(view: RealmView, decision: Decision) -> list[str]:
    cards = [one.id for one in _options(decision) if one.id != "done"]
    return sorted(cards, key=lambda card: -KEEPING[card]) or ["done"]


def _stops(view: RealmView, decision: Decision) -> list[str]:
    """Stop for heroes who would get through, and for a leader's, if it has anything against that."""
    seat = decision.seat
    mine = tuple(means(view, seat))
    strong = [ability for ability in mine if power(view, seat, ability)]
    entrance, *inside = SENDING_AWAY
    stops = [AT_SPELLS] if can_cancel(view, seat) else []
    if entrance in mine or any(ability in BEFORE_ENTERING for ability in strong):
        stops.append(f"{ESCAPING}-enter")
    if any(ability in IN_A_ROOM for ability in strong) or any(ability in inside for ability in mine):
        stops.append(f"{ESCAPING}-{moment_inside(mine)}")
    leads = any(view.lairs[other].soul_count >= LEADER for other in view.order if other != seat)
    if leads and any(ability in SAVING for ability in mine):
        stops += [f"{LEADING}-enter", f"{LEADING}-end"]
    return stops or [PASS]


def _always(word: str) -> Callable[[RealmView, Decision], list[str]]:
    return lambda view, decision: [word]


_planners: dict[str, Callable[[RealmView, Decision], list[str] | None]] = {
    FIRST_ROOM: _first_room,
    BUILD: _turn,
    USUAL_STOPS: _stops,
    THRESH: _always("no"),
    DRAW_SPELL: _always("yes"),
    INTRIGUE: _always("room"),
}
