"""What a web page is given to speak with."""

from collections.abc import Callable, Iterator
from importlib import import_module

import pytest

from texts import LOCALES, BrokenTextsError, templates
from texts.library import entries, gathered

# By its name, as the package shows the function of the same name instead of the module.
MODULE = import_module("texts.templates")
Write = Callable[[str], None]


@pytest.fixture
def write(monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Put one text file in the place of all others."""

    def written(source: str) -> None:
        templates.cache_clear()
        monkeypatch.setattr(MODULE, "entries", lambda locale: gathered([(f"{locale}/page.ftl", source)]))

    yield written
    templates.cache_clear()


def test_names_keep_their_places(write: Write) -> None:
    write('page-hello = Hello { $name }, { $count } wait\npage-brace = A { "{" } brace\n')
    assert templates("en", "page-") == {"page-hello": "Hello {name}, {count} wait", "page-brace": "A { brace"}


def test_a_sentence_may_have_several_lines(write: Write) -> None:
    write("page-long =\n    First { $one }\n    second\n")
    assert templates("en", "page-") == {"page-long": "First {one}\nsecond"}


def test_only_sentences_with_the_prefix_are_given_out(write: Write) -> None:
    write("page-hello = Hello\npages = Pages\nlobby-hello = Hello\n-page-term = Term\n")
    assert list(templates("en", "page-")) == ["page-hello"]


@pytest.mark.parametrize(("wanted", "served"), [("de-AT", "de"), ("fr", "en"), ("", "en"), (None, "en")])
def test_whoever_reads_another_language_gets_english(wanted: str | None, served: str) -> None:
    assert templates(wanted, "page-") == templates(served, "page-")
    assert templates(served, "page-")["page-tools"] == {"de": "Werkzeuge", "en": "Tools"}[served]


@pytest.mark.parametrize(
    "sentence",
    [
        "{ $count ->\n    [one] One\n   *[other] Many\n }",
        "{ page-other }",
        "{ -term }",
        "{ NUMBER($count) }",
    ],
)
def test_anything_cleverer_than_a_name_is_refused(write: Write, sentence: str) -> None:
    write(f"page-clever = {sentence}\npage-other = Other\n-term = Term\n")
    with pytest.raises(BrokenTextsError, match="page-clever"):
        templates("en", "page-")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sentence_of_the_page_can_be_given_out(locale: str) -> None:
    expected = [key for key in entries(locale) if key.startswith("page-")]
    assert list(templates(locale, "page-")) == expected
