"""The languages of the house: which there are, and the Fluent files of each, read once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LOCALES = ("en", "de")
Entry = ast.Message | ast.Term


class BrokenTextsError(ValueError):
    """A text file cannot be read; the message names the file, the place and the flaw."""


def best_locale(wanted: str | None, fallback: str = "en") -> str:
    """The language of ours for a reader of `wanted`: whoever reads `de-AT` is served in `de`."""
    language = (wanted or "").replace("_", "-").partition("-")[0].lower()
    return language if language in LOCALES else fallback


@cache
def bundle(locale: str) -> FluentBundle:
    """All texts of a locale, ready to be spoken."""
    # The invisible marks Fluent would set around arguments serve right-to-left scripts, which we do not have.
    ready = FluentBundle([locale], use_isolating=False)
    ready.add_resource(ast.Resource(list(entries(locale).values())))
    return ready


@cache
def entries(locale: str) -> dict[str, Entry]:
    """Every text of a locale by its key, from all the Fluent files in its folder."""
    folder = files(__package__).joinpath(locale)
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return gathered((f"{locale}/{name}", folder.joinpath(name).read_text("utf-8")) for name in found)


def gathered(sources: Iterable[tuple[str, str]]) -> dict[str, Entry]:
    """The texts of several files, given by name and content; no key may be there twice."""
    found: dict[str, Entry] = {}
    for name, source in sources:
        for entry in _parsed(name, source):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in found:
                raise BrokenTextsError(f"{name}, line {_line(source, entry)}: {key} is already taken")
            found[key] = entry
    return found


def _parsed(name: str, source: str) -> Iterator[Entry]:
    for entry in FluentResource(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            yield entry
        elif isinstance(entry, ast.Junk):
            flaw = entry.annotations[0]
            raise BrokenTextsError(f"{name}, line {_line(source, flaw)}: {flaw.message}")


def _line(source: str, node: ast.SyntaxNode) -> int:
    return source.count("\n", 0, node.span.start if node.span else 0) + 1
