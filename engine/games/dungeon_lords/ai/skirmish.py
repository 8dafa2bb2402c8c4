"""One battle fought in the head: what traps, attacks, healing and fatigue make of a party.

Everything is a plain tuple, since thousands of battles are fought for one answer. Spells are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.games.dungeon_lords.cards import MONSTERS, TRAPS, Attack, TrapHit
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.rules.scoring import HERO_POINTS, PALADIN_POINTS

PRIZES = {"paladin": PALADIN_POINTS, "illusion": 0}


MOST_SCENES = 12
"""How many ways a battle may stand between two attacks that are fought on."""
HELD, HURT, UP = 2.5, 0.5, 0.3
"""What it is worth if the party is held, a hit point is gone, and a monster can fight again."""


class Foe(NamedTuple):
    """A hero of the party."""

    left: int
    taken: int
    kind: str
    power: int
    card: str


Party = tuple[Foe, ...]


class Scene(NamedTuple):
    """A battle after some of its blows."""

    party: Party
    gain: int = 0
    """Points for new prisoners."""
    attacked: bool = False
    held: bool = False
    unhealed: bool = False
    tired: tuple[str, ...] = ()
    """Monsters knocked out by what they did."""
    eaten: int = 0
    """Food paid for attacks."""
    poisoned: str = ""
    poison: int = 0
    """Who is hit by a poisoned dart, and how much that hurts in the end."""


class Fray(NamedTuple):
    """A battle whose monsters have yet to attack."""

    scene: Scene
    team: tuple[str, ...]
    stronger: tuple[str, ...]
    """Kinds of monsters whose hits deal 1 more damage there."""
    food: int
    """How much can be paid for attacks."""
    fatigue: int


def party_of(heroes: Iterable[Hero]) -> Party:
    """The heroes of a lord."""
    return tuple([Foe(hero.left, hero.damage, hero.face.kind, hero.face.power, hero.card) for hero in heroes])


def power(party: Party, kind: str) -> int:
    """The combined power of all of a class; a paladin counts as each of them."""
    return sum([foe.power for foe in party if foe.kind in (kind, "paladin")])


def struck(scene: Scene, place: int, points: int) -> Scene:
    """The scene after a blow at one hero."""
    party, foe = scene.party, scene.party[place]
    if points <= 0:
        return scene
    if foe.left > points:
        hurt = Foe(foe.left - points, foe.taken + points, foe.kind, foe.power, foe.card)
        return Scene((*party[:place], hurt, *party[place + 1 :]), *scene[1:])
    party = (*party[:place], *party[place + 1 :])
    if len(party) == 1 and party[0].kind == "illusion":
        party = ()
    return Scene(party, scene.gain + PRIZES.get(foe.kind, HERO_POINTS), *scene[2:])


def place_of(party: Party, card: str) -> int:
    """Where in the party a hero walks; -1 if they are gone."""
    return next((place for place, foe in enumerate(party) if foe.card == card), -1)


# ── traps ────────────────────────────────────────────────────────────────────────────────────────────────


def trapped(scene: Scene, trap: str, year: int) -> list[tuple[str, Scene]]:
    """What a trap does, for everybody it could be aimed at."""
    face = TRAPS[trap]
    targets = [foe.card for foe in scene.party] if face.aimed else [""]
    return [(target, _sprung(scene, trap, target, year)) for target in targets]


def _sprung(scene: Scene, trap: str, target: str, year: int) -> Scene:
    face, party = TRAPS[trap], scene.party
    damage = [0] * len(party)
    for hit in face.hits:
        for place in _victims(party, hit, target):
            foe = party[place]
            damage[place] += foe.left + foe.taken if hit.whole else hit.damage[year - 1]
    prevented = power(party, "thief")
    hurt = scene
    for foe, points in zip(party, damage, strict=True):
        stopped = min(points, prevented)
        prevented -= stopped
        if points > stopped:
            hurt = struck(hurt, place_of(hurt.party, foe.card), points - stopped)
    silenced = face.silences and any(foe.card == target and foe.kind == "priest" for foe in party)
    if not (face.holds or face.poison or silenced):
        return hurt
    return hurt._replace(
        held=hurt.held or face.holds,
        unhealed=hurt.unhealed or silenced,
        poisoned=target if face.poison else hurt.poisoned,
        poison=face.poison or hurt.poison,
    )


def _victims(party: Party, hit: TrapHit, target: str) -> Sequence[int]:
    match hit.who:
        case "chosen":
            return [place_of(party, target)]
        case "first":
            return range(1)
        case "second":
            return range(1, min(2, len(party)))
        case "last":
            return range(len(party) - 1, len(party))
        case "others":
            return range(1, len(party))
        case _:
            return range(len(party))


# ── attacks ──────────────────────────────────────────────────────────────────────────────────────────────


def attacks(
    scene: Scene, kind: str, faces: Iterable[Attack], more: int, food: int
) -> list[tuple[str, Scene]]:
    """What a monster can do, by the words of its options, and what comes of it."""
    ways: list[tuple[str, Scene]] = []
    for attack in faces:
        if attack.pay.food + scene.eaten <= food:
            ways += _ways(_begun(scene, kind, attack), attack, more)
    return ways


def _begun(scene: Scene, kind: str, attack: Attack) -> Scene:
    return Scene(
        scene.party,
        scene.gain,
        scene.attacked or attack.aim != "none",
        scene.held or attack.holds,
        scene.unhealed or attack.scorches,
        scene.tired if attack.stays else (*scene.tired, kind),
        scene.eaten + attack.pay.food,
        scene.poisoned,
        scene.poison,
    )


def _ways(scene: Scene, attack: Attack, more: int) -> list[tuple[str, Scene]]:
    damage, party = attack.damage + more, scene.party
    match attack.aim:
        case "none":
            return [(attack.id, scene)]
        case "all":
            for foe in party:
                scene = struck(scene, place_of(scene.party, foe.card), damage) if scene.party else scene
            return [(attack.id, scene)]
        case "first":
            after = struck(scene, 0, damage)
            if attack.encore and after.party and after.gain > scene.gain:
                after = struck(after, 0, attack.encore + more)
            return [(attack.id, after)]
        case aim:
            return [
                (f"{attack.id}:{foe.card}", again)
                for place, foe in enumerate(party)
                if foe.kind != attack.spares and (place or aim != "behind")
                for again in _hits(struck(scene, place, damage), attack.hits - 1, damage)
            ]


def finds_prey(kind: str, party: Party) -> bool:
    """Whether a monster can do anything to a party as it is."""
    for attack in MONSTERS[kind].attacks:
        if attack.aim not in ("any", "behind"):
            return True
        if any(foe.kind != attack.spares for foe in party[attack.aim == "behind" :]):
            return True
    return False


def _hits(scene: Scene, hits: int, damage: int) -> list[Scene]:
    """Every way to deal the hits that are left."""
    if not hits or not scene.party:
        return [scene]
    return [struck(scene, place, damage) for place in range(len(scene.party))]


def fought(fray: Fray) -> list[Scene]:
    """Every way a battle may stand when all who were sent have attacked, in whichever sequence.

    No sets here: what they hold comes out in another sequence in another process.
    """
    ends: dict[Scene, None] = {}
    standing = {(fray.scene, fray.team): None}
    while standing:
        following: dict[tuple[Scene, tuple[str, ...]], None] = {}
        for now, waiting in standing:
            if not waiting or not now.party:
                ends[_all_idle(now, waiting)] = None
                continue
            for kind in dict.fromkeys(waiting):
                place = waiting.index(kind)
                others = waiting[:place] + waiting[place + 1 :]
                ways = attacks(now, kind, MONSTERS[kind].attacks, kind in fray.stronger, fray.food)
                for _, after in ways or [("", idle(now, kind))]:
                    following[after, others] = None
        standing = following
        if len(following) > MOST_SCENES:
            standing = dict.fromkeys(sorted(following, key=_hurt, reverse=True)[:MOST_SCENES])
    return list(ends)


def _hurt(now: tuple[Scene, tuple[str, ...]]) -> float:
    """How well a battle goes so far, roughly: whoever is held conquers nothing."""
    scene, _ = now
    hits = sum([foe.left for foe in scene.party])
    return scene.gain + HELD * scene.held - HURT * hits - UP * len(scene.tired)


def _all_idle(scene: Scene, waiting: tuple[str, ...]) -> Scene:
    for kind in waiting:
        scene = idle(scene, kind)
    return scene


def idle(scene: Scene, kind: str) -> Scene:
    """The scene after a monster has found nobody to attack."""
    return scene if MONSTERS[kind].can_stay else scene._replace(tired=(*scene.tired, kind))


# ── the end of a battle ──────────────────────────────────────────────────────────────────────────────────


def ended(scene: Scene, fatigue: int) -> tuple[Scene, bool]:
    """The scene after healing, fatigue and poison, and whether the tile is conquered."""
    if not scene.party:
        return scene, False
    if scene.attacked and not scene.unhealed:
        scene = healed(scene, power(scene.party, "priest"))
    conquered = False
    if not scene.held:
        for _ in range(fatigue):
            if scene.party:
                scene = struck(scene, 0, 1)
        conquered = bool(scene.party)
    if scene.poisoned and (place := place_of(scene.party, scene.poisoned)) >= 0:
        scene = struck(scene, place, scene.poison)
    return scene, conquered


def healed(scene: Scene, points: int) -> Scene:
    """The scene after healing, from front to back."""
    if not points or all(not foe.taken for foe in scene.party):
        return scene
    party = []
    for foe in scene.party:
        now = min(points, foe.taken)
        points -= now
        party.append(Foe(foe.left + now, foe.taken - now, foe.kind, foe.power, foe.card) if now else foe)
    return Scene(tuple(party), *scene[1:])
