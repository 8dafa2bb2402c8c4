"""Card effects the vocabulary of `cards.toml` cannot express, each registered under its `does` there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Seat
from engine.games.doodle_dungeon.board.sheet import NAMES, NEIGHBOURS
from engine.games.doodle_dungeon.cards import ACTION_OF, SHEET
from engine.games.doodle_dungeon.phrases import card_word, tell
from engine.games.doodle_dungeon.rules.heroes import cross_out, discard_above
from engine.games.doodle_dungeon.state import Encounter, Laid, Table

# ── hero actions on the way ──────────────────────────────────────────────────────────────────────────────

OnTheWay = Callable[[Table, Seat, Laid, int], None]


def on_the_way(g: Table, seat: Seat, square: int) -> None:
    """Resolve the cards above a dungeon that wait for the hero to enter a square, the oldest first."""
    for laid in g.masters[seat].above:
        effect = ON_THE_WAY.get(ACTION_OF[laid.card].does)
        if effect is not None and laid in g.masters[seat].above:
            effect(g, seat, laid, square)


# Bomb: crosses out the chosen monster once the hero comes onto its square or beside it; he walks on.
def blow_up(g: Table, seat: Seat, laid: Laid, square: int) -> None:
    """Cross out the target without a fight if the hero is near enough."""
    if laid.target != square and laid.target not in NEIGHBOURS[square]:
        return
    kind = g.kind_on(seat, laid.target)
    assert kind is not None
    discard_above(g, seat, laid)
    tell(g, "blown-up", seat, card=card_word(laid.card), kind=kind, square=NAMES[laid.target])
    cross_out(g, seat, laid.target)


# Trap Kit: crosses out the next trap the hero enters; he is not hurt and walks on.
def disarm(g: Table, seat: Seat, laid: Laid, square: int) -> None:
    """Cross out a trap on the square just entered."""
    if g.kind_on(seat, square) == "trap":
        discard_above(g, seat, laid)
        tell(g, "disarmed", seat, card=card_word(laid.card), square=NAMES[square])
        cross_out(g, seat, square)


ON_THE_WAY: dict[str, OnTheWay] = {"blow-up": blow_up, "disarm": disarm}

# ── in a fight ───────────────────────────────────────────────────────────────────────────────────────────


# Lucky Charm: after the first roll of the next fight, the highest die is rolled again.
def reroll_highest(g: Table, encounter: Encounter) -> Encounter:
    """Roll the highest die again; only one of them if several are equal."""
    dice = list(encounter.dice)
    dice[dice.index(max(dice))] = g.roll(SHEET.sides)
    return replace(encounter, dice=tuple(dice))


# Smoke Screen: a fight below strength 20 ends without a winner; the monster stays, the hero is not hurt.
def no_winner(g: Table, encounter: Encounter) -> Encounter:
    """End the fight."""
    return replace(encounter, outcome="smoke")


REROLL_SOME = "reroll-some"
"""Second Try: `encounters` asks which dice are rolled again."""
IN_A_FIGHT: dict[str, Callable[[Table, Encounter], Encounter]] = {
    "reroll-highest": reroll_highest,
    "no-winner": no_winner,
}
