"""Every miniboss at every level, that level 3 puts it back, and that levels not reached do nothing."""

import pytest

from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    answer,
    building,
    change_orders,
    coins,
    dealt,
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
    told,
    town,
    treasure_of,
    wounds,
)

WEAK = "MB102"


@pytest.mark.parametrize("card", ["MB055", "MB061", "MB063"])
def test_spike_icicle_man_and_brassknuckle_add_damage(card: str) -> None:
    assert dealt(building(Side(f"MB042:{card}")), "A1") == 3


@pytest.mark.parametrize(("card", "symbol"), [("MB056", "F"), ("MB057", "C"), ("MB059", "M"), ("MB060", "T")])
def test_four_minibosses_add_a_symbol(card: str, symbol: str) -> None:
    assert treasure_of(building(Side(f"MB042:{card}")), "A1") == "T" + symbol


@pytest.mark.parametrize(
    "ability",
    ["MB055-3", "MB056-2", "MB056-3", "MB057-3", "MB059-3", "MB061-3", "MB062-3", "MB063-3", "MB064-3"],
)
def test_a_level_not_reached_cannot_be_used(ability: str) -> None:
    level = int(ability[-1]) - 1
    g = building(Side(f"MB042:{ability[:5]}.{level} MB026", "MB013"), Side("MB026", "MB071"), town=WEAK)
    while question(g) != "ask-build":
        g = answer(g, 0, options(g, "A")[:1])

    assert not offered(g, "A", ability)


@pytest.mark.parametrize(
    "ability", ["MB055-3", "MB056-3", "MB057-3", "MB059-3", "MB061-3", "MB062-3", "MB063-3", "MB064-3"]
)
def test_using_level_three_puts_the_miniboss_back_to_level_one(ability: str) -> None:
    g = building(Side(f"MB042:{ability[:5]}.3 MB026", "MB013"), Side("MB026", "MB071"), town=WEAK)
    while question(g) != "ask-build":
        g = answer(g, 0, options(g, "A")[:1])
    g = play(g, "A", ability)
    while question(g).startswith("choose"):
        g = answer(g, 0, options(g, "A")[-1:])

    assert place(g, "A1").level in (0, 1)


# ── Spike ────────────────────────────────────────────────────────────────────────────────────────────────


def test_spike_hurts_a_hero_in_the_room_for_a_card() -> None:
    g = adventuring(Side("MB042:MB055.2", "MB013 MB014", queue="MB080"), stops="A:rooms")
    g = play(g, "A", "MB055-2", "MB013")

    assert (health(g), hand(g, "A")) == (1, ["MB014"])
    assert not offered(g, "A", "MB055-2")


def test_spike_needs_a_card_and_a_hero_here() -> None:
    g = adventuring(Side("MB026 MB042:MB055.2", "MB013", queue="MB080"), stops="A:rooms")
    assert not offered(g, "A", "MB055-2")


def test_spike_recalls_any_miniboss_also_itself() -> None:
    sides = Side("MB042:MB055.3"), Side("MB026:MB056.2")
    g = play(building(*sides), "A", "MB055-3", "B1")
    assert (place(g, "B1").miniboss, hand(g, "B")) == ("", ["MB056"])

    g = play(building(*sides), "A", "MB055-3", "A1")
    assert (place(g, "A1").miniboss, hand(g, "A")) == ("", ["MB055"])


# ── Kid Croak ────────────────────────────────────────────────────────────────────────────────────────────


def test_kid_croak_swaps_two_stacks_with_everything_on_them() -> None:
    sides = Side("MB042:MB056.2"), Side("MB026 MB045>MB048:MB055.2*2 MB043")
    g = play(building(*sides), "A", "MB056-2", "B1", "B2")

    assert rooms(g, "B") == ["MB048", "MB026", "MB043"]
    assert (place(g, "B1").miniboss, place(g, "B1").coins) == ("MB055", 3)
    assert not offered(g, "A", "MB056-2")


def test_kid_croak_swaps_only_in_the_build_phase() -> None:
    g = adventuring(Side("MB042:MB056.2 MB026", "MB013", queue="MB080"), stops="A:enter")

    assert not offered(g, "A", "MB056-2")


def test_kid_croak_moves_no_stack_with_a_face_down_card() -> None:
    g = building(Side("MB045 MB043", "MB013"), Side("MB042:MB056.2"))
    g = play(g, "A", "MB013@1")

    assert not offered(g, "B", "MB056-2")


def test_kid_croaks_swap_comes_to_nothing_if_a_stack_is_gone() -> None:
    """Ruling A29: B wants to swap A's rooms, A destroys one of them first."""
    g = building(Side("MB042 MB026"), Side("MB014:MB056.2", "MB013"))
    g = play(change_orders(g, "B", "turn-0"), "A", "done")
    g = play(play(g, "B", "MB056-2", "A1"), "A", "MB042")

    assert "fizzles" in told(g)
    assert rooms(g, "A") == ["MB026"]


def test_minibosses_may_come_to_lie_side_by_side_by_a_swap() -> None:
    """Ruling A25."""
    g = building(Side("MB042:MB056.2 MB026 MB045:MB055"))
    g = play(g, "A", "MB056-2", "A1", "A2")

    assert [slot.miniboss for slot in lair(g, "A").slots] == ["", "MB056", "MB055"]


@pytest.mark.parametrize(("way", "damage"), [("more", 3), ("less", 1)])
def test_kid_croak_rouses_or_calms_the_monster_rooms_of_a_dungeon(way: str, damage: int) -> None:
    g = play(building(Side("MB042:MB056.3"), Side("MB026 MB042")), "A", "MB056-3", "B", way)

    assert (dealt(g, "B1"), dealt(g, "B2")) == (damage, 2)


def test_damage_never_goes_below_zero() -> None:
    g = play(building(Side("MB042:MB056.3"), Side("MB020*3")), "A", "MB056-3", "B", "less")

    assert dealt(g, "B1") == 0


# ── Draculad ─────────────────────────────────────────────────────────────────────────────────────────────


def test_draculad_sends_the_hero_in_the_dungeon_back_to_town() -> None:
    g = play(adventuring(Side("MB042 MB043:MB057.2", queue="MB080"), stops="A:rooms"), "A", "MB057-2")

    assert "MB080" in town(g)
    assert (souls(g, "A"), wounds(g, "A"), queue(g, "A")) == ([], [], [])


def test_a_hero_goes_back_to_its_place_by_age() -> None:
    """Ruling A32."""
    side = Side("MB042:MB057.2", queue="MB080")
    g = play(adventuring(side, stops="A:rooms", town="MB084"), "A", "MB057-2")

    assert town(g)[:2] == ["MB080", "MB084"]


def test_draculad_needs_a_hero_inside() -> None:
    g = adventuring(Side("MB042:MB057.2", "MB013", queue="MB080"), stops="A:enter")

    assert not offered(g, "A", "MB057-2")


def test_draculad_looks_at_a_hand_and_takes_a_spell_or_a_room() -> None:
    g = play(building(Side("MB042:MB057.3"), Side("", "MB071 MB013 MB055")), "A", "MB057-3")
    assert options(g, "A") == ["no", "MB013", "MB071"]

    g = play(g, "A", "MB013")
    assert (hand(g, "A"), sorted(hand(g, "B"))) == (["MB013"], ["MB055", "MB071"])


def test_draculad_may_take_nothing() -> None:
    g = play(building(Side("MB042:MB057.3"), Side("", "MB071")), "A", "MB057-3", "no")

    assert hand(g, "B") == ["MB071"]


# ── Rocky ────────────────────────────────────────────────────────────────────────────────────────────────


def test_any_room_may_be_built_on_top_of_rocky() -> None:
    assert offered(building(Side("MB042:MB058", "MB019")), "A", "MB019@1")
    assert not offered(building(Side("MB042", "MB019")), "A", "MB019@1")


def test_rocky_lets_another_room_count_as_just_built_when_a_hero_dies_here() -> None:
    """Ruling A35: only the room's own effect."""
    g = adventuring(Side("MB042:MB058.2 MB014 MB023", "MB055", queue=WEAK))
    assert question(g) == "ask-repeat"

    assert coins(play(g, "A", "A2"), "A") == 5
    assert coins(play(g, "A", "no"), "A") == 3


def test_rocky_asks_nothing_without_such_a_room() -> None:
    assert question(adventuring(Side("MB042:MB058.2 MB043", queue=WEAK))) != "ask-repeat"


def test_rocky_gives_a_hero_inside_any_dungeon_five_health() -> None:
    sides = Side("MB042", queue=WEAK), Side("MB043:MB058.3", "MB013")
    g = play(adventuring(*sides, stops="B:rooms"), "B", "MB058-3")

    assert health(g) == 5


def test_rocky_gives_nothing_to_a_hero_at_an_entrance() -> None:
    sides = Side("MB042", queue=WEAK), Side("MB043:MB058.3", "MB013")

    assert not offered(adventuring(*sides, stops="B:enter"), "B", "MB058-3")


# ── Cerebella ────────────────────────────────────────────────────────────────────────────────────────────


def test_cerebella_draws_a_spell_when_a_hero_dies_here() -> None:
    g = adventuring(Side("MB042:MB059.2", queue=WEAK), spells="MB071")

    assert "MB071" in hand(play(g, "A", "yes"), "A")
    assert "MB071" not in hand(play(g, "A", "no"), "A")


def test_heroes_ignore_the_texts_of_a_hushed_dungeon() -> None:
    """Ruling A41: damage changed by texts does not count, printed damage does."""
    sides = Side("MB024 MB026:MB055", queue="MB080"), Side("MB042:MB059.3", "MB013")
    g = adventuring(*sides, stops="B:enter")
    assert dealt(g, "A2") == 5

    g = play(g, "B", "MB059-3", "A")
    assert (dealt(g, "A1"), dealt(g, "A2")) == (1, 2)


def test_texts_of_a_hushed_dungeon_cannot_kill_but_still_pay() -> None:
    sides = Side("MB043 MB051", "MB013", queue="MB079"), Side("MB042:MB059.3", "MB014")
    g = adventuring(*sides, stops="A:rooms B:enter")
    g = play(g, "B", "MB059-3", "A", "pass")
    assert not offered(g, "A", "MB043")

    g = adventuring(Side("MB030", queue="MB080"), Side("MB042:MB059.3", "MB013"), stops="B:enter")
    assert coins(play(g, "B", "MB059-3", "A", "pass"), "A") == 5


def test_icicle_mans_own_text_is_ignored_in_a_hushed_dungeon() -> None:
    """The Relic Hunter is picky again."""
    sides = Side("MB042:MB061.2 MB054", queue="MB109"), Side("MB043:MB059.3", "MB013")
    g = play(adventuring(*sides, stops="B:enter"), "B", "MB059-3", "A", "pass")

    assert [step.room for step in g.ways[0].steps] == ["MB042"]


def test_spells_still_count_in_a_hushed_dungeon() -> None:
    sides = Side("MB026", "MB072 MB014", queue="MB080"), Side("MB042:MB059.3", "MB013")
    g = play(adventuring(*sides, stops="A:rooms B:enter"), "B", "MB059-3", "A", "pass")
    g = play(g, "A", "MB072", "A1", 1)

    assert dealt(g, "A1") == 4


# ── Paddywhack ───────────────────────────────────────────────────────────────────────────────────────────


def test_paddywhack_adds_a_coin_to_the_first_gain_of_the_round() -> None:
    g = play(building(Side("MB042 MB042 MB045:MB060.2")), "A", "MB042")
    assert coins(g, "A") == 3 + 3 + 1

    assert coins(play(g, "A", "MB042"), "A") == 3 + 3 + 1 + 3


def test_paddywhack_adds_to_coins_given_by_others() -> None:
    sides = Side(boss="MB012"), Side("MB042:MB060.2", boss="MB011", levelled=True)

    assert coins(play(building(*sides), "A", "calm"), "B") == 3 + 1 + 1


def test_paddywhack_kills_a_hero_in_the_room() -> None:
    g = play(adventuring(Side("MB042:MB060.3", queue="MB095"), stops="A:rooms"), "A", "MB060-3")

    assert souls(g, "A") == ["MB095"]


# ── Icicle Man ───────────────────────────────────────────────────────────────────────────────────────────


def test_icicle_man_silences_heroes_in_the_dungeon_and_at_its_entrance() -> None:
    g = adventuring(Side("MB042:MB061.2 MB054", queue="MB109"))
    assert [step.room for step in g.ways[0].steps] == ["MB042", "MB054"]

    sides = Side("MB042:MB061.2", queue="MB082"), Side("", "MB013")
    assert not offered(adventuring(*sides, stops="B:enter"), "B", "bribe")


def test_icicle_man_deactivates_a_room_in_any_dungeon() -> None:
    g = play(building(Side("MB042:MB061.3 MB026")), "A", "MB061-3", "A2")

    assert place(g, "A2").off


# ── Mageseeker ───────────────────────────────────────────────────────────────────────────────────────────


def test_mageseeker_adds_damage_for_every_symbol() -> None:
    assert dealt(building(Side("MB013:MB062")), "A1") == 3
    assert dealt(building(Side("MB042:MB062")), "A1") == 3


def test_mageseeker_cancels_a_spell_for_a_spell() -> None:
    g = building(Side("MB042", "MB072"), Side("MB026:MB062.2", "MB071"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", "A1", 1)
    g = play(g, "B", "seeker")

    assert dealt(g, "A1") == 2
    assert coins(g, "A") == 2
    assert sorted(g.discards) == ["MB071", "MB072"]


def test_mageseeker_cancels_once_per_round() -> None:
    g = building(Side("MB042", "MB072 MB072"), Side("MB026:MB062.2", "MB071 MB074"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", "A1", 0)
    g = play(play(g, "B", "seeker"), "A", "MB072", "A1", 0)

    assert not offered(g, "B", "seeker")


def test_heroes_skip_the_first_room_of_a_dungeon_mageseeker_has_chosen() -> None:
    sides = Side("MB042 MB026", queue="MB079"), Side("MB043:MB062.3", "MB013")
    g = play(adventuring(*sides, stops="B:enter"), "B", "MB062-3", "A", "pass")

    assert wounds(g, "A") == ["MB079"]
    assert [step.room for step in g.ways[0].steps] == ["MB026"]


def test_the_first_room_that_is_not_deactivated_is_skipped() -> None:
    sides = Side("MB042 MB026 MB045", queue="MB079"), Side("MB043:MB062.3 MB014 MB026:MB061.3", "MB013")
    g = adventuring(*sides, stops="B:enter")
    g = play(g, "B", "MB061-3", "A1", "MB062-3", "A", "pass")

    assert [step.room for step in g.ways[0].steps] == ["MB045"]


def test_a_hero_already_inside_skips_no_room() -> None:
    """Not even when the first room is destroyed under it, so that another becomes the first."""
    sides = Side("MB042 MB026 MB054", queue="MB080"), Side("MB043:MB062.3", "MB013")
    g = play(adventuring(*sides, stops="A:rooms B:rooms"), "A", "pass")
    g = play(play(g, "B", "MB062-3", "A"), "A", "MB042")

    assert g.walker is not None
    assert [step.room for step in g.walker.steps] == ["MB042", "MB026"]


# ── Brassknuckle ─────────────────────────────────────────────────────────────────────────────────────────


def test_brassknuckle_draws_a_room_card_and_may_build_it_at_once() -> None:
    """Ruling A21: face up at once, with its on-build effect."""
    g = adventuring(Side("MB042:MB063.2", queue=WEAK), deck="MB050")
    assert question(g) == "ask-build-drawn"
    g = play(g, "A", "new")

    assert rooms(g, "A") == ["MB050", "MB042"]
    assert coins(g, "A") == 4


def test_brassknuckles_room_may_be_kept() -> None:
    g = play(adventuring(Side("MB042:MB063.2", queue=WEAK), deck="MB050"), "A", "keep")

    assert "MB050" in hand(g, "A")


def test_brassknuckle_asks_about_a_miniboss_all_the_same() -> None:
    """Section 6.4."""
    g = adventuring(Side("MB042:MB063.2 MB026 MB045", queue=WEAK), deck="MB055")

    assert options(g, "A") == ["keep"]


def test_brassknuckle_can_cause_the_level_up() -> None:
    g = adventuring(Side("MB042:MB063.2 MB026 MB045 MB043", queue=WEAK), deck="MB050")

    assert lair(play(g, "A", "new"), "A").levelled


def test_brassknuckle_draws_once_per_round() -> None:
    g = play(adventuring(Side("MB042:MB063.2", queue=f"{WEAK} MB079")), "A", "keep")

    assert question(g) != "ask-build-drawn"


def test_brassknuckle_doubles_the_damage_of_its_room() -> None:
    g = play(building(Side("MB042:MB063.3")), "A", "MB063-3")

    assert dealt(g, "A1") == 6
    assert dealt(finish_round(g), "A1") == 3


# ── Jinx ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_jinx_draws_an_extra_room_card_and_discards_a_room() -> None:
    g = building(Side("MB042:MB064", "MB013"), deck="MB014")
    assert (question(g), options(g, "A")) == ("ask-sift", ["MB014", "MB013"])

    g = play(g, "A", "MB013")
    assert (hand(g, "A"), g.discards) == (["MB014"], ("MB013",))


def test_jinx_discards_no_miniboss_but_asks_all_the_same() -> None:
    g = building(Side("MB042:MB064"), deck="MB055")

    assert options(g, "A") == ["no"]


def test_jinx_doubles_the_printed_symbols_of_the_room() -> None:
    g = play(building(Side("MB050:MB064.2"), deck="MB014"), "A", "MB014")

    assert treasure_of(g, "A1") == "FTFT"


def test_jinx_fetches_a_hero_from_town() -> None:
    """Ruling A31: as the last in the queue, not lured, and it enters this round."""
    g = adventuring(Side("MB029:MB064.3", queue="MB080"), stops="A:enter", town="MB079")
    g = play(g, "A", "MB064-3")

    assert lair(g, "A").lured == 0
    assert len(wounds(g, "A")) + len(souls(g, "A")) == 2


def test_a_fetched_hero_waits_if_the_adventure_there_is_over() -> None:
    sides = Side("MB042:MB064.3", "MB013"), Side("MB026", queue="MB080")
    g = adventuring(*sides, stops="A:enter", town="MB079")
    g = play(g, "A", "MB064-3", "pass")

    assert queue(g, "A") == ["MB079"]


# ── what holds for all minibosses ────────────────────────────────────────────────────────────────────────


def test_a_deactivated_rooms_miniboss_is_off_but_keeps_its_level() -> None:
    """Ruling A13."""
    g = building(Side("MB042:MB061.3"), Side("MB026:MB060.2", "MB013"))
    g = play(g, "A", "MB061-3", "B1", "done")

    assert treasure_of(g, "B1") == ""
    assert not offered(g, "B", "promote")
    assert place(g, "B1").level == 2


def test_level_three_works_from_the_moment_of_the_promotion() -> None:
    """Ruling A8."""
    g = play(building(Side("MB042:MB063.2")), "A", "promote")

    assert offered(g, "A", "MB063-3")


def test_a_promotion_is_told() -> None:
    assert "promotes" in told(play(building(Side("MB042:MB063.2")), "A", "promote"))
