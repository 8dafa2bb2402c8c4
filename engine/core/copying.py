"""Deep copies of typed data, compiled from the types: what cannot change is shared, the rest is copied.

Copying by type is several times faster than encoding and decoding, and every move works on a copy.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from typing import Any, TypeVar, Union

import msgspec

T = TypeVar("T")
Copier = Callable[[Any], Any]

_struct_copiers: dict[type[Any], Copier] = {}


def deep_copy(thing: T) -> T:
    """An independent copy of a struct."""
    copier = _copier_of_struct(type(thing))
    return thing if copier is None else typing.cast(T, copier(thing))


def _copier(kind: Any) -> Copier | None:
    """How to copy a value of this type; None when it may be shared."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return _copier_of_list(_copier(inner[0]))
    if origin is dict:
        return _copier_of_dict(_copier(inner[1]))
    if origin in (Union, types.UnionType):
        return _copier_of_union(inner)
    if origin is tuple:
        if any(_copier(part) for part in inner if part is not Ellipsis):
            raise TypeError(f"{kind}: a tuple must hold only what cannot change")
        return None
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _copier_of_struct(kind)
    return None


def _copier_of_list(inner: Copier | None) -> Copier:
    if inner is None:
        return list.copy
    return lambda things: [inner(thing) for thing in things]


def _copier_of_dict(inner: Copier | None) -> Copier:
    if inner is None:
        return dict.copy
    return lambda things: {key: inner(thing) for key, thing in things.items()}


def _copier_of_union(members: tuple[Any, ...]) -> Copier | None:
    by_type = {typing.get_origin(kind) or kind: _copier(kind) for kind in members}
    if not any(by_type.values()):
        return None

    def copy_member(thing: Any) -> Any:
        copier = by_type.get(type(thing))
        return thing if copier is None else copier(thing)

    return copy_member


def _copier_of_struct(kind: type[Any]) -> Copier | None:
    if kind.__struct_config__.frozen:
        return None
    if kind not in _struct_copiers:
        # Types refer to each other in circles: whoever meets this one half compiled looks it up again.
        _struct_copiers[kind] = lambda thing: _struct_copiers[kind](thing)
        _struct_copiers[kind] = _struct_copier(kind)
    return _struct_copiers[kind]


def _struct_copier(kind: type[Any]) -> Copier:
    """A function that calls the constructor with every field, copied or shared: as if written by hand."""
    hints = typing.get_type_hints(kind)
    copiers = {field: _copier(hints[field]) for field in kind.__struct_fields__}
    fields = (
        f"{field}=thing.{field}" if copier is None else f"{field}=copy_{field}(thing.{field})"
        for field, copier in copiers.items()
    )
    names: dict[str, Any] = {f"copy_{field}": copier for field, copier in copiers.items()}
    function: Copier = eval(f"lambda thing: kind({', '.join(fields)})", {"kind": kind, **names})
    return function
