"""Phase C: how heroes move, what turns consist of, how hands are filled, and when it ends."""

import pytest

from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.state import Table
from tests.engine.doodle_dungeon.scenario import (
    actions,
    answer,
    defending,
    dungeon,
    encounter,
    hearts,
    letter_on,
    options,
)
from tests.engine.doodle_dungeon.test_drafting import built_up


def at(g: Table, who: int = 0) -> str:
    return NAMES[g.masters[who].hero.square]


LONG = dungeon(goblins="A3 A5 A7 A9 C10 E10 G10", traps="H9")
PASSING = {"A": "shield", "B": "shield"}


# ── moving ───────────────────────────────────────────────────────────────────────────────────────────────


def test_the_hero_stops_at_the_next_living_thing() -> None:
    g = defending(dungeon(goblins="A5", traps="A8"), hands=PASSING, dice=(1, 1))

    assert at(g) == "A5"


def test_something_on_the_entrance_stops_the_hero_in_the_first_move() -> None:
    g = defending(dungeon(traps="A1 A3"), hands=PASSING)

    assert at(g) == "A1"


def test_crossed_out_things_do_not_stop_the_hero() -> None:
    """C12."""
    g = defending(dungeon(goblins="A3 A5", traps="A8", crossed="A3 A5"), hands=PASSING)

    assert at(g) == "A8"


def test_after_a_fight_the_hero_walks_on() -> None:
    """C11: also if the monster has won and still stands there."""
    g = defending(dungeon(orcs="A3 A5", boxes={"orc": 10}, at="A3"), hands=PASSING, dice=(1, 1))

    assert at(g) == "A5"


def test_a_monster_that_won_fights_again_when_the_path_comes_back() -> None:
    path = "A1 A2 A3 A4 A5 A4 A3 B3 B10 H10"
    again = dungeon(orcs="A3", traps="A5", crossed="A5", boxes={"orc": 10}, path=path, at="A5")

    g = defending(again, hands=PASSING, dice=(10, 10))

    assert at(g) == "A3"
    assert encounter(g).strength == 32


def test_a_hero_on_the_exit_is_not_out_before_the_next_move() -> None:
    g = defending(dungeon(traps="H10"), dungeon(traps="H10 A1"), hands={"A": "axe", "B": "axe"})
    assert at(g) == "H10"
    g = answer(g, "A", "end")
    assert g.masters[0].hero.fate == "inside"

    g = answer(g, "B", "end")

    assert g.masters[0].hero.fate == "escaped"


def test_a_path_without_encounters_leads_out_in_the_second_turn() -> None:
    """B10."""
    g = defending(dungeon(), dungeon(traps="A1 H10"), hands=PASSING, first_turns=True)
    assert g.masters[0].hero.fate == "inside"

    g = answer(g, "A", "end")
    g = answer(g, "B", "end")

    assert (g.masters[0].hero.fate, hearts(g)) == ("escaped", 12)


# ── turns ────────────────────────────────────────────────────────────────────────────────────────────────


def test_in_the_first_turn_nobody_moves() -> None:
    """C7: hero actions and refill only."""
    g = defending(LONG, LONG, hands={"A": "axe shield"}, first_turns=True)

    assert options(g) == ["shield@1", "end"]
    assert g.masters[0].hero.at == -1


def test_one_answer_ends_an_encounter_and_the_turn() -> None:
    g = defending(dungeon(traps="A3"), LONG, hands={"A": "axe", "B": "axe"}, decks={"A": "gag"}, dice=(1, 1))
    assert options(g) == ["help", "exchange", "end"]

    g = answer(g, "A", "end")

    assert (g.active, letter_on(g, "A3"), actions(g)) == (1, "t", ["axe"])


@pytest.mark.parametrize("hand", ["axe", "shield", "sharpened-spikes"])
def test_how_a_turn_may_go_on_depends_on_what_everybody_sees(hand: str) -> None:
    def closing(g: Table) -> list[str]:
        return [each for each in options(g) if each in ("help", "exchange", "end")]

    trap, gone = dungeon(traps="A3"), dungeon(fate="escaped")

    assert closing(defending(trap, LONG, hands={"A": hand}, decks={"A": "gag"})) == [
        "help",
        "exchange",
        "end",
    ]
    assert closing(defending(trap, LONG, hands={"A": hand})) == ["help", "end"]
    assert closing(defending(trap, gone, hands={"A": hand, "B": "axe"})) == ["end"]
    full = defending(trap, LONG, hands={"A": hand}, decks={"A": "gag"}, above={"B": "shield gag"})
    assert closing(full) == ["exchange", "end"]


def test_hands_are_drawn_to_their_level() -> None:
    """C1."""
    g = built_up(2)

    assert [len(master.hand) for master in g.masters] == [master.sheet.level("hand") for master in g.masters]
    assert all(len(master.hand) + len(master.deck) == 14 for master in g.masters)


def test_a_short_deck_fills_the_hand_as_far_as_it_goes() -> None:
    """C13: nothing is shuffled again."""
    g = defending(dungeon(traps="A3", boxes={"hand": 4}), hands={"A": "axe"}, decks={"A": "gag"})
    g = answer(g, "A", "end")

    assert actions(g) == ["axe", "gag"]
    assert g.masters[0].deck == ()


def test_whoever_has_escaped_finishes_the_turn() -> None:
    """C14."""
    g = defending(dungeon(), LONG, hands={"A": "shield", "B": "axe"}, decks={"A": "gag"})
    assert g.masters[0].hero.fate == "escaped"
    assert options(g) == ["shield@1", "exchange", "end"]

    g = answer(g, "A", "shield@1")
    assert actions(g) == ["gag"]

    assert g.active == 1


def test_whoever_died_finishes_the_turn_and_has_only_steps_3_and_4_later() -> None:
    """C14."""
    g = defending(dungeon(traps="A3", hearts=1), LONG, hands={"A": "axe shield"}, dice=(1, 1))
    g = answer(g, "A", "help")
    assert g.masters[0].hero.fate == "dead"
    assert options(g) == ["shield@1", "end"]

    g = answer(answer(g, "A", "end"), "B", "")

    assert g.active == 0
    assert options(g) == ["shield@1", "end"]
    assert at(g) == "A3"


def test_turns_go_clockwise() -> None:
    g = defending(LONG, LONG, LONG, hands={"A": "axe", "B": "axe", "C": "axe"}, dice=(1, 1))
    seen = []
    for who in "ABC":
        seen.append(g.active)
        g = answer(g, who, "end")

    assert seen == [0, 1, 2]
    assert g.active == 0


# ── refilling the hand ───────────────────────────────────────────────────────────────────────────────────


def test_cards_go_under_the_deck_before_drawing() -> None:
    g = defending(
        dungeon(traps="A3", boxes={"hand": 2}),
        hands={"A": "axe talisman"},
        decks={"A": "gag shield bomb"},
    )
    axe, talisman = g.masters[0].hand

    g = answer(g, "A", "exchange", f"{talisman} {axe}")

    assert actions(g) == ["gag", "shield"]
    assert [CARDS[card].action for card in g.masters[0].deck] == ["axe", "talisman", "bomb"]


def test_the_first_card_put_under_is_drawn_first() -> None:
    g = defending(dungeon(traps="A3", boxes={"hand": 4}), hands={"A": "axe talisman"}, decks={"A": "gag"})
    axe, talisman = g.masters[0].hand

    g = answer(g, "A", "exchange", f"{talisman} {axe}")

    assert actions(g) == ["gag", "talisman", "axe"]


def test_nobody_is_asked_to_refill_from_an_empty_deck() -> None:
    g = defending(dungeon(traps="A3"), LONG, hands={"A": "axe", "B": "axe"}, dice=(1, 1))

    g = answer(g, "A", "end")

    assert g.active == 1


def test_a_full_hand_may_still_be_exchanged() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "axe"}, decks={"A": "gag"})
    (axe,) = g.masters[0].hand

    assert actions(answer(g, "A", "exchange", axe)) == ["gag"]
    assert actions(answer(g, "A", "end")) == ["axe"]


# ── the end ──────────────────────────────────────────────────────────────────────────────────────────────


def test_the_phase_ends_in_the_step_in_which_the_last_hero_goes() -> None:
    """Ambiguity 11."""
    g = defending(dungeon(), dungeon(fate="dead", hearts=0), hands={"A": "shield axe"}, decks={"A": "gag"})

    assert g.result is not None
    assert actions(g) == ["shield", "axe"]


def test_a_won_trap_leaves_the_square_empty() -> None:
    g = defending(dungeon(traps="A3", path="A1 A5 A1 H1 H10"), hands=PASSING)
    g = answer(g, "A", "end")

    assert letter_on(g, "A3") == "t"
