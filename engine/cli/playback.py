"""Games, moments and records as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core import (
    Decision,
    Number,
    Path,
    Pick,
    Placement,
    Script,
    State,
    View,
    Words,
    heard,
    seat_name,
)
from engine.core.record import GameRecord
from engine.core.registry import AnyGame
from texts import Speaker


class ListedOption(msgspec.Struct):
    """A setting of a game."""

    name: str
    values: tuple[str, ...]
    default: str


class ListedGame(msgspec.Struct):
    """A game in the list of games."""

    key: str
    title: str
    seats: tuple[int, int]
    options: list[ListedOption]


def listed(game: AnyGame, speak: Speaker) -> ListedGame:
    """A game's entry in the list."""
    options = [ListedOption(setting.key, setting.values, setting.default) for setting in game.settings]
    return ListedGame(game.key, speak.say(game.title), game.seats, options)


def games_as_text(found: list[ListedGame]) -> str:
    """The list of games, each followed by its settings."""
    return "\n".join(line for game in found for line in _game_lines(game))


def _game_lines(game: ListedGame) -> Iterator[str]:
    least, most = game.seats
    yield f"{game.key}: {game.title}, {least}-{most} seats"
    for option in game.options:
        yield f"  {option.name} = {' | '.join(option.values)} (default: {option.default})"


def moment_as_text(game: AnyGame, view: View, speak: Speaker) -> str:
    """The text twin of a view, whose turn it is, and the viewer's possible answers."""
    return "\n".join(
        [
            *(speak.say(line) for line in game.describe(view)),
            "",
            _who_decides(view, speak),
            *(line for decision in view.decisions for line in _decision_lines(decision, speak)),
        ]
    )


def _who_decides(view: View, speak: Speaker) -> str:
    if view.result is not None:
        return f"Over. Scores: {', '.join(map(str, view.result.scores))}"
    return f"To decide: {', '.join(speak.say(seat_name(seat)) for seat in view.awaited)}"


def _decision_lines(decision: Decision, speak: Speaker) -> Iterator[str]:
    yield ""
    yield speak.say(decision.prompt)
    match decision.form:
        case Pick(options=options, least=least, most=most, ordered=ordered):
            if (least, most) != (1, 1):
                yield f"  {least} to {most}{', in order' if ordered else ''}"
            for number, option in enumerate(options, 1):
                yield f"  {number}. [{option.id}] {speak.say(option.text)}"
        case Number(least=least, most=most):
            yield f"  a number from {least} to {most}"
        case Words(longest=longest):
            yield f"  a few words, at most {longest} characters"
        case Placement(rows=rows, columns=columns):
            yield f"  a place on {rows} by {columns} squares, for example C2 r90 m"
        case Path(rows=rows, columns=columns):
            yield f"  a path over {rows} by {columns} squares, for example C2 C3 D3"
        case Script(grammar=grammar):
            yield f"  words, one after the other, by the grammar {grammar}"


def record_as_text(game: AnyGame, record: GameRecord, states: Sequence[State], speak: Speaker) -> str:
    """The story of a whole game as an onlooker hears it, each line with its move number."""
    title = speak.say(game.title)
    heading = f"{title}, {record.seats} seats, seed {record.seed}, {len(record.moves)} moves"
    if record.edition is not None:
        heading += f", edition {record.edition.name}"
    story = [
        f"{number:5}  {speak.say(line)}"
        for number, state in enumerate(states)
        for line in heard(state.events, None)
    ]
    return "\n".join([heading, *story, "", f"Over. Scores: {', '.join(map(str, record.result.scores))}"])
