"""Text never leaves its box, whatever it says."""

from __future__ import annotations

from engine.games.mighty_monsters.cards import KINGS
from render.kit.canvas import MARGIN, WIDTH
from render.kit.fonts import MISSING, Face, legible
from render.kit.legend import entries_of, length
from render.kit.writing import ELLIPSIS, LEAST, Style, fit, ink, width
from render.mighty_monsters.board import RULE, RULE_NAME, RULE_ROOM
from render.mighty_monsters.parts.bout import LEDGER, WORD
from render.mighty_monsters.parts.pieces import COURSE
from tests.render.combinations import for_every
from tests.render.voices import LOCALES, LONG_NAMES
from texts import speaker

NAME = Style(Face.BOLD, 28)
ROOM = 160


def test_a_short_text_keeps_its_size() -> None:
    assert fit("Anna", NAME, ROOM, 2).style == NAME


def test_a_longer_text_first_shrinks_one_step() -> None:
    text = "Anna Berta C"
    assert width(text, NAME) > ROOM
    fitted = fit(text, NAME, ROOM, 2)
    assert fitted.lines == (text,)
    assert fitted.style == NAME.smaller


def test_then_it_breaks_into_two_lines() -> None:
    assert fit("Bert der Große", NAME, ROOM, 2).lines == ("Bert der", "Große")


def test_then_it_ends_with_an_ellipsis() -> None:
    fitted = fit("Wilhelmina von Grünewald-Maximus", NAME, ROOM, 2)
    assert len(fitted.lines) == 2
    assert fitted.lines[0] == "Wilhelmina"
    assert fitted.lines[1].startswith("von")
    assert fitted.lines[1].endswith(ELLIPSIS)


def test_a_word_too_long_for_a_line_is_not_broken_but_cut() -> None:
    (line,) = fit("W" * 32, NAME, ROOM, 2).lines
    assert line.endswith(ELLIPSIS)


@for_every(name=LONG_NAMES, face=Face, room=[100, 160, 273, 600], lines=[1, 2, 3])
def test_the_longest_names_never_overflow(name: str, face: Face, room: int, lines: int) -> None:
    fitted = fit(name, Style(face, 34), room, lines)
    assert fitted.lines
    assert len(fitted.lines) <= lines
    assert fitted.width <= room
    assert fitted.style.size >= LEAST


@for_every(locale=LOCALES, tile=KINGS)
def test_every_decree_is_shown_in_full(locale: str, tile: str) -> None:
    say = speaker(locale)
    rule, name = say(f"mighty-monsters-{tile.lower()}"), say(f"mighty-monsters-{tile.lower()}-name")
    assert " ".join(fit(rule, RULE, RULE_ROOM, 2).lines) == rule
    assert fit(name, RULE_NAME, RULE_ROOM).lines == (name,)


@for_every(locale=LOCALES, what=["legend", "course-legend", "ledger-legend"])
def test_every_legend_draws_its_symbols_and_fits_on_one_line(locale: str, what: str) -> None:
    entries = entries_of(speaker(locale)(f"mighty-monsters-picture-{what}"), {**COURSE, **LEDGER})
    assert all(entry.icons and entry.words for entry in entries)
    assert length(entries) <= WIDTH - 2 * MARGIN


@for_every(locale=LOCALES, outcome=["won", "lost", "untouched"])
def test_every_verdict_fits_the_narrowest_plate(locale: str, outcome: str) -> None:
    word = speaker(locale)(f"mighty-monsters-picture-{outcome}")
    assert " ".join(fit(word, WORD, 177, 2).lines) == word


@for_every(name=["Дмитрий", "Ελένη", "さくら", "王小明", "김민준", "שלום", "محمد", "สมชาย", "अनिल"])
def test_names_in_many_scripts_are_written_with_their_own_letters(name: str) -> None:
    assert MISSING not in legible(name, Face.BOLD, 28)


def test_right_to_left_names_are_written_from_the_right() -> None:
    assert legible("שלום", Face.BOLD, 28) == "שלום"[::-1]


def test_letters_nobody_has_become_squares_and_ornaments_vanish() -> None:
    assert legible("\N{OGHAM LETTER BEITH}", Face.BOLD, 28) == MISSING
    assert legible("Anna \N{FIRE}\N{VARIATION SELECTOR-16}", Face.BOLD, 28) in {"Anna", "Anna \N{FIRE}"}
    assert legible("\ue000", Face.BOLD, 28) == MISSING


def test_a_line_has_the_width_it_was_measured_with() -> None:
    for text in ("Große 42", "さくら B", "WAVE"):
        box = ink(text, NAME).mask.getbbox()
        assert box is not None
        assert box[2] <= width(text, NAME) + 2
