"""What cards do that the vocabulary of `cards.toml` cannot say, each registered by its word there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Seat, Text, seat_name
from engine.games.doodle_dungeon.board.sheet import NAMES, NEIGHBOURS
from engine.games.doodle_dungeon.cards import ACTION_OF, SHEET
from engine.games.doodle_dungeon.phrases import Args, card_word
from engine.games.doodle_dungeon.rules.heroes import cross_out, discard_above
from engine.games.doodle_dungeon.state import Encounter, Laid, Table

# ── hero actions on the way ──────────────────────────────────────────────────────────────────────────────

OnTheWay = Callable[[Table, Seat, Laid, int], None]


def on_the_way(g: Table, seat: Seat, square: int) -> None:
    """The hero enters a square: every card above the dungeon that waits for this, the oldest first."""
    for laid in g.masters[seat].above:
        effect = ON_THE_WAY.get(ACTION_OF[laid.card].does)
        if effect is not None and laid in g.masters[seat].above:
            effect(g, seat, laid, square)


def blow_up(g: Table, seat: Seat, laid: Laid, square: int) -> None:
    """On the target's square or beside it the bomb goes off: no fight, the hero walks on."""
    if laid.target != square and laid.target not in NEIGHBOURS[square]:
        return
    kind = g.kind_on(seat, laid.target)
    assert kind is not None
    discard_above(g, seat, laid)
    args: Args = {
        "seat": seat_name(seat),
        "card": card_word(laid.card),
        "kind": kind,
        "square": NAMES[laid.target],
    }
    g.tell(Text("doodle-dungeon-blown-up", args))
    cross_out(g, seat, laid.target)


def disarm(g: Table, seat: Seat, laid: Laid, square: int) -> None:
    """A trap on the square just entered is crossed out without harm."""
    if g.kind_on(seat, square) == "trap":
        discard_above(g, seat, laid)
        args: Args = {"seat": seat_name(seat), "card": card_word(laid.card), "square": NAMES[square]}
        g.tell(Text("doodle-dungeon-disarmed", args))
        cross_out(g, seat, square)


ON_THE_WAY: dict[str, OnTheWay] = {"blow-up": blow_up, "disarm": disarm}

# ── in a fight ───────────────────────────────────────────────────────────────────────────────────────────


def reroll_highest(g: Table, encounter: Encounter) -> Encounter:
    """The highest die is rolled anew, one of them if several are equal."""
    dice = list(encounter.dice)
    dice[dice.index(max(dice))] = g.roll(SHEET.sides)
    return replace(encounter, dice=tuple(dice))


def no_winner(g: Table, encounter: Encounter) -> Encounter:
    """The fight ends without a winner: the monster stays, and nobody is hurt."""
    return replace(encounter, outcome="smoke")


IN_A_FIGHT: dict[str, Callable[[Table, Encounter], Encounter]] = {
    "reroll-highest": reroll_highest,
    "no-winner": no_winner,
}
