"""Phases 3 to 5: luring, walking, death and wounds, heroes' texts, elimination, victory, ties."""

from engine.core import Result
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.rules.dungeon import treasure
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    WEAK_HERO,
    Side,
    adventuring,
    build_nothing,
    building,
    coins,
    ending,
    finish_round,
    hand,
    health,
    lair,
    luring,
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

# ── luring ───────────────────────────────────────────────────────────────────────────────────────────────


def bait_example() -> Realm:
    """Section 4: a layout that gives the totals printed in the rulebook."""
    one = Side("MB032 MB053", boss="MB010")
    two = Side("MB025 MB043>MB042 MB014 MB018>MB021", boss="MB011")
    return luring(one, two, town="MB096 MB080 MB093")


def test_the_totals_of_the_bait_example() -> None:
    counts = [[treasure(one).count(kind) for kind in "CMFT"] for one in bait_example().lairs]

    assert counts == [[1, 2, 0, 2], [3, 0, 1, 2]]


def test_the_bait_example() -> None:
    g = bait_example()

    assert town(g) == ["MB096"]
    assert (queue(g, "A"), queue(g, "B")) == (["MB093"], ["MB080"])


def test_two_tied_for_the_most_leave_the_hero_in_town_even_if_a_third_has_fewer() -> None:
    g = luring(Side("MB026"), Side("MB026"), Side(), town="MB084")

    assert town(g) == ["MB084"]


def test_nobody_lures_without_the_treasure() -> None:
    assert town(luring(Side("MB042"), Side("MB013"), town="MB084")) == ["MB084"]


def test_the_bosss_own_symbol_counts() -> None:
    assert queue(luring(Side(boss="MB006"), Side(boss="MB001"), town="MB084"), "A") == ["MB084"]


def test_symbols_of_deactivated_rooms_do_not_count() -> None:
    g = building(Side("MB042:MB061.3", boss="MB012"), Side("MB026", boss="MB001"), town="MB084")
    g = play(g, "A", "MB061-3", "B1", "done")

    assert "stay" in story(play(g, "B", "done"))


def test_the_newest_hero_is_lured_first_and_enters_first() -> None:
    """Ruling A2."""
    assert queue(luring(Side("MB026"), Side(), town="MB084 MB086"), "A") == ["MB086", "MB084"]


def test_new_arrivals_stand_behind_those_already_there() -> None:
    g = luring(Side("MB026", queue="MB080"), Side(), town="MB084")

    assert queue(g, "A") == ["MB080", "MB084"]


def test_a_hybrid_goes_by_the_sum_of_both_treasures() -> None:
    """H3, H4, H5, H6."""
    one, two = Side("MB026 MB013", boss="MB012"), Side("MB023", boss="MB009")
    assert queue(luring(one, two, town="MB105"), "A") == ["MB105"]
    assert town(luring(Side(boss="MB003"), Side(boss="MB001"), town="MB109")) == ["MB109"]


def test_a_hybrid_needs_only_one_of_its_treasures() -> None:
    assert queue(luring(Side("MB026", boss="MB012"), Side(boss="MB009"), town="MB105"), "A") == ["MB105"]


def test_the_fool_goes_to_the_fewest_souls_and_waits_in_a_tie() -> None:
    """H2."""
    g = luring(Side(souls="MB080"), Side(), town=WEAK_HERO)
    assert queue(g, "B") == [WEAK_HERO]
    assert town(luring(Side(), Side(), town=WEAK_HERO)) == [WEAK_HERO]


def test_the_progenitors_go_to_the_most_souls_and_wait_in_a_tie() -> None:
    """H7."""
    assert queue(luring(Side(souls="MB080"), Side(), town="MB119"), "A") == ["MB119"]
    assert town(luring(Side(), Side(), town="MB119")) == ["MB119"]


def test_nobody_decides_anything_in_the_bait_phase() -> None:
    """Q11."""
    assert luring(Side("MB026", "MB071"), Side(), town="MB084").pending() == []


# ── walking ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hero_dies_when_damage_equals_health() -> None:
    assert souls(adventuring(Side("MB042", queue=WEAK_HERO)), "A") == [WEAK_HERO]


def test_damage_stays_from_room_to_room() -> None:
    """Section 4: 4 in room 1, 4 in room 2, health 8: dead in room 2."""
    g = adventuring(Side("MB028 MB030 MB042", queue="MB095"))

    assert souls(g, "A") == ["MB095"]
    assert [step.room for step in g.ways[0].steps] == ["MB028", "MB030"]


def test_whoever_gets_through_is_a_wound() -> None:
    g = adventuring(Side("MB042", queue="MB080"))

    assert (wounds(g, "A"), souls(g, "A")) == (["MB080"], [])


def test_epic_heroes_count_two() -> None:
    g = adventuring(Side("MB042", queue="MB103"))

    assert lair(g, "A").wound_count == 2
    assert HEROES["MB103"].worth == 2


def test_dungeons_are_visited_in_order_of_experience() -> None:
    g = adventuring(Side("MB042", queue=WEAK_HERO), Side("MB042", queue="MB079"))

    assert [way.seat for way in g.ways] == [0, 1]


def test_with_no_hero_at_any_entrance_there_is_no_adventure() -> None:
    """Ruling A33."""
    assert question_key(adventuring(Side("MB042", "MB071"), Side())) == "ask-build"


def test_heroes_pass_deactivated_rooms() -> None:
    sides = Side("MB042 MB026", queue="MB080"), Side("MB043:MB061.3", "MB013")
    g = play(adventuring(*sides, stops="B:enter"), "B", "MB061-3", "A1", "pass")

    assert [step.room for step in g.ways[0].steps] == ["MB026"]


def test_a_hero_in_a_destroyed_room_goes_on_to_the_next() -> None:
    """Ruling A12."""
    g = adventuring(Side("MB042 MB026", queue="MB080"), stops="A:rooms")
    g = play(g, "A", "MB042")

    assert [step.room for step in g.ways[0].steps] == ["MB042", "MB026"]


def test_a_hero_in_a_destroyed_room_skips_the_uncovered_one() -> None:
    g = adventuring(Side("MB045>MB042 MB026", queue="MB080"), stops="A:rooms")
    g = play(g, "A", "MB042", "pass")

    assert [step.room for step in g.ways[0].steps] == ["MB042", "MB026"]


def test_a_hero_in_a_destroyed_room_dies_if_the_damage_suffices() -> None:
    """Ruling A12."""
    g = adventuring(Side("MB042 MB026", queue=WEAK_HERO), stops="A:rooms")

    assert souls(play(g, "A", "MB042"), "A") == [WEAK_HERO]


def test_health_gained_before_leaving_saves_a_hero() -> None:
    """Rulings A11 and A39."""
    sides = Side("MB042", queue="MB082"), Side("", "MB027 MB013")
    g = adventuring(Side("MB028:MB055 MB042", queue="MB082"), sides[1], stops="B:end")
    assert health(g) == -1
    g = play(g, "B", "bribe", 2)

    assert health(g) == 1


def test_bonuses_stop_at_the_end_of_the_round() -> None:
    g = adventuring(Side("MB019", queue="MB080"), Side("", "MB027 MB013"), stops="A:enter B:enter")
    g = play(play(g, "A", "pass"), "B", "MB027")
    assert lair(g, "A").queue[0].remaining == 9
    g = play(g, "A", "MB019")

    assert lair(g, "A").queue[0].remaining == 6


# ── heroes' texts ────────────────────────────────────────────────────────────────────────────────────────


def test_coin_heroes_get_health_from_opponents_once_each() -> None:
    """H1."""
    sides = Side("MB042", queue="MB082"), Side("", "MB013"), Side("", "MB014")
    g = adventuring(*sides, stops="B:rooms C:rooms")
    g = play(g, "B", "bribe", 2)
    assert (health(g), coins(g, "B")) == (6, 1)
    assert not offered(g, "B", "bribe")

    assert health(play(play(g, "B", "pass"), "C", "bribe", 3)) == 9


def test_the_player_a_coin_hero_visits_cannot_pay_for_it() -> None:
    g = adventuring(Side("MB042", "MB013", queue="MB082"), stops="A:rooms")

    assert not offered(g, "A", "bribe")


def test_other_heroes_cannot_be_paid_for() -> None:
    g = adventuring(Side("MB042", queue="MB080"), Side("", "MB013"), stops="B:rooms")

    assert not offered(g, "B", "bribe")


def test_the_paladin_takes_less_damage_from_monster_rooms_only() -> None:
    """H3."""
    g = adventuring(Side("MB026 MB042", queue="MB105"))

    assert [step.damage for step in g.ways[0].steps] == [1, 2]


def test_the_relic_hunter_skips_rooms_with_more_than_one_kind_of_treasure() -> None:
    """H4: two equal symbols are one kind."""
    g = adventuring(Side("MB050 MB013 MB042:MB057", queue="MB109"))

    assert [step.room for step in g.ways[0].steps] == ["MB013"]


def test_the_warlock_demands_a_spell_or_gets_health() -> None:
    """H5."""
    g = adventuring(Side("MB042", "MB071 MB072", queue="MB113"))
    assert (question_key(g), options(g, "A")) == ("ask-spellbane", ["MB071", "MB072"])
    assert "MB071" not in hand(play(g, "A", "MB071"), "A")

    g = adventuring(Side("MB042", queue="MB113"))
    assert g.ways[0].steps[0].remaining == 12 + 2 - 2


def test_the_tax_collector_gets_health_for_coins_at_most_five() -> None:
    """H6."""
    assert adventuring(Side("MB042", queue="MB117", coins=2)).ways[0].steps[0].remaining == 12 + 2 - 2
    assert adventuring(Side("MB042", queue="MB117", coins=9)).ways[0].steps[0].remaining == 12 + 5 - 2


# ── the end of a round ───────────────────────────────────────────────────────────────────────────────────

TEN_SOULS = "MB103 MB104 MB106 MB107 MB108"
FIVE_WOUNDS = "MB103 MB104 MB080"


def test_ten_souls_win() -> None:
    g = ending(Side(), Side(souls=TEN_SOULS))

    assert g.result is not None
    assert g.result.winners == (1,)


def test_nine_souls_do_not() -> None:
    assert ending(Side(), Side(souls="MB103 MB104 MB106 MB107 MB080")).result is None


def test_of_several_with_ten_souls_the_one_with_fewer_wounds_wins() -> None:
    g = ending(Side(souls=TEN_SOULS, wounds="MB080"), Side(souls="MB110 MB111 MB112 MB114 MB115"))

    assert g.result is not None
    assert g.result.winners == (1,)


def test_then_the_lower_experience_wins() -> None:
    g = ending(Side(souls=TEN_SOULS), Side(souls="MB110 MB111 MB112 MB114 MB115"))

    assert g.result == Result(scores=(10, 10), places=(2, 1), winners=(1,))


def test_five_wounds_lose_whatever_the_souls() -> None:
    """Section 4: 12 souls and 5 wounds against 3 souls and 2 wounds."""
    leader = Side(souls=f"{TEN_SOULS} MB109", wounds="MB110 MB111 MB080")
    g = ending(leader, Side(souls="MB081 MB084 MB086", wounds="MB079 MB085"))

    assert g.result is not None
    assert g.result.winners == (1,)


def test_if_all_are_out_in_the_same_round_souls_minus_wounds_decide() -> None:
    """Ruling A16."""
    g = ending(Side(wounds=FIVE_WOUNDS), Side(souls="MB081", wounds="MB107 MB108 MB084"))
    assert g.result is not None
    assert g.result.winners == (1,)

    g = ending(Side(wounds=FIVE_WOUNDS), Side(wounds="MB107 MB108 MB084"))
    assert g.result is not None
    assert g.result.winners == (1,)


def test_an_eliminated_players_cards_leave_the_game() -> None:
    """Section 4 and ruling A36: still three heroes a round, heroes at the entrance go back to town."""
    loser = Side("MB042>MB026:MB055", "MB013 MB071", wounds=FIVE_WOUNDS, queue="MB081", coins=4)
    g = ending(Side(), loser, Side())

    assert (lair(g, "B").out, lair(g, "B").hoard, lair(g, "B").slots) == (True, 0, ())
    assert {"MB042", "MB026", "MB055", "MB013", "MB071"} <= set(g.box)
    assert g.discards == ()
    assert "MB081" in town(g)
    assert len(g.town) == 1 + 3
    assert (len(g.order), g.round) == (2, 2)


def test_the_last_one_left_wins() -> None:
    g = ending(Side(wounds=FIVE_WOUNDS), Side(), Side(wounds="MB107 MB108 MB084"))

    assert g.result is not None
    assert g.result.winners == (1,)


def test_one_eliminated_earlier_is_placed_below_one_eliminated_later() -> None:
    """Whatever their souls: B fell first, with more of them than A and C together."""
    early = Side(souls="MB080 MB081 MB082 MB085 MB086", wounds=FIVE_WOUNDS)
    g = ending(Side(), early, Side(), Side())
    assert (g.round, g.result) == (2, None)
    for who in "AC":
        lair(g, who).wounds = ("MB107", "MB108", "MB084")
    g = finish_round(g)

    assert g.result is not None
    assert g.result.places[3] == 1
    assert g.result.places[1] == 4


def test_without_heroes_left_souls_minus_wounds_decide() -> None:
    """D7."""
    g = building(Side(souls="MB080"), Side())
    g.box += tuple(g.heroes)
    g.heroes = []
    g = build_nothing(g, "A", "B")

    assert g.result is not None
    assert g.result.winners == (0,)


def test_three_quiet_rounds_without_new_heroes_end_the_game() -> None:
    """D7: a hero nobody can lure waits in town."""
    g = building(Side(boss="MB012"), Side(boss="MB010"), town="MB084")
    g.box += tuple(g.heroes)
    g.heroes = []
    for _ in range(3):
        assert g.result is None
        g = finish_round(g)

    assert g.result is not None


def test_everything_until_end_of_round_stops() -> None:
    g = building(Side("MB026 MB014", "MB055 MB067"), Side("MB042"))
    g = play(g, "A", "MB026", "A1", "MB055", "MB067", "B1")
    g = finish_round(g)

    assert (slot_at(g, "A1").text_bonus, slot_at(g, "A1").used, slot_at(g, "B1").mute) == (0, (), False)
    assert rooms(g, "A") == ["MB026", "MB014"]
