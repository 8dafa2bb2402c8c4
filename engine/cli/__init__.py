"""The command line `python -m engine`: list the games, simulate them, show a moment, replay a record."""

from engine.cli.commands import main

__all__ = ["main"]
