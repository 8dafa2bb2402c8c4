"""What the picture of a question shows, in sentences of the text twin: one function for each scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.agenda import Decision
from engine.core.text import Text, all_of, seat_name
from engine.games.dungeon_lords.cards import SPELLS
from engine.games.dungeon_lords.phrases import text
from engine.games.dungeon_lords.show import twin
from engine.games.dungeon_lords.show.explanations.forecast import battle_to_come
from engine.games.dungeon_lords.show.standings import tax_due
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle
from render.dungeon_lords.parts.heroes import power_of
from render.dungeon_lords.questions.subjects import marks_of

Words = Callable[[UnderworldView, Decision], Iterator[Text]]


# ── strips ───────────────────────────────────────────────────────────────────────────────────────────────


def evil_of_all(view: UnderworldView) -> Text:
    """How evil everybody is."""
    evil = [text("alt-stands", seat=seat_name(seat), evil=lord.evil) for seat, lord in enumerate(view.lords)]
    return text("alt-evil", lords=all_of(evil))


def powers(view: UnderworldView, battle: Battle) -> Iterator[Text]:
    """The combat card, fatigue, and what the party can prevent, heal and cast."""
    spell = "" if view.exercise else view.known_spells[view.combat_round - 1]
    if spell:
        yield twin.combat_card(view.combat_round, SPELLS[spell])
    if spell or view.exercise:
        yield text("alt-fatigue", n=max(0, view.combat_card.fatigue - battle.courage))
    lord = view.lords[battle.seat]
    prevention = power_of(lord, "thief") if view.battle is None else battle.prevention
    healing, magic = power_of(lord, "priest"), power_of(lord, "wizard")
    yield text("alt-powers", prevention=prevention, healing=healing, magic=magic)


def _squares(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The squares in question, and the dungeon they are in."""
    squares = marks_of(view, decision).open
    if squares:
        yield text("alt-squares", squares=", ".join([square_name(where) for where in squares]))
    yield from twin.stock(view, decision.seat)
    yield from twin.tiles(view.lords[decision.seat])


def _battle(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The tile, the powers of both sides, and the party."""
    lord, battle = view.lords[decision.seat], battle_to_come(view, decision.seat)
    yield text("alt-fought-for", square=square_name(battle.where))
    yield from powers(view, battle)
    yield from twin.party(lord)


# ── orders ───────────────────────────────────────────────────────────────────────────────────────────────


def on_orders(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The spaces of all orders, what is on offer, and what the round brings."""
    yield from twin.stock(view, decision.seat)
    yield from on_played(view, decision)
    yield from twin.offers(view)
    yield from twin.this_round(view)


def on_played(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """Orders chosen, given and unavailable, and where minions stand."""
    yield from twin.own_orders(view)
    yield from twin.orders(view.lords[decision.seat])
    yield from twin.minions(view)


def on_errand(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """One order, how evil everybody is, and what the round brings."""
    yield from twin.stock(view, decision.seat)
    yield from twin.minions(view, (decision.topic,))
    yield evil_of_all(view)
    if decision.topic == "reputation":
        yield from twin.combat_cards(view.known_spells)
    yield from twin.this_round(view)


# ── the dungeon ──────────────────────────────────────────────────────────────────────────────────────────


def on_map(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The dungeon, and the tax for it."""
    yield from _squares(view, decision)
    tiles = view.lords[decision.seat].filled.bit_count()
    yield text("alt-tax", tiles=tiles, due=tax_due(view, decision.seat))


def on_site(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The dungeon, and the rooms on offer."""
    yield from _squares(view, decision)
    yield from twin.rooms_on_offer(view)


def on_reach(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The dungeon, and the heroes."""
    yield from _squares(view, decision)
    yield from twin.party(view.lords[decision.seat])


def on_tavern(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The monsters on offer, and who is there already."""
    yield from twin.monsters_on_offer(view)
    yield from on_camp(view, decision)


def on_camp(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """Monsters and heroes."""
    yield from twin.stock(view, decision.seat)
    yield from twin.lair(view.lords[decision.seat])
    yield from twin.party(view.lords[decision.seat])


def on_lair(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """Monsters, and how evil everybody is."""
    yield from twin.stock(view, decision.seat)
    yield from twin.lair(view.lords[decision.seat])
    yield evil_of_all(view)


def on_traps(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """The viewer's traps, and the party they are meant for."""
    yield from twin.stock(view, decision.seat)
    yield from twin.own_traps(view)
    yield from twin.party(view.lords[decision.seat])


def on_prison(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """Prisoners."""
    yield from twin.stock(view, decision.seat)
    yield from twin.prison(view.lords[decision.seat])


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def on_plan(about: str) -> Words:
    """A battle to come, and the traps or monsters to choose from."""

    def words(view: UnderworldView, decision: Decision) -> Iterator[Text]:
        yield from _battle(view, decision)
        if about == "traps":
            yield from twin.stock(view, decision.seat)
            yield from twin.own_traps(view)
        else:
            yield from twin.lair(view.lords[decision.seat])

    return words


def on_fight(view: UnderworldView, decision: Decision) -> Iterator[Text]:
    """A battle, what is unusual about it, and who was sent."""
    yield from _battle(view, decision)
    yield from twin.battle_situation(view.lords[decision.seat], battle_to_come(view, decision.seat))
    yield from twin.own_plan(view)
    yield from twin.traps_laid_out(view)
