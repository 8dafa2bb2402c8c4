"""Improving the deck ahead: with the expedition, players may already say what becomes of its cards.

The next main goal is not known by then, so this is for those who do not mind. Each question takes as many
cards from its list as it may, the first ones first.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Option, Pick, Plan, Question, Seat, Use, plan_kind
from engine.core.forms import AnyForm
from engine.games.fairy_market.board.dungeon import NO_DUNGEON, Dungeon, shared_dungeon
from engine.games.fairy_market.board.script import read_script
from engine.games.fairy_market.phrases import card_name, in_short, plain
from engine.games.fairy_market.state import ROUNDS, Fair, Player

NO_CARD = Option("none", plain("no-card"), declines=True)


def foresee_upgrades(g: Fair, seat: Seat) -> None:
    """Let a player whose expedition is handed in decide about its cards; what was found is still secret."""
    if g.round < ROUNDS:
        for about in (CUT, RECYCLE, KEEP):
            g.foresee(seat, about)


def forget_upgrades(g: Fair) -> None:
    """The round is over."""
    for about in (CUT, RECYCLE, KEEP):
        g.forget_plans(about)


# ── how many cards there are to choose ───────────────────────────────────────────────────────────────────


def most_to_cut(player: Player, dungeon: Dungeon) -> int:
    """One for each pair of scissors, and one with the book."""
    book = player.ready("removes")
    return dungeon.count("scissors") + (book.removes if book else 0)


def most_to_recycle(player: Player, dungeon: Dungeon) -> int:
    """One for each recycling sign."""
    return dungeon.count("recycling")


def most_to_keep(player: Player, dungeon: Dungeon) -> int:
    """One with the book, if the player can pay; coins found this round may pay for it."""
    book = player.ready("keeps")
    found = dungeon.count("coin") if player.script else 0
    return book.keeps if book is not None and player.coins + found >= book.price else 0


def explored(player: Player) -> Dungeon:
    """The dungeon of this round: the one handed in, or the one all have seen."""
    if not player.script:
        return player.dungeon or NO_DUNGEON
    sketch = read_script(tuple(player.hand), player.kit(), tuple(player.script))
    return shared_dungeon(sketch.cards, sketch.trail, player.kit())


def placed(player: Player, dungeon: Dungeon) -> list[str]:
    """The cards of the dungeon that have been neither kept nor given away yet."""
    laid = [each.card for each in dungeon.cards]
    return [card for card in player.hand if card in laid]


# ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────────


def _asked_ahead(
    key: str, most_of: Callable[[Player, Dungeon], int]
) -> Callable[[Fair, Seat], Question[list[str]]]:
    """What is asked ahead about an upgrade; nothing can be picked by those who have not found it."""

    def question(g: Fair, seat: Seat) -> Question[list[str]]:
        player = g.players[seat]
        dungeon = explored(player)
        cards = placed(player, dungeon) if most_of(player, dungeon) else []
        options = [Option(card, card_name(card), note=in_short(card)) for card in cards]
        form = Pick((*options, NO_CARD) if options else (), least=0)
        return Question(plain(key), form, "upgrades")

    return question


def as_many_as_allowed(g: Fair, plan: Plan, form: AnyForm) -> Use | None:
    """The first cards of the list that are still there; none, if the list says so."""
    assert isinstance(form, Pick)
    there = {each.id for each in form.options}
    listed = [str(planned[0]) for planned in plan.choices if isinstance(planned, tuple)]
    cards = [card for card in listed if card in there]
    return Use(cards[: form.most], None) if cards or NO_CARD.id in listed else None


CUT = plan_kind("fairy-market-cut", _asked_ahead("cut-ahead", most_to_cut), as_many_as_allowed)
RECYCLE = plan_kind(
    "fairy-market-recycle", _asked_ahead("recycle-ahead", most_to_recycle), as_many_as_allowed
)
KEEP = plan_kind("fairy-market-keep", _asked_ahead("keep-ahead", most_to_keep), as_many_as_allowed)
