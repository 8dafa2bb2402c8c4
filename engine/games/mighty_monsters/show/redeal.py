"""Another table that a viewer cannot tell from the one there is; the secrecy laws rest on it."""

from __future__ import annotations

from engine.core import Chance, Seat
from engine.core.agenda import Gathering
from engine.core.redealing import copy_with_new_chance, forget_plans_of_others
from engine.games.mighty_monsters.cards import FAMILIES, GUARDS, LEVELS
from engine.games.mighty_monsters.state import Castle, Place


def redeal(g: Castle, viewer: Seat | None, chance: Chance) -> Castle:
    """The same table with everything shuffled that `viewer` cannot know."""
    other = copy_with_new_chance(g, chance)
    _redeal_hands(other, viewer, chance)
    _redeal_guards(other, chance)
    _redeal_kings(other, chance)
    _redeal_wishes(other, viewer, chance)
    forget_plans_of_others(other, viewer)
    return other


def _redeal_hands(g: Castle, viewer: Seat | None, chance: Chance) -> None:
    for seat, lair in enumerate(g.lairs):
        if seat != viewer:
            cards = sorted([*lair.hand, *lair.reserve])
            chance.shuffle(cards)
            size = len(lair.hand)
            g.lairs[seat] = lair.holding(cards[:size], cards[size:])


def _redeal_guards(g: Castle, chance: Chance) -> None:
    """Shuffle fronts of the same level; the backs everybody sees stay where they are."""
    under_the_top = sorted(g.guards.pile[:-1])
    chance.shuffle(under_the_top)
    pile = under_the_top + g.guards.pile[-1:]
    hidden = sorted([*pile, *g.unseen, *(place.guard for place in g.places)])
    chance.shuffle(hidden)
    fronts = {level: [guard for guard in hidden if GUARDS[guard].level == level] for level in LEVELS}

    def another(guard: str) -> str:
        return fronts[GUARDS[guard].level].pop()

    g.guards.pile = [another(guard) for guard in pile]
    g.unseen = tuple([another(guard) for guard in g.unseen])
    g.places = [Place(another(place.guard), place.slots) for place in g.places]


def _redeal_kings(g: Castle, chance: Chance) -> None:
    """Shuffle the tiles nobody has seen; without the king's rules that is all of them."""
    turned = g.settings["kings-rules"] == "on"
    known = g.kings[-1:] if turned and g.king else ()
    coming = g.kings[: len(g.kings) - len(known)]
    hidden = sorted([*coming, *g.box, *(() if turned else g.spent)])
    chance.shuffle(hidden)
    tiles = tuple(hidden)
    g.kings = tiles[: len(coming)] + known
    g.box, rest = tiles[len(coming) :][: len(g.box)], tiles[len(coming) + len(g.box) :]
    g.spent = g.spent if turned else rest


def _redeal_wishes(g: Castle, viewer: Seat | None, chance: Chance) -> None:
    """Change the families others have wished for, which are secret until the last wish is in."""
    for item in g.agenda:
        if isinstance(item, Gathering):
            for seat in item.answers:
                if seat != viewer:
                    item.answers[seat] = [chance.one_of(FAMILIES)]
