"""The longest texts of Fairy Market fit where they stand, in both languages."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.fairy_market.cards import BOOKS, ITEMS
from engine.games.fairy_market.phrases import ORDER, item_name, so_many
from engine.games.fairy_market.show.faces import faces
from render.fairy_market import board, market, score, spotlight
from render.fairy_market import lookup as large
from render.fairy_market.parts import page, pieces, stall, symbols
from render.fairy_market.parts.cardface import face_size
from render.fairy_market.parts.pieces import GOAL_WIDTH
from render.fairy_market.parts.pieces import NUMBER as COINS
from render.kit.canvas import GAP, MARGIN, WIDTH
from render.kit.sprites import sprite
from render.kit.writing import Style, fit
from tests.render.combinations import for_every
from tests.render.voices import LOCALES
from texts import Speaker, speaker

BESIDE_TITLE = 2 * (MARGIN + 50) + 200
"""What lanterns and the words on the right take from the title."""


SPEAKERS = [speaker(locale) for locale in LOCALES]


def _whole(text: str, style: Style, room: int, lines: int = 1) -> None:
    assert " ".join(fit(text, style, room, lines).lines) == text


@for_every(say=SPEAKERS, book=BOOKS)
def test_the_title_of_every_book_fits_on_the_counter_and_above_its_rule(book: str, say: Speaker) -> None:
    title = say(f"fairy-market-book-{book}")
    _whole(title, market.TITLE, 220, 2)
    _whole(title, stall.TITLE, large.WIDE - BESIDE_TITLE, 2)
    _whole(say(f"fairy-market-book-{book}-rule"), large.RULE, large.WIDE - 2 * MARGIN - 40, large.MOST_LINES)


@for_every(say=SPEAKERS, face=faces())
def test_every_name_fits_above_its_card(face: CardFace, say: Speaker) -> None:
    _whole(say.say(face.name), stall.TITLE, large.WIDE - BESIDE_TITLE, 2)


@for_every(say=SPEAKERS, kind=ORDER)
def test_every_symbol_has_its_whole_name_beside_it(kind: str, say: Speaker) -> None:
    narrowest = face_size(64)[0]
    _whole(say.say(item_name(kind)), symbols.WORD, narrowest - 48)
    _whole(say.say(so_many(kind, 12)), large.WORD, 214)


@for_every(say=SPEAKERS, legend=["market-legend", "boards-legend"])
def test_legends_fit_on_one_line(legend: str, say: Speaker) -> None:
    _whole(say(f"fairy-market-picture-{legend}"), stall.LEGEND, WIDTH - 2 * MARGIN)


@for_every(say=SPEAKERS, part=score.PARTS)
def test_every_column_of_the_score_has_a_word(part: str, say: Speaker) -> None:
    _whole(say(f"fairy-market-picture-short-{part}"), score.WORD, score.COLUMN)


@for_every(say=SPEAKERS, title=["done"])
def test_the_title_of_an_expedition_fits_the_narrowest_picture(title: str, say: Speaker) -> None:
    _whole(say(f"fairy-market-picture-{title}"), stall.TITLE, page.FULL.narrowest - BESIDE_TITLE, 2)


@for_every(say=SPEAKERS)
def test_goals_are_labelled_in_full(say: Speaker) -> None:
    _whole(say("fairy-market-picture-main"), pieces.LABEL, GOAL_WIDTH - 112 - 54)
    _whole(say("fairy-market-picture-last-side"), pieces.LABEL, 300)
    _whole(say("fairy-market-picture-each", points=3), pieces.NUMBER, GOAL_WIDTH - 112 - 54)


@for_every(say=SPEAKERS, points=["main", "side", "time"])
def test_points_of_a_round_are_named_in_full(points: str, say: Speaker) -> None:
    third = (page.FULL.narrowest - 2 * MARGIN - 32 - 32) // 3
    _whole(say(f"fairy-market-picture-short-{points}"), spotlight.WORD, third - 64)


def test_all_tokens_two_books_and_many_coins_fit_above_the_hand() -> None:
    coins = 48 + fit("99", COINS, 100).width + 20
    room = WIDTH - 2 * MARGIN - GOAL_WIDTH - GAP - 24 - coins - 2 * (pieces.PLATE + 8)
    assert pieces.row_of_tokens(dict.fromkeys(ITEMS, 5), 2) <= room


def test_all_tokens_and_three_books_fit_on_a_board() -> None:
    room = WIDTH - 2 * MARGIN - board.LEFT - 16 - 3 * (pieces.PLATE + 8)
    assert pieces.row_of_tokens(dict.fromkeys(ITEMS, 5), 2) <= room


def test_a_round_of_two_digits_fits_its_square() -> None:
    assert fit("36", board.NUMBER, 50).width <= 50


@for_every(say=SPEAKERS)
def test_the_round_of_the_next_goal_fits_beside_an_hourglass(say: Speaker) -> None:
    beside = 100 + 12 + sprite("hourglass", 4).width + 10
    _whole(say("fairy-market-picture-next-main", round=6), pieces.LABEL, GOAL_WIDTH - beside)


@for_every(say=SPEAKERS)
def test_what_the_boards_call_the_points_so_far_fits(say: Speaker) -> None:
    _whole(say("fairy-market-picture-total"), board.ROUND, board.TOTAL - 8)
    assert fit("188", board.NUMBER, board.TOTAL).width <= board.TOTAL
