"""What becomes of an order once its minion is placed: done, declined, or impossible."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Seat
from engine.games.dungeon_lords.lord import Errand
from engine.games.dungeon_lords.phrases import plain, tell
from engine.games.dungeon_lords.state import Underworld


def update_errand(g: Underworld, seat: Seat, changed: Errand) -> None:
    """Put a changed errand in place of the one with the same order."""
    errands = g.lords[seat].errands
    g.change(seat, errands=tuple([changed if each.order == changed.order else each for each in errands]))


def settle(g: Underworld, seat: Seat, order: str, outcome: str) -> None:
    """Record the outcome of an order."""
    for errand in g.lords[seat].errands:
        if errand.order == order:
            update_errand(g, seat, replace(errand, outcome=outcome))


def give_up(g: Underworld, seat: Seat, order: str) -> None:
    """The order cannot be carried out: its minion sits down on the card."""
    tell(g, "cannot", seat, order=plain(order))
    settle(g, seat, order, "undone")


def decline(g: Underworld, seat: Seat, order: str) -> None:
    """The lord chooses not to carry out the order."""
    tell(g, "declines", seat, order=plain(order))
    settle(g, seat, order, "undone")
