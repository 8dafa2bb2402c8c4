"""Card by card what must not happen, and every hero against its health and its treasure."""

import pytest
from msgspec.structs import replace

from engine.games.boss_monster.cards import HEROES, TREASURES
from engine.games.boss_monster.rules.luring import lured_by
from engine.games.boss_monster.state import Hero, Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    build_nothing,
    building,
    building_with_all_spells,
    change_orders,
    coins,
    damage_of,
    finish_round,
    hand,
    lair,
    offered,
    options,
    play,
    question_key,
    rooms,
    slot_at,
    souls,
    story,
    treasure_of,
    wounds,
)

# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def met(card: str, damage: int) -> Realm:
    """The hero goes through one Trap Room that deals so much; its owner has no coin, but a spell to give."""
    g = adventuring(Side("MB042", "MB071", queue=card, coins=0), Side("", "MB013"), stops="B:enter")
    slot = slot_at(g, "A1")
    lair(g, "A").put(replace(slot, bonus=damage - slot.room.damage))
    return play(g, "B", "pass")


@pytest.mark.parametrize("card", HEROES)
def test_a_hero_dies_of_as_much_damage_as_it_has_health(card: str) -> None:
    g = met(card, HEROES[card].health)

    assert (souls(g, "A"), lair(g, "A").soul_count) == ([card], 2 if HEROES[card].epic else 1)


@pytest.mark.parametrize("card", HEROES)
def test_a_hero_gets_through_with_one_health_left(card: str) -> None:
    g = met(card, HEROES[card].health - 1)

    assert (wounds(g, "A"), lair(g, "A").wound_count) == ([card], 2 if HEROES[card].epic else 1)


@pytest.mark.parametrize("card", [card.id for card in HEROES.values() if card.lure])
def test_a_hero_follows_its_own_treasure_and_no_other(card: str) -> None:
    followed = [kind for kind in TREASURES if lured_by(Hero(card, 0), {0: kind, 1: ""}, {0: 0, 1: 0}) == 0]
    assert "".join(followed) == HEROES[card].lure


@pytest.mark.parametrize("card", ["MB082", "MB088", "MB094", "MB100"])
def test_each_of_the_four_coin_heroes_can_be_paid_for(card: str) -> None:
    g = adventuring(Side("MB042", queue=card), Side("", "MB013"), stops="B:enter")

    assert lair(play(g, "B", "bribe", 2), "A").queue[0].remaining == 6 + 2


# ── bosses before they have levelled up, and without what they need ──────────────────────────────────────


def test_baron_hex_gains_nothing_for_a_cancelled_spell_or_before_levelling_up() -> None:
    caster = Side("MB042", "MB072", boss="MB007", levelled=True)
    g = change_orders(building(caster, Side("", "MB076", boss="MB002")), "B", "spell")
    g = play(play(play(g, "A", "MB072", 0), "B", "MB076"), "A", "give-up")
    assert coins(g, "A") == 3

    g = building(Side("MB042", "MB072", boss="MB007"), Side(boss="MB002"))
    assert coins(play(g, "A", "MB072", 0), "A") == 3


@pytest.mark.parametrize("card", ["MB009", "MB012"])
def test_kazanna_and_kirax_need_two_coins_and_five_rooms(card: str) -> None:
    assert offered(building(Side(boss=card, levelled=True)), "A", card)
    assert not offered(building(Side(boss=card, levelled=True, coins=1)), "A", card)
    assert not offered(building(Side(boss=card)), "A", card)


def test_kiraxs_symbol_is_gone_after_the_round() -> None:
    g = play(building(Side(boss="MB012", levelled=True)), "A", "MB012", "A", "M")
    assert lair(g, "A").extra == "M"

    assert lair(finish_round(g), "A").extra == ""


def test_oculus_draws_nothing_before_levelling_up() -> None:
    g = adventuring(Side("MB042:MB056", queue=WEAK_HERO, boss="MB008"), spells="MB071")

    assert hand(g, "A") == [card for card in hand(g, "A") if card != "MB071"]


# ── rooms without text ───────────────────────────────────────────────────────────────────────────────────


def muted(g: Realm, where: str) -> Realm:
    """The room and its miniboss have no text, as after Sabotage."""
    lair(g, where[0]).put(replace(slot_at(g, where), mute=True))
    return g


def test_the_fetid_beast_without_text_suffers_monster_rooms() -> None:
    g = building(Side(), Side("MB025 MB042", "MB026"))

    assert not offered(build_nothing(g, "A"), "B", "MB026@2")
    assert offered(build_nothing(muted(g, "B1"), "A"), "B", "MB026@2")


@pytest.mark.parametrize(
    ("room", "cards", "damage"),
    [("MB039", "MB071 MB074", 2), ("MB020*2", "", 3), ("MB037*2", "", 3), ("MB048*1", "", 2)],
)
def test_spells_in_hand_and_coins_on_a_room_without_text_change_no_damage(
    room: str, cards: str, damage: int
) -> None:
    g = building(Side(room, cards))
    assert damage_of(g, "A1") != damage

    assert damage_of(muted(g, "A1"), "A1") == damage


def test_doppelganger_hive_without_text_counts_nobody() -> None:
    g = building(Side("MB029"))
    lair(g, "A").lured = 2
    assert damage_of(g, "A1") == 4

    assert damage_of(muted(g, "A1"), "A1") == 2


def test_a_paywall_without_text_takes_no_coins() -> None:
    g = building(Side(), Side("MB046"), Side("", "MB013"))
    assert offered(build_nothing(g, "A", "B"), "C", "paywall")

    assert not offered(build_nothing(muted(g, "B1"), "A", "B"), "C", "paywall")


def test_goblin_market_without_text_pays_nothing() -> None:
    g = play(muted(building(Side("MB023", "MB013")), "A1"), "A", "MB013@new")

    assert coins(build_nothing(g, "B"), "A") == 3


def test_alchemists_lab_without_text_pays_nothing() -> None:
    g = muted(building(Side("MB032 MB042", "MB072")), "A1")

    assert coins(play(g, "A", "MB072", "A1", 0), "A") == 3


@pytest.mark.parametrize("card", ["MB033", "MB041"])
def test_black_market_and_garbage_chute_without_text_sleep_through_a_destruction(card: str) -> None:
    g = play(muted(building(Side(f"{card} MB053")), "A1"), "A", "MB053")

    assert (question_key(g), coins(g, "A")) == ("ask-build", 3 + 1)


def test_imp_hoard_without_text_catches_nothing() -> None:
    g = muted(building(Side("", "MB035"), Side("MB017")), "B1")

    assert question_key(play(g, "A", "MB035", "coins")) == "ask-build"


def test_personnel_office_without_text_pays_nothing() -> None:
    g = muted(building(Side("MB042:MB055"), Side("MB049")), "B1")

    assert coins(play(g, "A", "promote"), "B") == 3


@pytest.mark.parametrize("card", ["MB034", "MB051"])
def test_mind_thresher_and_lightning_rod_without_text_let_heroes_die_in_peace(card: str) -> None:
    g = adventuring(Side(card, queue=WEAK_HERO), Side("", "MB013"), stops="B:rooms")
    lair(g, "A").put(replace(slot_at(g, "A1"), mute=True))
    assert g.walker is not None
    g.change_hero(WEAK_HERO, damage=1)
    g = play(g, "B", "pass")

    assert (souls(g, "A"), coins(g, "A")) == ([WEAK_HERO], 3)
    assert question_key(g) != "ask-thresh"


def test_foyer_elemental_without_text_pays_nothing() -> None:
    g = adventuring(Side("MB030", queue="MB080"), Side("", "MB067"), stops="B:enter")

    assert coins(play(g, "B", "MB067"), "A") == 3


def test_dragons_nest_strengthens_neither_traps_nor_itself() -> None:
    g = play(building(Side("MB028>MB042 MB043 MB026")), "A", "MB042")

    assert [damage_of(g, where) for where in ("A1", "A2", "A3")] == [4, 2, 3]


def test_pixie_fountain_pays_nothing_without_wounds() -> None:
    assert coins(play(building(Side("MB052 MB042")), "A", "MB052"), "A") == 3


# ── minibosses below the level, and without text ─────────────────────────────────────────────────────────


@pytest.mark.parametrize("card", ["MB058", "MB059", "MB063"])
def test_nothing_happens_at_a_death_below_level_two(card: str) -> None:
    g = adventuring(Side(f"MB042:{card}.1 MB014", queue=WEAK_HERO), deck="MB050", spells="MB071")

    assert question_key(g) not in ("ask-repeat", "ask-draw-spell", "ask-build-drawn")
    assert souls(g, "A") == [WEAK_HERO]


def test_paddywhack_at_level_one_adds_no_coin() -> None:
    assert coins(play(building(Side("MB042 MB045:MB060.1")), "A", "MB042"), "A") == 3 + 3


def test_icicle_man_at_level_one_silences_nobody() -> None:
    g = adventuring(Side("MB042:MB061.1 MB054", queue="MB109"))

    assert [step.room for step in g.ways[0].steps] == ["MB042"]


def test_mageseeker_at_level_one_cancels_nothing() -> None:
    g = building(Side("MB042", "MB072"), Side("MB026:MB062.1", "MB071"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", "A1", 0)

    assert options(g, "B") == ["pass"]


def test_jinx_at_level_one_doubles_no_symbols() -> None:
    g = play(building(Side("MB050:MB064.1"), deck="MB014"), "A", "MB014")

    assert treasure_of(g, "A1") == "FT"


@pytest.mark.parametrize("card", ["MB055", "MB056", "MB057", "MB059", "MB060", "MB061", "MB062", "MB063"])
def test_a_miniboss_whose_room_has_no_text_adds_nothing(card: str) -> None:
    g = building(Side(f"MB042:{card}"))
    assert (damage_of(g, "A1"), treasure_of(g, "A1")) != (2, "T")

    g = muted(g, "A1")
    assert (damage_of(g, "A1"), treasure_of(g, "A1")) == (2, "T")


def test_rocky_whose_room_has_no_text_lets_nothing_be_built_on_top() -> None:
    g = muted(building(Side(), Side("MB042:MB058", "MB019")), "B1")

    assert not offered(build_nothing(g, "A"), "B", "MB019@1")


def test_draculad_needs_cards_to_look_at() -> None:
    assert not offered(building(Side("MB042:MB057.3"), Side()), "A", "MB057-3")
    assert offered(building(Side("MB042:MB057.3"), Side("", "MB013")), "A", "MB057-3")


def test_paddywhack_kills_nobody_in_another_room() -> None:
    g = adventuring(Side("MB026 MB042:MB060.3", "MB013", queue="MB095"), stops="A:rooms")

    assert not offered(g, "A", "MB060-3")


# ── spells without a target ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("spell", ["MB066", "MB067", "MB072", "MB075"])
def test_a_spell_for_a_room_needs_a_room(spell: str) -> None:
    assert not offered(building(Side("", spell), Side()), "A", spell)
    assert offered(building(Side("", spell), Side("MB042")), "A", spell)


@pytest.mark.parametrize("spell", ["MB066", "MB067", "MB072", "MB075"])
def test_a_room_under_a_face_down_card_is_no_target(spell: str) -> None:
    g = building(Side("MB042", "MB013"), Side("", spell))

    assert not offered(play(g, "A", "MB013@1"), "B", spell)


def test_rebirth_leaves_all_other_hands_alone() -> None:
    g = building(Side("", "MB070 MB013"), Side("", "MB014"), Side("", "MB018"), deck="MB026")
    g = play(g, "A", "MB070", "B")

    assert (hand(g, "A"), hand(g, "B"), hand(g, "C")) == (["MB013"], ["MB026"], ["MB018"])


def test_respawn_does_nothing_for_rooms_without_a_build_effect() -> None:
    g = play(building(Side("MB042 MB023 MB026", "MB074")), "A", "MB074")

    assert (question_key(g), coins(g, "A"), hand(g, "A")) == ("ask-build", 3, [])


def test_armor_up_needs_a_hero() -> None:
    assert not offered(building_with_all_spells(Side("", "armor-up")), "A", "armor-up")


def test_without_the_variant_the_further_spells_are_in_no_deck() -> None:
    g = building(Side(), Side())

    assert not {"windfall", "armor-up"} & {*g.spells, *g.discards}


def test_an_intern_nobody_pays_for_is_discarded() -> None:
    g = building(Side("MB042", "MB065", coins=0), Side(), deck="MB013 MB055 MB026")
    g = build_nothing(play(g, "A", "MB065", "MB055@1"), "A", "B")

    assert (slot_at(g, "A1").miniboss, g.discards[-1]) == ("", "MB055")
    assert "miniboss-discarded" in story(g)
    assert rooms(g, "A") == ["MB042"]
