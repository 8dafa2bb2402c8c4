"""Situations of Boss Monster in a few words.

Seats are letters; A has the highest experience, then B, C, D, unless bosses are given. A dungeon is written
from the entrance to the boss: `MB042 MB043>MB026 MB013:MB055.2 MB048*3` is a room, a stack of two (the last
is visible), a room with a miniboss at level 2, and a room with three coins on it.

`play(g, "A", "MB042", "B1")` answers for A: an option is named by its id or by how it begins; `B1` is the
room of B next to the entrance, `B` alone is the player, `MB014@new` and `MB014@2` are places to build at.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from engine.core import Chance, Decision, Move, Number, Pick, Seat, apply
from engine.core.running import run
from engine.games.boss_monster.cards import BOSSES, HEROES, SPELLS
from engine.games.boss_monster.rules.adventure import adventure
from engine.games.boss_monster.rules.dungeon import damage, symbols
from engine.games.boss_monster.rules.luring import lure
from engine.games.boss_monster.rules.revealing import reveal
from engine.games.boss_monster.rules.rounds import build_phase, check_for_end, round_end
from engine.games.boss_monster.rules.setup import new_table
from engine.games.boss_monster.state import Hero, Lair, Realm, Slot

LETTERS = "ABCD"
WEAK_HERO = "MB102"
"""The Fool, with 2 health."""
USUAL = {"bosses": "dealt", "intrigue": "off", "hard-mode": "off", "coin-rule": "off", "spells": "box"}


class Side:
    """What one player has; everything may be left out."""

    def __init__(
        self,
        rooms: str = "",
        hand: str = "",
        *,
        boss: str = "",
        coins: int = 3,
        queue: str = "",
        souls: str = "",
        wounds: str = "",
        levelled: bool = False,
    ) -> None:
        self.rooms, self.hand, self.boss, self.coins = rooms, hand, boss, coins
        self.queue, self.souls, self.wounds, self.levelled = queue, souls, wounds, levelled


def building(*sides: Side, town: str = "", deck: str = "", spells: str = "", **settings: str) -> Realm:
    """The build phase begins; the first player by experience is asked what to build."""
    g = _realm(sides, town, deck, spells, settings)
    _play_phases(g, build_phase, reveal, lure, adventure, round_end)
    return g


def building_with_all_spells(*sides: Side, town: str = "") -> Realm:
    """The build phase in a game with the two further kinds of spells."""
    g = _realm(sides, town, "", "", {"spells": "all"})
    _play_phases(g, build_phase, reveal, lure, adventure, round_end)
    return g


def luring(*sides: Side, town: str) -> Realm:
    """The bait phase has just been played."""
    g = _realm(sides, town, "", "", {})
    _play_phases(g, lure)
    return g


def adventuring(
    *sides: Side, stops: str = "", town: str = "", deck: str = "", spells: str = "", **settings: str
) -> Realm:
    """The adventure phase, with these standing orders: `"A:rooms B:enter-MB080 B:spell"`.

    An order without a hero is meant for all heroes.
    """
    g = _realm(sides, town, deck, spells, settings)
    _play_phases(g, adventure, round_end)
    if g.phase != "adventure":
        return g
    heroes = [hero.card for lair in g.lairs for hero in lair.queue]
    for seat in range(g.seats):
        wanted = [word.partition(":")[2] for word in stops.split() if word[0] == LETTERS[seat]]
        orders = [order for word in wanted for order in _orders(word, heroes)]
        if any(decision.seat == seat for decision in g.pending()):
            g = answer(g, seat, orders)
    return g


def ending(*sides: Side, **settings: str) -> Realm:
    """The check at the end of a round has just been made."""
    g = _realm(sides, "", "", "", settings)
    _play_phases(g, check_for_end)
    return g


def _orders(word: str, heroes: list[str]) -> list[str]:
    return [word] if word == "spell" or "-" in word else [f"{word}-{hero}" for hero in heroes]


def _play_phases(g: Realm, *phases: Callable[[Realm], None]) -> None:
    """Play these phases up to the first question."""
    for step in phases:
        g.then(step)
    run(g)


# ── playing ──────────────────────────────────────────────────────────────────────────────────────────────


def play(g: Realm, who: str, *words: str | int) -> Realm:
    """The table after a player has given these answers, one after the other."""
    for word in words:
        decision = asked(g, who)
        choice = word if isinstance(decision.form, Number) else [option_id(g, decision, str(word))]
        assert isinstance(choice, list | int)
        g = apply(g, Move(decision.seat, decision.number, choice))
    return g


def answer(g: Realm, seat: Seat, choice: list[str] | int) -> Realm:
    """The table after an exact answer."""
    (decision,) = (decision for decision in g.pending() if decision.seat == seat)
    return apply(g, Move(seat, decision.number, choice))


def change_orders(g: Realm, who: str, *orders: str) -> Realm:
    """The table after a player has changed the standing orders."""
    seat = LETTERS.index(who)
    (offer,) = (each for each in g.offers if each.seat == seat and each.step.endswith("orders_changed"))
    return apply(g, Move(offer.seat, offer.number, list(orders)))


def build_nothing(g: Realm, *who: str) -> Realm:
    """The table after these players have passed their build turns."""
    for letter in who:
        g = play(g, letter, "done")
    return g


def finish_round(g: Realm) -> Realm:
    """The table at the next round, or at the end, with the default for every answer until then."""
    here = g.round
    while g.result is None and g.round == here:
        decision = g.pending()[0]
        g = apply(g, Move(decision.seat, decision.number, decision.form.default(g, decision.seat)))
    return g


def asked(g: Realm, who: str) -> Decision:
    """The question play waits for from this player."""
    for decision in g.pending():
        if LETTERS[decision.seat] == who:
            return decision
    raise AssertionError(f"{who} is not asked, but {to_decide(g) or 'nobody'} is")


def options(g: Realm, who: str) -> list[str]:
    """What this player may answer."""
    form = asked(g, who).form
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def offered(g: Realm, who: str, word: str) -> bool:
    """Whether this player may answer so; `word` may be the beginning of an option."""
    return any(_matches(g, option, word) for option in options(g, who))


def to_decide(g: Realm) -> str:
    """The letters of the players awaited."""
    return "".join(LETTERS[seat] for seat in g.awaited())


def question_key(g: Realm) -> str:
    """The key of the question the first player awaited is asked."""
    return g.pending()[0].prompt.key.removeprefix("boss-monster-")


def option_id(g: Realm, decision: Decision, word: str) -> str:
    """The id of the option meant by a word."""
    assert isinstance(decision.form, Pick)
    ids = [option.id for option in decision.form.options]
    found = [option for option in ids if _matches(g, option, word)]
    assert found, f"{word} is not among {ids}"
    return found[0]


def _matches(g: Realm, option: str, word: str) -> bool:
    if option == word or option.startswith(f"{word}/"):
        return True
    if re.fullmatch("[ABCD]", word):
        return option == f"p{LETTERS.index(word)}"
    if re.fullmatch("[ABCD][1-5]", word):
        slots = g.lairs[LETTERS.index(word[0])].slots
        return len(slots) >= int(word[1]) and option == slots[int(word[1]) - 1].name
    card, at, place = word.partition("@")
    if at and place.isdecimal():
        places = [lair.slots[int(place) - 1].uid for lair in g.lairs if len(lair.slots) >= int(place)]
        return option in [f"{card}@{uid}" for uid in places]
    return False


# ── rooms built and destroyed ────────────────────────────────────────────────────────────────────────────


def after_building(
    card: str,
    *answers: str | int,
    below: str = "",
    rooms: str = "",
    hand: str = "",
    coins: int = 3,
    wounds: str = "",
    others: tuple[Side, ...] = (Side(),),
    deck: str = "",
    spells: str = "",
) -> Realm:
    """A has built this room, at a new place or on the one below, and answered; nobody else has built."""
    one = Side(f"{below} {rooms}", f"{card} {hand}", coins=coins, wounds=wounds)
    g = building(one, *others, deck=deck, spells=spells)
    g = play(g, "A", f"{card}@1" if below else f"{card}@new")
    g = build_nothing(g, *"BCD"[: g.seats - 1])
    return play(g, "A", *answers)


def after_destroying(above: str, below: str, *, hand: str = "", wounds: str = "", deck: str = "") -> Realm:
    """A has destroyed the room on top of another one in its own build turn."""
    g = building(Side(f"{below}>{above}", hand, wounds=wounds), deck=deck)
    return play(g, "A", above)


def give_orders(g: Realm, who: str, orders: list[str]) -> Realm:
    """The table after a player has given the standing orders asked for."""
    return answer(g, LETTERS.index(who), orders)


def stop_at_spells(g: Realm, who: str) -> Realm:
    """The table after a player has asked to be stopped at spells."""
    return change_orders(g, who, "spell")


# ── the table ─────────────────────────────────────────────────────────────────────────────────────────────


def lair(g: Realm, who: str) -> Lair:
    return g.lairs[LETTERS.index(who)]


def coins(g: Realm, who: str) -> int:
    return lair(g, who).hoard


def hand(g: Realm, who: str) -> list[str]:
    return [*lair(g, who).rooms, *lair(g, who).spells]


def rooms(g: Realm, who: str) -> list[str]:
    """The visible rooms, from the entrance to the boss."""
    return [slot.cards[-1] for slot in lair(g, who).slots]


def slot_at(g: Realm, where: str) -> Slot:
    """`B2`: the second place of B, from the entrance."""
    return lair(g, where[0]).slots[int(where[1]) - 1]


def damage_of(g: Realm, where: str) -> int:
    """The damage a room would deal now."""
    return damage(lair(g, where[0]), int(where[1]) - 1)


def treasure_of(g: Realm, where: str) -> str:
    return symbols(lair(g, where[0]), slot_at(g, where))


def souls(g: Realm, who: str) -> list[str]:
    return list(lair(g, who).souls)


def wounds(g: Realm, who: str) -> list[str]:
    return list(lair(g, who).wounds)


def queue(g: Realm, who: str) -> list[str]:
    return [hero.card for hero in lair(g, who).queue]


def town(g: Realm) -> list[str]:
    return [hero.card for hero in g.town]


def story(g: Realm) -> list[str]:
    """The keys of the story lines of the latest move."""
    return [event.text.key.removeprefix("boss-monster-") for event in g.events]


def health(g: Realm) -> int:
    """The health the hero inside a dungeon has left."""
    assert g.walker is not None
    return g.walker.hero.remaining


# ── setting up ───────────────────────────────────────────────────────────────────────────────────────────


def _realm(sides: tuple[Side, ...], town: str, deck: str, spells: str, settings: dict[str, str]) -> Realm:
    sides = sides if len(sides) > 1 else (*sides, Side())
    chosen = USUAL | {key.replace("_", "-"): value for key, value in settings.items()}
    g = new_table(len(sides), chosen, Chance(1))
    g.scheduled.clear()
    g.round = 1
    for number, (side, boss) in enumerate(zip(sides, _bosses(sides), strict=True)):
        _seat(g, number, side, boss)
    g.order = tuple(sorted(range(g.seats), key=lambda seat: -g.lairs[seat].xp))
    taken = [one.boss for one in g.lairs]
    g.box += tuple(boss for boss in BOSSES if boss not in taken)
    g.town = tuple(_hero(g, card) for card in town.split())
    _use_up(g, sides, town)
    for cards, pile in ((deck, g.rooms), (spells, g.spells)):
        for card in reversed(cards.split()):
            pile.remove(card)
            pile.append(card)
    return g


def _bosses(sides: tuple[Side, ...]) -> list[str]:
    """The bosses given, and others in descending order of experience if that is possible."""
    given = [side.boss for side in sides]
    left = sorted((boss for boss in BOSSES if boss not in given), key=lambda boss: -BOSSES[boss].xp)
    found: list[str] = []
    for boss in given:
        bound = BOSSES[found[-1]].xp if found else 1000
        found.append(boss or next((each for each in left if BOSSES[each].xp < bound), left[-1]))
        left = [each for each in left if each not in found]
    return found


def _seat(g: Realm, number: Seat, side: Side, boss: str) -> None:
    cards = side.hand.split()
    g.lairs[number] = Lair(
        boss=boss,
        hoard=side.coins,
        rooms=tuple(card for card in cards if card not in SPELLS),
        spells=tuple(card for card in cards if card in SPELLS),
        slots=tuple(_slot(g, word) for word in side.rooms.split()),
        queue=tuple(_hero(g, card) for card in side.queue.split()),
        souls=tuple(side.souls.split()),
        wounds=tuple(side.wounds.split()),
        levelled=side.levelled,
    )


def _slot(g: Realm, word: str) -> Slot:
    word, _, lying = word.partition("*")
    stack, _, miniboss = word.partition(":")
    name, _, level = miniboss.partition(".")
    return Slot(
        g.next_uid(),
        tuple(stack.split(">")),
        miniboss=name,
        level=int(level or 1) if name else 0,
        coins=int(lying or 0),
    )


def _hero(g: Realm, card: str) -> Hero:
    g.last_age += 1
    return Hero(card, g.last_age - 1)


def _use_up(g: Realm, sides: tuple[Side, ...], town: str) -> None:
    """Take everything on the table out of the decks; heroes may come from outside of this game."""
    for one in g.lairs:
        on_table = [card for slot in one.slots for card in (*slot.cards, slot.miniboss) if card]
        for card in (*one.rooms, *on_table):
            g.rooms.remove(card)
        for card in one.spells:
            g.spells.remove(card)
    heroes = town.split()
    for side in sides:
        heroes += [*side.queue.split(), *side.souls.split(), *side.wounds.split()]
    for card in heroes:
        assert card in HEROES
        if card in g.heroes:
            g.heroes.remove(card)
        else:
            g.box = tuple(each for each in g.box if each != card)
