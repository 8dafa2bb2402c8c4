"""No text of Dungeon Lords is cut off where people have to read it."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.dungeon_lords.cards import (
    EVENTS,
    MONSTERS,
    ORDER_NAMES,
    ROOMS,
    SPECIALS,
    SPELLS,
    TITLES,
    TRAPS,
)
from engine.games.dungeon_lords.show.faces import faces
from render.dungeon_lords.battle import RULE
from render.dungeon_lords.board import NAME_WIDTH
from render.dungeon_lords.calendar import EVENT_NAME, EVENT_RULE, EVENT_WIDTH, SEASON_NAME
from render.dungeon_lords.lookup import NAME as LARGE_NAME
from render.dungeon_lords.lookup import WIDTH as CARD_WIDTH
from render.dungeon_lords.parts.battle_lines import TITLE_WIDTH
from render.dungeon_lords.parts.captions import title
from render.dungeon_lords.parts.ledger import (
    HEADING,
    INSIDE,
    LEGEND_LINES,
    LEGEND_ROOM,
    STAMP,
)
from render.dungeon_lords.parts.pieces import NAME
from render.dungeon_lords.parts.samples import SAMPLES
from render.dungeon_lords.parts.site import SQUARE
from render.dungeon_lords.parts.stock import STARTS, STARTS_WIDTH
from render.dungeon_lords.parts.traps import EFFECT, trap_effects
from render.dungeon_lords.questions.battle import CARD_WIDTH as ASKED_CARD_WIDTH
from render.dungeon_lords.questions.battle import RULE as ASKED_RULE
from render.dungeon_lords.questions.orders import EVENT_NAME_WIDTH, OFFERED
from render.dungeon_lords.score import ITEM, LABEL_WIDTH
from render.dungeon_lords.score import STAMP as SMALL_STAMP
from render.kit.canvas import GAP
from render.kit.cards import LARGE_MARGIN, MOST_LINES, RULES
from render.kit.legend import entries_of, in_rows, length
from render.kit.writing import ELLIPSIS, Style, fit
from tests.render.combinations import for_every
from tests.render.dungeon_lords.tables import LOCALES
from texts import speaker

OFFER = (INSIDE - 4 * 12) // 5 - 20
SMALL_OFFER = (INSIDE - 4 * 6) // 5 - 10
TRAP = (INSIDE - 4 * 10) // 5 - 16
SPELL = (INSIDE - 3 * 12) // 4 - 20 - 26
ASKED_SPELL = ASKED_CARD_WIDTH - 20 - 26
BESIDE_ASKED_SPELL = INSIDE - SQUARE[0] - ASKED_CARD_WIDTH - 2 * GAP
ORDER = (INSIDE - 3 * 10) // 4 - 16
SEASON = (INSIDE - 3 * 10) // 4 - 14 - 78
EVENT = (INSIDE - 10) // 2 - 20 - EVENT_WIDTH
REMARKS = ("held", "unhealed", "silenced", "shielded", "invisible", "raging")
STEPS = [f"picture-{step}" for step in ("conquest", "healing", "fatigue", "poison")]


def _whole(text: str, style: Style, room: int, lines: int = 1) -> bool:
    fitted = fit(text, style, room, lines)
    return fitted.width <= room and ELLIPSIS not in "".join(fitted.lines)


def _say(locale: str, key: str, **args: int) -> str:
    return speaker(locale)(f"dungeon-lords-{key}", **args)


@for_every(locale=LOCALES, thing=[*MONSTERS, *ROOMS])
def test_names_fit_on_offers(thing: str, locale: str) -> None:
    assert _whole(title(_say(locale, thing), NAME, OFFER), NAME, OFFER, 3)


@for_every(locale=LOCALES, thing=[*MONSTERS, *ROOMS])
def test_names_fit_on_small_offers_above_their_terms(thing: str, locale: str) -> None:
    lines = 3 if thing == "anti-magic-room" else 2
    assert _whole(title(_say(locale, thing), OFFERED, SMALL_OFFER), OFFERED, SMALL_OFFER, lines)


@for_every(locale=LOCALES, event=[*(f"event-{event}" for event in EVENTS), *SPECIALS])
def test_names_of_events_fit_below_the_orders(event: str, locale: str) -> None:
    name = title(_say(locale, event), OFFERED, EVENT_NAME_WIDTH)
    assert _whole(name, OFFERED, EVENT_NAME_WIDTH, 2)


@for_every(locale=LOCALES, trap=TRAPS, year=[1, 2])
def test_names_and_effects_fit_on_traps(trap: str, year: int, locale: str) -> None:
    assert _whole(title(_say(locale, trap), NAME, TRAP), NAME, TRAP, 2)
    for key, n in trap_effects(TRAPS[trap], year)[:2]:
        assert _whole(speaker(locale)(key, n=n), EFFECT, TRAP)


@for_every(locale=LOCALES, spell=SPELLS)
def test_names_and_rules_of_combat_cards_fit(spell: str, locale: str) -> None:
    assert _whole(title(_say(locale, spell), NAME, SPELL), NAME, SPELL, 2)
    if spell != "practice":
        assert _whole(_say(locale, f"{spell}-rule"), RULE, 504, 3)


@for_every(locale=LOCALES, spell=SPELLS)
def test_names_and_rules_of_combat_cards_fit_beside_a_question(spell: str, locale: str) -> None:
    assert _whole(title(_say(locale, spell), NAME, ASKED_SPELL), NAME, ASKED_SPELL, 2)
    if spell != "practice":
        assert _whole(_say(locale, f"{spell}-rule"), ASKED_RULE, BESIDE_ASKED_SPELL, 4)


@for_every(room=range(92, 164, 4))
def test_no_hyphen_stands_within_a_line(room: int) -> None:
    assert fit(title("Dimensionstor", NAME, room), NAME, room, 2).lines in (
        ("Dimen-", "sionstor"),
        ("Dimensions-", "tor"),
        ("Dimensionstor",),
    )


@for_every(locale=LOCALES, order=ORDER_NAMES)
def test_names_of_orders_fit(order: str, locale: str) -> None:
    assert _whole(_say(locale, order), NAME, NAME_WIDTH, 2)
    assert _whole(_say(locale, order), NAME, ORDER, 2)


@for_every(locale=LOCALES, event=[*EVENTS, *SPECIALS, "combat"])
def test_events_and_what_they_mean_fit_into_their_round(event: str, locale: str) -> None:
    name = f"event-{event}" if event in EVENTS else event if event in SPECIALS else f"picture-{event}"
    assert _whole(_say(locale, name), EVENT_NAME, EVENT)
    assert _whole(_say(locale, f"meaning-{event}"), EVENT_RULE, EVENT, 2)


@for_every(locale=LOCALES, season=[1, 2, 3, 4])
def test_seasons_fit_beside_two_events(season: int, locale: str) -> None:
    assert _whole(_say(locale, f"season-{season}"), SEASON_NAME, SEASON)


@for_every(locale=LOCALES, trap=TRAPS)
def test_names_fit_on_small_traps(trap: str, locale: str) -> None:
    assert _whole(title(_say(locale, trap), EFFECT, TRAP), EFFECT, TRAP, 2)


@for_every(locale=LOCALES)
def test_further_words_of_pictures_fit(locale: str) -> None:
    assert _whole(_say(locale, "picture-turn-order"), HEADING, 240)
    assert _whole(_say(locale, "picture-starts"), STARTS, STARTS_WIDTH - 34)
    assert _whole(_say(locale, "picture-neighbours-legend"), HEADING, INSIDE)
    assert _whole(_say(locale, "picture-quiet"), EVENT_NAME, EVENT, 2)
    for word in ("per-title", "no-spells"):
        assert _whole(_say(locale, f"picture-{word}"), EFFECT, OFFER, 2)


@for_every(locale=LOCALES, cause=[*TRAPS, *SPELLS, *MONSTERS, "sheep", *STEPS])
def test_causes_fit_on_a_line_of_a_report(cause: str, locale: str) -> None:
    assert _whole(_say(locale, cause), NAME, TITLE_WIDTH, 2)


@for_every(locale=LOCALES, title_=TITLES)
def test_titles_fit_on_a_line_of_the_account(title_: str, locale: str) -> None:
    assert _whole(_say(locale, f"title-{title_}"), ITEM, LABEL_WIDTH - 76)


@for_every(locale=LOCALES, part=["rooms", "monsters", "prisoners", "conquered", "seals", "bonus"])
def test_parts_of_the_score_fit_on_a_line_of_the_account(part: str, locale: str) -> None:
    assert _whole(_say(locale, f"picture-score-{part}"), ITEM, LABEL_WIDTH - 76)


@for_every(locale=LOCALES, remark=REMARKS)
def test_stamps_are_read_in_full(remark: str, locale: str) -> None:
    assert _whole(_say(locale, f"picture-is-{remark}"), STAMP, 252 - 34)


@for_every(locale=LOCALES, verdict=["licensed", "refused"])
def test_the_ministrys_verdict_fits_below_a_column(verdict: str, locale: str) -> None:
    assert _whole(_say(locale, f"picture-{verdict}"), SMALL_STAMP, 124 - 34)


@for_every(locale=LOCALES, season=[1, 2, 3, 4])
def test_year_and_season_fit_on_the_stamp_of_a_page(season: int, locale: str) -> None:
    words = speaker(locale)("dungeon-lords-picture-season", year=2, season=_say(locale, f"season-{season}"))
    assert _whole(words, STAMP, 430 - 34)


@for_every(locale=LOCALES, what=["board", "calendar", "dungeon", "hand", "battle", "report"])
def test_legends_are_shown_in_full(what: str, locale: str) -> None:
    entries = entries_of(_say(locale, f"picture-{what}-legend"), SAMPLES)
    rows = in_rows(entries, LEGEND_ROOM)
    assert len(rows) <= LEGEND_LINES
    assert max(length(row) for row in rows) <= LEGEND_ROOM
    assert sum(not entry.icons for entry in entries) <= (what == "report")


HEADINGS = {"tavern": 500, "decorators": 332, "gate": 592, "prison": 244, "lair": 242, "orders": 418}
"""Each with the room it has."""


@for_every(locale=LOCALES, heading=HEADINGS)
def test_headings_are_shown_in_full(heading: str, locale: str) -> None:
    assert _whole(_say(locale, f"picture-{heading}"), HEADING, HEADINGS[heading])


@for_every(locale=LOCALES, face=faces())
def test_large_cards_show_name_and_text_in_full(face: CardFace, locale: str) -> None:
    say = speaker(locale)
    assert _whole(say.say(face.name), LARGE_NAME, CARD_WIDTH - 2 * LARGE_MARGIN - 48 - 200, 2)
    for line in face.lines:
        assert _whole(say.say(line), RULES, CARD_WIDTH - 4 * LARGE_MARGIN, MOST_LINES)
