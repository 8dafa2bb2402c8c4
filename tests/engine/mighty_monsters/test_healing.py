"""Phase 3: who pays for healing, and how cards and guards are made ready for the next round."""

from engine.games.mighty_monsters.state import Castle
from tests.engine.mighty_monsters.scenario import ALL_WIN, WEAK, castle, gold, options, to_decide
from texts import speaker


def healing(g: Castle) -> tuple[int, ...]:
    assert g.raid is not None
    return g.raid.healing


def jennys_round() -> Castle:
    """The rulebook's example: A is Inga, B is Frank, C is Ani, D is Jenny; guard 3 is lost."""
    return castle("G1-01 G2-01 G3-07 G1-02", "D2 A5 | D3 C5 | A1 C1 | B1 B2", hands={"D": "1"})


def test_nobody_pays_when_all_guards_are_beaten() -> None:
    g = castle(WEAK, ALL_WIN)

    assert healing(g) == (0, 0, 0)


def test_monsters_at_the_lost_guard_and_behind_it_are_healed_and_those_before_it_are_not() -> None:
    """Ruling M4, and the rulebook's example: Inga 1, Frank 2, Ani 1, Jenny 0."""
    assert healing(jennys_round()) == (1, 2, 1, 0)


def test_jenny_takes_up_her_reserve_and_puts_down_what_she_played() -> None:
    jenny = jennys_round().lairs[3]

    assert (jenny.hand, jenny.reserve) == ((1, 4, 5), (2, 3))


def test_each_strength_has_its_own_price() -> None:
    g = castle("G3-12 G1-01 G1-02", "A1 B2 | A3 B4 | C5 C1")

    assert healing(g) == (1 + 2, 1 + 2, 3 + 1)
    assert gold(g) == [5, 5, 4]


def test_the_gold_for_healing_goes_to_the_treasury() -> None:
    before = castle("G3-12 G1-01 G1-02").treasury

    g = castle("G3-12 G1-01 G1-02", "A1 B2 | A3 B4 | C5 C1")

    assert g.treasury == before + 10


def test_whoever_has_too_little_gold_pays_what_there_is() -> None:
    """Ruling M1: no debts."""
    g = castle("G3-12 G1-01 G1-02", "A1 B2 | A5 B4 | C5 C1", gold={"A": 2, "B": 0})

    assert healing(g) == (2, 0, 4)
    assert gold(g)[:2] == [0, 0]


def test_whoever_could_not_pay_is_named_all_the_same() -> None:
    g = castle("G3-12 G1-01 G1-02", "A1 B2 | A5 B4 | C5 C1", gold={"A": 2, "B": 0})
    [line] = [event.text for event in g.events if event.text.key == "mighty-monsters-healing"]

    assert speaker("en", ["Anna", "Ben", "Carla"]).say(line) == (
        "Licking wounds has its price: Anna pays 2 of 4 gold, having no more; "
        "Ben has no gold and is let off the 3 and Carla pays 4 gold."
    )
    assert "Ben hat kein Gold" in speaker("de", ["Anna", "Ben", "Carla"]).say(line)


def test_loot_of_the_same_round_pays_for_healing() -> None:
    """Ruling M1: healing comes after all income of the round."""
    g = castle("G1-05 G3-12 G1-01", "A5 B4 | A4 B1 | C1 C2", gold={"A": 0, "B": 0})

    assert healing(g)[:2] == (2, 1)
    assert gold(g)[:2] == [0, 1]


def test_new_guards_are_dealt_from_the_gate_on() -> None:
    g = castle(WEAK, ALL_WIN)

    assert [place.guard for place in g.places] == ["G3-12", "G3-11", "G3-10"]
    assert all(place.slots == (None, None) for place in g.places)


def test_the_start_player_marker_goes_clockwise() -> None:
    """Ruling M15."""
    assert to_decide(castle(WEAK, ALL_WIN, turn="A")) == "B"
    assert to_decide(castle(WEAK, ALL_WIN, turn="C")) == "A"


def test_the_king_tile_goes_back_to_the_box() -> None:
    g = castle(WEAK, ALL_WIN)

    assert (g.round, len(g.kings), len(g.spent)) == (2, 5, 1)


def test_everybody_begins_the_next_round_with_three_cards() -> None:
    g = castle(WEAK, ALL_WIN)

    assert [len(lair.hand) for lair in g.lairs] == [3, 3, 3]
    assert len(options(g)) == 9
