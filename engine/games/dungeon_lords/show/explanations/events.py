"""Production, pay day, taxes, special events, and traps one has to part with."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Text
from engine.core.text import Seat
from engine.games.dungeon_lords.cards import ROOMS, Goods
from engine.games.dungeon_lords.lord import Lord, Monster
from engine.games.dungeon_lords.phrases import goods, names, plain, read_monster, text, work_note
from engine.games.dungeon_lords.rules.events import MORE_TAX, tax
from engine.games.dungeon_lords.rules.production import plain_runs, workers
from engine.games.dungeon_lords.rules.scoring import SEAL_POINTS
from engine.games.dungeon_lords.rules.special_events import GIVEN, RECALL_GOLD, WITCH_HUNT_EVIL
from engine.games.dungeon_lords.show.explanations.forecast import (
    afterwards,
    brings_paladin,
    change,
    evil_after,
    lacking,
    who_comes,
)
from engine.games.dungeon_lords.show.explanations.options import ids
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import diggable

# ── production ───────────────────────────────────────────────────────────────────────────────────────────


def producing(view: UnderworldView, decision: Decision) -> Explanation:
    """How many workers are left, and which rooms cannot work."""
    lord = view.lords[decision.seat]
    free = workers(lord)
    notes, outlooks = {"done": text("note-idle", n=free)}, {}
    for choice in ids(decision):
        room, _, square = choice.partition("@")
        if square:
            notes[choice] = work_note(room)
        if room in ROOMS:
            outlooks[choice] = text("outlook-workers", n=free - ROOMS[room].workers)
        elif room == "all":
            rooms = plain_runs(lord, view.year)
            notes[choice] = text("note-all-rooms", rooms=names(dict.fromkeys(rooms)))
            outlooks[choice] = text("outlook-workers", n=free - sum(ROOMS[each].workers for each in rooms))
    possible = {choice.partition("@")[0] for choice in ids(decision)}
    barred = [
        Barred(plain(room), _why_idle(view, decision.seat, room))
        for room in lord.working_rooms
        if ROOMS[room].workers and room not in possible
    ]
    return Explanation(notes, outlooks, barred)


def _why_idle(view: UnderworldView, seat: int, room: str) -> Text:
    lord, face = view.lords[seat], ROOMS[room]
    if lord.produced.count(room) >= view.year:
        return plain("barred-used")
    if face.workers > workers(lord):
        return text("barred-workers", need=face.workers, free=workers(lord))
    if face.get.traps and not view.traps_left:
        return plain("barred-pile")
    if face.digs and not diggable(lord.filled):
        return plain("prospect-no-square")
    return lacking(view, seat, face.pay) or plain("barred-used")


def producing_ahead(view: UnderworldView, decision: Decision) -> Explanation:
    """What a standing wish means; options carry what rooms make."""
    notes = {"all": plain("note-free-rooms"), "done": plain("note-no-more-rooms")}
    for choice in ids(decision):
        room, _, square = choice.partition("@")
        if square:
            notes[choice] = work_note(room)
    return Explanation({choice: note for choice, note in notes.items() if choice in ids(decision)})


# ── taxes and licences ───────────────────────────────────────────────────────────────────────────────────


def taxing(view: UnderworldView, decision: Decision) -> Explanation:
    """What paying so much leaves, and how many seals the rest costs."""
    lord = view.lords[decision.seat]
    return Explanation(outlooks={choice: _taxed(lord, int(choice)) for choice in ids(decision)})


def _taxed(lord: Lord, gold: int) -> Text:
    seals = max(0, tax(lord) - gold)
    return text("note-tax", gold=max(0, lord.gold - gold), seals=seals, points=-SEAL_POINTS * seals)


def taxing_ahead(view: UnderworldView, decision: Decision) -> Explanation:
    """The tax for the tiles there are, and what is missing if one pays less."""
    lord = view.lords[decision.seat]
    due = tax(lord)
    known = {"due": due, "gold": lord.gold, "tiles": lord.filled.bit_count()}
    notes = {"all": text("note-tax-all", **known)}
    for choice in ids(decision):
        if choice != "all":
            notes[choice] = text("note-tax-most", seals=max(0, due - int(choice)), more=MORE_TAX)
    return Explanation(notes)


def licensing(view: UnderworldView, decision: Decision) -> Explanation:
    """What paying so much leaves, and how evil the rest makes one; asked in turn or ahead."""
    seat, lord = decision.seat, view.lords[decision.seat]
    due = len(lord.working_rooms)
    outlooks = {}
    for choice in ids(decision):
        gold = min(due, lord.gold, due if choice == "all" else int(choice))
        missing = due - gold
        stock = afterwards(view, seat, Goods(gold=-gold, evil=missing))
        paladin = brings_paladin(view, seat, evil_after(lord, missing))
        outlooks[choice] = text(
            "outlook-licence", stock=stock, n=missing, paladin="near" if missing and paladin else "far"
        )
    return Explanation(outlooks=outlooks)


# ── pay day ──────────────────────────────────────────────────────────────────────────────────────────────


def paying(view: UnderworldView, decision: Decision) -> Explanation:
    """Whom the evil attracts, what a payment leaves, and who cannot be paid; asked in turn or ahead."""
    seat, lord = decision.seat, view.lords[decision.seat]
    due = [monster for monster in lord.monsters if decision.standing or monster.uid in decision.args[0]]
    notes, outlooks = {}, {}
    for choice in ids(decision):
        cost = _payment(lord, due, choice)
        if choice == "everybody":
            notes[choice] = text("note-everybody", cost=goods(cost), n=len(due))
            continue
        paid_ahead = decision.standing and choice.startswith("pay")
        notes[choice] = _left_after(view, seat, cost, ahead=paid_ahead)
        coming = who_comes(view, seat, cost.evil) if cost.evil else None
        if coming is not None:
            outlooks[choice] = coming
    wages = {monster.kind: monster.face.cost for monster in due}
    barred = [
        Barred(text("barred-hire", kind=plain(kind), cost=goods(wage)), why)
        for kind, wage in wages.items()
        if (why := lacking(view, seat, wage)) is not None
    ]
    return Explanation(notes, outlooks, barred)


def _left_after(view: UnderworldView, seat: Seat, cost: Goods, *, ahead: bool) -> Text:
    """What a payment leaves; decided ahead, it may be more than one has."""
    short = lacking(view, seat, cost) if ahead else None
    if short is not None:
        return text("note-short", why=short)
    return text("note-then", stock=afterwards(view, seat, change(cost)))


def _payment(lord: Lord, due: list[Monster], choice: str) -> Goods:
    """What it takes to pay one monster or all of them, or to let one go."""
    what, _, rest = choice.partition(":")
    if what == "leave":
        return Goods(evil=1)
    uids = [monster.uid for monster in due] if not rest else [read_monster(rest.partition(":")[0])]
    total = Goods()
    for monster in lord.monsters:
        if monster.uid in uids:
            total += monster.face.cost
    return total


# ── special events ───────────────────────────────────────────────────────────────────────────────────────


def giving_in(view: UnderworldView, decision: Decision) -> Explanation:
    """Evil, goods or gold instead of a monster or trap; those carry notes of their own."""
    seat = decision.seat
    evil = WITCH_HUNT_EVIL if "evil" in ids(decision) else 1
    notes: dict[str, Text] = {"lie-down": plain("note-lie-down")}
    outlooks: dict[str, Text] = {}
    for choice in ids(decision):
        if choice in ("evil", "give-evil"):
            stock = text("n-evil", n=evil_after(view.lords[seat], evil))
            notes[choice] = text("note-then", stock=stock)
            coming = who_comes(view, seat, evil)
            if coming is not None:
                outlooks[choice] = coming
        elif choice in GIVEN or choice == "pay-gold":
            cost = GIVEN.get(choice, Goods(gold=RECALL_GOLD))
            notes[choice] = _left_after(view, seat, cost, ahead=decision.standing)
        elif choice[1:].isdigit():
            outlooks[choice] = plain("outlook-monster-lost")
    return Explanation({choice: note for choice, note in notes.items() if choice in ids(decision)}, outlooks)
