"""Who may know what: every row of section 7 of the page."""

import msgspec
import pytest

from engine.games.boss_monster import GAME
from engine.games.boss_monster.cards import MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.scenario import (
    Side,
    adventuring,
    answer,
    build_nothing,
    building,
    change_orders,
    ending,
    options,
    play,
    question_key,
    to_decide,
)

EVERYBODY = (None, 0, 1)


def seen(g: Realm, viewer: int | None) -> RealmView:
    return GAME.view(g, viewer)


def read(g: Realm, viewer: int | None) -> str:
    """Everything this viewer gets: view, questions, story and text twin."""
    view = GAME.view(g, viewer)
    return (msgspec.json.encode(view) + msgspec.json.encode(GAME.describe(view))).decode()


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_bosses_hoards_rooms_and_marks_are_open(viewer: int | None) -> None:
    g = play(building(Side("MB042>MB048:MB055.2*2", coins=4), Side("", "MB067")), "A", "promote")
    lair = seen(g, viewer).lairs[0]

    assert (lair.boss, lair.xp, lair.hoard, lair.levelled) == ("MB012", 980, 2, False)
    assert lair.rooms[0].slot.cards == ("MB042", "MB048")
    assert (lair.rooms[0].slot.miniboss, lair.rooms[0].slot.level, lair.rooms[0].slot.coins) == (
        "MB055",
        3,
        3,
    )
    assert lair.marks == ("promoted",)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_number_of_cards_in_a_hand_is_open_kind_by_kind(viewer: int | None) -> None:
    lair = seen(building(Side(), Side("", "MB013 MB055 MB071")), viewer).lairs[1]

    assert (lair.room_cards, lair.spell_cards) == (2, 1)


def test_a_hand_is_shown_to_its_owner_only() -> None:
    g = building(Side("", "MB013 MB071"), Side())

    assert (seen(g, 0).hand_rooms, seen(g, 0).hand_spells) == (("MB013",), ("MB071",))
    for viewer in (None, 1):
        assert (seen(g, viewer).hand_rooms, seen(g, viewer).hand_spells) == ((), ())


@pytest.mark.parametrize("viewer", [None, 1])
def test_another_hand_makes_no_difference_to_the_others(viewer: int | None) -> None:
    """Rooms against minibosses within a hand too."""
    one = building(Side("MB042", "MB013 MB071"), Side(), deck="MB026", spells="MB074")
    other = building(Side("MB042", "MB055 MB076"), Side(), deck="MB026", spells="MB074")

    assert read(one, viewer) == read(other, viewer)


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_face_down_card_shows_its_place_only(viewer: int | None) -> None:
    g = building(Side("MB042", "MB013 MB055"), Side())
    room, miniboss = play(g, "A", "MB013@1"), play(g, "A", "MB055@1")

    assert read(room, viewer) == read(miniboss, viewer)
    assert seen(room, viewer).lairs[0].rooms[0].face_down
    assert (seen(room, viewer).placed, seen(room, 0).placed) == ("", "MB013")


def test_a_face_down_card_at_a_new_place_is_seen_by_all() -> None:
    g = play(building(Side("MB042", "MB013"), Side()), "A", "MB013@new")

    assert all(seen(g, viewer).lairs[0].new_room for viewer in EVERYBODY)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_order_of_the_decks_makes_no_difference(viewer: int | None) -> None:
    one, other = building(Side(), Side()), building(Side(), Side())
    for pile in (other.rooms, other.spells):
        pile.reverse()

    assert read(one, viewer) == read(other, viewer)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_decks_are_counted_and_hero_backs_told_apart(viewer: int | None) -> None:
    view = seen(building(Side("", "MB013 MB071"), Side()), viewer)

    assert (view.room_deck, view.spell_deck) == (81, 25)
    assert (view.ordinary_heroes, view.epic_heroes) == (13, 9)


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_discard_pile_is_open(viewer: int | None) -> None:
    assert seen(play(building(Side("MB042:MB055")), "A", "MB042"), viewer).discards == ("MB042", "MB055")


def test_drawn_cards_are_told_to_whoever_drew_them() -> None:
    g = play(building(Side("", "MB035"), Side(), spells="MB071"), "A", "MB035", "spell")

    assert "mb071" in read(g, 0)
    assert "mb071" not in read(g, 1)
    assert "mb071" not in read(g, None)


def test_cards_taken_from_the_pile_are_told_to_all() -> None:
    g = play(building(Side("MB042", "MB016"), Side()), "A", "MB042", "MB016")

    for viewer in EVERYBODY:
        assert "boss-monster-takes-from-pile" in read(g, viewer)


def test_a_stolen_card_is_known_to_giver_and_taker_only() -> None:
    sides = Side("MB042:MB057.3"), Side("", "MB013"), Side()
    g = play(building(*sides), "A", "MB057-3", "MB013")

    assert all("mb013" in read(g, viewer) for viewer in (0, 1))
    assert all("mb013" not in read(g, viewer) for viewer in (None, 2))
    assert "boss-monster-steals-room" in read(g, 2)


def test_a_hand_looked_at_is_seen_by_the_one_who_looks() -> None:
    sides = Side("MB042:MB057.3"), Side("", "MB013 MB055"), Side()
    g = play(building(*sides), "A", "MB057-3")

    assert "mb055" in read(g, 0)
    assert all("mb055" not in read(g, viewer) for viewer in (None, 2))


def test_town_queues_and_damage_are_open() -> None:
    sides = Side("MB042 MB026", queue="MB080"), Side("", "MB027"), Side()
    g = adventuring(*sides, stops="B:rooms", town="MB084")

    for viewer in (None, 0, 1, 2):
        view = seen(g, viewer)
        assert [hero.card for hero in view.town] == ["MB084"]
        assert view.walker is not None
        assert view.walker.hero.remaining == 4
        assert view.walker.steps[0].damage == 2


def test_souls_and_wounds_are_open_card_by_card() -> None:
    g = building(Side(souls="MB080 MB103", wounds="MB084"), Side())

    for viewer in EVERYBODY:
        lair = seen(g, viewer).lairs[0]
        assert (lair.souls, lair.soul_count) == (("MB080", "MB103"), 3)
        assert (lair.wounds, lair.wound_count) == (("MB084",), 1)


def test_the_way_of_every_hero_is_kept_for_a_picture() -> None:
    g = adventuring(Side("MB042 MB026", queue="MB080"), Side())

    for viewer in EVERYBODY:
        (way,) = seen(g, viewer).ways
        assert (way.hero, way.seat, way.health, way.outcome) == ("MB080", 0, 6, "wound")
        assert [(step.room, step.damage, step.remaining) for step in way.steps] == [
            ("MB042", 2, 4),
            ("MB026", 2, 2),
        ]


def test_standing_orders_are_shown_to_their_owner_only() -> None:
    g = change_orders(building(Side("", "MB013"), Side("", "MB027")), "B", "spell")
    other = building(Side("", "MB013"), Side("", "MB027"))

    assert seen(g, 1).build_orders == ("spell",)
    g.events, g.mover, g.barrier = other.events, other.mover, other.barrier
    assert read(g, 0) == read(other, 0)


def test_choices_made_at_once_are_secret_until_all_are_in() -> None:
    """Q1 and Q2."""
    g = GAME.start(2, {"bosses": "choose"}, 1)
    chosen = play(g, "A", options(g, "A")[0])
    assert seen(chosen, 1).lairs[0].boss == ""

    g = GAME.start(2, {}, 1)
    (one, two, three, *_) = options(g, "A")
    assert read(answer(g, 0, [one, two]), 1) == read(answer(g, 0, [one, three]), 1)


def test_a_boss_not_chosen_is_known_to_nobody_else() -> None:
    g = GAME.start(2, {"bosses": "choose"}, 1)
    mine = options(g, "A")

    assert all(boss.lower() not in read(g, 1) for boss in mine)
    assert all(boss.lower() not in read(g, None) for boss in mine)


@pytest.mark.parametrize("cards", ["MB013", "MB055", "MB019"])
def test_a_prompt_does_not_tell_whether_there_was_a_real_option(cards: str) -> None:
    """Section 6.1, for Vampire Lab."""
    g = build_nothing(
        play(building(Side("", f"MB018 {cards}", wounds="MB102"), Side()), "A", "MB018@new"), "B"
    )

    assert (to_decide(g), question_key(g)) == ("A", "ask-heal")
    assert "ask-heal" not in read(g, 1)


def test_the_hand_of_an_eliminated_player_stays_hidden() -> None:
    g = ending(Side(), Side("", "MB013 MB071", wounds="MB103 MB104 MB080"), Side())

    assert all("mb013" not in read(g, viewer) for viewer in (None, 0, 2))


def test_nobody_sees_the_questions_of_others() -> None:
    g = building(Side("", "MB013"), Side("", "MB014"))

    assert all(decision.seat == 1 and decision.standing for decision in seen(g, 1).decisions)
    assert seen(g, None).decisions == ()


def test_every_card_a_hand_can_hold_has_one_of_two_backs() -> None:
    assert not set(SPELLS) & (set(ROOMS) | set(MINIBOSSES))
