"""What the pictures show, in sentences: most of them are those of the text twin, sorted by picture."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Seat, Text, all_of, seat_name
from engine.games.dungeon_lords.cards import SPELLS
from engine.games.dungeon_lords.phrases import hero_name, names, plain, text
from engine.games.dungeon_lords.show.twin import describe
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle, Report
from render.dungeon_lords.board import COMBAT
from render.dungeon_lords.hand import marked
from render.dungeon_lords.parts.story import Figure, Line, lines_of
from render.kit.alt_text import told
from texts import Speaker

PREFIX = "dungeon-lords-twin-"
BOARD = ("monsters", "rooms", "place", "neighbour")
CALENDAR = (
    "start",
    "event",
    "arriving",
    "next-event",
    "next-heroes",
    "paladin-tent",
    "paladin-at",
    "neighbour-evil",
)
DUNGEON = (
    "lord",
    "tunnels",
    "built",
    "conquered",
    "work",
    "lair",
    "heroes",
    "prison",
    "lacks",
    "errands",
    "plan",
    "in-turn",
)
SPELL_LINES = ("combat-round", "spell", "spied")
BATTLE = ("to-act", "held", "unhealed", "silenced", "shielded", "invisible", "raging", "poisoned", "sheep")
OWN = ("own-orders", "own-neighbour", "own-traps", "own-set-traps")


def board_alt(view: UnderworldView, speaker: Speaker) -> str:
    """Who has to decide, what is on offer, and where minions stand."""
    lines = [line for line in describe(view) if _about(line, ("round", "set-up", *BOARD))]
    if not any(_about(line, ("place",)) for line in lines):
        lines.append(plain("alt-no-minions"))
    awaited = all_of([seat_name(seat) for seat in view.awaited])
    return told(speaker, "dungeon-lords-alt-board", lines, awaited=awaited, waiting=len(view.awaited))


def calendar_alt(view: UnderworldView, speaker: Speaker) -> str:
    """What comes, who is how evil, and which combat cards are open."""
    open_cards = view.known_spells[: view.spells_open]
    lines = [line for line in describe(view) if _about(line, ("round", *CALENDAR))]
    if view.events_left:
        lines.append(text("alt-events-left", events=names(f"event-{event}" for event in view.events_left)))
    stands = [
        text("alt-stands", seat=seat_name(seat), evil=lord.evil) for seat, lord in enumerate(view.lords)
    ]
    lines.append(text("alt-evil", lords=all_of(stands)))
    told_cards = [line for line in describe(view) if _about(line, SPELL_LINES)]
    lines += [line for line in told_cards if not _is_secret_card(line, len(open_cards))]
    return told(speaker, "dungeon-lords-alt-calendar", lines)


def _is_secret_card(line: Text, open_cards: int) -> bool:
    place = line.args.get("card")
    return line.key == f"{PREFIX}spell" and isinstance(place, int) and place > open_cards


def dungeon_alt(view: UnderworldView, seat: Seat, speaker: Speaker) -> str:
    """One lord's stock, tiles, lair, heroes, prison and orders."""
    lines = _dungeon(view, seat)
    waiting = int(seat in view.awaited)
    return told(speaker, "dungeon-lords-alt-dungeon", lines, seat=seat_name(seat), waiting=waiting)


def _dungeon(view: UnderworldView, seat: Seat) -> list[Text]:
    """The lines between this lord's first one and the next lord's."""
    lines = [line for line in describe(view) if _about(line, DUNGEON)]
    starts = [place for place, line in enumerate(lines) if _about(line, ("lord",))]
    ends = [*starts[1:], len(lines)]
    own = lines[starts[seat] : ends[seat]]
    # A viewer's own plan comes at the very end of the twin; it is not the last lord's.
    plans = [line for line in own if _about(line, ("plan",))]
    return own if view.lords[seat].plan is not None else [line for line in own if line not in plans]


def hand_alt(view: UnderworldView, speaker: Speaker, fresh: tuple[str, ...] = ()) -> str:
    """What an answer in the making would change; order cards, traps, the plan, combat cards looked at."""
    return told(speaker, "dungeon-lords-alt-hand", _hand(view, fresh))


def _hand(view: UnderworldView, fresh: tuple[str, ...]) -> Iterator[Text]:
    assert view.viewer is not None
    lord = view.lords[view.viewer]
    marks = marked(view, view.viewer)
    if fresh:
        yield text("alt-fresh", squares=", ".join(fresh))
    if marks.open:
        yield text("alt-squares", squares=", ".join([square_name(where) for where in marks.open]))
    if lord.hand and view.phase not in COMBAT:
        yield text("alt-order-cards", orders=names(lord.hand))
    lines = describe(view)
    yield from (line for line in lines if _about(line, OWN))
    if view.plan is not None:
        yield lines[-1]
    yield from (line for line in lines if _about(line, ("spell",)))


def battle_alt(view: UnderworldView, battle: Battle, speaker: Speaker) -> str:
    """The party, who is still to act, what is in force, and what has happened so far."""
    lines = [line for line in _dungeon(view, battle.seat) if _about(line, ("heroes",))]
    lines += [line for line in describe(view) if _about(line, BATTLE)]
    spell = view.known_spells[view.combat_round - 1] if not view.practice else "practice"
    lines.append(text("alt-fatigue", n=max(0, SPELLS[spell].fatigue - battle.courage)))
    lines.append(text("alt-traps", n=view.set_trap_counts[battle.seat]))
    lines += map(_line, lines_of(battle.report))
    square = square_name(battle.where)
    return told(speaker, "dungeon-lords-alt-battle", lines, seat=seat_name(battle.seat), square=square)


def report_alt(report: Report, speaker: Speaker) -> str:
    """Line by line."""
    who, square = seat_name(report.seat), square_name(report.where)
    return told(speaker, "dungeon-lords-alt-report", map(_line, lines_of(report)), seat=who, square=square)


def _line(line: Line) -> Text:
    changes = [_change(figure) for figure in line.figures if figure.change or figure.fate]
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
    return told(
        speaker, "dungeon-lords-alt-score", [line for line in describe(view) if _about(line, ("score",))]
    )


def _about(line: Text, kinds: tuple[str, ...]) -> bool:
    return line.key.removeprefix(PREFIX) in kinds
