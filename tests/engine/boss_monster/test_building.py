"""Phase 2: where cards may be built, the reveal, prices, promotion, and level-ups."""

import pytest

from engine.core import Illegal, Pick
from engine.games.boss_monster import GAME
from engine.games.boss_monster.state import NEW_PLACE
from tests.engine.boss_monster.scenario import (
    Side,
    asked,
    build_nothing,
    building,
    change_orders,
    coins,
    damage_of,
    hand,
    lair,
    offered,
    options,
    play,
    question_key,
    rooms,
    slot_at,
    story,
    to_decide,
)


def builds(g: object) -> list[str]:
    """The placements the one asked may choose."""
    return [option for option in options(g, "A") if "@" in option]  # type: ignore[arg-type]


# ── where ────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_ordinary_room_goes_to_a_new_place_or_on_top_of_any_room() -> None:
    g = building(Side("MB042 MB026", "MB013"))

    assert builds(g) == ["MB013@new", "MB013@1", "MB013@2"]


def test_without_a_room_it_goes_beside_the_boss() -> None:
    g = build_nothing(play(building(Side("", "MB013")), "A", "MB013@new"), "B")

    assert rooms(g, "A") == ["MB013"]


def test_with_five_rooms_there_is_no_new_place() -> None:
    g = building(Side("MB042 MB026 MB042 MB045 MB045", "MB013"))

    assert not offered(g, "A", "MB013@new")
    assert len(builds(g)) == 5


def test_an_advanced_room_needs_a_symbol_in_common() -> None:
    """The rulebook's example: Paywall onto Endless Gallery, not onto Training Camp."""
    g = building(Side("MB045 MB026", "MB046"))

    assert builds(g) == ["MB046@1"]


@pytest.mark.parametrize(("below", "fits"), [("MB013", True), ("MB052", True), ("MB026", False)])
def test_the_haunted_cavern_goes_where_relics_are(below: str, fits: bool) -> None:
    assert bool(builds(building(Side(below, "MB019")))) == fits


def test_an_advanced_room_never_goes_to_a_new_place() -> None:
    assert builds(building(Side("", "MB019"))) == []


def test_current_symbols_count_for_building() -> None:
    """Ruling A30: a miniboss's symbol counts."""
    assert builds(building(Side("MB042:MB057.1", "MB019"))) == ["MB019@1"]


def test_a_miniboss_goes_on_any_room_but_not_next_to_another() -> None:
    g = building(Side("MB042 MB026:MB055 MB045 MB013", "MB056"))

    assert builds(g) == ["MB056@4"]


def test_a_miniboss_never_goes_to_a_new_place_nor_on_a_room_that_has_one() -> None:
    """Ruling A25."""
    assert builds(building(Side("MB026:MB055", "MB056"))) == []


def test_a_traitor_finds_no_home_on_an_interns_room_nor_beside_it() -> None:
    g = building(Side("MB042 MB026 MB045", "MB065 MB077"), Side("MB043:MB056"), deck="MB013 MB055 MB014")
    g = play(g, "A", "MB065", "MB055@1", "MB077")

    assert (slot_at(g, "A1").intern, slot_at(g, "A3").miniboss) == ("MB055", "MB056")


def test_two_minibosses_on_one_stack_would_be_noticed() -> None:
    """The conformance laws look for it after every move of every game they play."""
    g = building(Side("MB042:MB055", "MB056"), Side())
    assert GAME.conserved(g) == []

    g.lairs[0].rooms = ()
    g.lairs[0].placed, g.lairs[0].placed_at = "MB056", slot_at(g, "A1").uid
    assert GAME.conserved(g) == ["a stack has two minibosses"]


def test_nothing_need_be_built() -> None:
    g = build_nothing(building(Side("MB042", "MB013"), Side("", "MB014")), "A", "B")

    assert rooms(g, "A") == ["MB042"]


# ── face down ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_card_lies_face_down_until_all_have_built() -> None:
    g = play(building(Side("MB042", "MB013"), Side("", "MB014")), "A", "MB013@new")

    assert (lair(g, "A").placed, lair(g, "A").placed_at) == ("MB013", NEW_PLACE)
    assert rooms(g, "A") == ["MB042"]
    assert to_decide(g) == "B"


def test_building_goes_in_order_of_experience() -> None:
    g = building(Side(boss="MB001"), Side(boss="MB012"), Side(boss="MB003"))

    assert to_decide(g) == "B"
    g = play(g, "B", "done")
    assert to_decide(g) == "C"
    assert to_decide(play(g, "C", "done")) == "A"


def test_a_room_under_a_face_down_card_is_frozen() -> None:
    """Ruling A17: not usable, no target, but still a room."""
    g = play(building(Side("MB042", "MB013"), Side("", "MB067")), "A", "MB013@1")

    assert not offered(g, "B", "MB067")
    g = play(g, "B", "done")
    assert rooms(g, "A") == ["MB013"]


def test_a_face_down_miniboss_freezes_its_room_as_well() -> None:
    g = play(building(Side("MB042", "MB055"), Side("", "MB067")), "A", "MB055@1")

    assert not offered(g, "B", "MB067")


def test_a_covered_room_stays_in_the_stack() -> None:
    g = build_nothing(play(building(Side("MB042", "MB013")), "A", "MB013@1"), "B")

    assert slot_at(g, "A1").cards == ("MB042", "MB013")


def test_only_what_is_in_hand_can_be_built() -> None:
    g = building(Side("MB042", "MB013"))
    with pytest.raises(AssertionError):
        play(g, "A", "MB014@new")


def test_a_forced_question_is_asked_all_the_same() -> None:
    """Section 6.1: that only one answer is left follows from the hand."""
    g = building(Side("", "MB046"), Side())

    form = asked(g, "A").form
    assert isinstance(form, Pick)
    assert [option.id for option in form.options] == ["done"]


# ── the reveal ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_miniboss_costs_a_coin_at_the_reveal() -> None:
    g = build_nothing(play(building(Side("MB042", "MB055")), "A", "MB055@1"), "B")

    assert (slot_at(g, "A1").miniboss, slot_at(g, "A1").level, coins(g, "A")) == ("MB055", 1, 2)


def test_whoever_wants_to_be_asked_for_the_price_pays_or_discards_the_miniboss() -> None:
    """Q9, as a standing order: to pay is the default."""
    g = change_orders(building(Side("MB042", "MB055")), "A", "price")
    g = build_nothing(play(g, "A", "MB055@1"), "B")
    assert (to_decide(g), question_key(g), options(g, "A")) == ("A", "ask-reveal", ["pay", "discard"])

    assert slot_at(play(g, "A", "pay"), "A1").miniboss == "MB055"
    g = play(g, "A", "discard")
    assert (slot_at(g, "A1").miniboss, coins(g, "A")) == ("", 3)
    assert "MB055" in g.discards


def test_with_an_empty_hoard_the_miniboss_is_discarded() -> None:
    g = build_nothing(play(building(Side("MB042", "MB055", coins=0)), "A", "MB055@1"), "B")

    assert slot_at(g, "A1").miniboss == ""
    assert "MB055" in g.discards


def test_coins_of_the_reveal_come_too_late_for_its_prices() -> None:
    """Ruling A26: B's Personnel Office brings a coin only after all prices are paid."""
    g = building(Side("MB042", "MB055"), Side("MB049", "MB056", coins=0))
    g = play(play(g, "A", "MB055@1"), "B", "MB056@1")

    assert (slot_at(g, "B1").miniboss, coins(g, "B")) == ("", 1)


def test_a_room_built_over_a_room_with_a_miniboss_keeps_it_with_its_level() -> None:
    """Ruling A6."""
    g = build_nothing(play(building(Side("MB042:MB055.2", "MB013")), "A", "MB013@1"), "B")

    assert (slot_at(g, "A1").miniboss, slot_at(g, "A1").level) == ("MB055", 2)


# ── promotion ────────────────────────────────────────────────────────────────────────────────────────────


def test_a_coin_promotes_a_miniboss_and_the_turn_goes_on() -> None:
    g = play(building(Side("MB042:MB055", "MB013")), "A", "promote")

    assert (slot_at(g, "A1").level, coins(g, "A"), to_decide(g)) == (2, 2, "A")


def test_there_is_one_promotion_a_round() -> None:
    g = play(building(Side("MB042:MB055 MB026 MB045:MB056")), "A", "promote")

    assert not offered(g, "A", "promote")


def test_promotion_must_be_paid() -> None:
    assert not offered(building(Side("MB042:MB055", coins=0)), "A", "promote")


def test_level_three_is_the_highest() -> None:
    assert not offered(building(Side("MB042:MB055.3")), "A", "promote")


def test_a_miniboss_is_not_promoted_in_the_round_of_its_reveal() -> None:
    """Ruling A7: promotion comes before the reveal."""
    g = building(Side("MB042", "MB055"))

    assert not offered(g, "A", "promote")
    assert "promotes" not in story(build_nothing(play(g, "A", "MB055@1"), "B"))


def test_a_miniboss_reset_by_level_three_may_be_promoted_again() -> None:
    """Ruling A7."""
    g = play(building(Side("MB042:MB063.3")), "A", "MB063-3")

    assert slot_at(g, "A1").level == 1
    assert offered(g, "A", "promote")


# ── level-up ─────────────────────────────────────────────────────────────────────────────────────────────

FOUR = "MB042 MB026 MB045 MB043"


def test_the_fifth_room_makes_the_boss_level_up() -> None:
    g = build_nothing(play(building(Side(FOUR, "MB054")), "A", "MB054@new"), "B")

    assert lair(g, "A").levelled


def test_four_rooms_do_not() -> None:
    assert not lair(build_nothing(building(Side(FOUR)), "A", "B"), "A").levelled


def test_the_fifth_room_itself_brings_no_coin() -> None:
    """D5: it was built before the level-up."""
    g = build_nothing(play(building(Side(FOUR, "MB054", boss="MB010")), "A", "MB054@new"), "B")

    assert (lair(g, "A").levelled, coins(g, "A")) == (True, 3)


def test_losing_and_building_the_fifth_room_again_is_no_second_level_up() -> None:
    g = building(Side(FOUR, "MB054", levelled=True))

    g = build_nothing(play(g, "A", "MB054@new"), "B")

    assert "levels-up" not in story(g)


def test_a_deactivated_room_does_not_count_until_it_comes_back() -> None:
    """Ruling A27: checked again at round end."""
    sides = Side(FOUR, "MB054"), Side("MB042:MB061.3")
    g = play(building(*sides), "A", "MB054@new")
    g = play(g, "B", "MB061-3", "A4", "done")

    assert "levels-up" in story(g)
    assert story(g).index("levels-up") > story(g).index("builds")


# ── the rest of the deck ─────────────────────────────────────────────────────────────────────────────────


def test_cards_on_a_covered_dreadmill_are_lost() -> None:
    g = build_nothing(play(building(Side("MB048*3", "MB045")), "A", "MB045@1"), "B")

    assert slot_at(g, "A1").coins == 0


def test_a_refused_answer_changes_nothing() -> None:
    from engine.core import Move, apply

    g = building(Side("MB042", "MB013"))
    decision = asked(g, "A")
    with pytest.raises(Illegal):
        apply(g, Move(decision.seat, decision.number, ["MB013@7"]))
    assert hand(g, "A") == ["MB013"]


def test_a_bonus_is_gone_when_the_room_is_covered() -> None:
    g = play(building(Side("MB042", "MB072 MB013")), "A", "MB072", 2)
    assert damage_of(g, "A1") == 5

    g = play(g, "A", "MB013@1")
    assert damage_of(play(g, "B", "done"), "A1") == 1
