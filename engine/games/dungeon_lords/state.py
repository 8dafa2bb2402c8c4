"""A Dungeon Lords table: the lords, the board, the piles, and the battle being fought."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core import EXERCISE, Seat, State
from engine.games.dungeon_lords.lord import NOBODY, PALADIN_EVIL, Hero, Lord, Secret

EMPTY_PLACE = (NOBODY, NOBODY, NOBODY)


class Neighbour(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A non-player colour: three unavailable orders, five in its pile, and those played this round."""

    unavailable: tuple[str, ...]
    pile: tuple[str, ...]
    played: tuple[str, ...] = ()


class Stage(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened in a battle, and the party afterwards.

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
    """The battle being fought: what its steps need to know from each other."""

    seat: Seat
    where: int
    report: Report
    sent: tuple[int, ...]
    """Monsters sent and not withdrawn since."""
    waiting: tuple[int, ...]
    """Monsters that have yet to act."""
    over: bool = False
    prevention: int = 0
    """How much trap damage thieves and the paladin can still prevent."""
    attacked: bool = False
    held: bool = False
    """No fatigue, no conquest."""
    unhealed: bool = False
    silenced: bool = False
    shielded: bool = False
    """Magic Shield has yet to absorb its point of damage."""
    invisible: bool = False
    """Invisibility: wizards take no damage."""
    raging: bool = False
    """Blind Rage: every hit goes to the first hero."""
    sheep: int = NOBODY
    """The monster turned into a sheep by Metamorphosis."""
    poisoned: tuple[str, ...] = ()
    """Heroes hit by a poisoned dart; a hero with two darts is listed twice."""
    poison: int = 0
    """How much damage each dart does at the end of the battle."""
    courage: int = 0
    """How much Song of Courage takes off the fatigue."""


class Score(msgspec.Struct, frozen=True, gc=False):
    """How one lord's points add up."""

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
    """Where the non-player marker stands with two players; otherwise 0."""
    start: Seat = 0
    year: int = 1
    season: int = 0
    """1 is winter; 0 before the first round."""
    phase: str = "set-up"
    spaces: list[tuple[Seat, Seat, Seat]] = []
    """For every order the colours on its three spaces; non-player colours are numbered after the seats."""
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
    """The special event of the year, once it is revealed."""
    specials_ahead: tuple[str, ...] = ()
    contrary: bool = False
    """Contrary Heroes: this round heroes are dealt out in reverse."""
    paladin: str = ""
    """The paladin of the year; empty once he is imprisoned or gone."""
    paladin_at: Seat = NOBODY
    """Whose gate he stands at; `NOBODY` while he is in his tent."""
    combat_round: int = 0
    spells: tuple[str, ...] = ()
    """The four combat cards of the year, in the order they are revealed."""
    spells_open: int = 0
    """How many of them have been revealed."""
    spells_ahead: tuple[str, ...] = ()
    """The four combat cards of the second year, during the first."""
    in_turn: list[bool] = []
    """Who wants battles to be planned in turn order."""
    battle: Battle | None = None
    reports: tuple[Report, ...] = ()
    """The finished battles of the latest combat round, until orders are given again."""
    monster_stacks: list[list[str]] = []
    """One stack for each year; the next tile to draw is last."""
    room_stacks: list[list[str]] = []
    hero_stacks: list[list[str]] = []
    trap_pile: list[str] = []
    used_traps: tuple[str, ...] = ()
    """Traps everybody has seen."""
    lost_traps: tuple[tuple[Seat, str], ...] = ()
    """Traps discarded face down, and who knows them."""
    discards: tuple[str, ...] = ()
    """Tiles out of the game, open to all."""
    box: tuple[str, ...] = ()
    """Combat cards and special events that were not drawn, and used combat cards."""
    last_uid: int = 0
    score: tuple[Score, ...] = ()

    # ── changing things ──────────────────────────────────────────────────────────────────────────────────

    def change(self, seat: Seat, **changes: Any) -> None:
        """Change fields of a lord."""
        self.lords[seat] = replace(self.lords[seat], **changes)

    def hide(self, seat: Seat, **changes: Any) -> None:
        """Change fields of what only the lord knows."""
        self.secrets[seat] = replace(self.secrets[seat], **changes)

    def fight(self, **changes: Any) -> None:
        """Change fields of the battle being fought."""
        self.battle = replace(self.fought, **changes)

    def record(self, kind: str, what: str = "") -> None:
        """Add what has just happened to the report of the battle being fought."""
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
        """The battle being fought, for steps that run inside one."""
        assert self.battle is not None
        return self.battle

    def turn_order(self) -> list[Seat]:
        """Clockwise from the start player."""
        return self.clockwise_from(self.start)

    @property
    def exercise(self) -> str:
        """The name of the exercise being played; empty in a game."""
        return self.settings.get(EXERCISE, "")

    @property
    def full_version(self) -> bool:
        """Whether the full version is played."""
        return self.settings.get("version") == "full"

    def rivals_above(self, evil: int) -> list[Seat]:
        """Lords above this space and evil enough for the paladin, in turn order."""
        bound = max(evil, PALADIN_EVIL - 1)
        return [seat for seat in self.turn_order() if self.lords[seat].evil > bound]


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """All but one of these things."""
    place = things.index(thing)
    return things[:place] + things[place + 1 :]
