"""Editions: an operator's values laid over the ones printed in `cards.toml`, several alive in one process.

`reading` has the game's own modules read once more over other values; `flaws` says what is wrong with a file.
"""

from engine.core.editions.edition import Edition, UnknownEditionError, known, learn
from engine.core.editions.names import Names
from engine.core.editions.printed import printed
from engine.core.editions.reading import module_of

__all__ = ["Edition", "Names", "UnknownEditionError", "known", "learn", "module_of", "printed"]
