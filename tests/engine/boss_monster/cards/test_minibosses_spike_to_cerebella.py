"""Minibosses MB055 to MB059 at levels 2 and 3."""

import pytest

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    building,
    change_orders,
    coins,
    damage_of,
    hand,
    health,
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
    town,
    wounds,
)

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
    assert (slot_at(g, "B1").miniboss, hand(g, "B")) == ("", ["MB056"])

    g = play(building(*sides), "A", "MB055-3", "A1")
    assert (slot_at(g, "A1").miniboss, hand(g, "A")) == ("", ["MB055"])


# ── Kid Croak ────────────────────────────────────────────────────────────────────────────────────────────


def test_kid_croak_swaps_two_stacks_with_everything_on_them() -> None:
    sides = Side("MB042:MB056.2"), Side("MB026 MB045>MB048:MB055.2*2 MB043")
    g = play(building(*sides), "A", "MB056-2", "B1", "B2")

    assert rooms(g, "B") == ["MB048", "MB026", "MB043"]
    assert (slot_at(g, "B1").miniboss, slot_at(g, "B1").coins) == ("MB055", 3)
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
    g = play(change_orders(g, "B", "before-0"), "A", "done")
    g = play(play(g, "B", "MB056-2", "A1"), "A", "MB042")

    assert "fizzles" in story(g)
    assert rooms(g, "A") == ["MB026"]


def test_minibosses_may_come_to_lie_side_by_side_by_a_swap() -> None:
    """Ruling A25."""
    g = building(Side("MB042:MB056.2 MB026 MB045:MB055"))
    g = play(g, "A", "MB056-2", "A1", "A2")

    assert [slot.miniboss for slot in lair(g, "A").slots] == ["", "MB056", "MB055"]


@pytest.mark.parametrize(("way", "damage"), [("more", 3), ("less", 1)])
def test_kid_croak_rouses_or_calms_the_monster_rooms_of_a_dungeon(way: str, damage: int) -> None:
    g = play(building(Side("MB042:MB056.3"), Side("MB026 MB042")), "A", "MB056-3", "B", way)

    assert (damage_of(g, "B1"), damage_of(g, "B2")) == (damage, 2)


def test_damage_never_goes_below_zero() -> None:
    g = play(building(Side("MB042:MB056.3"), Side("MB020*3")), "A", "MB056-3", "B", "less")

    assert damage_of(g, "B1") == 0


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
    g = adventuring(Side("MB042:MB058.2 MB014 MB023", "MB055", queue=WEAK_HERO))
    assert question_key(g) == "ask-repeat"

    assert coins(play(g, "A", "A2"), "A") == 5
    assert coins(play(g, "A", "no"), "A") == 3


def test_rocky_asks_nothing_without_such_a_room() -> None:
    assert question_key(adventuring(Side("MB042:MB058.2 MB043", queue=WEAK_HERO))) != "ask-repeat"


def test_rocky_gives_a_hero_inside_any_dungeon_five_health() -> None:
    sides = Side("MB042", queue=WEAK_HERO), Side("MB043:MB058.3", "MB013")
    g = play(adventuring(*sides, stops="B:rooms"), "B", "MB058-3")

    assert health(g) == 5


def test_rocky_gives_nothing_to_a_hero_at_an_entrance() -> None:
    sides = Side("MB042", queue=WEAK_HERO), Side("MB043:MB058.3", "MB013")

    assert not offered(adventuring(*sides, stops="B:enter"), "B", "MB058-3")


# ── Cerebella ────────────────────────────────────────────────────────────────────────────────────────────


def test_cerebella_draws_a_spell_when_a_hero_dies_here() -> None:
    g = adventuring(Side("MB042:MB059.2", queue=WEAK_HERO), spells="MB071")

    assert "MB071" in hand(play(g, "A", "yes"), "A")
    assert "MB071" not in hand(play(g, "A", "no"), "A")


def test_heroes_ignore_the_texts_of_a_hushed_dungeon() -> None:
    """Ruling A41: damage changed by texts does not count, printed damage does."""
    sides = Side("MB024 MB026:MB055", queue="MB080"), Side("MB042:MB059.3", "MB013")
    g = adventuring(*sides, stops="B:enter")
    assert damage_of(g, "A2") == 5

    g = play(g, "B", "MB059-3", "A")
    assert (damage_of(g, "A1"), damage_of(g, "A2")) == (1, 2)


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

    assert damage_of(g, "A1") == 4
