"""Kinds of question: games are simulated, and moments are kept at which each kind is open for somebody.

A kind of question is the key of its prompt. Where a kind is asked in several ways, those moments are kept at
which the panel opens with it; a kind that is only ever asked beside another one is reached by its button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import count

import msgspec

from cogs.ui.decisions.options import MOST_BUTTONS
from engine.core import Chance, Choice, Decision, Move, Number, Pick, State, apply
from engine.core.registry import AnyGame, game
from tables.store.history import Record

MOMENTS = 8000
"""So many moments of each game are looked at; after them, only the rarest of cards ask anything new."""
MOMENTS_OF_A_SLOW_ONE = 3000
SLOW = ("fairy-market",)
MOST_TOLD = 40
"""As many moves as a panel tells of."""
_GAMES_AT_RANDOM = 2
"""One game in so many is played at random: the game's own player leaves some questions out."""
_ONE_IN = 12
"""How often people who play at random answer a question nobody waits for."""


@dataclass(frozen=True)
class Case:
    """A moment at which a kind of question is open for a seat, and what led to it."""

    game: str
    settings: Mapping[str, str]
    seed: int
    decision: Decision
    before: State
    """The state before the seat's latest move, or the beginning."""
    records: tuple[Record, ...]
    """Everything since: the seat's own move first, unless it has not moved yet."""

    @property
    def state(self) -> State:
        """The moment itself."""
        return self.records[-1].state if self.records else self.before

    @property
    def question(self) -> str:
        """The kind of question."""
        return self.decision.prompt.key

    @property
    def own_choice(self) -> Choice:
        """What the game's own player would answer; the default where it has no opinion."""
        its_game, state, asked = game(self.game), self.state, self.decision
        view = its_game.view(state, asked.seat)
        if asked in state.pending():
            return its_game.computer_player(view, asked)
        opinion = its_game.plan if asked.ahead else its_game.wish
        choice = opinion(view, asked) if opinion is not None and asked.standing else None
        return asked.form.default(state, asked.seat) if choice is None else choice


@dataclass
class _Kind:
    """The moments found for a kind of question: the fullest ones, and some others.

    A question is the fuller the more there is to read in its options, however many they are. A few options
    are buttons with a line each, more of them are a list: either may be the higher panel.
    """

    fullest: dict[bool, tuple[int, Case]] = field(default_factory=dict)
    """By whether the options are few."""
    others: list[Case] = field(default_factory=list)
    seen: int = 0

    def consider(self, decision: Decision, case: Callable[[], Case], chance: Chance, by_lot: int) -> None:
        """Keep a moment if it is the fullest so far, or if the lot falls on it."""
        fullness, few = len(msgspec.json.encode(decision.form)), _has_few_options(decision)
        if few not in self.fullest or fullness > self.fullest[few][0]:
            self.fullest[few] = fullness, case()
        self.seen += 1
        if len(self.others) < by_lot:
            self.others.append(case())
        elif (place := chance.below(self.seen)) < by_lot:
            self.others[place] = case()

    @property
    def cases(self) -> list[Case]:
        """All of them, each once."""
        found = [case for _, case in self.fullest.values()]
        return [*found, *(case for case in self.others if case not in found)]


def cases_of(its_game: AnyGame, by_lot: int, moments: int | None = None) -> dict[str, list[Case]]:
    """For every kind of question the fullest moments, and so many others by lot."""
    moments = moments or (MOMENTS_OF_A_SLOW_ONE if its_game.key in SLOW else MOMENTS)
    at_once: dict[str, _Kind] = {}
    beside: dict[str, _Kind] = {}
    chance, looked_at = Chance(0), 0
    for seed in count(1):
        line = _line(its_game, seed)
        for number, record in enumerate(line):
            for decision in filter(_is_shown, record.state.decisions()):
                opens = record.state.decisions_of(decision.seat)[0] == decision
                kind = (at_once if opens else beside).setdefault(decision.prompt.key, _Kind())
                case = partial(_case, its_game, seed, line, number, decision)
                kind.consider(decision, case, chance, by_lot)
        looked_at += len(line)
        if looked_at >= moments:
            break
    return {key: kind.cases for key, kind in sorted({**beside, **at_once}.items())}


def _case(its_game: AnyGame, seed: int, line: list[Record], number: int, decision: Decision) -> Case:
    own = [at for at in range(1, number + 1) if (move := line[at].move) and move.seat == decision.seat]
    first = max(own[-1] if own else 1, number + 1 - MOST_TOLD)
    records = tuple(line[first : number + 1])
    return Case(its_game.key, line[0].state.settings, seed, decision, line[first - 1].state, records)


def _line(its_game: AnyGame, seed: int) -> list[Record]:
    """A whole game; the seed chooses seats and settings, and whether it is played well or at random."""
    least, most = its_game.seats
    settings = [{}, *({one.key: value} for one in its_game.settings for value in one.values)]
    chance = Chance(seed)
    seats, at_random = least + chance.below(most + 1 - least), chance.below(_GAMES_AT_RANDOM) == 0
    state = its_game.start(seats, chance.one_of(settings), seed)
    line = [Record(state)]
    while state.result is None:
        decision, choice = _random(state, chance) if at_random else _sensible(its_game, state)
        move = Move(decision.seat, decision.number, choice)
        state = apply(state, move)
        line.append(Record(state, move))
    return line


def _sensible(its_game: AnyGame, state: State) -> tuple[Decision, Choice]:
    return its_game.computer_answer(state, state.pending()[0])


def _random(state: State, chance: Chance) -> tuple[Decision, Choice]:
    """Any answer to the first question, or now and then to one that nobody waits for."""
    asked = state.pending()[0]
    if chance.below(_ONE_IN) == 0:
        asked = chance.one_of([asked, *filter(_is_shown, state.decisions())])
    return asked, asked.form.sample(state, asked.seat, chance)


def _is_shown(decision: Decision) -> bool:
    """Whether people see this question: a clock answers some, and some cannot be planned for now."""
    form = decision.form
    if isinstance(form, Number):
        return form.since is None
    return not (decision.standing and isinstance(form, Pick) and not form.options)


def _has_few_options(decision: Decision) -> bool:
    return isinstance(decision.form, Pick) and len(decision.form.options) <= MOST_BUTTONS
