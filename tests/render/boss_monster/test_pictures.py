"""What pictures of Boss Monster show: the look stays, the limits hold, and every moment can be drawn."""

from __future__ import annotations

import msgspec
import pytest

import render
from engine.core.text import seat_name
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.phrases import card_name
from engine.games.boss_monster.show.faces import faces
from engine.games.boss_monster.show.twin import describe_ways
from engine.games.boss_monster.state import Hero, Unpaid, Way, WayStep
from render.boss_monster import alt
from render.boss_monster.artist import spotlight
from render.boss_monster.parts.dungeon import MARKS, hero_name
from render.boss_monster.parts.unpaid import with_unpaid_minibosses
from render.boss_monster.question import strips_for
from render.boss_monster.way import FRAMES, frames
from render.kit.alt_text import LONGEST
from render.kit.picture import Picture
from tests.render.boss_monster.scenes import (
    LOCALES,
    LONG_NAMES,
    LONG_WAY,
    MARKED_ROOMS,
    WAY,
    busy_table,
    ended_table,
    game_of,
    holding,
    lair,
    quiet_table,
    raided_table,
    realm,
    seen,
    voice,
)
from tests.render.checking import check, leave_nothing_out, opened

CARDS = [face.id for face in faces()]


def _names(pictures: list[Picture]) -> list[str]:
    return [picture.name.removeprefix("boss-monster-").removesuffix(".png") for picture in pictures]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_can_be_drawn_within_limits(seats: int, locale: str) -> None:
    states = game_of(seats, seats)
    for state in (*states[:: max(1, len(states) // 6)], states[-1]):
        for picture in render.table(seen(state), voice(locale, seats)):
            check(picture)
        for seat in range(seats):
            check(spotlight(seen(state), seat, voice(locale, seats)))
            check(render.hand(seen(state, seat), voice(locale, seats)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("names", [LONG_NAMES, ()])
def test_the_longest_names_do_no_harm(locale: str, names: tuple[str, ...]) -> None:
    for view in (quiet_table(), busy_table(), raided_table(), ended_table()):
        for picture in render.table(view, voice(locale, view.seats, names)):
            check(picture)


def test_full_dungeons_with_queues_and_minibosses_have_pictures_of_their_own() -> None:
    assert _names(render.table(busy_table(), voice("en", 2))) == ["town", "dungeons-1", "dungeons-2"]


def test_the_same_view_gives_the_same_bytes() -> None:
    assert render.table(busy_table(), voice("de", 2)) == render.table(busy_table(), voice("de", 2))


def test_dungeons_come_two_by_two_in_the_order_of_experience_and_without_those_who_are_out() -> None:
    pictures = render.table(quiet_table(), voice("en"))
    assert _names(pictures) == ["town", "dungeons-1", "dungeons-2"]
    assert "Bert" in pictures[1].alt
    assert "Anna" in pictures[2].alt
    assert all("Wilhelmina is" not in picture.alt for picture in pictures[1:])


def test_before_the_first_card_is_laid_the_town_says_everything() -> None:
    view = realm(lair(rooms=()), lair("MB003", rooms=()), round=0, phase="set-up", town=())
    assert _names(render.table(view, voice("en", 2))) == ["town"]


def test_bosses_need_not_be_known_yet() -> None:
    view = realm(lair("", rooms=()), lair("", rooms=()), round=0, phase="set-up", town=(), order=())
    for picture in render.table(view, voice("de", 2)):
        check(picture)
    check(spotlight(view, 0, voice("de", 2)))


def test_while_a_hero_is_inside_that_dungeon_comes_first_and_is_shown_large() -> None:
    assert _names(render.table(raided_table(), voice("en", 2))) == ["dungeon", "town", "way", "dungeons-1"]
    assert _names([render.front(raided_table(), voice("en", 2))]) == ["dungeon"]


def test_the_way_is_shown_while_it_is_news() -> None:
    view = msgspec.structs.replace(raided_table(), walker=None)
    assert "way" in _names(render.table(view, voice("en", 2)))
    assert "way" not in _names(render.table(msgspec.structs.replace(view, events=()), voice("en", 2)))


def test_a_real_game_brings_news_of_rooms_heroes_and_ways() -> None:
    seats = 3
    shown = [_names(render.table(seen(state), voice("en", seats))) for state in game_of(seats, seats)[::5]]
    assert any("way" in names for names in shown)


@pytest.mark.parametrize("event", range(2))
def test_what_is_new_is_marked(event: int) -> None:
    view = quiet_table()
    without = msgspec.structs.replace(view, events=view.events[:event] + view.events[event + 1 :])
    assert render.table(view, voice("en")) != render.table(without, voice("en"))


@pytest.mark.parametrize("way", [WAY, LONG_WAY, Way("MB102", 0, 2, (), "town")])
def test_a_way_has_at_most_four_frames_and_leaves_out_no_damage(way: Way) -> None:
    parts = frames(way)
    assert 1 + len(parts) <= FRAMES
    assert sum(part.damage for part in parts) == sum(step.damage for step in way.steps)


@pytest.mark.parametrize("outcome", ["soul", "wound", "town", "entrance"])
def test_every_outcome_of_a_way_can_be_drawn(outcome: str) -> None:
    way = Way("MB102", 0, 2, (WayStep("MB013", "", 1, 1),), outcome)
    view = msgspec.structs.replace(raided_table(), walker=None, ways=(way, way))
    for picture in render.table(view, voice("de", 2)):
        check(picture)


def test_a_miniboss_that_is_not_paid_for_yet_is_shown_where_it_lies() -> None:
    view = quiet_table()
    unpaid = msgspec.structs.replace(view, unpaid=(Unpaid(0, "MB060", 1),))
    town, _, dungeons = render.table(unpaid, voice("en"))
    assert "Paddywhack" in town.alt
    assert dungeons.png != render.table(view, voice("en"))[2].png


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_holds_for_a_player_this_round_is_shown_and_told(mark: str, locale: str) -> None:
    plain, marked = (realm(lair(marks=marks), lair("MB003")) for marks in ((), (mark,)))
    before, after = (render.table(view, voice(locale, 2))[1] for view in (plain, marked))
    assert before.png != after.png
    assert voice(locale, 2)(f"boss-monster-twin-mark-{mark}", seat=seat_name(0)) in after.alt


def test_a_spell_in_the_air_is_shown_with_the_town() -> None:
    view = busy_table()
    town = render.table(view, voice("en", 2))[0]
    assert "Smash!" in town.alt
    assert town.png != render.table(msgspec.structs.replace(view, casting=()), voice("en", 2))[0].png


def test_in_the_end_the_score_takes_the_place_of_the_town() -> None:
    pictures = render.table(ended_table(), voice("en"))
    assert _names(pictures)[0] == "score"
    assert "1: Bert der Große" in pictures[0].alt


@pytest.mark.parametrize("held", [0, 1, 9, 10, 16, 17, 25, 26, 42])
def test_any_number_of_cards_finds_room_in_the_hand(held: int) -> None:
    cards = [card for card in CARDS if card.startswith("MB") and 13 <= int(card[2:]) <= 54][:held]
    check(render.hand(holding(*cards), voice("de")))


def test_equal_cards_lie_on_one_another() -> None:
    one, two = (render.hand(holding(*cards), voice("en")) for cards in (["MB023"], ["MB023"] * 2))
    assert opened(one).size == opened(two).size
    assert one.png != two.png


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(card: str, locale: str) -> None:
    picture = render.card("boss-monster", card, voice(locale))
    assert picture is not None
    check(picture)


def test_a_card_nobody_has_is_no_picture() -> None:
    assert render.card("boss-monster", "MB999", voice("en")) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_text_says_who_is_awaited_and_what_every_room_deals(locale: str) -> None:
    view = busy_table()
    town, *dungeons = render.table(view, voice(locale, 2))
    assert voice(locale, 2).names[0] in town.alt
    told = " ".join([picture.alt for picture in dungeons])
    for room in MARKED_ROOMS:
        assert voice(locale)(f"boss-monster-{room.slot.cards[-1].lower()}") in told
    assert all(picture.alt.endswith(".") for picture in (town, *dungeons))


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_text_of_the_hand_names_every_card(locale: str) -> None:
    view = holding("MB023", "MB055", spells=("MB069",), placed="MB020")
    alt = render.hand(view, voice(locale)).alt
    assert all(voice(locale)(f"boss-monster-{card}") in alt for card in ("mb023", "mb055", "mb069", "mb020"))


# ── what is told ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_leave_nothing_out_with_four_players_of_long_names(locale: str) -> None:
    """What does not fit with the town is told with the dungeons."""
    say = voice(locale, 4, LONG_NAMES)
    for state in game_of(4, 1)[::5]:
        view = seen(state)
        told = " ".join(picture.alt for picture in render.table(view, say))
        if view.result is None:
            assert all(hero_name(hero, say) in told for hero in view.town)
            assert not view.round or str(view.room_deck) in told
        for seat in view.order:
            names = [say.say(card_name(room.slot.cards[-1])) for room in view.lairs[seat].rooms]
            assert all(name in told for name in names)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_question_leaves_nothing_out(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leave_nothing_out(alt, monkeypatch)
    say = voice(locale, 4)
    for state in game_of(4, 1)[::9]:
        for decision in state.pending():
            strips = strips_for(with_unpaid_minibosses(seen(state, decision.seat)), decision, say)
            alt.question_alt([line for strip in strips for line in strip.words], say)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_crowded_town_is_told_in_full(locale: str) -> None:
    crowd = tuple(Hero(card, age) for age, card in enumerate(list(HEROES)[:20]))
    say = voice(locale, 4, LONG_NAMES)
    view = realm(*[lair("MB002", rooms=MARKED_ROOMS)] * 4, town=crowd)
    told = render.table(view, say)[0].alt

    assert len(told) <= LONGEST
    assert all(hero_name(hero, say) in told for hero in crowd)
    assert all(say.say(seat_name(seat)) in told for seat in range(4))


def test_two_dungeons_share_a_picture_only_if_its_alt_text_can_tell_both() -> None:
    view = realm(*[lair("MB002", rooms=MARKED_ROOMS)] * 4)
    for picture in render.table(view, voice("de", 4, LONG_NAMES))[1:]:
        check(picture)
        assert picture.alt.endswith(".")


def test_many_ways_are_told_shortly() -> None:
    ways = tuple(Way(card, 0, 11, LONG_WAY.steps, "soul") for card in list(HEROES)[:12])
    view = msgspec.structs.replace(raided_table(), ways=ways, walker=None)
    (picture,) = (each for each in render.table(view, voice("de", 2)) if "-way" in each.name)

    assert all(voice("de", 2).say(card_name(way.hero)) in picture.alt for way in ways)


def test_nobody_gets_through_nothing() -> None:
    """A way through a dungeon without rooms has no steps to tell."""
    way = Way("MB080", 0, 6, (), "wound")
    for locale in LOCALES:
        (line,) = describe_ways(msgspec.structs.replace(quiet_table(), ways=(way,)))
        words = voice(locale, 4).say(line)
        assert "nothing" not in words
        assert "nichts" not in words
