"""Nothing people play by is covered, left out or cut off in pictures and their alt texts."""

from __future__ import annotations

from inspect import unwrap

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from engine.games.dungeon_lords.cards import MONSTERS, ORDER_NAMES, ROOMS, TRAPS
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords import alt
from render.dungeon_lords.parts import lair, offers
from render.dungeon_lords.parts.offers import NO_EFFECT, offer_card, room_effect
from render.dungeon_lords.parts.pieces import Part
from render.dungeon_lords.parts.spells import draw_combat_cards
from render.dungeon_lords.parts.traps import small_trap_card
from render.dungeon_lords.spotlight import draw_dungeon, nobody_word, page_of
from render.kit.canvas import Box, Canvas
from tests.render.checking import check, leave_nothing_out, opened
from tests.render.dungeon_lords.desks import planning_with_all_traps
from tests.render.dungeon_lords.golden import named
from tests.render.dungeon_lords.scenes import ended, fight, spring, winter_of_two
from tests.render.dungeon_lords.tables import LOCALES, game_of, seen, underworld, voice

SECOND_YEAR = [room for room, face in ROOMS.items() if face.year == 2]
WIDE_NAMES = ("W" * 32,) * 4

# ── combat cards ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_marks_of_four_spies_cover_neither_fatigue_nor_speed() -> None:
    spied = underworld(*(Lord(spied=(0,)),) * 4)
    cards = []
    for view in (spied, replace(spied, lords=(Lord(),) * 4)):
        canvas = Canvas.blank(900, 260)
        draw_combat_cards(canvas, Box(24, 0, 852, 0), view, ("word-of-peace", "", "", ""), voice("de"))
        cards.append(canvas.image.crop((24, 42, 24 + 204, 42 + 196)))
    marked, bare = cards

    changed = ImageChops.difference(marked, bare).getbbox()
    assert changed is not None
    assert (
        ImageChops.difference(marked.crop((112, 0, 204, 196)), bare.crop((112, 0, 204, 196))).getbbox()
        is None
    )
    assert ImageChops.difference(marked.crop((0, 0, 204, 66)), bare.crop((0, 0, 204, 66))).getbbox() is None


# ── offers ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", MONSTERS)
def test_the_tavern_shows_how_strong_a_monster_is(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    draw = unwrap(offer_card)  # nothing that was drawn before
    drawn = draw(kind, kind, 1, 160, 262)
    monkeypatch.setattr(offers, "strengths", lambda kind: [])

    assert drawn.tobytes() != draw(kind, kind, 1, 160, 262).tobytes()


@pytest.mark.parametrize("room", SECOND_YEAR)
def test_a_room_of_the_second_year_shows_its_effect(room: str) -> None:
    effect = room_effect(room, 4)

    assert effect != NO_EFFECT
    assert offer_card(room, room, 2, 160, 262, effect, "word" if effect.word else "") != offer_card(
        room, room, 2, 160, 262
    )


@pytest.mark.parametrize(("seats", "points"), [(2, "+1"), (3, "+1"), (4, "+2")])
def test_the_hall_of_fame_is_worth_less_among_fewer_lords(seats: int, points: str) -> None:
    assert room_effect("hall-of-fame", seats).lower[0].text == points


# ── non-players and the start player ─────────────────────────────────────────────────────────────────────


def _of_three() -> UnderworldView:
    neighbours = winter_of_two().neighbours[:1]
    return underworld(Lord(), Lord(), Lord(), neighbours=neighbours)


@pytest.mark.parametrize("view", [winter_of_two(), _of_three()], ids=["two", "three"])
def test_orders_of_non_players_are_on_the_calendar(view: UnderworldView) -> None:
    calendar = named(view, "calendar", "en")
    other = [replace(each, pile=ORDER_NAMES[:5], unavailable=ORDER_NAMES[5:]) for each in view.neighbours]

    check(calendar)
    assert calendar.png != named(replace(view, neighbours=tuple(other)), "calendar", "en").png
    assert calendar.alt.count("unavailable: Get food, Improve reputation and Dig tunnels.") == len(other)


def test_the_board_shows_everybody_in_turn_order() -> None:
    one, other = spring(), replace(spring(), start=2)

    assert named(one, "board", "en").png != named(other, "board", "en").png
    assert (
        "Cleopatra VII is the start player; then, clockwise: Дмитрий, Anna" in named(other, "board", "en").alt
    )


def test_the_start_players_dungeon_says_so_until_the_game_is_over() -> None:
    assert "Anna is the start player." in named(spring(), "dungeon-1", "en").alt
    assert "is the start player" not in named(spring(), "dungeon-2", "en").alt
    assert "is the start player" not in named(ended(), "dungeon-1", "en").alt


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("count", [1, 4, 5, 8, 9, 12, 16])
@pytest.mark.parametrize("part", ["parts_of", "strength_of"])
def test_no_lair_is_too_full_for_wages_and_strength(
    count: int, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kinds = list(MONSTERS)
    monsters = tuple([Monster(number, kinds[number % len(kinds)]) for number in range(count)])
    page = page_of(underworld(Lord(monsters=monsters), Lord()), 0, voice("en", 2))
    drawn = draw_dungeon(page)
    blank = {"parts_of": lambda goods: [], "strength_of": lambda kind: Part("", "sword")}[part]
    monkeypatch.setattr(lair, part, blank)

    assert drawn.tobytes() != draw_dungeon(page).tobytes()


@pytest.mark.parametrize(
    ("view", "word"), [(spring(), "Nobody yet"), (fight(), "No heroes left"), (ended(), "No heroes left")]
)
def test_an_empty_gate_waits_for_heroes_only_while_dungeons_are_built(
    view: UnderworldView, word: str
) -> None:
    assert nobody_word(page_of(view, 0, voice("en", view.seats))) == word


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("trap", TRAPS)
def test_a_small_trap_keeps_its_name(trap: str) -> None:
    assert small_trap_card(trap, "One", (), 1, 1, 162) != small_trap_card(trap, "Two", (), 1, 1, 162)


def test_with_every_trap_and_every_card_there_is_room_for_all_names() -> None:
    view = planning_with_all_traps()
    picture = render.hand(view, voice("de", 2))

    check(picture)
    assert (
        opened(picture).height
        > opened(render.hand(replace(view, traps=view.traps[:5]), voice("de", 2))).height - 90
    )


# ── the calendar ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_calendar_is_as_high_as_the_tallest_pile_of_markers() -> None:
    low, high = (
        opened(named(underworld(*[Lord(evil=evil) for evil in evils]), "calendar", "en")).height
        for evils in ((3, 5, 7, 9), (5, 5, 5, 5))
    )

    assert low < high <= 1100


# ── alt texts ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_are_complete_even_with_the_longest_names(
    seats: int, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_nothing_out(alt, monkeypatch)
    speaker = voice(locale, seats, WIDE_NAMES)
    for state in game_of(seats)[::3]:
        view = seen(state, 0)
        if view.building:
            alt.board_alt(view, speaker)
        if view.score:
            alt.score_alt(view, speaker)
        else:
            alt.calendar_alt(view, speaker)
        alt.hand_alt(view, speaker)
        for seat in range(seats):
            alt.dungeon_alt(view, seat, speaker)
        for decision in state.pending():
            alt.question_alt(seen(state, decision.seat), decision, speaker)
        if view.battle is not None:
            alt.battle_alt(view, view.battle, speaker)


def test_the_alt_text_of_a_battle_tells_the_combat_card_and_the_powers_of_the_party() -> None:
    told = named(fight(), "battle", "en").alt

    assert "Combat card 3 is Song of Courage, a slow spell, fatigue 3: Fatigue is 2 less this round." in told
    assert "The party can prevent 2 trap damage, heal 3 and cast with 6 magic." in told
