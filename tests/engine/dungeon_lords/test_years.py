"""Set-up, rounds, heroes, the change of years."""

from collections.abc import Callable

import pytest

from engine.core import take
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import HEROES, ORDER_NAMES, hero_stack
from engine.games.dungeon_lords.lord import NOBODY
from engine.games.dungeon_lords.rules.heroes import heroes_arrive, nicest_first
from engine.games.dungeon_lords.rules.years import (
    draw_heroes,
    new_round,
    next_years_start,
    round_end,
    year_change,
)
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import furnish, go, options, party, play, table, to_decide

# ── set-up ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_lord_starts_with(seats: int) -> None:
    g = GAME.start(seats, {}, 1)

    for lord, secret in zip(g.lords, g.secrets, strict=True):
        assert (lord.gold, lord.food, lord.imps, lord.evil, lord.seals) == (3, 3, 3, 5, 0)
        assert (len(lord.tunnels), lord.monsters, secret.traps) == (3, (), ())
        assert (len(lord.hand), len(lord.unavailable)) == (6, 2)


@pytest.mark.parametrize(("seats", "neighbours", "marker"), [(2, 2, 5), (3, 1, 0), (4, 0, 0)])
def test_non_players_fill_the_table(seats: int, neighbours: int, marker: int) -> None:
    g = GAME.start(seats, {}, 1)

    assert (len(g.neighbours), g.neighbour_evil) == (neighbours, marker)
    for neighbour in g.neighbours:
        assert len(neighbour.unavailable) == 3


def test_first_game_nobody_is_asked_before_orders() -> None:
    g = GAME.start(4, {"version": "first"}, 1)

    assert (g.year, g.season, g.phase, to_decide(g)) == (1, 1, "orders", "ABCD")


def test_full_version_everybody_gives_up_two_of_three_drawn_orders() -> None:
    g = GAME.start(3, {"version": "full"}, 1)

    assert (g.season, to_decide(g)) == (0, "ABC")
    assert len(options(g)) == 3
    for who in "ABC":
        decision = next(each for each in g.decisions() if each.seat == "ABC".index(who))
        picked = [option.id for option in decision.form.options[:2]]  # type: ignore[union-attr]
        g = play(g, picked, who=who)
        last = picked
    assert sorted(g.lords[2].unavailable) == sorted(last)
    assert g.season == 1


@pytest.mark.parametrize(("version", "cards"), [("first", 0), ("full", 2)])
def test_special_cards_belong_to_the_full_version(version: str, cards: int) -> None:
    g = GAME.start(4, {"version": version}, 5)

    assert len(g.specials_ahead) + bool(g.special) == cards


# ── rounds ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_new_round_brings_new_offers_and_a_forecast() -> None:
    g = table(season=1)
    g.events_ahead = ("taxes", "special", "pay-day")
    g.monster_offer, g.room_offer = ("goblin",), ("mint",)
    g = go(g, new_round)

    assert (len(g.monster_offer), len(g.room_offer), len(g.next_heroes)) == (3, 2, 4)
    assert (g.event, g.next_event) == ("", "taxes")
    assert g.discards == ("goblin", "mint")


def test_what_was_announced_becomes_this_rounds() -> None:
    g = table(season=2)
    g.events_ahead, g.next_event, g.next_heroes = ("pay-day",), "taxes", ("silver-thief-1",)
    g = go(g, new_round)

    assert (g.event, g.next_event, g.arriving) == ("taxes", "pay-day", ("silver-thief-1",))


def test_in_autumn_there_is_no_forecast() -> None:
    g = go(table(season=4), new_round)

    assert (g.next_event, g.next_heroes) == ("", ())


def test_the_special_card_is_turned_up_with_its_tile() -> None:
    g = table(season=1, version="full")
    g.events_ahead, g.specials_ahead = ("special", "taxes", "pay-day"), ("rats", "bad-press")
    g = go(g, new_round)

    assert (g.special, g.specials_ahead) == ("rats", ("bad-press",))


def test_all_tiles_of_a_year_come_up() -> None:
    g = table(season=1)
    for season in (1, 2, 3, 4):
        g.season, g.events_ahead = season, ("taxes",)
        g = go(g, new_round)

    assert (g.monster_stacks[0], g.room_stacks[0]) == ([], [])


@pytest.mark.parametrize(("season", "start"), [(1, 1), (2, 1), (3, 1), (4, 0)])
def test_the_marker_goes_left_except_in_autumn(season: int, start: int) -> None:
    assert go(table(season=season, start="A"), round_end).start == start


def test_imps_go_home_at_the_end_of_a_round() -> None:
    g = table(A={"busy": 3, "busy_trolls": 1, "foremen": 1, "dug": (8,), "produced": ("mint",)})
    lord = go(g, round_end).lords[0]

    assert (lord.busy, lord.busy_trolls, lord.foremen, lord.dug, lord.produced) == (0, 0, 0, (), ())


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def drawn(*names: str) -> Underworld:
    g = table()
    g.hero_stacks[0] = [*reversed(names)]
    return g


def test_heroes_are_sorted_from_weak_to_strong_and_equals_stay_in_order() -> None:
    g = drawn("silver-priest-4", "silver-wizard-3", "silver-thief-2", "silver-warrior-1")

    assert draw_heroes(g) == ("silver-warrior-1", "silver-wizard-3", "silver-thief-2", "silver-priest-4")


def test_all_of_one_rank_the_last_goes_under_the_stack() -> None:
    twos = ("silver-priest-2", "silver-wizard-3", "silver-thief-2", "silver-warrior-2", "silver-warrior-3")
    g = drawn(*twos, "silver-warrior-1")

    assert set(draw_heroes(g)) == {*twos[:3], "silver-warrior-1"}
    assert sorted(g.hero_stacks[0]) == ["silver-warrior-2", "silver-warrior-3"]


def test_ruling_17_with_nothing_else_left_the_draw_stands() -> None:
    twos = [hero for hero in hero_stack(1) if HEROES[hero].rank == 2]
    g = drawn(*twos)

    assert len(draw_heroes(g)) == 4


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (3, 3), (4, 4)])
def test_how_many_heroes_come(seats: int, count: int) -> None:
    assert len(draw_heroes(table(seats))) == count


def test_the_weakest_goes_to_the_nicest() -> None:
    g = table(A={"evil": 9}, B={"evil": 2}, C={"evil": 7}, D={"evil": 4})
    g.arriving = ("silver-thief-1", "silver-thief-2", "silver-priest-2", "silver-priest-4")
    g = go(g, heroes_arrive)

    assert [party(g, who) for who in "BDCA"] == ["T3/1", "T3/2", "P3/2", "P4/2"]


def test_b13_of_equals_the_start_player_is_nicest_then_clockwise() -> None:
    assert nicest_first(table(start="C")) == [2, 3, 0, 1]


def test_b13_with_two_players_the_non_player_is_nicer_than_its_equals() -> None:
    g = table(2, start="B")
    g.neighbour_evil = 5

    assert nicest_first(g) == [NOBODY, 1, 0]


def test_c13_with_two_players_the_marker_climbs_and_a_hero_goes_elsewhere() -> None:
    g = table(2, A={"evil": 5}, B={"evil": 7})
    g.arriving = ("silver-thief-1", "silver-thief-2", "silver-priest-4")
    g = go(g, heroes_arrive)

    assert (g.neighbour_evil, party(g, "A"), party(g, "B")) == (6, "T3/1", "P4/2")
    assert g.discards == ("silver-thief-2",)


def test_b14_a_new_warrior_goes_first_but_behind_a_paladin() -> None:
    g = table(2, A={"heroes": "PAL W4 T3/1", "evil": 1}, B={"evil": 9})
    g.arriving = ("silver-warrior-4", "silver-thief-2", "silver-priest-4")
    g = go(g, heroes_arrive)

    assert party(g) == "PAL W5 W4 T3/1"


def test_contrary_heroes_come_the_other_way_round() -> None:
    g = table(2, A={"evil": 9}, B={"evil": 2})
    g.arriving, g.contrary = ("silver-thief-1", "silver-thief-2", "silver-priest-4"), True
    g = go(g, heroes_arrive)

    assert (party(g, "A"), party(g, "B"), g.contrary) == ("T3/1", "P4/2", False)


# ── the change of years ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("seats", "autumn", "winter"), [(4, 3, 2), (4, 0, 3), (3, 0, 1), (3, 2, 0), (2, 1, 1)]
)
def test_c14_where_the_marker_goes(seats: int, autumn: int, winter: int) -> None:
    """Ruling 1."""
    assert next_years_start(seats, autumn) == winter


def test_golden_cards_come_to_town_and_the_stronger_paladin() -> None:
    g = table(A={"spied": (0,)})
    ahead = g.spells_ahead
    g = go(g, year_change)

    assert (g.spells, g.spells_ahead, g.spells_open) == (ahead, (), 0)
    assert (g.paladin, g.paladin_at) == ("gold-paladin", NOBODY)
    assert g.lords[0].spied == ()
    assert "silver-paladin" in g.discards


def test_the_new_paladin_looks_at_the_scale_at_once() -> None:
    g = table(season=4)
    furnish(g, 2, evil=11)
    g = go(g, year_change)

    assert (g.paladin_at, g.lords[2].heroes[0].card) == (2, "gold-paladin")


def test_with_two_players_the_non_player_marker_falls_by_two() -> None:
    assert go(table(2), year_change).neighbour_evil == 3


def test_unavailable_orders_stay_unavailable() -> None:
    g = go(table(), year_change)

    assert g.lords[0].unavailable == ORDER_NAMES[:2]


def test_the_last_battles_of_a_year_lie_on_the_table_until_new_orders_are_turned_up() -> None:
    g = played_until(GAME.start(4, {}, 1), lambda g: g.year == 2)
    assert g.reports

    g = played_until(g, lambda g: g.phase != "orders" or not g.reports)

    assert (g.phase, g.reports) == ("execution", ())


def played_until(g: Underworld, there: Callable[[Underworld], bool]) -> Underworld:
    """Computer players go on until something is true."""
    while not there(g):
        decision = g.pending()[0]
        g = take(g, decision, GAME.computer_player(GAME.view(g, decision.seat), decision))
    return g
