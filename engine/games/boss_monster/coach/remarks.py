"""What the coach says before a decision: rules first, each when it is needed, then how to win."""

from __future__ import annotations

from engine.core import Arg, Choice, Remark, Text, all_of, seat_name
from engine.games.boss_monster.ai.player import choose
from engine.games.boss_monster.cards import ROOMS
from engine.games.boss_monster.coach.counting import (
    BUILDS,
    SMASH,
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
    smashes,
    smashing_stop,
    stranger,
    survivors,
    visitor,
)
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.explain import explain
from engine.games.boss_monster.show.explaining.forecast import lair_of, outcome
from engine.games.boss_monster.show.explaining.lines import called
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import MOST_ROOMS

STRONG_LURE = "MB023"
FIRST_DEFENCE = "MB025"
PASSING = {"pass", "pass-hero", "pass-phase"}

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


def _strongest_rooms(at: At) -> list[Laying]:
    """Rooms to lay beside the others, the strongest first."""
    new = [one for one in layings(at) if one.place == "new" and one.card in ROOMS]
    return sorted(new, key=lambda laying: -ROOMS[laying.card].damage)


def _stop(at: At) -> str:
    """When to be asked, or nothing if nothing can be done."""
    return _advised(at) or smashing_stop(at)


def _stopping(at: At) -> Choice | None:
    return [_stop(at)]


def _spell(at: At) -> str:
    """The spell that would help now, as an option, or nothing."""
    if _advised(at) in castable(at):
        return _advised(at)
    return next((one for one in castable(at) if smashes(at) and one.startswith(SMASH)), "")


def _cast(at: At) -> Choice | None:
    return [_spell(at)]


def _pass(at: At) -> Choice | None:
    return ["pass"] if "pass" in option_ids(at) else None


def _nothing(at: At) -> Choice | None:
    return []


def _advised(at: At) -> str:
    """The first option the quick player would pick, or nothing."""
    choice = choose(at.view, at.decision)
    return choice[0] if isinstance(choice, list) and choice else ""


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


def _room_before_miniboss(at: At) -> dict[str, Arg]:
    [room, *_] = _strongest_rooms(at)
    return {"miniboss": card_name(miniboss_layings(at)[0].card), "room": card_name(room.card)}


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
    return {"hero": called(walker.hero.card), "health": walker.hero.remaining}


def _casting(at: At) -> dict[str, Arg]:
    """A spell that helps, or the first of those that do not."""
    option = _spell(at) or castable(at)[0]
    return {**_visiting(at), "spell": card_name(option.partition("/")[0])}


def _abroad(at: At) -> dict[str, Arg]:
    walker = stranger(at)
    assert walker is not None
    return {"hero": called(walker.hero.card), "rival": seat_name(walker.seat)}


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
    return _builds(at) and len(comers(at)) == 1 and _first_defence(at) is not None


def _hears_of_lure(at: At) -> bool:
    """Whether heroes come, and it was not said yet why."""
    heard = {"first-build", "lure", "lure-enough"} & at.said
    return _builds(at) and bool(comers(at)) and not heard


def _is_ready(at: At) -> bool:
    """Whether all who would come now would die."""
    return outcome(at.view, learner(at), lair_of(at.view, learner(at))).wounds == 0


def _has_miniboss(at: At) -> bool:
    paid = at.view.lairs[learner(at)].hoard > 0
    return _builds(at) and at.view.round > 1 and paid and bool(miniboss_layings(at))


def _needs_a_room_first(at: At) -> bool:
    """Whether there is a miniboss for a dungeon of a single room, to which more would come."""
    lone = len(at.view.lairs[learner(at)].rooms) == 1
    return _has_miniboss(at) and lone and bool(_strongest_rooms(at))


def _promotes(at: At) -> bool:
    return _builds(at) and _advised(at) in promotions(at)


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


def _dies_anyway(at: At) -> bool:
    return visitor(at) is not None and not gets_through(at) and _advised(at).startswith("pass")


def _would_cast(at: At) -> bool:
    return gets_through(at) and bool(_spell(at))


def _casts_in_vain(at: At) -> bool:
    return gets_through(at) and bool(castable(at)) and _advised(at).startswith("pass") and not _spell(at)


def _comes_too_early(at: At) -> bool:
    """Whether a hero who would get through is still where nothing of the learner's works."""
    return gets_through(at) and asks(at, "ask-enter") and set(option_ids(at)) <= PASSING


def _lets_strangers_pass(at: At) -> bool:
    return stranger(at) is not None and _advised(at).startswith("pass")


def _asks_for_stops(at: At) -> bool:
    return asks(at, "ask-orders")


def _can_be_saved(at: At) -> bool:
    """Whether a hero would get through, and being asked in time may change that."""
    return _asks_for_stops(at) and bool(survivors(at)) and bool(_stop(at))


def _is_lost(at: At) -> bool:
    return _asks_for_stops(at) and bool(survivors(at)) and not _stop(at)


def _is_safe(at: At) -> bool:
    queue = at.view.lairs[learner(at)].queue
    return _asks_for_stops(at) and bool(queue) and not survivors(at) and not _advised(at)


REMARKS: tuple[Remark[RealmView], ...] = (
    # rules, each when it is needed
    Remark("boss", lambda at: asks(at, "ask-boss"), again=True),
    Remark("discard", lambda at: asks(at, "ask-discard-two"), look=_hand, again=True),
    Remark("first-market", lambda at: bool(_first_room(at)), look=_hand, suggest=_first_room),
    Remark("first-room", lambda at: asks(at, "ask-first-room"), look=_hand, again=True),
    Remark("first-build", _first_build, _coming, _town_and_dungeon, _first_defence),
    Remark(
        "miniboss-later",
        _needs_a_room_first,
        _room_before_miniboss,
        _dungeon,
        lambda at: [_strongest_rooms(at)[0].option],
    ),
    Remark(
        "miniboss",
        lambda at: _has_miniboss(at) and "miniboss-later" not in at.said,
        _laying_miniboss,
        _dungeon,
        lambda at: [_best_host(at).option],
    ),
    Remark("promotion", _promotes, look=_dungeon),
    Remark("lure", lambda at: _hears_of_lure(at) and not _is_ready(at), _coming, _town_and_dungeon),
    Remark("lure-enough", lambda at: _hears_of_lure(at) and _is_ready(at), _coming, _town_and_dungeon),
    Remark("stops", _is_safe, look=_visitors, suggest=_nothing),
    Remark(
        "stop-for-spell", lambda at: _can_be_saved(at) and bool(at.view.hand_spells), _escaping, _visitors
    ),
    Remark("spell", _would_cast, _casting, _visitors),
    Remark("doomed", _is_doomed, _visiting, _visitors, _pass, again=True),
    Remark("save-spell", _dies_anyway, look=_visitors, suggest=_pass),
    Remark("advanced", lambda at: _builds(at) and bool(advanced_layings(at)), _advanced, _dungeon),
    # how to win
    Remark("enemies", lambda at: _builds(at) and at.view.round > 2, look=_town_and_dungeon),
    Remark("fifth-room", _lacks_one_room, look=_dungeon),
    # whatever else comes
    Remark("weigh", lambda at: _builds(at) and _has_outlook(at), _weighing, _town_and_dungeon, again=True),
    Remark("build", _builds, look=_dungeon, again=True),
    Remark("safe", _is_safe, look=_visitors, suggest=_nothing, again=True),
    Remark("saved", _can_be_saved, _escaping, _visitors, _stopping, again=True),
    Remark("lost", _is_lost, _escaping, _visitors, _nothing, again=True),
    Remark("orders", _asks_for_stops, look=_visitors, again=True),
    Remark("too-early", _comes_too_early, _visiting, _visitors, _pass, again=True),
    Remark("spell-again", _would_cast, _casting, _visitors, _cast, again=True),
    Remark("in-vain", _casts_in_vain, _casting, _visitors, _pass, again=True),
    Remark("abroad", _lets_strangers_pass, _abroad, lambda at: ("heroes",), _pass, again=True),
    Remark("window", lambda at: at.decision.topic == "reactions", again=True),
    Remark("any", again=True),
)
