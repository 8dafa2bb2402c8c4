"""Heroes: the cards above their dungeons, the things they leave crossed out, hearts, death and escape."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat, Text, seat_name
from engine.games.doodle_dungeon.board.sheet import KINDS
from engine.games.doodle_dungeon.cards import ACTION_OF
from engine.games.doodle_dungeon.phrases import Args, card_word, seat_args
from engine.games.doodle_dungeon.rules.scoring import end_of_game
from engine.games.doodle_dungeon.state import DEAD, INSIDE, Laid, Table


def resolved(g: Table, seat: Seat, when: str) -> list[Laid]:
    """All cards above a dungeon that this event calls for, the oldest first; they are discarded."""
    called = [laid for laid in g.masters[seat].above if ACTION_OF[laid.card].when == when]
    for laid in called:
        discard_above(g, seat, laid)
    return called


def discard_above(g: Table, seat: Seat, laid: Laid) -> None:
    """A card above a dungeon goes to the general discard pile."""
    master = g.masters[seat]
    above = tuple([other for other in master.above if other.card != laid.card])
    g.masters[seat] = replace(master, above=above)
    g.pile.discards.append(laid.card)


def cross_out(g: Table, seat: Seat, square: int) -> None:
    """A trap or monster leaves the dungeon; bombs that were meant for it are of no use any more."""
    master = g.masters[seat]
    letter = master.sheet.squares[square]
    g.draw_on(seat, master.sheet.with_letter((square,), letter.lower()))
    for laid in g.masters[seat].above:
        if laid.target == square:
            discard_above(g, seat, laid)
            args: Args = {"seat": seat_name(seat), "card": card_word(laid.card)}
            g.tell(Text("doodle-dungeon-bomb-useless", args))


def suffer(g: Table, seat: Seat, damage: int) -> int:
    """The hero loses hearts, as far as no shield helps; so many are lost at last."""
    for laid in g.masters[seat].above:
        if damage > 0 and ACTION_OF[laid.card].when == "damage":
            discard_above(g, seat, laid)
            damage = max(0, damage + ACTION_OF[laid.card].damage)
            args: Args = {"seat": seat_name(seat), "card": card_word(laid.card), "damage": damage}
            g.tell(Text("doodle-dungeon-shielded", args))
    master = g.masters[seat]
    lost = min(damage, master.hero.hearts)
    g.masters[seat] = replace(master, hero=replace(master.hero, hearts=master.hero.hearts - lost))
    return lost


def hero_has_gone(g: Table, seat: Seat, fate: str) -> None:
    """Dead or escaped: cards above the dungeon are discarded; with the last hero the game ends."""
    master = g.masters[seat]
    g.pile.discards += [laid.card for laid in master.above]
    g.masters[seat] = replace(master, hero=replace(master.hero, fate=fate), above=())
    if not g.heroes_inside():
        end_of_game(g)


def dies_without_hearts(g: Table, seat: Seat) -> None:
    """A hero whose last heart is crossed out is dead."""
    hero = g.masters[seat].hero
    if hero.hearts == 0 and hero.fate == INSIDE:
        g.tell(Text("doodle-dungeon-died", seat_args(seat)))
        hero_has_gone(g, seat, DEAD)


def living_monsters(squares: str) -> list[int]:
    """Squares with a monster that is not crossed out."""
    return [square for square, letter in enumerate(squares) if letter in KINDS and KINDS[letter] != "trap"]
