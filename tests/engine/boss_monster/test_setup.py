"""Set-up: decks by number of players, bosses, hands with the redraw, the first room, and the variants."""

from functools import partial

import pytest

from engine.core import Illegal, Move, Pick, apply
from engine.games.boss_monster import GAME
from engine.games.boss_monster.cards import BOSSES, HEROES, ROOMS, SPELLS
from engine.games.boss_monster.rules.setup import may_redraw
from engine.games.boss_monster.state import Lair, Realm
from tests.engine.boss_monster.scenario import (
    LETTERS,
    Side,
    answer,
    asked,
    building,
    coins,
    ending,
    finish_round,
    hand,
    offered,
    options,
    play,
    question_key,
    to_decide,
)


def seated(seats: int, seed: int = 1, **settings: str) -> Realm:
    return GAME.start(seats, {key.replace("_", "-"): value for key, value in settings.items()}, seed)


def discard_first_two(g: Realm) -> Realm:
    """Everybody discards the first two cards listed; nobody redraws."""
    while question_key(g) == "ask-discard-two":
        decision = g.pending()[0]
        assert isinstance(decision.form, Pick)
        g = answer(g, decision.seat, [option.id for option in decision.form.options[:2]])
    return g


@pytest.mark.parametrize(("seats", "ordinary", "epic"), [(2, 13, 9), (3, 17, 13), (4, 25, 17)])
def test_heroes_go_by_the_number_of_players(seats: int, ordinary: int, epic: int) -> None:
    heroes = seated(seats).heroes

    assert [HEROES[hero].epic for hero in heroes] == [True] * epic + [False] * ordinary


@pytest.mark.parametrize(("seats", "ordinary"), [(2, 9), (3, 13), (4, 17)])
def test_hard_mode_takes_out_ordinary_heroes_with_four_health(seats: int, ordinary: int) -> None:
    heroes = [HEROES[hero] for hero in seated(seats, hard_mode="on").heroes]

    assert sum(not hero.epic for hero in heroes) == ordinary
    assert all(hero.health != 4 for hero in heroes)


def test_the_decks_hold_all_cards() -> None:
    g = seated(2)

    assert len(g.rooms) + sum(len(lair.rooms) for lair in g.lairs) == 82
    assert len(g.spells) + sum(len(lair.spells) for lair in g.lairs) == 26


def test_thirty_spells_are_a_variant() -> None:
    g = seated(2, spells="all")

    assert len(g.spells) + sum(len(lair.spells) for lair in g.lairs) == 30


def test_everybody_gets_a_boss_three_coins_five_room_cards_and_two_spells() -> None:
    g = seated(4)

    assert len({lair.boss for lair in g.lairs}) == 4
    assert all((lair.hoard, len(lair.rooms), len(lair.spells)) == (3, 5, 2) for lair in g.lairs)


def test_all_experience_values_differ() -> None:
    """D1."""
    assert len({boss.xp for boss in BOSSES.values()}) == 12


def test_everybody_discards_two_of_seven_at_once_and_in_secret() -> None:
    """Q2."""
    g = seated(3)
    assert to_decide(g) == "ABC"
    decision = asked(g, "B")
    assert isinstance(decision.form, Pick)
    g = answer(g, 1, [option.id for option in decision.form.options[:2]])
    assert g.discards == ()

    g = discard_first_two(g)
    assert len(g.discards) == 6
    assert all(len(lair.rooms) + len(lair.spells) == 5 for lair in g.lairs)


def test_any_two_cards_may_be_discarded() -> None:
    g = seated(2)
    form = asked(g, "A").form
    assert isinstance(form, Pick)

    assert (form.least, form.most) == (2, 2)
    assert sorted(hand(g, "A")) == [card.id for card in sorted(form.options, key=lambda card: card.id)]


def test_of_a_card_held_twice_one_or_both_may_be_discarded() -> None:
    g = next(g for g in map(partial(seated, 2), range(100)) if "MB047+" in options(g, "A"))
    one = next(each for each in options(g, "A") if not each.startswith("MB047"))

    assert hand(discard_first_two(answer(g, 0, ["MB047", "MB047+"])), "A").count("MB047") == 0
    assert hand(discard_first_two(answer(g, 0, ["MB047+", one])), "A").count("MB047") == 1


def test_a_redraw_goes_with_no_other_card() -> None:
    g, seat = redrawable()
    cards = options(g, LETTERS[seat])

    for wrong in (["redraw", cards[0]], [cards[0]], cards[:3]):
        with pytest.raises(Illegal):
            answer(g, seat, wrong)


@pytest.mark.parametrize(
    ("cards", "redraw"),
    [
        ("MB019 MB020 MB029 MB030 MB042", True),
        ("MB013 MB014 MB015 MB052 MB042", True),
        ("MB013 MB014 MB015 MB026 MB042", False),
        ("MB019 MB020 MB030 MB026 MB042", False),
        ("MB049 MB050 MB024 MB052 MB055", True),
    ],
)
def test_a_hand_too_much_alike_may_be_redrawn(cards: str, redraw: bool) -> None:
    """Section 4 and ruling A34: four advanced rooms, or four rooms sharing a symbol."""
    assert may_redraw(Lair(rooms=tuple(cards.split()))) == redraw


def redrawable() -> tuple[Realm, int]:
    """A table at which somebody may redraw."""
    for seed in range(400):
        g = seated(2, seed)
        for seat in range(2):
            if may_redraw(g.lairs[seat]):
                return g, seat
    raise AssertionError("nobody ever may redraw")


def test_a_redraw_shows_seven_cards_and_draws_seven_new_ones() -> None:
    g, seat = redrawable()
    before = hand(g, LETTERS[seat])
    g = answer(g, seat, ["redraw"])
    other = g.pending()[0]
    assert isinstance(other.form, Pick)
    g = answer(g, other.seat, [option.id for option in other.form.options[:2]])

    assert sorted(g.discards) == sorted(before)
    assert (to_decide(g), question_key(g)) == (LETTERS[seat], "ask-discard-two")
    assert len(hand(g, LETTERS[seat])) == 7


def test_a_hand_that_does_not_qualify_is_not_offered_the_redraw() -> None:
    g = seated(2, 1)
    for seat in range(2):
        form = asked(g, LETTERS[seat]).form
        assert isinstance(form, Pick)
        assert ("redraw" in [option.id for option in form.options]) == may_redraw(g.lairs[seat])


def test_the_first_room_is_an_ordinary_one_in_order_of_experience() -> None:
    """Q3."""
    g = discard_first_two(seated(3))
    assert g.awaited() == [g.order[0]]
    choices = options(g, to_decide(g))

    assert choices[0] == "done"
    assert all(not ROOMS[card].advanced for card in choices[1:])


def test_first_rooms_lie_face_down_until_all_have_built() -> None:
    g = discard_first_two(seated(2))
    first = to_decide(g)
    g = play(g, first, options(g, first)[-1])
    assert g.lairs[g.order[0]].slots == ()
    g = play(g, to_decide(g), "done")

    assert len(g.lairs[g.order[0]].slots) == 1


def test_no_spells_are_cast_during_set_up() -> None:
    g = discard_first_two(seated(4))

    assert not [option for option in options(g, to_decide(g)) if "/" in option]


# ── variants ─────────────────────────────────────────────────────────────────────────────────────────────


def test_with_the_variant_everybody_chooses_one_of_two_bosses() -> None:
    """Q1: at once; the other one leaves the game."""
    g = seated(3, bosses="choose")
    assert to_decide(g) == "ABC"
    two = options(g, "B")
    for who in "ABC":
        g = play(g, who, options(g, who)[0])

    assert g.lairs[1].boss == two[0]
    assert two[1] in g.box


def test_intrigue_lets_those_without_a_new_soul_draw_a_card() -> None:
    """Q14 and ruling A37: in XP order, a room card, a spell, or nothing."""
    g = ending(Side(), Side(), intrigue="on")
    assert (to_decide(g), question_key(g)) == ("A", "ask-intrigue")
    g = play(g, "A", "spell")
    assert len(g.lairs[0].spells) == 1

    assert len(play(g, "B", "no").lairs[1].spells) == 0


def test_without_intrigue_nobody_draws() -> None:
    assert question_key(ending(Side(), Side())) == "ask-build"


def test_the_coin_rule_trades_a_room_card_for_a_coin_once() -> None:
    """Q7."""
    g = play(building(Side("", "MB013 MB014 MB055"), coin_rule="on"), "A", "sell")
    assert options(g, "A") == ["MB013", "MB014"]
    g = play(g, "A", "MB013")

    assert (coins(g, "A"), hand(g, "A")) == (4, ["MB014", "MB055"])
    assert not offered(g, "A", "sell")


def test_without_the_coin_rule_nothing_is_sold() -> None:
    assert not offered(building(Side("", "MB013")), "A", "sell")


def test_a_miniboss_is_not_sold() -> None:
    assert not offered(building(Side("", "MB055"), coin_rule="on"), "A", "sell")


# ── decks that run out ───────────────────────────────────────────────────────────────────────────────────


def test_an_empty_deck_is_shuffled_anew_from_its_discards() -> None:
    """D6."""
    g = building(Side("MB042 MB042", "MB035"))
    g = play(g, "A", "MB042")
    g.box += tuple(g.rooms)
    g.rooms = []
    g = finish_round(g)

    assert "MB042" in (*g.lairs[0].rooms, *g.lairs[1].rooms)


def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    g = building(Side("", "MB035"))
    g.box += tuple(g.spells)
    g.spells = []

    assert hand(play(g, "A", "MB035", "spell"), "A") == []


def test_a_round_brings_as_many_heroes_as_players_and_a_room_card_each() -> None:
    g = discard_first_two(seated(4))
    while question_key(g) == "ask-first-room":
        g = apply(g, Move(g.awaited()[0], g.pending()[0].number, ["done"]))

    assert len(g.town) + sum(len(lair.queue) for lair in g.lairs) == 4
    assert all(len(lair.rooms) + len(lair.spells) == 6 for lair in g.lairs)
    assert all(card in SPELLS for lair in g.lairs for card in lair.spells)
