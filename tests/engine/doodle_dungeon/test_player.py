"""The computer player builds, draws and fights sensibly."""

from statistics import mean

import pytest

from engine.cli.self_play import moments
from engine.core import Chance, Move, apply
from engine.core.mind import Effort, Manner
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.state import OVER
from engine.search.knowledge import Knowledge
from engine.search.thinking import imagined
from tests.engine.doodle_dungeon.scenario import (
    answer,
    building,
    defending,
    drawing,
    dungeon,
    letters,
    with_things,
)


def move(g: Table, who: int = 0) -> list[str]:
    """What the computer player does."""
    decision = next(each for each in g.pending() if each.seat == who)
    choice = GAME.computer_player(GAME.view(g, who), decision)
    assert isinstance(choice, list)
    return choice


def against_chance(seed: int) -> tuple[int, int]:
    """The points of a computer player and of a random one."""
    chance = Chance(seed)
    g = GAME.start(2, {}, seed)
    while g.result is None:
        decision = g.pending()[0]
        if decision.seat == 0:
            choice = GAME.computer_player(GAME.view(g, 0), decision)
        else:
            choice = decision.form.sample(g, 1, chance)
        g = apply(g, Move(decision.seat, decision.number, choice))
    return g.result.scores[0], g.result.scores[1]


def test_it_beats_chance_by_far() -> None:
    scores = [against_chance(seed) for seed in range(12)]

    assert mean(own for own, _ in scores) > mean(other for _, other in scores) + 5


def test_every_game_between_computer_players_ends() -> None:
    for seats in (2, 3, 4):
        *_, end = moments(GAME, seats, {}, seed=7)
        assert isinstance(end, Table)
        assert end.phase == OVER


def test_walls_make_the_way_longer() -> None:
    g = building("42", dungeon(walls="B1 B2 B3 B4 B5 B6"))
    g = answer(g, "A", " ".join(move(g)))

    assert len(letters(g, "A")) == 9


def test_traps_go_where_every_way_leads() -> None:
    g = building("18", dungeon(walls="B1 A3 B3"))

    assert move(g) in (["A1"], ["A2"], ["B2"])


def test_a_treasure_is_hidden_with_a_monster() -> None:
    g = answer(building("18", dungeon(dragons="E5")), "A", "A1")

    assert move(g) == ["E5"]


def test_a_monster_guards_a_treasure_that_has_no_guard() -> None:
    assert move(building("02", dungeon(treasures="D4"))) == ["D4"]


def test_a_path_is_drawn_past_weak_monsters() -> None:
    g = drawing(dungeon(goblins="B4 D5"))
    g = answer(g, "A", " ".join(move(g)))

    assert NAMES.index("B4") in GAME.view(g, 0).drawn


def test_the_weakest_card_that_wins_is_played() -> None:
    g = defending(dungeon(orcs="A3", boxes={"orc": 6}), hands={"A": "orc-club aim-boost axe"}, dice=(7, 2))

    assert move(g) == ["aim-boost"]


def test_nothing_is_played_for_a_fight_already_won() -> None:
    g = defending(dungeon(orcs="A3", boxes={"orc": 10}), hands={"A": "aim-boost axe"}, dice=(7, 7))

    assert move(g) == ["end"]


def tried_at(g: Table) -> set[str]:
    """What the search tries for the first of those asked."""
    decision = g.pending()[0]
    assert GAME.mind is not None
    thoughts = GAME.mind.consider(GAME.view(g, decision.seat), decision, Manner(effort=Effort.THOROUGH))
    return {thought.choice[0] for thought in thoughts if isinstance(thought.choice, list)}


def test_not_even_the_search_plays_a_card_for_a_fight_already_won() -> None:
    """Savage Bite still hurts the hero more; whatever only adds strength is kept."""
    orc = dungeon(orcs="A3", boxes={"orc": 10})
    tried = tried_at(defending(orc, hands={"A": "aim-boost axe savage-bite"}, dice=(7, 7)))

    assert "savage-bite" in tried
    assert tried.isdisjoint(("aim-boost", "axe"))


def test_not_even_the_search_plays_a_card_for_a_fight_that_cannot_be_won() -> None:
    """A goblin with 8 gets to 16 at most; only smoke is of use then. An axe might still turn the fight."""
    goblin = dungeon(goblins="A3")
    tried = {
        hand: tried_at(defending(goblin, hands={"A": hand}, dice=(5, 3)))
        for hand in ("aim-boost goblin-spear smoke-screen", "aim-boost axe")
    }

    assert tried["aim-boost goblin-spear smoke-screen"].isdisjoint(("aim-boost", "goblin-spear"))
    assert "smoke-screen" in tried["aim-boost goblin-spear smoke-screen"]
    assert {"aim-boost", "axe"} <= tried["aim-boost axe"]


@pytest.mark.parametrize(
    ("monsters", "laid", "targets"),
    [
        ({"dragons": "A8", "orcs": "H10 D5"}, "", {"A8", "H10"}),
        ({"dragons": "A8", "orcs": "H10 D5"}, "bomb:A8", {"H10"}),
        ({"dragons": "A8", "orcs": "D5"}, "bomb:A8", set()),
    ],
)
def test_not_even_the_search_wastes_a_bomb(monsters: dict[str, str], laid: str, targets: set[str]) -> None:
    """It once laid a second one for the same dragon, and another might be for a monster far from the hero."""
    g = defending(
        dungeon(),
        with_things(monsters),
        hands={"A": "bomb"},
        above={"B": laid} if laid else {},
        first_turns=True,
    )
    assert ("bomb@1" in tried_at(g)) == bool(targets)
    if targets:
        assert tried_at(answer(g, "A", "bomb@1")) == targets


@pytest.mark.parametrize(
    ("hearts", "laid", "tried"), [(12, "", False), (11, "", True), (11, "healing-potion", False)]
)
def test_not_even_the_search_gives_a_potion_to_a_hero_who_is_unhurt(
    hearts: int, laid: str, tried: bool
) -> None:
    """He drinks before his next step, so it would be wasted; it once laid two in its very first turn."""
    g = defending(
        dungeon(),
        dungeon(orcs="A8", hearts=hearts),
        hands={"A": "healing-potion"},
        above={"B": laid},
        first_turns=True,
    )
    assert ("healing-potion@1" in tried_at(g)) == tried


def test_nothing_is_played_against_a_hero_who_dies_anyway() -> None:
    orc = dungeon(orcs="A3", boxes={"orc": 10}, hearts=2)
    g = defending(orc, hands={"A": "savage-bite"}, dice=(7, 7))

    assert move(g) == ["end"]


def test_useless_cards_go_under_the_deck() -> None:
    g = defending(dungeon(traps="A3", orcs="A8"), hands={"A": "goblin-spear aim-boost"}, decks={"A": "axe"})
    assert move(g) == ["exchange"]
    g = answer(g, "A", "exchange")

    assert move(g) == [g.masters[0].hand[0]]


def test_no_two_games_begin_alike() -> None:
    """Where nothing speaks for one square, the whim decides: nobody can guess where monsters are."""
    g = building("02", dungeon())
    decision = g.pending()[0]
    view = GAME.view(g, 0)
    first = {str(GAME.quick_answer(view, decision, Manner(whim=whim))) for whim in range(20)}

    assert len(first) > 5


def test_nobody_can_guess_which_of_like_monsters_guards_the_treasure() -> None:
    g = answer(building("18", dungeon(goblins="A9 C9 E9 C5 E5")), "A", "A1")
    decision = g.pending()[0]
    view = GAME.view(g, 0)
    hidden = {str(GAME.quick_answer(view, decision, Manner(whim=whim, slip=0.2))) for whim in range(30)}

    assert len(hidden) >= 4


def test_walls_do_not_begin_in_the_same_corner_in_every_game() -> None:
    g = building("42", dungeon())
    decision = g.pending()[0]
    view = GAME.view(g, 0)
    laid = {str(GAME.quick_answer(view, decision, Manner(whim=whim, slip=0.2))) for whim in range(20)}

    assert len(laid) > 5


def test_the_search_supposes_that_others_hide_treasures_with_monsters() -> None:
    """Dealt anew they would lie anywhere, and nobody would look for them."""
    rich = dungeon(goblins="A9 C9 E9", treasures="A9 C9")
    known = Knowledge(GAME, drawing(rich), 0)

    for seed in range(8):
        world = imagined(known, Chance(seed))
        assert isinstance(world, Table)
        assert set(world.masters[1].sheet.treasures) < {NAMES.index(name) for name in ("A9", "C9", "E9")}


def test_the_search_tries_more_paths_than_the_quick_player() -> None:
    g = drawing(dungeon(goblins="B4 D5 G2", orcs="C8 F6", traps="E3 G9", walls="B1 B2 D7 E7"))
    decision = next(each for each in g.pending() if each.seat == 0)
    view = GAME.view(g, 0)
    assert GAME.mind is not None
    quick, thorough = (
        GAME.mind.consider(view, decision, Manner(effort=effort))
        for effort in (Effort.USUAL, Effort.THOROUGH)
    )

    assert len(thorough) > len(quick)
    assert len({str(thought.choice) for thought in thorough}) == len(thorough)
