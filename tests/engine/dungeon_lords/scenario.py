"""Builds situations of Dungeon Lords from short notations.

Lords are letters. `W4` is a warrior with 4 hit points, `T3/2` a thief with 3 hit points and power 2, `P` and
`Z` are for priests and wizards, `PAL` is the paladin; `W4:2` has taken 2 damage. Dungeons are squares:
`A3 B3 mint@C3 !B4` has two tunnels, a room, and a conquered tunnel.

    g = battle("W3 W4 P3/1", traps="fire-wall")      # the trap has been sprung, nobody else was sent
    g = play(g, "m1:feast")                            # whoever is asked picks an option
    assert party(g) == "W4:2 P3/1"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core import Chance, Choice, Decision, Move, Pick, Seat, apply
from engine.core.running import run
from engine.games.dungeon_lords.cards import HEROES, ORDER_NAMES, ORDER_PLACE, PALADINS, spell_stack
from engine.games.dungeon_lords.lord import Errand, Hero, Monster, Plan, Tile
from engine.games.dungeon_lords.rules.combat.battle import battle as fight_battle
from engine.games.dungeon_lords.rules.orders.ahead import invite_to_orders
from engine.games.dungeon_lords.rules.orders.execution import execute
from engine.games.dungeon_lords.rules.setup import bare_table
from engine.games.dungeon_lords.squares import SQUARE_NAMED, SQUARES
from engine.games.dungeon_lords.state import Neighbour, Underworld

LETTERS = "ABCD"
CLASSES = {"W": "warrior", "T": "thief", "P": "priest", "Z": "wizard"}


def seat(letter: str) -> Seat:
    """The seat with this letter."""
    return LETTERS.index(letter)


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────


def table(
    seats: int = 4, *, version: str = "first", year: int = 1, season: int = 2, start: str = "A", **lords: Any
) -> Underworld:
    """A table in the middle of a year; by default lords have what they start the game with."""
    g = bare_table(seats, {"version": version}, Chance(1))
    g.year, g.season, g.start = year, season, seat(start)
    g.paladin = PALADINS[year]
    g.spells = tuple(spell_stack(year)[:4])
    g.spells_ahead = tuple(spell_stack(2)[:4]) if year == 1 else ()
    g.box = tuple(card for card in g.box if card not in g.spells and card not in g.spells_ahead)
    g.neighbours = [Neighbour(ORDER_NAMES[:3], ORDER_NAMES[3:]) for _ in range(4 - seats)]
    for number in range(seats):
        g.change(number, hand=ORDER_NAMES[2:], unavailable=ORDER_NAMES[:2])
    for letter, fields in lords.items():
        furnish(g, seat(letter), **fields)
    return g


def furnish(g: Underworld, number: Seat, **fields: Any) -> None:
    """Give a lord these things, written in the notation above."""
    for name, value in fields.items():
        match name:
            case "traps":
                g.hide(number, traps=tuple(value.split()))
                for trap in value.split():
                    g.trap_pile.remove(trap)
            case "monsters":
                g.change(number, monsters=tuple(Monster(g.next_uid(), kind) for kind in value.split()))
            case "heroes":
                g.change(number, heroes=heroes(value, g.year))
                if "PAL" in value:
                    g.paladin_at = number
            case "tiles":
                g.change(number, tiles=tiles(value))
            case "prison":
                g.change(number, prison=tuple(hero.card for hero in heroes(value, g.year)))
            case _:
                g.change(number, **{name: value})


def tiles(words: str) -> tuple[Tile | None, ...]:
    """A dungeon from its notation."""
    laid: list[Tile | None] = [None for _ in SQUARES]
    for word in words.split():
        room, _, square = word.strip("!").rpartition("@")
        laid[SQUARE_NAMED[square]] = Tile(room, word.startswith("!"))
    return tuple(laid)


def heroes(words: str, year: int = 1) -> tuple[Hero, ...]:
    """A party from its notation."""
    found: list[Hero] = []
    for word in words.split():
        name, _, damage = word.partition(":")
        taken = {hero.card for hero in found}
        found.append(Hero(_hero(name, year, taken), int(damage or 0)))
    return tuple(found)


def _hero(name: str, year: int, taken: set[str]) -> str:
    if name == "PAL":
        return PALADINS[year]
    hits, _, power = name[1:].partition("/")
    looks = (year, CLASSES[name[0]], int(hits), int(power or 0))
    return next(tile.id for tile in HEROES.values() if tile.looks == looks and tile.id not in taken)


def written(hero: Hero) -> str:
    """A hero in the notation of these tests."""
    face = hero.face
    if face.kind in ("paladin", "illusion"):
        name = {"paladin": "PAL", "illusion": "ILL"}[face.kind]
    else:
        letter = next(letter for letter, kind in CLASSES.items() if kind == face.kind)
        name = f"{letter}{face.hits}" + (f"/{face.power}" if face.power else "")
    return f"{name}:{hero.damage}" if hero.damage else name


def party(g: Underworld, who: str = "A") -> str:
    """The heroes in a dungeon, in marching order."""
    return " ".join(written(hero) for hero in g.lords[seat(who)].heroes)


def prison(g: Underworld, who: str = "A") -> str:
    """The prisoners of a lord."""
    return " ".join(written(Hero(card)) for card in g.lords[seat(who)].prison)


def card(g: Underworld, word: str, who: str = "A") -> str:
    """The hero tile that a notation stands for."""
    return next(hero.card for hero in g.lords[seat(who)].heroes if written(hero).partition(":")[0] == word)


# ── going on ─────────────────────────────────────────────────────────────────────────────────────────────


def go(g: Underworld, step: Callable[..., None], *args: Any) -> Underworld:
    """Run a step and all that follows without a decision."""
    g.then(step, *args)
    run(g)
    return g


def play(g: Underworld, *choices: str | int | list[str], who: str = "") -> Underworld:
    """Make choices one after the other, for `who` or else the first seat awaited."""
    for choice in choices:
        number = seat(who) if who else g.awaited()[0]
        decision = next(each for each in g.decisions() if each.seat == number)
        wire: Choice = choice if isinstance(choice, int | list) else [choice]
        g = apply(g, Move(number, decision.number, wire))
    return g


def decide_ahead(g: Underworld, who: str, about: str, *choice: str) -> Underworld:
    """Answer what a lord may decide ahead: `decide_ahead(g, "B", "taxes", "all")`; no choice drops it."""
    [offer] = [each for each in _foreseen(g, who) if each.ahead == f"dungeon-lords-{about}"]
    return apply(g, Move(seat(who), offer.number, list(choice)))


def foreseen(g: Underworld, who: str) -> list[str]:
    """What a lord may decide ahead."""
    return [each.ahead.removeprefix("dungeon-lords-") for each in _foreseen(g, who)]


def wishes(g: Underworld, who: str, about: str) -> list[str]:
    """The options a lord has for deciding something ahead."""
    [form] = [each.form for each in _foreseen(g, who) if each.ahead == f"dungeon-lords-{about}"]
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def _foreseen(g: Underworld, who: str) -> list[Decision]:
    return [each for each in g.decisions_of(seat(who)) if each.standing and each.ahead]


def options(g: Underworld) -> list[str]:
    """The options of the first decision awaited."""
    form = g.pending()[0].form
    assert isinstance(form, Pick)
    return [option.id for option in form.options]


def to_decide(g: Underworld) -> str:
    """The letters of the lords who are asked."""
    return "".join(LETTERS[number] for number in g.awaited())


def asked(g: Underworld) -> str:
    """The step that waits for an answer; empty if none does."""
    return g.pending()[0].step.removeprefix("dungeon_lords.") if g.pending() else ""


def sent(g: Underworld, **minions: str) -> Underworld:
    """Carry out these orders on these spaces: `sent(g, A="food1 dig3", B="food2")`; other lords have none."""
    return go(placed(g, **minions), execute)


def placed(g: Underworld, **minions: str) -> Underworld:
    """These orders are turned up and have got these spaces; nothing is carried out yet."""
    for letter, words in minions.items():
        errands = []
        for word in words.split():
            order, space = word[:-1], int(word[-1]) - 1
            spaces = list(g.spaces[ORDER_PLACE[order]])
            spaces[space] = seat(letter)
            g.spaces[ORDER_PLACE[order]] = (spaces[0], spaces[1], spaces[2])
            errands.append(Errand(order, space))
        g.change(seat(letter), errands=tuple(errands))
    invite_to_orders(g)
    return g


def outcome(g: Underworld, order: str, who: str = "A") -> str:
    """The outcome of an order."""
    return next(errand.outcome for errand in g.lords[seat(who)].errands if errand.order == order)


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def battle(
    heroes: str,
    *,
    monsters: str = "",
    traps: str = "",
    spell: str = "fireball",
    round: int = 1,  # noqa: A002 - the rulebook's word
    year: int = 1,
    room: str = "",
    at: str = "A3",
    stock: str = "",
    rivals: Mapping[str, Any] | None = None,
    **lord: Any,
) -> Underworld:
    """Lord A fights with these monsters and traps, up to the first question; `stock` are unused traps."""
    laid = f"{room}@A3 B3 C3" if room else "A3 B3 C3"
    fields = {"tiles": laid, "heroes": heroes, "monsters": monsters, "traps": f"{traps} {stock}", **lord}
    g = table(2, year=year, season=4, A=fields, **(rivals or {}))
    cards = [each for each in spell_stack(year) if each != spell]
    cards.insert(round - 1, spell)
    g.box = tuple(each for each in (*g.box, *g.spells) if each not in cards[:4])
    g.spells, g.spells_open, g.combat_round, g.phase = tuple(cards[:4]), round, round, "battle"
    g.change(0, plan=Plan(SQUARE_NAMED[at], tuple(monster.uid for monster in g.lords[0].monsters)))
    g.hide(0, set_traps=tuple(traps.split()))
    return go(g, fight_battle, 0)


def fallen(g: Underworld, who: str = "A") -> list[str]:
    """The monsters lying face down."""
    return [monster.kind for monster in g.lords[seat(who)].monsters if not monster.ready]


def standing(g: Underworld, who: str = "A") -> list[str]:
    """The monsters lying face up."""
    return [monster.kind for monster in g.lords[seat(who)].monsters if monster.ready]


def conquered(g: Underworld, who: str = "A") -> int:
    """How many tiles are conquered."""
    return g.lords[seat(who)].conquered.bit_count()


def said(g: Underworld, key: str) -> bool:
    """Whether this text was told by the latest move."""
    return any(event.text.key == f"dungeon-lords-{key}" for event in g.events)


def minions(g: Underworld, order: str) -> str:
    """Who stands on the three spaces of an order: letters, `x` and `y` for non-players, `-` for nobody."""
    names = {-1: "-", **{number: LETTERS[number] for number in range(g.seats)}}
    spare = iter("xy")
    for colour in range(g.seats, 4):
        names[colour] = next(spare)
    return "".join(names[colour] for colour in g.spaces[ORDER_PLACE[order]])
