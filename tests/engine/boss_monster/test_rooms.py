"""Every room: its effect happens, and does not when it must not; in the order of the numbers."""

import pytest

from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    LETTERS,
    Side,
    adventuring,
    answer,
    building,
    change_orders,
    coins,
    dealt,
    done,
    finish_round,
    hand,
    health,
    lair,
    offered,
    options,
    place,
    play,
    question,
    queue,
    rooms,
    souls,
    to_decide,
    told,
    town,
    treasure_of,
    wounds,
)

WEAK = "MB102"
"""The Fool, with 2 health."""


def built(card: str, *answers: str | int, below: str = "", **side: object) -> Realm:
    """A has built this room, as the first one or on top of another, and answered; B has built nothing."""
    hands = f"{card} {side.pop('hand', '')}"
    others = side.pop("others", (Side(),))
    deck, spells = str(side.pop("deck", "")), str(side.pop("spells", ""))
    rooms_before = f"{below} {side.pop('rooms', '')}"
    one = Side(rooms_before, hands, **side)  # type: ignore[arg-type]
    g = building(one, *others, deck=deck, spells=spells)  # type: ignore[misc]
    g = play(g, "A", f"{card}@1" if below else f"{card}@new")
    g = done(g, *"BCD"[: g.seats - 1])
    return play(g, "A", *answers)


def destroyed(above: str, below: str, **side: object) -> Realm:
    """A destroys the room on top of another one in the own build turn."""
    deck = str(side.pop("deck", ""))
    g = building(Side(f"{below}>{above}", **side), deck=deck)  # type: ignore[arg-type]
    return play(g, "A", above)


# ── MB013 Spectral Bomb ──────────────────────────────────────────────────────────────────────────────────


def test_spectral_bomb_destroys_itself_and_an_opponents_spell() -> None:
    g = play(building(Side("MB013 MB042"), Side("", "MB071")), "A", "MB013")

    assert (rooms(g, "A"), hand(g, "B")) == (["MB042"], [])
    assert g.discards == ("MB013", "MB071")


def test_spectral_bomb_needs_an_opponent_with_a_spell() -> None:
    assert not offered(building(Side("MB013"), Side("", "MB014")), "A", "MB013")


# ── MB014 Monster Academy ────────────────────────────────────────────────────────────────────────────────


def test_monster_academy_pays_for_minibosses_in_hand() -> None:
    assert coins(built("MB014", hand="MB055 MB056"), "A") == 7


def test_monster_academy_pays_when_uncovered_too() -> None:
    g = destroyed("MB042", "MB014", hand="MB055")

    assert coins(g, "A") == 3 + 3 + 2


def test_monster_academy_pays_nothing_without_a_miniboss() -> None:
    assert coins(built("MB014", hand="MB013"), "A") == 3


# ── MB015 Ancient Guardtower ─────────────────────────────────────────────────────────────────────────────


def tower(stops: str = "A:enter", coins: int = 3) -> Realm:
    """A has built the tower, which watches B; a hero stands before A's dungeon."""
    g = building(Side("", "MB015", coins=coins, queue=WEAK), Side("", "MB071 MB072"))
    g = done(play(g, "A", "MB015@new"), "B")
    assert to_decide(g) == "AB"
    g = play_orders(g, "A", [f"enter-{WEAK}"])
    return play_orders(g, "B", [])


def play_orders(g: Realm, who: str, orders: list[str]) -> Realm:
    return answer(g, LETTERS.index(who), orders)


def test_guardtower_buys_a_random_spell_of_the_opponent_it_watches() -> None:
    g = play(tower(), "A", "tower")

    assert (coins(g, "A"), coins(g, "B")) == (2, 4)
    assert len(hand(g, "B")) == 1
    assert len(hand(g, "A")) == 1


def test_guardtower_works_once() -> None:
    assert not offered(play(tower(), "A", "tower"), "A", "tower")


def test_guardtower_needs_a_coin() -> None:
    assert not offered(tower(coins=0), "A", "tower")


def test_guardtower_lets_choose_among_several_opponents() -> None:
    g = building(Side("", "MB015"), Side(), Side())
    g = done(play(g, "A", "MB015@new"), "B", "C")

    assert options(g, "A") == ["p1", "p2"]
    assert "watches" in told(play(g, "A", "C"))


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
    g = built("MB018", "MB055", "MB103", hand="MB055", wounds=f"{WEAK} MB103")

    assert (souls(g, "A"), wounds(g, "A")) == (["MB103"], [WEAK])
    assert (lair(g, "A").soul_count, lair(g, "A").wound_count) == (2, 1)


def test_vampire_lab_asks_whoever_could_hold_a_miniboss() -> None:
    """Section 6.1: B holds none and sees only "no"."""
    g = built("MB018", hand="MB013", wounds=WEAK)

    assert (question(g), options(g, "A")) == ("ask-heal", ["no"])


def test_vampire_lab_asks_nobody_without_wounds() -> None:
    assert question(built("MB018", hand="MB055")) != "ask-heal"


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

    poor = Side("MB019", "MB013", queue=WEAK, coins=0)
    assert not offered(adventuring(poor, stops="A:enter"), "A", "MB019")


# ── MB020 Minion Clinic ──────────────────────────────────────────────────────────────────────────────────


def test_minion_clinic_trades_coins_for_cards_of_the_pile() -> None:
    g = building(Side("MB042 MB013", "MB020"), Side("", "MB071"))
    g = play(g, "A", "MB042")
    g = done(play(g, "A", "MB020@1"), "B")

    g = play(g, "A", 1)

    assert "MB042" in hand(g, "A")
    assert (place(g, "A1").coins, dealt(g, "A1"), coins(g, "A")) == (1, 2, 5)


def test_minion_clinic_takes_at_most_three_coins_and_no_more_than_there_are() -> None:
    g = built("MB020", below="MB013", coins=2)
    form = g.pending()[0].form

    assert (form.least, form.most) == (0, 2)  # type: ignore[union-attr]


# ── MB021 Robber's Vault ─────────────────────────────────────────────────────────────────────────────────


def test_robbers_vault_swaps_hoards_even_an_empty_one() -> None:
    g = built("MB021", below="MB013", coins=0, others=(Side(coins=5),))

    assert (coins(g, "A"), coins(g, "B")) == (5, 0)


def test_a_swap_is_no_gain() -> None:
    g = built("MB021", below="MB013", rooms="MB042 MB045:MB060.2", coins=0, others=(Side(coins=5),))

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
    g = adventuring(Side("MB022:MB055", queue=WEAK), stops="A:rooms")
    assert souls(play(g, "A", "MB022"), "A") == [WEAK]


def test_minotaur_catacombs_need_a_hero_in_them() -> None:
    assert not offered(building(Side("MB022")), "A", "MB022")
    assert not offered(adventuring(Side("MB022", queue=WEAK), stops="A:enter"), "A", "MB022")


# ── MB023 Goblin Market ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("rooms_before", "where", "gain"), [("MB023", "@new", 2), ("MB042 MB023", "@1", 2)])
def test_goblin_market_pays_for_rooms_built_beside_it(rooms_before: str, where: str, gain: int) -> None:
    g = done(play(building(Side(rooms_before, "MB054")), "A", f"MB054{where}"), "B")

    assert coins(g, "A") == 3 + gain


@pytest.mark.parametrize(("rooms_before", "where"), [("MB042 MB045 MB023", "@1"), ("MB023", "@1")])
def test_goblin_market_pays_for_nothing_else(rooms_before: str, where: str) -> None:
    g = done(play(building(Side(rooms_before, "MB054")), "A", f"MB054{where}"), "B")

    assert coins(g, "A") == 3


# ── MB024 Power Leech ────────────────────────────────────────────────────────────────────────────────────


def test_power_leech_strengthens_a_monster_room_to_its_right() -> None:
    g = building(Side("MB024 MB026"))

    assert (dealt(g, "A1"), dealt(g, "A2")) == (1, 4)


def test_power_leech_does_nothing_for_a_trap_or_to_its_left() -> None:
    assert dealt(building(Side("MB024 MB042")), "A2") == 2
    assert dealt(building(Side("MB026 MB024")), "A1") == 2


def test_power_leech_without_text_does_nothing() -> None:
    g = play(building(Side("MB024 MB026", "MB067")), "A", "MB067", "A1")

    assert dealt(g, "A2") == 2


# ── MB025 Fetid Beast ────────────────────────────────────────────────────────────────────────────────────


def test_no_monster_room_is_built_beside_the_fetid_beast() -> None:
    g = building(Side("MB025 MB042", "MB014 MB054"))

    assert [option for option in options(g, "A") if option.startswith("MB014")] == ["MB014@1"]
    assert len([option for option in options(g, "A") if option.startswith("MB054")]) == 3


def test_the_fetid_beast_may_be_built_beside_monster_rooms() -> None:
    assert offered(building(Side("MB026", "MB025")), "A", "MB025@new")


# ── MB026 Training Camp ──────────────────────────────────────────────────────────────────────────────────


def test_training_camp_doubles_a_monster_room_for_a_miniboss_card() -> None:
    g = play(building(Side("MB026 MB014", "MB055")), "A", "MB026", "A1", "MB055")

    assert (dealt(g, "A1"), dealt(g, "A2")) == (4, 1)
    assert g.discards == ("MB055",)


def test_training_camp_needs_a_miniboss_card_and_works_once() -> None:
    assert not offered(building(Side("MB026", "MB013")), "A", "MB026")

    g = play(building(Side("MB026 MB014", "MB055 MB056")), "A", "MB026", "A1", "MB055")
    assert not offered(g, "A", "MB026")


def test_doubling_ends_with_the_round() -> None:
    g = play(building(Side("MB026 MB014", "MB055")), "A", "MB026", "A1", "MB055")

    assert dealt(finish_round(g), "A1") == 2


# ── MB027 Shrooman Aviary ────────────────────────────────────────────────────────────────────────────────


def test_shrooman_aviary_gives_a_hero_health() -> None:
    g = adventuring(Side("MB042", queue=WEAK), Side("", "MB027 MB013"), stops="B:rooms")
    assert health(g) == 0

    g = play(g, "B", "MB027")
    assert health(g) == 3
    assert wounds(play(g, "B", "pass"), "A") == [WEAK]


def test_shrooman_aviary_works_only_from_the_hand() -> None:
    assert not offered(building(Side("MB027"), town=WEAK), "A", "MB027")


# ── MB028 Dragon's Nest ──────────────────────────────────────────────────────────────────────────────────


def nest(rooms_before: str) -> Realm:
    """A builds the nest on the first room; play stops before a hero enters."""
    g = building(Side(rooms_before, "MB028", queue="MB080"), Side())
    g = done(play(g, "A", "MB028@1"), "B")
    return play_orders(play_orders(g, "A", ["enter-MB080"]), "B", [])


def test_dragons_nest_strengthens_the_other_monster_rooms_by_their_symbols() -> None:
    g = nest("MB026 MB023 MB042")

    assert [dealt(g, f"A{number}") for number in (1, 2, 3)] == [4, 3, 2]


def test_dragons_nest_lasts_for_the_round() -> None:
    assert dealt(finish_round(nest("MB026 MB023")), "A2") == 1


# ── MB029 Doppelganger Hive ──────────────────────────────────────────────────────────────────────────────


def test_doppelganger_hive_counts_heroes_lured_this_round() -> None:
    g = building(Side("MB029 MB042"), town="MB084 MB086")
    g = done(g, "A", "B")
    assert queue(g, "A") == ["MB086", "MB084"]
    g = play_orders(play_orders(g, "A", ["enter-MB086"]), "B", [])

    assert dealt(g, "A1") == 4


def test_doppelganger_hive_does_not_count_heroes_of_earlier_rounds() -> None:
    assert dealt(adventuring(Side("MB029", queue="MB084"), stops="A:enter"), "A1") == 2


# ── MB030 Foyer Elemental ────────────────────────────────────────────────────────────────────────────────


def test_foyer_elemental_pays_once_when_a_hero_leaves_alive() -> None:
    g = adventuring(Side("MB030", queue="MB080 MB086"))

    assert (coins(g, "A"), len(wounds(g, "A"))) == (5, 2)


def test_foyer_elemental_pays_nothing_for_a_dead_hero() -> None:
    assert coins(adventuring(Side("MB030", queue=WEAK)), "A") == 3


# ── MB031 Mysterious Portal ──────────────────────────────────────────────────────────────────────────────


def test_mysterious_portal_trades_a_miniboss_card_for_a_spell() -> None:
    g = built("MB031", "MB055", hand="MB055", spells="MB071")

    assert "MB071" in hand(g, "A")
    assert "MB055" in g.discards


def test_mysterious_portal_is_optional_and_asks_all_who_could() -> None:
    g = built("MB031", hand="MB013")
    assert options(g, "A") == ["no"]

    assert question(built("MB031")) != "ask-portal"


# ── MB032 Alchemist's Lab ────────────────────────────────────────────────────────────────────────────────


def test_alchemists_lab_pays_for_the_first_spell_of_the_round() -> None:
    g = play(building(Side("MB032", "MB072 MB072")), "A", "MB072", 0)
    assert coins(g, "A") == 5

    assert coins(play(g, "A", "MB072", 0), "A") == 5


def test_alchemists_lab_pays_nothing_for_a_cancelled_spell() -> None:
    g = building(Side("MB032", "MB072", coins=0), Side("", "MB076"))
    g = stop_at_spells(g, "B")
    g = play(play(g, "A", "MB072"), "B", "MB076")

    assert coins(g, "A") == 0


def stop_at_spells(g: Realm, who: str) -> Realm:
    return change_orders(g, who, "spell")


# ── MB033 Black Market ───────────────────────────────────────────────────────────────────────────────────


def test_black_market_sells_a_spell_when_any_room_is_destroyed() -> None:
    g = play(building(Side("MB042"), Side("MB033"), spells="MB071"), "A", "MB042")
    assert question(g) == "ask-buy-spell"

    g = play(g, "B", "yes")
    assert (hand(g, "B"), coins(g, "B")) == (["MB071"], 2)


def test_black_market_needs_a_coin() -> None:
    assert to_decide(play(building(Side("MB042"), Side("MB033", coins=0)), "A", "MB042")) == "A"


def test_black_market_sells_once_per_round() -> None:
    g = play(play(building(Side("MB042 MB042"), Side("MB033")), "A", "MB042"), "B", "yes")

    assert to_decide(play(g, "A", "MB042")) == "A"


# ── MB034 Mind Thresher ──────────────────────────────────────────────────────────────────────────────────


def test_mind_thresher_trades_a_soul_for_two_spells() -> None:
    g = play(adventuring(Side("MB034", queue=WEAK)), "A", "yes")

    assert souls(g, "A") == []
    assert len(lair(g, "A").spells) == 2
    assert WEAK in g.box


def test_mind_thresher_may_be_declined() -> None:
    g = play(adventuring(Side("MB034", queue=WEAK)), "A", "no")

    assert souls(g, "A") == [WEAK]


def test_mind_thresher_asks_only_for_deaths_in_it() -> None:
    assert question(adventuring(Side("MB042 MB034", queue=WEAK))) != "ask-thresh"


# ── MB035 Cursed Well ────────────────────────────────────────────────────────────────────────────────────


def test_cursed_well_gives_a_spell_or_two_coins() -> None:
    g = building(Side("", "MB035"), spells="MB071")

    assert coins(play(g, "A", "MB035", "coins"), "A") == 5
    assert hand(play(g, "A", "MB035", "spell"), "A") == ["MB071"]


def test_cursed_well_works_only_from_the_hand() -> None:
    assert not offered(building(Side("MB035")), "A", "MB035")


# ── MB036 Loot Box ───────────────────────────────────────────────────────────────────────────────────────


def test_loot_box_sells_two_spells_for_two_coins() -> None:
    g = built("MB036", "yes")

    assert (len(lair(g, "A").spells), coins(g, "A")) == (2, 1)


def test_loot_box_asks_nothing_of_the_poor() -> None:
    assert question(built("MB036", coins=1)) != "ask-loot"


# ── MB037 Crystal Ballroom ───────────────────────────────────────────────────────────────────────────────


def test_crystal_ballroom_draws_a_spell_for_each_coin_and_weakens() -> None:
    g = built("MB037", 2, below="MB033")

    assert len(lair(g, "A").spells) == 2
    assert (dealt(g, "A1"), place(g, "A1").coins, coins(g, "A")) == (1, 2, 1)


def test_crystal_ballroom_may_stay_empty() -> None:
    assert dealt(built("MB037", 0, below="MB033"), "A1") == 3


# ── MB038 Efreet's Chamber ───────────────────────────────────────────────────────────────────────────────


def test_efreets_chamber_draws_a_spell_for_less_damage() -> None:
    g = play(adventuring(Side("MB038", queue="MB080"), stops="A:enter", spells="MB071"), "A", "MB038")

    assert (hand(g, "A"), dealt(g, "A1")) == (["MB071"], 0)


def test_efreets_chamber_burns_a_spell_for_more_damage() -> None:
    g = adventuring(Side("MB038", "MB071 MB013", queue="MB080"), stops="A:enter")
    g = play(g, "A", "MB038", "MB071")

    assert (hand(g, "A"), dealt(g, "A1"), g.discards) == (["MB013"], 4, ("MB071",))


def test_efreets_chamber_needs_a_hero_at_the_entrance_and_works_once() -> None:
    assert not offered(building(Side("MB038")), "A", "MB038")

    g = adventuring(Side("MB038", queue="MB080"), stops="A:enter")
    assert not offered(play(g, "A", "MB038"), "A", "MB038")


# ── MB039 Magipede ───────────────────────────────────────────────────────────────────────────────────────


def test_magipede_grows_with_the_spells_in_hand() -> None:
    assert dealt(building(Side("MB039", "MB071 MB072")), "A1") == 4
    assert dealt(building(Side("MB039", "MB013")), "A1") == 2


# ── MB040 Delver's Quarry ────────────────────────────────────────────────────────────────────────────────


def test_delvers_quarry_draws_a_room_card_when_built_or_uncovered() -> None:
    assert "MB013" in hand(built("MB040", deck="MB013"), "A")
    assert "MB013" in hand(destroyed("MB042", "MB040", deck="MB013"), "A")


# ── MB041 Garbage Chute ──────────────────────────────────────────────────────────────────────────────────


def test_garbage_chute_pays_once_for_a_room_destroyed_anywhere() -> None:
    g = play(building(Side("MB042 MB042"), Side("MB041")), "A", "MB042")
    assert coins(g, "B") == 5

    assert coins(play(g, "A", "MB042"), "B") == 5


# ── MB042 Unstable Mine ──────────────────────────────────────────────────────────────────────────────────


def test_unstable_mine_is_destroyed_for_three_coins() -> None:
    g = play(building(Side("MB042 MB026")), "A", "MB042")

    assert (coins(g, "A"), rooms(g, "A")) == (6, ["MB026"])


def test_unstable_mine_destroyed_otherwise_pays_nothing() -> None:
    """Ruling A3: destroying is the cost; here it is covered, and B's room counts for nobody."""
    g = building(Side("MB042>MB026 MB014 MB047", queue=WEAK))

    assert not offered(g, "A", "MB042")


# ── MB043 Sawtooth Pendulum ──────────────────────────────────────────────────────────────────────────────


def test_sawtooth_pendulum_kills_a_hero_with_three_health_left() -> None:
    g = adventuring(Side("MB042:MB055 MB043", queue="MB095"), stops="A:rooms")
    assert not offered(g, "A", "MB043")
    g = play(g, "A", "pass")
    assert health(g) == 3

    g = play(g, "A", "MB043")

    assert (souls(g, "A"), coins(g, "A")) == (["MB095"], 2)


def test_sawtooth_pendulum_needs_a_coin_and_a_weak_hero() -> None:
    assert not offered(adventuring(Side("MB043", queue="MB080"), stops="A:rooms"), "A", "MB043")
    assert not offered(adventuring(Side("MB043", queue="MB079", coins=0), stops="A:rooms"), "A", "MB043")


# ── MB044 The Catapult ───────────────────────────────────────────────────────────────────────────────────


def test_catapult_deactivates_a_room_of_an_opponent() -> None:
    g = play(building(Side("MB044", "MB055"), Side("MB042 MB026")), "A", "MB044", "B2", "MB055")

    assert place(g, "B2").off
    assert dealt(g, "B2") == 0


def test_catapult_needs_a_miniboss_card_and_a_room_of_an_opponent() -> None:
    assert not offered(building(Side("MB044", "MB013"), Side("MB042")), "A", "MB044")
    assert not offered(building(Side("MB044", "MB055"), Side()), "A", "MB044")


# ── MB045 Endless Gallery ────────────────────────────────────────────────────────────────────────────────


def test_endless_gallery_adds_a_symbol_to_a_dungeon_until_end_of_round() -> None:
    g = play(building(Side("MB045"), Side()), "A", "MB045", "B", "F")

    assert (lair(g, "B").extra, rooms(g, "A")) == ("F", [])
    assert lair(finish_round(g), "B").extra == ""


# ── MB046 Paywall ────────────────────────────────────────────────────────────────────────────────────────


def test_paywall_gets_weaker_for_each_coin_given_to_its_owner() -> None:
    g = adventuring(Side("MB046", queue="MB079"), Side(), stops="B:enter")
    g = play(g, "B", "paywall", 2)

    assert (coins(g, "A"), coins(g, "B"), dealt(g, "A1")) == (5, 1, 2)
    assert wounds(play(g, "B", "pass"), "A") == ["MB079"]


def test_nobody_pays_at_their_own_paywall_or_without_coins() -> None:
    sides = Side("MB046 MB042", "MB014", queue="MB079"), Side("", "MB014", coins=0)
    g = adventuring(*sides, stops="A:enter B:enter")

    assert not offered(g, "A", "paywall")
    assert not offered(play(g, "A", "pass"), "B", "paywall")


# ── MB047 Living Trap ────────────────────────────────────────────────────────────────────────────────────


def test_living_trap_kills_for_a_monster_room() -> None:
    g = play(adventuring(Side("MB026 MB047", queue="MB095"), stops="A:rooms"), "A", "MB047")

    assert (rooms(g, "A"), souls(g, "A")) == (["MB047"], ["MB095"])


def test_living_trap_destroys_without_the_rooms_own_bonus() -> None:
    g = adventuring(Side("MB052 MB047", queue="MB095", wounds=WEAK), stops="A:rooms")
    g = play(g, "A", "pass", "MB047")

    assert coins(g, "A") == 3


def test_living_trap_needs_an_active_monster_room() -> None:
    g = adventuring(Side("MB042 MB047", queue="MB095"), stops="A:rooms")

    assert not offered(play(g, "A", "pass"), "A", "MB047")


# ── MB048 The Dreadmill ──────────────────────────────────────────────────────────────────────────────────


def test_dreadmill_takes_a_coin_at_the_start_of_each_build_phase_and_grows() -> None:
    g = building(Side("MB048*2"))

    assert (place(g, "A1").coins, coins(g, "A"), dealt(g, "A1")) == (3, 2, 5)


def test_dreadmill_is_destroyed_when_there_is_no_coin() -> None:
    g = building(Side("MB042>MB048", coins=0))

    assert place(g, "A1").cards == ("MB042",)


def test_dreadmill_takes_nothing_in_the_round_it_is_built() -> None:
    g = play(building(Side("MB042", "MB048", queue="MB080"), Side()), "A", "MB048@1")
    g = done(g, "B")

    assert (to_decide(g), coins(g, "A"), place(g, "A1").coins) == ("AB", 3, 0)


# ── MB049 Personnel Office ───────────────────────────────────────────────────────────────────────────────


def test_personnel_office_pays_once_when_an_opponent_promotes_or_reveals() -> None:
    g = building(Side("MB042:MB055 MB026 MB043", "MB056"), Side("MB049"))
    g = play(g, "A", "promote")
    assert coins(g, "B") == 4

    g = play(done(play(g, "A", "MB056@3"), "B"), "A", "pay")
    assert coins(g, "B") == 4


def test_personnel_office_pays_nothing_for_its_owner() -> None:
    assert coins(play(building(Side("MB049:MB055")), "A", "promote"), "A") == 2


# ── MB050 Trophy Room ────────────────────────────────────────────────────────────────────────────────────


def test_trophy_room_pays_for_rooms_with_two_symbols_itself_included() -> None:
    assert coins(built("MB050", rooms="MB013 MB042"), "A") == 3 + 2


def test_trophy_room_counts_no_deactivated_room() -> None:
    g = building(Side("MB013", "MB050"), Side("MB042:MB061.3"))
    g = play(play(g, "A", "MB050@new"), "B", "MB061-3", "A1", "done")

    assert coins(g, "A") == 4


# ── MB051 Lightning Rod ──────────────────────────────────────────────────────────────────────────────────


def test_lightning_rod_pays_once_for_a_death_in_it() -> None:
    g = adventuring(Side("MB051:MB055.1 MB042", queue=WEAK), stops="")

    assert coins(g, "A") == 6


def test_lightning_rod_pays_nothing_for_deaths_elsewhere() -> None:
    assert coins(adventuring(Side("MB051 MB042", queue=WEAK)), "A") == 3


# ── MB052 Pixie Fountain, MB053 The Keystone ─────────────────────────────────────────────────────────────


def test_pixie_fountain_pays_for_wounds_by_their_value() -> None:
    g = play(building(Side("MB052", wounds=f"{WEAK} MB103")), "A", "MB052")

    assert coins(g, "A") == 3 + 3


def test_keystone_pays_for_the_rooms_that_are_left() -> None:
    g = play(building(Side("MB053 MB042 MB026>MB045")), "A", "MB053")
    assert coins(g, "A") == 3 + 2

    g = play(building(Side("MB042>MB053 MB026")), "A", "MB053")
    assert coins(g, "A") == 3 + 2


def test_keystone_does_not_count_deactivated_rooms() -> None:
    g = building(Side("MB042:MB061.3"), Side("MB053 MB026"))
    g = play(g, "A", "MB061-3", "B2", "done")

    assert coins(play(g, "B", "MB053"), "B") == 3


# ── MB054 Pool of Shadows ────────────────────────────────────────────────────────────────────────────────


def test_pool_of_shadows_trades_a_spell_for_two_coins_once() -> None:
    g = play(building(Side("MB054", "MB071 MB072")), "A", "MB054", "MB071")

    assert (coins(g, "A"), hand(g, "A")) == (5, ["MB072"])
    assert not offered(g, "A", "MB054")


def test_pool_of_shadows_needs_a_spell() -> None:
    assert not offered(building(Side("MB054", "MB013")), "A", "MB054")


# ── what holds for all rooms ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB052", "MB053"])
def test_a_covered_room_cannot_be_used(card: str) -> None:
    g = building(Side(f"{card}>MB026", wounds=WEAK), Side("", "MB071"))

    assert not offered(g, "A", card)


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB053", "MB054"])
def test_a_deactivated_room_cannot_be_used(card: str) -> None:
    g = building(Side("MB042:MB061.3", "MB071"), Side(f"{card} MB026", "MB071"))
    g = play(g, "A", "MB061-3", "B1", "done")

    assert not offered(g, "B", card)


@pytest.mark.parametrize("card", ["MB013", "MB042", "MB045", "MB053", "MB054"])
def test_a_room_without_text_cannot_be_used(card: str) -> None:
    g = building(Side("", "MB067 MB071"), Side(f"{card} MB026", "MB071"))
    g = play(g, "A", "MB067", "B1", "done")

    assert not offered(g, "B", card)


@pytest.mark.parametrize("card", ["MB015", "MB020", "MB021", "MB036", "MB037"])
def test_a_room_with_a_plain_build_effect_does_nothing_when_uncovered(card: str) -> None:
    """Section 4."""
    g = destroyed("MB042", card)

    assert (to_decide(g), question(g)) == ("A", "ask-build")


def test_a_room_that_is_uncovered_counts_again() -> None:
    g = destroyed("MB042", "MB026")

    assert (rooms(g, "A"), treasure_of(g, "A1")) == (["MB026"], "F")


def test_a_gap_is_closed_towards_the_boss() -> None:
    g = play(building(Side("MB026 MB042 MB043")), "A", "MB042")

    assert rooms(g, "A") == ["MB026", "MB043"]


def test_a_destroyed_rooms_miniboss_is_discarded_even_with_a_room_below() -> None:
    """Ruling A5."""
    g = play(building(Side("MB026>MB042:MB055.2")), "A", "MB042")

    assert place(g, "A1").miniboss == ""
    assert g.discards == ("MB042", "MB055")


def test_nobody_stays_in_town_because_of_a_covered_room() -> None:
    assert town(building(Side("MB026>MB042"), town="MB084")) == ["MB084"]
