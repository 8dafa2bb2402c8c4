"""Deep copies of typed data: immutable values are shared, the rest is copied.

Every move works on a copy, so copying must be fast. For each struct we generate the function a person would
write, field by field, and compile it once; that is several times faster than encoding and decoding.
"""

from __future__ import annotations

import threading
import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar, Union

import msgspec

T = TypeVar("T")
Copier = Callable[[Any], Any]

_copiers: dict[type[Any], Copier] = {}
_unfinished: dict[type[Any], Copier] = {}
"""What is being compiled; other threads must not meet it before all it calls is there, too."""
_compiling = threading.RLock()


def deep_copy(thing: T) -> T:
    """An independent copy of a struct."""
    copy: T = (_copiers.get(type(thing)) or _finished(type(thing)))(thing)
    return copy


def _finished(kind: type[Any]) -> Copier:
    """The function that copies structs of this kind, compiled with all it calls."""
    with _compiling:
        try:
            _copier(kind)
            _copiers.update(_unfinished)
        finally:
            _unfinished.clear()
        return _copiers[kind]


def _copier(kind: type[Any]) -> Copier:
    """The function that copies structs of this kind, perhaps not to be called yet."""
    if kind in _copiers:
        return _copiers[kind]
    if kind not in _unfinished:
        # Types may refer to each other in circles: until this one is compiled, it is looked up at every call.
        _unfinished[kind] = lambda thing: _copiers[kind](thing)
        _unfinished[kind] = _compiled(kind)
    return _unfinished[kind]


def _compiled(kind: type[Any]) -> Copier:
    names: dict[str, Any] = {}
    copied = {field: hint for field, hint in typing.get_type_hints(kind).items() if _can_change(hint)}
    lines = [f"twin.{field} = {_expression(hint, f'thing.{field}', names)}" for field, hint in copied.items()]
    exec("\n    ".join(["def copy_struct(thing):", "twin = thing.__copy__()", *lines, "return twin"]), names)
    copy_struct: Copier = names["copy_struct"]
    return copy_struct


def _expression(kind: Any, value: str, names: dict[str, Any]) -> str:
    """Python for "a copy of `value`"; the functions it calls are put into `names`."""
    if not _can_change(kind):
        return value
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        each = _expression(inner[0], "item", names)
        return f"[*{value}]" if each == "item" else f"([{each} for item in {value}] if {value} else [])"
    if origin is dict:
        each = _expression(inner[1], "item", names)
        return f"{{**{value}}}" if each == "item" else f"{{key: {each} for key, item in {value}.items()}}"
    if _is_union(origin):
        return _union_expression(inner, value, names)
    return _struct_expression(kind, value, names)


def _struct_expression(kind: type[Any], value: str, names: dict[str, Any]) -> str:
    """A constructor call with all fields spelt out, or a call of the struct's own copier."""
    hints = typing.get_type_hints(kind)
    simple = all(not _can_change(hint) or _holds_only_plain(hint) for hint in hints.values())
    if simple and kind.__match_args__ == kind.__struct_fields__:
        names[kind.__name__] = kind
        fields = (_expression(hints[field], f"{value}.{field}", names) for field in kind.__struct_fields__)
        return f"{kind.__name__}({', '.join(fields)})"
    names[f"copy_{kind.__name__}"] = _copier(kind)
    return f"copy_{kind.__name__}({value})"


def _holds_only_plain(kind: Any) -> bool:
    """Whether it is a list or dictionary of immutable values."""
    inner = typing.get_args(kind)
    return typing.get_origin(kind) in (list, dict) and not _can_change(inner[-1])


def _union_expression(members: tuple[Any, ...], value: str, names: dict[str, Any]) -> str:
    """Python that picks the copy by the value's type at run time."""
    expression = value
    for member in members:
        if _can_change(member):
            kind = typing.get_origin(member) or member
            names[kind.__name__] = kind
            copied = _expression(member, value, names)
            expression = f"({copied} if type({value}) is {kind.__name__} else {expression})"
    return expression


def _can_change(kind: Any) -> bool:
    """Whether a value of this type must be copied; frozen structs, tuples and plain values are shared."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin in (list, dict):
        return True
    if _is_union(origin):
        return any(map(_can_change, inner))
    if origin is tuple and any(_can_change(part) for part in inner if part is not Ellipsis):
        raise TypeError(f"{kind}: a tuple may only hold immutable values")
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and not kind.__struct_config__.frozen


def _is_union(origin: Any) -> bool:
    return origin in (Union, types.UnionType)
