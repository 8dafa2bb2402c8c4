"""Heroes: the cards above their dungeons, crossing out what they beat, hearts, death and escape."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat, Weight
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import ACTION_OF
from engine.games.doodle_dungeon.phrases import card_word, tell
from engine.games.doodle_dungeon.rules.scoring import end_of_game
from engine.games.doodle_dungeon.state import DEAD, INSIDE, Laid, Table
from engine.games.doodle_dungeon.timing import MOST_ABOVE


def resolved(g: Table, seat: Seat, when: str) -> list[Laid]:
    """Discard and return all cards above a dungeon that wait for this event, the oldest first."""
    called = [laid for laid in g.masters[seat].above if ACTION_OF[laid.card].when == when]
    for laid in called:
        discard_above(g, seat, laid)
    return called


def discard_above(g: Table, seat: Seat, laid: Laid) -> None:
    """Move a card from above a dungeon to the discard pile."""
    master = g.masters[seat]
    above = tuple([other for other in master.above if other.card != laid.card])
    g.masters[seat] = replace(master, above=above)
    g.pile.discards.append(laid.card)


def cross_out(g: Table, seat: Seat, square: int) -> None:
    """Cross out a trap or monster; bombs meant for it are discarded."""
    master = g.masters[seat]
    letter = master.sheet.squares[square]
    g.draw_on(seat, master.sheet.with_letter((square,), letter.lower()))
    for laid in g.masters[seat].above:
        if laid.target == square:
            discard_above(g, seat, laid)
            tell(g, "bomb-useless", seat, Weight.DETAIL, card=card_word(laid.card))


# Shield: the next damage to the hero is 2 less, but never below 0.
def suffer(g: Table, seat: Seat, damage: int) -> int:
    """Take hearts from the hero, less what shields prevent; return how many are lost."""
    for laid in g.masters[seat].above:
        if damage > 0 and ACTION_OF[laid.card].when == "damage":
            discard_above(g, seat, laid)
            damage = max(0, damage + ACTION_OF[laid.card].damage)
            tell(g, "shielded", seat, Weight.DETAIL, card=card_word(laid.card), damage=damage)
    master = g.masters[seat]
    lost = min(damage, master.hero.hearts)
    g.masters[seat] = replace(master, hero=replace(master.hero, hearts=master.hero.hearts - lost))
    return lost


def hero_has_gone(g: Table, seat: Seat, fate: str) -> None:
    """The hero is dead or escaped: discard the cards above; the game ends with the last hero."""
    master = g.masters[seat]
    g.pile.discards += [laid.card for laid in master.above]
    g.masters[seat] = replace(master, hero=replace(master.hero, fate=fate), above=())
    if not g.heroes_inside():
        end_of_game(g)


def dies_without_hearts(g: Table, seat: Seat) -> None:
    """A hero without hearts dies."""
    hero = g.masters[seat].hero
    if hero.hearts == 0 and hero.fate == INSIDE:
        tell(g, "died", seat, Weight.HEADLINE)
        hero_has_gone(g, seat, DEAD)


def open_dungeons(g: Table, seat: Seat) -> list[Seat]:
    """Opponents whose hero is inside and whose dungeon has room for a card above it."""
    return [other for other in opponents_inside(g, seat) if len(g.masters[other].above) < MOST_ABOVE]


def opponents_inside(g: Table, seat: Seat) -> list[Seat]:
    """Opponents whose hero is neither dead nor escaped, clockwise."""
    return [other for other in g.clockwise_from(seat)[1:] if g.masters[other].hero.fate == INSIDE]


def living_monsters(squares: str) -> list[int]:
    """Squares with a monster that is not crossed out."""
    return [square for square, letter in enumerate(squares) if letter in KINDS and KINDS[letter] != "trap"]
