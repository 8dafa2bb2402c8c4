"""What is wrong with an edition: every flaw with its place, in words for whoever has written it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.core.editions.bounds import Checked, flaws_of_fields
from engine.core.editions.edition import Edition
from engine.core.editions.places import Place, line_of, lines_of
from engine.core.editions.printed import identity, laid_over, naming_field, our_values
from engine.core.editions.trial import stops
from engine.core.phrases import Arg
from engine.core.registry import AnyGame, games
from engine.core.text import Text

HEADING = "edition"
LONGEST_NAME = 60
FIXED = "exercises"
"""What is the same in every edition: how well an exercise can be done is known for our own values only."""


class Flaw(NamedTuple):
    """Something that is wrong, and where: in which line of a file, if it is in one."""

    text: Text
    line: int = 1


class FlawedError(Exception):
    """An edition cannot be played."""

    def __init__(self, flaws: list[Flaw]) -> None:
        super().__init__("the edition has flaws")
        self.flaws = flaws


def read_edition(key: str, content: bytes) -> Edition:
    """The edition that a file describes; raises an error with every flaw it has."""
    try:
        text = content.decode("utf-8")
        values = tomllib.loads(text)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as flaw:
        raise FlawedError([_syntax(flaw)]) from None
    heading = values.pop(HEADING, None)
    lines = lines_of(text)
    flaws = [*_heading_flaws(heading)]
    edition = Edition(key, "" if flaws else heading["name"].strip(), values)
    flaws += _flaws(edition)
    if flaws:
        told = [Flaw(text, line_of(place, lines)) for place, text in flaws]
        raise FlawedError(sorted(told, key=lambda flaw: flaw.line))
    return edition


def flaws_of(edition: Edition) -> list[Text]:
    """What is wrong with an edition that comes from elsewhere."""
    return [text for _, text in (*_heading_flaws({"name": edition.name}), *_flaws(edition))]


def _syntax(flaw: ValueError) -> Flaw:
    """What cannot be read at all; `tomllib` tells the line in its message."""
    words = str(flaw)
    _, found, after = words.partition("(at line ")
    line = after.partition(",")[0] if found else ""
    detail = words.partition(" (at ")[0]
    return Flaw(Text("edition-flaw-syntax", {"detail": detail}), int(line) if line.isdecimal() else 1)


def _heading_flaws(heading: Any) -> Iterator[Checked]:
    name = heading.get("name") if isinstance(heading, dict) else None
    if not isinstance(name, str) or not 0 < len(name.strip()) <= LONGEST_NAME or not name.isprintable():
        yield (HEADING, "name"), Text("edition-flaw-name", {"most": LONGEST_NAME})


def _flaws(edition: Edition) -> list[Checked]:
    its_game = games().get(edition.game)
    if its_game is None or its_game.box is None:
        return [((), Text("edition-flaw-game", {"game": edition.game, "games": ", ".join(games())}))]
    ours = our_values(edition.game)
    flaws = [
        flaw
        for section, changes in edition.values.items()
        for flaw in _section(its_game, section, changes, ours)
    ]
    return flaws or [*_impossible(its_game, edition)]


def _section(its_game: AnyGame, section: str, changes: Any, ours: Mapping[str, Any]) -> Iterator[Checked]:
    place: Place = (section,)
    if section not in ours:
        known = ", ".join(ours)
        yield place, Text("edition-flaw-section", {"section": section, "sections": known})
    elif section == FIXED:
        yield place, Text("edition-flaw-fixed", {"section": section})
    elif isinstance(ours[section], dict):
        yield from flaws_of_fields(its_game, section, changes, ours[section], place)
    elif not isinstance(changes, list) or not all(isinstance(each, dict) for each in changes):
        yield place, Text("edition-flaw-list", {"section": section})
    else:
        yield from _entries(its_game, section, changes, ours[section])


def _entries(
    its_game: AnyGame, section: str, changes: list[dict[str, Any]], ours: list[dict[str, Any]]
) -> Iterator[Checked]:
    named = naming_field(ours)
    printed = {identity(entry, named): entry for entry in ours}
    met: set[str] = set()
    for number, entry in enumerate(changes):
        place, card = (section, number), identity(entry, named)
        told: dict[str, Arg] = {"section": section, "field": named, "card": card}
        if named not in entry:
            yield place, Text("edition-flaw-nameless", told)
        elif card not in printed:
            yield (*place, named), Text("edition-flaw-card", told)
        elif card in met:
            yield (*place, named), Text("edition-flaw-twice", told)
        else:
            met.add(card)
            yield from flaws_of_fields(its_game, section, entry, printed[card], place)


def _impossible(its_game: AnyGame, edition: Edition) -> Iterator[Checked]:
    """What does not go together, though every single value could be."""
    values = edition.values
    try:
        box = msgspec.convert(laid_over(our_values(its_game.key), values), its_game.box)
        found = list(its_game.impossible(box))
    except (msgspec.ValidationError, ValueError) as flaw:
        yield (), Text("edition-flaw-other", {"detail": str(flaw)})
        return
    for section, card, text in found:
        yield _place_of(section, card, values), text
    if not found and (stopped := stops(edition)):
        yield (), stopped


def _place_of(section: str, card: str, values: Mapping[str, Any]) -> Place:
    changes = values.get(section)
    if isinstance(changes, list):
        named = naming_field(changes)
        for number, entry in enumerate(changes):
            if identity(entry, named) == card:
                return section, number
    return (section,)
