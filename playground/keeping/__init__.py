"""A playground kept in a file: what people would find again is there after a restart."""

from playground.keeping.keeper import Keeping
from playground.keeping.store import KeepingError

__all__ = ["Keeping", "KeepingError"]
