"""No text of Boss Monster is cut off where people have to read it."""

from __future__ import annotations

from engine.core import CardFace
from engine.games.boss_monster.cards import BOSSES, HEROES, MINIBOSSES, ROOMS, SPELLS
from engine.games.boss_monster.show.faces import faces
from engine.games.boss_monster.state import Hero
from render.boss_monster.board import NAME as STANDING
from render.boss_monster.lookup import WIDTH as CARD_WIDTH
from render.boss_monster.parts.cardface import HAND, LARGE, Size
from render.boss_monster.parts.cavern import ASIDE
from render.boss_monster.parts.dungeon import NAMES, NAMES_ROOM, hero_name
from render.boss_monster.parts.legend import HAND as HAND_LEGEND
from render.boss_monster.parts.legend import ROOM as LEGEND_ROOM
from render.boss_monster.parts.legend import TOWN, Legend
from render.boss_monster.parts.pieces import HERO_NAME as TOKEN
from render.boss_monster.parts.pieces import HERO_WIDTH, SMALL
from render.boss_monster.spotlight import MINIBOSS
from render.boss_monster.spotlight import SIZE as SPOT
from render.boss_monster.way import HERO_NAME, VERDICT
from render.kit.cards import LARGE_MARGIN, MOST_LINES, RULES
from render.kit.hyphens import broken
from render.kit.legend import STYLE as LEGEND
from render.kit.legend import length
from render.kit.writing import ELLIPSIS, Style, fit
from tests.render.boss_monster.scenes import LOCALES
from tests.render.combinations import for_every
from texts import speaker

HELD = (*ROOMS, *MINIBOSSES, *SPELLS)
FURTHER = (
    "own-text", "spark", "flag", "cards-below", "coin-on-room", "upgrade", "hourglass", "barred", "eye",
)  # fmt: skip
PHASES = ("set-up", "start", "build", "reveal", "lure", "adventure", "end")


def _whole(text: str, style: Style, room: int, lines: int = 2) -> bool:
    return not "".join(fit(text, style, room, lines).lines).endswith(ELLIPSIS)


def _name_fits(name: str, size: Size, padding: int) -> bool:
    room = size.width - 10 - 2 * padding
    return _whole(broken(name, size.name, room), size.name, room)


@for_every(locale=LOCALES, across=HAND, card=HELD)
def test_names_fit_on_the_cards_of_a_hand(card: str, across: int, locale: str) -> None:
    assert _name_fits(speaker(locale)(f"boss-monster-{card.lower()}"), HAND[across], 6)


@for_every(locale=LOCALES, face=faces())
def test_large_cards_show_name_and_text_in_full(face: CardFace, locale: str) -> None:
    say = speaker(locale)
    assert _name_fits(say.say(face.name), LARGE, 24)
    for line in face.lines:
        assert _whole(say.say(line), RULES, CARD_WIDTH - 4 * LARGE_MARGIN, MOST_LINES)


@for_every(locale=LOCALES)
def test_legends_are_shown_in_full(locale: str) -> None:
    for symbol in (*TOWN, *HAND_LEGEND, *FURTHER):
        words = speaker(locale)(f"boss-monster-key-{symbol}")
        assert _whole(words, LEGEND, LEGEND_ROOM - 40, 1), words
    for row in Legend((*TOWN, *HAND_LEGEND, *FURTHER), speaker(locale)).rows:
        assert length(row) <= LEGEND_ROOM


@for_every(locale=LOCALES, card=HEROES)
def test_the_names_of_heroes_fit_on_their_tokens(card: str, locale: str) -> None:
    assert _whole(hero_name(Hero(card, 0), speaker(locale)), TOKEN, HERO_WIDTH - 12, 1)


@for_every(locale=LOCALES, card=ROOMS)
def test_the_names_of_rooms_fit_below_their_dungeon(card: str, locale: str) -> None:
    assert _whole(f"5 {speaker(locale)(f'boss-monster-{card.lower()}')}", NAMES, NAMES_ROOM // 2, 1)


@for_every(locale=LOCALES, hero=HEROES)
def test_names_of_heroes_fit_above_their_way(hero: str, locale: str) -> None:
    assert _whole(speaker(locale)(f"boss-monster-{hero.lower()}"), HERO_NAME, 390)


@for_every(locale=LOCALES, boss=BOSSES)
def test_a_boss_and_its_experience_fit_into_a_line(boss: str, locale: str) -> None:
    say = speaker(locale)
    line = say("boss-monster-picture-boss", boss=say(f"boss-monster-{boss.lower()}"), xp="980")
    assert _whole(line, SMALL, 240, 1)


@for_every(locale=LOCALES, miniboss=MINIBOSSES)
def test_minibosses_fit_below_their_rooms(miniboss: str, locale: str) -> None:
    assert _whole(speaker(locale)(f"boss-monster-{miniboss.lower()}"), MINIBOSS, SPOT.width - 72, 1)


@for_every(locale=LOCALES, phase=PHASES)
def test_title_and_phase_stand_side_by_side(phase: str, locale: str) -> None:
    say = speaker(locale)
    aside = say("boss-monster-picture-round", round=28, phase=say(f"boss-monster-picture-phase-{phase}"))
    assert fit(aside, ASIDE, 480).lines == (aside,)


@for_every(locale=LOCALES, word=["soul", "wound", "sent-town", "sent-back", "walks"])
def test_verdicts_fit(word: str, locale: str) -> None:
    verdict = speaker(locale)(f"boss-monster-picture-{word}")
    assert fit(verdict, VERDICT, 500).lines == (verdict,)


def test_names_of_players_have_two_lines_beside_their_numbers() -> None:
    assert fit("Bert der Große", STANDING, 260, 2).lines == ("Bert der Große",)
