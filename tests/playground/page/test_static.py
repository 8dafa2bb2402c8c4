"""The page's static files: all texts exist and are used, nothing comes from elsewhere, no text is markup."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import playground.page
from texts import templates

_PAGE = Path(playground.page.__file__).parent
_FILES = sorted((_PAGE / "static").iterdir())
_SCRIPTS = [file for file in _FILES if file.suffix == ".js"]
_KEY = re.compile(r"\"(page-[a-z0-9-]+)\"")
_KEY_WITH_A_GAP = re.compile(r"`(page-[a-z0-9-]+)\$\{")


def _sources() -> str:
    return "\n".join(file.read_text() for file in (*_SCRIPTS, *_PAGE.rglob("*.py")))


def test_every_sentence_the_page_says_exists_and_every_one_that_exists_is_said() -> None:
    source = _sources()
    named, begun = set(_KEY.findall(source)), tuple(_KEY_WITH_A_GAP.findall(source))

    for locale in ("en", "de"):
        known = templates(locale, "page-")
        assert named - known.keys() == set()
        assert [key for key in known if key not in named and not key.startswith(begun)] == []


@pytest.mark.parametrize("file", _FILES, ids=lambda file: str(file.name))
def test_nothing_is_loaded_from_elsewhere(file: Path) -> None:
    addresses = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", file.read_text())

    assert [address for address in addresses if "www.w3.org" not in address] == []


@pytest.mark.parametrize("file", _SCRIPTS, ids=lambda file: str(file.name))
def test_text_never_becomes_markup_or_code(file: Path) -> None:
    forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|srcdoc"

    assert re.findall(forbidden, file.read_text()) == []


@pytest.mark.parametrize("file", _SCRIPTS, ids=lambda file: str(file.name))
def test_a_module_says_in_its_first_line_what_it_is_about(file: Path) -> None:
    first, second, *_ = file.read_text().splitlines()

    assert re.match(r"// [A-Z].*\.$", first)
    assert second == ""


@pytest.mark.parametrize("file", _FILES, ids=lambda file: str(file.name))
def test_lines_are_no_longer_than_in_the_rest_of_the_project(file: Path) -> None:
    assert [line for line in file.read_text().splitlines() if len(line) > 110] == []
