"""The computer player: it builds what lures and kills, spends coins, and reacts where that helps."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Choice, Decision, Number, Pick, Seat
from engine.core.mind import PLAIN, UNLIKELY, Effort, Manner, Thought, best_of, favouring
from engine.games.boss_monster.ai.builds.bargains import (
    CLEARLY_BETTER,
    POOR_SPELL,
    WORTH_A_ROOM,
    best_of_the_pile,
    best_swap,
    cheapest_spell,
    last_use,
    pays_to_sell,
    prey_in_town,
)
from engine.games.boss_monster.ai.builds.luring import A_LIKELY_SOUL, best_lure, lures_death, lures_of
from engine.games.boss_monster.ai.builds.outlook import EVEN_TEMPERED, Outlook
from engine.games.boss_monster.ai.builds.placing import Plan
from engine.games.boss_monster.ai.cancelling import cancelling
from engine.games.boss_monster.ai.evaluation import KEEPING
from engine.games.boss_monster.ai.reactions import (
    adventure_orders,
    can_cancel,
    reaction,
)
from engine.games.boss_monster.ai.spells import (
    HEIST,
    REBIRTH,
    RESPAWN,
    TRAITOR,
    best_defector,
    best_theft,
    worth_of_respawn,
)
from engine.games.boss_monster.ai.targets import count_coins, is_pointless, pick_target, price_of_cards
from engine.games.boss_monster.ai.value import TEMPERS
from engine.games.boss_monster.cards import HEROES, ROOMS
from engine.games.boss_monster.phrases import SECOND_COPY, read_copy
from engine.games.boss_monster.rules.reactions.orders import AT_SPELLS
from engine.games.boss_monster.show.views import RealmView

Answer = Callable[[RealmView, Decision], Choice]

SPARE_COINS = 4
"""With so many coins, it buys spells."""
WORTH_A_SPELL = 3
"""What a spell must bring to be cast, in coins."""
WORTHY_LEVEL = 2
"""From this level on, a miniboss is worth more than a build."""
COINS_ON_A_ROOM = 3
"""With so many coins on the Minion Clinic, it buys nothing more there: each lowers the damage."""
WORTH_OF_A_CARD = 0.7
"""What a card is worth, in points."""
MOST_COINS_TRIED = 6
"""How many more coins than needed the search tries to pay."""
BEFORE_ALL_ELSE = 99.0
SPARE_ROOMS = 4
"""With so many room cards in hand, it gives one away."""


def choose(view: RealmView, decision: Decision) -> Choice:
    """What the quick player answers, without any manner of its own."""
    return best_of(consider(view, decision, PLAIN), decision, PLAIN)


def consider(view: RealmView, decision: Decision, manner: Manner) -> list[Thought]:
    """The answers worth a thought; a question without a rule of its own gets the default answer."""
    if decision.step == BUILT:
        return _consider_build(view, decision, manner)
    answer = _answers.get(decision.step)
    form = decision.form
    best = form.default(None, decision.seat) if answer is None else answer(view, decision)
    if isinstance(form, Number) and manner.effort is Effort.THOROUGH:
        most = min(form.most, form.least + MOST_COINS_TRIED)
        numbers = [number for number in range(form.least, most + 1) if number != best]
        return [Thought(0.0, best), *[Thought(UNLIKELY, number) for number in numbers]]
    if best == ["pass-hero"]:
        return [Thought(0.0, best)]  # what is settled needs no spell
    first, *others = favouring(best, decision, manner)
    thoughts = [first, *[other for other in others if not is_pointless(view, decision, other.choice)]]
    if isinstance(form, Pick) and not form.least and best:
        thoughts.append(Thought(UNLIKELY, []))
    return thoughts


def _ids(decision: Decision) -> list[str]:
    form = decision.form
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


# ── building ─────────────────────────────────────────────────────────────────────────────────────────────


def _consider_build(view: RealmView, decision: Decision, manner: Manner) -> list[Thought]:
    """What pays in any case comes first; then every card at every place, or none."""
    ids = _ids(decision)
    if view.placed:
        return favouring(["keep"], decision, manner)
    for choice in ids:
        if "@" not in choice and _is_worth_it(view, decision.seat, choice):
            if manner.effort is not Effort.THOROUGH:
                return [Thought(0.0, [choice])]
            others = [other for other in ids if other != choice]
            return [Thought(BEFORE_ALL_ELSE, [choice]), *_placements(view, decision, others, manner)]
    thoughts = _placements(view, decision, ids, manner)
    best = max(thoughts, key=lambda thought: thought.worth)
    assert isinstance(best.choice, list)
    [build] = best.choice
    first = last_use(view, decision.seat, build, ids)
    if build == "done":
        first = _instead_of_building(view, decision.seat, ids)
    if not first:
        return thoughts
    instead = [thought for thought in thoughts if thought.choice != [first]]
    return [*instead, Thought(best.worth + 1.0, [first])]


def _placements(view: RealmView, decision: Decision, ids: list[str], manner: Manner) -> list[Thought]:
    """Every card at every place, nothing at all, and deeds that only the search would try now."""
    plan = Plan(view, decision.seat, TEMPERS.get(manner.temper, EVEN_TEMPERED))
    thoughts = [Thought(plan.without_building(), ["done"])]
    thoughts += [Thought(plan.worth(choice), [choice]) for choice in ids if "@" in choice]
    deeds = [choice for choice in ids if "@" not in choice and choice != "done"]
    return [*thoughts, *[Thought(UNLIKELY, [choice]) for choice in deeds]]


def _instead_of_building(view: RealmView, seat: Seat, ids: list[str]) -> str:
    """With nothing good to build: take over a miniboss, or draw a new hand."""
    wanted = []
    if best_defector(view, seat)[0] >= WORTHY_LEVEL:
        wanted.append(TRAITOR)
    if len(view.hand_rooms) >= SPARE_ROOMS:
        wanted.append(REBIRTH)
    return next((choice for choice in ids if choice.partition("/")[0] in wanted), "")


USEFUL_AT_THE_TOP = ("MB056", "MB057", "MB058", "MB060", "MB061", "MB063", "MB064")
"""Minibosses whose third level it makes use of."""


DOUBLING = "MB064"
"""Jinx, whose second level counts the symbols of its room twice."""


def _has_a_future(view: RealmView, seat: Seat, where: str) -> bool:
    """Whether a miniboss will make use of its next level."""
    for room in view.lairs[seat].rooms:
        if str(room.slot.uid) == where:
            if room.slot.miniboss == DOUBLING and room.slot.level == 1:
                return not lures_death(view, seat, room.treasure)
            return room.slot.level < 2 or room.slot.miniboss in USEFUL_AT_THE_TOP
    return False


def _is_worth_it(view: RealmView, seat: Seat, choice: str) -> bool:
    """Whether to use something, whatever is built afterwards."""
    action, _, where = choice.partition("/")
    match action:
        case "promote":
            return view.lairs[seat].hoard > 1 and _has_a_future(view, seat, where)
        case "MB065":  # Internship
            return view.lairs[seat].hoard > 1
        case "MB042" | "MB052" | "MB053":  # Unstable Mine, Pixie Fountain, Keystone
            return pays_to_sell(view, seat, action, where)
        case "MB054":  # Pool of Shadows
            return view.lairs[seat].hoard < SPARE_COINS - 1 and cheapest_spell(view) < POOR_SPELL
        case "MB016":  # Tomb of Terrors
            return best_of_the_pile(view) > KEEPING["MB016"] + CLEARLY_BETTER
        case "MB057-3":  # Draculad
            return True
        case "MB064-3":  # Jinx
            return bool(prey_in_town(view, seat))
        case "barter" | "MB035":  # Cursed Well
            return len(view.hand_rooms) >= SPARE_ROOMS
        case "MB003" | "MB009":  # Belladonna, Kazanna
            return view.lairs[seat].hoard >= SPARE_COINS
        case "MB073":  # Zoning Board
            return _wants_any_place(view, seat)
        case "MB056-2":  # Kid Croak
            return best_swap(view, seat)[0] > 0
        case "MB012" | "MB066":  # Kirax, Spirit Dragon
            return best_lure(view, seat, action) >= A_LIKELY_SOUL
        case "MB045":  # Endless Gallery
            return best_lure(view, seat, action) >= WORTH_A_ROOM
        case "MB075":  # Heist
            others_first = seat != view.order[-1] and best_theft(view, seat)[0] >= 1
            return not others_first and any(
                souls >= A_LIKELY_SOUL for souls, _ in lures_of(view, seat, action)
            )
        case "MB074":  # Respawn
            return worth_of_respawn(view, seat) >= WORTH_A_SPELL
    return action == "windfall"


def _wants_any_place(view: RealmView, seat: Seat) -> bool:
    """Whether an advanced room in hand is much better than the weakest room of the dungeon."""
    weakest = min([ROOMS[room.slot.cards[-1]].damage for room in view.lairs[seat].rooms], default=9)
    advanced = [ROOMS[card].damage for card in view.hand_rooms if card in ROOMS and ROOMS[card].advanced]
    return max(advanced, default=0) > weakest + 1


def _first_room(view: RealmView, decision: Decision) -> Choice:
    ids = _ids(decision)
    return [max(ids[1:] or ids, key=lambda card: KEEPING.get(card, 0.0))]


def _discard_two(view: RealmView, decision: Decision) -> Choice:
    """Discard the two cards least worth keeping."""
    form = decision.form
    assert isinstance(form, Pick)
    if form.most == 1:  # pairs, as games of earlier releases ask for them
        return [min([pair for pair in _ids(decision) if SECOND_COPY in pair], key=price_of_cards)]
    cards = [card for card in _ids(decision) if card != form.alone]
    return sorted(cards, key=lambda card: KEEPING[read_copy(card)])[: form.most]


# ── standing orders ──────────────────────────────────────────────────────────────────────────────────────


def _orders(view: RealmView, decision: Decision) -> Choice:
    wanted = adventure_orders(view, decision.seat)
    return [order for order in _ids(decision) if order in wanted] if wanted else []


def wish(view: RealmView, offer: Decision) -> Choice | None:
    """In build phases: stop at spells while it can cancel them, and in the last turn for Heist."""
    if not offer.step.endswith("build_orders_changed"):
        return None
    wanted = [AT_SPELLS] if can_cancel(view, offer.seat) else []
    if HEIST in view.hand_spells and offer.seat != view.order[-1] and best_theft(view, offer.seat)[0] >= 1:
        wanted.append(f"turn-{view.order[-1]}")
    return None if list(view.build_orders) == wanted else wanted


def _steal_treasure(view: RealmView, decision: Decision) -> Choice:
    """Cast Heist in the last build turn, when nobody can make up for it."""
    theft = best_theft(view, decision.seat)[0] >= 1
    return [next((choice for choice in _ids(decision) if theft and choice.startswith(HEIST)), "pass")]


# ── cards to give away, to take or to buy ────────────────────────────────────────────────────────────────


def _keep_best(view: RealmView, decision: Decision) -> Choice:
    """Give away the card least worth keeping."""
    return [min(_ids(decision), key=lambda card: KEEPING.get(card, 0.0))]


def _take_best(view: RealmView, decision: Decision) -> Choice:
    """Take the card most worth having."""
    return [max(_ids(decision), key=lambda card: KEEPING.get(card, -1.0))]


def _richest(view: RealmView, decision: Decision) -> Choice:
    return [max(_ids(decision), key=lambda choice: view.lairs[int(choice[1:])].hoard)]


def _most_spells(view: RealmView, decision: Decision) -> Choice:
    return [max(_ids(decision), key=lambda choice: view.lairs[int(choice[1:])].spell_cards)]


def _heal(view: RealmView, decision: Decision) -> Choice:
    """Heal the heaviest wound."""
    return [max(_ids(decision), key=lambda card: HEROES[card].worth)]


def _last(view: RealmView, decision: Decision) -> Choice:
    return [_ids(decision)[-1]]


def _buy(view: RealmView, decision: Decision) -> Choice:
    return ["yes" if view.lairs[decision.seat].hoard >= SPARE_COINS else "no"]


def _coins_on_room(view: RealmView, decision: Decision) -> Choice:
    form = decision.form
    assert isinstance(form, Number)
    return min(form.most, 1) if _can_spare_damage(view, decision.seat) else form.least


def _can_spare_damage(view: RealmView, seat: Seat) -> bool:
    """Whether a card is worth the damage that a coin on a room takes away for good."""
    outlook = Outlook(view, seat)
    less = outlook.promise(outlook.damage - 1, outlook.treasure)
    return less + WORTH_OF_A_CARD >= outlook.promise(outlook.damage, outlook.treasure)


def _buy_best(view: RealmView, decision: Decision) -> Choice:
    """Buy one card for one coin, if the damage can be spared; and no Respawn with a Respawn.

    Respawn makes the Minion Clinic sell anew: whoever bought it back there could cast it for ever.
    """
    form = decision.form
    assert isinstance(form, Pick)
    (uid,) = decision.args
    lying = sum([room.slot.coins for room in view.lairs[decision.seat].rooms if room.slot.uid == uid])
    cards = [card for card in _ids(decision) if read_copy(card) != RESPAWN or view.phase == "reveal"]
    if not cards or not form.most or lying >= COINS_ON_A_ROOM or not _can_spare_damage(view, decision.seat):
        return []
    return [max(cards, key=lambda card: KEEPING.get(read_copy(card), -1.0))]


def _build_drawn(view: RealmView, decision: Decision) -> Choice:
    """Build what was drawn if there is a new place for it."""
    return ["new"] if "new" in _ids(decision) else ["keep"]


BUILT = "boss_monster.built"
_answers: dict[str, Answer] = {
    f"boss_monster.{step}": answer
    for step, answer in {
        "build_window_answered": _steal_treasure,
        "first_room_laid": _first_room,
        "hands_chosen": _discard_two,
        "orders_given": _orders,
        "acted": reaction,
        "cancel_answered": cancelling,
        "picked_one": pick_target,
        "counted": count_coins,
        "coins_put": _coins_on_room,
        "cards_bought": _buy_best,
        "card_taken": _take_best,
        "threshed": _last,
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
