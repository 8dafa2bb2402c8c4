"""Battles in the computer player's head end as real ones do, and lead to the best end there is."""

import pytest

from engine.cli.self_play import computer_move
from engine.core.mind import PLAIN
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.ai import MIND
from engine.games.dungeon_lords.ai.campaign import Plan, aftermath, campaign_of, skirmishes, stand_of
from engine.games.dungeon_lords.ai.player import spare_trap
from engine.games.dungeon_lords.ai.skirmish import Foe, Scene, ended, party_of, trapped
from engine.games.dungeon_lords.cards import EXERCISES, TRAPS
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.rules.exercises import tiles_lost
from engine.games.dungeon_lords.rules.orders.execution import return_trap
from engine.games.dungeon_lords.state import Underworld
from engine.search.knowledge import Knowledge
from engine.search.players import HARD, Player, playouts_of
from tests.engine.dungeon_lords.scenario import battle, go, heroes, play, table

FIREBALL = 1
"""The fatigue of the combat card in `battle`; its spell does nothing."""
PARTIES = ("W3 W4 P3/1", "W4 T4/1 T3/2", "W5 P4/1 T4/2", "T3/1")


def in_the_head(scene: Scene) -> list[tuple[str, int]]:
    return [(foe.card, foe.taken) for foe in scene.party]


def at_the_table(g: Underworld) -> list[tuple[str, int]]:
    return [(hero.card, hero.damage) for hero in g.lords[0].heroes]


@pytest.mark.parametrize("trap", [trap for trap in TRAPS if not TRAPS[trap].aimed])
@pytest.mark.parametrize("who", PARTIES)
def test_traps_do_what_they_do_at_the_table(trap: str, who: str) -> None:
    g = battle(who, traps=trap, gold=3, food=3, imps=3)
    [(_, scene)] = trapped(Scene(party_of(heroes(who))), trap, 1)
    end, conquered = ended(scene, FIREBALL)

    assert in_the_head(end) == at_the_table(g)
    assert conquered == bool(g.lords[0].conquered)


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("goblin", "m1:stab"),
        ("slime", "m1:drip"),
        ("slime", "m1:hold"),
        ("troll", "m1:club"),
        ("troll", "m1:feast"),
        ("witch", "m1:curse"),
        ("dragon", "m1:flames"),
        ("golem", "m1:crush"),
    ],
)
@pytest.mark.parametrize("who", PARTIES)
def test_attacks_do_what_they_do_at_the_table(kind: str, word: str, who: str) -> None:
    g = battle(who, monsters=kind, food=1)
    if g.pending():  # whoever has but one attack is not asked
        g = play(g, word)
    before = table(2, A={"tiles": "A3 B3 C3", "heroes": who, "monsters": kind, "food": 1})
    campaign = campaign_of(before.lords[0], 1, (FIREBALL,) * 4)
    stand = stand_of(before.lords[0], 1, ())
    ends = [move.then for move in campaign.finished(stand, stand, Plan(2), Scene(stand.party), (kind,))]

    assert any(
        in_the_head(Scene(end.party)) == at_the_table(g)
        and (end.food, end.conquered) == (g.lords[0].food, g.lords[0].conquered)
        and bool(end.monsters) == g.lords[0].monsters[0].ready
        for end in ends
    )


@pytest.mark.parametrize("name", EXERCISES)
def test_it_solves_every_exercise_of_the_rulebook(name: str) -> None:
    g = GAME.start(1, GAME.exercise_settings(name), 1)
    while g.result is None:
        g = computer_move(GAME, g)  # type: ignore[assignment]

    assert tiles_lost(g) == EXERCISES[name].best


def test_the_aftermath_has_prisoners_and_conquered_tiles_but_no_heroes() -> None:
    lord = table(2, A={"heroes": "W3 T3/1 P3/1", "monsters": "troll"}).lords[0]
    after, traps = aftermath(lord, ("rolling-stone",), 2, (2, 2, 2, 2), 1)

    assert not after.heroes
    assert len(after.prison) == 3
    assert 0 < after.conquered.bit_count() < 3
    assert traps == 0


def battles_fought(monsters: str, traps: int) -> int:
    party = "W6 T5/3 P5/3 Z5/3"
    lord = table(2, year=2, A={"tiles": "mint@A3 B3 C3", "heroes": party, "monsters": monsters}).lords[0]
    skirmishes.cache_clear()
    aftermath(lord, tuple(TRAPS)[:traps], 2, (2, 2, 2, 2), 1)
    return skirmishes.cache_info().misses


def test_many_traps_and_monsters_do_not_mean_endless_thought() -> None:
    few = battles_fought("troll witch vampire", traps=2)
    many = battles_fought("troll witch vampire slime goblin golem dragon demon ghost", traps=len(TRAPS))

    assert few < many < 600


def test_where_battles_take_long_fewer_games_are_imagined() -> None:
    rich = {"monsters": "troll witch vampire slime", "traps": "pendulum fire-wall trap-door"}
    plain, crowded = table(4), table(4, A=rich, B=rich, C=rich)
    budgets = [playouts_of(Player(HARD), Knowledge(GAME, g, 0)) for g in (plain, crowded)]

    assert budgets[0] == MIND.playouts
    assert MIND.playouts / 2 < budgets[1] < MIND.playouts


def test_an_illusion_is_no_prisoner_and_fights_alone_for_nobody() -> None:
    scene = Scene((Foe(1, 0, "illusion", 0, "illusion"), *party_of([Hero("silver-warrior-1")])))
    [(_, hit)] = trapped(scene, "rolling-stone", 1)
    assert hit.gain == 0
    [(_, gone)] = trapped(Scene(scene.party[::-1]), "rolling-stone", 1)

    assert (gone.party, gone.gain) == ((), 2)


@pytest.mark.parametrize(("food", "spared"), [(0, "poisoned-meal"), (3, "anti-magic-dart")])
def test_it_gives_away_the_trap_it_can_use_least(food: int, spared: str) -> None:
    kept = "anti-magic-dart poisoned-meal trap-door" if food else "pendulum poisoned-meal trap-door"
    g = go(table(2, year=2, A={"food": food, "traps": kept}), return_trap, 0)
    thoughts = spare_trap(GAME.view(g, 0), g.pending()[0], PLAIN)

    assert max(thoughts).choice == [spared]
