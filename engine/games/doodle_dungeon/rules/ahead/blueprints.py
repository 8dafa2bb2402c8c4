"""Taking and building ahead: cards in order of preference, each with places for its elements if one likes.

`17 C3 D5 hand 23` means: card 17, with its first elements on C3 and D5 and a tick for the hand; if it is gone
by then, card 23, and where that is built is asked later.
"""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import (
    Following,
    Grammar,
    Illegal,
    Option,
    Pick,
    Plan,
    Question,
    Script,
    Seat,
    Spot,
    Text,
    Use,
    all_of,
    grammar,
    plan_kind,
)
from engine.core.forms import AnyForm
from engine.core.grid import read_spot, spot_words
from engine.games.doodle_dungeon.board import planner
from engine.games.doodle_dungeon.board.sheet import COLUMNS, ROWS
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES
from engine.games.doodle_dungeon.phrases import (
    action_word,
    card_option,
    cards_word,
    category_word,
    element_word,
    plain,
    squares_word,
    text,
)
from engine.games.doodle_dungeon.rules.building import built_at, let_lapse, put_up, upgrade_options
from engine.games.doodle_dungeon.rules.elements import (
    element_to_build,
    is_finished,
    open_categories,
    past_what_lapses,
    with_built,
)
from engine.games.doodle_dungeon.rules.placements import good_spots, legal_spots, refusal_of, usual_spot
from engine.games.doodle_dungeon.state import Built, Master, Table

ASK_CARD_AHEAD = plain("ask-card-ahead")
ANOTHER_CARD = plain("group-another-card")
MOST_LISTED, MOST_SPREAD = 25, 17
"""As many places as one list can have, and how many of them do not depend on what is good; any other can be
typed."""


class Blueprint(NamedTuple):
    """A card, and the places of its first elements."""

    card: str
    places: list[str]


def blueprints(words: tuple[str, ...]) -> list[Blueprint]:
    """The cards of a plan, the most welcome first."""
    found: list[Blueprint] = []
    for word in words:
        if word in CARDS:
            found.append(Blueprint(word, []))
        else:
            found[-1].places.append(word)
    return found


# ── one card on paper ────────────────────────────────────────────────────────────────────────────────────


def with_card(master: Master, card: str) -> Master:
    """The dungeon as it will be when its owner has just taken a card."""
    return past_what_lapses(replace(master, card=card, built=()))


def with_next(master: Master, word: str) -> Master:
    """The dungeon with the next element built where a word says; refuses what is illegal."""
    return past_what_lapses(with_built(master, _built_by(master, word)))


def _built_by(master: Master, word: str) -> Built:
    element = element_to_build(master)
    if element == "upgrade":
        if word not in open_categories(master.sheet):
            left = [category_word(category) for category in open_categories(master.sheet)]
            raise Illegal(text("refuse-upgrade", categories=all_of(left)))
        return Built(element, category=word)
    spot = read_spot([word], ROWS, COLUMNS)
    refusal = refusal_of(master, spot)
    if refusal is not None:
        raise Illegal(refusal)
    return built_at(element, spot)


def usual_places(master: Master) -> list[str]:
    """Where the planner would build the rest of the card."""
    words = []
    while not is_finished(master):
        words.append(_usual_word(master))
        master = with_next(master, words[-1])
    return words


def _usual_word(master: Master) -> str:
    if element_to_build(master) == "upgrade":
        return planner.upgrade(master.sheet)
    return "".join(spot_words(usual_spot(master)))


# ── the answer: word after word ──────────────────────────────────────────────────────────────────────────


class Drafted(NamedTuple):
    """What the words of an answer have led to."""

    cards: list[str]
    """The cards named, the most welcome first."""
    dungeon: Master | None
    """With the latest of them, as far as it is built."""


def drafted(row: tuple[str, ...], master: Master, words: list[str]) -> Drafted:
    """Build on paper what the words say, with these cards on offer; refuses what is illegal."""
    cards: list[str] = []
    dungeon: Master | None = None
    for word in words:
        if word in CARDS:
            left = [card for card in row if card not in cards]
            if word not in left:
                raise Illegal(text("refuse-card", cards=cards_word(left), count=len(left)))
            cards.append(word)
            dungeon = with_card(master, word)
        elif dungeon is None or is_finished(dungeon):
            raise Illegal(plain("refuse-no-card" if dungeon is None else "refuse-all-built"))
        else:
            dungeon = with_next(dungeon, word)
    return Drafted(cards, dungeon)


def _drafted(g: Table, seat: Seat, words: list[str]) -> Drafted:
    return drafted(g.row, g.masters[seat], words)


def _spelt(words: list[str]) -> list[str]:
    """Numbers of cards with two digits, categories in small letters, squares together with their turns."""
    spelt: list[str] = []
    for word in words:
        if word.lower() in ("m", "r0", "r90", "r180", "r270") and spelt and spelt[-1][-1:].isalnum():
            spelt[-1] += word.lower()
        elif word.lower() in CATEGORIES:
            spelt.append(word.lower())
        else:
            spelt.append(word.zfill(2) if word.isdecimal() else word[:1].upper() + word[1:].lower())
    return spelt


def _read(g: Table, seat: Seat, words: list[str]) -> list[str]:
    _drafted(g, seat, words)
    return words


def _following(g: Table, seat: Seat, words: list[str]) -> Following:
    cards, dungeon = _drafted(g, seat, words)
    places = () if dungeon is None or is_finished(dungeon) else place_options(dungeon)
    others = [replace(card_option(card), group=ANOTHER_CARD) for card in g.row if card not in cards]
    outlook = None if dungeon is None else _outlook(cards, dungeon)
    return Following([*places, *others], complete=True, hint=bool(places), outlook=outlook)


def _outlook(cards: list[str], dungeon: Master) -> Text:
    """The cards wished for, and how much of the latest one has its place."""
    return text(
        "outlook-ahead",
        cards=all_of([action_word(CARDS[card].action) for card in cards]),
        built=len(dungeon.built),
        elements=len(CARDS[cards[-1]].elements),
    )


def _usual(g: Table, seat: Seat) -> list[str]:
    """Whoever says nothing is asked in turn."""
    return []


def _hint(g: Table, seat: Seat, words: list[str]) -> list[str] | None:
    """The rest of the latest card, where the planner would build it."""
    dungeon = _drafted(g, seat, words).dungeon
    return None if dungeon is None else [*words, *usual_places(dungeon)]


def place_options(master: Master) -> list[Option]:
    """Places for the next element: the planner's first, then some from all over the sheet, in one list."""
    element = element_to_build(master)
    group = text("group-places", element=element_word(element))
    if element == "upgrade":
        ticks = upgrade_options(master.sheet.boxes)
        return [replace(tick, text=category_word(tick.id), note=tick.text, group=group) for tick in ticks]
    legal = list(legal_spots(master))
    some = legal[:: -(-len(legal) // MOST_SPREAD)]
    spots = list(dict.fromkeys((*islice(good_spots(master), MOST_LISTED - MOST_SPREAD), *some)))
    return [replace(_place_option(element, spot), group=group) for spot in spots]


@lru_cache(maxsize=8192)
def _place_option(element: str, spot: Spot) -> Option:
    squares = squares_word(built_at(element, spot).squares)
    return Option("".join(spot_words(spot)), text("option-place", squares=squares))


# ── as a plan ────────────────────────────────────────────────────────────────────────────────────────────

CARD_AND_PLACES = Question(
    ASK_CARD_AHEAD,
    Script(grammar("doodle-dungeon-draft", Grammar(_read, _following, _usual, _hint, _spelt))),
    "ahead",
)


def _ask_ahead(g: Table, seat: Seat) -> Question[list[str]]:
    return CARD_AND_PLACES


def _first_card_left(g: Table, plan: Plan, form: AnyForm) -> Use | None:
    """The most welcome card that is still there; its places are kept for `build_ahead`."""
    assert isinstance(form, Pick)
    on_offer = {option.id for option in form.options}
    for card, places in blueprints(_words(plan)):
        if card in on_offer:
            return Use([card], replace(plan, choices=(tuple(places),)) if places else None)
    return None


def _words(plan: Plan) -> tuple[str, ...]:
    [words] = plan.choices
    assert isinstance(words, tuple)
    return words


DRAFT = plan_kind("doodle-dungeon-draft", _ask_ahead, _first_card_left)


def build_ahead(g: Table, seat: Seat) -> None:
    """Build what was planned for a card just taken; what was not planned, or is illegal, is asked."""
    plan = g.plan_of(seat, DRAFT)
    g.forget_plans(DRAFT, seat)
    with suppress(Illegal):
        for word in _words(plan) if plan else ():
            let_lapse(g, seat)
            put_up(g, seat, _built_by(g.masters[seat], word))
