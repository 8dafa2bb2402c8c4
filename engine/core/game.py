"""The contract a game package fulfils, so that tables, panels, pictures and checks work with any game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from engine.core.accounts import Account, Amount, plain_points
from engine.core.agenda import Decision
from engine.core.chance import Chance
from engine.core.coaching import FIRST_LESSON, LESSON, Coach
from engine.core.editions.edition import OURS
from engine.core.explaining import NO_EXPLANATION, Explanation
from engine.core.forms import Choice
from engine.core.mind import PLAIN, Manner, Mind, best_of
from engine.core.puzzles import Puzzle
from engine.core.records import Record
from engine.core.refusals import Illegal
from engine.core.running import run
from engine.core.state import State
from engine.core.text import Seat, Text
from engine.core.views import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]

EXERCISE = "exercise"
"""The setting that turns a table into an exercise of its game; no lobby offers it."""


class Difficulty(IntEnum):
    """How much there is to learn before one can play; `difficulty-{name}` says so."""

    EASIEST = 1
    EASY = 2
    MIDDLING = 3
    EXPERT = 4


@dataclass(frozen=True)
class Setting:
    """A choice made in the lobby; `{game}-setting-{key}` and `{game}-setting-{key}-{value}` are its texts."""

    key: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class CardFace:
    """A card or tile people can look up: its id, its name, and what it does, line by line."""

    id: str
    name: Text
    lines: tuple[Text, ...]
    topic: str
    """The rules topic that explains such cards."""


class CountsRounds(Protocol):
    """A view of a game that is played in rounds."""

    @property
    def round(self) -> int:
        """The present round; 0 before the first."""
        ...


def round_chapter(view: CountsRounds) -> Text | None:
    """The chapter of a game that is played in rounds."""
    return Text("replay-round", {"round": view.round}) if view.round else None


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """Everything the bot needs to know about a game."""

    key: str
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    state: type[S]
    new: Callable[[int, dict[str, str], Chance], S]
    """The table before the first step, with that step scheduled."""
    view: Callable[[S, Seat | None], V]
    describe: Callable[[V], list[Text]]
    """The text twin: the whole view in sentences."""
    computer_player: Callable[[V, Decision], Choice]
    redeal: Callable[[S, Seat | None, Chance], S]
    """Another state that this viewer cannot tell from the given one."""
    conserved: Callable[[S], Sequence[str]]
    """The conservation laws that are broken; none if all is well."""
    most_decisions: Callable[[int], int]
    """A bound on the decisions of a whole game, by number of seats."""
    cards: Callable[[], Sequence[CardFace]]
    topics: tuple[str, ...]
    """The rules topics; `{game}-rules-{topic}` is the text of each."""
    exercises: Mapping[str, Callable[[dict[str, str], Chance], S]] = field(default_factory=dict)
    """Situations for one person to try, each set up like a game; `{game}-exercise-{name}` is its name."""
    puzzles: Mapping[str, Puzzle] = field(default_factory=dict)
    """What makes those of the exercises puzzles that have a goal, from easy to hard."""
    patient: Callable[[V, Decision], bool] = lambda view, decision: False
    """Whether a computer player, who needs no time, lets people answer first."""
    wish: Callable[[V, Decision], Choice | None] | None = None
    """A computer player's answer to a standing offer; None when it has nothing (more) to say."""
    mind: Mind[S, V] | None = None
    """What its computer players think with; without one, the search plays every game out to its end."""
    plan: Callable[[V, Decision], Choice | None] | None = None
    """How the computer player would decide ahead what an offer foresees; None where it would rather wait."""
    explain: Callable[[V, Decision], Explanation] = lambda view, decision: NO_EXPLANATION
    """What the answers to one of the viewer's questions mean, and what is not possible and why."""
    chapter: Callable[[V], Text | None] = lambda view: None
    """The part of the game a view belongs to, such as its round; None before the first."""
    round_post: Callable[[V], Sequence[Text]] = lambda view: ()
    """What the channel is told of the round that the latest move has ended; nothing if it has ended none."""
    standings: Callable[[V], Sequence[int]] = lambda view: ()
    """Everybody's points so far, where all may count them; it tells when a game was decided."""
    decisive: Sequence[str] = ()
    """The keys of those lines of the story that tell why standings have changed, the most telling first.

    Without any, whatever was told last of somebody counts as the reason.
    """
    setbacks: Collection[str] = ()
    """Those of them that cost points."""
    brief: Mapping[str, str] = field(default_factory=dict)
    """Lines of the story, by key, that have a shorter form where there is little room, and its key."""
    account: Callable[[V], Account] = lambda view: ()
    """Where everybody's points come from, once the game is over; the lines add up to the scores."""
    tiebreak: Callable[[V, Seat], Text | None] = lambda view, seat: None
    """What put a seat in its place, told to whoever sits there, where points alone do not tell."""
    amount: Amount = plain_points
    """So many points in the game's own words: souls, gold, or whatever it counts."""
    records: tuple[Record, ...] = ()
    """What one can be best at."""
    coach: Coach[S, V] | None = None
    """How the game is taught; without one there is no lesson."""
    minutes: int = 30
    """How long a whole game takes if everybody is there, and nobody plays it for the first time."""
    difficulty: Difficulty = Difficulty.EASY
    box: type[Any] | None = None
    """What `cards.toml` is read into, with the bounds of every value; None if the game has no such file."""
    impossible: Callable[[Any], Iterable[tuple[str, str, Text]]] = lambda box: ()
    """What in a box does not go together: the section, the card, and why."""
    edition: str = OURS
    """Whose values it is played with."""
    format: int = 1
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """How to bring a saved state of format n to format n + 1."""

    @property
    def title(self) -> Text:
        """The name of the game."""
        return Text(f"{self.key}-title")

    def checked_settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All settings with their values; refuses unknown names and values."""
        known = {setting.key: setting for setting in self.settings}
        for key, value in chosen.items():
            if key not in known:
                raise Illegal(Text("no-such-setting", {"setting": key}))
            if value not in known[key].values:
                raise Illegal(Text("no-such-value", {"setting": key, "value": value}))
        return {key: chosen.get(key, setting.default) for key, setting in known.items()}

    def exercise_settings(self, name: str) -> dict[str, str]:
        """The settings of a table for an exercise; refuses an unknown one."""
        if name not in self.exercises:
            raise Illegal(Text("no-such-exercise"))
        return {**self.checked_settings({}), EXERCISE: name}

    def lesson_settings(self) -> dict[str, str]:
        """The settings of a table for the lesson; refuses a game without one."""
        if self.coach is None:
            raise Illegal(Text("no-such-lesson"))
        return {**self.checked_settings(self.coach.lesson.settings), LESSON: FIRST_LESSON}

    def seats_with(self, settings: Mapping[str, str]) -> tuple[int, int]:
        """The fewest and most players; an exercise or a lesson is for one person, at so many seats."""
        if LESSON in settings and self.coach is not None:
            return self.coach.lesson.seats, self.coach.lesson.seats
        if EXERCISE not in settings:
            return self.seats
        puzzle = self.puzzles.get(settings[EXERCISE])
        seats = 1 if puzzle is None else puzzle.seats
        return seats, seats

    def fixed_seed(self, settings: Mapping[str, str]) -> int | None:
        """The seed of a table that always begins the same; None for any other."""
        return self.coach.lesson.seed if LESSON in settings and self.coach is not None else None

    def start(self, seats: int, settings: Mapping[str, str], seed: int) -> S:
        """A new game, an exercise or a lesson, played up to its first decision."""
        least, most = self.seats_with(settings)
        if not least <= seats <= most:
            raise Illegal(Text("wrong-number-of-seats", {"least": least, "most": most}))
        state = self._set_up(seats, settings, Chance(seed))
        state.edition = self.edition
        run(state)
        return state

    def _set_up(self, seats: int, settings: Mapping[str, str], chance: Chance) -> S:
        if LESSON in settings:
            return self._set_up_lesson(self.lesson_settings(), chance)
        if EXERCISE not in settings:
            return self.new(seats, self.checked_settings(settings), chance)
        name = settings[EXERCISE]
        return self.exercises[name](self.exercise_settings(name), chance)

    def _set_up_lesson(self, settings: dict[str, str], chance: Chance) -> S:
        assert self.coach is not None
        lesson = self.coach.lesson
        if lesson.set_up is None:
            return self.new(lesson.seats, settings, chance)
        return lesson.set_up(settings, chance)

    def computer_view(self, state: S, seat: Seat) -> V:
        """What a computer player sees: it answers at once, so what could be decided ahead is left out."""
        return self.view(msgspec.structs.replace(state, foresights=[]) if state.foresights else state, seat)

    def computer_answer(
        self, state: S, decision: Decision, manner: Manner = PLAIN
    ) -> tuple[Decision, Choice]:
        """What the quick player does when asked: it answers a standing offer first, if it wants to."""
        view = self.computer_view(state, decision.seat)
        if self.wish is not None:
            wished = self.wished(view, [offer for offer in state.offers if offer.seat == decision.seat])
            if wished is not None:
                return wished
        return decision, self.quick_answer(view, decision, manner)

    def wished(self, view: V, offers: Sequence[Decision]) -> tuple[Decision, Choice] | None:
        """The standing offer a computer player wants to answer first, and how; None if there is none."""
        if self.wish is not None:
            for offer in offers:
                wish = self.wish(view, offer)
                if wish is not None:
                    return offer, wish
        return None

    def quick_answer(self, view: V, decision: Decision, manner: Manner = PLAIN) -> Choice:
        """What the quick player answers to a question, in its own manner."""
        if self.mind is None:
            return self.computer_player(view, decision)
        return best_of(self.mind.consider(view, decision, manner), decision, manner)
