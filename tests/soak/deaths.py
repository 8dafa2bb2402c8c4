"""Life after life on one database, each cut off at a fault point: whatever was told holds in the next one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from traceback import extract_tb
from typing import NamedTuple

import msgspec

from engine.core.saving import save
from tables import StoreAddress
from tests.end_to_end.nursery import Nursery
from tests.soak.lives import Life
from tests.tables.databases import rows
from tests.tables.scene import kept_states, replayed

KILLED = -9
_VERSIONS = "SELECT version FROM states WHERE table_id = ? ORDER BY version"
_COUNTED = "SELECT interaction_id FROM {log} WHERE interaction_id IS NOT NULL"
CALM_STEPS = 20
STRUCK = "a fault on demand: "
BETWEEN_LIVES = 60.0
"""Seconds from one life to the next: whatever a dead process had claimed is free again."""


class FlawError(AssertionError):
    """A promise that was broken."""


def where(flaw: BaseException) -> str:
    """Which of our functions it came through, the innermost last."""
    frames = [one for one in extract_tb(flaw.__traceback__) if "/tests/" in one.filename]
    return " > ".join(one.name for one in frames[-4:])


class Tally(NamedTuple):
    """What a chain of lives has gone through."""

    struck: Counter[str]
    """How often which fault struck where."""
    told: int
    rebuilt: int
    """How many states were rebuilt from the log and compared."""

    @property
    def kills(self) -> int:
        """How many lives were cut off."""
        return sum(count for what, count in self.struck.items() if what.startswith("crash"))


class Chronicle:
    """What was told in all lives on one database, and what must therefore be in it."""

    def __init__(self, store: StoreAddress) -> None:
        self.store = store
        self.asked: set[int] = set()
        self.told: set[int] = set()
        self._sent: dict[int, str] = {}
        self.struck: Counter[str] = Counter()
        self.rebuilt = 0
        self.skipped = 0.0

    def read(self, line: str) -> None:
        """Note a line that a life has printed."""
        match line.split():
            case ["asked", number]:
                self.asked.add(int(number))
            case ["told", number]:
                self.told.add(int(number))
            case ["sent", batch, content]:
                if self._sent.setdefault(int(batch), content) != content:
                    raise FlawError(f"batch {batch} went out twice, with different errands")
            case ["skipped", seconds]:
                self.skipped += float(seconds)
            case _ if line.startswith(STRUCK):
                self.struck[line.removeprefix(STRUCK)] += 1
            case _ if STRUCK.rstrip(": ") not in line:
                raise FlawError(f"unexpected: {line}")

    def check_log(self) -> None:
        """Whatever was told counts once, and nothing counts that nobody asked for."""
        logged = [
            number for log in ("moves", "undos") for (number,) in rows(self.store, _COUNTED.format(log=log))
        ]
        if len(set(logged)) != len(logged):
            raise FlawError("an interaction counts twice")
        if lost := self.told - set(logged):
            raise FlawError(f"told, and lost: {sorted(lost)}")
        if foreign := set(logged) - self.asked:
            raise FlawError(f"nobody has asked for {sorted(foreign)}")

    def check_nothing_is_stuck(self, told_before: int) -> None:
        """After a calm life, moves have counted again, and everything is delivered."""
        if len(self.told) == told_before:
            raise FlawError("nobody can move")
        if waiting := rows(self.store, "SELECT table_id, errand FROM outbox"):
            raise FlawError(f"still undelivered: {waiting}")

    def check_states(self) -> None:
        """The log alone leads to every state that is kept."""
        for (table_id,) in rows(self.store, "SELECT id FROM tables WHERE seed IS NOT NULL"):
            wrong = differences(self.store, table_id)
            self.rebuilt += len(wrong)
            if any(wrong):
                raise FlawError(f"table {table_id}: the log leads elsewhere at version {wrong.index(True)}")


def differences(store: StoreAddress, table_id: int) -> list[bool]:
    """Whether each kept state differs from what the log leads to.

    A change of holders keeps the state once more, without its story and without a line in the log.
    """
    logged = {
        version
        for log in ("moves", "undos")
        for (version,) in rows(store, f"SELECT version FROM {log} WHERE table_id = ?", table_id)
    }
    versions = [version for (version,) in rows(store, _VERSIONS, table_id)]
    rebuilt = replayed(store, table_id)
    expected = next(rebuilt)
    found = []
    for version, kept in zip(versions, kept_states(store, table_id), strict=True):
        if version in logged:
            expected = next(rebuilt)
        elif version != versions[0]:
            expected = msgspec.structs.replace(expected, events=[])
        found.append(save(expected) != kept)
    return found


async def lives(nursery: Nursery, life: Life, faults: Iterable[str]) -> Tally:
    """A life for each setting of the fault points, then a calm one; a broken promise raises `FlawError`."""
    chronicle = Chronicle(life.address)
    settings = list(faults)
    for number, setting in enumerate(settings):
        await _lived(nursery, chronicle, life, number, setting)
    told = len(chronicle.told)
    await _lived(nursery, chronicle, life._replace(steps=max(life.steps, CALM_STEPS)), len(settings), "")
    chronicle.check_nothing_is_stuck(told)
    chronicle.check_states()
    return Tally(chronicle.struck, len(chronicle.told), chronicle.rebuilt)


async def _lived(nursery: Nursery, chronicle: Chronicle, life: Life, number: int, setting: str) -> None:
    """One life of a chain, and what must hold after it."""
    later = chronicle.skipped + number * BETWEEN_LIVES
    one = life._replace(seed=life.seed + number, later=later)
    child = await nursery.child("tests.soak.lives:main", one.environment(setting))
    async for line in child.stdout:
        chronicle.read(line.decode().strip())
    code = await child.wait()
    if code not in (0, KILLED):
        raise FlawError(f"life {one.seed} ended with {code}")
    chronicle.check_log()


def often(seed: int, number: int, share: float = 0.05) -> list[str]:
    """Settings for so many lives, in which every kind of fault strikes now and then."""
    return [f"seed {seed + index} {share} crash delay fail repeat" for index in range(number)]


def in_turns(seed: int, number: int, share: float = 0.05) -> list[str]:
    """Settings for so many lives: every other one is to end early, the rest live long among failures."""
    deadly, long = often(seed, number, share), 4 * share
    return [
        f"seed {seed + index} {long} fail repeat" if index % 2 else deadly[index] for index in range(number)
    ]
