"""Tables for pictures to be drawn of: views made by hand, and moments of real games."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.cli.self_play import moments
from engine.core.registry import game
from engine.core.state import Result, State
from engine.core.text import Text, seat_name
from engine.games.boss_monster.cards import BOSSES
from engine.games.boss_monster.show.views import LairView, RealmView, RoomView
from engine.games.boss_monster.state import Hero, Slot, Walker, Way, WayStep
from render.boss_monster.parts.dungeon import MARKS
from texts import Speaker, speaker

GAME = game("boss-monster")
NAMES = ("Anna", "Bert der Große", "Cleopatra VII", "Wilhelmina von Grünewald-Maximus")
LONG_NAMES = ("W" * 32, "Mm " * 10 + "Mm", "さくら" * 10, "\N{FIRE}" * 32)
LOCALES = ("en", "de")

PLAIN_ROOMS = (
    RoomView(Slot(1, ("MB023",)), 1, "FF", False),
    RoomView(Slot(2, ("MB016",)), 2, "C", False),
    RoomView(Slot(3, ("MB013", "MB047"), miniboss="MB055", level=2), 4, "T", False),
    RoomView(Slot(4, ("MB054",)), 1, "CM", False),
)
MARKED_ROOMS = (
    RoomView(
        Slot(1, ("MB013", "MB036", "MB024"), miniboss="MB062", level=3, coins=3, used=("MB024",)),
        12,
        "FFFFC",
        False,
    ),
    RoomView(Slot(2, ("MB015", "MB037"), coins=2, mute=True, watched=0), 0, "CFMT", False),
    RoomView(Slot(3, ("MB022",), off=True, miniboss="MB057", level=1), 0, "", False),
    RoomView(Slot(4, ("MB052",), intern="MB064"), 2, "CF", True),
    RoomView(Slot(5, ("MB043", "MB047"), miniboss="MB063", level=2, used=("x",), mute=True), 4, "T", False),
)
"""Every mark a room can carry."""
QUEUE = tuple(Hero(card, age) for age, card in enumerate(("MB105", "MB079", "MB102"), 10))
CROWD = tuple(
    Hero(card, age, damage=age % 3, bonus=2 if age == 1 else 0, waits=age == 2)
    for age, card in enumerate(
        ("MB105", "MB079", "MB119", "MB102", "MB118", "MB091", "MB109", "MB088", "MB087")
    )
)
TOWN = tuple(Hero(card, age) for age, card in enumerate(("MB078", "MB086", "MB094", "MB100", "MB103"), 20))


def lair(boss: str = "MB002", rooms: tuple[RoomView, ...] = PLAIN_ROOMS, **changes: object) -> LairView:
    """A player's side of the table."""
    built = LairView(
        boss=boss,
        xp=BOSSES[boss].xp if boss else 0,
        levelled=False,
        out=False,
        hoard=3,
        room_cards=4,
        spell_cards=2,
        rooms=rooms,
        new_room=False,
        queue=(),
        souls=("MB080", "MB090"),
        soul_count=2,
        wounds=("MB096",),
        wound_count=1,
        treasure="".join(room.treasure for room in rooms) + (BOSSES[boss].treasure if boss else ""),
        marks=(),
    )
    return msgspec.structs.replace(built, **changes)


def realm(*lairs: LairView, **changes: object) -> RealmView:
    """A table of these lairs in the middle of a game, as an onlooker sees it."""
    playing = [seat for seat, each in enumerate(lairs) if not each.out]
    table = RealmView(
        game="boss-monster",
        viewer=None,
        seats=len(lairs),
        settings={},
        awaited=(0,),
        decisions=(),
        events=(),
        result=None,
        round=4,
        phase="build",
        order=tuple(sorted(playing, key=lambda seat: -lairs[seat].xp)),
        active=0,
        lairs=lairs,
        town=TOWN,
        walker=None,
        ways=(),
        room_deck=43,
        spell_deck=18,
        ordinary_heroes=5,
        epic_heroes=13,
        discards=("MB042", "MB065"),
        unpaid=(),
        casting=(),
        hand_rooms=(),
        hand_spells=(),
        placed="",
        placed_at=-1,
        orders=(),
        build_orders=(),
        open_orders=(),
    )
    return msgspec.structs.replace(table, **changes)


def quiet_table() -> RealmView:
    """Four players in the build phase; something new in one dungeon, and one player out."""
    events = (
        Text("boss-monster-builds", {"seat": seat_name(1), "room": Text("boss-monster-mb016")}),
        Text("boss-monster-arrive", {"number": 1, "heroes": Text("boss-monster-mb103")}),
    )
    return realm(
        lair("MB002", new_room=True),
        lair("MB005", levelled=True, rooms=(*PLAIN_ROOMS, RoomView(Slot(5, ("MB050",)), 1, "FT", False))),
        lair("MB007", rooms=PLAIN_ROOMS[:2]),
        lair("MB010", rooms=(), out=True, soul_count=3, wound_count=5, hoard=0, room_cards=0, spell_cards=0),
        events=events,
    )


def busy_table() -> RealmView:
    """Two players in the adventure phase, with every mark there is."""
    return realm(
        lair("MB003", rooms=PLAIN_ROOMS[:3], queue=QUEUE, new_room=True, marks=("boss-used", *MARKS)),
        lair("MB006", rooms=MARKED_ROOMS, queue=CROWD, levelled=True, hoard=14, room_cards=11, spell_cards=6),
        phase="adventure",
        town=CROWD + TOWN,
        casting=("MB071", "MB076"),
    )


def raided_table() -> RealmView:
    """A hero is inside a dungeon."""
    steps = (WayStep("MB024", "MB062", 9, 3), WayStep("MB037", "", 0, 3))
    walker = Walker(Hero("MB113", 5, damage=9), 1, uid=2, index=1, health=12, steps=steps)
    halt = Text("boss-monster-halt-room", {"hero": Text("boss-monster-mb113"), "seat": seat_name(1)})
    return msgspec.structs.replace(busy_table(), walker=walker, ways=(WAY, LONG_WAY), events=(halt,))


WAY = Way("MB110", 1, 11, (WayStep("MB013", "", 2, 9), WayStep("MB042", "MB055", 9, 0)), "soul")
LONG_WAY = Way(
    "MB086",
    0,
    6,
    (
        WayStep("MB029", "", 1, 5),
        WayStep("MB022", "", 1, 4),
        WayStep("MB054", "", 1, 3),
        WayStep("MB034", "", 1, 2),
        WayStep("MB045", "", 1, 1),
    ),
    "wound",
)


def ended_table() -> RealmView:
    """Somebody has won."""
    view = quiet_table()
    result = Result(scores=(2, 11, 2, 3), places=(3, 1, 2, 4), winners=(1,))
    return msgspec.structs.replace(view, result=result, awaited=(), active=None)


def holding(*cards: str, spells: tuple[str, ...] = (), placed: str = "") -> RealmView:
    """The table as somebody sees it who holds these cards."""
    return msgspec.structs.replace(
        quiet_table(), viewer=0, hand_rooms=cards, hand_spells=spells, placed=placed, placed_at=0
    )


@cache
def game_of(seats: int, seed: int = 1) -> tuple[State, ...]:
    """Every state of a game between computer players."""
    return tuple(moments(GAME, seats, {}, seed=seed))


def seen(state: State, viewer: int | None = None) -> RealmView:
    """The state as a viewer sees it."""
    view = GAME.view(state, viewer)
    assert isinstance(view, RealmView)
    return view


def voice(locale: str, seats: int = 4, names: tuple[str, ...] = NAMES) -> Speaker:
    """A speaker who knows everybody's name."""
    return speaker(locale, names[:seats])
