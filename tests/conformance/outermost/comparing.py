"""Comparisons: one viewer at one moment of a story, with one re-dealing of all they cannot know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from cogs.client.interactions import tell_error
from engine.core import Chance, Refusal, Seat, State
from engine.core.registry import AnyGame, game_of
from engine.core.saving import load
from engine.search.knowledge import Knowledge
from tables import PanelErrand, Refused, Status, Table, TableErrand
from tables.play.errands import errands_after
from tables.play.posts import _ends_a_round
from tables.thinking.workers import Workers
from tests.conformance.outermost.asking import asked_for
from tests.conformance.outermost.eye import DrawingEye, Eye
from tests.conformance.outermost.sights import in_the_channel, in_the_panel, of_the_round
from tests.conformance.outermost.story import Moment, Story
from tests.conformance.outermost.worlds import Owner, ThinkingHere, World
from tests.conformance.plays import asked, encoded

Shown = dict[str, Any]
"""What somebody is shown and told, by what it is."""

DEALS = 3
"""How often everything hidden is dealt anew for each viewer at each moment."""
ASKED_FOR = 4
"""How many things each viewer asks for at each moment."""
DRAWN = 20
"""Every so many times pictures are drawn and advice is thought about; else their input is compared."""
INWARD = frozenset(("view", "asked", "imagined"))
"""What is compared because all the rest is made of it; nobody is shown it as it is, so it does not count."""


class Comparison(NamedTuple):
    """What one viewer was shown in two worlds."""

    viewer: Seat | None
    version: int
    drawn: bool
    """Whether pictures were drawn, and not only what they are drawn from compared."""
    shown: tuple[str, ...]
    """What was compared."""
    leaks: tuple[str, ...]
    """What of it differs."""

    @property
    def things(self) -> int:
        """How many things were shown and compared."""
        return len([name for name in self.shown if name not in INWARD])


class Truth:
    """The states of a story as they are, by version; each is read once."""

    def __init__(self, story: Story) -> None:
        self._story = story
        self._states: dict[int, State] = {}

    async def read_up_to(self, table: Table) -> None:
        """Get to know every state up to the present."""
        saved = await self._story.service.history.saved(table.id)
        for version in saved:
            if version not in self._states:
                self._states[version] = load(saved[version])

    def __call__(self, version: int) -> State:
        return self._states[version]


class Dealt:
    """The states of a story as they might as well be for one viewer."""

    def __init__(self, game: AnyGame, truth: Truth, viewer: Seat | None, chance: Chance) -> None:
        self._game = game
        self._truth = truth
        self._viewer = viewer
        self._chance = chance
        self._since = 0
        self._states: dict[int, State] = {}

    def seated_at(self, version: int) -> None:
        """Somebody else sits there from now on: all that came before, they know as everybody does."""
        if version != self._since:
            self._since = version
            self._states.clear()

    def deal(self, version: int) -> State:
        """Deal the state of a version anew."""
        viewer = self._viewer if version >= self._since else None
        self._states[version] = self._game.redeal(self._truth(version), viewer, self._chance)
        return self._states[version]

    def __call__(self, version: int) -> State:
        return self._states.get(version) or self.deal(version)


class Comparing:
    """Compares two worlds along a story, at every so many of its moments."""

    def __init__(self, story: Story, every: int = 1) -> None:
        self._story = story
        self._every = every
        self._truth = Truth(story)
        self._chance = Chance(story.seed * 7919 + 1)
        self._dealt: dict[Seat | None, Dealt] = {}
        self._worlds: dict[tuple[Seat | None, bool], World] = {}
        self._real = {drawn: self._world(self._truth, drawn=drawn) for drawn in (False, True)}
        self._turn = 0

    def _world(self, deal: Any, *, drawn: bool) -> World:
        studio, workers = (DrawingEye(), ThinkingHere(1)) if drawn else (Eye(), Workers(0))
        return World(self._story.storage, deal, studio, workers, self._story.clock)

    async def comparisons(self) -> AsyncIterator[Comparison]:
        """Along the whole story, for every viewer."""
        number = 0
        async for moment in self._story.moments():
            number += 1
            if number % self._every and moment.table.status is Status.PLAYING:
                continue
            await self._truth.read_up_to(moment.table)
            seats = [holder.seat for holder in moment.table.people]
            for viewer in (None, *seats):
                self._turn += 1
                async for one in self._at(moment, viewer):
                    yield one

    async def _at(self, moment: Moment, viewer: Seat | None) -> AsyncIterator[Comparison]:
        table, luck = moment.table, self._chance.below(1 << 60)
        drawn = self._turn % DRAWN == 0
        holder = None if viewer is None else table.holders[viewer]
        dealt, world = self._other(viewer, drawn=drawn)
        dealt.seated_at(0 if holder is None else holder.since)
        real = self._real[drawn]
        real.is_at(table.id, table.version)
        truly = await shown(real, self._truth, moment, viewer, luck)
        for _ in range(1 if drawn else DEALS):
            dealt.deal(table.version)
            world.is_at(table.id, table.version, Owner(viewer, None if holder is None else holder.user_id))
            otherwise = await shown(world, dealt, moment, viewer, luck)
            leaks = [name for name in truly | otherwise if truly.get(name) != otherwise.get(name)]
            yield Comparison(viewer, table.version, drawn, tuple(truly), tuple(leaks))

    def _other(self, viewer: Seat | None, *, drawn: bool) -> tuple[Dealt, World]:
        if viewer not in self._dealt:
            self._dealt[viewer] = Dealt(self._story.game, self._truth, viewer, self._chance)
        dealt = self._dealt[viewer]
        if (viewer, drawn) not in self._worlds:
            self._worlds[viewer, drawn] = self._world(dealt, drawn=drawn)
        return dealt, self._worlds[viewer, drawn]


async def shown(world: World, deal: Any, moment: Moment, viewer: Seat | None, luck: int) -> Shown:
    """Everything a viewer is sent at a moment, and some of what they may ask for."""
    table = moment.table
    state: State = deal(table.version)
    found = _inward(state, viewer)
    former = moment.before
    if former.status is Status.PLAYING and former.holders == table.holders and former.version < table.version:
        found["errands"] = _errands(deal(former.version), state, table, viewer)
    if viewer is None:
        found["channel"] = await in_the_channel(world, table)
        if _ends_a_round(state):
            found["round"] = await of_the_round(world, table)
    elif table.status is not Status.CLOSED:
        found["panel"] = await in_the_panel(world, table, viewer)
    asked_times = await asked_for(world, table, state, viewer, luck, ASKED_FOR)
    return found | {name: sights for name, sights in asked_times.items() if sights}


def _inward(state: State, viewer: Seat | None) -> Shown:
    """What a viewer may know, who is asked, and what a computer player imagines who thinks for them."""
    its_game = game_of(state)
    found: Shown = {
        "view": encoded(its_game.view(state, viewer)),
        "asked": (state.awaited(), state.invited(), sorted(asked(state.decisions()))),
    }
    if viewer is not None:
        found["imagined"] = encoded(Knowledge(its_game, state, viewer).world(Chance(1)))
    return found


def _errands(before: State, after: State, table: Table, viewer: Seat | None) -> list[Any]:
    """What the channel and this viewer get, in order: messages to others they do not see."""
    user_id = None if viewer is None else table.holders[viewer].user_id
    return [
        one
        for one in errands_after(table.holders, before, after)
        if isinstance(one, TableErrand) or (isinstance(one, PanelErrand) and one.user_id == user_id)
    ]


async def _at_once(function: Any, /, *args: Any, **kwargs: Any) -> Any:
    """In place of a thread: nobody else waits here."""
    return function(*args, **kwargs)


async def _tell_refusals(interaction: Any, error: Exception, *how: Any) -> None:
    """What is refused is told; whatever else fails must not look the same in both worlds."""
    if not isinstance(error, Refused | Refusal):
        raise error
    await tell_error(interaction, error, *how)


@contextmanager
def comparing() -> Iterator[None]:
    """Everything that is done beside the event loop is done at once, and no error is forgiven."""
    with patch("asyncio.to_thread", _at_once), patch("cogs.client.router.tell_error", _tell_refusals):
        yield
