"""Every room, MB031 to MB047: its effect happens, and does not when it must not."""

from msgspec.structs import replace

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    after_building,
    after_destroying,
    building,
    coins,
    damage_of,
    finish_round,
    hand,
    health,
    lair,
    offered,
    options,
    play,
    question_key,
    rooms,
    slot_at,
    souls,
    stop_at_spells,
    to_decide,
    wounds,
)

# ── MB031 Mysterious Portal ──────────────────────────────────────────────────────────────────────────────


def test_mysterious_portal_trades_a_miniboss_card_for_a_spell() -> None:
    g = after_building("MB031", "MB055", hand="MB055", spells="MB071")

    assert "MB071" in hand(g, "A")
    assert "MB055" in g.discards


def test_mysterious_portal_is_optional_and_asks_all_who_could() -> None:
    g = after_building("MB031", hand="MB013")
    assert options(g, "A") == ["no"]

    assert question_key(after_building("MB031")) != "ask-portal"


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


# ── MB033 Black Market ───────────────────────────────────────────────────────────────────────────────────


def test_black_market_sells_a_spell_when_any_room_is_destroyed() -> None:
    g = play(building(Side("MB042"), Side("MB033"), spells="MB071"), "A", "MB042")
    assert question_key(g) == "ask-buy-spell"

    g = play(g, "B", "yes")
    assert (hand(g, "B"), coins(g, "B")) == (["MB071"], 2)


def test_black_market_needs_a_coin() -> None:
    assert to_decide(play(building(Side("MB042"), Side("MB033", coins=0)), "A", "MB042")) == "A"


def test_black_market_sells_once_per_round() -> None:
    g = play(play(building(Side("MB042 MB042"), Side("MB033")), "A", "MB042"), "B", "yes")

    assert to_decide(play(g, "A", "MB042")) == "A"


# ── MB034 Mind Thresher ──────────────────────────────────────────────────────────────────────────────────


def test_mind_thresher_trades_a_soul_for_two_spells() -> None:
    g = play(adventuring(Side("MB034", queue=WEAK_HERO)), "A", "yes")

    assert souls(g, "A") == []
    assert len(lair(g, "A").spells) == 2
    assert WEAK_HERO in g.box


def test_mind_thresher_may_be_declined() -> None:
    g = play(adventuring(Side("MB034", queue=WEAK_HERO)), "A", "no")

    assert souls(g, "A") == [WEAK_HERO]


def test_mind_thresher_asks_for_every_death_until_it_is_used_or_given_up_for_the_round() -> None:
    """Ruling A40."""
    g = adventuring(Side("MB034:MB055 MB026", queue=f"{WEAK_HERO} MB078"))
    lair(g, "A").put(replace(slot_at(g, "A1"), bonus=2))
    assert question_key(g) == "ask-thresh"

    assert question_key(play(g, "A", "no")) == "ask-thresh"
    given_up = play(g, "A", "no-more")
    assert (souls(given_up, "A"), question_key(given_up)) == ([WEAK_HERO, "MB078"], "ask-build")
    assert not offered(play(g, "A", "no"), "A", "no-more")


def test_mind_thresher_asks_only_for_deaths_in_it() -> None:
    assert question_key(adventuring(Side("MB042 MB034", queue=WEAK_HERO))) != "ask-thresh"


# ── MB035 Cursed Well ────────────────────────────────────────────────────────────────────────────────────


def test_cursed_well_gives_a_spell_or_two_coins() -> None:
    g = building(Side("", "MB035"), spells="MB071")

    assert coins(play(g, "A", "MB035", "coins"), "A") == 5
    assert hand(play(g, "A", "MB035", "spell"), "A") == ["MB071"]


def test_cursed_well_works_only_from_the_hand() -> None:
    assert not offered(building(Side("MB035")), "A", "MB035")


# ── MB036 Loot Box ───────────────────────────────────────────────────────────────────────────────────────


def test_loot_box_sells_two_spells_for_two_coins() -> None:
    g = after_building("MB036", "yes")

    assert (len(lair(g, "A").spells), coins(g, "A")) == (2, 1)


def test_loot_box_asks_nothing_of_the_poor() -> None:
    assert question_key(after_building("MB036", coins=1)) != "ask-loot"


# ── MB037 Crystal Ballroom ───────────────────────────────────────────────────────────────────────────────


def test_crystal_ballroom_draws_a_spell_for_each_coin_and_weakens() -> None:
    g = after_building("MB037", 2, below="MB033")

    assert len(lair(g, "A").spells) == 2
    assert (damage_of(g, "A1"), slot_at(g, "A1").coins, coins(g, "A")) == (1, 2, 1)


def test_crystal_ballroom_may_stay_empty() -> None:
    assert damage_of(after_building("MB037", 0, below="MB033"), "A1") == 3


# ── MB038 Efreet's Chamber ───────────────────────────────────────────────────────────────────────────────


def test_efreets_chamber_draws_a_spell_for_less_damage() -> None:
    g = play(adventuring(Side("MB038", queue="MB080"), stops="A:enter", spells="MB071"), "A", "MB038")

    assert (hand(g, "A"), damage_of(g, "A1")) == (["MB071"], 0)


def test_efreets_chamber_burns_a_spell_for_more_damage() -> None:
    g = adventuring(Side("MB038", "MB071 MB013", queue="MB080"), stops="A:enter")
    g = play(g, "A", "MB038", "MB071")

    assert (hand(g, "A"), damage_of(g, "A1"), g.discards) == (["MB013"], 4, ("MB071",))


def test_efreets_chamber_needs_a_hero_at_the_entrance_and_works_once() -> None:
    assert not offered(building(Side("MB038")), "A", "MB038")

    g = adventuring(Side("MB038", queue="MB080"), stops="A:enter")
    assert not offered(play(g, "A", "MB038"), "A", "MB038")


# ── MB039 Magipede ───────────────────────────────────────────────────────────────────────────────────────


def test_magipede_grows_with_the_spells_in_hand() -> None:
    assert damage_of(building(Side("MB039", "MB071 MB072")), "A1") == 4
    assert damage_of(building(Side("MB039", "MB013")), "A1") == 2


# ── MB040 Delver's Quarry ────────────────────────────────────────────────────────────────────────────────


def test_delvers_quarry_draws_a_room_card_when_built_or_uncovered() -> None:
    assert "MB013" in hand(after_building("MB040", deck="MB013"), "A")
    assert "MB013" in hand(after_destroying("MB042", "MB040", deck="MB013"), "A")


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
    g = building(Side("MB042>MB026 MB014 MB047", queue=WEAK_HERO))

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

    assert slot_at(g, "B2").off
    assert damage_of(g, "B2") == 0


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

    assert (coins(g, "A"), coins(g, "B"), damage_of(g, "A1")) == (5, 1, 2)
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
    g = adventuring(Side("MB052 MB047", queue="MB095", wounds=WEAK_HERO), stops="A:rooms")
    g = play(g, "A", "pass", "MB047")

    assert coins(g, "A") == 3


def test_living_trap_needs_an_active_monster_room() -> None:
    g = adventuring(Side("MB042 MB047", queue="MB095"), stops="A:rooms")

    assert not offered(play(g, "A", "pass"), "A", "MB047")
