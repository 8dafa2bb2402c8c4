"""A playground kept in a file: what people would find again is there after a restart."""

from playground.storage.keeper import Keeping
from playground.storage.store import KeepingError

__all__ = ["Keeping", "KeepingError"]
