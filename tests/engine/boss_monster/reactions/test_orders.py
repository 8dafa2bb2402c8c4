"""Standing orders: section 6.2 of the page, played asynchronously."""

import pytest

from engine.core import Pick
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    answer,
    asked,
    build_nothing,
    building,
    change_orders,
    options,
    play,
    question_key,
    queue,
    to_decide,
    wounds,
)

# ── standing orders ──────────────────────────────────────────────────────────────────────────────────────


def orders_asked() -> Realm:
    """A hero stands before A's dungeon, and everybody gives orders for the adventure."""
    g = building(Side("MB042 MB026", "MB013", queue="MB080"), Side("", "MB014"), Side("", "MB015"))
    return build_nothing(g, "A", "B", "C")


def test_all_seats_give_their_orders_at_the_same_time() -> None:
    g = orders_asked()

    assert (to_decide(g), question_key(g)) == ("ABC", "ask-orders")


def test_orders_are_one_answer_with_every_moment_to_choose() -> None:
    assert options(orders_asked(), "B") == ["spell", "enter-MB080", "rooms-MB080", "end-MB080"]


def test_to_pass_the_whole_phase_is_the_default() -> None:
    form = asked(orders_asked(), "B").form

    assert form.default(None, 1) == []


def test_orders_are_secret_until_all_are_given_and_may_be_given_anew() -> None:
    g = orders_asked()
    g = answer(g, 1, ["rooms-MB080"])

    assert to_decide(g) == "AC"
    assert (1, asked(orders_asked(), "B").number) in {(d.seat, d.number) for d in g.decisions()}


def test_nobody_is_stopped_who_did_not_ask_for_it() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB080"), Side("", "MB027"))

    assert (wounds(g, "A"), question_key(g)) == (["MB080"], "ask-build")


def test_before_a_hero_enters() -> None:
    g = adventuring(Side("MB042", "MB071", queue="MB080 MB079"), Side("", "MB027"), stops="B:enter-MB079")

    assert (to_decide(g), question_key(g)) == ("B", "ask-enter")
    assert queue(g, "A") == ["MB079"]


def test_where_play_halts_for_somebody_they_are_to_be_quick() -> None:
    halted = adventuring(Side("MB042", "MB071", queue="MB080"), Side("", "MB027"), stops="B:enter-MB080")

    assert asked(halted, "B").reaction
    assert not asked(orders_asked(), "B").reaction


def test_after_each_room() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), stops="B:rooms")
    assert (to_decide(g), question_key(g), g.walker and g.walker.index) == ("B", "ask-room", 0)

    g = play(g, "B", "pass")
    assert (question_key(g), g.walker and g.walker.index) == ("ask-room", 1)


@pytest.mark.parametrize(("hero", "index"), [(WEAK_HERO, 0), ("MB080", 1)])
def test_when_a_hero_is_about_to_die_or_to_leave(hero: str, index: int) -> None:
    g = adventuring(Side("MB042 MB026", queue=hero), Side("", "MB027"), stops="B:end")

    assert (question_key(g), g.walker and g.walker.index) == ("ask-room", index)


def test_when_a_spell_is_cast() -> None:
    sides = Side("MB042", "MB072 MB013", queue="MB080"), Side("", "MB074"), Side("", "MB074")
    g = adventuring(*sides, stops="A:enter C:spell")
    g = play(g, "A", "MB072", 0)

    assert (to_decide(g), question_key(g)) == ("C", "ask-cancel")


def test_orders_can_be_changed_while_play_has_stopped() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), Side("", "MB013"), stops="B:rooms")
    g = change_orders(g, "C", "rooms-MB080")
    assert to_decide(g) == "B"

    assert to_decide(play(g, "B", "pass")) == "C"


def test_orders_can_be_taken_back_while_play_has_stopped() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side("", "MB027"), stops="B:rooms")
    g = play(change_orders(g, "B"), "B", "pass")

    assert question_key(g) == "ask-build"


@pytest.mark.parametrize(("word", "later"), [("pass-hero", "ask-enter"), ("pass-phase", "ask-build")])
def test_one_can_pass_for_a_hero_or_for_the_phase(word: str, later: str) -> None:
    g = adventuring(
        Side("MB042 MB026", queue="MB080 MB079"), Side("", "MB027"), stops="B:rooms B:enter-MB079"
    )

    assert question_key(play(g, "B", word)) == later


def test_orders_for_the_adventure_are_forgotten_afterwards() -> None:
    g = adventuring(Side("MB042", queue=WEAK_HERO), Side("", "MB027"), stops="B:spell")

    assert g.orders == [(), ()]


def test_orders_for_build_phases_hold_until_they_are_changed() -> None:
    g = change_orders(building(Side("MB042"), Side("", "MB027")), "B", "before-0")
    g = play(play(g, "A", "done"), "B", "pass", "done")
    assert g.build_orders[1] == ("before-0",)

    g = play(g, "A", "done")
    assert (to_decide(g), question_key(g)) == ("B", "ask-build-window")


def test_whoever_could_not_act_is_not_stopped() -> None:
    """Section 6.1: no card, no ability, no coin option: public facts."""
    g = adventuring(Side("MB042", queue="MB080"), Side(coins=0), stops="B:rooms")

    assert question_key(g) == "ask-build"


@pytest.mark.parametrize("cards", ["MB027", "MB013", "MB071", "MB055"])
def test_whether_somebody_is_stopped_does_not_depend_on_the_hand(cards: str) -> None:
    g = adventuring(Side("MB042", queue="MB080"), Side("", cards), stops="B:rooms")

    assert to_decide(g) == "B"
    assert "pass" in options(g, "B")


def test_a_fetched_hero_can_be_ordered_for() -> None:
    """After Jinx has fetched a hero, the offer lists it."""
    sides = Side("MB026:MB064.3", "MB013", queue="MB080"), Side("", "MB014")
    g = adventuring(*sides, stops="A:enter", town="MB079")
    g = play(g, "A", "MB064-3")
    (offer,) = (offer for offer in g.offers if offer.seat == 1)

    assert "enter-MB079" in [option.id for option in offer.form.options]  # type: ignore[union-attr]


def test_the_offer_to_change_orders_shows_those_in_force() -> None:
    def shown(g: Realm) -> tuple[str, ...]:
        (offer,) = (offer for offer in g.offers if offer.seat == 0)
        assert isinstance(offer.form, Pick)
        return offer.form.usual

    g = building(Side("MB042"), Side())
    assert shown(g) == ()
    assert shown(change_orders(g, "A", "turn-1", "spell")) == ("spell", "turn-1")

    g = adventuring(Side("MB042", "MB071", queue="MB080 MB084"), stops="A:enter A:rooms-MB080")
    assert shown(g) == ("enter-MB080", "rooms-MB080", "enter-MB084")
    assert shown(play(g, "A", "pass-hero")) == ("enter-MB084",)
