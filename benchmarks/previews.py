"""Previews: what is drawn while somebody lays a piece or leads a way, and what can be chosen by number.

Each is measured in the processor time of the one thread that draws it, as in the bot, so other processes do
not count. Every preview belongs to a moment of a simulated game; none is drawn twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from time import thread_time

from benchmarks.deciding import seats_of
from benchmarks.report import Line, timed
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.numbered import choices_shown
from cogs.ui.decisions.places import EVERYWHERE, FIRST, PAGES, page_of
from cogs.ui.decisions.sketches import Kind, Side, preview_of
from engine.cli.self_play import moments
from engine.core import Chance, Decision, Path, Placement, Script, State
from engine.core.registry import AnyGame, games
from render import Picture, choices, draft, sketch
from texts import Speaker, speaker

PART = "previews"
NAMES = ("Anna", "Ben", "Clara", "David", "Ewa", "Farid")
GAMES = 3
OF_A_KIND = 40
"""So many previews of each kind are drawn."""
PLACES_OF_ONE = 3
MOST_MS = 60.0

Draw = Callable[[], Picture | None]
Task = tuple[str, Draw]


def measure() -> list[Line]:
    """A line for every kind of preview of every game, and the slowest of all."""
    tasks: dict[str, list[Draw]] = {}
    for its_game in games().values():
        for seed in range(1, GAMES + 1):
            for kind, draw in _previews(its_game, seed):
                tasks.setdefault(f"{its_game.key}: {kind}", []).append(draw)
    times = {kind: _times(draws) for kind, draws in tasks.items()}
    slowest = max(seconds for some in times.values() for seconds in some)
    goal = Line(part=PART, what="the slowest of all", unit="ms", p50=1000 * slowest, goal=MOST_MS)
    return [*(timed(PART, kind, some) for kind, some in times.items()), goal]


def _times(draws: list[Draw]) -> list[float]:
    """Seconds for some of these; the first warms up what is drawn once and kept."""
    chosen = Chance(1)
    chosen.shuffle(draws)
    times = []
    for draw in draws[: OF_A_KIND + 1]:
        began = thread_time()
        draw()
        times.append(thread_time() - began)
    return times[1:]


def _previews(its_game: AnyGame, seed: int) -> Iterator[Task]:
    voice, chance = speaker("en", NAMES[: seats_of(its_game)]), Chance(seed)
    for state in moments(its_game, seats_of(its_game), {}, seed):
        for decision in state.pending():
            match decision.form:
                case Placement():
                    yield from _of_a_place(its_game, state, decision, voice, chance)
                case Path():
                    yield from _of_a_path(its_game, state, decision, voice)
                case Script():
                    yield from _of_a_script(its_game, state, decision, voice)


def _of_a_place(
    its_game: AnyGame, state: State, decision: Decision, voice: Speaker, chance: Chance
) -> Iterator[Task]:
    """Some places, all of them by number, and those in one part of the grid."""
    form = decision.form
    assert isinstance(form, Placement)
    view, given = its_game.view(state, decision.seat), form.suggestions(state, decision.seat)
    for _ in range(PLACES_OF_ONE):
        words = chance.one_of(given.proposals).words
        yield f"{form.law} in a place", partial(draft, view, decision, words, None, voice)
    page = page_of(form, given, EVERYWHERE)
    yield f"{form.law}, all places", partial(choices, view, decision, page.choices, voice)
    for number in range(len(page.choices.areas)):
        part = page_of(form, given, FIRST + PAGES * number)
        yield f"{form.law}, places in a part", partial(choices, view, decision, part.choices, voice)


def _of_a_path(its_game: AnyGame, state: State, decision: Decision, voice: Speaker) -> Iterator[Task]:
    """The ways proposed, in one picture; each by itself; and where arrows lead from each stop."""
    form = decision.form
    assert isinstance(form, Path)
    view, given = its_game.view(state, decision.seat), form.suggestions(state, decision.seat)
    ways = choices_shown(form, Draft(given.first), given)
    if ways is not None:
        yield f"{form.law}, ways to choose from", partial(choices, view, decision, ways, voice)
    stops: list[list[str]] = [[one.id] for one in given.stops if given.fits([one.id])]
    for words in (*given.best, *stops, *given.walks([]).values()):
        yield f"{form.law}, one way", partial(draft, view, decision, words, None, voice)


def _of_a_script(its_game: AnyGame, state: State, decision: Decision, voice: Speaker) -> Iterator[Task]:
    """Every side of the script, word by word as the game's own player writes it."""
    form, seat = decision.form, decision.seat
    assert isinstance(form, Script)
    view = its_game.view(state, seat)
    words = its_game.computer_player(view, decision)
    assert isinstance(words, list)
    for count in range(len(words) + 1):
        progress = form.progress(state, seat, words[:count])
        given = form.suggestions_after(state, seat, progress.words)
        drafted = Draft(progress.words, None, None, progress, given)
        if not (given.proposals or given.pieces):
            yield f"{form.grammar}", partial(draft, view, decision, progress.words, None, voice)
            continue
        sides = [Side(), *(Side(Kind.PIECE, number) for number in range(len(given.pieces)))]
        sides += [Side(Kind.PLACES, number) for number, piece in enumerate(given.pieces) if piece.places]
        for side in sides:
            shown = preview_of(drafted._replace(group=side.number))
            kind = "thumbnails" if shown.choices else "one dungeon"
            yield f"{form.grammar}, {kind}", partial(sketch, view, decision, shown, voice)
