"""What can be chosen for an action: the options for every word of `Ability.asks`."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache, lru_cache
from itertools import combinations

from engine.core import Option, Seat, Text
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, MONSTERS, ROOMS, TREASURES
from engine.games.boss_monster.phrases import (
    card_name,
    card_options,
    declining,
    option,
    pile_options,
    plain,
    room_option,
    room_option_at,
    seat_option,
    text,
)
from engine.games.boss_monster.rules.dungeon import can_be_chosen, frozen, places_for_miniboss, read_source
from engine.games.boss_monster.state import Hero, Realm, Slot

Options = Iterable[Option]
Choices = Callable[[Realm, Seat, str, list[str]], Options]
_choices: dict[str, Choices] = {}

COSTS = (
    "discard-miniboss",
    "discard-spell",
    "discard-card",
    "draw-or-discard",
    "ambush-cards",
    "destroy-monster",
)
"""Words whose answers are paid when an action is declared; all others are targets and modes."""
TARGETS = (
    "robbed", "opponent-with-cards", "room", "monster", "own-monster", "opponent-room", "hero",
    "waiting-hero", "hero-here", "weak-hero-here", "hero-in-own-dungeon", "hero-inside", "hero-in-town",
    "smash-hero", "miniboss", "opponent-miniboss", "own-room", "swapped-dungeon", "stack", "other-stack",
    "pile-room-or-spell", "player", "dungeon",
)  # fmt: skip
"""Words whose answers must still be possible when the action is carried out (ruling A29)."""
OUT_OF_HAND = ("discard-miniboss", "discard-spell", "discard-card", "ambush-cards")
"""Words about the hand: asked in any case, since whether there is a choice is a secret."""


def options_for(g: Realm, seat: Seat, word: str, action: str, chosen: list[str]) -> list[Option]:
    """The options for one word, given the ability's source and what was chosen before."""
    return list(_choices[word](g, seat, action, chosen))


def has_options(g: Realm, seat: Seat, word: str, action: str) -> bool:
    """Whether there is anything to choose for a word."""
    return next(iter(_choices[word](g, seat, action, [])), None) is not None


def choices(*names: str) -> Callable[[Choices], Choices]:
    """Register the options for a word of the vocabulary."""

    def register(function: Choices) -> Choices:
        for name in names:
            _choices[name] = function
        return function

    return register


# ── players ──────────────────────────────────────────────────────────────────────────────────────────────


@choices("player", "dungeon")
def _players(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [seat_option(other) for other in g.order]


@choices("robbed")
def _opponents_with_spells(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [seat_option(other) for other in g.others(seat) if g.lairs[other].spells]


@choices("opponent-with-cards")
def _opponents_with_cards(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [seat_option(other) for other in g.others(seat) if g.lairs[other].spells or g.lairs[other].rooms]


# ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────


def _rooms(g: Realm, seats: Iterable[Seat], wanted: Container[str] = ROOMS) -> Options:
    """Rooms that can be chosen, in these dungeons and of these kinds."""
    for owner in seats:
        lair = g.lairs[owner]
        for place, slot in enumerate(lair.slots, 1):
            if slot.cards[-1] in wanted and can_be_chosen(lair, slot):
                yield room_option_at(slot.name, slot.cards[-1], owner, place)


@choices("room")
def _any_room(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return _rooms(g, g.order)


@choices("opponent-room")
def _opponent_room(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return _rooms(g, g.others(seat))


@choices("monster")
def _monster(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return _rooms(g, g.order, MONSTERS)


@choices("own-monster", "destroy-monster")
def _own_monster(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return _rooms(g, [seat], MONSTERS)


@choices("miniboss")
def _miniboss(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return (_miniboss_option(owner, slot) for owner in g.order for slot in _with_miniboss(g, owner))


@choices("opponent-miniboss")
def _opponent_miniboss(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [
        _miniboss_option(owner, slot)
        for owner in g.others(seat)
        for slot in _with_miniboss(g, owner)
        if slot.level <= g.lairs[seat].hoard
    ]


def _with_miniboss(g: Realm, owner: Seat) -> list[Slot]:
    lair = g.lairs[owner]
    return [slot for slot in lair.slots if slot.miniboss and can_be_chosen(lair, slot)]


@lru_cache(maxsize=4096)
def _miniboss_option(owner: Seat, slot: Slot) -> Option:
    name = text(
        "miniboss-at", miniboss=card_name(slot.miniboss), seat=seat_option(owner).text, level=slot.level
    )
    return Option(slot.name, name)


@choices("own-room")
def _own_room_for_miniboss(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    places = places_for_miniboss(g.lairs[seat])
    return [room_option(g, seat, slot) for slot in g.lairs[seat].slots if slot.uid in places]


@choices("swapped-dungeon")
def _dungeon_to_swap(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [seat_option(owner) for owner in g.order if len(_movable(g, owner)) > 1]


@choices("stack", "other-stack")
def _stack(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    if not chosen:
        return [option("any")]
    owner = int(chosen[0][1:])
    return [room_option(g, owner, slot) for slot in _movable(g, owner) if slot.name not in chosen]


def _movable(g: Realm, owner: Seat) -> list[Slot]:
    """Stacks that can be moved: also deactivated ones, but none with a card lying face down."""
    lair = g.lairs[owner]
    return [slot for slot in lair.slots if not frozen(lair, slot)]


# ── heroes ───────────────────────────────────────────────────────────────────────────────────────────────


def _hero(hero: Hero, group: Text | None = None) -> Option:
    return Option(hero.card, _hero_with_health(hero.card, max(0, hero.remaining)), group)


@cache
def _hero_with_health(card: str, health: int) -> Text:
    return text("hero-with-health", hero=card_name(card), health=health)


@choices("hero")
def _any_hero(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    if g.walker is not None:
        yield _hero(g.walker.hero, plain("group-in-dungeon"))
    for owner in g.order:
        for hero in g.lairs[owner].queue:
            yield _hero(hero, text("group-entrance", seat=seat_option(owner).text))
    yield from _hero_in_town(g, seat, action, chosen)


@choices("waiting-hero")
def _hero_at_own_entrance(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [_hero(hero) for hero in g.lairs[seat].queue if not hero.waits]


@choices("hero-in-town")
def _hero_in_town(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return (_hero(hero, plain("group-town-epic" if hero.face.epic else "group-town")) for hero in g.town)


@choices("hero-inside")
def _hero_inside(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [_hero(g.walker.hero)] if g.walker is not None and g.walker.uid else []


@choices("hero-in-own-dungeon")
def _hero_in_own_dungeon(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return _hero_inside(g, seat, action, chosen) if g.walker is not None and g.walker.seat == seat else []


@choices("hero-here")
def _hero_here(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    _, uid = read_source(action)
    return [_hero(g.walker.hero)] if g.walker is not None and uid and g.walker.uid == uid else []


@choices("weak-hero-here")
def _weak_hero_here(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    ability, _ = read_source(action)
    weak = g.walker is not None and g.walker.hero.remaining <= ABILITIES[ability].amount
    return _hero_here(g, seat, action, chosen) if weak else []


@choices("smash-hero")
def _smash(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    """Smash!: 2 damage in your own dungeon, or 4 in any room with a miniboss."""
    walker = g.walker
    if walker is None or not walker.uid:
        return []
    ways = [2] if walker.seat == seat else []
    slot = g.lairs[walker.seat].slot(walker.uid)
    ways += [4] if slot is not None and slot.miniboss and not slot.off else []
    hero = card_name(walker.hero.card)
    return [Option(str(way), text("option-smash", hero=hero, damage=way)) for way in ways]


# ── cards ────────────────────────────────────────────────────────────────────────────────────────────────


@choices("discard-miniboss")
def _miniboss_card(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return card_options(card for card in g.lairs[seat].rooms if card in MINIBOSSES)


@choices("discard-spell")
def _spell_card(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return card_options(g.lairs[seat].spells)


@choices("discard-card")
def _any_card(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return pile_options((*g.lairs[seat].rooms, *g.lairs[seat].spells))


@choices("ambush-cards")
def _ambush_cards(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    """Ambush: a miniboss card, or two Monster Room cards."""
    monsters = sorted(card for card in g.lairs[seat].rooms if card in MONSTERS)
    pairs = dict.fromkeys(combinations(monsters, 2))
    return [
        *_miniboss_card(g, seat, action, chosen),
        *(
            Option(f"{one}+{two}", text("two-cards", one=card_name(one), two=card_name(two)), card_name(one))
            for one, two in pairs
        ),
    ]


@choices("pile-room-or-spell")
def _from_pile(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return pile_options(card for card in g.discards if card not in MINIBOSSES)


# ── modes ────────────────────────────────────────────────────────────────────────────────────────────────


@choices("treasure")
def _treasure(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [option(symbol, f"treasure-{symbol.lower()}") for symbol in TREASURES]


@choices("more-or-less")
def _more_or_less(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [option("more"), option("less")]


@choices("spell-or-coins")
def _spell_or_coins(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    return [option("spell"), option("coins")]


@choices("draw-or-discard")
def _draw_or_discard(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    """Efreet's Chamber: only while a hero stands at your entrance."""
    if not g.lairs[seat].queue:
        return []
    burnt = dict.fromkeys(g.lairs[seat].spells)
    return [
        option("draw", "option-efreet-draw"),
        *(Option(spell, text("option-efreet-burn", card=card_name(spell))) for spell in burnt),
    ]


@choices("text-or-room")
def _text_or_room(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    """Sabotage!: the whole room only if you have more minibosses in play than its owner."""
    options = [option("text", "option-sabotage-text")]
    found = g.find_room(chosen[0]) if chosen else None
    if found is not None and _minibosses(g, seat) > _minibosses(g, found[0]):
        options.append(option("room", "option-sabotage-room"))
    return options


@choices("double-or-not")
def _double_or_not(g: Realm, seat: Seat, action: str, chosen: list[str]) -> Options:
    """Rage!: doubling only with exactly one miniboss in play."""
    plainly = [declining("plain", "option-rage-plain")]
    return [option("double", "option-rage-double"), *plainly] if _minibosses(g, seat) == 1 else plainly


def _minibosses(g: Realm, seat: Seat) -> int:
    return sum([bool(slot.miniboss) for slot in g.lairs[seat].slots])
