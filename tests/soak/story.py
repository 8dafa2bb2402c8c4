"""A story: who does what under which trouble, drawn from a seed beforehand, so that it can be told again."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.core.registry import games
from tests.soak.company import Company
from tests.soak.deaths import FlawError, where
from tests.soak.hearth import Hearth
from tests.soak.oracle import Oracle
from tests.soak.troubles import CALM, TROUBLES
from tests.soak.ways import IN_STORIES, NOTHING, TROUBLED, everybody_moves, play_on, tried

ANSWERS = ("click", "command", "direct message")
CALLING = ("timer", "vote", "undo", "lobby")
"""The ways in which people are called to other things than a turn of theirs."""
FINAL = [name for name, one in TROUBLES.items() if one.is_final]
"""The troubles after which nobody can go on; a story may end with one."""
ENDS_BADLY = 0.2
BEGINS_LATER = 0.3
LATEST = 0.95
QUICK = (
    "500",
    "doubled event",
    "hang-up after the effect",
    "deleted panels",
    "full disk",
    "closed direct messages",
)
"""Troubles that take no time."""
FOR_ONESELF = (
    *ANSWERS,
    "form",
    "select",
    "autocompletion",
    "replay",
    "export",
    "settings",
    "plan",
    "hint",
    "lesson",
    "practice",
)
"""The ways in which others may notice only what comes of it in the game, if that is for them to see."""


class Step(NamedTuple):
    """Somebody acts in some way while there is some trouble; the number makes the choices on the way."""

    trouble: str
    way: str
    number: int


class Story(NamedTuple):
    """The steps at one table, with the cards that its seed deals."""

    seed: int
    game: str
    store: str
    in_a_thread: bool
    steps: tuple[Step, ...]
    begins_at: float = 0.0
    """How much of the game people have played before, in calm weather: 0 is nothing, and 1 all of it."""

    def written(self) -> str:
        """As a script that can be kept."""
        return json.dumps(self, indent=1)


class Account(NamedTuple):
    """What came of a story."""

    checks: Counter[str]
    """How often what was checked."""
    struck: Counter[str]
    """How often which trouble has struck."""


def read(script: str) -> Story:
    """A story from its script."""
    seed, game, store, in_a_thread, steps, *begins_at = json.loads(script)
    return Story(seed, game, store, in_a_thread, tuple(Step(*step) for step in steps), *begins_at)


def drawn(seed: int, store: str, length: int) -> Story:
    """The story of a seed: many steps are calm, most answer a question; some end with the channel.

    Most begin with the game; others anywhere in it, so that troubles meet its last rounds and its end, too.
    """
    random = Random(seed)
    in_a_thread = random.random() < 0.3
    possible = [
        name
        for name, one in TROUBLES.items()
        if not one.is_final and (in_a_thread or not one.in_a_thread) and store in one.stores
    ]
    steps = []
    for _ in range(length):
        way = random.choice(ANSWERS) if random.random() < 0.6 else random.choice(list(IN_STORIES))
        trouble = random.choice(possible) if random.random() < 0.7 else CALM
        steps.append(Step(trouble, TROUBLES[trouble].only_by or way, random.randrange(1 << 30)))
    if random.random() < ENDS_BADLY:
        steps[-1] = steps[-1]._replace(trouble=random.choice(FINAL))
    game = random.choice(list(games()))
    begins_at = random.triangular(0, LATEST, LATEST) if random.random() < BEGINS_LATER else 0.0
    return Story(seed, game, store, in_a_thread, tuple(steps), begins_at)


def unkilled(story: Story) -> Story:
    """The same story without troubles that end the bot, or that are waited for."""
    steps = tuple(step if step.trouble in QUICK else step._replace(trouble=CALM) for step in story.steps)
    return story._replace(steps=steps)


async def tell(stage: Hearth, story: Story) -> Account:
    """Play a story; raises `FlawError` if a promise is broken."""
    stage.deal_for(f"soak {story.seed}")
    company = Company(stage, story.game, Random(0), in_a_thread=story.in_a_thread)
    oracle = Oracle(company)
    await company.begin()
    await play_on(company, story.begins_at)
    oracle.check()
    starts = stage.starts
    struck: Counter[str] = Counter()
    clocks_moved = False
    for number, step in enumerate(story.steps):
        if company.is_over:
            break
        try:
            clocks_moved |= step.way == "timer" or TROUBLES[step.trouble].moves_clocks
            struck[step.trouble] += await _take(company, oracle, step, clocks_moved)
        except (FlawError, TimeoutError, AssertionError) as flaw:
            what = f"{step.way} during {step.trouble}"
            raise FlawError(f"step {number} ({what}): {flaw} in {where(flaw)}") from flaw
        oracle.checks["steps"] += 1
    oracle.end()
    oracle.checks["kills"] += stage.starts - starts
    oracle.checks["games that ended"] += company.is_over
    return Account(oracle.checks, struck)


async def _take(company: Company, oracle: Oracle, step: Step, clocks_moved: bool) -> int:
    """How often the trouble has struck; once clocks were moved, reminders may come at any time."""
    company.random = Random(step.number)
    try:
        doing = await IN_STORIES[step.way].prepare(company)
    except TROUBLED:  # there is nothing to press in this way now
        await company.stage.calm()
        oracle.check()
        oracle.checks["steps with nothing to press"] += 1
        return 0
    trouble, logged = TROUBLES[step.trouble], len(company.stage.bot.log)
    before = len(company.interactions)
    trouble.strike(company)
    if trouble.is_final:
        company.stage.closed_channels.append(company.channel)
    told = await tried(company, doing)
    oracle.checks["answers heard at once"] += told != NOTHING
    if trouble.in_delivery:
        await company.stage.delivered_or_dead()
    await company.stage.disarm()
    struck = trouble.struck(company, logged)
    trouble.mend(company)
    await company.stage.calm()
    if trouble.is_waited_out:
        await company.late_answers(before)
        await company.stage.calm()
    if trouble.shows_at_next_move:
        await everybody_moves(company)
    oracle.check(
        is_reachable=not trouble.is_final,
        only_turns_call=not clocks_moved and step.way not in CALLING,
        only_the_game_tells=not clocks_moved and step.trouble == CALM and step.way in FOR_ONESELF,
    )
    return struck


async def shrunk(story: Story, fails: Callable[[Story], Awaitable[bool]], tries: int = 24) -> Story:
    """The same failure with fewer steps: ever smaller pieces are left out, as long as it still fails.

    First it is tried at the beginning of a game, which is sooner told.
    """
    if story.begins_at and await fails(story._replace(begins_at=0.0)):
        story = story._replace(begins_at=0.0)
    size = max(1, len(story.steps) // 2)
    while size and tries:
        for start in range(0, len(story.steps), size):
            if not tries:
                break
            tries -= 1
            shorter = story._replace(steps=story.steps[:start] + story.steps[start + size :])
            if await fails(shorter):
                story = shorter
                break
        else:
            size //= 2
    return story


def kept(story: Story, folder: Path) -> Path:
    """Keep the script of a failure."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{story.game}-{story.store}-{story.seed}.json"
    path.write_text(story.written())
    return path
