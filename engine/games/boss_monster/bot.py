"""A computer player for Boss Monster: it builds what lures and kills, spends coins, reacts where it helps."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Choice, Decision, Number, Pick, Seat
from engine.games.boss_monster.appraisal import (
    KEEPING,
    MINIBOSS,
    WOUNDS_ARE_CLOSE,
    covering_costs,
    needed_health,
    overkill,
    placement_value,
    wants_to_hurt,
)
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.state import NOWHERE
from engine.games.boss_monster.views import LairView, RealmView

Answer = Callable[[RealmView, Decision], Choice]

KILLERS = ("MB043", "MB060-3", "MB055-2", "MB071", "MB047", "MB069")
"""Ways to finish off a hero in the own dungeon, the cheapest first."""
REMOVERS = ("MB057-2", "MB022")
"""Ways to get rid of one for now."""
SAVIOURS = ("MB027", "armor-up", "MB058-3", "bribe")
"""Ways to save a hero in somebody else's dungeon."""
SPARE_COINS = 4
"""With so many, coins are spent on spells."""


def choose(view: RealmView, decision: Decision) -> Choice:
    """The answer its rule suggests; the usual one where nothing better is known."""
    answer = _answers.get(decision.step)
    return decision.form.default(None, decision.seat) if answer is None else answer(view, decision)


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def _build(view: RealmView, decision: Decision) -> Choice:
    """Promote, use what is free, and lay down what adds most."""
    form = decision.form
    assert isinstance(form, Pick)
    lair = view.lairs[decision.seat]
    costs = covering_costs(lair)
    costs[NOWHERE] = 0.0 if lair.hoard else MINIBOSS
    best, most = form.options[0].id, 0.0
    for option in form.options:
        choice = option.id
        if "@" in choice:
            place, gain = placement_value(choice)
            worth = gain - costs[place]
        elif choice.startswith("promote"):
            worth = 100.0 if lair.hoard > 1 else 0.0
        elif choice == "MB009/0":
            worth = 90.0 if lair.hoard >= SPARE_COINS else 0.0
        elif choice == "MB035/0":
            worth = 80.0 if len(view.hand_rooms) > 3 else 0.0
        else:
            continue
        if worth > most:
            best, most = choice, worth
    return [best]


def _first_room(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Pick)
    return [max(form.options[1:] or form.options, key=lambda option: KEEPING.get(option.id, 0.0)).id]


def _discard_two(view: RealmView, decision: Decision) -> Choice:
    """The two cards least worth keeping."""
    form = decision.form
    assert isinstance(form, Pick)

    def worth(choice: str) -> float:
        return sum([KEEPING.get(card, -9.0) for card in choice.split("+")])

    pairs = [option.id for option in form.options if "+" in option.id]
    return [min(pairs, key=worth)]


# ── standing orders and reactions ────────────────────────────────────────────────────────────────────────


def _orders(view: RealmView, decision: Decision) -> Choice:
    """Be stopped where a hero would just get through the own dungeon, or just die in a leader's."""
    seat = decision.seat
    form = decision.form
    assert isinstance(form, Pick)
    wanted = []
    if _could_finish(view, seat):
        wanted += [f"end-{card}" for card, left in overkill(view.lairs[seat]).items() if left > 0]
    if any(card in ("MB027", "armor-up") for card in (*view.hand_rooms, *view.hand_spells)):
        for other in view.order:
            if other != seat and wants_to_hurt(view.lairs[other]):
                wanted += [f"end-{card}" for card, left in overkill(view.lairs[other]).items() if left <= 0]
    return [option.id for option in form.options if option.id in wanted] if wanted else []


def _could_finish(view: RealmView, seat: Seat) -> bool:
    if "MB071" in view.hand_spells or "MB069" in view.hand_spells:
        return True
    for room in view.lairs[seat].rooms:
        slot = room.slot
        if slot.cards[-1] in ("MB043", "MB047", "MB022"):
            return True
        if slot.level > 1 and slot.miniboss in ("MB055", "MB057", "MB060"):
            return True
    return False


def _react(view: RealmView, decision: Decision) -> Choice:
    """Finish a hero off who would get through here; save one from dying in a leader's dungeon."""
    form = decision.form
    assert isinstance(form, Pick)
    walker = view.walker
    if walker is None or not walker.uid:
        return ["pass"]
    left = walker.hero.remaining
    useful: tuple[str, ...] = ()
    if walker.seat == decision.seat and left > 0:
        useful = _useful_here(view.lairs[walker.seat], walker.uid, left)
    elif walker.seat != decision.seat and left <= 0 and wants_to_hurt(view.lairs[walker.seat]):
        useful = SAVIOURS if left > -3 else ()
    offered = [option.id for option in form.options if option.id.partition("/")[0] in useful]
    offered.sort(key=lambda words: useful.index(words.partition("/")[0]))
    return [offered[0]] if offered else ["pass"]


def _useful_here(lair: LairView, uid: int, left: int) -> tuple[str, ...]:
    """What would do for a hero with so much health left."""
    smash = 4 if any(room.slot.uid == uid and room.slot.miniboss for room in lair.rooms) else 2
    enough = {"MB055-2": 2, "MB071": smash}
    killers = tuple([words for words in KILLERS if left <= enough.get(words, left)])
    return killers + (REMOVERS if lair.wound_count >= WOUNDS_ARE_CLOSE else ())


# ── choices ──────────────────────────────────────────────────────────────────────────────────────────────


def _pick(view: RealmView, decision: Decision) -> Choice:
    """The hero in question, the weakest card, the hardest blow, the strongest opponent."""
    form = decision.form
    assert isinstance(form, Pick)
    ids = [option.id for option in form.options]
    walker = view.walker
    if walker is not None and walker.hero.card in ids:
        return [walker.hero.card]
    if decision.prompt.key.startswith("boss-monster-choose-discard"):
        return [min(ids, key=lambda card: KEEPING.get(card, 0.0))]
    if ids[0].startswith("p") and ids[0][1:].isdecimal():
        others = [choice for choice in ids if choice != f"p{decision.seat}"]
        return [max(others or ids, key=lambda choice: view.lairs[int(choice[1:])].soul_count)]
    return [ids[-1]]


def _count(view: RealmView, decision: Decision) -> Choice:
    """As many coins as save the hero; else as few as possible."""
    form = decision.form
    assert isinstance(form, Number)
    wanted = needed_health(view.walker.hero) if view.walker is not None else 0
    return max(form.least, min(form.most, wanted))


def _keep_best(view: RealmView, decision: Decision) -> Choice:
    """Give away the card least worth keeping."""
    form = decision.form
    assert isinstance(form, Pick)
    return [min((option.id for option in form.options), key=lambda card: KEEPING.get(card, 0.0))]


def _take_best(view: RealmView, decision: Decision) -> Choice:
    """Take the card most worth having."""
    form = decision.form
    assert isinstance(form, Pick)
    return [max((option.id for option in form.options), key=lambda card: KEEPING.get(card, -1.0))]


def _richest(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Pick)
    return [max((option.id for option in form.options), key=lambda choice: view.lairs[int(choice[1:])].hoard)]


def _most_spells(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Pick)
    return [
        max((option.id for option in form.options), key=lambda seat: view.lairs[int(seat[1:])].spell_cards)
    ]


def _heal(view: RealmView, decision: Decision) -> Choice:
    """Any miniboss is worth a wound, the heaviest wound first."""
    form = decision.form
    assert isinstance(form, Pick)
    return [max((option.id for option in form.options), key=lambda card: HEROES[card].worth)]


def _last(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Pick)
    return [form.options[-1].id]


def _buy(view: RealmView, decision: Decision) -> Choice:
    return ["yes" if view.lairs[decision.seat].hoard >= SPARE_COINS else "no"]


def _coins_on_room(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Number)
    return min(form.most, 1)


def _build_drawn(view: RealmView, decision: Decision) -> Choice:
    """Build what was drawn if there is a new place for it."""
    form = decision.form
    assert isinstance(form, Pick)
    return ["new"] if any(option.id == "new" for option in form.options) else ["keep"]


_answers: dict[str, Answer] = {
    f"boss_monster.{step}": answer
    for step, answer in {
        "built": _build,
        "first_room_laid": _first_room,
        "hands_chosen": _discard_two,
        "orders_given": _orders,
        "orders_changed": _orders,
        "acted": _react,
        "picked_one": _pick,
        "counted": _count,
        "coins_put": _coins_on_room,
        "card_taken": _take_best,
        "caught": _take_best,
        "robbed": _take_best,
        "sifted": _keep_best,
        "sold": _keep_best,
        "bartered": _keep_best,
        "spell_given_up": _keep_best,
        "hoards_swapped": _richest,
        "watched": _most_spells,
        "healed": _heal,
        "paid_for_healing": _last,
        "intern_built": _last,
        "purchased": _buy,
        "drawn_room_built": _build_drawn,
    }.items()
}
