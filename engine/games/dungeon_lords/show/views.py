"""What a player or an onlooker may know of a Dungeon Lords table."""

from __future__ import annotations

from engine.core import Seat, Text, View, common
from engine.games.dungeon_lords.cards import EXERCISE_CARD, SPELLS, SpellCard
from engine.games.dungeon_lords.lord import Lord, Plan, Secret
from engine.games.dungeon_lords.show.news import News, news_by_seat
from engine.games.dungeon_lords.state import Battle, Neighbour, Report, Score, Underworld

NO_SECRET = Secret()
AFTER_BUILDING = {"combat", "planning", "battle", "scoring"}
"""Phases in which nobody gives orders."""


class UnderworldView(View, frozen=True, gc=False, kw_only=True):
    """The underworld as one viewer sees it."""

    year: int
    season: int
    """1 is winter; 0 before the first round of a year."""
    phase: str
    """`set-up`, `new-round`, `orders`, `execution`, `production`, `event`, `heroes`, `combat`, `planning`,
    `battle` or `scoring`."""
    start: Seat
    lords: tuple[Lord, ...]
    """What lies open on each dungeon board."""
    trap_counts: tuple[int, ...]
    set_trap_counts: tuple[int, ...]
    """Traps laid out for this round's battle, once all plans are in."""
    neighbours: tuple[Neighbour, ...]
    neighbour_evil: int
    spaces: tuple[tuple[Seat, Seat, Seat], ...]
    """For each order who stands on its spaces; -1 is nobody, non-players are numbered after the seats."""
    monster_offer: tuple[str, ...]
    room_offer: tuple[str, ...]
    permit: int
    """How many tunnels may be dug, while somebody is asked where."""
    event: str
    """What happens at the end of this round, and what comes with the next one."""
    next_event: str
    events_left: tuple[str, ...]
    """Event tiles of the year still face down, in no particular order."""
    special: str
    arriving: tuple[str, ...]
    next_heroes: tuple[str, ...]
    paladin: str
    """Empty once he is imprisoned or gone."""
    paladin_at: Seat
    """-1 while he is in his tent."""
    combat_round: int
    known_spells: tuple[str, ...]
    """The four combat cards of the year as far as the viewer knows them; others are empty."""
    spells_open: int
    """How many of them everybody knows."""
    in_turn: tuple[bool, ...]
    battle: Battle | None
    """The battle being fought, with its report so far."""
    reports: tuple[Report, ...]
    """How the finished battles of the latest combat round went."""
    traps_left: int
    used_traps: tuple[str, ...]
    discards: tuple[str, ...]
    score: tuple[Score, ...]
    """How the points add up, at the end."""
    exercise: str
    """The name of the exercise; empty in a game."""
    traps: tuple[str, ...]
    """The viewer's own traps."""
    set_traps: tuple[str, ...]
    orders: tuple[str, ...]
    """The orders the viewer has chosen in secret, here and for a non-player colour."""
    neighbour_order: str
    plan: Plan | None
    """The viewer's plan, until all are in."""

    @property
    def news(self) -> tuple[News, ...]:
        """What the latest move changed in each dungeon."""
        return news_by_seat(self.events, self.seats)

    @property
    def building(self) -> bool:
        """Whether lords still build: not in combat, nor when it is over."""
        return self.phase not in AFTER_BUILDING

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """All seats, clockwise from the start player."""
        return tuple([(self.start + step) % self.seats for step in range(self.seats)])

    def starts(self, seat: Seat) -> bool:
        """Whether a lord is the start player; an exercise has none, nor has a game that is over."""
        return seat == self.start and not self.exercise and not self.score

    @property
    def combat_card(self) -> SpellCard:
        """The combat card in force; every round of an exercise has the same."""
        return EXERCISE_CARD if self.exercise else SPELLS[self.known_spells[self.combat_round - 1]]

    @property
    def open_spells(self) -> tuple[str, ...]:
        """The combat cards of the year as far as everybody knows them; others are empty."""
        hidden = len(self.known_spells) - self.spells_open
        return (*self.known_spells[: self.spells_open], *[""] * hidden)


def view(g: Underworld, viewer: Seat | None) -> UnderworldView:
    """The underworld as `viewer` sees it; None is an onlooker."""
    own = NO_SECRET if viewer is None else g.secrets[viewer]
    return UnderworldView(
        **common(g, viewer),
        year=g.year,
        season=g.season,
        phase=g.phase,
        start=g.start,
        lords=tuple(g.lords),
        trap_counts=tuple([len(secret.traps) for secret in g.secrets]),
        set_trap_counts=set_trap_counts(g),
        neighbours=tuple(g.neighbours),
        neighbour_evil=g.neighbour_evil,
        spaces=tuple(g.spaces),
        monster_offer=g.monster_offer,
        room_offer=g.room_offer,
        permit=g.permit,
        event=g.event,
        next_event=g.next_event,
        events_left=tuple(sorted(g.events_ahead)),
        special=g.special,
        arriving=g.arriving,
        next_heroes=g.next_heroes,
        paladin=g.paladin,
        paladin_at=g.paladin_at,
        combat_round=g.combat_round,
        known_spells=known_spells(g, viewer),
        spells_open=g.spells_open,
        in_turn=tuple(g.in_turn),
        battle=g.battle,
        reports=g.reports,
        traps_left=len(g.trap_pile),
        used_traps=g.used_traps,
        discards=g.discards,
        score=g.score,
        exercise=g.exercise,
        traps=own.traps,
        set_traps=own.set_traps,
        orders=own.orders,
        neighbour_order=own.neighbour,
        plan=own.plan,
    )


def set_trap_counts(g: Underworld) -> tuple[int, ...]:
    """How many traps are laid out, for every open plan."""
    return tuple(
        [
            0 if lord.plan is None else len(secret.set_traps)
            for lord, secret in zip(g.lords, g.secrets, strict=True)
        ]
    )


def known_spells(g: Underworld, viewer: Seat | None) -> tuple[str, ...]:
    """The combat cards that are revealed, or that this viewer has looked at; others are empty."""
    if viewer is None or not g.lords[viewer].spied:
        return (*g.spells[: g.spells_open], *[""] * (len(g.spells) - g.spells_open))
    spied = g.lords[viewer].spied
    return tuple(
        [spell if place < g.spells_open or place in spied else "" for place, spell in enumerate(g.spells)]
    )


def chapter(view: UnderworldView) -> Text | None:
    """The season of the year, or its battles; None before the first."""
    if not (view.year and view.season):
        return None
    if not view.building:
        return Text("replay-combat", {"year": view.year})
    return Text("replay-season", {"year": view.year, "season": view.season})
