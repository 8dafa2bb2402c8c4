"""Set-up: shuffling and dealing, and a family for everybody."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Deck, Option, Pick, Question, Seat, step
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, KINGS, STRENGTHS
from engine.games.mighty_monsters.phrases import plain, tell
from engine.games.mighty_monsters.rules.rounds import round_
from engine.games.mighty_monsters.state import Castle, Lair
from engine.games.mighty_monsters.timing import ROUNDS

START_GOLD = 8
GOLD_IN_THE_BOX = 258
HAND_SIZE = 3


def new_table(seats: int, settings: dict[str, str], chance: Chance) -> Castle:
    """The table before anybody has chosen a family."""
    g = bare_table(seats, settings, chance)
    g.then(set_up)
    return g


def bare_table(seats: int, settings: dict[str, str], chance: Chance) -> Castle:
    """Everything still in the box, except for everybody's first gold."""
    return Castle(
        game="mighty-monsters",
        seats=seats,
        settings=settings,
        chance=chance,
        asked=[0] * seats,
        lairs=[Lair(START_GOLD)] * seats,
        guards=Deck(list(GUARDS)),
        kings=(),
        rounds=ROUNDS[seats],
        treasury=GOLD_IN_THE_BOX - START_GOLD * seats,
    )


@step
def set_up(g: Castle) -> None:
    """Shuffle guards, king tiles and hands, draw the start player, and ask everybody for a family."""
    g.shuffle(g.guards.pile)
    tiles = list(KINGS)
    g.shuffle(tiles)
    g.kings, g.box = tuple(tiles[: g.rounds]), tuple(tiles[g.rounds :])
    for seat, lair in enumerate(g.lairs):
        cards = list(STRENGTHS)
        g.shuffle(cards)
        g.lairs[seat] = lair.holding(cards[:HAND_SIZE], cards[HAND_SIZE:])
    g.start = g.draw_lot(range(g.seats))
    options = tuple([Option(family, plain(family)) for family in FAMILIES])
    questions = {
        seat: Question(plain("choose-family"), Pick(options, usual=(FAMILIES[seat],)), "families")
        for seat in range(g.seats)
    }
    g.ask_all(questions, families_wished)


@step
def families_wished(g: Castle, wishes: dict[Seat, list[str]]) -> None:
    """Everybody gets the family they wished for; if several want the same one, the lot decides."""
    order = list(range(g.seats))
    g.shuffle(order)
    left = list(FAMILIES)
    families: dict[Seat, str] = {}
    for seat in order:
        [wish] = wishes[seat]
        if wish in left:
            families[seat] = wish
            left.remove(wish)
    for seat in order:
        if seat not in families:
            families[seat] = g.draw_lot(left)
            left.remove(families[seat])
    for seat, lair in enumerate(g.lairs):
        g.lairs[seat] = replace(lair, family=families[seat])
        tell(g, "family", seat, family=plain(families[seat]))
    tell(g, "start-player", g.start)
    g.then(round_)
