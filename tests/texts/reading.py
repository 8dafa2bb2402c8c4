"""Reads the text files for the tests."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from texts import speaker
from texts.library import entries


class _Variables(Visitor):
    """Collects the arguments of a text and of the texts it refers to."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.visit(entries(self.locale)[node.id.name])


def variables(locale: str, key: str) -> set[str]:
    """The arguments of the text under `key`."""
    reader = _Variables(locale)
    reader.visit(entries(locale)[key])
    return reader.names


def spoken(locale: str, amount: int) -> Iterator[tuple[str, str]]:
    """Every text by its key, said with the same number for every argument."""
    speak = speaker(locale)
    for key, entry in entries(locale).items():
        if isinstance(entry, ast.Message):
            args = {"seat": amount} if key == "seat" else dict.fromkeys(variables(locale, key), amount)
            yield key, speak(key, **args)
