"""Every room, MB013 to MB022: its effect happens, and does not when it must not."""

import pytest
from msgspec.structs import replace

from engine.core.running import run
from engine.games.boss_monster.rules.abilities.drawing import coins_put
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    after_building,
    after_destroying,
    answer,
    build_nothing,
    building,
    coins,
    damage_of,
    give_orders,
    hand,
    lair,
    offered,
    options,
    play,
    question_key,
    queue,
    rooms,
    slot_at,
    souls,
    story,
    to_decide,
    wounds,
)

# ── MB013 Spectral Bomb ──────────────────────────────────────────────────────────────────────────────────


def test_spectral_bomb_destroys_itself_and_an_opponents_spell() -> None:
    g = play(building(Side("MB013 MB042"), Side("", "MB071")), "A", "MB013")

    assert (rooms(g, "A"), hand(g, "B")) == (["MB042"], [])
    assert g.discards == ("MB013", "MB071")


def test_spectral_bomb_needs_an_opponent_with_a_spell() -> None:
    assert not offered(building(Side("MB013"), Side("", "MB014")), "A", "MB013")


# ── MB014 Monster Academy ────────────────────────────────────────────────────────────────────────────────


def test_monster_academy_pays_for_minibosses_in_hand() -> None:
    assert coins(after_building("MB014", hand="MB055 MB056"), "A") == 7


def test_monster_academy_pays_when_uncovered_too() -> None:
    g = after_destroying("MB042", "MB014", hand="MB055")

    assert coins(g, "A") == 3 + 3 + 2


def test_monster_academy_pays_nothing_without_a_miniboss() -> None:
    assert coins(after_building("MB014", hand="MB013"), "A") == 3


# ── MB015 Ancient Guardtower ─────────────────────────────────────────────────────────────────────────────


def tower(kept: str = "", coins: int = 3) -> Realm:
    """A has built the tower, which watches B; a hero stands before A's dungeon."""
    g = building(Side("", f"MB015 {kept}", coins=coins, queue=WEAK_HERO), Side("", "MB071 MB072"))
    g = build_nothing(play(g, "A", "MB015@new"), "B")
    assert to_decide(g) == "AB"
    g = give_orders(g, "A", [f"enter-{WEAK_HERO}"])
    return give_orders(g, "B", [])


def test_guardtower_buys_a_random_spell_of_the_opponent_it_watches() -> None:
    g = play(tower(), "A", "tower")

    assert (coins(g, "A"), coins(g, "B")) == (2, 4)
    assert len(hand(g, "B")) == 1
    assert len(hand(g, "A")) == 1


def test_the_coin_for_the_guardtower_is_told() -> None:
    assert "tower-paid" in story(play(tower(), "A", "tower"))


def test_guardtower_works_once() -> None:
    assert not offered(play(tower(), "A", "tower"), "A", "tower")


def test_guardtower_needs_a_coin() -> None:
    assert not offered(tower("MB013", coins=0), "A", "tower")


def test_guardtower_lets_choose_among_several_opponents() -> None:
    g = building(Side("", "MB015"), Side(), Side())
    g = build_nothing(play(g, "A", "MB015@new"), "B", "C")

    assert options(g, "A") == ["p1", "p2"]
    assert "watches" in story(play(g, "A", "C"))


# ── MB016 Tomb of Terrors ────────────────────────────────────────────────────────────────────────────────


def test_tomb_of_terrors_is_discarded_for_a_room_or_a_spell_of_the_pile() -> None:
    g = play(building(Side("MB013", "MB016"), Side("", "MB071")), "A", "MB013", "MB016")
    assert options(g, "A") == ["MB013", "MB071"]
    g = play(g, "A", "MB071")

    assert hand(g, "A") == ["MB071"]
    assert g.discards == ("MB013", "MB016")


def test_tomb_of_terrors_takes_no_miniboss_and_needs_a_card_to_take() -> None:
    g = play(building(Side("MB042:MB055", "MB016")), "A", "MB042", "MB016")
    assert hand(g, "A") == ["MB042"]
    assert "MB055" in g.discards

    assert not offered(building(Side("", "MB016")), "A", "MB016")


# ── MB017 Imp Hoard ──────────────────────────────────────────────────────────────────────────────────────


def test_imp_hoard_catches_what_an_opponent_discards() -> None:
    g = play(building(Side("", "MB035"), Side("MB017")), "A", "MB035", "coins")
    assert to_decide(g) == "B"

    g = play(g, "B", "MB035")

    assert (hand(g, "B"), g.discards) == (["MB035"], ())


def test_imp_hoard_catches_once_per_round() -> None:
    g = play(building(Side("", "MB035 MB035"), Side("MB017")), "A", "MB035", "coins")
    g = play(g, "B", "MB035")

    assert to_decide(play(g, "A", "MB035", "coins")) == "A"


def test_imp_hoard_may_be_declined_and_asked_again() -> None:
    g = play(play(building(Side("", "MB035 MB035"), Side("MB017")), "A", "MB035", "coins"), "B", "no")

    assert to_decide(play(g, "A", "MB035", "coins")) == "B"


def test_a_cast_spell_is_not_discarded() -> None:
    g = play(building(Side("MB042", "MB072"), Side("MB017")), "A", "MB072", "A1", 0)

    assert to_decide(g) == "A"


def test_imp_hoard_does_not_catch_its_owners_discards() -> None:
    assert to_decide(play(building(Side("MB017", "MB035")), "A", "MB035", "coins")) == "A"


# ── MB018 Vampire Lab ────────────────────────────────────────────────────────────────────────────────────


def test_vampire_lab_turns_a_wound_into_a_soul() -> None:
    g = after_building("MB018", "MB055", "MB103", hand="MB055", wounds=f"{WEAK_HERO} MB103")

    assert (souls(g, "A"), wounds(g, "A")) == (["MB103"], [WEAK_HERO])
    assert (lair(g, "A").soul_count, lair(g, "A").wound_count) == (2, 1)


def test_vampire_lab_asks_whoever_could_hold_a_miniboss() -> None:
    """Section 6.1: B holds none and sees only "no"."""
    g = after_building("MB018", hand="MB013", wounds=WEAK_HERO)

    assert (question_key(g), options(g, "A")) == ("ask-heal", ["no"])


def test_vampire_lab_asks_nobody_without_wounds() -> None:
    assert question_key(after_building("MB018", hand="MB055")) != "ask-heal"


# ── MB019 Haunted Cavern ─────────────────────────────────────────────────────────────────────────────────


def test_haunted_cavern_makes_a_hero_wait_and_the_others_pass() -> None:
    g = adventuring(Side("MB019", queue="MB080 MB079"), stops="A:enter")
    g = play(g, "A", "MB019", "MB080")

    assert coins(g, "A") == 2
    assert wounds(g, "A") == ["MB079"]
    assert queue(g, "A") == ["MB080"]


def test_haunted_cavern_works_once_and_costs_a_coin() -> None:
    g = adventuring(Side("MB019", "MB013", queue="MB080 MB079"), stops="A:enter")
    assert not offered(play(g, "A", "MB019", "MB080"), "A", "MB019")

    poor = Side("MB019", "MB013", queue=WEAK_HERO, coins=0)
    assert not offered(adventuring(poor, stops="A:enter"), "A", "MB019")


# ── MB020 Minion Clinic ──────────────────────────────────────────────────────────────────────────────────


def test_minion_clinic_trades_coins_for_cards_of_the_pile() -> None:
    g = building(Side("MB042 MB013", "MB020"), Side("", "MB071"))
    g = play(g, "A", "MB042")
    g = build_nothing(play(g, "A", "MB020@1"), "B")

    bought, nothing = answer(g, 0, ["MB042"]), answer(g, 0, [])

    assert "MB042" in hand(bought, "A")
    assert (slot_at(bought, "A1").coins, damage_of(bought, "A1"), coins(bought, "A")) == (1, 2, 5)
    assert (slot_at(nothing, "A1").coins, damage_of(nothing, "A1"), coins(nothing, "A")) == (0, 3, 6)


def test_minion_clinic_sells_both_copies_of_a_card() -> None:
    g = play(building(Side("MB013 MB042 MB042", "MB020"), Side()), "A", "MB042", "MB042")
    g = answer(build_nothing(play(g, "A", "MB020@1"), "B"), 0, ["MB042", "MB042+"])

    assert hand(g, "A")[:2] == ["MB042", "MB042"]
    assert (slot_at(g, "A1").coins, g.discards) == (2, ())


@pytest.mark.parametrize(("hoard", "pile", "most"), [(2, 5, 2), (9, 5, 3), (9, 2, 2)])
def test_minion_clinic_takes_at_most_three_coins_and_no_more_than_there_are_coins_and_cards(
    hoard: int, pile: int, most: int
) -> None:
    g = play(building(Side("MB013", "MB020", coins=hoard), Side()), "A", "MB020@1")
    g.discards, g.rooms = tuple(g.rooms[:pile]), g.rooms[pile:]
    form = build_nothing(g, "B").pending()[0].form

    assert (form.least, form.most) == (0, most)  # type: ignore[union-attr]


def test_minion_clinic_asks_nothing_of_the_poor_or_with_an_empty_pile() -> None:
    assert question_key(after_building("MB020", below="MB013", coins=0)) != "ask-clinic-cards"
    assert question_key(after_building("MB020", below="MB013")) != "ask-clinic-cards"


def test_a_game_saved_in_the_middle_of_the_older_clinic_goes_on() -> None:
    """The first release asked for the coins, and then for the cards one by one."""
    g = play(building(Side("MB020 MB042 MB053", "MB013"), Side()), "A", "MB042", "MB053")
    g.then(coins_put, 0, 1, "MB020", slot_at(g, "A1").uid)
    run(g)
    g = play(g, "A", "MB053")

    assert (slot_at(g, "A1").coins, hand(g, "A")) == (1, ["MB013", "MB053"])


# ── MB021 Robber's Vault ─────────────────────────────────────────────────────────────────────────────────


def test_robbers_vault_swaps_hoards_even_an_empty_one() -> None:
    g = after_building("MB021", below="MB013", coins=0, others=(Side(coins=5),))

    assert (coins(g, "A"), coins(g, "B")) == (5, 0)


def test_a_swap_is_no_gain() -> None:
    g = after_building("MB021", below="MB013", rooms="MB042 MB045:MB060.2", coins=0, others=(Side(coins=5),))

    assert coins(g, "A") == 5


# ── MB022 Minotaur Catacombs ─────────────────────────────────────────────────────────────────────────────


def test_minotaur_catacombs_send_the_hero_back_and_are_destroyed() -> None:
    g = play(adventuring(Side("MB022 MB042", queue="MB080"), stops="A:rooms"), "A", "MB022")

    assert rooms(g, "A") == ["MB042"]
    assert queue(g, "A") == ["MB080"]
    assert (souls(g, "A"), wounds(g, "A")) == ([], [])


def test_damage_is_not_carried_into_the_next_round() -> None:
    g = play(adventuring(Side("MB022 MB042", queue="MB080"), stops="A:rooms"), "A", "MB022")

    assert lair(g, "A").queue[0].damage == 0


def test_a_hero_with_enough_damage_dies_on_the_way_back() -> None:
    """Ruling A11."""
    g = adventuring(Side("MB022:MB055", queue=WEAK_HERO), stops="A:rooms")
    assert souls(play(g, "A", "MB022"), "A") == [WEAK_HERO]


def test_a_hero_who_dies_on_the_way_out_of_minotaur_catacombs_dies_in_that_room() -> None:
    """Ruling A11: so Cerebella, level 2, offers a spell before the room and she are gone."""
    g = adventuring(Side("MB022:MB059.2 MB042", queue=WEAK_HERO), stops="A:rooms", spells="MB072")
    assert g.walker is not None
    g.walker = replace(g.walker, hero=replace(g.walker.hero, damage=2))
    g = play(g, "A", "MB022")
    assert (souls(g, "A"), question_key(g)) == ([WEAK_HERO], "ask-draw-spell")

    g = play(g, "A", "yes")
    assert lair(g, "A").spells == ("MB072",)
    assert "MB022" not in rooms(g, "A")


def test_minotaur_catacombs_need_a_hero_in_them() -> None:
    assert not offered(building(Side("MB022")), "A", "MB022")
    assert not offered(adventuring(Side("MB022", queue=WEAK_HERO), stops="A:enter"), "A", "MB022")
