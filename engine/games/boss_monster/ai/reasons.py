"""Why an answer is good, in a sentence that names heroes, rooms and spells.

Who would come and who would die is counted by the same forecasts that stand beside the options.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core import Choice, Decision, Seat, Text, all_of, seat_name
from engine.games.boss_monster.ai.reactions import HELPING, SAVING_AT_LAST, SAVING_FIRST, SENDING_AWAY
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, ROOMS
from engine.games.boss_monster.phrases import card_name, card_names, read_copy, text
from engine.games.boss_monster.rules.ahead.usual_stops import health_at_end
from engine.games.boss_monster.show.explaining.builds import with_build
from engine.games.boss_monster.show.explaining.forecast import (
    escapes,
    lair_of,
    outcome,
    walker_in_question,
)
from engine.games.boss_monster.show.explaining.lines import called, short
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import Lair, Walker

Reason = Callable[[RealmView, Decision, list[str], str], Text | None]
HARVEST = ("souls", "lure")
"""Parts of the value that heroes bring who come and die."""
FIGHTING = ("souls", "wounds")
"""Parts of the value that are decided on a hero's way."""
PASSING = ("pass", "pass-hero")
STRIKING = frozenset((*HELPING, *SENDING_AWAY))
"""What keeps a hero from getting through one's own dungeon."""
SAVING = frozenset((*SAVING_FIRST, *SAVING_AT_LAST)).intersection(ABILITIES)
"""Cards that keep one alive in somebody else's."""


def reason(view: RealmView, decision: Decision, choice: Choice, part: str) -> Text | None:
    """What speaks for an answer; None where there is nothing more to say than usual."""
    told = REASONS.get(decision.step.rpartition(".")[2])
    return told(view, decision, choice, part) if told is not None and isinstance(choice, list) else None


def _heroes(cards: Iterable[str]) -> Text:
    return all_of([called(card) for card in cards])


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def _built(view: RealmView, decision: Decision, choice: list[str], part: str) -> Text | None:
    word = choice[0] if choice else "done"
    if word.startswith("promote/"):
        return _promoted(view, decision.seat, word) if part == "dungeon" else None
    card, at, place = word.partition("@")
    here = lair_of(view, decision.seat)
    if at:
        return _with_card(view, decision.seat, card, with_build(here, card, place), part)
    return _as_it_is(view, decision.seat, here, part) if word == "done" else None


def _with_card(view: RealmView, seat: Seat, card: str, after: Lair, part: str) -> Text | None:
    """Whom the dungeon would lure with this card, and who of them would die; or what it deals then."""
    prey, escaping = _guests(view, seat, after)
    if part in HARVEST and prey:
        return text("why-lures", heroes=_heroes(prey), number=len(prey))
    if part == "wounds":
        _, before = _guests(view, seat, lair_of(view, seat))
        spared = [hero for hero in before if hero not in escaping]
        killed = [hero for hero in spared if hero in prey]
        if killed:
            return text("why-deadly", card=card_name(card), heroes=_heroes(killed), number=len(killed))
        return text("why-away", heroes=_heroes(spared), number=len(spared)) if spared else None
    if part == "dungeon" and card in ROOMS:
        dealt = outcome(view, seat, after).damage
        return text("why-deals", card=card_name(card), damage=dealt)
    return _talent(card, 1) if part == "dungeon" and card in MINIBOSSES else None


def _as_it_is(view: RealmView, seat: Seat, here: Lair, part: str) -> Text | None:
    """What comes without any build; or whom a card in hand might lure."""
    prey, _ = _guests(view, seat, here)
    if part in HARVEST and prey:
        return text("why-lures-already", heroes=_heroes(prey), number=len(prey))
    if part != "wounds":
        return None
    bound = {hero.card for hero in outcome(view, seat, here).heroes}
    deadly = [hero.card for hero in view.town if hero.card not in bound and escapes(here, Walker(hero, seat))]
    return text("why-quiet", heroes=_heroes(deadly), number=len(deadly)) if deadly else None


def _guests(view: RealmView, seat: Seat, lair: Lair) -> tuple[list[str], list[str]]:
    """Heroes who would come to this dungeon: those who die there, and those who get through."""
    heroes = outcome(view, seat, lair).heroes
    escaping = [hero.card for hero in heroes if health_at_end(lair, Walker(hero, seat)) > 0]
    return [hero.card for hero in heroes if hero.card not in escaping], escaping


def _promoted(view: RealmView, seat: Seat, choice: str) -> Text | None:
    uid = choice.partition("/")[2]
    slot = next((room.slot for room in view.lairs[seat].rooms if str(room.slot.uid) == uid), None)
    return _talent(slot.miniboss, slot.level + 1) if slot is not None else None


def _talent(miniboss: str, level: int) -> Text:
    return text("why-talent", card=card_name(miniboss), text=short(f"{miniboss}-{level}"))


def _first_room(view: RealmView, decision: Decision, choice: list[str], part: str) -> Text | None:
    card = choice[0] if choice else ""
    if part != "dungeon" or card not in ROOMS:
        return None
    return text("why-first", card=card_name(card), damage=ROOMS[card].damage)


def _discarded(view: RealmView, decision: Decision, choice: list[str], part: str) -> Text | None:
    cards = [read_copy(card) for card in choice]
    kept = all(card in (*view.hand_rooms, *view.hand_spells) for card in cards)
    return text("why-discard", cards=card_names(cards)) if cards and kept else None


# ── the adventure ────────────────────────────────────────────────────────────────────────────────────────


def _ordered(view: RealmView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """Whom one can still do something about, at home or elsewhere."""
    stopped = {order.partition("-")[2] for order in choice}
    here = [hero.card for hero in view.lairs[decision.seat].queue if hero.card in stopped]
    return text("why-stop", heroes=_heroes(here), number=len(here)) if here and part in FIGHTING else None


def _acted(view: RealmView, decision: Decision, choice: list[str], part: str) -> Text | None:
    """A hero's fate without this deed, and that it may change it."""
    walker = walker_in_question(view)
    if walker is None or not choice:
        return None
    escaping = escapes(lair_of(view, walker.seat), walker)
    hero, mine = called(walker.hero.card), walker.seat == decision.seat
    if choice[0] in PASSING:
        settled = mine and not escaping
        return text("why-dies-anyway", hero=hero) if settled else None
    ability = choice[0].partition("/")[0]
    if part not in FIGHTING or escaping != mine or ability not in (STRIKING if mine else SAVING):
        return None
    if mine:
        return text("why-strike", card=card_name(_card_of(ability)), hero=hero)
    return text("why-rescue", card=card_name(_card_of(ability)), hero=hero, owner=seat_name(walker.seat))


def _card_of(ability: str) -> str:
    return ability.partition("-")[0]


REASONS: dict[str, Reason] = {
    "built": _built,
    "first_room_laid": _first_room,
    "hands_chosen": _discarded,
    "orders_given": _ordered,
    "acted": _acted,
}
"""By step: how to say what speaks for an answer."""
