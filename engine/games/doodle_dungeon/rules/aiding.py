"""Step 3 of a turn: laying hero actions above the dungeons of others, to help the heroes there."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.core import Option, Pick, Question, Seat, seat_name, step
from engine.games.doodle_dungeon.board.sheet import KINDS, NAMES
from engine.games.doodle_dungeon.cards import ACTION_OF, ACTIONS
from engine.games.doodle_dungeon.phrases import (
    Args,
    action_line,
    action_word,
    card_word,
    plain,
    tell,
    text,
    thing_option,
)
from engine.games.doodle_dungeon.rules.ahead.turns import TURN
from engine.games.doodle_dungeon.rules.closing import END, EXCHANGE, closing_options
from engine.games.doodle_dungeon.rules.heroes import living_monsters, open_dungeons
from engine.games.doodle_dungeon.state import OUTSIDE, Laid, Table

DONE = "done"
"""The end of this step, in questions asked when exchanging cards was a question of its own."""
ASK_AID = plain("ask-aid")


@step
def aid(g: Table, seat: Seat) -> None:
    """3. Lay any number of hero actions, one at a time, each above a dungeon with room for it.

    The same answer says how the turn ends, since nothing is learnt in between.
    """
    hand, targets = g.masters[seat].hand, open_dungeons(g, seat)
    if g.closing or not hand or not targets:
        return
    actions = dict.fromkeys([ACTION_OF[card].id for card in hand if ACTION_OF[card].side == "hero"])
    options = [
        aid_option(action, target)
        for action in actions
        for target in targets
        if not ACTIONS[action].target or living_monsters(g.masters[target].sheet.squares)
    ]
    form = Pick((*options, *closing_options(g, seat)), usual=(END,))
    g.ask(seat, Question(ASK_AID, form, "hero-actions", even_if_forced=True, ahead=TURN), aided)


@step
def aided(g: Table, seat: Seat, picked: list[str]) -> None:
    """Lay a card above a dungeon, a bomb with its target; then ask for another one."""
    [choice] = picked
    if choice in (EXCHANGE, END):
        g.closing = choice
    if choice in (EXCHANGE, END, DONE):
        return
    action, where = read_aid(choice)
    if ACTIONS[action].target:
        monsters = living_monsters(g.masters[where].sheet.squares)
        options = tuple([thing_option(g.kind_on(where, square) or "", square) for square in monsters])
        prompt = text("ask-target", owner=seat_name(where))
        g.ask(seat, Question(prompt, Pick(options), "hero-actions"), targeted, action, where)
    else:
        lay(g, seat, action, where, OUTSIDE)
    g.then(aid, seat)


@step
def targeted(g: Table, seat: Seat, picked: list[str], action: str, where: Seat) -> None:
    """Lay the bomb for this monster."""
    lay(g, seat, action, where, NAMES.index(picked[0]))


def lay(g: Table, seat: Seat, action: str, where: Seat, target: int) -> None:
    """Lay the first card of the hand with this action above a dungeon."""
    master = g.masters[seat]
    card = next(card for card in master.hand if ACTION_OF[card].id == action)
    g.masters[seat] = replace(master, hand=tuple([other for other in master.hand if other != card]))
    other = g.masters[where]
    g.masters[where] = replace(other, above=(*other.above, Laid(card, seat, target)))
    args: Args = {"owner": seat_name(where), "card": card_word(card)}
    if target == OUTSIDE:
        tell(g, "laid", seat, **args)
    else:
        tell(g, "laid-for", seat, **args, kind=KINDS[other.sheet.squares[target]], square=NAMES[target])


@cache
def aid_option(action: str, where: Seat) -> Option:
    """Lay an action above a dungeon."""
    words = text("option-aid", action=action_word(action), owner=seat_name(where))
    return Option(f"{action}@{where}", words, note=action_line(action))


def read_aid(option: str) -> tuple[str, Seat]:
    """Action and dungeon of an option."""
    action, _, where = option.partition("@")
    return action, int(where)
