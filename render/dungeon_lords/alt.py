"""Alt texts of the pictures, made of sentences of the text twin."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.agenda import Decision
from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.dungeon_lords.phrases import hero_name, names, plain, text
from engine.games.dungeon_lords.show import twin
from engine.games.dungeon_lords.show.drafts import squares_in_question
from engine.games.dungeon_lords.show.reports import BattleLine, Figure, lines_of
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle, Report
from render.dungeon_lords.questions.scenes import words_of
from render.dungeon_lords.questions.words import evil_of_all, powers
from render.kit.alt_text import alt_text
from texts import Speaker


def board_alt(view: UnderworldView, speaker: Speaker) -> str:
    """Who has to decide, what is on offer, and where minions stand."""
    minions = list(twin.minions(view))
    lines = [twin.heading(view), *twin.offers(view), *minions]
    if not minions:
        lines.append(plain("alt-no-minions"))
    lines.append(twin.turn_order(view))
    waiting, awaited = _whom_all_wait_for(view)
    return alt_text(speaker, "dungeon-lords-alt-board", lines, awaited=awaited, waiting=waiting)


def _whom_all_wait_for(view: UnderworldView) -> tuple[str, Text]:
    """How many the game waits for, and their names; or the only name that does not belong there."""
    others = [seat for seat in range(view.seats) if seat not in view.awaited]
    if len(view.awaited) > len(others) == 1:
        return "all-but", seat_name(others[0])
    waiting = "some" if view.awaited and others else "all" if view.awaited else "none"
    return waiting, all_of([seat_name(seat) for seat in view.awaited])


def calendar_alt(view: UnderworldView, speaker: Speaker) -> str:
    """What is to come, how evil each lord is, and the combat cards everybody knows."""
    return alt_text(speaker, "dungeon-lords-alt-calendar", _calendar(_to_all(view)))


def _calendar(view: UnderworldView) -> Iterator[Text]:
    if view.season:
        yield twin.heading(view)
    yield from twin.forecast(view) if view.building else twin.calendar(view)
    if view.events_left:
        yield text("alt-events-left", events=names(f"event-{event}" for event in view.events_left))
    yield evil_of_all(view)
    if view.building:
        yield from twin.neighbours(view)
    for seat in range(view.seats):
        yield from twin.spied_cards(view, seat)
    yield from twin.combat_round(view)
    spent = view.open_spells[: max(0, view.combat_round - 1)]
    if spent:
        yield text("alt-spent", spells=names(spent))
    yield from twin.combat_cards(("",) * len(spent) + view.open_spells[len(spent) :])


def dungeon_alt(view: UnderworldView, seat: Seat, speaker: Speaker) -> str:
    """One lord's stock, tiles, lair, heroes, prison and orders."""
    lines, waiting = [*twin.dungeon(_to_all(view), seat)], int(seat in view.awaited)
    if view.starts(seat):
        lines.insert(0, text("alt-starts", seat=seat_name(seat)))
    return alt_text(speaker, "dungeon-lords-alt-dungeon", lines, seat=seat_name(seat), waiting=waiting)


def _to_all(view: UnderworldView) -> UnderworldView:
    """The same table, spoken of to everybody: pictures of it are the same for players and onlookers."""
    return replace(view, viewer=None)


def hand_alt(
    view: UnderworldView, speaker: Speaker, fresh: tuple[str, ...] = (), verdict: tuple[Text, ...] = ()
) -> str:
    """What a draft would change; order cards, traps, the plan, and combat cards looked at."""
    return alt_text(speaker, "dungeon-lords-alt-hand", [*verdict, *_hand(view, fresh)])


def question_alt(view: UnderworldView, decision: Decision, speaker: Speaker) -> str:
    """What the picture of a question shows."""
    return alt_text(speaker, "dungeon-lords-alt-question", words_of(view, decision))


def _hand(view: UnderworldView, fresh: tuple[str, ...]) -> Iterator[Text]:
    assert view.viewer is not None
    lord = view.lords[view.viewer]
    squares = squares_in_question(view, lord)
    if fresh:
        yield text("alt-fresh", squares=", ".join(fresh))
    if squares:
        yield text("alt-squares", squares=", ".join([square_name(where) for where in squares]))
    if lord.hand and view.building:
        yield text("alt-order-cards", orders=names(lord.hand))
    yield from twin.own_cards(view)
    yield from twin.own_plan(view)
    yield from twin.combat_cards(view.known_spells)


def battle_alt(view: UnderworldView, battle: Battle, speaker: Speaker) -> str:
    """The party, who has yet to act, what is unusual, and what has happened so far."""
    lord = view.lords[battle.seat]
    lines = [
        *twin.party(lord),
        *twin.battle_situation(lord, battle),
        *powers(view, battle),
        text("alt-traps", n=view.set_trap_counts[battle.seat]),
        *map(_line, lines_of(battle.report)),
    ]
    square = square_name(battle.where)
    return alt_text(speaker, "dungeon-lords-alt-battle", lines, seat=seat_name(battle.seat), square=square)


def report_alt(report: Report, speaker: Speaker) -> str:
    """A battle line by line."""
    who, square = seat_name(report.seat), square_name(report.where)
    return alt_text(
        speaker, "dungeon-lords-alt-report", map(_line, lines_of(report)), seat=who, square=square
    )


def _line(line: BattleLine) -> Text:
    changes = [_change(figure) for figure in line.changed]
    if line.verdict:
        changes.append(plain(f"picture-{line.verdict}"))
    if not changes:
        return text("alt-line-plain", title=line.title)
    return text("alt-line", title=line.title, changes=all_of(changes))


def _change(figure: Figure) -> Text:
    what = figure.fate or ("heals" if figure.change > 0 else "suffers")
    return text(f"alt-{what}", hero=hero_name(figure.hero.card), n=abs(figure.change))


def score_alt(view: UnderworldView, speaker: Speaker) -> str:
    """Who has how many points, and what for."""
    return alt_text(speaker, "dungeon-lords-alt-score", twin.scores(view))
