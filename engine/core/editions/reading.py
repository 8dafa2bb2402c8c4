"""Reading a game's modules once more, over the values of another edition.

Whatever a game works out of its cards when it is loaded, and whatever it remembers about them later, lives in
its modules. So an edition gets modules of its own, made from the same files: `engine.games.boss_monster@3f2a`
beside `engine.games.boss_monster`, and likewise for its pictures. They differ in one thing: what a module of
a game means by its own game. There, an import of the plain name finds the edition's module.
"""

from __future__ import annotations

import builtins
import importlib
import sys
from collections.abc import Sequence
from functools import partial
from importlib.abc import InspectLoader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from engine.core.editions.edition import OURS, known, reading

MARK = "@"
"""Stands between the name of a game's package and the id of the edition."""


def module_of(package: str, edition: str) -> ModuleType:
    """A package of a game, as this edition has it: of its rules, or of its pictures."""
    if edition == OURS:
        return importlib.import_module(package)
    known(edition)
    importlib.import_module(package)
    return importlib.import_module(f"{package}{MARK}{edition}")


def plain_name(module: str) -> str:
    """What a module is called in our own edition."""
    package, _, rest = module.partition(MARK)
    return package + rest[rest.index(".") :] if "." in rest else package


class _Finder(MetaPathFinder):
    """Finds the modules of editions, and nothing else."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The file of the plain module, to be read in another way."""
        if MARK not in fullname:
            return None
        with reading(OURS):  # packages around the plain module may be loaded for this
            plain = find_spec(plain_name(fullname))
        if plain is None or not isinstance(plain.loader, InspectLoader):
            return None
        edition = fullname.partition(MARK)[2].partition(".")[0]
        loader = _Reader(plain.loader, plain.name, edition)
        is_package = plain.submodule_search_locations is not None
        return ModuleSpec(fullname, loader, origin=plain.origin, is_package=is_package)


class _Reader(InspectLoader):
    """Reads a module for an edition."""

    def __init__(self, plain: InspectLoader, name: str, edition: str) -> None:
        self._plain = plain
        self._name = name
        self._edition = edition

    def get_source(self, fullname: str) -> str | None:
        """The text of the module, which tracebacks quote."""
        return self._plain.get_source(self._name)

    def get_resource_reader(self, fullname: str) -> Any:
        """What lies beside the plain module lies beside this one, too."""
        return self._plain.get_resource_reader(self._name)  # type: ignore[attr-defined]

    def exec_module(self, module: ModuleType) -> None:
        """Run the plain module's code with another idea of what its game is."""
        code = self._plain.get_code(self._name)
        assert code is not None
        game = self._name.removeprefix("engine.games.").removeprefix("render.").partition(".")[0]
        own = (f"engine.games.{game}", f"render.{game}")
        module.__dict__["__builtins__"] = {
            **vars(builtins),
            "__import__": partial(_import, own, self._edition),
        }
        with reading(self._edition):
            exec(code, module.__dict__)


def _import(own: tuple[str, ...], edition: str, name: str, *args: Any, **named: Any) -> ModuleType:
    """What `import` means in a module of an edition."""
    for package in own:
        if name == package or name.startswith(f"{package}."):
            edited = f"{package}{MARK}{edition}{name.removeprefix(package)}"
            return importlib.__import__(edited, *args, **named)
    with reading(OURS):
        return importlib.__import__(name, *args, **named)


sys.meta_path.insert(0, _Finder())
