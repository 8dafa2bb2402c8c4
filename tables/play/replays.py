"""Replays: a game move by move, and a finished one as a file to export."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.core import (
    EXERCISE,
    LESSON,
    Event,
    Refusal,
    Seat,
    State,
    Text,
    Weight,
    heard,
    seat_name,
    seats_named,
)
from engine.core.record import GameRecord, record_of, renumbered
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError, load
from engine.core.views import View
from tables.play.limits import Guard
from tables.play.marks import mark_of, version_of
from tables.store.history import History, Moment, moments_of
from tables.store.model import Refused, Status, Table
from tables.store.repository import TableRepository

_GAMES_KEPT_IN_MEMORY = 8
_LONGEST_VERSION = 18
"""Longer numbers are forged: no database could store them."""
NOTHING: Mapping[str, str] = {}


class Frame(NamedTuple):
    """One moment of a game: its version, its chapter, and the first thing everybody heard of it."""

    version: int
    chapter: Text | None
    headline: Text | None
    standings: tuple[int, ...] = ()
    """Everybody's points so far, in a game that lets people count them."""
    events: tuple[Event, ...] = ()
    mark: str = ""
    """What buttons call it; in a game from a file they need not."""

    @property
    def headlines(self) -> list[Text]:
        """The fights, battles and expeditions it tells of, as everybody heard of them."""
        return [event.text for event in self.events if event.weight is Weight.HEADLINE]


class Shot(NamedTuple):
    """A frame, and whether everybody could see what led to it."""

    frame: Frame
    is_public: bool


class Replays:
    """Every game from its first question on, without what was undone."""

    def __init__(self, repository: TableRepository, history: History, guard: Guard) -> None:
        self._guard = guard
        self._repository = repository
        self._history = history
        self._known: dict[tuple[int, int], list[Shot]] = {}

    async def near(self, user_id: int, channel_id: int | None) -> list[Table]:
        """The games a person can look back at: their own and those of this channel, the latest first."""
        return await self._repository.to_look_back_at(user_id, channel_id)

    def shows_everything(self, table: Table) -> bool:
        """Whether nothing is hidden any more: the game is over, or was ended for good."""
        return table.status in (Status.OVER, Status.CLOSED)

    async def frames(self, table: Table) -> list[Frame]:
        """The moments of a game: its beginning, and the state after every move."""
        return [frame for frame, _ in await self._shots(table)]

    async def public_frames(self, table: Table) -> list[Frame]:
        """The moments everybody may know of before the end: without moves that nobody else could see."""
        return [frame for frame, is_public in await self._shots(table) if is_public]

    async def frames_to_show(self, table: Table) -> list[Frame]:
        """The moments that may be shown now: all of them once nothing is hidden any more."""
        return await (self.frames(table) if self.shows_everything(table) else self.public_frames(table))

    async def _shots(self, table: Table) -> list[Shot]:
        key = table.id, table.version
        if key not in self._known:
            saved, shown = await self._saved(table)
            seed = await self._seed(table)
            while len(self._known) >= _GAMES_KEPT_IN_MEMORY:
                self._known.pop(next(iter(self._known)), None)
            self._known[key] = await asyncio.to_thread(_marked, saved, shown, seed)
        return self._known[key]

    async def _saved(self, table: Table) -> tuple[Mapping[int, bytes], list[int]]:
        """The states of a game, and the versions a replay shows."""
        line = await self._history.line(table)
        if not line:
            raise Refused(Text("game-has-not-started"))
        shown = {line[0].version, *(moment.version for moment in moments_of(line))}
        saved = await self._history.saved(table.id)
        return saved, [version for version in saved if version in shown]

    async def marks(self, table: Table, *versions: int) -> tuple[str, ...]:
        """What buttons call versions of a game."""
        seed = await self._seed(table)
        return tuple([mark_of(seed, version) for version in versions])

    async def version(self, table: Table, word: str) -> int:
        """The version that a button means; those of earlier releases name it."""
        if word.isdecimal() and len(word) <= _LONGEST_VERSION:
            return int(word)
        version = version_of(await self._seed(table), word)
        if version is None:
            raise Refused(Text("button-unknown"))
        return version

    async def _seed(self, table: Table) -> int:
        seed = await self._repository.seed(table.id)
        if seed is None:
            raise Refused(Text("game-has-not-started"))
        return seed

    async def count_share(self, user_id: int) -> None:
        """Count a moment that somebody shares; refuses if there were too many within an hour."""
        await self._guard.count_share(user_id)

    async def count_recap(self, user_id: int) -> None:
        """Count a recap that somebody asks for; refuses if there were too many within an hour."""
        await self._guard.count_recap(user_id)

    async def count_file(self, user_id: int) -> None:
        """Count a file that somebody opens; refuses if there were too many within an hour."""
        await self._guard.count_file(user_id)

    async def turning_point(self, table: Table, view: View) -> Text | None:
        """When the winner took the lead for good; None if that cannot be told."""
        if not _can_be_told(view):
            return None
        return when_decided(await self.frames(table), view)

    async def record(self, table: Table, user_id: int | None = None) -> GameRecord:
        """A finished game as one file; refuses before the end, since the file tells what is hidden.

        Whoever asks for it may not ask for too many.
        """
        match table.status:
            case Status.LOBBY:
                raise Refused(Text("game-has-not-started"))
            case Status.PLAYING:
                raise Refused(Text("replay-export-too-early"))
            case Status.CLOSED:
                raise Refused(Text("replay-export-never-over"))
            case Status.OVER:
                pass
        if user_id is not None:
            await self._guard.count_export(user_id)
        seed = await self._repository.seed(table.id)
        assert seed is not None
        moments = moments_of(await self._history.line(table))
        saved = await self._history.saved(table.id)
        try:
            return await asyncio.to_thread(_recorded, table, seed, moments, saved)
        except (Refusal, ValueError, IndexError):
            raise Refused(Text("replay-export-older")) from None


def chapter_of_move(frames: Sequence[Frame], number: int) -> Text | None:
    """The chapter in which the move to a moment was made, which may have begun the next one."""
    return frames[max(number - 1, 0)].chapter or frames[number].chapter


def _can_be_told(view: View) -> bool:
    """Whether a game is over for which it makes sense to ask when it was decided."""
    if view.result is None or len(view.result.winners) != 1 or view.settings.keys() & {EXERCISE, LESSON}:
        return False
    return bool(game_of(view).standings(view))  # otherwise nobody can tell who was ahead


def when_decided(frames: Sequence[Frame], view: View) -> Text | None:
    """When the winner of a finished game took the lead for good; None if that cannot be told."""
    if view.result is None or not _can_be_told(view):
        return None
    its_game = game_of(view)
    winner = view.result.winners[0]
    return turning_point(frames, winner, its_game.decisive, its_game.brief, its_game.setbacks)


def turning_point(
    frames: Sequence[Frame],
    winner: Seat,
    decisive: Sequence[str] = (),
    brief: Mapping[str, str] = NOTHING,
    setbacks: Collection[str] = (),
) -> Text | None:
    """Where the winner got ahead of everybody until the end, and what happened then; None if nobody was.

    `decisive` are the keys of what changes points, the most telling first, and `setbacks` those of it that
    cost some; `brief` has what tells something in short.
    """
    since: int | None = None
    for number, frame in reversed([*enumerate(frames)]):
        others = [points for seat, points in enumerate(frame.standings) if seat != winner]
        if not others or frame.standings[winner] <= max(others):
            break
        since = number
    chapters = [chapter_of_move(frames, number) for number in range(len(frames))]
    if since is None or (chapter := chapters[since]) is None:
        return None
    first = next(one for frame, one in zip(frames, chapters, strict=True) if frame.standings and one)
    last = chapters[-1]
    args: dict[str, int | str | Text] = {"chapter": chapter, "winner": seat_name(winner)}
    if chapter == first != last:
        return Text("ending-led", args)
    key = "ending-late" if chapter == last else "ending-turned"
    event = _what_happened(frames, since, winner, decisive, setbacks)
    if event is None:
        return Text(key, args)
    return Text(f"{key}-by", {**args, "event": Text(brief.get(event.key, event.key), event.args)})


def _what_happened(
    frames: Sequence[Frame], number: int, winner: Seat, decisive: Sequence[str], setbacks: Collection[str]
) -> Text | None:
    """What put the winner ahead: something that brought them points, or cost somebody else some."""
    now, before = frames[number], frames[number - 1].standings if number else ()
    gained = {seat: new - old for seat, (old, new) in enumerate(zip(before, now.standings, strict=False))}
    changed = {seat for seat, points in gained.items() if points}
    has_cost = gained.get(winner, 0) <= 0
    moved = {seat for seat in changed if gained[seat] < 0} if has_cost else {winner}
    told = [event for event in now.events if event.weight is not Weight.DETAIL]
    if number == len(frames) - 1:
        told = told[:-1]  # the last thing told is who has won

    def telling(event: Event) -> tuple[bool, bool, int, bool]:
        key, about = event.text.key, set(seats_named(event.text))
        rank = -decisive.index(key) if decisive else 0
        return bool(moved & about), (key in setbacks) is has_cost, rank, event.weight is Weight.HEADLINE

    causes = [event for event in told if not decisive or event.text.key in decisive]
    concerned = [event for event in causes if changed & set(seats_named(event.text))]
    best = max(reversed(concerned), key=telling, default=None)
    return None if best is None else best.text


def _recorded(table: Table, seed: int, moments: Sequence[Moment], saved: Mapping[int, bytes]) -> GameRecord:
    """The record of a finished game; raises if this release would play it differently."""
    result = load(saved[table.version]).result
    assert result is not None
    start = game_of(table).start(len(table.holders), table.settings, seed)
    moves = renumbered(start, ((load(saved[moment.before]), moment.move) for moment in moments))
    return record_of(table.game, len(table.holders), table.settings, seed, moves, result, table.edition)


def _marked(saved: Mapping[int, bytes], shown: Sequence[int], seed: int) -> list[Shot]:
    return [
        Shot(frame._replace(mark=mark_of(seed, frame.version)), is_public)
        for frame, is_public in framed(saved, shown)
    ]


def framed(saved: Mapping[int, bytes], shown: Sequence[int]) -> list[Shot]:
    """The moments of a game, from those of its states that can be read."""
    return [shot for _, shot in shots(_readable(saved, shown))]


def _readable(saved: Mapping[int, bytes], shown: Sequence[int]) -> Iterator[tuple[int, State]]:
    for version in shown:
        try:
            state = load(saved[version])
        except BrokenSaveError:
            continue
        yield version, state


def shots(states: Iterable[tuple[int, State]]) -> Iterator[tuple[State, Shot]]:
    """The moments of a game, each with its state; these come by version."""
    former: View | None = None
    for version, state in states:
        its_game = game_of(state)
        view = its_game.view(state, None)
        standings = tuple(its_game.standings(view))
        untold = msgspec.structs.replace(view, events=())
        headline = _headline(state.events)
        is_public = former is None or headline is not None or former != untold
        frame = Frame(version, its_game.chapter(view), headline, standings, tuple(state.events))
        yield state, Shot(frame, is_public)
        former = untold


def _headline(events: list[Event]) -> Text | None:
    return next(iter(heard(events, None)), None)
