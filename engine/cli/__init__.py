"""The games from the command line: list them, let bots play them, look at one moment of one."""

from engine.cli.commands import main

__all__ = ["main"]
