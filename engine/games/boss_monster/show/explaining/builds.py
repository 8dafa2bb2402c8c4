"""Building: what each card does, what the round would bring with it, and which cards have no place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core import Barred, Decision, Explanation, Option, Pick, Seat, Text
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, ROOMS
from engine.games.boss_monster.phrases import card_name, italic_names, plain, text
from engine.games.boss_monster.rules.building import HIGHEST_LEVEL, PROMOTION_PRICE
from engine.games.boss_monster.rules.dungeon import boss_text, can_be_chosen, symbols
from engine.games.boss_monster.rules.revealing import REVEAL_PRICE
from engine.games.boss_monster.show.explaining.actions import action_line, barred_actions
from engine.games.boss_monster.show.explaining.forecast import forecast, lair_of
from engine.games.boss_monster.show.explaining.lines import card_line, short
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import MOST_ROOMS, Lair, Slot
from engine.games.boss_monster.timing import NO_BUILD, PROMOTED

NEW = "new"


def explain_build(view: RealmView, decision: Decision) -> Explanation:
    """A line on every card and deed; a forecast for every build, and for building nothing."""
    form, seat = decision.form, decision.seat
    assert isinstance(form, Pick)
    here = lair_of(view, seat)
    notes = {option.id: _note(view, seat, option.id) for option in form.options}
    outlooks = {}
    for option in form.options:
        after = _after(view, here, option.id)
        if after is not None:
            outlooks[option.id] = after if isinstance(after, Text) else forecast(view, seat, after)
    return Explanation(notes, outlooks, list(barred_builds(view, seat, form.options)))


def explain_turn(view: RealmView, decision: Decision) -> Explanation:
    """The same for a whole build turn, in which one may act as well."""
    form = decision.form
    assert isinstance(form, Pick)
    found = explain_build(view, decision)
    return found._replace(barred=[*found.barred, *barred_actions(view, decision.seat, form.options)])


def _note(view: RealmView, seat: Seat, choice: str) -> Text:
    card, at, _ = choice.partition("@")
    return card_line(card) if at else action_line(view, seat, choice)


def _after(view: RealmView, here: Lair, choice: str) -> Lair | Text | None:
    """The dungeon after a build; a text if there would be none; None if that is not what is chosen."""
    if choice in ("done", "withdraw"):
        return here
    if choice == "keep":
        return _built(here, view.placed, str(view.placed_at or NEW))
    card, at, place = choice.partition("@")
    return _built(here, card, place.partition(".")[0]) if at else None


def _built(here: Lair, card: str, place: str) -> Lair | Text:
    if card in MINIBOSSES and here.hoard < REVEAL_PRICE:
        return plain("outlook-no-coin")
    return with_build(here, card, place)


def with_build(here: Lair, card: str, place: str) -> Lair:
    """The dungeon once this card is turned up there: `new`, or the number of a stack."""
    if place == NEW:
        slots: tuple[Slot, ...] = (Slot(0, (card,)), *here.slots)
    else:
        slots = tuple([_on_top(here, slot, card) if str(slot.uid) == place else slot for slot in here.slots])
    levelled = here.levelled or len(slots) == MOST_ROOMS
    after = replace(here, slots=slots, levelled=levelled)
    if card in ROOMS and ABILITIES[card].does == "inspire":
        after.slots = tuple([_inspired(after, slot, card) for slot in slots])
    return after


def _on_top(here: Lair, slot: Slot, card: str) -> Slot:
    if card in MINIBOSSES:
        strong = boss_text(here, "always") and ABILITIES[here.boss].does == "level-two"
        return replace(slot, miniboss=card, level=2 if strong else 1)
    return Slot(slot.uid, (*slot.cards, card), miniboss=slot.miniboss, level=slot.level)


def _inspired(lair: Lair, slot: Slot, nest: str) -> Slot:
    """Dragon's Nest: until end of round, other Monster Rooms deal 1 more for each of their symbols."""
    if slot.cards[-1] == nest or slot.room.kind != "monster" or not can_be_chosen(lair, slot):
        return slot
    return replace(slot, text_bonus=slot.text_bonus + ABILITIES[nest].amount * len(symbols(lair, slot)))


# ── what cannot be built ─────────────────────────────────────────────────────────────────────────────────


def barred_builds(view: RealmView, seat: Seat, options: Sequence[Option]) -> Iterator[Barred]:
    """Cards in hand that cannot be laid anywhere, and minibosses that cannot be promoted."""
    lair = view.lairs[seat]
    buildable = {option.id.partition("@")[0] for option in options if "@" in option.id}
    if NO_BUILD in lair.marks:
        yield Barred(plain("barred-building"), plain("barred-traitor"))
    else:
        homeless: dict[str, list[str]] = {}
        for card in dict.fromkeys(view.hand_rooms):
            if card not in buildable:
                homeless.setdefault(_why_no_place(view, seat, card), []).append(card)
        for why, cards in homeless.items():
            yield Barred(italic_names(cards), plain(why))
    promotable = any(option.id.startswith(("promote/", "barter/")) for option in options)
    for room in lair.rooms:
        slot = room.slot
        if slot.miniboss and not promotable:
            reason = _why_no_promotion(view, seat, slot)
            if reason is not None:
                yield Barred(text("barred-promoting", miniboss=card_name(slot.miniboss)), reason)


def _why_no_place(view: RealmView, seat: Seat, card: str) -> str:
    if not view.lairs[seat].rooms:
        return "barred-needs-a-room"
    if card in MINIBOSSES:
        return "barred-beside-miniboss"
    return "barred-advanced" if ROOMS[card].advanced else "barred-no-place"


def _why_no_promotion(view: RealmView, seat: Seat, slot: Slot) -> Text | None:
    lair = view.lairs[seat]
    if slot.level >= HIGHEST_LEVEL:
        return None
    if PROMOTED in lair.marks:
        return plain("barred-promoted")
    return text("barred-coins", coins=PROMOTION_PRICE) if lair.hoard < PROMOTION_PRICE else None


# ── the first room, and rooms built at once ──────────────────────────────────────────────────────────────


def explain_drawn_room(view: RealmView, decision: Decision) -> Explanation:
    """Brassknuckle: the forecast with the drawn room at each place."""
    form = decision.form
    assert isinstance(form, Pick)
    (card,) = decision.args
    notes = {option.id: _at_place(view, decision.seat, card, option.id) for option in form.options}
    return Explanation(notes)


def _at_place(view: RealmView, seat: Seat, card: str, place: str) -> Text:
    if place == "keep":
        return plain("note-keep-drawn")
    if place == NEW:
        return card_line(card)
    covered = next(room for room in view.lairs[seat].rooms if str(room.slot.uid) == place)
    return text("note-covers", damage=covered.damage, text=short(covered.slot.cards[-1]))


def explain_intern(view: RealmView, decision: Decision) -> Explanation:
    """Internship: a line on every miniboss found, and the forecast with it."""
    form = decision.form
    assert isinstance(form, Pick)
    here = lair_of(view, decision.seat)
    notes, outlooks = {}, {}
    for option in form.options:
        card, at, place = option.id.partition("@")
        notes[option.id] = card_line(card) if at else plain("note-no-intern")
        if at:
            after = _built(here, card, place)
            outlooks[option.id] = after if isinstance(after, Text) else forecast(view, decision.seat, after)
    return Explanation(notes, outlooks)
