"""Where everybody's souls come from, and what else decides who is the ultimate boss."""

from __future__ import annotations

from engine.core import EXERCISE, Entry, Seat, Text, seat_name
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.phrases import plain, text
from engine.games.boss_monster.show.views import RealmView
from engine.games.boss_monster.state import worth_of


def account(view: RealmView) -> list[Entry]:
    """The souls of ordinary and of epic heroes; a puzzle has its own verdict."""
    if EXERCISE in view.settings:
        return []
    return [
        Entry(plain(f"account-{key}"), tuple([_souls(lair.souls, epic) for lair in view.lairs]))
        for key, epic in (("heroes", False), ("epic", True))
    ]


def _souls(heroes: tuple[str, ...], epic: bool) -> int:
    return worth_of(tuple([hero for hero in heroes if HEROES[hero].epic is epic]))


def tiebreak(view: RealmView, seat: Seat) -> Text | None:
    """Whoever has taken too many wounds is out; wounds count against souls; the lower experience wins."""
    assert view.result is not None
    winner = view.result.winners[0]
    if seat == winner:
        return None
    own, best = view.lairs[seat], view.lairs[winner]
    if own.out:
        return text("tiebreak-out", wounds=own.wound_count)
    if own.soul_count < best.soul_count:
        return None
    if own.wound_count == best.wound_count:
        return text("tiebreak-xp", winner=seat_name(winner))
    return text("tiebreak", winner=seat_name(winner), own=own.wound_count, best=best.wound_count)


def amount(souls: int) -> Text:
    """What this game counts."""
    return text("amount", points=souls)
