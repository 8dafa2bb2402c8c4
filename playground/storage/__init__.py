"""Storage in one SQLite file: the world is loaded from it at the start and saved after every change."""

from playground.storage.autosave import Autosave
from playground.storage.save_file import KeepingError

__all__ = ["Autosave", "KeepingError"]
