"""Set-up and the rounds of phase A: decks, cards on offer, the start marker, names."""

import pytest
from msgspec.structs import replace

from engine.core import Move, apply
from engine.games.doodle_dungeon import GAME
from engine.games.doodle_dungeon.cards import ACTION_OF, CARDS, FORMATIONS
from engine.games.doodle_dungeon.state import DEFENDING, Table
from engine.games.doodle_dungeon.timing import ROUNDS


def after_default(g: Table) -> Table:
    """The table after the default move of the first seat that is awaited."""
    decision = g.pending()[0]
    return apply(g, Move(decision.seat, decision.number, decision.form.default(g, decision.seat)))


def in_round(seats: int, number: int, seed: int = 1) -> Table:
    """The beginning of a round."""
    g = GAME.start(seats, {}, seed)
    while g.round < number:
        g = after_default(g)
    return g


def built_up(seats: int, seed: int = 1) -> Table:
    """The beginning of phase C."""
    g = GAME.start(seats, {}, seed)
    while g.phase != DEFENDING:
        g = after_default(g)
    return g


SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.parametrize(("seats", "deck", "row"), [(2, 42, 3), (3, 56, 4), (4, 59, 5)])
def test_the_deck_and_the_row_fit_the_number_of_players(seats: int, deck: int, row: int) -> None:
    """A1."""
    g = GAME.start(seats, {}, 1)

    assert len(g.row) == row
    assert len(g.pile.pile) == deck - row


def test_with_four_players_the_discards_are_shuffled_in_round_12() -> None:
    """A2."""
    before = in_round(4, 11)
    assert (len(before.pile.pile), len(before.pile.discards)) == (4, 10)

    g = before
    while g.round < 12:
        g = after_default(g)

    assert (len(g.row), len(g.pile.pile), len(g.pile.discards)) == (5, 10, 0)
    assert sum(card in before.pile.pile for card in g.row) == 4
    assert len(in_round(4, 13).pile.discards) == 1


@SEATS
def test_after_14_rounds_everybody_has_14_cards_and_the_pile_is_empty(seats: int) -> None:
    """A2."""
    g = built_up(seats)

    assert g.pile.pile == []
    assert all(len(master.deck) + len(master.hand) == ROUNDS for master in g.masters)
    assert len(g.pile.discards) == (3 if seats == 4 else 14)


@pytest.mark.parametrize(("seats", "further"), [(2, 0), (3, 2), (4, 2)])
def test_the_start_marker_goes_on_after_every_round(seats: int, further: int) -> None:
    """A20."""
    begin, defence = GAME.start(seats, {}, 3), built_up(seats, 3)

    assert in_round(seats, 2, 3).start == (begin.start + 1) % seats
    assert defence.start == defence.active == (begin.start + further) % seats


def test_cards_are_taken_in_turn_and_the_last_one_is_discarded() -> None:
    g = GAME.start(3, {}, 1)
    row, order = g.row, [g.start, (g.start + 1) % 3, (g.start + 2) % 3]
    for number, seat in enumerate(order):
        decision = next(each for each in g.pending() if each.topic == "cards")
        assert decision.seat == seat
        g = apply(g, Move(seat, decision.number, [row[number]]))

    assert [g.masters[seat].card for seat in order] == list(row[:3])
    assert g.pile.discards == [row[3]]
    assert g.row == ()


def test_whoever_has_a_card_may_build_while_the_next_one_chooses() -> None:
    g = GAME.start(2, {}, 1)
    first = g.start
    g = apply(g, Move(first, g.pending()[0].number, [g.row[0]]))

    assert g.awaited() == [first, 1 - first]


def test_everybody_builds_at_the_same_time() -> None:
    g = GAME.start(4, {}, 1)
    for _ in range(4):
        decision = next(each for each in g.pending() if each.topic == "cards")
        g = apply(g, Move(decision.seat, decision.number, [g.row[0]]))

    assert sorted(g.awaited()) == [0, 1, 2, 3]


def test_cards_are_turned_over_when_all_are_ready() -> None:
    g = GAME.start(2, {}, 1)
    while sum(master.ready for master in g.masters) < 1:
        g = after_default(g)
    assert any(master.card for master in g.masters)

    while g.round == 1:
        g = after_default(g)

    assert [(master.card, master.built, master.ready, len(master.deck)) for master in g.masters] == [
        ("", (), False, 1)
    ] * 2


def test_a_dungeon_may_be_named_at_any_time_and_nobody_waits_for_it() -> None:
    g = GAME.start(2, {}, 1)
    offer = next(decision for decision in g.decisions() if decision.standing and decision.seat == 1)

    g = apply(g, Move(1, offer.number, ["Cave", "of", "Woe"]))
    assert g.masters[1].name == "Cave of Woe"
    g = apply(g, Move(1, offer.number, ["Höhle"]))

    assert g.masters[1].name == "Höhle"
    assert g.awaited() == [g.start]
    assert built_up(2).offers == []


@SEATS
def test_a_dungeon_nobody_names_has_a_name_all_the_same(seats: int) -> None:
    named = [master.name for master in GAME.start(seats, {}, 1).masters]
    older = built_up(seats)

    assert len(set(filter(None, named))) == seats
    assert [master.name for master in older.masters] == named


def test_in_games_begun_without_names_dungeons_get_them_before_the_heroes_come() -> None:
    g = in_round(2, 14)
    g.masters = [replace(master, name="") for master in g.masters]
    while g.phase != DEFENDING:
        g = after_default(g)

    assert all(master.name for master in g.masters)


# ── what is printed ──────────────────────────────────────────────────────────────────────────────────────


def test_the_cards_add_up_to_the_page() -> None:
    elements = [element for card in CARDS.values() for element in card.elements]
    walls = sum("".join(FORMATIONS[each].rows).count("#") for each in elements if each in FORMATIONS)

    assert len(CARDS) == 60
    assert walls == 124
    assert sum(any(each in FORMATIONS for each in card.elements) for card in CARDS.values()) == 44
    assert {
        kind: elements.count(kind) for kind in ("trap", "goblin", "orc", "dragon", "treasure", "upgrade")
    } == {
        "trap": 17,
        "goblin": 23,
        "orc": 18,
        "dragon": 11,
        "treasure": 20,
        "upgrade": 73,
    }
    assert sorted(len(card.elements) for card in CARDS.values()) == [3] * 35 + [4] * 24 + [5]


def test_no_two_cards_are_the_same() -> None:
    assert len({(card.elements, card.action) for card in CARDS.values()}) == 60


def test_there_are_36_dungeon_actions_and_24_hero_actions() -> None:
    sides = [ACTION_OF[card].side for card in CARDS]

    assert (sides.count("dungeon"), sides.count("hero")) == (36, 24)
