"""Message components: traversal, and the buttons, selects and texts in them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

Json = dict[str, Any]


class Kind(IntEnum):
    """Discord's component types."""

    ROW = 1
    BUTTON = 2
    SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Kind.SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
LINK_STYLE = 5

# Discord's defaults for fields that a component leaves out.
_DEFAULTS: dict[int, Json] = {
    Kind.SELECT: {"min_values": 1, "max_values": 1},
    Kind.USER_SELECT: {"min_values": 1, "max_values": 1},
    Kind.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    Kind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"name": None, "size": None, "spoiler": False},
    Kind.SEPARATOR: {"spacing": 1, "divider": True},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}


@dataclass(frozen=True)
class Button:
    """A button as a person sees it."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    emoji: str | None


@dataclass(frozen=True)
class Option:
    """One option of a select."""

    label: str
    value: str
    description: str
    default: bool


@dataclass(frozen=True)
class Select:
    """A select menu as a person sees it."""

    custom_id: str
    kind: Kind
    placeholder: str
    least: int
    most: int
    disabled: bool
    options: tuple[Option, ...]


def children(component: Json) -> Iterator[Json]:
    """The components directly inside one component."""
    yield from component.get("components") or ()
    for key in ("accessory", "component"):
        if component.get(key):
            yield component[key]


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, outer ones first, in reading order."""
    for component in components:
        yield component
        yield from walk(children(component))


def _media_items(components: Iterable[Json]) -> Iterator[Json]:
    """Everything that can hold a picture or file: components themselves, and the items of galleries."""
    for component in walk(components):
        yield from component.get("items") or (component,)


def media(components: Iterable[Json]) -> Iterator[Json]:
    """Every reference to a picture or file: the `{"url": ...}` objects themselves."""
    for item in _media_items(components):
        for key in ("media", "file"):
            if isinstance(item.get(key), dict):
                yield item[key]


def alt_texts(components: Iterable[Json]) -> list[str]:
    """The descriptions of all pictures."""
    return [
        item["description"] for item in _media_items(components) if "media" in item and item["description"]
    ]


def texts(components: Iterable[Json]) -> list[str]:
    """The contents of all text displays."""
    return [str(c["content"]) for c in walk(components) if c["type"] == Kind.TEXT]


def buttons(components: Iterable[Json]) -> list[Button]:
    """All buttons, in reading order."""
    return [_button(c) for c in walk(components) if c["type"] == Kind.BUTTON]


def selects(components: Iterable[Json]) -> list[Select]:
    """All selects, in reading order."""
    return [select(c) for c in walk(components) if c["type"] in SELECTS]


def strings(value: object) -> Iterator[str]:
    """Every string inside a JSON value, without keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def stored(components: Iterable[Json]) -> list[Json]:
    """Components as Discord stores them: numbered, with defaults, without nulls."""
    kept = [_without_nulls(component) for component in components]
    for number, component in enumerate(walk(kept), start=1):
        component.setdefault("id", number)
        for key, value in _DEFAULTS.get(component["type"], {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or ():
            item.setdefault("description", None)
            item.setdefault("spoiler", False)
        for carrier in (component, *component.get("options", ())):
            if "id" in carrier.get("emoji", {}):
                carrier["emoji"]["id"] = str(carrier["emoji"]["id"])
    return kept


def _without_nulls(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without_nulls(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list):
        return [_without_nulls(inner) for inner in value]
    return value


def _button(component: Json) -> Button:
    return Button(
        label=component.get("label") or "",
        custom_id=component.get("custom_id"),
        style=component["style"],
        disabled=bool(component.get("disabled")),
        url=component.get("url"),
        emoji=(component.get("emoji") or {}).get("name"),
    )


def select(component: Json) -> Select:
    """A select menu of a message or a form."""
    return Select(
        custom_id=component["custom_id"],
        kind=Kind(component["type"]),
        placeholder=component.get("placeholder") or "",
        least=component.get("min_values", 1),
        most=component.get("max_values", 1),
        disabled=bool(component.get("disabled")),
        options=options(component),
    )


def options(component: Json) -> tuple[Option, ...]:
    """The options of a select, radio group or checkbox group."""
    return tuple(
        Option(o["label"], o.get("value", o["label"]), o.get("description") or "", bool(o.get("default")))
        for o in component.get("options") or ()
    )
