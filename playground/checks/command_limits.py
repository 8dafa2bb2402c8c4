"""Discord's documented limits for registered commands that its API description leaves out."""

import re
from collections import Counter
from collections.abc import Iterator

from playground.checks.components import Json
from playground.checks.refusals import Breach

LOCALES = {
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
    *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
    *("zh-TW", "ko"),
}
_NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
_CHAT_INPUT = 1
_MOST = {1: 100, 2: 15, 3: 15}
_SUBCOMMAND, _GROUP = 1, 2


def commands(registered: list[Json]) -> list[Breach]:
    """What is wrong with a full list of commands."""
    found = []
    for kind, number in Counter(command.get("type") or _CHAT_INPUT for command in registered).items():
        if number > _MOST.get(kind, 1):
            text = f"At most {_MOST.get(kind, 1)} commands of type {kind}; there are {number}."
            found.append(Breach("commands", "APPLICATION_COMMANDS_TOO_MANY", text))
    names = Counter((command.get("type") or _CHAT_INPUT, command["name"]) for command in registered)
    for (_, name), number in names.items():
        if number > 1:
            found.append(Breach("commands", "APPLICATION_COMMANDS_DUPLICATE_NAME", f"{name} exists twice."))
    for i, command in enumerate(registered):
        found += _command(str(i), command)
    return found


def _command(path: str, command: Json) -> Iterator[Breach]:
    if (command.get("type") or _CHAT_INPUT) != _CHAT_INPUT:
        yield from _menu_entry(path, command)
        return
    yield from _names(path, command)
    yield from _options(path, command.get("options") or [], depth=0)
    if (size := _size(command)) > 8000:
        text = f"Names, descriptions and choices may have 8000 characters in all; there are {size}."
        yield Breach(path, "APPLICATION_COMMAND_TOO_LARGE", text)


def _menu_entry(path: str, command: Json) -> Iterator[Breach]:
    """In menus of people and messages, a name may have spaces and capitals, and nothing describes it."""
    for name in _spellings(command, "name"):
        if not 1 <= len(name) <= 32:
            yield Breach(f"{path}.name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 32 in length.")
    if command.get("description") or command.get("options"):
        text = "Commands of this type have neither a description nor options."
        yield Breach(path, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", text)


def _names(path: str, thing: Json) -> Iterator[Breach]:
    for name in _spellings(thing, "name"):
        if not _NAME.fullmatch(name) or name != name.lower():
            text = f"Command name is invalid: {name!r}"
            yield Breach(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", text)
    for description in _spellings(thing, "description"):
        if not 1 <= len(description) <= 100:
            text = "Must be between 1 and 100 in length."
            yield Breach(f"{path}.description", "BASE_TYPE_BAD_LENGTH", text)
    for key in ("name_localizations", "description_localizations"):
        for locale in (thing.get(key) or {}).keys() - LOCALES:
            yield Breach(f"{path}.{key}.{locale}", "BASE_TYPE_CHOICES", f"No such locale: {locale}")


def _options(path: str, options: list[Json], depth: int) -> Iterator[Breach]:
    if len(options) > 25:
        yield Breach(f"{path}.options", "BASE_TYPE_BAD_LENGTH", "Must be 25 or fewer in number.")
    kinds = {option["type"] in (_SUBCOMMAND, _GROUP) for option in options}
    if len(kinds) > 1:
        text = "Sub-commands and other options do not mix."
        yield Breach(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    yield from _collisions(path, options)
    optional_seen = False
    for i, option in enumerate(options):
        here = f"{path}.options.{i}"
        yield from _names(here, option)
        if option["type"] in (_SUBCOMMAND, _GROUP):
            if depth >= 2 or (option["type"] == _GROUP and depth == 1):
                text = "Groups nest one level deep."
                yield Breach(f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
            yield from _options(here, option.get("options") or [], depth + 1)
            continue
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            yield Breach(f"{here}.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen = optional_seen or not option.get("required")
        yield from _choices(here, option)


def _collisions(path: str, options: list[Json]) -> Iterator[Breach]:
    """A localised name must differ from the names of all other options, in every language."""
    used = Counter(name for option in options for name in set(_spellings(option, "name")))
    for name, number in used.items():
        if number > 1:
            text = f"Option name {name!r} is used by {number} options."
            yield Breach(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED", text)


def _choices(path: str, option: Json) -> Iterator[Breach]:
    offered = option.get("choices") or []
    if len(offered) > 25:
        yield Breach(f"{path}.choices", "BASE_TYPE_BAD_LENGTH", "Must be 25 or fewer in number.")
    if offered and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other."
        yield Breach(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", text)
    for i, choice in enumerate(offered):
        spellings = _spellings(choice, "name")
        value = choice.get("value")
        if not all(1 <= len(name) <= 100 for name in spellings) or (
            isinstance(value, str) and len(value) > 100
        ):
            text = "Name and value must be 100 or fewer in length."
            yield Breach(f"{path}.choices.{i}", "BASE_TYPE_BAD_LENGTH", text)


def _spellings(thing: Json, key: str) -> list[str]:
    return [str(thing.get(key) or ""), *(thing.get(f"{key}_localizations") or {}).values()]


def _size(thing: Json) -> int:
    """The number of characters that count: for every text, its longest localisation."""
    own = sum(max(map(len, _spellings(thing, key))) for key in ("name", "description"))
    own += len(str(thing.get("value", "")))
    inner = [*(thing.get("options") or ()), *(thing.get("choices") or ())]
    return own + sum(_size(part) for part in inner)
