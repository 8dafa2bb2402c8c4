"""`python -m render GAME ...`: draws any moment of a game between computer players."""

from __future__ import annotations

import argparse
from pathlib import Path

from engine.core.play import Move, apply
from engine.core.registry import AnyGame, game, games
from engine.core.state import State
from render.kit.picture import Picture
from render.pictures import hand, spotlight, table
from texts import LOCALES, speaker


def main() -> None:
    """Play up to the moment wanted and draw it."""
    wanted = _arguments()
    played = game(wanted.game)
    options = dict(option.split("=", 1) for option in wanted.option)
    state = _moment(
        played, played.start(wanted.seats or played.seats[0], options, wanted.seed), wanted.decision
    )
    pictures = _drawn(played, state, wanted)
    for path, picture in zip(_paths(Path(wanted.output), len(pictures)), pictures, strict=True):
        _save(path, picture)


def _drawn(played: AnyGame, state: State, wanted: argparse.Namespace) -> list[Picture]:
    voice = speaker(wanted.locale)
    if wanted.spotlight is not None:
        return [spotlight(played.view(state, None), wanted.spotlight, voice)]
    view = played.view(state, wanted.viewer)
    what = wanted.picture or ("table" if wanted.viewer is None else "hand")
    return table(view, voice) if what == "table" else [hand(view, voice)]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--decision", type=int, default=0, help="how many decisions have been made")
    parser.add_argument("--viewer", type=int, help="a seat, counted from 0; without it, an onlooker")
    parser.add_argument("--spotlight", type=int, metavar="SEAT", help="this seat's part of the table, large")
    parser.add_argument("--locale", choices=LOCALES, default=LOCALES[0])
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--picture", choices=("table", "hand"))
    parser.add_argument("-o", "--output", default="out.png")
    return parser.parse_args()


def _moment(played: AnyGame, state: State, decisions: int) -> State:
    for _ in range(decisions):
        pending = state.pending()
        if not pending:
            break
        asked = pending[0]
        choice = played.computer_player(played.view(state, asked.seat), asked)
        state = apply(state, Move(asked.seat, asked.number, choice))
    return state


def _paths(path: Path, count: int) -> list[Path]:
    if count == 1:
        return [path]
    return [path.with_stem(f"{path.stem}-{number}") for number in range(1, count + 1)]


def _save(path: Path, picture: Picture) -> None:
    path.write_bytes(picture.png)
    print(f"{path}: {len(picture.png)} bytes. {picture.alt}")


if __name__ == "__main__":
    main()
