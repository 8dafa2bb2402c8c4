"""Situations of Fairy Market in a few words.

A dungeon is a list of cards with the column and row of their top left cells, `S5@0,0 S1@3,1r` (r: upside
down); a path is written as players write it; what somebody brings along is a list of tokens and books.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import NamedTuple, TypedDict, Unpack

from msgspec.structs import replace

from engine.core import Chance, Choice, Deck, Illegal, Move, Pick, Script, Seat, apply
from engine.core.running import run
from engine.games.fairy_market import GAME
from engine.games.fairy_market.board.discoveries import count_discoveries
from engine.games.fairy_market.board.dungeon import NO_DUNGEON, Dungeon
from engine.games.fairy_market.board.layout import Laid, flaw, spots
from engine.games.fairy_market.board.maze import maze_of
from engine.games.fairy_market.board.script import spelt, steps_in
from engine.games.fairy_market.board.trail import OUTSIDE, Kit, Trail, begin
from engine.games.fairy_market.board.ways import following
from engine.games.fairy_market.cards import BOOKS, DUNGEON_CARDS, ITEMS, STARTERS
from engine.games.fairy_market.rules.exploration import explore
from engine.games.fairy_market.rules.hands import fill_hands
from engine.games.fairy_market.rules.improvement import improve
from engine.games.fairy_market.rules.market import WHAT_TO_BUY, open_market
from engine.games.fairy_market.rules.reward import reward
from engine.games.fairy_market.rules.rounds import round_
from engine.games.fairy_market.rules.setup import new_table
from engine.games.fairy_market.rules.stalls import refill
from engine.games.fairy_market.state import Fair, Player, Score

# ── paths ────────────────────────────────────────────────────────────────────────────────────────────────


class Walk(NamedTuple):
    """How a path went."""

    found: dict[str, int]
    exit: bool
    refused: str
    """The first step that was not possible; empty if all were."""
    possible: list[str]
    """What could have come next."""
    trail: Trail


def cards(words: str) -> tuple[Laid, ...]:
    """A dungeon, each card with its place."""
    laid = []
    for word in words.split():
        card, _, place = word.partition("@")
        x, y = place.removesuffix("r").split(",")
        laid.append(Laid(card, int(x), int(y), place.endswith("r")))
    return tuple(laid)


def some_layout(chance: Random, size: int) -> tuple[Laid, ...]:
    """Any legal dungeon, with more bought cards than starters."""
    ids = chance.sample([*DUNGEON_CARDS, *STARTERS], size)
    laid = [Laid(ids[0], 0, 0, chance.random() < 0.5)]
    for card in ids[1:]:
        found = sorted(spots(laid, card), key=lambda spot: -spot.joins)
        if found:
            laid.append(chance.choice(found[:12]).laid)
    return tuple(laid)


def layout_flaw(words: str) -> str:
    """What is wrong with a dungeon; empty if nothing is."""
    laid = cards(words)
    return next((found for n in range(1, len(laid)) if (found := flaw(laid[:n], laid[n]))), "")


def kit(words: str = "") -> Kit:
    """Tokens and books by name."""
    names = words.split()
    return Kit(tuple(names.count(item) for item in ITEMS), tuple(name for name in names if name in BOOKS))


def walk(dungeon: str, path: str, bringing: str = "") -> Walk:
    """A path through a dungeon, as far as it is possible."""
    maze = maze_of(cards(dungeon))
    entered, *words = spelt([path])
    gate, _, run_on = entered.partition(":")
    place = next(each for each in maze.every_gate() if maze.gate_name(*each) == gate)
    trail = begin(maze, kit(bringing), place)
    for step in [step for word in (run_on, *words) for step in steps_in(word)]:
        further = next((each for each in following(maze, trail) if each.step == step), None)
        if further is None:
            return _walk(dungeon, trail, step)
        trail = further
    return _walk(dungeon, trail, "")


def _walk(dungeon: str, trail: Trail, refused: str) -> Walk:
    maze = maze_of(cards(dungeon))
    possible = [each.step for each in following(maze, trail)]
    return Walk(count_discoveries(maze, trail), trail.at == OUTSIDE, refused, possible, trail)


def discoveries(words: str) -> dict[str, int]:
    """`sword 1, coin 3` as the engine counts it."""
    pairs = [pair.split() for pair in words.split(",") if pair.strip()]
    return dict(sorted((kind, int(number)) for kind, number in pairs))


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────


OUT = "A B S A c3E: W W N E ! E N N"
"""With the hand S7 S6: past the monster and out."""
KEY = "A B S A c3E: W W S"
"""With the same hand: to the key, and no further."""
TIMED, UNTIMED = "key-1", "key-2"
"""A goal with an hourglass, and the same without."""


class Situation(TypedDict, total=False):
    """What can be said about a table; seats are letters, lists of cards are words."""

    goal: str
    side: str
    """The next goal to be turned up."""
    time_bonus: str
    hint: str
    coins: Mapping[str, int]
    books: Mapping[str, str]
    tokens: Mapping[str, str]
    hands: Mapping[str, str]
    decks: Mapping[str, str]
    """From the top; starters in neither hand nor deck are in the discards."""
    stacks: str
    """Cards and books on top of their stacks, the first ones first: two of each row get turned up."""
    round_number: int


def table(seats: int = 2, **situation: Unpack[Situation]) -> Fair:
    """A table before any phase."""
    settings = {"time-bonus": situation.get("time_bonus", "race"), "hint": situation.get("hint", "off")}
    g = new_table(seats, settings, Chance(1))
    g.scheduled.clear()
    g.round = situation.get("round_number", 1)
    g.main_goal = situation.get("goal", "key-2")
    g.goals.pile.remove(g.main_goal)
    _to_the_top(g.goals, situation.get("side", "barrel-2"))
    for player, letter in zip(g.players, "ABCDE", strict=False):
        _equip(g, player, letter, situation)
    for card in reversed(situation.get("stacks", "").split()):
        row = g.books if card in BOOKS else g.row(DUNGEON_CARDS[card].cost)
        _to_the_top(row.stack, card)
    for row in (g.books, *g.rows):
        refill(g, row)
    return g


def _equip(g: Fair, player: Player, letter: str, situation: Situation) -> None:
    """Give a player what the situation says, and take it out of the market."""
    player.coins = situation.get("coins", {}).get(letter, player.coins)
    player.books = situation.get("books", {}).get(letter, "").split()
    player.tokens = dict.fromkeys(situation.get("tokens", {}).get(letter, "").split(), 1)
    player.scores = [Score(0, 0, 0, False)] * (g.round - 1)
    player.hand = situation.get("hands", {}).get(letter, "").split()
    left = [card for card in STARTERS if card not in player.hand]
    deck = situation.get("decks", {}).get(letter)
    if deck is None:
        player.deck.pile = left
    else:
        first = deck.split()
        player.deck = Deck(first[::-1], [card for card in left if card not in first])
    owned = {*player.books, *player.hand, *player.deck.pile}
    for row in (g.books, *g.rows):
        row.stack.pile = [card for card in row.stack.pile if card not in owned]


def _to_the_top(stack: Deck, card: str) -> None:
    stack.pile.remove(card)
    stack.pile.append(card)


def shopping(seats: int = 2, first: str = "A", **situation: Unpack[Situation]) -> Fair:
    """The market has just opened; after it, hands are drawn and everybody explores."""
    g = table(seats, **situation)
    g.first = seat(first)
    return begun(g, open_market, fill_hands, explore, reward)


def drawing(seats: int = 2, **situation: Unpack[Situation]) -> Fair:
    """Hands are being drawn."""
    g = table(seats, **situation)
    return begun(g, fill_hands, explore, reward)


def exploring(seats: int = 2, **situation: Unpack[Situation]) -> Fair:
    """Everybody builds and draws; hands not given are S7 and S6."""
    usual = {"ABCDE"[number]: "S7 S6" for number in range(seats)}
    situation["hands"] = {**usual, **situation.get("hands", {})}
    g = table(seats, **situation)
    last = g.round == 6
    return begun(g, explore, reward, *([] if last else [improve, round_]))


def begun(g: Fair, *phases: Callable[[Fair], None]) -> Fair:
    """The table with these phases before it, played up to the first decision."""
    for phase in phases:
        g.then(phase)
    run(g)
    return g


def started(seats: int = 3, seed: int = 1, **settings: str) -> Fair:
    """A real table at its first decision."""
    return GAME.start(seats, {key.replace("_", "-"): value for key, value in settings.items()}, seed)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────


def play(g: Fair, who: str, *choices: Choice | str) -> Fair:
    """The table after a player has made these choices; a string is one option, or a whole expedition."""
    for choice in choices:
        decision = next(each for each in g.decisions() if each.seat == seat(who))
        words: Choice = choice if not isinstance(choice, str) else [choice]
        if isinstance(choice, str) and not isinstance(decision.form, Pick):
            words = choice.split()
        g = apply(g, Move(seat(who), decision.number, words))
    return g


def plan(g: Fair, who: str, about: str, *choice: str) -> Fair:
    """The table after somebody has decided something ahead; without a choice, a plan is dropped."""
    number = next(one.number for one in g.decisions_of(seat(who)) if one.standing and one.ahead == about)
    return apply(g, Move(seat(who), number, list(choice)))


def plannable(g: Fair, who: str, about: str) -> list[str]:
    """What somebody may pick for such a plan."""
    form = next(one.form for one in g.decisions_of(seat(who)) if one.standing and one.ahead == about)
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def refusal(g: Fair, who: str, choice: Choice | str) -> str:
    """Why a choice is refused."""
    try:
        play(g, who, choice)
    except Illegal as refused:
        return refused.text.key
    return ""


def options(g: Fair, who: str) -> list[str]:
    """What a player may pick."""
    form = next(each.form for each in g.decisions() if each.seat == seat(who))
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def expedition_form(g: Fair) -> Script:
    """The form of the first question, where that asks for an expedition."""
    form = g.decisions()[0].form
    assert isinstance(form, Script)
    return form


def asked(g: Fair) -> str:
    """The letters of those play waits for."""
    return "".join(sorted({"ABCDE"[number] for number in g.awaited()}))


def shopper(g: Fair) -> str:
    """The letter of the one whose turn it is at the market; others may be exploring already."""
    return "".join("ABCDE"[one.seat] for one in g.pending() if one.prompt == WHAT_TO_BUY)


def story(g: Fair) -> list[str]:
    """The keys of the story of the latest move."""
    return [event.text.key.removeprefix("fairy-market-") for event in g.events]


def play_out(g: Fair) -> Fair:
    """The end of the game, everybody doing the usual."""
    while g.result is None:
        decision = g.pending()[0]
        g = apply(g, Move(decision.seat, decision.number, decision.form.default(g, decision.seat)))
    return g


def seat(letter: str) -> Seat:
    return "ABCDE".index(letter)


def drawn_dungeon(found: Mapping[str, int]) -> Dungeon:
    """A dungeon of which only the discoveries matter."""
    return replace(NO_DUNGEON, counts=dict(found))
