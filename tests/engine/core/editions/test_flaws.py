"""Every flaw of an edition is named with its line; a sound one has none."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from engine.cli.commands import main
from engine.core.editions.changes import changes_of
from engine.core.editions.flaws import FlawedError, flaws_of, read_edition
from engine.core.editions.places import Place, lines_of
from engine.core.editions.printed import our_file
from engine.core.registry import games
from tests.engine.core.editions.examples import example
from texts import LOCALES, speaker

NAMED = '[edition]\nname = "Mine"\n'


def flaws_in(key: str, text: str) -> list[tuple[int, str]]:
    """Line and kind of every flaw."""
    try:
        read_edition(key, text.encode())
    except FlawedError as flawed:
        for flaw in flawed.flaws:
            assert all(speaker(locale).say(flaw.text) for locale in LOCALES)
        return [(flaw.line, flaw.text.key.removeprefix("edition-flaw-")) for flaw in flawed.flaws]
    return []


def places_in(value: Any, place: Place = ()) -> Iterator[Place]:
    """The place of every value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inner:
        yield (*place, name)
        yield from places_in(each, (*place, name))


@pytest.mark.parametrize("key", games())
def test_the_line_of_everything_in_our_own_files_is_found(key: str) -> None:
    text = our_file(key)
    lines, written = lines_of(text), text.splitlines()

    assert set(lines) == set(places_in(tomllib.loads(text)))
    assert all(
        str(place[-1]) in written[line - 1] for place, line in lines.items() if isinstance(place[-1], str)
    )


def test_lines_are_found_behind_strings_comments_and_nested_tables() -> None:
    text = (
        'a.b = 1\n["x y"]\nc = """\n[no]\n"""\nd = [\n 1, # ]\n { e = \'}\' },\n]\n[[f]]\n[f.g]\nh=1\n[[f]]\n'
    )
    lines = lines_of(text)

    assert set(lines) == {*places_in(tomllib.loads(text)), ("a", "b")} - {("a",)}
    assert (lines["x y", "d", 1, "e"], lines["f", 0, "g", "h"], lines["f", 1]) == (8, 12, 13)


@pytest.mark.parametrize("key", games())
def test_the_examples_have_no_flaws(key: str) -> None:
    assert flaws_of(example(key)) == []


def test_all_flaws_of_a_file_are_told_at_once() -> None:
    text = NAMED + (
        '[[rooms]]\nid = "MB999"\n[[rooms]]\ndamage = 3\n'
        '[[bosses]]\nid = "MB001"\nxp = -4\ntreasure = "Q"\ncolour = 3\n'
        'ability = { amount = "much", does = "fly" }\n[[bosses]]\nid = "MB001"\n[nonsense]\n'
        '[[minibosses]]\nid = "MB055"\nlevels = [{ when = "use" }]\n'
    )

    assert flaws_in("boss-monster", text) == [
        (4, "card"),
        (5, "nameless"),
        (9, "range"),
        (10, "pattern"),
        (11, "field"),
        (12, "type"),
        (12, "word"),
        (14, "twice"),
        (15, "section"),
        (18, "length"),
        (18, "missing"),
    ]


@pytest.mark.parametrize(
    ("key", "text", "flaws"),
    [
        ("boss-monster", "x =\n", [(1, "syntax")]),
        ("boss-monster", "rooms = 3\n", [(1, "name"), (1, "list")]),
        ("chess", NAMED, [(1, "game")]),
        ("fairy-market", NAMED + "[market]\nface_up = 99\n", [(4, "range")]),
        ("fairy-market", NAMED + "[market]\nface_up = true\n", [(4, "type")]),
        ("fairy-market", NAMED + '[[cards]]\ncard = "D305|x|a|b|c"\n', [(3, "other")]),
        (
            "fairy-market",
            NAMED + '[[goals]]\nkind = "barrel"\nhourglasses = 9\n',
            [(3, "fairy-market-edition-hourglasses")],
        ),
        ("doodle-dungeon", NAMED + '[sheet]\nexit = "L12"\n', [(3, "doodle-dungeon-edition-door")]),
        ("dungeon-lords", NAMED + "[[exercises]]\n", [(3, "fixed")]),
        (
            "dungeon-lords",
            NAMED + '[[monsters]]\nid = "troll"\ncost = { food = -3 }\n',
            [(3, "dungeon-lords-edition-goods")],
        ),
        (
            "dungeon-lords",
            NAMED
            + "".join(
                f'[[monsters]]\nid = "{one}"\ncopies = [0, 0]\n' for one in ("troll", "witch", "goblin")
            ),
            [(1, "unplayable")],
        ),
        (
            "mighty-monsters",
            NAMED + '[[guards]]\nid = "G1-01"\nstrength = 9\n',
            [(3, "mighty-monsters-edition-range")],
        ),
    ],
)
def test_a_flaw_is_named_with_its_line(key: str, text: str, flaws: list[tuple[int, str]]) -> None:
    assert flaws_in(key, text) == flaws


@pytest.mark.parametrize("key", games())
def test_the_file_to_start_from_changes_nothing_and_marks_what_is_ours(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", key]) == 0
    text = capsys.readouterr().out

    assert set(tomllib.loads(text)) == {"edition"}
    assert ": DESIGNED\n" in text
    # Without the marks of a comment, all of it is what we have.
    kept = [line.removeprefix("#") for line in text.splitlines() if not line.startswith("# ") and line != "#"]
    values = tomllib.loads("\n".join(kept))
    del values["edition"]
    assert changes_of(type(example(key))(key, "All of it", values)) == []


def test_an_edition_can_be_checked_before_it_is_played(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(NAMED + "[[monsters]]\nstrength = 1\nhealing = 4\n")

    assert main(["edition", "mighty-monsters", "--check", str(file)]) == 0
    assert "healing = 4 (ours: 1)" in capsys.readouterr().out
    file.write_text(NAMED + "[[monsters]]\nstrength = 1\nhealing = -4\n")
    assert main(["edition", "mighty-monsters", "--check", str(file)]) == 1
    assert f"{file}:5: healing" in capsys.readouterr().err
