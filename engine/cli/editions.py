"""A file to start an own edition from: everything printed, with what is known and what we have designed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.editions.changes import written
from engine.core.editions.flaws import FIXED
from engine.core.editions.places import lines_of
from engine.core.editions.printed import SOURCE, identity, naming_field, our_file, our_values
from engine.core.registry import AnyGame
from texts import Speaker

HEAD = """\
# {title}: your own edition.
#
# Put this file as {key}.toml into the folder that EDITIONS names, and start the bot again. Everything
# here is a comment, so nothing differs from our values yet. To correct a card, take away the # before the
# line with its brackets, before the line that names it and before each line you change; leave the other
# lines as they are, so that what we correct later reaches you. A list in square brackets is replaced as a
# whole, a table in braces field by field.
#
# Above each card stands where its values come from:
#   known     the rulebook says so
#   public    public sources say so
#   DESIGNED  nobody has published it, so we have designed it: here your printed copy knows better
#
# `python -m engine edition {key} --check FILE` says what is wrong with a file.

[edition]
name = "{name}"
"""
MARKS = {"rulebook": "known", "public": "public", "designed": "DESIGNED"}


def starting_file(game: AnyGame, say: Speaker) -> str:
    """The whole file."""
    title = say.say(game.title)
    head = HEAD.format(title=title, key=game.key, name=f"My copy of {title}")
    names = {face.id: say.say(face.name) for face in game.cards()}
    return "\n".join([head, *_sections(game.key, names)])


def _sections(key: str, names: dict[str, str]) -> Iterator[str]:
    remarks = _remarks(our_file(key))
    for section, values in our_values(key).items():
        if section == FIXED:
            continue
        yield from remarks[section]
        if isinstance(values, dict):
            yield from _entry(f"[{section}]", section, values)
            continue
        named = naming_field(values)
        for entry in values:
            card = identity(entry, named)
            name = names.get(card) or names.get(f"{section.removesuffix('s')}-{card}") or card
            yield from _entry(f"[[{section}]]", name, entry)


def _entry(header: str, name: str, entry: dict[str, Any]) -> Iterator[str]:
    yield f"# {name}: {MARKS[entry[SOURCE]]}"
    yield f"#{header}"
    for field, value in entry.items():
        if field != SOURCE:
            yield f"#{field} = {written(value)}"
    yield ""


def _remarks(text: str) -> dict[str, list[str]]:
    """What our own file says above each section."""
    lines = text.splitlines()
    found: dict[str, list[str]] = {}
    for place, number in lines_of(text).items():
        if len(place) == 1:
            above = number - 1
            while above and (not lines[above - 1] or lines[above - 1].startswith("#")):
                above -= 1
            remarks = lines[above : number - 1]
            while remarks and remarks[-1]:  # what stands right above a card is about that card alone
                remarks.pop()
            first = next((at for at, line in enumerate(remarks) if line.startswith("# ──")), len(remarks))
            found[str(place[0])] = remarks if above == 0 else remarks[first:]
    return found
