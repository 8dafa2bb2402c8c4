"""A computer player for Mighty Monsters: it goes where it expects the most gold.

It reckons with the cards others must hold, and with what a stronger monster at the gate means for its own
monsters further in.
"""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import Choice, Decision, Pick, Seat
from engine.core.mind import PLAIN, Manner, Parts, Thought, best_of
from engine.games.mighty_monsters.ai.memory import hand_of
from engine.games.mighty_monsters.ai.value import TEMPERS
from engine.games.mighty_monsters.cards import GUARDS, HEALING, KINGS, LEVELS, PLAIN_ROUND, STRENGTHS
from engine.games.mighty_monsters.rules.placing import TREASURY_PRICE, read_placement
from engine.games.mighty_monsters.show.views import CastleView
from engine.games.mighty_monsters.state import Monster

Slots = tuple[Monster | None, Monster | None]
Hopes = tuple[float, ...]
"""By strength (from 1): how likely a monster still to come is that strong."""

MOST_PLANNED = 4
"""How many placements it plans ahead; later ones would answer a castle that looks quite different."""
KEPT = 0.1
"""What a point of strength is worth that stays in hand for the next round, in gold."""
EAGER = 1.2
"""Who joins a raid mostly joins it with a strong monster: the power to which strength makes that likely."""
SPITE = 0.2
"""How much it minds what others gain."""
AGAIN = 1.5
"""What it costs to have to place one's own monster once more, which somebody stronger has pushed out."""
UNKNOWN = 0.6
"""How much a card counts that a player may hold; what they hold for certain counts 1."""


def choose(view: CastleView, decision: Decision) -> Choice:
    """What the quick player answers, without any manner of its own."""
    return best_of(consider(view, decision, PLAIN), decision, PLAIN)


def consider(view: CastleView, decision: Decision, manner: Manner) -> list[Thought]:
    """Every placement with the gold it promises; the usual family, since all are alike."""
    form = decision.form
    assert isinstance(form, Pick)
    if decision.topic != "placing":
        return [Thought(0.0, form.default(None, decision.seat))]
    prospects = Prospects(view, decision.seat, TEMPERS.get(manner.temper, {}))
    return [Thought(prospects.worth(option.id), [option.id]) for option in form.options]


def plan(view: CastleView, decision: Decision) -> Choice | None:
    """The best placements, one for each of its next turns and some more in case others come first."""
    form = decision.form
    assert isinstance(form, Pick)
    prospects = Prospects(view, decision.seat, {})
    worth = {option.id: prospects.worth(option.id) for option in form.options}
    return sorted(worth, key=worth.__getitem__, reverse=True)[:MOST_PLANNED] or None


class Prospects:
    """What a seat may expect of a castle as it is being filled."""

    def __init__(self, view: CastleView, seat: Seat, temper: Parts) -> None:
        self._seat = seat
        self._places = view.places
        self._hopes = _hopes(view, seat)
        self._bonuses = _bonuses(view.king, len(view.places))
        rule = KINGS.get(view.king, PLAIN_ROUND)
        self._for_equals = rule.loot if rule.pairs == "equal" else 0
        more = temper.get("healing", 1.0)
        self._healing = {strength: more * cost for strength, cost in _healing_costs(view.king).items()}
        self._kept = KEPT * temper.get("cards", 1.0) if view.round < view.rounds else 0.0
        self._beaten = [self._outcome(where, place.slots) for where, place in enumerate(view.places)]
        self._mine = [
            (where, monster, place.slots[1 - slot])
            for where, place in enumerate(view.places)
            for slot, monster in enumerate(place.slots)
            if monster is not None and monster.seat == seat
        ]
        """Own monsters: where, which, and beside whom."""
        self._rivals = [
            sum([self._healing[each.strength] for each in place.slots if each and each.seat != seat])
            for place in view.places
        ]
        """By guard: what healing the others there would cost them."""

    def worth(self, placement: str) -> float:
        """The gold a placement promises, with all other own monsters as they stand."""
        strength, where, slot = read_placement(placement)
        place = self._places[where]
        slots, mine, price = place.slots, self._mine, 0.0
        if slot is None:
            slot = 0 if slots[0] is None else 1
        else:
            victim = slots[slot]
            assert victim is not None
            own = victim.seat == self._seat
            price = TREASURY_PRICE + (AGAIN if own else LEVELS[place.level].owner_price)
            mine = [each for each in mine if each[1] is not victim]
        monster = Monster(self._seat, strength)
        slots = (monster, slots[1]) if slot == 0 else (slots[0], monster)
        beaten = [*self._beaten]
        beaten[where] = self._outcome(where, slots)
        gold = self._gold([*mine, (where, monster, slots[1 - slot])], beaten)
        return gold - price - self._kept * strength

    def _gold(
        self, mine: list[tuple[int, Monster, Monster | None]], beaten: list[tuple[float, float]]
    ) -> float:
        """What own monsters bring, guard by guard from the gate inwards, less the healing they may need.

        What others gain there counts a little against it.
        """
        reached, gold = 1.0, 0.0
        for at, (chance, loot) in enumerate(beaten):
            for where, monster, partner in mine:
                if where == at:
                    share = loot if partner is not None and partner.seat == self._seat else loot / 2
                    cost = self._healing[monster.strength]
                    gold += reached * chance * (share + cost) - cost
            if self._rivals[at]:
                gold -= SPITE * reached * chance * (self._rivals[at] + loot / 2)
            reached *= chance
        return gold

    def _outcome(self, where: int, slots: Slots) -> tuple[float, float]:
        """How likely this guard is beaten, and the loot to expect then."""
        stronger, richer = self._bonuses[where]
        level = self._places[where].level
        first, second = slots
        if first is not None and second is not None:
            chance, loot = PROSPECTS[level][max(0, first.strength + second.strength - stronger)]
            richer += self._for_equals if first.strength == second.strength else 0
        elif first is not None or second is not None:
            alone = first or second
            assert alone is not None
            chance, loot = _joined(level, alone.strength - stronger, self._hopes)
        else:
            chance, loot = _joined_twice(level, -stronger, self._hopes)
        return chance, max(0.0, loot + richer)


def _hopes(view: CastleView, seat: Seat) -> Hopes:
    """How strong monsters still to come may be."""
    hands = []
    for other in range(view.seats):
        hand = view.hand if other == seat else hand_of(other, view.raid, view.king, view.places)
        if len(hand) > 1 if hand is not None else view.lairs[other].hand_size > 1:
            hands.append(hand)
    return _spread(tuple(hands))


@lru_cache(maxsize=4096)
def _spread(hands: tuple[tuple[int, ...] | None, ...]) -> Hopes:
    """How likely each strength is to come from these hands, some of them unknown."""
    counts = [0.0] * len(STRENGTHS)
    for hand in hands:
        for strength in hand or STRENGTHS:
            counts[strength - 1] += (UNKNOWN if hand is None else 1.0) * strength**EAGER
    total = sum(counts) or 1.0
    return tuple([round(count / total, 2) for count in counts])


@lru_cache(maxsize=4096)
def _joined(level: int, strength: int, hopes: Hopes) -> tuple[float, float]:
    """What a monster of this strength may expect with a partner still to come."""
    chance = loot = 0.0
    for more, likely in zip(STRENGTHS, hopes, strict=True):
        its_chance, its_loot = PROSPECTS[level][max(0, strength + more)]
        chance += likely * its_chance
        loot += likely * its_chance * its_loot
    return chance, loot / chance if chance else 0.0


@lru_cache(maxsize=4096)
def _joined_twice(level: int, strength: int, hopes: Hopes) -> tuple[float, float]:
    """The same for a guard nobody faces yet."""
    chance = loot = 0.0
    for more, likely in zip(STRENGTHS, hopes, strict=True):
        its_chance, its_loot = _joined(level, strength + more, hopes)
        chance += likely * its_chance
        loot += likely * its_chance * its_loot
    return chance, loot / chance if chance else 0.0


@cache
def _bonuses(king: str, places: int) -> tuple[tuple[int, int], ...]:
    """What the king's rule adds to strength and loot at each place, as far as that is known while placing."""
    rule = KINGS.get(king, PLAIN_ROUND)
    meant = [where + 1 in rule.places or where - places in rule.places for where in range(places)]
    return tuple((rule.strength, rule.loot) if here else (0, 0) for here in meant)


@cache
def _healing_costs(king: str) -> dict[int, int]:
    changed = {int(strength): cost for strength, cost in KINGS.get(king, PLAIN_ROUND).healing.items()}
    return HEALING | changed


def _prospect(level: int, total: int) -> tuple[float, float]:
    """How likely monsters of this total strength beat a guard of this level, and the loot to expect then."""
    fronts = [card for card in GUARDS.values() if card.level == level]
    beaten = [card for card in fronts if card.strength <= total]
    return len(beaten) / len(fronts), sum(card.loot for card in beaten) / max(1, len(beaten))


PROSPECTS = {level: [_prospect(level, total) for total in range(20)] for level in LEVELS}
