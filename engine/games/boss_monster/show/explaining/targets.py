"""What is chosen for a spell or an ability: a line on every target, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Decision, Explanation, Number, Pick, Seat, Text
from engine.games.boss_monster.cards import ABILITIES, BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.phrases import plain, read_seat, text
from engine.games.boss_monster.rules.dungeon import damage, read_source
from engine.games.boss_monster.show.explaining.forecast import (
    fate,
    lair_of,
    lure_change,
    walker_in_question,
    with_room,
)
from engine.games.boss_monster.show.explaining.lines import card_line, hero_line, player_line, room_line
from engine.games.boss_monster.show.views import RealmView, RoomView
from engine.games.boss_monster.state import Hero, Lair, Slot
from engine.games.boss_monster.timing import FIRST_SKIPPED, HUSHED

MODES = frozenset(
    ("more", "less", "spell", "coins", "draw", "text", "room", "double", "plain", "C", "F", "M", "T", "any")
)
"""Ways to use something, each with a line of its own."""


def explain_target(view: RealmView, decision: Decision) -> Explanation:
    """A line on everything that can be chosen; a forecast where the choice makes a difference."""
    form = decision.form
    assert isinstance(form, Pick)
    action, chosen = decision.args
    notes, outlooks = {}, {}
    for option in form.options:
        notes[option.id] = target_line(view, option.id)
        outlook = _outlook(view, decision.seat, read_source(action)[0], [*chosen, option.id])
        if outlook is not None:
            outlooks[option.id] = outlook
    return Explanation(notes, outlooks)


def target_line(view: RealmView, choice: str) -> Text:
    """A line on a card, a pair of cards, a player, a hero, a room, or a way to use something."""
    if choice in ROOMS or choice in SPELLS or choice in MINIBOSSES or choice in BOSSES:
        return card_line(choice)
    if choice in HEROES:
        return hero_line(find_hero(view, choice))
    if choice in MODES:
        return plain(f"note-mode-{choice.lower()}")
    if choice.isdecimal():
        return text("note-smash", damage=int(choice))
    if "+" in choice:
        return plain("note-two-rooms")
    if choice.startswith("p"):
        return player_line(view.lairs[read_seat(choice)])
    found = find_room(view, choice)
    return plain("note-gone") if found is None else room_line(found[1])


def find_room(view: RealmView, name: str) -> tuple[Seat, RoomView] | None:
    """A room by the name options have for it, and its owner."""
    for seat in view.order:
        for room in view.lairs[seat].rooms:
            if room.slot.name == name:
                return seat, room
    return None


def find_hero(view: RealmView, card: str) -> Hero:
    """A hero wherever it is; one that is out of play is as printed."""
    inside = [view.walker.hero] if view.walker is not None else []
    everywhere = [*inside, *view.town, *[hero for lair in view.lairs for hero in lair.queue]]
    return next((hero for hero in everywhere if hero.card == card), Hero(card, 0))


# ── forecasts ────────────────────────────────────────────────────────────────────────────────────────────


def _outlook(view: RealmView, seat: Seat, ability: str, chosen: list[str]) -> Text | None:
    word = ABILITIES[ability].asks[len(chosen) - 1]
    if word in _HEROES:
        return _fate_of(view, ability, chosen[-1])
    if word == "smash-hero":
        return _fate_after(view, lambda hero: replace(hero, damage=hero.damage + int(chosen[-1])))
    if word == "treasure":
        return _with_symbol(view, seat, read_seat(chosen[0]), chosen[1])
    if word == "dungeon":
        return _in_dungeon(view, ability, read_seat(chosen[0]))
    if word in _ROOMS or word in ("text-or-room", "double-or-not"):
        return _with_room(view, seat, ability, chosen)
    return None


_HEROES = ("hero", "hero-inside", "hero-here", "weak-hero-here", "hero-in-own-dungeon")
_ROOMS = ("room", "monster", "own-monster", "opponent-room", "miniboss")


def _fate_of(view: RealmView, ability: str, card: str) -> Text | None:
    """What becomes of the hero in question; of any other there is nothing to foretell."""
    walker = walker_in_question(view)
    if walker is None or walker.hero.card != card:
        return None
    does, amount = ABILITIES[ability].does, ABILITIES[ability].amount
    if does == "kill":
        return plain("outlook-killed")
    if does in ("toughen", "armor-up"):
        return _fate_after(view, lambda hero: replace(hero, bonus=hero.bonus + amount))
    if does == "hurt":
        return _fate_after(view, lambda hero: replace(hero, damage=hero.damage + amount))
    return None


def _fate_after(view: RealmView, change: Callable[[Hero], Hero]) -> Text | None:
    walker = walker_in_question(view)
    if walker is None:
        return None
    return fate(lair_of(view, walker.seat), replace(walker, hero=change(walker.hero)))


def _with_symbol(view: RealmView, seat: Seat, owner: Seat, symbol: str) -> Text:
    lair = lair_of(view, owner)
    return lure_change(view, owner, replace(lair, extra=lair.extra + symbol), seat)


def _in_dungeon(view: RealmView, ability: str, owner: Seat) -> Text | None:
    mark = {"hush": HUSHED, "skip-first": FIRST_SKIPPED}.get(ABILITIES[ability].does)
    walker = walker_in_question(view)
    if mark is None or walker is None or walker.seat != owner:
        return None
    lair = lair_of(view, owner)
    return fate(replace(lair, marks=(*lair.marks, mark)), walker)


def _with_room(view: RealmView, seat: Seat, ability: str, chosen: list[str]) -> Text | None:
    """Whom the changed room lures in the build phase, and what becomes of the hero in an adventure."""
    found = find_room(view, chosen[0])
    if found is None:
        return None
    owner, _ = found
    here = lair_of(view, owner)
    index = [slot.name for slot in here.slots].index(chosen[0])
    change = _change(ability, damage(here, index), chosen[1:])
    if change is None:
        return None
    after = with_room(here, chosen[0], change)
    walker = walker_in_question(view)
    if view.phase == "adventure":
        return fate(after, walker) if walker is not None and walker.seat == owner else None
    if ABILITIES[ability].does in ("set-treasure", "deactivate", "recall", "betray", "sabotage"):
        return lure_change(view, owner, after, seat)
    return text("outlook-damage", damage=damage(after, index))


def _change(ability: str, dealt: int, modes: list[str]) -> Callable[[Slot], Slot] | None:
    """What an ability does to a room; `modes` are choices made after the room."""
    printed = ABILITIES[ability]
    match printed.does:
        case "double":
            return lambda slot: replace(slot, bonus=slot.bonus + dealt)
        case "deactivate":
            return lambda slot: replace(slot, off=True)
        case "sabotage":
            return lambda slot: replace(slot, off=modes == ["room"], mute=True)
        case "set-treasure":
            return lambda slot: replace(slot, treasure=printed.treasure)
        case "pay-to-win":
            return lambda slot: replace(slot, bonus=slot.bonus + printed.amount)
        case "recall" | "betray":
            return lambda slot: replace(slot, miniboss="", level=0)
        case "rage":
            doubled = modes == ["double"]
            return lambda slot: replace(slot, bonus=slot.bonus + _rage(dealt, slot, doubled))
    return None


def _rage(dealt: int, slot: Slot, doubled: bool) -> int:
    return dealt + 2 * slot.level if doubled else slot.level


# ── numbers of coins ─────────────────────────────────────────────────────────────────────────────────────


def explain_coins(view: RealmView, decision: Decision) -> Explanation:
    """What each number of coins would come to."""
    form = decision.form
    assert isinstance(form, Number)
    action, chosen = decision.args
    numbers = range(form.least, form.most + 1)
    found = {str(coins): _bought(view, action, chosen, coins) for coins in numbers}
    return Explanation(outlooks={number: told for number, told in found.items() if told is not None})


def _bought(view: RealmView, action: str, chosen: list[str], coins: int) -> Text | None:
    kind, _, what = action.partition("/")
    if kind == "paywall":
        return _room_after(view, what, -coins)
    if kind == "bribe":
        return _hero_after(view, what, coins)
    if kind == "armor-up":
        return _hero_after(view, chosen[0], 1 + 2 * coins)
    if ABILITIES.get(kind) is not None and ABILITIES[kind].does == "pay-to-win":
        return _room_after(view, chosen[0].partition(".")[0], 1 + coins)
    return None


def _room_after(view: RealmView, uid: str, more: int) -> Text | None:
    for owner in view.order:
        here = lair_of(view, owner)
        for index, slot in enumerate(here.slots):
            if str(slot.uid) == uid:
                after = with_room(here, slot.name, lambda one: replace(one, bonus=one.bonus + more))
                return _fate_or_damage(view, owner, after, index)
    return None


def _fate_or_damage(view: RealmView, owner: Seat, after: Lair, index: int) -> Text:
    walker = walker_in_question(view)
    dealt = text("outlook-damage", damage=damage(after, index))
    return fate(after, walker) if walker is not None and walker.seat == owner else dealt


def _hero_after(view: RealmView, card: str, more: int) -> Text:
    hero = find_hero(view, card)
    stronger = replace(hero, bonus=hero.bonus + more)
    walker = walker_in_question(view)
    if walker is not None and walker.hero.card == card:
        return fate(lair_of(view, walker.seat), replace(walker, hero=stronger))
    return text("outlook-hero-health", health=stronger.remaining)
