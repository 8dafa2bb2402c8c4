"""Windows: where spells and abilities may be played, and who is stopped there (see `timing.py`)."""

from __future__ import annotations

from engine.core import Pick, Question, Seat, Text, Weight, seat_name, step
from engine.games.boss_monster.phrases import card_name, declining, option, tell, text, ungrouped
from engine.games.boss_monster.rules.reactions.actions import actions, could_act
from engine.games.boss_monster.rules.reactions.declaration import begin
from engine.games.boss_monster.rules.reactions.orders import (
    forget_hero,
    note_orders,
    offer_adventure_orders,
    stops_at_hero,
    stops_at_turn,
)
from engine.games.boss_monster.rules.walking import next_hero
from engine.games.boss_monster.state import Realm

# ── adventure phase: windows B1 and B2 ───────────────────────────────────────────────────────────────────


def anybody_stops(g: Realm, card: str) -> bool:
    """Whether anybody has orders for this hero; that nobody stops play is information too."""
    g.turn_up()
    return any(g.orders) and any(order.endswith(card) for orders in g.orders for order in orders)


@step
def window(g: Realm, moment: str, card: str, uid: int, passed: list[int]) -> None:
    """Ask the next player to be stopped: `enter` before a hero goes in, `room` after a room's damage."""
    g.turn_up()
    if not is_open(g, moment, card, uid):
        return
    for seat in g.by_turn():
        if seat not in passed and stops_at_hero(g, seat, moment, card) and could_act(g, seat):
            form = Pick(
                ungrouped((declining("pass"), *actions(g, seat), option("pass-hero"), option("pass-phase")))
            )
            question = Question(
                _prompt(g, moment, card), form, "reactions", even_if_forced=True, reaction=True
            )
            tell_halt(g, moment, card)
            g.ask(seat, question, acted, moment, card, uid, passed)
            return


def tell_halt(g: Realm, moment: str, card: str) -> None:
    """Tell where play has stopped, for those who only watch."""
    if moment == "enter":
        tell(g, "halt-enter", g.active, Weight.DETAIL, hero=card_name(card))
    elif g.walker is not None:
        room = g.walker.steps[-1].room
        health = max(0, g.walker.hero.remaining)
        tell(
            g, "halt-room", g.active, Weight.DETAIL, hero=card_name(card), room=card_name(room), health=health
        )


def is_open(g: Realm, moment: str, card: str, uid: int) -> bool:
    """Whether the hero is still where it was when the window opened."""
    if moment == "enter":
        hero = next_hero(g.lairs[g.active])
        return hero is not None and hero.card == card
    return g.walker is not None and g.walker.hero.card == card and g.walker.uid == uid


def _prompt(g: Realm, moment: str, card: str) -> Text:
    owner = seat_name(g.active)
    if moment == "enter":
        return text("ask-enter", hero=card_name(card), seat=owner)
    assert g.walker is not None
    slot = g.lairs[g.walker.seat].slot(g.walker.uid)
    assert slot is not None
    health = max(0, g.walker.hero.remaining)
    return text("ask-room", hero=card_name(card), seat=owner, room=card_name(slot.cards[-1]), health=health)


@step
def acted(
    g: Realm, seat: Seat, picked: list[str], moment: str, card: str, uid: int, passed: list[int]
) -> None:
    """Ask the next one after a pass, and everybody again after an action."""
    match picked[0]:
        case "pass":
            g.then(window, moment, card, uid, [*passed, seat])
        case "pass-hero":
            forget_hero(g, seat, card)
            g.then(window, moment, card, uid, [*passed, seat])
        case "pass-phase":
            note_orders(g, seat, ())
            g.then(window, moment, card, uid, [*passed, seat])
        case action:
            g.then(begin, seat, action)
            g.then(window_again, moment, card, uid)


@step
def window_again(g: Realm, moment: str, card: str, uid: int) -> None:
    """Open the window again after an action; orders can be given for heroes it has brought here."""
    offer_adventure_orders(g)
    g.then(window, moment, card, uid, [])


# ── build phase: window A ────────────────────────────────────────────────────────────────────────────────


def next_in_build_window(g: Realm, passed: list[int]) -> Seat | None:
    """Who is to be stopped before the active player's build is final."""
    for seat in g.others(g.active):
        if seat not in passed and stops_at_turn(g, seat) and could_act(g, seat):
            return seat
    return None


def build_window_question(g: Realm, seat: Seat) -> Question[list[str]]:
    """Ask what to do before a build is final."""
    return Question(
        text("ask-build-window", seat=seat_name(g.active)),
        build_window_form(g, seat),
        "reactions",
        even_if_forced=True,
        reaction=True,
    )


def build_window_form(g: Realm, seat: Seat) -> Pick:
    """Pass, or act before a build is final."""
    return Pick(ungrouped((declining("pass"), *actions(g, seat))))
