"""Situations of Doodle Dungeon in a few words.

Squares are named as on the sheet, seats are letters, cards are known by their actions:
`defending(dungeon(orcs="A3"), hands={"A": "axe talisman"}, dice=(7, 2))` is a fight about to end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import count

from msgspec.structs import replace

from engine.core import Chance, Illegal, Move, Path, Pick, Placement, Seat, apply, step
from engine.core.running import run
from engine.games.doodle_dungeon.board.sheet import BLANK, NAMES, drawn, square_of
from engine.games.doodle_dungeon.cards import CARDS, CATEGORIES, SHEET
from engine.games.doodle_dungeon.rules.building import build
from engine.games.doodle_dungeon.rules.defending import turn
from engine.games.doodle_dungeon.rules.drafting import round_
from engine.games.doodle_dungeon.rules.drawing import THE_PATH, draw_paths
from engine.games.doodle_dungeon.rules.setup import new_table
from engine.games.doodle_dungeon.state import (
    DEFENDING,
    OUTSIDE,
    Encounter,
    Hero,
    Laid,
    Master,
    Sheet,
    Table,
)

STRAIGHT = "A1 A10 H10"
"""A path along the top and down the right side."""


def squares(names: str) -> tuple[int, ...]:
    """`"A1 C7"` as numbers."""
    return tuple(NAMES.index(name) for name in names.split())


def all_but(names: str) -> str:
    """All other squares."""
    return " ".join(name for name in NAMES if name not in names.split())


def dungeon(
    *,
    walls: str = "",
    traps: str = "",
    goblins: str = "",
    orcs: str = "",
    dragons: str = "",
    treasures: str = "",
    crossed: str = "",
    boxes: Mapping[str, int] | None = None,
    path: str = STRAIGHT,
    at: str = "",
    hearts: int = SHEET.hearts,
    fate: str = "inside",
) -> Master:
    """A dungeon with these things in it; `crossed` squares are crossed out, the hero stands `at` a square."""
    word = BLANK
    drawings = {"#": walls, "T": traps, "G": goblins, "O": orcs, "D": dragons}
    for letter, names in drawings.items():
        for square in squares(names):
            word = drawn(word, square, letter)
    for square in squares(crossed):
        word = drawn(word, square, word[square].lower())
    ticks = tuple((boxes or {}).get(category, 0) for category in CATEGORIES)
    way = walked(word.upper(), path)  # drawn before anything was crossed out
    where = OUTSIDE if not at else way.index(NAMES.index(at))
    return Master(sheet=Sheet(word, squares(treasures), ticks), hero=Hero(way, where, hearts, fate), turns=1)


def with_things(things: Mapping[str, str], boxes: Mapping[str, int] | None = None) -> Master:
    """A dungeon with things from the parameters of a test: `{"orcs": "A3"}`."""
    return dungeon(
        walls=things.get("walls", ""),
        traps=things.get("traps", ""),
        goblins=things.get("goblins", ""),
        orcs=things.get("orcs", ""),
        dragons=things.get("dragons", ""),
        boxes=boxes,
    )


def walked(word: str, path: str) -> tuple[int, ...]:
    """The squares of a path given by way points, in a dungeon with these squares."""
    if not path:
        return ()
    g = new_table(2, {}, Chance(1))
    g.masters = [Master(), Master(sheet=Sheet(word))]
    return tuple(square_of(cell) for cell in THE_PATH.read(g, 0, path.split()))


# ── phase A ──────────────────────────────────────────────────────────────────────────────────────────────


def building(card: str, master: Master | None = None, *, other: str = "") -> Table:
    """Seat A has just taken a card, seat B as well if `other` names one."""
    g = _table([master or dungeon(), dungeon()], start=0)
    g.round = 1
    cards = [card, other] if other else [card]
    for number, taken in enumerate(cards):
        g.masters[number] = replace(g.masters[number], card=taken)
    g.each(range(len(cards)), build)
    g.then(all_built)
    run(g)
    return g


def drafting(row: str, *masters: Master) -> Table:
    """Three players, A first, with these four cards on offer; the rest of the pile follows in order."""
    g = _table([*masters, *[dungeon()] * (3 - len(masters))], start=0)
    cards = row.split()
    g.pile.pile = [*reversed([card for card in CARDS if card not in cards]), *reversed(cards)][4:]
    g.then(round_)
    run(g)
    return g


@step
def all_built(g: Table) -> None:
    """The end of a scenario of phase A."""
    g.finish([0] * g.seats)


def refused(g: Table, who: str, words: str) -> str:
    """The key of the refusal of an answer, without the name of the game; empty if it is legal."""
    try:
        answer(g, who, words)
    except Illegal as illegal:
        return illegal.text.key.removeprefix("doodle-dungeon-")
    return ""


def legal(g: Table, who: str) -> list[str]:
    """Every legal answer to the question a player is asked."""
    decision = next(each for each in g.pending() if each.seat == seat(who))
    assert isinstance(decision.form, Placement | Path)
    return [" ".join(words) for words in decision.form.legal(g, seat(who)) if isinstance(words, list)]


def letters(g: Table, who: str) -> dict[str, str]:
    """What is drawn where."""
    word = g.masters[seat(who)].sheet.squares
    return {NAMES[square]: letter for square, letter in enumerate(word) if letter != "."}


# ── phase B ──────────────────────────────────────────────────────────────────────────────────────────────


def drawing(master: Master) -> Table:
    """Two players draw paths, A through this dungeon of B's."""
    g = _table([dungeon(path=""), replace(master, hero=Hero())], start=0)
    g.then(draw_paths)
    run(g)
    return g


# ── phase C ──────────────────────────────────────────────────────────────────────────────────────────────


def defending(
    *masters: Master,
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    above: Mapping[str, str] | None = None,
    dice: Iterable[int] = (),
    first_turns: bool = False,
) -> Table:
    """Seat A's turn begins, with these dungeons (a plain one for B if only A's is given) and these dice.

    Cards are named by their actions; above a dungeon, `bomb:C7` is meant for the monster on C7. Opponents
    without named cards are in their first turn with one card in hand and one in the deck: play stops there.
    """
    g = _table([*masters, dungeon(traps="H10")] if len(masters) == 1 else list(masters), start=0)
    cards = Cards()
    for letter in "ABCD"[: g.seats]:
        number = seat(letter)
        laid = [cards.laid(word) for word in (above or {}).get(letter, "").split()]
        held = (hands or {}).get(letter, "")
        stopping = letter != "A" and not held
        g.masters[number] = replace(
            g.masters[number],
            hand=cards.take(STOPPING[letter] if stopping else held),
            deck=cards.take(STOPPING[letter] if stopping else (decks or {}).get(letter, ""))[::-1],
            above=tuple(laid),
            turns=0 if first_turns or stopping else 1,
        )
    g.phase = DEFENDING
    g.chance = rolling(dice)
    g.then(turn, 0)
    run(g)
    return g


STOPPING = {"B": "savage-bite", "C": "second-try", "D": "dragon-fire"}


class Cards:
    """Hands out cards by their actions, each card once."""

    def __init__(self) -> None:
        self.left = list(CARDS)

    def take(self, actions: str) -> tuple[str, ...]:
        return tuple(self.one(action) for action in actions.split())

    def one(self, action: str) -> str:
        card = next(card for card in self.left if CARDS[card].action == action)
        self.left.remove(card)
        return card

    def laid(self, word: str) -> Laid:
        action, _, target = word.partition(":")
        return Laid(self.one(action), 1, NAMES.index(target) if target else OUTSIDE)


def rolling(dice: Iterable[int]) -> Chance:
    """A chance that rolls these dice first."""
    wanted = list(dice)
    for memory in count(1):
        chance = Chance(memory)
        if all(1 + chance.below(SHEET.sides) == value for value in wanted):
            return Chance(memory)
    raise AssertionError


def encounter(g: Table) -> Encounter:
    """The latest trap or fight."""
    assert g.encounter is not None
    return g.encounter


def hearts(g: Table, who: str = "A") -> int:
    return g.masters[seat(who)].hero.hearts


def actions(g: Table, who: str = "A") -> list[str]:
    """The actions in a hand."""
    return [CARDS[card].action for card in g.masters[seat(who)].hand]


def above(g: Table, who: str) -> list[str]:
    """The actions above a dungeon, the oldest first."""
    return [laid.action for laid in g.masters[seat(who)].above]


def letter_on(g: Table, square: str, who: str = "A") -> str:
    return g.masters[seat(who)].sheet.squares[NAMES.index(square)]


# ── answers ──────────────────────────────────────────────────────────────────────────────────────────────


def answer(g: Table, who: str, *words: str) -> Table:
    """The table after a player has answered one question after the other."""
    for each in words:
        decision = next(decision for decision in g.pending() if decision.seat == seat(who))
        g = apply(g, Move(seat(who), decision.number, each.split()))
    return g


def plan(g: Table, who: str, about: str, words: str) -> Table:
    """The table after a player has decided something ahead."""
    offer = next(each for each in g.decisions_of(seat(who)) if each.standing and each.ahead == about)
    return apply(g, Move(seat(who), offer.number, words.split()))


def take_back(g: Table, who: str, element: int) -> Table:
    """The table after a player has taken back an element of the open card and all after it."""
    g = answer_later(g, who, "took_back" if not g.masters[seat(who)].ready else "wanted_change", str(element))
    return answer_later(g, who, "erased_or_kept", str(element)) if g.masters[seat(who)].ready else g


def answer_later(g: Table, who: str, step_name: str, word: str) -> Table:
    """The table after a player has answered a question nobody waits for, by the name of its step."""
    decision = next(
        decision for decision in g.decisions() if decision.seat == seat(who) and step_name in decision.step
    )
    return apply(g, Move(seat(who), decision.number, [word]))


def options(g: Table, who: str = "A") -> list[str]:
    """What a player may pick."""
    decision = next(decision for decision in g.pending() if decision.seat == seat(who))
    assert isinstance(decision.form, Pick)
    return [option.id for option in decision.form.options]


def seat(letter: str) -> Seat:
    return "ABCD".index(letter)


def _table(masters: list[Master], start: Seat) -> Table:
    g = new_table(len(masters), {}, Chance(1))
    g.scheduled.clear()
    g.masters, g.start = masters, start
    return g
