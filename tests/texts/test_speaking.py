"""A speaker knows the names, enumerates, speaks texts within texts, and never shows a raw key."""

import pytest

from engine.core import Text, all_of, seat_name
from texts import MissingText, Speaker, speaker, speaking

ENGLISH = Speaker("en", ["Anna", "Ben", "Carla"])
GERMAN = Speaker("de", ["Anna", "Ben", "Carla"])


def test_a_seat_is_called_by_its_name() -> None:
    assert ENGLISH.say(seat_name(1)) == "Ben"
    assert ENGLISH("seat", seat=2) == "Carla"


def test_a_seat_without_a_name_is_called_by_its_letter() -> None:
    assert ENGLISH.say(seat_name(3)) == "Seat D"
    assert GERMAN.say(seat_name(3)) == "Platz D"


@pytest.mark.parametrize(
    ("seats", "english", "german"),
    [
        ([], "nothing", "nichts"),
        ([0], "Anna", "Anna"),
        ([0, 1], "Anna and Ben", "Anna und Ben"),
        ([0, 1, 2], "Anna, Ben and Carla", "Anna, Ben und Carla"),
    ],
)
def test_several_things_become_an_enumeration(seats: list[int], english: str, german: str) -> None:
    enumeration = all_of([seat_name(seat) for seat in seats])
    assert ENGLISH.say(enumeration) == english
    assert GERMAN.say(enumeration) == german


def test_whoever_has_a_comma_in_their_name_is_set_apart_by_semicolons() -> None:
    speaker = Speaker("en", ["Anna", "Luz, Merciful Healer", "Ben"])
    assert speaker.say(all_of([seat_name(seat) for seat in range(3)])) == "Anna; Luz, Merciful Healer and Ben"


@pytest.mark.parametrize("name", ["Sabotage!", "*Sabotage!*", "**Who goes there?**"])
def test_a_name_with_a_stop_of_its_own_needs_no_second_one(name: str) -> None:
    for say in (ENGLISH, GERMAN):
        told = say("story-ended-counted", standing=name)
        assert told.endswith(f" {name}")
    assert ENGLISH("story-ended-counted", standing=f"{name}..").endswith(f"{name}...")


def test_texts_within_texts_are_spoken() -> None:
    bills = [Text("mighty-monsters-healing-bill", {"seat": seat_name(seat), "gold": 2}) for seat in (0, 1)]
    healing = Text("mighty-monsters-healing", {"bills": all_of(bills)})
    assert ENGLISH.say(healing) == "Licking wounds has its price: Anna pays 2 gold and Ben pays 2 gold."
    assert GERMAN.say(healing) == "Wunden lecken kostet: Anna zahlt 2 Gold und Ben zahlt 2 Gold."


def test_one_and_many_differ() -> None:
    def end(*winners: int) -> Text:
        names = all_of([seat_name(seat) for seat in winners])
        return Text("mighty-monsters-end", {"winners": names, "gold": 32, "count": len(winners)})

    assert "Anna gewinnt" in GERMAN.say(end(0))
    assert "Anna und Ben teilen sich den Sieg" in GERMAN.say(end(0, 1))


def test_numbers_below_zero_have_a_real_minus_sign() -> None:
    assert "\N{MINUS SIGN}7 to \N{MINUS SIGN}1" in ENGLISH("number-from-to", least=-7, most=-1)
    assert "\N{MINUS SIGN}12.345" in GERMAN("number-from-to", least=-12345, most=0)


def test_thousands_are_set_apart_as_the_language_does_it() -> None:
    assert "1 to 12,345" in ENGLISH("number-from-to", least=1, most=12345)
    assert "1 bis 12.345" in GERMAN("number-from-to", least=1, most=12345)


def test_a_factory_finds_the_speaker_for_any_locale_of_discord() -> None:
    assert speaker("de").locale == "de"
    assert speaker("en-GB").locale == "en"
    assert speaker("ja").locale == "en"
    assert speaker(None, ["Anna"]).names == ("Anna",)


def test_one_can_ask_whether_there_is_a_text() -> None:
    assert ENGLISH.has("not-your-turn")
    assert not ENGLISH.has("no-such-text-at-all")


@pytest.mark.parametrize(
    "text",
    [
        Text("no-such-text-at-all"),
        Text("number-from-to", {"least": 1}),
        Text("seat"),
        Text("mighty-monsters-healing", {"bills": Text("no-such-text-at-all")}),
    ],
    ids=["key", "argument", "seat", "text within a text"],
)
def test_what_is_missing_is_an_error_and_never_shown(text: Text) -> None:
    with pytest.raises(MissingText, match=r"^en, "):
        ENGLISH.say(text)


def test_small_numbers_are_written_without_babel_which_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(*_: object, **__: object) -> str:
        raise AssertionError("Babel was asked")

    monkeypatch.setattr("fluent.runtime.types.FluentNumber.format", slow)
    monkeypatch.setattr(speaking, "_said", speaking._said.__wrapped__)
    assert "1 to 999" in ENGLISH("number-from-to", least=1, most=999)
    with pytest.raises(AssertionError, match="Babel"):
        ENGLISH("number-from-to", least=1, most=1000)


def test_a_sentence_is_put_together_once_for_the_same_arguments() -> None:
    said = speaker("en")("number-from-to", least=3, most=17)

    assert speaker("en")("number-from-to", least=3, most=17) is said
    assert speaker("de")("number-from-to", least=3, most=17) != said
    assert speaker("en")("number-from-to", least=3, most=18) != said


def test_an_endless_argument_is_cut_instead_of_breaking_the_sentence() -> None:
    said = speaker("en")("no-such-square", word="x" * 6000, last="H10")

    assert said.endswith("from A1 to H10.")
    assert "x…”" in said
