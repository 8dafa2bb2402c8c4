"""Keep a moment of a game between computer players as a saved game, for later releases to load.

python -m tests.saved_games.add mighty-monsters round3 --seats 4 --decision 30 --option kings-rules=on
"""

from __future__ import annotations

import argparse
from itertools import islice
from pathlib import Path

from engine.cli.self_play import moments
from engine.core.registry import game
from engine.core.saving import save

HERE = Path(__file__).parent


def add(key: str, label: str, seats: int, seed: int, decision: int, settings: dict[str, str]) -> Path:
    """Write one file, named by game, format and label; those already there are never overwritten."""
    its_game = game(key)
    path = HERE / f"{key}-{its_game.format}-{label}.json"
    (state,) = islice(moments(its_game, seats, settings, seed), decision, decision + 1)
    with path.open("xb") as file:
        file.write(save(state))
    return path


def main() -> None:
    """Read the arguments and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("label")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decision", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    settings = dict(option.split("=", 1) for option in chosen.option)
    print(add(chosen.game, chosen.label, chosen.seats, chosen.seed, chosen.decision, settings))


if __name__ == "__main__":
    main()
