"""What pictures show: the look stays, the limits hold, and every moment can be drawn."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

import render
from engine.core.state import Result
from engine.games.mighty_monsters.cards import KINGS
from engine.games.mighty_monsters.decrees import changes
from engine.games.mighty_monsters.show.faces import faces
from render.kit.canvas import Box, Canvas
from render.kit.theme import GROUND
from render.mighty_monsters import alt
from render.mighty_monsters.board import draw_places
from tests.render.checking import check, leave_nothing_out
from tests.render.mighty_monsters.moments import VARIANTS, first_news, game_of, seen
from tests.render.voices import LOCALES, LONG_NAMES, NAMES, voice

WIDE_NAMES = ("W" * 32,) * 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize(("chain", "kings"), VARIANTS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_can_be_drawn_within_limits(
    seats: int, chain: str, kings: str, locale: str
) -> None:
    states = game_of(seats, seats, chain, kings)
    spread = [states[0], *states[seats : seats + 3], *states[seats + 3 :: 17], states[-1]]
    for state in spread:
        for picture in render.table(seen(state), voice(locale, seats)):
            check(picture)
    for viewer in range(seats):
        check(render.hand(seen(states[len(states) // 2], viewer), voice(locale, seats)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_names_do_no_harm(locale: str) -> None:
    states = game_of(6, 2, kings="on")
    for state in (states[0], states[16], first_news(states), states[-1]):
        for picture in render.table(seen(state), voice(locale, 6, LONG_NAMES)):
            check(picture)


def test_the_same_view_gives_the_same_bytes() -> None:
    view = seen(game_of(5)[13])
    assert render.table(view, voice("de", 5)) == render.table(view, voice("de", 5))


def test_the_fights_are_shown_until_somebody_places_a_monster() -> None:
    states = game_of(3)
    at = states.index(first_news(states))
    names = [picture.name for picture in render.table(seen(states[at]), voice("en", 3))]
    assert names == ["mighty-monsters-board.png", "mighty-monsters-raid.png"]
    names = [picture.name for picture in render.table(seen(states[at + 1]), voice("en", 3))]
    assert names == ["mighty-monsters-board.png"]


def test_in_the_end_the_score_takes_the_place_of_the_board() -> None:
    names = [picture.name for picture in render.table(seen(game_of(3)[-1]), voice("en", 3))]
    assert names == ["mighty-monsters-score.png", "mighty-monsters-raid.png"]


@pytest.mark.parametrize("winners", [(0,), (0, 2), (0, 1, 2, 3, 4, 5)])
def test_a_shared_victory_has_room_on_the_dais(winners: tuple[int, ...]) -> None:
    scores = tuple(20 if seat in winners else seat for seat in range(6))
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    view = msgspec.structs.replace(seen(game_of(6)[-1]), result=Result(scores, places, winners))
    score = render.table(view, voice("de", 6))[0]
    check(score)
    assert all(NAMES[seat] in score.alt for seat in winners)


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.id)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(face: object, locale: str) -> None:
    card_id = str(getattr(face, "id", ""))
    picture = render.card("mighty-monsters", card_id, voice(locale, 0))
    assert picture is not None
    check(picture)


def test_a_card_nobody_has_is_no_picture() -> None:
    assert render.card("mighty-monsters", "X9", voice("en", 0)) is None


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("locale", LOCALES)
def test_everybody_can_be_looked_at_closely_at_every_moment(seats: int, locale: str) -> None:
    states = game_of(seats, seats, kings="on")
    for state in (states[0], *states[seats::13], first_news(states), states[-1]):
        for seat in range(seats):
            check(render.spotlight(seen(state), seat, voice(locale, seats, LONG_NAMES)))


def test_a_look_at_one_tells_of_nobody_elses_belongings() -> None:
    told = render.spotlight(seen(game_of(4)[9]), 0, voice("en", 4)).alt
    assert "A: Anna, Orcs, 8 gold, 2 in hand." in told
    assert told.count("gold") == 1


def test_a_spotlight_falls_only_on_what_everybody_may_see() -> None:
    state = game_of(3)[5]
    with pytest.raises(ValueError, match="everybody"):
        render.spotlight(seen(state, 1), 1, voice("en", 3))
    for nobody in (-1, 3):
        with pytest.raises(ValueError, match="nobody sits there"):
            render.spotlight(seen(state), nobody, voice("en", 3))


def test_the_latest_monster_is_marked() -> None:
    view = seen(game_of(4)[9])
    marked = render.table(view, voice("en", 4))[0]
    plain = render.table(msgspec.structs.replace(view, events=()), voice("en", 4))[0]
    assert marked.png != plain.png


@pytest.mark.parametrize("seats", [3, 6])
def test_alt_text_tells_who_is_awaited_and_ends_with_a_sentence(seats: int) -> None:
    view = seen(game_of(seats)[seats + 2])
    (board,) = render.table(view, voice("en", seats))
    assert voice("en", seats).names[view.awaited[0]] in board.alt
    assert board.alt.endswith(".")


def test_the_alt_text_of_six_players_names_everybody_and_every_guard() -> None:
    for state in game_of(6, seed=3, kings="on")[::9]:
        if state.places and state.result is None:
            [board, *_] = render.table(seen(state), voice("de", 6))
            assert all(name in board.alt for name in NAMES)
            assert all(f"Wächter {guard} (" in board.alt for guard in range(1, 7))


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_of_six_leave_nothing_out_even_with_the_longest_names(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_nothing_out(alt, monkeypatch)
    say = voice(locale, 6, WIDE_NAMES)
    for state in game_of(6, seed=3, chain="on", kings="on")[::4]:
        view = seen(state)
        for king in KINGS if view.places else ():
            alt.board_alt(replace(view, king=king), say)
        if view.raid is not None:
            alt.raid_alt(view, say)
        for seat in range(6):
            alt.spotlight_alt(view, seat, say)
            alt.hand_alt(seen(state, seat), say)
    alt.score_alt(view, say)


def test_the_alt_text_of_a_raid_tells_who_is_who_and_who_paid() -> None:
    view = seen(first_news(game_of(6, seed=3)))
    assert view.raid is not None
    told = alt.raid_alt(view, voice("en", 6))

    assert f"A is Anna, B is {NAMES[1]}" in told
    assert told.count("Guard ") == len(view.raid.bouts)
    assert ("Paid for healing: " in told) == any(view.raid.healing)


def test_guards_changed_by_the_king_are_marked() -> None:
    assert changes("K09", [()] * 4) == [(0, 0), (0, 0), (0, 4), (0, 4)]
    assert changes("K11", [()] * 4)[1] == (2, 3)
    assert changes("K07", [(3,), (3, 3), (2, 3)]) == [(0, 0), (0, 3), (0, 0)]
    assert changes("K10", [(1, 2), (5, 5), (3,)]) == [(0, 0)] * 3
    assert changes("K10", [(1, 2), (5, 5), (2, 1)]) == [(0, 3), (0, 0), (0, 3)]
    states = game_of(4, seed=3, kings="on")
    marked = next(state for state in states if any(map(any, changes(state.king, [()] * 4))))
    view = seen(marked)
    marked_too, plain = (Canvas.blank(900, 700, GROUND) for _ in range(2))
    draw_places(marked_too, Box(24, 0, 852, 700), view)
    draw_places(plain, Box(24, 0, 852, 700), replace(view, king="K05"))
    assert marked_too.image != plain.image
