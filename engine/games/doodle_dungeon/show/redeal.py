"""Another table that a viewer cannot tell from the one there is; the secrecy laws rest on it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Chance, Seat
from engine.core.agenda import Gathering
from engine.core.forms import Path
from engine.core.redealing import copy_with_new_chance, forget_plans_of_others
from engine.games.doodle_dungeon.board.sheet import SIZE
from engine.games.doodle_dungeon.cards import CARDS
from engine.games.doodle_dungeon.state import Built, Master, Table


def redeal(g: Table, viewer: Seat | None, chance: Chance) -> Table:
    """The same table with everything shuffled that `viewer` cannot know."""
    other = copy_with_new_chance(g, chance)
    if g.result is None:
        _redeal_pile(other, chance)
        _redeal_action_cards(other, viewer, chance)
        _hide_treasures_elsewhere(other, viewer, chance)
        _redraw_paths(other, viewer, chance)
        forget_plans_of_others(other, viewer)
    return other


def _redeal_pile(g: Table, chance: Chance) -> None:
    """Shuffle the pile with the cards put back into the box, which nobody has seen either."""
    seen = {*g.pile.discards, *g.row}
    for master in g.masters:
        seen.update([master.card, *master.deck, *master.hand, *(laid.card for laid in master.above)])
    hidden = [card for card in CARDS if card not in seen]
    chance.shuffle(hidden)
    g.pile.pile = hidden[: len(g.pile.pile)]


def _redeal_action_cards(g: Table, viewer: Seat | None, chance: Chance) -> None:
    """Shuffle the decks and hands of all others, and the order of the viewer's own deck."""
    others = [seat for seat in range(g.seats) if seat != viewer]
    cards = sorted([card for seat in others for card in (*g.masters[seat].deck, *g.masters[seat].hand)])
    chance.shuffle(cards)
    for seat in others:
        master = g.masters[seat]
        deck = tuple([cards.pop() for _ in master.deck])
        g.masters[seat] = replace(master, deck=deck, hand=tuple([cards.pop() for _ in master.hand]))
    if viewer is not None:
        deck_in_order = sorted(g.masters[viewer].deck)
        chance.shuffle(deck_in_order)
        g.masters[viewer] = replace(g.masters[viewer], deck=tuple(deck_in_order))


def _hide_treasures_elsewhere(g: Table, viewer: Seat | None, chance: Chance) -> None:
    for seat, master in enumerate(g.masters):
        if seat != viewer and master.sheet.treasures:
            squares = list(range(SIZE))
            treasures = tuple([squares.pop(chance.below(len(squares))) for _ in master.sheet.treasures])
            moved = dict(zip(master.sheet.treasures, treasures, strict=True))
            sheet = replace(master.sheet, treasures=treasures)
            g.masters[seat] = replace(master, sheet=sheet, built=_moved(master, moved))


def _moved(master: Master, moved: dict[int, int]) -> tuple[Built, ...]:
    """What was built from the open card, with its treasures elsewhere."""
    return tuple(
        [
            replace(built, squares=tuple([moved[square] for square in built.squares]))
            if built.element == "treasure"
            else built
            for built in master.built
        ]
    )


def _redraw_paths(g: Table, viewer: Seat | None, chance: Chance) -> None:
    """Change the paths others have drawn, which are secret until all are drawn."""
    for item in g.agenda:
        if isinstance(item, Gathering):
            for question in item.questions:
                if (
                    question.seat != viewer
                    and question.seat in item.answers
                    and isinstance(question.form, Path)
                ):
                    item.answers[question.seat] = question.form.sample(g, question.seat, chance)
