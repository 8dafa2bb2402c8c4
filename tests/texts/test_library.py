"""The text files of both languages match, and what is wrong in them is reported."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

from tests.texts.reading import spoken, variables
from texts import LOCALES, BrokenTextsError, best_locale
from texts.library import Book, entries, gathered, sources


@pytest.mark.parametrize(
    ("wanted", "served"),
    [("de", "de"), ("de-AT", "de"), ("de_CH", "de"), ("DE", "de"), ("en-GB", "en"), ("en-US", "en")],
)
def test_a_reader_is_served_in_the_language_whatever_the_country(wanted: str, served: str) -> None:
    assert best_locale(wanted) == served


@pytest.mark.parametrize("wanted", ["fr", "pt-BR", "", "deutsch", None])
def test_whoever_reads_another_language_gets_the_fallback(wanted: str | None) -> None:
    assert best_locale(wanted) == "en"
    assert best_locale(wanted, fallback="de") == "de"


def test_all_languages_have_the_same_texts() -> None:
    english, german = (set(entries(locale)) for locale in LOCALES)
    assert english - german == set(), "not in German"
    assert german - english == set(), "not in English"


def test_a_text_speaks_of_the_same_things_in_all_languages() -> None:
    common = set(entries("en")) & set(entries("de"))
    assert {key for key in common if variables("en", key) != variables("de", key)} == set()


@pytest.mark.parametrize("amount", [0, 1, 2, 5])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_can_be_spoken_without_leaving_code_behind(locale: str, amount: int) -> None:
    for key, said in spoken(locale, amount):
        assert said == said.strip() != "", key
        assert not set(said) & set("{}$\u2068\u2069"), key


def test_a_flaw_in_a_file_is_reported_with_its_line() -> None:
    with pytest.raises(BrokenTextsError, match=r"en/torn\.ftl, line 2: Expected token"):
        _ = gathered([("en/torn.ftl", "fine = Fine\ntorn = Torn { $in two }\n")])["torn"]


def test_the_line_of_a_flaw_is_that_of_the_file() -> None:
    long = "# Words\n\nfine = Fine\nlong =\n    First\n    second { $in two }\n\nlast = Last\n"
    with pytest.raises(BrokenTextsError, match=r"en/long\.ftl, line 6: Expected token"):
        _ = gathered([("en/long.ftl", long)])["long"]


def test_a_line_that_ends_its_text_unawares_is_reported() -> None:
    starred = "starred =\n    First.\n\n    **Second.** Never said.\n"
    with pytest.raises(BrokenTextsError, match=r"en/starred\.ftl, line 4"):
        _ = gathered([("en/starred.ftl", starred)])["starred"]


@pytest.mark.parametrize("stray", ["fine\n", "3 = Three\n", "= Nothing\n", "\tfine = Indented\n"])
def test_a_line_that_begins_no_text_is_reported(stray: str) -> None:
    with pytest.raises(BrokenTextsError, match=r"en/stray\.ftl, line 3: here begins neither"):
        gathered([("en/stray.ftl", f"better = Better\n\n{stray}")])


def test_a_file_is_cut_into_the_texts_that_fluent_finds_in_it() -> None:
    for locale in LOCALES:
        whole = [
            entry
            for _, source in sources(locale)
            for entry in FluentResource(source).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        apart = entries(locale).values()
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(whole, apart, strict=True))


def test_a_text_is_spoken_with_all_that_it_quotes() -> None:
    quoting = "a = { b } of { -c }\nb = B\n-c = C and { -d }\n-d = D\n"
    pages = Book("en", gathered([("en/quoting.ftl", quoting)]))
    pattern = pages.pattern("a")
    assert pattern is not None
    assert pages.bundle.format_pattern(pattern) == ("B of C and D", [])
    assert pages.pattern("-c") is None
    assert "-c" not in pages


def test_a_key_used_twice_is_reported() -> None:
    with pytest.raises(BrokenTextsError, match=r"en/b\.ftl, line 2: fine is already taken"):
        gathered([("en/a.ftl", "fine = Fine\n"), ("en/b.ftl", "better = Better\nfine = Fine, too\n")])


def test_a_text_can_be_used_only_once_everything_it_refers_to_is_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Pictures are drawn in several threads, and one may want a text that another is just loading."""
    book = Book("en", gathered([("a.ftl", "outer = { inner } and { -term }\ninner = in\n-term = out\n")]))
    added: list[str] = []

    def noted(resource: ast.Resource) -> None:
        added.extend(entry.id.name for entry in resource.body if isinstance(entry, ast.Message | ast.Term))
        add_resource(resource)

    add_resource = book.bundle.add_resource
    monkeypatch.setattr(book.bundle, "add_resource", noted)
    assert book.pattern("outer") is not None

    assert added == ["inner", "term", "outer"]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_is_lost_because_fluent_does_not_understand_it(locale: str) -> None:
    """A line that begins with a star ends the text above it, unless `{""}` stands in front of it."""
    parsed = [(name, FluentParser().parse(text)) for name, text in sources(locale)]
    lost = [
        (name, entry.content) for name, file in parsed for entry in file.body if isinstance(entry, ast.Junk)
    ]

    assert lost == []
