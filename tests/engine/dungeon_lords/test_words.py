"""What lords are told: about combat cards, the start player marker, and the consequences of their options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.cli.self_play import moments
from engine.core import Option, Pick, Script, Seat, Text
from engine.games.dungeon_lords import GAME
from engine.games.dungeon_lords.cards import MONSTERS, ROOMS, SPELLS, TRAPS
from engine.games.dungeon_lords.phrases import monster_note, room_note, trap_options, work_note
from engine.games.dungeon_lords.rules.combat.combat import turn_up_card
from engine.games.dungeon_lords.rules.combat.planning import planning
from engine.games.dungeon_lords.rules.exercises import finish_exercise
from engine.games.dungeon_lords.rules.years import round_end
from engine.games.dungeon_lords.state import Underworld
from tests.engine.dungeon_lords.scenario import go, play, sent, table
from texts import Speaker, speaker

LONGEST_NOTE = 100
"""Discord cuts off what is longer below an option."""
ENGLISH = speaker("en", ("Anna", "Ben", "Clara", "David"))
LOCALES = ("en", "de")


def heard(g: Underworld, viewer: Seat | None) -> list[str]:
    """What the latest move has told somebody."""
    return [ENGLISH.say(event) for event in GAME.view(g, viewer).events]


# ── combat cards ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("spell", "speed"), [("invisibility", "fast"), ("fireball", "slow")])
def test_whoever_looks_at_a_combat_card_is_told_its_speed_its_fatigue_and_its_text(
    spell: str, speed: str
) -> None:
    g = table(2)
    others = [card for card in SPELLS if SPELLS[card].year == 1 and card != spell]
    g.spells = (others[0], spell, *others[1:3])
    g = play(sent(g, A="reputation1"), "card-2")
    rule, fatigue = ENGLISH(f"dungeon-lords-{spell}-rule"), SPELLS[spell].fatigue
    [line] = [line for line in heard(g, 0) if "Combat card 2" in line]

    assert f"a {speed} spell with fatigue {fatigue}: “{rule}”" in line
    assert all(rule not in line for viewer in (None, 1) for line in heard(g, viewer))
    twin = [ENGLISH.say(text) for text in GAME.describe(GAME.view(g, 0))]
    name = ENGLISH(f"dungeon-lords-{spell}")
    assert f"Combat card 2 is {name}, a {speed} spell, fatigue {fatigue}: {rule}" in twin


def test_a_combat_card_turned_up_is_told_with_its_speed_and_its_text() -> None:
    g = table(2)
    g.spells, g.combat_round = ("invisibility", "fireball", "magic-shield", "detect-evil"), 1

    assert heard(go(g, turn_up_card), None) == [
        "The combat card is *Invisibility*, a fast spell with fatigue 0: "
        "“Wizards move to the end of the line and take no damage this round.”"
    ]


# ── the start player marker ──────────────────────────────────────────────────────────────────────────────


def test_the_start_marker_moves_with_a_word_to_all_and_another_to_whoever_gets_it() -> None:
    g = go(table(3, season=2, start="C"), round_end)

    assert heard(g, 2) == heard(g, None) == ["The start player marker moves on to Anna."]
    assert heard(g, 0) == ["The start player marker moves on to you: you go first."]


def test_in_autumn_the_marker_stays_without_a_word() -> None:
    assert heard(go(table(3, season=4), round_end), None) == []


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "clockwise from the start player"), ("de", "vom Startspieler aus im Uhrzeigersinn")],
)
def test_the_rules_tell_the_turn_order_and_that_the_marker_moves(locale: str, words: str) -> None:
    rules = speaker(locale)("dungeon-lords-rules-orders")

    assert words in rules
    assert {"en": "marker moves one seat on", "de": "wandert der Startspielermarker"}[locale] in rules


def test_the_table_in_sentences_names_everybody_in_turn_order() -> None:
    twin = [ENGLISH.say(text) for text in GAME.describe(GAME.view(table(4, start="C"), None))]

    assert "Clara is the start player; then, clockwise: David, Anna and Ben." in twin


# ── notes on options ─────────────────────────────────────────────────────────────────────────────────────


def all_notes() -> Iterator[Text | None]:
    """A note for every monster, room and trap, at every price a trap can have."""
    for kind in MONSTERS:
        yield monster_note(kind)
    for room in ROOMS:
        yield room_note(room)
        if ROOMS[room].workers:
            yield work_note(room)
    for year in (1, 2):
        for gold in (0, 1):
            yield from (option.note for option in trap_options(TRAPS, year, gold))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_monster_room_and_trap_has_a_note_that_fits_below_an_option(locale: str) -> None:
    for note in all_notes():
        assert note is not None
        assert 0 < len(speaker(locale).say(note)) <= LONGEST_NOTE, speaker(locale).say(note)


def notes(g: Underworld, say: Speaker = ENGLISH) -> dict[str, str]:
    """The notes on the options of the first decision awaited."""
    decision = g.pending()[0]
    options = _options(g)
    assert decision.seat == 0
    return {option.id: say.say(option.note) for option in options if option.note is not None}


def _options(g: Underworld) -> tuple[Option, ...]:
    form = g.pending()[0].form
    if isinstance(form, Script):
        return tuple(form.following(g, 0, []).options)
    assert isinstance(form, Pick)
    return form.options


def test_monsters_for_hire_say_how_they_fight() -> None:
    g = table(2)
    g.monster_offer = ("witch", "goblin", "ghost")

    assert notes(sent(g, A="hire1"))["witch"] == "4 damage to the first hero; or two hits of 1 to any heroes."


def test_rooms_say_what_they_take_and_make_and_where_they_go() -> None:
    g = table(2)
    g.room_offer = ("mint", "magic-room")
    said = notes(sent(g, A="build1"))

    assert said == {
        "mint": "3 workers: 1 gold. Built in the two lower rows.",
        "magic-room": "2 workers and 1 food: 1 imp. Built in the centre (B2 to C4).",
    }


@pytest.mark.parametrize(
    ("tiles", "note"),
    [
        ("A3 B3", "Costs 1 food: damage to the first hero equal to their full hit points."),
        (
            "mint@A3 B3",
            "Costs 1 gold and 1 food: damage to the first hero equal to their full hit points.",
        ),
    ],
)
def test_traps_say_what_they_do_and_what_they_cost_here(tiles: str, note: str) -> None:
    lord = {"heroes": "W4", "traps": "poisoned-meal", "tiles": tiles, "gold": 3, "food": 3}
    g = go(table(2, season=4, A=lord), planning)

    assert notes(g)["poisoned-meal"] == note


@pytest.mark.parametrize(("year", "damage"), [(1, 3), (2, 4)])
def test_the_damage_of_a_trap_is_that_of_the_year(year: int, damage: int) -> None:
    [option] = trap_options(["pendulum"], year)
    assert option.note is not None

    assert ENGLISH.say(option.note).startswith(f"Free: {damage} damage to the second hero")


@pytest.mark.parametrize("seed", [3, 4])
def test_whatever_is_hired_built_or_laid_out_in_a_game_has_its_note(seed: int) -> None:
    steps = {"dungeon_lords.hired", "dungeon_lords.trap_planned", "dungeon_lords.monsters_planned"}
    for state in moments(GAME, 4, {"version": "full"}, seed):
        for decision in state.pending():
            if decision.step in steps and isinstance(decision.form, Pick):
                bare = {option.id for option in decision.form.options if option.note is None}
                assert bare <= {"decline", "no-trap"}


# ── you ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_has_done_an_exercise_is_spoken_to() -> None:
    g = GAME.start(1, GAME.exercise_settings("first"), 0)
    assert isinstance(g, Underworld)
    g.events = []
    finish_exercise(g)

    assert heard(g, 0) == ["You have not lost a single tile. Nobody could do better!"]
    assert heard(g, None) == ["Anna has not lost a single tile, and that is the best there is."]


def test_a_plan_without_monsters_is_told_in_plain_words() -> None:
    lords = {who: {"heroes": "W5", "tiles": "A3 B3"} for who in "AB"}
    g = go(table(2, season=4, A=lords["A"], B=lords["B"]), planning)

    assert heard(g, None)[-2:] == [
        "Anna will fight at A3, without monsters or traps.",
        "Ben will fight at A3, without monsters or traps.",
    ]


def test_the_table_in_sentences_speaks_to_the_viewer_about_their_own_dungeon() -> None:
    g = table(2, A={"spied": (1,)})
    mine, theirs = ([ENGLISH.say(text) for text in GAME.describe(GAME.view(g, seat))] for seat in (0, 1))

    assert "You have looked at combat card 2." in mine
    assert any(line.startswith("You stand at 5 evil and have 3 gold") for line in mine)
    assert "Anna has looked at combat card 2." in theirs
    assert any(line.startswith("Anna stands at 5 evil") for line in theirs)
