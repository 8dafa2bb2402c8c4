"""Standing orders and reactions of a computer player: to win a soul, avoid a wound, or stop a leader.

A means is an ability, which is also how its action begins (`MB072` and `MB072/0`). Its strength is estimated
from the view alone, so that orders and reactions agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Choice, Decision, Pick, Seat
from engine.games.boss_monster.ai.evaluation import health_left
from engine.games.boss_monster.ai.spells import SABOTAGE, lost_damage
from engine.games.boss_monster.cards import ABILITIES, MINIBOSSES, MONSTERS, ROOMS
from engine.games.boss_monster.rules.reactions.declaration import MAGESEEKER, SHORT_CIRCUIT
from engine.games.boss_monster.rules.reactions.orders import AT_SPELLS
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import NOWHERE, Hero
from engine.games.boss_monster.timing import BOSS_USED, CALM

LEADER = 6
"""A player with so many souls is worth stopping."""
DEADLY = 99
"""More damage than any hero needs."""
PAYWALL = "MB046"
PENDULUM = "MB043"
"""Sawtooth Pendulum: kills a hero in its room who has little health left."""
WOUNDS_ARE_CLOSE = 2
"""With so many wounds, it sends heroes away rather than let them through; epic ones with one less."""
BEFORE_ENTERING = ("MB038", "MB056-3", "MB072", "MB068", "MB026", "MB063-3", "MB006")
"""What adds damage to its own rooms, the cheapest first: Efreet's Chamber, Kid Croak, Pay to Win,
Rage!, Training Camp, Brassknuckle, Ravenus."""
IN_A_ROOM = ("MB043", "MB055-2", "MB071", "MB060-3", "MB069", "MB047")
"""What hurts or kills a hero in its dungeon, the cheapest first: Sawtooth Pendulum, Spike, Smash!,
Paddywhack, Ambush, Living Trap."""
HELPING = frozenset((*BEFORE_ENTERING, *IN_A_ROOM))
"""All that helps to kill a hero in its dungeon."""
SENDING_AWAY = ("MB019", "MB057-2", "MB022")
"""What gets rid of a hero for this round: Haunted Cavern, Draculad, Minotaur Catacombs."""
ON_THE_SPOT = ("MB043", "MB055-2", "MB060-3", "MB047", "MB022")
"""What works only in its own room; everything else can wait until the hero is about to get through."""
COIN_OPTIONS = ("bribe", "calm", "paywall")
"""What coins buy in somebody else's dungeon: health for some heroes, less damage of Scott's traps or of a
Paywall."""
SAVING_FIRST = ("calm", "paywall", "MB067", "MB044", "MB061-3")
"""What keeps a hero alive in somebody else's dungeon if rooms are still before it: coins, Sabotage!, the
Catapult, Icicle Man."""
SAVING_AT_LAST = ("bribe", "MB027", "armor-up", "MB058-3")
"""What still does so in the room where it is about to die: coins, Shrooman Aviary, Armor Up!, Rocky."""
SAVING = (*SAVING_AT_LAST, *SAVING_FIRST)
TOWER = "tower"
"""The Ancient Guardtower's offer: a coin for a spell of whom it watches."""


# ── means ────────────────────────────────────────────────────────────────────────────────────────────────


def means(view: RealmView, seat: Seat) -> Iterator[str]:
    """All a player could use during the adventure: cards in hand, rooms, minibosses, the boss."""
    lair = view.lairs[seat]
    yield from view.hand_spells
    yield from [card for card in view.hand_rooms if card in ROOMS and ABILITIES[card].when == "hand"]
    for room in lair.rooms:
        slot = room.slot
        if ABILITIES[slot.cards[-1]].when != "hand":
            yield slot.cards[-1]
        for level in range(2, slot.level + 1):
            yield f"{slot.miniboss}-{level}"
    if lair.levelled:
        yield lair.boss


def power(view: RealmView, seat: Seat, ability: str) -> int:
    """How much damage an ability would do to a hero in the player's own dungeon."""
    lair = view.lairs[seat]
    match ability:
        case "MB072":
            return 1 + lair.hoard
        case "MB068":
            return _rage(lair)
        case "MB063-3":
            return max([room.damage for room in lair.rooms if room.slot.miniboss == "MB063"], default=0)
        case "MB006":
            fresh = BOSS_USED not in lair.marks and lair.hoard > 1
            return max(_monsters(lair), default=0) if fresh else 0
        case "MB026":
            return max(_monsters(lair), default=0) if _holds_miniboss(view) else 0
        case "MB038":
            return 2 if view.hand_spells and lair.queue else 0
        case "MB056-3":
            return len(_monsters(lair))
        case "MB043":
            dealt = [(room.slot.cards[-1], room.damage) for room in lair.rooms]
            return max(swung(dealt), default=0) if lair.hoard else 0
        case "MB055-2" | "MB071":
            return 2
        case "MB060-3":
            return DEADLY
        case "MB069":
            return DEADLY if can_ambush(view.hand_rooms) else 0
        case "MB047":
            return DEADLY if _monsters(lair) and _is_in_danger(view, seat) else 0
    return 0


def swung(rooms: list[tuple[str, int]]) -> list[int]:
    """What Sawtooth Pendulums add: whoever is weak there dies there, so what later rooms deal is in vain."""
    later = [sum([damage for _, damage in rooms[index + 1 :]]) for index in range(len(rooms))]
    weak = ABILITIES[PENDULUM].amount
    found = [weak - after for (card, _), after in zip(rooms, later, strict=True) if card == PENDULUM]
    return [more for more in found if more > 0]


def _monsters(lair: LairView) -> list[int]:
    """What the Monster Rooms of a dungeon deal."""
    return [room.damage for room in lair.rooms if room.slot.cards[-1] in MONSTERS and not room.slot.off]


def _rage(lair: LairView) -> int:
    """What Rage! adds: damage for the level, and the whole room once more with a single miniboss."""
    homes = [room for room in lair.rooms if room.slot.miniboss and not room.slot.off]
    doubled = homes[0].damage + homes[0].slot.level if len(homes) == 1 else 0
    return max([room.slot.level for room in homes], default=0) + doubled


def _is_in_danger(view: RealmView, seat: Seat) -> bool:
    """Whether the next wounds are worth a room: those of an epic hero always are."""
    lair = view.lairs[seat]
    inside = (view.walker.hero,) if view.walker is not None else ()
    heroes = inside or (*lair.queue, *view.town)
    return lair.wound_count >= WOUNDS_ARE_CLOSE or any(hero.face.epic for hero in heroes)


def _holds_miniboss(view: RealmView) -> bool:
    return any(card in MINIBOSSES for card in view.hand_rooms)


def can_ambush(hand: tuple[str, ...]) -> bool:
    """Whether these room cards pay for an Ambush: a miniboss, or two Monster Rooms."""
    return any(card in MINIBOSSES for card in hand) or sum([card in MONSTERS for card in hand]) > 1


def saving(view: RealmView, seat: Seat, victim: LairView, hero: Hero, ability: str) -> int:
    """How much damage an ability would save a hero in somebody else's dungeon."""
    match ability:
        case "bribe":
            return view.lairs[seat].hoard if hero.face.special == "coins" and seat not in hero.paid else 0
        case "MB027":
            return 3
        case "armor-up":
            return 1 + 2 * view.lairs[seat].hoard
        case "calm":
            return _bought_off(view, victim) if view.lairs[seat].hoard else 0
        case "paywall":
            walls = [room.damage for room in _ahead(view, victim) if room.slot.cards[-1] == PAYWALL]
            return min(view.lairs[seat].hoard, max(walls, default=0))
        case "MB058-3":
            return 5
        case "MB044" if not _holds_miniboss(view):
            return 0
        case "MB044" | "MB061-3" | "MB067":
            return max(
                [_turned_off(view, seat, victim, room, ability) for room in _ahead(view, victim)], default=0
            )
    return 0


def _bought_off(view: RealmView, victim: LairView) -> int:
    """How much less traps deal without the bonus of their boss."""
    scott = ABILITIES[victim.boss]
    if scott.does != "trap-damage" or not victim.levelled or CALM in victim.marks:
        return 0
    return scott.amount * sum([room.slot.cards[-1] not in MONSTERS for room in _ahead(view, victim)])


def _ahead(view: RealmView, lair: LairView) -> tuple[RoomView, ...]:
    """The rooms a hero has still to go through; all of them before it enters."""
    inside = view.walker is not None and view.lairs[view.walker.seat] is lair
    return lair.rooms[view.walker.index + 1 :] if inside and view.walker is not None else lair.rooms


def _turned_off(view: RealmView, seat: Seat, owner: LairView, room: RoomView, ability: str) -> int:
    """How much damage is lost when a room is deactivated or sabotaged."""
    return lost_damage(view, seat, owner, room) if ability == SABOTAGE else room.damage


# ── standing orders ──────────────────────────────────────────────────────────────────────────────────────


def adventure_orders(view: RealmView, seat: Seat) -> list[str]:
    """Stop for heroes who would get through but can be killed, or die at a leader's but can be saved."""
    orders = [AT_SPELLS] if can_cancel(view, seat) else []
    lair = view.lairs[seat]
    if _watches(view, seat):
        orders += [f"enter-{hero}" for hero in _first_to_enter(view)]
    for hero in lair.queue:
        left = health_left(lair, hero)
        if left > 0:
            orders += _stops(view, seat, hero, left)
        elif _may_be_bribed(view, seat, hero, -left):
            orders += _stops(view, seat, hero, 1)
    for other in view.order:
        victim = view.lairs[other]
        if other != seat and victim.soul_count >= LEADER:
            for hero in victim.queue:
                orders += _rescues(view, seat, victim, hero)
    return orders


def _may_be_bribed(view: RealmView, seat: Seat, hero: Hero, spare: int) -> bool:
    """Whether opponents may pay a hero more health than the own dungeon has damage to spare."""
    if hero.face.special != "coins":
        return False
    return sum([view.lairs[other].hoard for other in view.order if other != seat]) > spare


def _rescues(view: RealmView, seat: Seat, victim: LairView, hero: Hero) -> list[str]:
    """Where to stop on the way of a hero to be kept alive in somebody else's dungeon."""
    spare = -health_left(victim, hero)
    if spare < 0:
        return []
    mine = {*means(view, seat), *COIN_OPTIONS}
    return [
        f"{moment}-{hero.card}"
        for moment, abilities in (("enter", SAVING_FIRST), ("end", SAVING_AT_LAST))
        if any(saving(view, seat, victim, hero, ability) > spare for ability in abilities if ability in mine)
    ]


def _watches(view: RealmView, seat: Seat) -> bool:
    """Whether a Guardtower has been built this round that can take a spell for a coin one can spare."""
    lair = view.lairs[seat]
    watched = [room.slot.watched for room in lair.rooms if room.slot.watched != NOWHERE]
    return lair.hoard > 1 and any(view.lairs[other].spell_cards for other in watched)


def _first_to_enter(view: RealmView) -> list[str]:
    """The next hero to enter any dungeon."""
    return [hero.card for other in view.order for hero in view.lairs[other].queue if not hero.waits][:1]


def _stops(view: RealmView, seat: Seat, hero: Hero, left: int) -> list[str]:
    """Where to stop on the way of a hero who would get through the own dungeon with so much health."""
    mine = tuple(means(view, seat))
    before = sum([power(view, seat, ability) for ability in mine if ability in BEFORE_ENTERING])
    inside = sum([power(view, seat, ability) for ability in mine if ability in IN_A_ROOM])
    enough = before + inside >= left
    away = [ability for ability in SENDING_AWAY if ability in mine]
    orders = [f"enter-{hero.card}"] if (enough and before) or "MB019" in away else []
    if (enough and inside) or (away and away != ["MB019"]):
        orders.append(f"{moment_inside(mine)}-{hero.card}")
    return orders


def moment_inside(mine: Iterable[str]) -> str:
    """Where to be stopped once a hero is inside: in every room, if something works only in its own."""
    return "rooms" if any(ability in ON_THE_SPOT for ability in mine) else "end"


def can_cancel(view: RealmView, seat: Seat) -> bool:
    """Whether a player could cancel a spell."""
    if SHORT_CIRCUIT in view.hand_spells:
        return True
    seeker = MAGESEEKER.partition("-")[0]
    rooms = view.lairs[seat].rooms
    return bool(view.hand_spells) and any(
        room.slot.miniboss == seeker and room.slot.level > 1 for room in rooms
    )


# ── reactions ────────────────────────────────────────────────────────────────────────────────────────────


def reaction(view: RealmView, decision: Decision) -> Choice:
    """Kill or send away a hero who would get through; save one who would die at a leader's."""
    form = decision.form
    assert isinstance(form, Pick)
    moment, card = decision.args[:2]
    hero = hero_in_question(view)
    if hero is None or hero.card != card or view.active is None:
        return ["pass"]
    offered: dict[str, str] = {}
    for option in form.options:
        offered.setdefault(option.id.partition("/")[0], option.id)
    if TOWER in offered and _watches(view, decision.seat):
        return [offered[TOWER]]
    owner = view.lairs[view.active]
    left = health_left(owner, hero, view.walker.index + 1 if view.walker is not None else 0)
    if view.active == decision.seat:
        ability = _against(view, decision.seat, moment, left, offered) if left > 0 else ""
    else:
        ability = _in_favour(view, decision.seat, owner, hero, left, offered)
    if view.active == decision.seat:
        settled = left <= 0 and not _may_be_bribed(view, decision.seat, hero, -left)
    else:
        settled = left > 0
    return [offered.get(ability, "pass-hero" if settled else "pass")]


def hero_in_question(view: RealmView) -> Hero | None:
    """The hero inside, or the next one to enter."""
    if view.walker is not None:
        return view.walker.hero
    queue = view.lairs[view.active].queue if view.active is not None else ()
    return next((hero for hero in queue if not hero.waits), None)


def _against(view: RealmView, seat: Seat, moment: str, left: int, offered: dict[str, str]) -> str:
    """The first means that is enough; else the strongest, if all together are; else one to send it away."""
    fitting = BEFORE_ENTERING if moment == "enter" else IN_A_ROOM
    powers = {ability: _power_here(view, seat, ability) for ability in fitting if ability in offered}
    for ability, amount in powers.items():
        if amount >= left:
            return ability
    inside = [power(view, seat, ability) for ability in means(view, seat) if ability in IN_A_ROOM]
    still_to_come = sum(inside) if moment == "enter" else 0
    if powers and sum(powers.values()) + still_to_come >= left:
        return max(powers, key=lambda ability: powers[ability])
    hero = hero_in_question(view)
    threat = hero.face.worth - 1 if hero is not None else 0
    if still_to_come >= left or view.lairs[seat].wound_count + threat < WOUNDS_ARE_CLOSE:
        return ""
    return next((ability for ability in SENDING_AWAY if ability in offered), "")


def _power_here(view: RealmView, seat: Seat, ability: str) -> int:
    """The damage here: Smash! does more where there is a miniboss; what is offered has its conditions met."""
    walker = view.walker
    if ability == "MB071" and walker is not None and view.lairs[seat].rooms[walker.index].slot.miniboss:
        return 4
    return DEADLY if ability == "MB043" else power(view, seat, ability)


def _in_favour(
    view: RealmView, seat: Seat, owner: LairView, hero: Hero, left: int, offered: dict[str, str]
) -> str:
    """The first means that saves a hero who would die in a leader's dungeon."""
    if left > 0 or owner.soul_count < LEADER:
        return ""
    for ability in SAVING:
        if ability in offered and saving(view, seat, owner, hero, ability) > -left:
            return ability
    return ""


# ── targets ──────────────────────────────────────────────────────────────────────────────────────────────


def room_to_turn_off(view: RealmView, seat: Seat, ability: str, ids: list[str]) -> str:
    """The room of the active dungeon that would deal the most damage to the hero to come."""
    if view.active is None:
        return ids[0]
    owner = view.lairs[view.active]
    losses = {
        room.slot.name: _turned_off(view, seat, owner, room, ability)
        for room in _ahead(view, owner)
        if room.slot.name in ids
    }
    return max(losses, key=lambda name: losses[name]) if losses else ids[0]


def strongest_room(view: RealmView, owner: Seat | None, ids: list[str]) -> str:
    """The room of a dungeon that deals most, among those that can be chosen."""
    rooms = () if owner is None else view.lairs[owner].rooms
    found = {room.slot.name: room.damage for room in rooms if room.slot.name in ids}
    return max(found, key=lambda name: found[name]) if found else ids[0]
