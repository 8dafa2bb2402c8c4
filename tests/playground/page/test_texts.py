"""The texts that the page's server side names by their keys."""

import re
from pathlib import Path

import playground.page
from texts import LOCALES, templates

FOLDER = Path(playground.page.__file__).parent
SOURCES = "\n".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))


def test_every_sentence_the_server_names_is_there_with_exactly_what_is_put_in() -> None:
    named = [
        (key, set(re.findall(r"(\w+)=", given)))
        for key, given in re.findall(r'Refused\(\s*"(page-[\w-]+)"(.*)\)', SOURCES)
    ]
    assert len(named) > 10
    for locale in LOCALES:
        sentences = templates(locale, "page-")
        for key, given in named:
            assert given == set(re.findall(r"\{(\w+)\}", sentences[key])), f"{key} in {locale}"


def test_every_key_in_the_servers_source_is_a_sentence() -> None:
    keys = set(re.findall(r'"(page-[\w-]+)"', SOURCES))
    assert {"page-impossible", "page-form-gone", "page-cannot-restart"} <= keys
    for locale in LOCALES:
        assert keys - templates(locale, "page-").keys() == set()
