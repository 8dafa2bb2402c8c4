"""The commands and their arguments.

Bad arguments are reported in one line with exit code 2; a game that deviates from its record ends with 1.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

import msgspec

from engine.cli.arena import compete, contest_as_text
from engine.cli.burden import as_text as burden_as_text
from engine.cli.burden import burden
from engine.cli.editions import starting_file
from engine.cli.ladder import FIRST_SEED, MOST_GAMES, Ladder
from engine.cli.lessons import ACCEPT, LEARNERS, lesson_as_text
from engine.cli.playback import games_as_text, listed, moment_as_text, record_as_text
from engine.cli.puzzles import HEAD as PUZZLES_HEAD
from engine.cli.puzzles import as_row, lines
from engine.cli.self_play import moments, simulate
from engine.core import State
from engine.core.editions.changes import changes_of
from engine.core.editions.flaws import FlawedError, read_edition
from engine.core.mind import TEMPERS
from engine.core.record import BrokenRecordError, GameRecord, played_again, read_record
from engine.core.registry import AnyGame, games
from engine.release import release
from engine.search.characters import CHARACTERS
from engine.search.players import STRENGTHS, YARDSTICKS, Player, read_player
from texts import LOCALES, Speaker, speaker


class BadInputError(Exception):
    """The command cannot be carried out; the message says why."""


class FailedCheckError(Exception):
    """The command found something wrong; the message says what."""


class _Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        raise BadInputError(message)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        chosen = _parser().parse_args(arguments)
        print(chosen.run(chosen))
    except BadInputError as complaint:
        print(complaint, file=sys.stderr)
        return 2
    except FailedCheckError as flaw:
        print(flaw, file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The games without Discord.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    listing = commands.add_parser("games", help="list the games")
    listing.add_argument("--json", action="store_true", help="as a JSON list")
    listing.set_defaults(run=_games)

    simulation = commands.add_parser("simulate", help="let computer players play whole games")
    _add_game(simulation)
    simulation.add_argument("--games", type=_count, default=1, metavar="K", help="how many games")
    simulation.add_argument("--json", action="store_true", help="as one line of JSON")
    simulation.set_defaults(run=_simulate)

    arena = commands.add_parser("arena", help="let computer players compete, seats rotated")
    _add_game(arena)
    arena.add_argument("--players", type=_players, required=True, metavar="P,P,...", help="one for each seat")
    arena.add_argument("--games", type=_count, default=20, metavar="K", help="how many games")
    arena.add_argument("--json", action="store_true", help="as one line of JSON")
    arena.set_defaults(run=_arena)

    _add_ladder(commands.add_parser("ladder", help="compare all strengths in all games, as a page of docs"))

    waiting = commands.add_parser("burden", help="count how often a game makes people wait and come back")
    _add_game(waiting)
    waiting.add_argument("--games", type=_count, default=20, metavar="K", help="how many games")
    waiting.add_argument("--json", action="store_true", help="as one line of JSON")
    waiting.set_defaults(run=_burden)

    _add_puzzles(
        commands.add_parser("puzzles", help="replay the solutions of puzzles, or prove them by search")
    )

    showing = commands.add_parser("show", help="show one moment of a game between computer players")
    _add_game(showing)
    showing.add_argument("--decision", type=_count, default=0, metavar="D", help="after so many decisions")
    showing.add_argument("--viewer", type=int, metavar="SEAT", help="as this seat sees it; else an onlooker")
    showing.add_argument("--locale", choices=LOCALES, default="en", help="the language")
    showing.set_defaults(run=_show)

    _add_lesson(commands.add_parser("lesson", help="take a lesson, and print what the coach says"))

    _add_edition(commands.add_parser("edition", help="print a file to start an own edition from"))

    replaying = commands.add_parser("replay", help="play a recorded game again, check it, and tell its story")
    replaying.add_argument("file", metavar="FILE", type=Path, help="what /replay export has given you")
    replaying.add_argument("--locale", choices=LOCALES, default="en", help="the language")
    replaying.set_defaults(run=_replay)
    return parser


def _add_edition(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", type=_game, help="a key from the list of games")
    command.add_argument("--check", metavar="FILE", type=Path, help="say what is wrong with a file instead")
    command.add_argument("--locale", choices=LOCALES, default="en", help="the language")
    command.set_defaults(run=_edition)


def _add_lesson(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", type=_game, help="a key from the list of games")
    for learner in LEARNERS:
        command.add_argument(
            f"--{learner}", dest="learner", action="store_const", const=learner, default=ACCEPT
        )
    command.add_argument("--further", type=_count, default=0, metavar="K", help="play on for so many more")
    command.add_argument("--locale", choices=LOCALES, default="en", help="the language")
    command.set_defaults(run=_lesson)


def _add_ladder(command: argparse.ArgumentParser) -> None:
    most = "how many games a contest has at most; with 0 nothing is played, and the page is only written"
    command.add_argument("--games", type=_count, default=80, metavar="K", help=most)
    first = "the seed of the first game of a contest that has not been played yet"
    command.add_argument("--seed", type=_count, default=FIRST_SEED, metavar="S", help=first)
    kept = "keep contests here, a line of JSON each, and go on with those that were played"
    command.add_argument("--file", type=Path, metavar="FILE", help=kept)
    one = "only the contests of this game; may be given more than once"
    command.add_argument("--game", action="append", choices=list(games()), default=[], help=one)
    command.set_defaults(run=_ladder)


def _add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", type=_game, help="a key from the list of games")
    command.add_argument("--seats", type=int, metavar="N", help="how many play; by default as few as may")
    command.add_argument("--seed", type=_count, default=1, metavar="S", help="the seed of the (first) game")
    command.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")


def _add_puzzles(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", type=_game, nargs="*", help="by default all games")
    command.add_argument("--prove", action="store_true", help="try everything")
    command.set_defaults(run=_puzzles)


def _game(key: str) -> AnyGame:
    if key not in games():
        raise BadInputError(f"there is no game called {key!r}; there are: {', '.join(games())}")
    return games()[key]


def _count(word: str) -> int:
    if not word.isdecimal():
        raise BadInputError(f"{word!r} is not a number from 0 upwards")
    return int(word)


def _option(argument: str) -> tuple[str, str]:
    name, equals, value = argument.partition("=")
    if not equals:
        raise BadInputError(f"an option is given as name=value, not {argument!r}")
    return name, value


def _players(words: str) -> list[Player]:
    return [_player(word) for word in words.split(",")]


def _player(word: str) -> Player:
    player = read_player(word)
    if player is None:
        there_are = (
            f"{', '.join((*YARDSTICKS, *STRENGTHS))}, each also as {STRENGTHS[1]}:{TEMPERS[0]} and the like"
        )
        raise BadInputError(f"there is no player called {word!r}; there are: {there_are}")
    return player


def _games(chosen: argparse.Namespace) -> str:
    speak = speaker("en")
    found = [listed(game, speak) for game in games().values()]
    return msgspec.json.encode(found).decode() if chosen.json else games_as_text(found)


def _simulate(chosen: argparse.Namespace) -> str:
    seats, settings = _table(chosen)
    gc.freeze()  # as the bot does, see bot.py
    outcome = simulate(chosen.game, seats, settings, range(chosen.seed, chosen.seed + chosen.games))
    if chosen.json:
        return msgspec.json.encode(outcome).decode()
    lines = [f"{seed}: {result.scores}" for seed, result in enumerate(outcome.results, chosen.seed)]
    speed = f"{outcome.games} games, {outcome.decisions} decisions, {outcome.decisions_per_second} a second"
    return "\n".join([*lines, speed])


def _arena(chosen: argparse.Namespace) -> str:
    if chosen.seats is None:
        chosen.seats = len(chosen.players)
    seats, settings = _table(chosen)
    if len(chosen.players) != seats:
        raise BadInputError(f"{seats} seats need {seats} players, not {len(chosen.players)}")
    if not chosen.games:
        raise BadInputError("an arena needs at least one game")
    gc.freeze()  # as the bot does, see bot.py
    contest = compete(chosen.game, settings, chosen.players, chosen.games, chosen.seed)
    listed_players = {"players": contest.players}
    return msgspec.json.encode(listed_players).decode() if chosen.json else contest_as_text(contest)


def _ladder(chosen: argparse.Namespace) -> str:
    if chosen.games > MOST_GAMES:
        raise BadInputError(f"a contest of the ladder has at most {MOST_GAMES} games, not {chosen.games}")
    gc.freeze()
    wanted = [game for key, game in games().items() if key in (chosen.game or games())]
    ladder = Ladder(chosen.file)
    ladder.go_on(wanted, chosen.games, chosen.seed, lambda row: print(row, file=sys.stderr))
    return ladder.page(games().values()).rstrip()


def _burden(chosen: argparse.Namespace) -> str:
    seats, settings = _table(chosen)
    if not chosen.games:
        raise BadInputError("there is nothing to count in 0 games")
    gc.freeze()
    found = burden(chosen.game, seats, settings, range(chosen.seed, chosen.seed + chosen.games))
    return msgspec.json.encode(found).decode() if chosen.json else burden_as_text(found)


def _puzzles(chosen: argparse.Namespace) -> str:
    found = []
    for line in lines(chosen.game or games().values(), speaker("en"), proved=chosen.prove):
        print(as_row(line), file=sys.stderr)
        found.append(line)
    flaws = [line.flaw for line in found if line.flaw]
    if flaws:
        raise FailedCheckError("\n".join(flaws))
    return "\n".join([PUZZLES_HEAD, *map(as_row, found)])


def _show(chosen: argparse.Namespace) -> str:
    seats, settings = _table(chosen)
    if chosen.viewer is not None and not 0 <= chosen.viewer < seats:
        raise BadInputError(f"viewer {chosen.viewer} has no seat; the seats are 0 to {seats - 1}")
    state = _moment(chosen, seats, settings)
    speak = speaker(chosen.locale, [f"Seat {seat}" for seat in range(seats)])
    return moment_as_text(chosen.game, chosen.game.view(state, chosen.viewer), speak)


def _lesson(chosen: argparse.Namespace) -> str:
    if chosen.game.coach is None:
        raise BadInputError(f"{chosen.game.key} has no coach yet")
    speak = speaker(chosen.locale, ["Anna", *(who.name for who in CHARACTERS)])
    return lesson_as_text(chosen.game, chosen.learner, chosen.further, speak)


def _edition(chosen: argparse.Namespace) -> str:
    speak = speaker(chosen.locale)
    if chosen.check is None:
        return starting_file(chosen.game, speak)
    try:
        edition = read_edition(chosen.game.key, chosen.check.read_bytes())
    except OSError as trouble:
        raise BadInputError(f"{chosen.check} cannot be read: {trouble.strerror}") from None
    except FlawedError as flawed:
        lines = [f"{chosen.check}:{flaw.line}: {speak.say(flaw.text)}" for flaw in flawed.flaws]
        raise FailedCheckError("\n".join(lines)) from None
    changes = [
        f"{one.card or one.section}: {one.field} = {one.theirs} (ours: {one.ours or 'none'})"
        for one in changes_of(edition)
    ]
    return "\n".join([f"{edition.name} ({edition.id}) can be played.", *changes])


def _replay(chosen: argparse.Namespace) -> str:
    try:
        record = read_record(chosen.file.read_bytes())
    except OSError as trouble:
        raise BadInputError(f"{chosen.file} cannot be read: {trouble.strerror}") from None
    except BrokenRecordError as flaw:
        raise BadInputError(f"{chosen.file}: {flaw}") from None
    try:
        states = list(played_again(record))
    except BrokenRecordError as flaw:
        raise FailedCheckError(f"{chosen.file}: {_flaw_text(flaw, record, speaker(chosen.locale))}") from None
    return record_as_text(games()[record.game], record, states, speaker(chosen.locale))


def _flaw_text(flaw: BrokenRecordError, record: GameRecord, speak: Speaker) -> str:
    """What is wrong with a record, and whether another release wrote it."""
    reason = "" if flaw.reason is None else f": {speak.say(flaw.reason)}"
    foreign = (
        "" if record.release == release() else f" (written by release {record.release}, not {release()})"
    )
    return f"{flaw}{reason}{foreign}"


def _moment(chosen: argparse.Namespace, seats: int, settings: dict[str, str]) -> State:
    for played, state in enumerate(moments(chosen.game, seats, settings, chosen.seed)):
        if played == chosen.decision:
            return state
    raise BadInputError(f"the game is over after {played} decisions")


def _table(chosen: argparse.Namespace) -> tuple[int, dict[str, str]]:
    """The number of seats and the settings, validated."""
    game: AnyGame = chosen.game
    least, most = game.seats
    seats = least if chosen.seats is None else chosen.seats
    if not least <= seats <= most:
        raise BadInputError(f"{game.key} is for {least} to {most} seats, not {seats}")
    known = {setting.key: setting.values for setting in game.settings}
    for name, value in chosen.option:
        if name not in known:
            raise BadInputError(f"{game.key} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        if value not in known[name]:
            raise BadInputError(f"{name} can be {' or '.join(known[name])}, not {value!r}")
    return seats, game.checked_settings(dict(chosen.option))
