"""Situations of Mighty Monsters in a few words.

Seats are letters, monsters are a seat and a strength, guards are card ids from the gate inwards:
`castle("G1-05 G2-05 G3-05", "A2 B3 | C4 . | . .", turn="C")` is a castle with three monsters in it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from engine.core import Chance, Move, Pick, Seat, apply
from engine.core.running import run
from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, KINGS, STRENGTHS
from engine.games.mighty_monsters.rules.fighting import fight
from engine.games.mighty_monsters.rules.placing import placing
from engine.games.mighty_monsters.rules.rounds import clear_castle, end_round, heal, round_
from engine.games.mighty_monsters.rules.setup import new_table
from engine.games.mighty_monsters.state import Bout, Castle, Lair, Monster, Place

WEAK = "G1-01 G1-02 G1-03"
"""Three guards of strength 3, with loot 3, 4 and 5."""

ALL_WIN = "A4 B5 | B4 C5 | C4 A5"
"""Every guard of level 1 or 2 falls to these."""


def castle(
    guards: str,
    monsters: str = "",
    *,
    turn: str = "A",
    hands: Mapping[str, str] | None = None,
    gold: Mapping[str, int] | None = None,
    king: str = "",
    last_round: bool = False,
) -> Castle:
    """A round under way; with all slots full, the fights are over and the next round has begun.

    Hands not given hold the strongest cards left.
    """
    drawn = guards.split()
    g = _table(len(drawn), gold or {}, king, guard_chain="off")
    g.places = [Place(guard, slots) for guard, slots in zip(drawn, _slots(monsters, len(drawn)), strict=True)]
    g.guards.pile = [guard for guard in GUARDS if guard not in drawn]
    for number, lair in enumerate(g.lairs):
        _deal(g, number, lair, (hands or {}).get("ABCDEF"[number]))
    if last_round:
        g.box, g.kings = g.box + g.kings[:-1], g.kings[-1:]
    g.king, g.round, g.start = king, g.rounds - len(g.kings) + 1, seat(turn)
    g.then(placing, g.start)
    g.then(fight, 0)
    g.then(heal)
    g.then(clear_castle)
    g.then(end_round)
    run(g)
    return g


def fresh_round(draws: str, *, king: str = "", guard_chain: str = "off") -> Castle:
    """A first round with these guards on top of the pile, in the order they are drawn."""
    drawn = draws.split()
    g = _table(len(drawn), {}, king, guard_chain)
    g.guards.pile = [guard for guard in GUARDS if guard not in drawn] + drawn[::-1]
    for number, lair in enumerate(g.lairs):
        _deal(g, number, lair, "1 2 3")
    g.then(round_)
    run(g)
    return g


def seated(seats: int, seed: int = 1, *, guard_chain: str = "off", kings_rules: str = "off") -> Castle:
    """A real table after everybody has chosen a different family."""
    g = GAME.start(seats, {"guard-chain": guard_chain, "kings-rules": kings_rules}, seed)
    for family in range(seats):
        g = play(g, "ABCDEF"[family], FAMILIES[family])
    return g


def play(g: Castle, who: str, *options: str) -> Castle:
    """The castle after a player has picked these options, one after the other."""
    for option in options:
        number = next(decision.number for decision in g.decisions() if decision.seat == seat(who))
        g = apply(g, Move(seat(who), number, [option]))
    return g


def play_out(g: Castle) -> Castle:
    """The castle at the end of the game, everybody taking the first free slots."""
    while g.result is None:
        g = play(g, to_decide(g), first_option(g))
    return g


def first_option(g: Castle) -> str:
    """The first option of the one player who is asked."""
    return options(g)[0]


def options(g: Castle) -> list[str]:
    """All options of the one player who is asked."""
    (decision,) = g.pending()
    assert isinstance(decision.form, Pick)
    return [option.id for option in decision.form.options]


def push_outs(g: Castle) -> list[str]:
    """The options that push somebody out."""
    return [option for option in options(g) if option[-1] in "ab"]


def to_decide(g: Castle) -> str:
    """The letters of those who are asked."""
    return "".join("ABCDEF"[number] for number in g.awaited())


def gold(g: Castle) -> list[int]:
    return [lair.gold for lair in g.lairs]


def bouts(g: Castle) -> tuple[Bout, ...]:
    """The fights of the round just finished."""
    assert g.raid is not None
    return g.raid.bouts


def loot(g: Castle) -> list[int | None]:
    return [bout.loot for bout in bouts(g)]


def strength(g: Castle) -> list[int | None]:
    return [bout.strength for bout in bouts(g)]


def seat(letter: str) -> Seat:
    return "ABCDEF".index(letter)


def _table(seats: int, gold: Mapping[str, int], king: str, guard_chain: str) -> Castle:
    settings = {"guard-chain": guard_chain, "kings-rules": "on" if king else "off"}
    g = new_table(seats, settings, Chance(1))
    g.scheduled.clear()
    others = [tile for tile in KINGS if tile != king]
    g.kings = (*others[: g.rounds - 1], king or others[g.rounds - 1])
    g.box = tuple(tile for tile in KINGS if tile not in g.kings)
    for number, lair in enumerate(g.lairs):
        g.lairs[number] = replace(lair, family=FAMILIES[number])
        g.earn(number, gold.get("ABCDEF"[number], lair.gold) - lair.gold)
    return g


def _slots(monsters: str, places: int) -> list[tuple[Monster | None, Monster | None]]:
    pairs = [pair.split() for pair in monsters.split("|")] if monsters else [[".", "."]] * places
    return [(_monster(first), _monster(second)) for first, second in pairs]


def _monster(word: str) -> Monster | None:
    return None if word == "." else Monster(seat(word[0]), int(word[1]))


def _deal(g: Castle, number: Seat, lair: Lair, hand: str | None) -> None:
    in_castle = [monster for place in g.places for monster in place.slots if monster]
    placed = [monster.strength for monster in in_castle if monster.seat == number]
    left = [card for card in STRENGTHS if card not in placed]
    size = 3 - len(placed)
    held = [int(card) for card in hand.split()] if hand else left[len(left) - size :]
    g.lairs[number] = lair.holding(held, [card for card in left if card not in held])
