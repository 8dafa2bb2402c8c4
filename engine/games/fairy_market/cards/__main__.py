"""A command-line tool for people who make their own cards.

    python -m engine.games.fairy_market.cards check            all cards of the box
    python -m engine.games.fairy_market.cards check FILE       a file with one card to a line
    python -m engine.games.fairy_market.cards draw D305 S4     cards of the box, upright
    python -m engine.games.fairy_market.cards draw FILE        all cards of a file
    ... draw --turned ...                                      the same upside down

In a file, empty lines and lines that begin with # are skipped. The exit code is 1 if a card is not sound.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.games.fairy_market.cards import CARDS
from engine.games.fairy_market.cards.checks import complaints
from engine.games.fairy_market.cards.drawing import draw_card
from engine.games.fairy_market.cards.notation import BadCardError, Card, read_card, turned


def main(arguments: Sequence[str] | None = None) -> int:
    """Check or draw cards."""
    chosen = _parser().parse_args(arguments)
    try:
        cards = [card for word in chosen.cards for card in _meant(word)] or list(CARDS.values())
    except BadCardError as flaw:
        print(flaw, file=sys.stderr)
        return 1
    if chosen.command == "draw":
        print("\n\n".join(draw_card(turned(card) if chosen.turned else card) for card in cards))
        return 0
    found = [line for card in cards for line in complaints(card)]
    print("\n".join([*found, f"{_so_many(cards, 'card')}, {_so_many(found, 'complaint')}"]))
    return 1 if found else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.games.fairy_market.cards")
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="say what is wrong with cards")
    draw = commands.add_parser("draw", help="show cards as text")
    draw.add_argument("--turned", action="store_true", help="upside down")
    for command in (check, draw):
        command.add_argument("cards", nargs="*", metavar="CARD", help="an id of the box, a line, or a file")
    return parser


def _so_many(things: Sequence[object], name: str) -> str:
    return f"{len(things)} {name}{'' if len(things) == 1 else 's'}"


def _meant(word: str) -> list[Card]:
    """The cards an argument stands for: an id, a card's own line, or a file of lines."""
    if word in CARDS:
        return [CARDS[word]]
    if "|" in word:
        return [read_card(word)]
    try:
        lines = Path(word).read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadCardError(f"{word}: neither a card of the box nor a file of cards ({trouble})") from trouble
    return [read_card(line) for line in map(str.strip, lines) if line and not line.startswith("#")]


if __name__ == "__main__":
    sys.exit(main())
