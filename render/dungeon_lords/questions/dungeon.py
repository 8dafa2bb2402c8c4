"""Questions about one's dungeon: the map with what is possible, the tavern, the lair, traps, prison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PIL import Image

from engine.core.text import Seat
from engine.games.dungeon_lords.cards import TRAPS
from engine.games.dungeon_lords.lord import Hero, Lord
from engine.games.dungeon_lords.phrases import plain
from engine.games.dungeon_lords.show.standings import tax_due
from engine.games.dungeon_lords.show.views import UnderworldView
from render.dungeon_lords.parts.art import hero_of
from render.dungeon_lords.parts.heroes import power_parts, rim_of
from render.dungeon_lords.parts.offers import offer_card
from render.dungeon_lords.parts.pieces import AMOUNT, RADIUS, Part, draw_parts_middle
from render.dungeon_lords.parts.site import SITE_HEIGHT, SITE_WIDTH, Marks, draw_site
from render.dungeon_lords.parts.traps import (
    SMALL_TRAP_HEIGHT,
    TRAP_HEIGHT,
    small_trap_card,
    trap_card,
    trap_effects,
)
from render.dungeon_lords.questions.orders import OFFER_HEIGHT, draw_offer
from render.dungeon_lords.questions.sheet import (
    EDGE,
    MONSTERS_ACROSS,
    SPACE,
    WORDS,
    Sheet,
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
from render.kit.theme import GROWTH, INK, PANEL, TRAP, WOUND_INK, Colour
from texts import Speaker

CARD_HEIGHT = 232
HERO_HEIGHT = 80
MAP_WIDTH, MAP_HEIGHT = SITE_WIDTH * 4 // 5, SITE_HEIGHT * 4 // 5
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
) -> Sheet:
    """The dungeon with the squares in question, and beside it the rooms one may build, or the tax."""
    lord = view.lords[seat]
    due, gold = tax_due(view, seat), lord.gold
    line = speaker("dungeon-lords-tax-so-far", tiles=lord.filled.bit_count(), due=due, gold=gold)

    def beside(canvas: Canvas, box: Box) -> None:
        if rooms:
            for room, cell in zip(rooms, box.grid(len(rooms), 1, OFFER_HEIGHT + SPACE, SPACE), strict=True):
                draw_offer(canvas, cell, room, view, speaker)
        else:
            canvas.text(line, box, WORDS, WOUND_INK if due > gold else GROWTH, lines=6)

    return sheet(
        stock(view, seat),
        _site(lord, marks, beside),
        None if verdict is None else words(verdict[0], verdict[1], 2),
    )


def draw_tiles_within_reach(view: UnderworldView, seat: Seat, marks: Marks, speaker: Speaker) -> Sheet:
    """The dungeon with the tiles the heroes may attack, and beside it the heroes."""
    heroes = view.lords[seat].heroes
    height = min(HERO_HEIGHT, (MAP_HEIGHT + SPACE) // max(1, len(heroes)) - SPACE)

    def beside(canvas: Canvas, box: Box) -> None:
        for hero, cell in zip(heroes, box.grid(len(heroes), 1, height, SPACE), strict=True):
            _draw_hero(canvas, cell, hero)

    return sheet(stock(view, seat), _site(view.lords[seat], marks, beside))


def _draw_hero(canvas: Canvas, cell: Box, hero: Hero) -> None:
    """A hero in a line: figure, hit points left, powers."""
    canvas.box(cell, PANEL, RADIUS, rim_of(hero.card))
    canvas.stamp_middle(hero_of(hero.card, 2), (cell.left + 36, cell.middle[1]))
    terms, powers = cell.inner(left=66, right=6), power_parts(hero.card)
    upper = terms._replace(height=cell.height // 2) if powers else terms
    hits = f"{hero.left}/{hero.hits}" if hero.damage else str(hero.hits)
    draw_parts_middle(canvas, [Part(hits, "heart")], upper, AMOUNT, INK)
    draw_parts_middle(canvas, powers, terms.inner(top=cell.height // 2), AMOUNT, INK)


def _site(lord: Lord, marks: Marks, beside: Callable[[Canvas, Box], None]) -> Strip:
    """The building site in four fifths of its size, and something to the right of it."""

    def draw(canvas: Canvas, box: Box) -> None:
        large = Canvas.blank(SITE_WIDTH, SITE_HEIGHT)
        draw_site(large, (0, 0), lord, marks)
        small = large.image.resize((MAP_WIDTH, MAP_HEIGHT), Image.Resampling.LANCZOS)
        canvas.image.paste(small, (box.left, box.top))
        beside(canvas, box.inner(left=MAP_WIDTH + EDGE))

    return Strip(MAP_HEIGHT, draw, "map")


def draw_camp(view: UnderworldView, seat: Seat, speaker: Speaker) -> Sheet:
    """The heroes at the gate, and who could meet them."""
    lord = view.lords[seat]
    return sheet(
        stock(view, seat),
        heading(speaker("dungeon-lords-picture-gate")),
        party(lord.heroes) or empty(speaker("dungeon-lords-picture-no-heroes")),
        heading(speaker("dungeon-lords-picture-own-lair")),
        lair(lord.monsters) or empty(speaker("dungeon-lords-picture-nobody")),
    )


def draw_tavern(view: UnderworldView, seat: Seat, speaker: Speaker) -> Sheet:
    """Who is on offer, for how much, with what damage; and who lives in the lair already."""
    lord = view.lords[seat]
    return sheet(
        stock(view, seat),
        Strip(CARD_HEIGHT, lambda canvas, box: _draw_tavern(canvas, box, view, speaker), "offers"),
        heading(speaker("dungeon-lords-picture-own-lair")),
        lair(lord.monsters) or empty(speaker("dungeon-lords-picture-nobody")),
        *([] if len(lord.monsters) > MONSTERS_ACROSS else [_gate(lord.heroes, speaker), party(lord.heroes)]),
    )


def _gate(heroes: tuple[Hero, ...], speaker: Speaker) -> Strip | None:
    return heading(speaker("dungeon-lords-picture-gate")) if heroes else None


def _draw_tavern(canvas: Canvas, box: Box, view: UnderworldView, speaker: Speaker) -> None:
    offer = view.monster_offer
    for kind, cell in zip(offer, box.columns(max(3, len(offer)), SPACE), strict=False):
        card = offer_card(kind, speaker.say(plain(kind)), view.year, cell.width, cell.height)
        canvas.stamp(card, (cell.left, cell.top))


def draw_lair_at_stake(view: UnderworldView, seat: Seat, marked: tuple[int, ...], speaker: Speaker) -> Sheet:
    """Monsters with damage and wages, and how evil everybody is."""
    return sheet(
        stock(view, seat),
        lair(view.lords[seat].monsters, marked) or empty(speaker("dungeon-lords-picture-nobody")),
        evilometer(view, speaker),
    )


def draw_traps(view: UnderworldView, seat: Seat, speaker: Speaker) -> Sheet:
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
        "traps",
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


def draw_prison(view: UnderworldView, seat: Seat, speaker: Speaker) -> Sheet:
    """Who sits in prison."""
    prisoners = tuple([Hero(card) for card in view.lords[seat].prison])
    half = -(-len(prisoners) // 2) if len(prisoners) > MOST_PRISONERS // 2 else len(prisoners)
    return sheet(
        stock(view, seat),
        heading(speaker("dungeon-lords-picture-prison")),
        party(prisoners[:half]),
        party(prisoners[half:]),
    )
