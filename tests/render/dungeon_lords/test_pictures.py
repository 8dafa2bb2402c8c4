"""What pictures of Dungeon Lords show: the look stays, the limits hold, and every moment can be drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import render
from engine.core import Option, Pick, Text
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import EXERCISES, TRAPS
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.show.faces import faces
from engine.games.dungeon_lords.show.views import UnderworldView
from render.kit.picture import Picture
from tests.render.checking import check, opened
from tests.render.dungeon_lords.desks import (
    building,
    desk,
    digging,
    ordering,
    planning,
    planning_with_all_traps,
)
from tests.render.dungeon_lords.golden import named
from tests.render.dungeon_lords.scenes import ended, fight, spring, winter_of_two
from tests.render.dungeon_lords.tables import LOCALES, LONG_NAMES, VERSIONS, game_of, seen, underworld, voice

MOST_PICTURES = 9
"""Together with the hand they still fit into one gallery."""
CARDS = [face.id for face in faces()]


def _names(pictures: list[Picture]) -> list[str]:
    return [picture.name.removeprefix("dungeon-lords-").removesuffix(".png") for picture in pictures]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_can_be_drawn_within_limits(seats: int, version: str, locale: str) -> None:
    states = game_of(seats, seats, version)
    for state in (*states[:: max(1, len(states) // 8)], states[-1]):
        pictures = render.table(seen(state), voice(locale, seats))
        assert len(pictures) <= MOST_PICTURES
        assert len(set(_names(pictures))) == len(pictures)
        for picture in pictures:
            check(picture)
        for seat in range(seats):
            check(render.hand(seen(state, seat), voice(locale, seats)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_names_do_no_harm(locale: str) -> None:
    for view in (spring(), winter_of_two(), fight(), ended()):
        for picture in render.table(view, voice(locale, view.seats, LONG_NAMES)):
            check(picture)


@pytest.mark.parametrize("exercise", EXERCISES)
def test_an_exercise_has_neither_board_nor_calendar(exercise: str) -> None:
    state = GAME.start(1, GAME.exercise_settings(exercise), 0)
    pictures = render.table(seen(state), voice("en", 1))
    assert _names(pictures) == _names(render.glance(seen(state), voice("en", 1))) == ["dungeon-1"]
    check(render.hand(seen(state, 0), voice("de", 1)))


def test_combat_cards_looked_at_lie_on_the_desk_however_many_traps_there_are() -> None:
    view = planning_with_all_traps()
    blind = replace(view, known_spells=("",) * 4)

    assert render.hand(view, voice("de", 2)).png != render.hand(blind, voice("de", 2)).png
    assert "Kampfkarte 4 ist Wort des Friedens" in render.hand(view, voice("de", 2)).alt


def test_the_same_view_gives_the_same_bytes() -> None:
    assert render.table(spring(), voice("de")) == render.table(spring(), voice("de"))


def test_while_dungeons_are_built_board_and_calendar_come_first() -> None:
    assert _names(render.table(spring(), voice("en"))) == [
        "board",
        "calendar",
        "dungeon-1",
        "dungeon-2",
        "dungeon-3",
        "dungeon-4",
    ]


def test_in_combat_the_battle_takes_the_place_of_the_board() -> None:
    assert _names(render.table(fight(), voice("en", 2))) == [
        "battle",
        "report-1",
        "calendar",
        "dungeon-1",
        "dungeon-2",
    ]


def test_in_the_end_the_account_comes_first() -> None:
    assert _names(render.table(ended(), voice("en")))[:2] == ["score", "dungeon-1"]


@pytest.mark.parametrize("winners", [(0,), (0, 2), (0, 1, 2, 3)])
def test_every_winner_wears_a_crown(winners: tuple[int, ...]) -> None:
    view = ended()
    assert view.result is not None
    crowned = replace(view, result=replace(view.result, winners=winners))
    bare = replace(view, result=replace(view.result, winners=()))
    one, other = (render.table(each, voice("en"))[0] for each in (crowned, bare))
    check(one)
    assert one.png != other.png


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(card: str, locale: str) -> None:
    picture = render.card("dungeon-lords", card, voice(locale, 0))
    assert picture is not None
    check(picture)


def test_no_two_cards_look_alike() -> None:
    pictures = [render.card("dungeon-lords", card, voice("en", 0)) for card in CARDS]
    assert len({picture.png for picture in pictures if picture is not None}) == len(CARDS)


def test_a_card_nobody_has_is_no_picture() -> None:
    assert render.card("dungeon-lords", "unicorn", voice("en", 0)) is None


def test_an_onlooker_has_no_hand() -> None:
    with pytest.raises(ValueError, match="onlooker"):
        render.hand(spring(), voice("en"))


def test_a_hand_with_every_trap_and_every_card_seen_fits_on_its_page() -> None:
    spells = ("fist-of-justice", "detect-treasure", "invisibility", "word-of-peace")
    many = {"traps": tuple(TRAPS) * 2, "known_spells": spells}
    for view in (desk(**many), replace(digging(), **many), replace(planning(), **many)):
        check(render.hand(view, voice("de", 2)))


def test_combat_cards_seen_lie_beside_a_plan_in_the_making() -> None:
    blind = replace(planning(), known_spells=("", "", "", ""))
    assert (
        opened(render.hand(planning(), voice("de", 2))).height
        > opened(render.hand(blind, voice("de", 2))).height
    )


def test_squares_in_question_are_marked_and_named() -> None:
    picture = render.hand(digging(), voice("en", 2))
    assert "These squares are possible: A5, C5, D1, D4." in picture.alt
    assert picture.png != render.hand(replace(digging(), decisions=()), voice("en", 2)).png


@pytest.mark.parametrize(
    ("options", "squares"), [(("mint@C1", "mint@B4", "decline"), "B4, C1"), (("B3",), "B3")]
)
def test_squares_that_options_name_are_marked(options: tuple[str, ...], squares: str) -> None:
    form = Pick(tuple([Option(choice, Text("seat", {"seat": 0})) for choice in options]))
    asked = replace(digging().decisions[0], form=form)
    assert f"possible: {squares}." in render.hand(replace(digging(), decisions=(asked,)), voice("en", 2)).alt


def _drafted(view: UnderworldView, *words: str) -> Picture:
    picture = render.draft(view, view.decisions[0], list(words), None, voice("en", view.seats))
    assert picture is not None
    check(picture)
    return picture


def test_tunnels_in_the_making_are_drawn_with_the_squares_that_may_follow() -> None:
    one, two = _drafted(digging(), "A5"), _drafted(digging(), "A5", "C5")

    assert "This would be new: A5. These squares are possible: C5, D1, D4." in one.alt
    assert "This would be new: A5, C5. In hand" in two.alt


def test_a_room_in_the_making_first_shows_its_squares_and_then_stands_there() -> None:
    asked = render.hand(building(), voice("en", 2))
    chosen, placed = _drafted(building(), "workshop"), _drafted(building(), "workshop", "C1")

    assert "These squares are possible: C1, C2, C3." in asked.alt
    assert "These squares are possible: C1." in chosen.alt
    assert "This would be new: C1. In hand" in placed.alt


def test_orders_in_the_making_lie_in_their_sequence() -> None:
    assert (
        "You have chosen these orders: Mine gold and Dig tunnels." in _drafted(ordering(), "mine", "dig").alt
    )


def test_other_answers_need_no_draft() -> None:
    asked = replace(digging().decisions[0], form=Pick(()))
    assert render.draft(digging(), asked, ["decline"], None, voice("en", 2)) is None


@pytest.mark.parametrize("monsters", [0, 1, 4, 5, 8, 9, 15, 24])
def test_every_lair_has_room(monsters: int) -> None:
    lord = Lord(monsters=tuple([Monster(number, "troll", number % 2 == 0) for number in range(monsters)]))
    for picture in render.table(underworld(lord, Lord()), voice("en", 2)):
        check(picture)


@pytest.mark.parametrize("evil", [1, 5, 10, 15])
@pytest.mark.parametrize("paladin_at", [-1, 0, 3])
def test_all_lords_may_stand_on_one_space(evil: int, paladin_at: int) -> None:
    view = underworld(*(Lord(evil=evil),) * 4, paladin_at=paladin_at)
    for picture in render.table(view, voice("de")):
        check(picture)


def test_what_has_come_of_an_order_is_ticked_off() -> None:
    view = spring()
    undone = tuple([replace(lord, errands=()) for lord in view.lords])
    board, before = (render.table(each, voice("en"))[0] for each in (view, replace(view, lords=undone)))
    assert board.png != before.png


def test_what_is_new_in_a_dungeon_carries_a_mark() -> None:
    marked, plain = (render.table(each, voice("en")) for each in (spring(), replace(spring(), events=())))
    changed = [
        name for name, one, other in zip(_names(marked), marked, plain, strict=True) if one.png != other.png
    ]
    assert changed == ["dungeon-1", "dungeon-3"]


def test_the_number_of_traps_laid_out_is_shown() -> None:
    bare = replace(fight(), set_trap_counts=(0, 0))
    one, other = (render.table(each, voice("en", 2)) for each in (fight(), bare))
    assert one[0].png != other[0].png
    assert one[-1].png != other[-1].png


def test_alt_texts_name_who_is_awaited_and_end_with_a_sentence() -> None:
    pictures = render.table(spring(), voice("en"))
    assert "waits for Bert der Große" in pictures[0].alt
    assert "waits for Bert der Große" in pictures[3].alt
    assert all(picture.alt.endswith(".") for picture in pictures)


def test_an_alt_text_speaks_of_its_own_dungeon_only() -> None:
    first, second = render.table(fight(), voice("en", 2))[3:]
    assert "Chicken Coop at D3" in first.alt
    assert "Magic Room at B1" in second.alt
    assert "Chicken Coop" not in second.alt
    assert "The battle is planned at B1" in second.alt


def test_foremen_stand_at_the_entrance() -> None:
    view = spring()
    watched = [
        replace(view, lords=(replace(view.lords[0], foremen=foremen), *view.lords[1:]))
        for foremen in range(3)
    ]
    assert len({named(view, "dungeon-1", "en").png for view in watched}) == 3
