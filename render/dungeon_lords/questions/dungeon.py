"""Questions about one's dungeon: the map with what is possible, the tavern, the lair, traps, prison."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import MONSTERS, ROOMS, TRAPS
from engine.games.dungeon_lords.lord import Hero
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.standings import tax_due
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.offers import NO_EFFECT, offer_card, room_effect
from render.dungeon_lords.parts.site import SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.dungeon_lords.parts.traps import (
    SMALL_TRAP_HEIGHT,
    TRAP_HEIGHT,
    small_trap_card,
    trap_card,
    trap_effects,
)
from render.dungeon_lords.questions.sheet import (
    SPACE,
    Strip,
    empty,
    evilometer,
    heading,
    lair,
    party,
    sheet,
    stock,
    words,
)
from render.kit.canvas import Box, Canvas
from render.kit.theme import GROWTH, TRAP, WOUND_INK, Colour
from texts import Speaker

CARD_HEIGHT = 232
MOST_LARGE = 4
MOST_WIDE = 8
"""Up to so many kinds of trap are drawn large, or at least wide."""
MOST_PRISONERS = 8


def draw_map(
    view: UnderworldView,
    seat: Seat,
    marks: Marks,
    rooms: tuple[str, ...],
    speaker: Speaker,
    verdict: tuple[str, Colour] | None = None,
) -> Image.Image:
    """The dungeon with the squares in question, the rooms one may build, and what the tax would be."""
    lord = view.lords[seat]
    due, gold = tax_due(view, seat), lord.gold
    line = speaker("dungeon-lords-tax-so-far", tiles=lord.filled.bit_count(), due=due, gold=gold)
    return sheet(
        stock(view, seat),
        Strip(SITE_HEIGHT, lambda canvas, box: draw_site(canvas, _centred(box), lord, marks)),
        _offered(rooms, view, speaker) if rooms else None,
        None if rooms or verdict else words(line, WOUND_INK if due > gold else GROWTH),
        None if verdict is None else words(verdict[0], verdict[1], 2),
    )


def _centred(box: Box) -> tuple[int, int]:
    return box.left + (box.width - SITE_WIDTH - 34) // 2, box.top


def draw_tiles_within_reach(view: UnderworldView, seat: Seat, marks: Marks, speaker: Speaker) -> Image.Image:
    """The dungeon with the tiles the heroes may attack, and the heroes."""
    lord = view.lords[seat]
    return sheet(
        stock(view, seat),
        Strip(SITE_HEIGHT, lambda canvas, box: draw_site(canvas, _centred(box), lord, marks)),
        party(lord.heroes),
    )


def draw_camp(view: UnderworldView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The heroes at the gate, and who could meet them."""
    lord = view.lords[seat]
    return sheet(
        stock(view, seat),
        heading(speaker("dungeon-lords-picture-gate")),
        party(lord.heroes) or empty(speaker("dungeon-lords-picture-no-heroes")),
        heading(speaker("dungeon-lords-picture-own-lair")),
        lair(lord.monsters) or empty(speaker("dungeon-lords-picture-nobody")),
    )


def draw_tavern(view: UnderworldView, seat: Seat, speaker: Speaker) -> Image.Image:
    """Who is on offer, for how much, with what damage; and who lives in the lair already."""
    lord = view.lords[seat]
    return sheet(
        stock(view, seat),
        _offered(view.monster_offer, view, speaker),
        heading(speaker("dungeon-lords-picture-own-lair")),
        lair(lord.monsters) or empty(speaker("dungeon-lords-picture-nobody")),
        _gate(lord.heroes, speaker),
        party(lord.heroes),
    )


def _gate(heroes: tuple[Hero, ...], speaker: Speaker) -> Strip | None:
    return heading(speaker("dungeon-lords-picture-gate")) if heroes else None


def _offered(things: tuple[str, ...], view: UnderworldView, speaker: Speaker) -> Strip:
    return Strip(CARD_HEIGHT, lambda canvas, box: _draw_offered(canvas, box, things, view, speaker))


def _draw_offered(
    canvas: Canvas, box: Box, things: tuple[str, ...], view: UnderworldView, speaker: Speaker
) -> None:
    for thing, cell in zip(things, box.columns(max(3, len(things)), SPACE), strict=False):
        effect, word = NO_EFFECT, ""
        if thing not in MONSTERS and not ROOMS[thing].workers:
            effect = room_effect(thing, view.seats)
            word = speaker(f"dungeon-lords-picture-{effect.word}") if effect.word else ""
        name = speaker.say(plain(thing))
        canvas.stamp(
            offer_card(thing, name, view.year, cell.width, cell.height, effect, word), (cell.left, cell.top)
        )


def draw_lair_at_stake(
    view: UnderworldView, seat: Seat, marked: tuple[int, ...], speaker: Speaker
) -> Image.Image:
    """Monsters with damage and wages, and how evil everybody is."""
    return sheet(
        stock(view, seat),
        lair(view.lords[seat].monsters, marked) or empty(speaker("dungeon-lords-picture-nobody")),
        evilometer(view, speaker),
    )


def draw_traps(view: UnderworldView, seat: Seat, speaker: Speaker) -> Image.Image:
    """The viewer's traps, and the party they are meant for."""
    heroes = view.lords[seat].heroes
    return sheet(stock(view, seat), trap_cards(view, speaker), _gate(heroes, speaker), party(heroes))


def trap_cards(view: UnderworldView, speaker: Speaker) -> Strip:
    """Every kind of trap the viewer has; those laid out glow."""
    kinds = list(Counter(view.traps).items())
    if not kinds:
        return empty(speaker("dungeon-lords-picture-no-traps"))
    across = MOST_LARGE if len(kinds) <= MOST_WIDE else MOST_LARGE + 1
    rows = -(-len(kinds) // across)
    each = TRAP_HEIGHT if len(kinds) <= MOST_LARGE else SMALL_TRAP_HEIGHT
    height = rows * (each + SPACE) - SPACE
    return Strip(
        height,
        lambda canvas, box: _draw_traps(
            canvas, box.grid(len(kinds), across, each, SPACE), view, kinds, speaker
        ),
    )


def _draw_traps(
    canvas: Canvas, cells: list[Box], view: UnderworldView, kinds: list[tuple[str, int]], speaker: Speaker
) -> None:
    for (trap, count), cell in zip(kinds, cells, strict=True):
        draw = trap_card if cell.height == TRAP_HEIGHT else small_trap_card
        effects = tuple([speaker(key, n=n) for key, n in trap_effects(TRAPS[trap], view.year)])
        if trap in view.set_traps:
            canvas.glow(cell, TRAP, 12, 8)
        card = draw(trap, speaker.say(plain(trap)), effects, view.year, count, cell.width)
        canvas.stamp(card, (cell.left, cell.top))


def draw_prison(view: UnderworldView, seat: Seat, speaker: Speaker) -> Image.Image:
    """Who sits in prison."""
    prisoners = tuple([Hero(card) for card in view.lords[seat].prison])
    half = -(-len(prisoners) // 2) if len(prisoners) > MOST_PRISONERS // 2 else len(prisoners)
    return sheet(
        stock(view, seat),
        heading(speaker("dungeon-lords-picture-prison")),
        party(prisoners[:half]),
        party(prisoners[half:]),
    )
