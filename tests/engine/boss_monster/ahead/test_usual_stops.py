"""Usual stops: orders for every adventure, told by what everybody can see."""

import msgspec
import pytest

from engine.core.agenda import Gathering
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.ahead.planning import STOPS, foreseen, plan
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    answer,
    build_nothing,
    building,
    change_orders,
    finish_round,
    lair,
    question_key,
    to_decide,
    wounds,
)

STRONG = "MB080"
"""Holkin, with 6 health."""
ELEVEN = "MB046 MB047 MB043 MB044"
"""Trap Rooms that deal 11 damage together; epic heroes with a text have 12 health."""


def ready(rooms: str = "MB042 MB026", queue: str = STRONG, hand: str = "MB013", **other: str) -> Realm:
    """The build phase; heroes stand before A's dungeon, whose rooms deal 4 damage, and before B's, which
    deals 4 as well."""
    b = Side("MB045 MB044", "MB014", queue=other.get("theirs", ""), souls=other.get("souls", ""))
    return building(Side(rooms, hand, queue=queue), b, Side("", "MB015"))


def go(g: Realm) -> Realm:
    """The adventure begins."""
    return build_nothing(g, "A", "B", "C")


def orders(g: Realm, seat: int) -> tuple[str, ...]:
    """What a seat has answered for this adventure, while others are still asked."""
    asked = g.agenda[-1]
    assert isinstance(asked, Gathering)
    given = asked.answers[seat]
    assert isinstance(given, list)
    return tuple(given)


# ── not being asked ──────────────────────────────────────────────────────────────────────────────────────


def test_who_has_usual_stops_is_not_asked_when_an_adventure_begins() -> None:
    g = go(plan(ready(), "A", STOPS, "pass"))

    assert (to_decide(g), question_key(g)) == ("BC", "ask-orders")


def test_if_all_have_them_nobody_is_asked() -> None:
    g = ready()
    for who in "ABC":
        g = plan(g, who, STOPS, "pass")

    assert (wounds(go(g), "A"), go(g).round) == ([STRONG], 2)


def test_they_hold_until_they_are_dropped() -> None:
    g = finish_round(go(plan(ready(), "A", STOPS, "own-enter")))
    lair(g, "B").queue += lair(ready(), "A").queue
    assert to_decide(go(g)) == "BC"

    assert to_decide(go(plan(g, "A", STOPS))) == "ABC"


def test_they_may_hold_only_without_a_spell_in_hand() -> None:
    with_spell = go(plan(ready(hand="MB071"), "A", STOPS, "without-spells"))
    without = go(plan(ready(), "A", STOPS, "without-spells"))

    assert (to_decide(with_spell), to_decide(without)) == ("ABC", "BC")
    assert orders(without, 0) == ()


def test_given_while_orders_are_asked_they_are_the_answer_and_can_be_changed() -> None:
    g = plan(go(ready()), "A", STOPS, "own-enter")
    assert (to_decide(g), orders(g, 0)) == ("BC", (f"enter-{STRONG}",))

    assert orders(plan(g, "A", STOPS, "own-rooms"), 0) == (f"rooms-{STRONG}",)


def test_what_follows_from_them_can_be_changed_like_other_orders() -> None:
    g = go(plan(ready(), "A", STOPS, "own-enter"))
    g = answer(answer(g, 1, []), 2, [])
    assert (to_decide(g), question_key(g)) == ("A", "ask-enter")

    g = change_orders(g, "A", f"rooms-{STRONG}")
    assert g.orders[0] == (f"rooms-{STRONG}",)


def test_whoever_is_eliminated_has_nothing_left_to_decide() -> None:
    g = plan(building(Side(), Side(), Side(wounds="MB106 MB107 MB108")), "C", STOPS, "pass")
    g = finish_round(g)

    assert (lair(g, "C").out, g.plans, foreseen(g, "C", STOPS)) == (True, [], None)


# ── which heroes ─────────────────────────────────────────────────────────────────────────────────────────


def test_all_heroes_of_ones_own() -> None:
    g = go(plan(ready(queue=f"{STRONG} {WEAK_HERO}", theirs="MB084"), "A", STOPS, "own-rooms", "spell"))

    assert orders(g, 0) == ("spell", f"rooms-{STRONG}", f"rooms-{WEAK_HERO}")


def test_only_those_who_would_get_through() -> None:
    g = go(plan(ready(queue=f"{STRONG} {WEAK_HERO}", theirs="MB086"), "A", STOPS, "escaping-enter"))

    assert orders(g, 0) == (f"enter-{STRONG}",)


@pytest.mark.parametrize(
    ("hero", "rooms", "hand", "through"),
    [
        (STRONG, "MB042 MB043 MB044", "", False),
        (STRONG, "MB042 MB043", "", True),
        (WEAK_HERO, "", "", True),
        ("MB105", f"{ELEVEN} MB041", "", False),
        ("MB105", f"{ELEVEN} MB049", "", True),
        ("MB109", f"{ELEVEN} MB041", "", False),
        ("MB109", f"{ELEVEN} MB053", "", True),
        ("MB113", f"{ELEVEN} MB041", "MB071", False),
        ("MB113", f"{ELEVEN} MB041", "", True),
        ("MB117", f"{ELEVEN} MB041", "", True),
    ],
)
def test_heroes_texts_count_as_far_as_all_can_see(hero: str, rooms: str, hand: str, through: bool) -> None:
    """Paladin: less damage from Monster Rooms; Relic Hunter: skips rooms with two kinds of treasure; Warlock:
    more health without a spell; Tax Collector: more health for coins."""
    g = go(plan(ready(rooms, hero, f"MB013 {hand}"), "A", STOPS, "escaping-end"))

    assert orders(g, 0) == ((f"end-{hero}",) if through else ())


def test_those_who_would_die_at_the_opponent_with_the_most_souls() -> None:
    g = ready(queue="MB084", theirs=f"MB096 {STRONG}", souls="MB103")

    assert orders(go(plan(g, "C", STOPS, "leading-enter")), 2) == ("enter-MB096",)


def test_without_any_souls_nobody_leads() -> None:
    g = ready(queue="MB084", theirs="MB096")

    assert orders(go(plan(g, "C", STOPS, "leading-enter")), 2) == ()


# ── who could act at all ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("side", "asked"),
    [
        (Side(coins=0), "A"),
        (Side(), "AB"),
        (Side("", "MB013", coins=0), "AB"),
        (Side("", "MB071", coins=0), "AB"),
        (Side("MB014", coins=0), "A"),
        (Side("MB042", coins=0), "AB"),
    ],
    ids=["nothing", "coins", "a room card", "a spell", "a room built for good", "a room to use"],
)
def test_only_those_who_could_act_are_asked_for_orders(side: Side, asked: str) -> None:
    g = build_nothing(building(Side("MB045", "MB014", queue=STRONG), side), "A", "B")

    assert to_decide(g) == asked


def test_who_was_not_asked_can_give_orders_all_the_same() -> None:
    g = adventuring(Side("MB045", "MB014", queue=STRONG), Side(coins=0), stops="A:enter")

    assert change_orders(g, "B", "spell").orders[1] == ("spell",)


# ── secrecy ──────────────────────────────────────────────────────────────────────────────────────────────


def test_usual_stops_are_nobody_elses_business() -> None:
    g = ready()
    planned = plan(g, "A", STOPS, "own-enter")

    for viewer in (None, 1, 2):
        before, after = (msgspec.structs.replace(GAME.view(one, viewer), events=()) for one in (g, planned))
        assert before == after


def test_the_computer_player_stops_for_heroes_it_could_still_kill() -> None:
    for hand, wanted in (("MB013", ["pass"]), ("MB071", ["escaping-end"]), ("MB076", ["spell"])):
        g = ready(hand=hand)
        offer = foreseen(g, "A", STOPS)
        assert offer is not None
        assert GAME.plan is not None
        assert GAME.plan(GAME.view(g, 0), offer) == wanted
