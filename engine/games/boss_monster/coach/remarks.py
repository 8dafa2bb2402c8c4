"""What the coach says before a decision: rules first, each when it is needed, then how to win."""

from __future__ import annotations

from engine.core import Arg, Choice, Remark, Text, all_of
from engine.games.boss_monster.ai.player import choose
from engine.games.boss_monster.coach.counting import (
    BUILDS,
    WINDOWS,
    At,
    Laying,
    advanced_layings,
    asks,
    castable,
    comers,
    dealt,
    gets_through,
    layings,
    learner,
    miniboss_layings,
    option_ids,
    promotions,
    survivors,
    visitor,
)
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.explain import explain
from engine.games.boss_monster.show.explaining.lines import called
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import MOST_ROOMS

STRONG_LURE = "MB023"
FIRST_DEFENCE = "MB025"
FIRST_SPELL = "MB071"

# ── suggestions that teach ───────────────────────────────────────────────────────────────────────────────


def _first_room(at: At) -> Choice | None:
    return [STRONG_LURE] if asks(at, "ask-first-room") and STRONG_LURE in option_ids(at) else None


def _first_defence(at: At) -> Choice | None:
    """In front of the room that pays for its neighbours."""
    rooms = at.view.lairs[learner(at)].rooms
    before_market = bool(rooms) and rooms[0].slot.cards[-1] == STRONG_LURE
    fitting = [one.option for one in layings(at) if (one.card, one.place) == (FIRST_DEFENCE, "new")]
    return fitting if before_market and fitting else None


def _best_host(at: At) -> Laying:
    """A miniboss in the room with the most damage."""
    strength = {str(room.slot.uid): room.damage for room in at.view.lairs[learner(at)].rooms}
    return max(miniboss_layings(at), key=lambda laying: strength[laying.place])


def _stop_for_survivor(at: At) -> Choice | None:
    wanted = [f"end-{hero.card}" for hero in survivors(at)]
    return [one for one in wanted if one in option_ids(at)] or None


def _cast(at: At) -> Choice | None:
    return castable(at)[:1] or None


def _pass(at: At) -> Choice | None:
    return ["pass"] if "pass" in option_ids(at) else None


def _advised(at: At) -> str:
    """The one option the quick player would pick, or nothing."""
    choice = choose(at.view, at.decision)
    return choice[0] if isinstance(choice, list) and len(choice) == 1 else ""


# ── what remarks name ────────────────────────────────────────────────────────────────────────────────────


def _names(cards: list[str]) -> Text:
    return all_of([called(card) for card in cards])


def _coming(at: At) -> dict[str, Arg]:
    heroes = comers(at)
    return {
        "heroes": _names([hero.card for hero in heroes]),
        "number": len(heroes),
        "health": sum([hero.remaining for hero in heroes[:1]]),
        "damage": dealt(at),
    }


def _laying_miniboss(at: At) -> dict[str, Arg]:
    laying = _best_host(at)
    host = next(room for room in at.view.lairs[learner(at)].rooms if str(room.slot.uid) == laying.place)
    return {"miniboss": card_name(laying.card), "room": card_name(host.slot.cards[-1])}


def _escaping(at: At) -> dict[str, Arg]:
    hero = survivors(at)[0]
    return {"hero": called(hero.card), "health": hero.remaining, "damage": dealt(at)}


def _visiting(at: At) -> dict[str, Arg]:
    walker = visitor(at)
    assert walker is not None
    spell = castable(at)[0].partition("/")[0] if castable(at) else FIRST_SPELL
    return {"hero": called(walker.hero.card), "health": walker.hero.remaining, "spell": card_name(spell)}


def _has_outlook(at: At) -> bool:
    return _advised(at) in explain(at.view, at.decision).outlooks


def _weighing(at: At) -> dict[str, Arg]:
    return {"outlook": explain(at.view, at.decision).outlooks[_advised(at)]}


def _advanced(at: At) -> dict[str, Arg]:
    return {"room": card_name(advanced_layings(at)[0].card)}


# ── situations ───────────────────────────────────────────────────────────────────────────────────────────


def _builds(at: At) -> bool:
    return asks(at, *BUILDS)


def _first_build(at: At) -> bool:
    return _builds(at) and len(comers(at)) > 0 and _first_defence(at) is not None


def _can_lay_miniboss(at: At) -> bool:
    paid = at.view.lairs[learner(at)].hoard > 0
    return _builds(at) and at.view.round > 1 and paid and bool(miniboss_layings(at))


def _lacks_one_room(at: At) -> bool:
    return _builds(at) and len(at.view.lairs[learner(at)].rooms) == MOST_ROOMS - 1


def _dungeon(at: At) -> tuple[str, ...]:
    return ("dungeon",)


def _town_and_dungeon(at: At) -> tuple[str, ...]:
    return "town", "dungeon"


def _visitors(at: At) -> tuple[str, ...]:
    return "heroes", "dungeon"


def _hand(at: At) -> tuple[str, ...]:
    return ("hand",)


def _is_doomed(at: At) -> bool:
    walker = visitor(at)
    return walker is not None and walker.hero.remaining <= 0


def _asks_for_stops(at: At) -> bool:
    return asks(at, "ask-orders")


REMARKS: tuple[Remark[RealmView], ...] = (
    # rules, each when it is needed
    Remark("boss", lambda at: asks(at, "ask-boss"), again=True),
    Remark("discard", lambda at: asks(at, "ask-discard-two"), look=_hand, again=True),
    Remark("first-market", lambda at: bool(_first_room(at)), look=_hand, suggest=_first_room),
    Remark("first-room", lambda at: asks(at, "ask-first-room"), look=_hand, again=True),
    Remark("first-build", _first_build, _coming, _town_and_dungeon, _first_defence),
    Remark("miniboss", _can_lay_miniboss, _laying_miniboss, _dungeon, lambda at: [_best_host(at).option]),
    Remark("lure", lambda at: _builds(at) and bool(comers(at)), _coming, _town_and_dungeon),
    Remark(
        "stops", lambda at: _asks_for_stops(at) and not survivors(at), look=_visitors, suggest=lambda at: []
    ),
    Remark(
        "stop-for-spell",
        lambda at: _asks_for_stops(at) and bool(survivors(at)) and bool(at.view.hand_spells),
        _escaping,
        _visitors,
        _stop_for_survivor,
    ),
    Remark("spell", lambda at: gets_through(at) and bool(castable(at)), _visiting, _visitors, _cast),
    Remark("doomed", _is_doomed, _visiting, _visitors, _pass, again=True),
    Remark("save-spell", lambda at: asks(at, *WINDOWS) and not gets_through(at), suggest=_pass),
    Remark("advanced", lambda at: _builds(at) and bool(advanced_layings(at)), _advanced, _dungeon),
    Remark("promotion", lambda at: _builds(at) and bool(promotions(at)), look=_dungeon),
    # how to win
    Remark("enemies", lambda at: _builds(at) and at.view.round > 2, look=_town_and_dungeon),
    Remark("fifth-room", _lacks_one_room, look=_dungeon),
    # whatever else comes
    Remark("weigh", lambda at: _builds(at) and _has_outlook(at), _weighing, _town_and_dungeon, again=True),
    Remark("build", _builds, look=_dungeon, again=True),
    Remark("orders", _asks_for_stops, look=_visitors, again=True),
    Remark("window", lambda at: at.decision.topic == "reactions", again=True),
    Remark("any", again=True),
)
