"""Sentences for the web page, with `{name}` placeholders that it fills in itself."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast

from texts.library import BrokenTextsError, best_locale, entries


@cache
def templates(wanted: str | None, prefix: str) -> dict[str, str]:
    """All sentences whose key starts with `prefix`, in the language for `wanted`."""
    locale = best_locale(wanted)
    return {key: _template(key, entry) for key, entry in entries(locale).items() if key.startswith(prefix)}


def _template(key: str, entry: ast.Message | ast.Term) -> str:
    assert entry.value is not None
    return "".join(_part(key, element) for element in entry.value.elements)


def _part(key: str, element: ast.TextElement | ast.Placeable) -> str:
    match element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
            return f"{{{name}}}"
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
    raise BrokenTextsError(f"{key}: a sentence for a web page can hold names, and nothing cleverer")
