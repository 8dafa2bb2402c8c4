"""Dungeons, lords, the board and the piles of a Dungeon Lords table.

What everybody sees of a lord is one frozen piece, what only the lord knows another: a view shares the first
with the state, and never touches the second of anybody else.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core import EXERCISE, Seat, State
from engine.games.dungeon_lords.cards import HEROES, MONSTERS, HeroTile, MonsterTile
from engine.games.dungeon_lords.squares import FIRST_TUNNELS, SQUARES, set_of

NOBODY = -1
START_EVIL = 5
PALADIN_EVIL = 10
MOST_EVIL = 15
LEAST_EVIL = 1
EMPTY_PLACE = (NOBODY, NOBODY, NOBODY)


class Tile(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A tunnel, or a room by name; conquered or not."""

    room: str = ""
    conquered: bool = False


@cache
def tile(room: str = "", conquered: bool = False) -> Tile:
    """One of the few tiles there are: dungeons share them."""
    return Tile(room, conquered)


class Monster(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A monster or ghost in a lair; face down it takes no part in battles until the year's combat is over."""

    uid: int
    kind: str
    ready: bool = True

    @property
    def face(self) -> MonsterTile:
        """The printed tile."""
        return MONSTERS[self.kind]


class Hero(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A hero at a gate or inside."""

    card: str
    damage: int = 0
    extra: int = 0
    """Hit points from Create Food."""

    @property
    def face(self) -> HeroTile:
        """The printed tile."""
        return HEROES[self.card]

    @property
    def hits(self) -> int:
        """Hit points, damage not counted."""
        return HEROES[self.card].hits + self.extra


class Errand(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An order turned up: the space its minion got (0 to 2, or nobody's), and what came of it."""

    order: str
    space: int = NOBODY
    outcome: str = "waiting"
    """`waiting`, `done`, or `undone`: then the minion sits on the card."""


class Plan(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where a battle is fought, and who is sent into it."""

    where: int
    monsters: tuple[int, ...] = ()


def _first_tiles() -> tuple[Tile | None, ...]:
    return tuple([tile() if where in FIRST_TUNNELS else None for where in SQUARES])


class Lord(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a lord."""

    evil: int = START_EVIL
    food: int = 3
    gold: int = 3
    imps: int = 3
    busy: int = 0
    """Imps who have done their job of the round."""
    busy_trolls: int = 0
    tiles: tuple[Tile | None, ...] = msgspec.field(default_factory=_first_tiles)
    monsters: tuple[Monster, ...] = ()
    heroes: tuple[Hero, ...] = ()
    """In marching order; the paladin among them, when he is here."""
    prison: tuple[str, ...] = ()
    seals: int = 0
    hand: tuple[str, ...] = ()
    """The order cards to choose from; everybody can work them out."""
    unavailable: tuple[str, ...] = ()
    errands: tuple[Errand, ...] = ()
    dug: tuple[int, ...] = ()
    mined: tuple[int, ...] = ()
    """Squares with imps at work this round."""
    foremen: int = 0
    produced: tuple[str, ...] = ()
    """Rooms used this round, each as often as it was used."""
    plan: Plan | None = None
    """The battle of this combat round, once all plans are in."""
    spied: tuple[int, ...] = ()
    """Which combat cards of the year this lord has looked at, counted from 0."""

    @property
    def filled(self) -> int:
        """The squares with a tile."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None])

    @property
    def conquered(self) -> int:
        """The squares with a conquered tile."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None and tile.conquered])

    @property
    def rooms(self) -> int:
        """The squares with a room, conquered or not."""
        return set_of([where for where, tile in enumerate(self.tiles) if tile is not None and tile.room])

    @property
    def tunnels(self) -> tuple[int, ...]:
        """The squares with an unconquered tunnel."""
        return tuple(
            [
                where
                for where, tile in enumerate(self.tiles)
                if tile is not None and not tile.room and not tile.conquered
            ]
        )

    @property
    def working_rooms(self) -> dict[str, int]:
        """Unconquered rooms, and where they are."""
        return {
            tile.room: where
            for where, tile in enumerate(self.tiles)
            if tile is not None and tile.room and not tile.conquered
        }

    @property
    def idle_imps(self) -> int:
        """Imps without a job."""
        return self.imps - self.busy

    @property
    def trolls(self) -> int:
        """Troll tokens: one for every Troll."""
        return len([monster for monster in self.monsters if monster.kind == "troll"])

    def monster(self, uid: int) -> Monster | None:
        """A monster by number, if it is still here."""
        return next((monster for monster in self.monsters if monster.uid == uid), None)

    def hero(self, card: str) -> Hero | None:
        """A hero by tile, if it is still here."""
        return next((hero for hero in self.heroes if hero.card == card), None)

    def laid(self, where: int, new: Tile) -> tuple[Tile | None, ...]:
        """The tiles with a new one on a square."""
        return (*self.tiles[:where], new, *self.tiles[where + 1 :])


class Secret(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What only one lord knows."""

    traps: tuple[str, ...] = ()
    orders: tuple[str, ...] = ()
    """The orders chosen, until they are turned up."""
    neighbour: str = ""
    """The third order of the own non-player colour, until it is turned up (two players)."""
    plan: Plan | None = None
    """The plan, until all are in."""
    set_traps: tuple[str, ...] = ()
    """The traps laid out for the battle; they are among `traps` until they are sprung."""


class Neighbour(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A non-player colour: three orders that are unavailable, five in its pile, those it plays now."""

    unavailable: tuple[str, ...]
    pile: tuple[str, ...]
    played: tuple[str, ...] = ()


class Stage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened in a battle, and the party afterwards.

    `kind` is `trap`, `spell` or `monster` (then `what` says which), or else `healing`, `fatigue`, `conquest`,
    `held` or `poison`.
    """

    kind: str
    what: str
    heroes: tuple[Hero, ...]


class Report(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a battle went, stage by stage."""

    seat: Seat
    where: int
    heroes: tuple[Hero, ...]
    stages: tuple[Stage, ...] = ()


class Battle(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The battle being fought: what its steps have to know of each other."""

    seat: Seat
    where: int
    report: Report
    sent: tuple[int, ...]
    """Everybody sent and not withdrawn since."""
    waiting: tuple[int, ...]
    """Those who are still to act."""
    over: bool = False
    prevention: int = 0
    """What thieves and paladin can still prevent."""
    attacked: bool = False
    held: bool = False
    """No fatigue, no conquest."""
    unhealed: bool = False
    silenced: bool = False
    shielded: bool = False
    """Magic Shield waits for its point of damage."""
    invisible: bool = False
    """Wizards suffer no damage."""
    raging: bool = False
    """Blind Rage: every hit goes to the first hero."""
    sheep: int = NOBODY
    poisoned: tuple[str, ...] = ()
    """Heroes with a dart in them; somebody with two of them stands here twice."""
    poison: int = 0
    """What each dart does in the end."""
    courage: int = 0
    """So much less fatigue."""


class Score(msgspec.Struct, frozen=True, gc=False):
    """How one lord's points came together."""

    rooms: int
    monsters: int
    prisoners: int
    conquered: int
    seals: int
    bonus_rooms: int
    titles: dict[str, int]
    hall_of_fame: int
    total: int


class Underworld(State, kw_only=True):
    """A Dungeon Lords table."""

    lords: list[Lord]
    secrets: list[Secret]
    neighbours: list[Neighbour] = []
    neighbour_evil: int = 0
    """Where the non-player marker stands with two players; 0 without one."""
    start: Seat = 0
    year: int = 1
    season: int = 0
    """1 is winter; 0 before the first round."""
    phase: str = "set-up"
    spaces: list[tuple[Seat, Seat, Seat]] = []
    """For every order the colours on its three spaces; non-player colours are counted after the seats."""
    monster_offer: tuple[str, ...] = ()
    room_offer: tuple[str, ...] = ()
    permit: int = 0
    """How many tunnels may be dug right now."""
    events_ahead: tuple[str, ...] = ()
    """Event tiles of the year still face down, the next one first."""
    event: str = ""
    next_event: str = ""
    arriving: tuple[str, ...] = ()
    next_heroes: tuple[str, ...] = ()
    special: str = ""
    """The special event of the year, once it is turned up."""
    specials_ahead: tuple[str, ...] = ()
    contrary: bool = False
    """Heroes come the other way round this time."""
    paladin: str = ""
    """The paladin of the year, unless he is in a prison or gone."""
    paladin_at: Seat = NOBODY
    """Whose dungeon he has set out for; nobody's while he is in his tent."""
    combat_round: int = 0
    spells: tuple[str, ...] = ()
    """The four combat cards of the year, the first one first."""
    spells_open: int = 0
    spells_ahead: tuple[str, ...] = ()
    """The four combat cards of the second year, during the first."""
    in_turn: list[bool] = []
    """Who wishes that battles are planned in turn order."""
    battle: Battle | None = None
    reports: tuple[Report, ...] = ()
    """The battles of the latest combat round that are over, until orders are given again."""
    monster_stacks: list[list[str]] = []
    """For each year, the next tile last."""
    room_stacks: list[list[str]] = []
    hero_stacks: list[list[str]] = []
    trap_pile: list[str] = []
    used_traps: tuple[str, ...] = ()
    """Traps everybody has seen."""
    lost_traps: tuple[tuple[Seat, str], ...] = ()
    """Traps that went face down, and who knows them."""
    discards: tuple[str, ...] = ()
    """Tiles out of the game, face up."""
    box: tuple[str, ...] = ()
    """Combat cards and special events nobody will see, and combat cards that are used up."""
    last_uid: int = 0
    score: tuple[Score, ...] = ()

    # ── changing things ──────────────────────────────────────────────────────────────────────────────────

    def change(self, seat: Seat, **changes: Any) -> None:
        """Put a lord in place of the one there was, with these fields changed."""
        self.lords[seat] = replace(self.lords[seat], **changes)

    def hide(self, seat: Seat, **changes: Any) -> None:
        """The same for what only the lord knows."""
        self.secrets[seat] = replace(self.secrets[seat], **changes)

    def fight(self, **changes: Any) -> None:
        """The same for the battle being fought."""
        self.battle = replace(self.fought, **changes)

    def record(self, kind: str, what: str = "") -> None:
        """Note what has just happened in the battle being fought."""
        report = self.fought.report
        stage = Stage(kind, what, self.lords[report.seat].heroes)
        self.fight(report=replace(report, stages=(*report.stages, stage)))

    def next_uid(self) -> int:
        """A number for a new monster."""
        self.last_uid += 1
        return self.last_uid

    # ── who and what ─────────────────────────────────────────────────────────────────────────────────────

    @property
    def fought(self) -> Battle:
        """The battle being fought, for steps that happen in one."""
        assert self.battle is not None
        return self.battle

    def turn_order(self) -> list[Seat]:
        """Clockwise from the start player."""
        return self.clockwise_from(self.start)

    @property
    def practice(self) -> str:
        """Which practice battle this is; none in a game."""
        return self.settings.get(EXERCISE, "")

    @property
    def full_version(self) -> bool:
        """Whether the rules of the full version are in force."""
        return self.settings.get("version") == "full"

    def rivals_above(self, evil: int) -> list[Seat]:
        """Lords evil enough for the paladin and above this space, in turn order."""
        bound = max(evil, PALADIN_EVIL - 1)
        return [seat for seat in self.turn_order() if self.lords[seat].evil > bound]


def party(lord: Lord) -> list[Hero]:
    """The heroes who are really there."""
    return [hero for hero in lord.heroes if hero.card != "illusion"]


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The same with one of its kind less."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
