"""Points and titles."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.core import Chance
from engine.core.play import take
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.lord import Lord, Tile
from engine.games.dungeon_lords.rules.scoring import scoring
from engine.games.dungeon_lords.state import Score, Underworld
from tests.engine.dungeon_lords.scenario import go, said, table


def scored(seats: int = 4, **lords: Any) -> Underworld:
    return go(table(seats, year=2, season=4, **lords), scoring)


def score(**lord: Any) -> Score:
    return scored(A=lord).score[0]


def test_two_for_an_unconquered_room() -> None:
    assert score(tiles="A3 mint@C3 chapel@D5").rooms == 4


def test_one_for_a_monster_none_for_a_ghost() -> None:
    assert score(monsters="goblin ghost dragon").monsters == 2


def test_two_for_a_prisoner_five_for_a_paladin() -> None:
    assert score(prison="W8 T4/2 PAL").prisoners == 9


def test_two_less_for_every_conquered_tile() -> None:
    assert score(tiles="!A3 !mint@B3 C3").conquered == -4


def test_b15_a_conquered_room_costs_four_points() -> None:
    kept, lost = score(tiles="A3 mint@C3"), score(tiles="A3 !mint@C3")

    assert (kept.rooms + kept.conquered) - (lost.rooms + lost.conquered) == 4


def test_three_less_for_every_seal() -> None:
    assert score(seals=2).seals == -6


@pytest.mark.parametrize(
    ("title", "lord"),
    [
        ("evil", {"evil": 6}),
        ("rooms", {"tiles": "A3 !mint@B3 C3"}),
        ("tunnels", {"tiles": "A3 B3 C3 !D3"}),
        ("monsters", {"monsters": "goblin"}),
        ("imps", {"imps": 4}),
        ("riches", {"gold": 4}),
        ("riches", {"food": 4}),
        ("riches", {"traps": "pendulum"}),
    ],
)
def test_whoever_has_most_holds_the_title_alone(title: str, lord: dict[str, object]) -> None:
    g = scored(A=lord)

    assert g.score[0].titles[title] == 3
    assert all(title not in other.titles for other in g.score[1:])


def test_the_lord_of_battle_has_lost_fewest_tiles() -> None:
    lords: dict[str, Any] = {who: {"tiles": "!A3 B3 C3"} for who in "BCD"}
    g = scored(**lords)

    assert g.score[0].titles["battle"] == 3


def test_ghosts_and_troll_tokens_do_not_count() -> None:
    g = scored(A={"monsters": "ghost troll"}, B={"monsters": "goblin"})

    assert g.score[0].titles["monsters"] == g.score[1].titles["monsters"] == 2
    assert g.score[0].titles["imps"] == 2


def test_ruling_8_a_title_for_nothing_is_shared_by_all() -> None:
    assert [each.titles["monsters"] for each in scored().score] == [2, 2, 2, 2]


@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_what_titles_are_worth(seats: int, alone: int, shared: int) -> None:
    titles = scored(seats, A={"evil": 9}).score[0].titles

    assert (titles["evil"], titles["imps"]) == (alone, shared)


def test_the_total_is_the_sum_and_most_points_win() -> None:
    g = scored(2, A={"prison": "W8 T4/2", "seals": 1}, B={"monsters": "goblin", "imps": 5})

    assert g.score[0].total == 4 - 3 + sum(g.score[0].titles.values())
    assert g.result is not None
    assert g.result.scores == tuple(each.total for each in g.score)


def test_a_tie_is_shared() -> None:
    g = scored(3)

    assert g.result is not None
    assert g.result.winners == (0, 1, 2)


def test_more_than_no_points_earn_a_licence() -> None:
    g = scored(2, A={"seals": 9}, B={"seals": 9})
    licences = next(event.text for event in g.events if event.text.key == "dungeon-lords-licences")

    assert said(g, "licences")
    assert licences.args["n"] == 0


# ── whole games, counted a second time ───────────────────────────────────────────────────────────────────


def by_hand(g: Underworld) -> list[int]:
    """Everybody's points, line by line of the overview card."""
    return [own_points(lord) + sum(points) for lord, points in zip(g.lords, title_points(g), strict=True)]


def own_points(lord: Lord) -> int:
    kinds = [monster.kind for monster in lord.monsters]
    points = sum(kind != "ghost" for kind in kinds)
    points += sum(5 if "paladin" in hero else 2 for hero in lord.prison)
    points -= 3 * lord.seals
    for tile in lord.tiles:
        if tile is None:
            continue
        if tile.conquered:
            points -= 2
        elif tile.room:
            points += 2
            if tile.room == "cafeteria":
                points += sum(kind in ("troll", "goblin", "slime", "witch") for kind in kinds)
            if tile.room == "chapel":
                points += 2 * sum(kind in ("vampire", "ghost") for kind in kinds)
            if tile.room == "pandemonium":
                points += 2 * sum(kind in ("golem", "dragon", "demon") for kind in kinds)
    return points


def title_points(g: Underworld) -> list[list[int]]:
    """For every lord the points of each title, with those of a Hall of Fame."""
    seats = range(g.seats)
    laid = [[tile for tile in lord.tiles if tile is not None] for lord in g.lords]
    amounts: list[Callable[[int], int]] = [
        lambda seat: g.lords[seat].evil,
        lambda seat: sum(tile.room != "" for tile in laid[seat]),
        lambda seat: sum(tile.room == "" for tile in laid[seat]),
        lambda seat: sum(monster.kind != "ghost" for monster in g.lords[seat].monsters),
        lambda seat: g.lords[seat].imps,
        lambda seat: g.lords[seat].gold + g.lords[seat].food + len(g.secrets[seat].traps),
        lambda seat: -sum(tile.conquered for tile in laid[seat]),
    ]
    famous = [any(tile == Tile("hall-of-fame") for tile in tiles) for tiles in laid]
    points: list[list[int]] = [[] for _ in seats]
    for amount in amounts:
        best = [seat for seat in seats if amount(seat) == max(map(amount, seats))]
        for seat in best:
            points[seat].append((3 if len(best) == 1 else 2) - (g.seats == 2))
            if len(best) == 1 and famous[seat]:
                points[seat].append(2 if g.seats == 4 else 1)
    return points


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_any_game_is_counted_as_one_would_by_hand(seats: int, seed: int) -> None:
    g, chance = GAME.start(seats, {"version": "full"}, seed), Chance(seed)
    while g.result is None:
        asked = g.pending()[0]
        g = take(g, asked, asked.form.sample(g, asked.seat, chance))

    assert [score.total for score in g.score] == by_hand(g)
