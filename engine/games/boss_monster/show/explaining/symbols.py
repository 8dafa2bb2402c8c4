"""The symbol beside an option: the sprite of the card, room, hero or treasure it is about."""

from __future__ import annotations

from engine.core import Decision, Pick
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.phrases import read_copy
from engine.games.boss_monster.show.explaining.targets import find_room
from engine.games.boss_monster.show.views import RealmView

TREASURES = {"C": "relic", "F": "helmet", "M": "book", "T": "sack"}
CARDS = frozenset((*BOSSES, *ROOMS, *MINIBOSSES, *SPELLS, *HEROES))


def symbols_of(view: RealmView, decision: Decision) -> dict[str, str]:
    """By option: the name of a sprite; nothing for words, players and pairs of cards."""
    form = decision.form
    found = {option.id: _symbol(view, option.id) for option in form.options} if isinstance(form, Pick) else {}
    return {choice: symbol for choice, symbol in found.items() if symbol}


def _symbol(view: RealmView, choice: str) -> str:
    if choice in TREASURES:
        return TREASURES[choice]
    card = _card(view, choice)
    return f"boss-monster/{card.lower()}" if card in CARDS else ""


def _card(view: RealmView, choice: str) -> str:
    """The card an option is about: `MB014@new`, `MB055-2/12`, `enter-MB080`, `12.2`, `MB014+`."""
    word = read_copy(choice).partition("@")[0].partition("/")[0]
    if word in CARDS:
        return word
    first, _, last = word.partition("-")
    if first in CARDS or last in CARDS:
        return first if first in CARDS else last
    found = find_room(view, word) if "." in word else None
    return "" if found is None else found[1].slot.cards[-1]
