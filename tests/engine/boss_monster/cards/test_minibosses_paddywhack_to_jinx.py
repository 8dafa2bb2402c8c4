"""Minibosses MB060 to MB064 at every level."""

from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    building,
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
    queue,
    rooms,
    slot_at,
    souls,
    treasure_of,
    wounds,
)

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

    assert slot_at(g, "A2").off


# ── Mageseeker ───────────────────────────────────────────────────────────────────────────────────────────


def test_mageseeker_adds_damage_for_every_symbol() -> None:
    assert damage_of(building(Side("MB013:MB062")), "A1") == 3
    assert damage_of(building(Side("MB042:MB062")), "A1") == 3


def test_mageseeker_cancels_a_spell_for_a_spell() -> None:
    g = building(Side("MB042", "MB072"), Side("MB026:MB062.2", "MB071"))
    g = play(change_orders(g, "B", "spell"), "A", "MB072", "A1", 1)
    g = play(g, "B", "seeker")

    assert damage_of(g, "A1") == 2
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
    g = adventuring(Side("MB042:MB063.2", queue=WEAK_HERO), deck="MB050")
    assert question_key(g) == "ask-build-drawn"
    g = play(g, "A", "new")

    assert rooms(g, "A") == ["MB050", "MB042"]
    assert coins(g, "A") == 4


def test_brassknuckles_room_may_be_kept() -> None:
    g = play(adventuring(Side("MB042:MB063.2", queue=WEAK_HERO), deck="MB050"), "A", "keep")

    assert "MB050" in hand(g, "A")


def test_brassknuckle_asks_about_a_miniboss_all_the_same() -> None:
    """Section 6.4."""
    g = adventuring(Side("MB042:MB063.2 MB026 MB045", queue=WEAK_HERO), deck="MB055")

    assert options(g, "A") == ["keep"]


def test_brassknuckle_can_cause_the_level_up() -> None:
    g = adventuring(Side("MB042:MB063.2 MB026 MB045 MB043", queue=WEAK_HERO), deck="MB050")

    assert lair(play(g, "A", "new"), "A").levelled


def test_brassknuckle_draws_once_per_round() -> None:
    g = play(adventuring(Side("MB042:MB063.2", queue=f"{WEAK_HERO} MB079")), "A", "keep")

    assert question_key(g) != "ask-build-drawn"


def test_brassknuckle_doubles_the_damage_of_its_room() -> None:
    g = play(building(Side("MB042:MB063.3")), "A", "MB063-3")

    assert damage_of(g, "A1") == 6
    assert damage_of(finish_round(g), "A1") == 3


# ── Jinx ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_jinx_draws_an_extra_room_card_and_discards_a_room() -> None:
    g = building(Side("MB042:MB064", "MB013"), deck="MB014")
    assert (question_key(g), options(g, "A")) == ("ask-sift", ["MB014", "MB013"])

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
