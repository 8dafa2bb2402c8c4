"""What pictures of Fairy Market show: the look stays, the limits hold, and every moment can be drawn."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

import render
from engine.core import Pick, Text, seat_name
from engine.core.state import Result
from engine.games.fairy_market.show.faces import faces
from engine.games.fairy_market.show.views import FairView
from render.kit.picture import Picture
from render.pictures import post
from tests.render.checking import check
from tests.render.fairy_market.scenes import (
    HAND,
    LAYOUT,
    PATH,
    WAY_OUT,
    asked,
    drafted,
    ended,
    explored,
    exploring,
    fair,
    game_of,
    handed_in,
    player,
    question,
    seen,
    shopping,
    voice,
)
from tests.render.voices import LOCALES, LONG_NAMES

CARDS = [face.id for face in faces()]
LAID = ["A", "BEA+1", "CSB"]


def _names(pictures: list[Picture]) -> list[str]:
    return [picture.name.removeprefix("fairy-market-").removesuffix(".png") for picture in pictures]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_can_be_drawn_within_limits(seats: int, locale: str) -> None:
    states = game_of(seats, seats)
    for state in [*states[::13], states[-1]]:
        for picture in render.table(seen(state), voice(locale, seats)):
            check(picture)
    for number, state in enumerate(states[::7]):
        check(render.hand(seen(state, number % seats), voice(locale, seats)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_names_do_no_harm(locale: str) -> None:
    say = voice(locale, 5, LONG_NAMES)
    for view in (fair(5), explored(), ended()):
        for picture in render.table(view, say):
            check(picture)


@pytest.mark.parametrize("cards", range(14))
def test_a_hand_of_any_size_is_shown(cards: int) -> None:
    bought = ("D616", "D505", "D602", "D401", "D512", "D613", "D608", "D515", "D301")
    check(render.hand(exploring(hand=(*HAND, *bought)[:cards]), voice("de")))


def test_a_tower_and_a_wall_of_five_cards_fit_on_the_picture() -> None:
    hand = ("S1",) * 5
    tower, wall = "A; B S A; C S B; D S C; E S D", "A; B E A; C E B; D E C; E E D"
    for words in (tower, wall, f"{tower} b1N: SS", f"{wall} b1N: SS"):
        check(drafted(exploring(hand=hand), [words], "de"))


def test_the_market_is_shown_while_cards_can_come_from_it() -> None:
    assert _names(render.table(fair(), voice("en"))) == ["market", "boards"]
    assert _names(render.table(fair(phase="exploration"), voice("en"))) == ["boards"]


def test_all_dungeons_are_shown_after_the_scoring() -> None:
    names = _names(render.table(explored(), voice("en")))
    assert names == ["market", "boards", "dungeon-1", "dungeon-2", "dungeon-3"]


def test_dungeons_are_no_news_any_more_in_the_next_round() -> None:
    shopping = [state for state in game_of(3) if state.round == 2 and state.phase == "market"]
    assert _names(render.table(seen(shopping[1]), voice("en", 3))) == ["market", "boards"]


def test_in_the_end_the_score_takes_the_place_of_the_board() -> None:
    assert _names(render.table(ended(), voice("en")))[0] == "score"


@pytest.mark.parametrize("winners", [(0,), (0, 2), (0, 1, 2, 3, 4)])
def test_a_shared_victory_has_room_for_all_winners(winners: tuple[int, ...]) -> None:
    final = ended().players[0].final
    places = tuple(1 if seat in winners else 5 for seat in range(5))
    view = fair(5, players=(player(final=final),) * 5, result=Result((31,) * 5, places, winners))
    score = render.table(view, voice("de"))[0]
    check(score)
    assert all(voice("de").names[seat] in score.alt for seat in winners)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert render.table(explored(), voice("de")) == render.table(explored(), voice("de"))


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(card: str, locale: str) -> None:
    check(render.card("fairy-market", card, voice(locale)))


def test_no_two_cards_look_the_same_when_looked_up() -> None:
    pictures = [render.card("fairy-market", card, voice("en")) for card in CARDS]
    assert len({picture.png for picture in pictures if picture}) == len(CARDS)


def test_a_card_nobody_has_is_no_picture() -> None:
    assert render.card("fairy-market", "D999", voice("en")) is None


# ── drafts ───────────────────────────────────────────────────────────────────────────────────────────────


def test_a_draft_without_words_is_the_picture_of_the_question() -> None:
    assert drafted(exploring(), [], "en") == question("explore", exploring(), "en")


def test_a_draft_tells_the_gates_before_there_is_a_path() -> None:
    picture = drafted(exploring(), ["A"], "en")
    assert picture is not None
    assert "1 (b1N), 2 (a3W), 3 (c4E), 4 (b5S)" in picture.alt
    assert "B (D417)" in picture.alt


def test_a_draft_tells_how_far_the_path_has_got() -> None:
    picture = drafted(exploring(), [LAYOUT, PATH], "en")
    assert picture is not None
    assert "has got to e5" in picture.alt
    assert "4 staircases" in picture.alt


def test_a_draft_tells_that_the_path_is_out() -> None:
    picture = drafted(exploring(), [LAYOUT, WAY_OUT], "en")
    assert picture is not None
    assert "leaves by the exit" in picture.alt


def test_words_that_cannot_be_are_not_drawn() -> None:
    assert drafted(exploring(), ["A", "B N A +2"], "en") is None


def test_a_refused_draft_shows_how_far_it_goes_and_says_why_no_further() -> None:
    refusal = Text("fairy-market-no-way", {"step": "N", "possible": "E S"})
    refused = drafted(exploring(), [LAYOUT, PATH], "en", refusal)
    accepted = drafted(exploring(), [LAYOUT, PATH], "en")

    assert refused is not None
    assert accepted is not None
    assert "does not work. Your path cannot go on with N here; it can go on with: E S." in refused.alt
    assert "cannot be" not in accepted.alt
    assert refused.png != accepted.png


def test_every_word_of_a_draft_changes_the_picture() -> None:
    words = [*LAID, "b1N", "S", "D", "SS", "U", "EE", "SE", "#3", "SS", "#2"]
    drafts = [drafted(exploring(), words[: number + 1], "en") for number in range(len(words))]
    assert len({draft.png for draft in drafts if draft}) == len(words)


def test_whoever_has_just_bought_something_is_marked() -> None:
    bought = Text("fairy-market-bought-token", {"seat": seat_name(2), "item": Text("fairy-market-key")})
    marked, plain = fair(events=(bought,)), fair()
    assert render.table(marked, voice("en"))[1].png != render.table(plain, voice("en"))[1].png


def test_a_time_bonus_already_won_is_marked() -> None:
    view = fair(phase="exploration")
    won = msgspec.structs.replace(view, winners_of_time=(2,))
    assert render.table(won, voice("en"))[0].png != render.table(view, voice("en"))[0].png


def test_an_expedition_handed_in_looks_finished() -> None:
    view = handed_in()
    done = question("change", view, "en")
    assert "handed in" in done.alt
    assert drafted(view, list(view.script), "en") == done


def test_a_draft_that_was_not_handed_in_like_this_looks_unfinished() -> None:
    view = handed_in()
    draft = drafted(view, list(view.script[:-1]), "en")
    assert draft is not None
    assert "handed in" not in draft.alt
    whole = drafted(msgspec.structs.replace(view, script=()), list(view.script), "en")
    assert whole is not None
    assert whole.png != question("change", view, "en").png


# ── questions ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("cards", range(1, 12))
def test_the_picture_of_a_hand_to_lay_is_about_as_high_as_wide(cards: int) -> None:
    bought = ("D616", "D505", "D602", "D401", "D512", "D613")
    picture = question("explore", exploring(hand=(*HAND, *bought)[:cards]), "de")
    check(picture)
    assert _shape(picture) <= 1.2


@pytest.mark.parametrize("key", ["buy", "exchange", "cut", "give-up-book", "open-hand", "first-look"])
def test_the_picture_of_a_question_fits_above_its_controls(key: str) -> None:
    for view in (shopping(), shopping(hand=(*HAND, "D505"), players=(player(books=()),) * 3)):
        picture = question(key, view, "de")
        check(picture)
        assert _shape(picture) <= 1.2


def test_what_cannot_be_bought_is_dim() -> None:
    poor = replace(asked("buy"), form=Pick(asked("buy").form.options[:1]))  # type: ignore[union-attr]
    all_there, little = (render.question(shopping(), one, voice("en")) for one in (asked("buy"), poor))
    assert all_there is not None
    assert little is not None
    assert all_there.png != little.png


def test_the_market_before_a_purchase_tells_what_one_has() -> None:
    alt = question("buy", shopping(hand=("D301",)), "en").alt
    assert "Your coins: 4." in alt
    assert "Yours: D301" in alt
    assert "6 coins: D616" in alt


def test_books_say_what_they_do() -> None:
    alt = question("give-up-book", shopping(), "en").alt
    assert "Up and Out: Climb up a fall pit you have not used yet." in alt


def _shape(picture: Picture) -> float:
    """How high a picture is, compared with its width."""
    width, height = Image.open(BytesIO(picture.png)).size
    return height / width


def _told(view: FairView) -> FairView:
    """The same with the story of its expeditions."""
    seats = [seat_name(seat) for seat in range(view.seats)]
    ends = [Text("fairy-market-explored-exit", {"seat": name, "finds": ""}) for name in seats]
    scored = [Text("fairy-market-scored", {"seat": name, "main": 4, "side": 2}) for name in seats]
    return replace(view, events=(*ends, *scored))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_channel_keeps_all_expeditions_of_a_round_in_one_picture(seats: int, locale: str) -> None:
    view = explored()
    view = _told(replace(view, seats=seats, players=(*view.players, *view.players)[:seats]))

    (picture,) = post(view, voice(locale, seats, LONG_NAMES))

    check(picture)
    assert picture.name == "fairy-market-round.png"
    for name in voice(locale, seats, LONG_NAMES).names[:seats]:
        assert name in picture.alt


def test_a_lonely_expedition_is_kept_as_its_dungeon() -> None:
    view = explored()
    stayed = [replace(one, dungeon=None) for one in view.players[1:]]
    view = _told(replace(view, players=(view.players[0], *stayed)))

    assert _names(post(view, voice("en"))) == ["dungeon-1"]
