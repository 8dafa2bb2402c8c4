"""What the pictures show: the look stays, the limits hold, and every moment can be drawn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import render
from engine.core import Path, Placement
from engine.core.state import Result
from engine.core.text import Text
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.show.faces import faces
from engine.games.doodle_dungeon.show.views import TableView
from engine.games.doodle_dungeon.state import Built, Encounter
from render.doodle_dungeon import alt
from render.doodle_dungeon.board import draw_board
from render.doodle_dungeon.draft import drafted
from render.doodle_dungeon.hand import draw_hand
from render.doodle_dungeon.parts.colours import palette
from render.doodle_dungeon.spotlight import draw_spotlight
from render.kit.canvas import Canvas
from render.kit.encoding import encode
from render.kit.picture import Picture
from render.kit.writing import Fitted
from tests.render.checking import check, leave_nothing_out, opened
from tests.render.doodle_dungeon import scenes
from tests.render.doodle_dungeon.moments import SEATS, game_of, seen
from tests.render.voices import LOCALES, LONG_NAMES, voice

HIGHEST_QUESTION = 860
"""Shown 300 pixels wide on a phone, that is 287 of the 720 a question may take with its controls."""


def _names(view: TableView) -> list[str]:
    return _short(render.table(view, voice("en", view.seats)))


def _glance(view: TableView) -> list[str]:
    return _short(render.glance(view, voice("en", view.seats)))


def _short(pictures: list[Picture]) -> list[str]:
    return [picture.name.removeprefix("doodle-dungeon-") for picture in pictures]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_moment_of_a_game_can_be_drawn_within_limits(seats: int, locale: str) -> None:
    states = game_of(seats, seats)
    say = voice(locale, seats)
    for number in (0, *range(3, len(states) - 1, 29), len(states) - 1):
        for picture in render.table(seen(states[number]), say):
            check(picture)
        check(render.hand(seen(states[number], number % seats), say))


@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_put_together_can_be_looked_at(seats: int) -> None:
    kinds = set()
    for state in game_of(seats)[::7]:
        for decision in state.decisions():
            if isinstance(decision.form, Placement | Path):
                kinds.add(decision.form.law)
                words = decision.form.default(state, decision.seat)
                assert isinstance(words, list)
                view = seen(state, decision.seat)
                check(render.draft(view, decision, words, None, voice("de", seats)))
    assert kinds >= {"doodle-dungeon-walls", "doodle-dungeon-thing"}


@pytest.mark.parametrize("seats", SEATS)
def test_every_question_has_a_picture_that_leaves_room_for_its_controls(seats: int) -> None:
    say, seen_kinds = voice("de", seats), set()
    for state in game_of(seats):
        for decision in state.decisions():
            if decision.prompt.key not in seen_kinds:
                seen_kinds.add(decision.prompt.key)
                picture = render.question(seen(state, decision.seat), decision, say)
                check(picture)
                assert picture is not None
                assert opened(picture).height <= HIGHEST_QUESTION
    assert len(seen_kinds) > 15


def test_a_card_named_ahead_is_looked_at_on_offer_until_something_of_it_is_built() -> None:
    view, decision = scenes.to_plan()
    named = render.draft(view, decision, ["08"], None, voice("en", 2))
    assert named == render.question(view, decision, voice("en", 2))
    assert named != render.draft(view, decision, ["08", "31", "F6r90"], None, voice("en", 2))


@pytest.mark.parametrize("words", ["A1", "H10 r90", "C5 r270 m", "H9 r180", "A10"])
def test_a_place_that_is_not_allowed_is_marked_and_explained(words: str) -> None:
    wrong = Text("doodle-dungeon-flaw-taken")
    view, decision = scenes.to_build("12")
    picture = render.draft(view, decision, words.split(), wrong, voice("en", 2))
    check(picture)
    assert picture is not None
    assert "please choose empty squares" in picture.alt


def test_the_first_wrong_step_of_a_path_is_marked() -> None:
    view, say = scenes.drawing(2, 0), voice("en", 2)
    wall = Text("doodle-dungeon-misstep-wall", {"step": 2, "square": "B1"})
    refused = render.draft(view, scenes.ASK_PATH, ["D1", "R4"], wall, say)
    plain = render.draft(view, scenes.ASK_PATH, ["R1", "R4"], None, say)
    assert refused is not None
    assert plain is not None
    assert "Step 2" in refused.alt
    assert refused.png != plain.png


def test_a_step_off_the_sheet_is_marked_where_it_would_be_taken() -> None:
    view, say = scenes.drawing(2, 0), voice("en", 2)
    over = render.draft(view, scenes.ASK_PATH, ["R2", "U1"], Text("step-off-the-grid", {"step": 3}), say)
    assert over is not None
    check(over)
    assert "Step 3 would leave the grid" in over.alt
    draft = drafted(view, scenes.ASK_PATH, ["R2", "U1"], Text("step-off-the-grid", {"step": 3}))
    assert draft.dungeon.path == scenes.squares("A1 A2 A3")
    assert draft.wrong == scenes.squares("A3")


def test_words_that_cannot_be_read_have_no_picture() -> None:
    view, decision = scenes.to_build("12")
    assert render.draft(view, decision, ["Z77"], Text("no-square-named"), voice("en", 2)) is None


def test_walls_named_square_by_square_look_like_those_that_are_turned() -> None:
    view, decision = scenes.to_build("12")
    turned = drafted(view, decision, ["A6", "r90"], None)

    named = [NAMES[square] for square in turned.marked]

    assert len(named) > 1
    assert drafted(view, decision, named, None).dungeon == turned.dungeon


def test_a_treasure_where_no_monster_can_stand_is_not_called_fitting() -> None:
    view, decision = scenes.to_build("18", (Built("trap"),))
    wall = NAMES[view.dungeons[0].squares.index("#")]
    for locale, lost in (("en", "this treasure is lost"), ("de", "dieser Schatz ist verloren")):
        picture = render.draft(view, decision, [wall], None, voice(locale, 2))
        assert picture is not None
        assert lost in picture.alt


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every word that is written into a picture."""
    said: list[str] = []
    write = Canvas.text

    def noted(self: Canvas, text: str, *args: Any, **more: Any) -> Fitted:
        said.append(text)
        return write(self, text, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    return said


@pytest.mark.parametrize("seats", SEATS)
def test_every_board_explains_its_symbols(seats: int, written: list[str]) -> None:
    for view in (scenes.building(seats), scenes.drawing(seats), scenes.defending(seats)):
        written.clear()
        draw_board(view, voice("en", seats))
        assert "Start marker" in written
        assert "Hand cards" in written or voice("en", 2)("doodle-dungeon-picture-hand-legend") in written


@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_said_to_hold_cards_before_there_are_hands(seats: int, written: list[str]) -> None:
    without = [replace(each, card="", treasure_count=None) for each in scenes.drawing(seats).dungeons]
    for view in (scenes.building(seats), scenes.drawing(seats)):
        draw_board(replace(view, dungeons=tuple(without)), voice("en", seats))
    assert not {"card", "cards"} & set(written)


@pytest.mark.parametrize("seats", SEATS)
def test_treasures_and_cards_are_counted_in_words(seats: int, written: list[str]) -> None:
    view = scenes.defending(seats)
    holding = [replace(each, treasure_count=1, hand_size=0) for each in view.dungeons]
    draw_board(replace(view, dungeons=tuple(holding)), voice("en", seats))
    assert (written.count("treasure"), written.count("cards")) == (seats, seats)


def test_actions_in_the_deck_have_names(written: list[str]) -> None:
    draw_hand(scenes.building(2, 0), 0, voice("en", 2))
    assert {"2 \N{MULTIPLICATION SIGN} Axe", "Bomb", "Gag"} <= set(written)


FLOODS = [
    ["A1", "H10"] * 125,
    ["A1"] * 250,
    ["R99"] * 250,
    ["R9L9" * 400],
    ["U"] * 250,
    ["A1", "Z9"],
    ["I1", "A11"],
    ["A1"] * 600,
    ["C7", *["r90"] * 240],
    ["C7" + "r90m" * 400],
]


@pytest.mark.parametrize("words", FLOODS, ids=lambda words: f"{words[-1][:6]}-{len(words)}")
def test_a_kept_draft_that_is_refused_has_a_picture_or_none_but_never_fails(words: list[str]) -> None:
    say, wrong = voice("en", 2), Text("answer-too-long", {"most": 2000})
    to_build, decision = scenes.to_build("12")
    for refusal in (wrong, None):
        pictures = [
            render.draft(scenes.drawing(2, 0), scenes.ASK_PATH, words, refusal, say),
            render.draft(to_build, decision, words, refusal, say),
        ]
        for picture in pictures:
            if picture is not None:
                check(picture)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_names_do_no_harm(locale: str) -> None:
    say = voice(locale, 4, LONG_NAMES)
    longest = "W" * 30
    for view in (scenes.building(4), scenes.drawing(3), scenes.defending(4), scenes.over(4)):
        named = replace(view, dungeons=tuple(replace(each, name=longest) for each in view.dungeons))
        for picture in render.table(named, say):
            check(picture)


def test_the_same_view_gives_the_same_bytes() -> None:
    view, say = scenes.defending(4, encounter=scenes.DRAGON_FIGHT), voice("de", 4)
    assert encode(draw_board(view, say), palette()) == encode(draw_board(view, say), palette())
    assert encode(draw_spotlight(view, 0, say), palette()) == encode(draw_spotlight(view, 0, say), palette())


def test_what_cannot_be_seen_in_a_picture_does_not_have_it_drawn_anew() -> None:
    """While others build, a player's own sheet stays the same picture."""
    view, say = scenes.building(3, 0), voice("en", 3)
    others = [replace(each, squares="#" + each.squares[1:]) for each in view.dungeons[1:]]
    news = (Text("doodle-dungeon-ready", {"seat": "B"}),)
    later = replace(view, dungeons=(view.dungeons[0], *others), events=news, pile_size=3, awaited=(2,))
    assert render.hand(later, say) is render.hand(view, say)
    assert render.table(later, say)[0] is render.table(view, say)[0]
    assert render.table(later, say)[1] != render.table(view, say)[1]


@pytest.mark.parametrize(
    "changed",
    [
        {"row": ("01", "14", "23")},
        {"round": 10},
        {"awaited": (0,)},
        {"deck": ("01",)},
        {"start": 0},
        {"phase": "drawing", "drawing": 1, "row": ()},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_whatever_can_be_seen_is_drawn_anew(changed: dict[str, object]) -> None:
    view, say = scenes.building(3, 0), voice("en", 3)
    later = replace(view, **changed)

    def shown(one: TableView) -> list[bytes]:
        return [picture.png for picture in (render.hand(one, say), *render.table(one, say))]

    assert shown(view) != shown(later)


def test_a_glance_shows_what_goes_with_the_sheet_one_works_on() -> None:
    """Cards while some are on offer, and all dungeons when one could help; a fight is on the sheet itself."""
    assert _glance(scenes.building(3)) == ["offer.png"]
    assert _glance(replace(scenes.building(3), row=())) == []
    assert _glance(scenes.drawing(3)) == []
    assert _glance(scenes.defending(3, encounter=scenes.DRAGON_FIGHT)) == []
    assert _glance(scenes.defending(3, encounter=scenes.TRAP)) == ["board.png"]
    assert _glance(scenes.defending(3)) == ["board.png"]
    assert _glance(scenes.over(3)) == ["score.png"]


def test_what_is_news_comes_first() -> None:
    assert _names(scenes.building(3)) == ["offer.png", "board.png"]
    assert _names(replace(scenes.building(3), row=())) == ["board.png"]
    assert _names(scenes.drawing(3)) == ["board.png"]
    assert _names(scenes.defending(3)) == ["dungeon.png", "board.png"]
    assert _names(scenes.over(3)) == ["score.png", "board.png"]


def test_the_dungeon_of_the_encounter_is_the_large_one() -> None:
    large = render.table(scenes.defending(3, encounter=scenes.DRAGON_FIGHT), voice("en", 3))[0]
    assert large.alt.count("Anna") >= 1
    assert "strength 32" in large.alt


def test_whoever_fights_has_the_dice_below_their_own_sheet() -> None:
    say = voice("en", 2)
    fighting = scenes.defending(2, 0, encounter=scenes.DRAGON_FIGHT)
    bystander = replace(scenes.defending(2, 1), encounter=scenes.DRAGON_FIGHT)

    assert "strength 32" in render.hand(fighting, say).alt
    assert "strength 32" not in render.hand(bystander, say).alt
    assert render.hand(fighting, say).png != render.hand(scenes.defending(2, 0), say).png
    check(render.hand(replace(fighting, hand=("14", "23", "45", "60")), voice("de", 2)))


@pytest.mark.parametrize("outcome", ["", "won", "lost", "smoke"])
@pytest.mark.parametrize("kind", ["goblin", "orc", "dragon"])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_end_of_a_fight_can_be_shown(outcome: str, kind: str, locale: str) -> None:
    fight = Encounter(0, 4, kind, 12, (10, 10, 10, 10), 12, outcome=outcome, hurt=3, played=("axe",) * 4)
    check(render.table(scenes.defending(2, encounter=fight), voice(locale, 2))[0])


@pytest.mark.parametrize("winners", [(0,), (0, 2), (0, 1, 2, 3)])
def test_a_shared_victory_is_marked_for_all_who_share_it(winners: tuple[int, ...]) -> None:
    view = scenes.over(4)
    assert view.result is not None
    places = tuple(1 if seat in winners else 4 for seat in range(4))
    score = render.table(replace(view, result=Result(view.result.scores, places, winners)), voice("de", 4))[0]
    check(score)


@pytest.mark.parametrize("face", faces(), ids=lambda face: face.id)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_can_be_looked_up(face: object, locale: str) -> None:
    check(render.card("doodle-dungeon", str(getattr(face, "id", "")), voice(locale, 0)))


def test_no_two_cards_look_the_same() -> None:
    pictures = [render.card("doodle-dungeon", face.id, voice("en", 0)) for face in faces()]
    assert len({picture.png for picture in pictures if picture}) == len(faces())


def test_a_card_nobody_has_is_no_picture() -> None:
    assert render.card("doodle-dungeon", "61", voice("en", 0)) is None


@pytest.mark.parametrize("seats", SEATS)
def test_alt_text_tells_who_is_awaited_and_ends_with_a_sentence(seats: int) -> None:
    view = scenes.defending(seats)
    board = render.table(view, voice("en", seats))[-1]
    assert voice("en", seats).names[1] in board.alt
    assert board.alt.endswith(".")


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_leave_nothing_out_even_with_the_longest_names(
    locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_nothing_out(alt, monkeypatch)
    say = voice(locale, 4, ("W" * 32,) * 4)
    for state in game_of(4)[::9]:
        view = seen(state)
        named = [replace(each, name="N" * 30) for each in view.dungeons]
        view = replace(view, dungeons=tuple(named))
        alt.board_alt(view, say)
        alt.offer_alt(view, say)
        for seat in range(4):
            alt.spotlight_alt(view, seat, say)
            alt.hand_alt(seen(state, seat), seat, say)
    alt.score_alt(view, say)
