"""Building rooms."""

from __future__ import annotations

from functools import cache

from engine.core import Following, Grammar, Illegal, Option, Question, Script, Seat, grammar, step
from engine.games.dungeon_lords.cards import ORDERS, ROOMS
from engine.games.dungeon_lords.lord import Lord, tile
from engine.games.dungeon_lords.phrases import names, plain, room_note, square_option, tell, text
from engine.games.dungeon_lords.rules.orders.errands import decline, give_up, plan_for, settle
from engine.games.dungeon_lords.rules.payments import affords, pay
from engine.games.dungeon_lords.squares import SQUARE_NAMED, buildable, set_of, square_name
from engine.games.dungeon_lords.state import Underworld, without


def build(g: Underworld, seat: Seat, order: str, place: int) -> None:
    """Build: a room on offer replaces a tunnel in its zone; spaces II and III cost 1 gold."""
    price = ORDERS[order].spaces[place].pay
    if rooms_with_sites(g, seat) and affords(g.lords[seat], price):
        prompt, ahead = text("ask-build", gold=price.gold), plan_for(g, seat, order)
        g.ask(seat, Question(prompt, BUILDING, "build", ahead=ahead), built, place)
    else:
        give_up(g, seat, order)


def rooms_with_sites(g: Underworld, seat: Seat) -> list[str]:
    """The rooms on offer that fit somewhere in this dungeon."""
    return [room for room in g.room_offer if building_sites(g.lords[seat], room)]


def building_sites(lord: Lord, room: str) -> tuple[int, ...]:
    """Unconquered tunnels in the room's zone, not beside another room."""
    return buildable(set_of(lord.tunnels), lord.rooms, ROOMS[room].zone)


@step
def built(g: Underworld, seat: Seat, words: list[str], place: int) -> None:
    """The room replaces the tunnel."""
    if not words:
        decline(g, seat, "build")
        return
    room, square = words
    pay(g, seat, ORDERS["build"].spaces[place].pay)
    g.room_offer = without(g.room_offer, room)
    g.change(seat, tiles=g.lords[seat].laid(SQUARE_NAMED[square], tile(room)))
    settle(g, seat, "build", "done")
    tell(g, "did-build", seat, room=plain(room), square=square)


# ── the answer: a room and then a square, or nothing ─────────────────────────────────────────────────────


def _spelt(words: list[str]) -> list[str]:
    return [word.lower() if word.lower() in ROOMS else word.upper() for word in words]


def _read(g: Underworld, seat: Seat, words: list[str]) -> list[str]:
    if not _following(g, seat, words).complete:
        raise Illegal(text("refuse-half-a-room", room=plain(words[0])))
    return words


def _following(g: Underworld, seat: Seat, words: list[str]) -> Following:
    rooms = rooms_with_sites(g, seat)
    if not words:
        offer = [_room_option(room) for room in rooms]
        return Following(offer, complete=True, outlook=text("outlook-build"))
    room, *squares = words
    if room not in rooms:
        raise Illegal(text("refuse-room", rooms=names(rooms)))
    sites = [square_name(where) for where in building_sites(g.lords[seat], room)]
    if not squares:
        options = [square_option(SQUARE_NAMED[site]) for site in sites]
        outlook = text("outlook-build-where", room=plain(room))
        return Following(options, complete=False, outlook=outlook, numbered=True)
    if len(squares) > 1 or squares[0] not in sites:
        raise Illegal(text("refuse-site", room=plain(room), squares=", ".join(sites)))
    said = text("outlook-build-there", room=plain(room), square=squares[0])
    return Following([], complete=True, outlook=said)


@cache
def _room_option(room: str) -> Option:
    return Option(room, plain(room), note=room_note(room))


def _usual(g: Underworld, seat: Seat) -> list[str]:
    """The first room that fits, as deep down as possible."""
    room = rooms_with_sites(g, seat)[0]
    return [room, square_name(building_sites(g.lords[seat], room)[-1])]


def _hint(g: Underworld, seat: Seat, words: list[str]) -> None:
    """No hints for building."""


BUILDING = Script(grammar("dungeon-lords-building", Grammar(_read, _following, _usual, _hint, _spelt)))
