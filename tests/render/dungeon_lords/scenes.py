"""Moments at the table of Dungeon Lords: building, fighting, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import seat_name
from engine.core.state import Result
from engine.games.dungeon_lords.cards import ORDER_NAMES
from engine.games.dungeon_lords.lord import NOBODY, Errand, Hero, Lord, Monster, Plan
from engine.games.dungeon_lords.phrases import plain, text
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.state import EMPTY_PLACE, Battle, Neighbour, Report, Score, Stage
from tests.render.dungeon_lords.tables import CROWDED, HARD_AT_WORK, dug, errands, underworld


def spring() -> UnderworldView:
    """Four lords in the middle of their orders."""
    other = Lord(evil=3, errands=errands("reputation", "mine", "imps"), heroes=(Hero("silver-wizard-1"),))
    return underworld(
        HARD_AT_WORK,
        other,
        CROWDED,
        replace(other, evil=3),
        spaces=(
            (1, 3, 2),
            (1, 3, NOBODY),
            (0, NOBODY, NOBODY),
            (1, 2, 3),
            (1, NOBODY, NOBODY),
            (0, 2, NOBODY),
            (2, 3, NOBODY),
            (0, NOBODY, NOBODY),
        ),
        monster_offer=("vampire", "slime"),
        room_offer=("printing-press", "souvenir-shop"),
        arriving=("silver-thief-1", "silver-warrior-2", "silver-priest-3", "silver-wizard-4"),
        next_heroes=("silver-wizard-1", "silver-thief-3", "silver-warrior-3", "silver-priest-4"),
        paladin_at=2,
        events=(
            text("did-dig", seat=seat_name(0), n=2, squares="C1, C2"),
            text("did-hire", seat=seat_name(2), kind=plain("demon"), cost=plain("demon")),
        ),
    )


def winter_of_two() -> UnderworldView:
    """Two lords with their non-players, in the second year."""
    lord = Lord(evil=7, hand=ORDER_NAMES[2:], unavailable=ORDER_NAMES[:2])
    spaces = [EMPTY_PLACE] * len(ORDER_NAMES)
    spaces[0], spaces[3], spaces[6] = (3, 2, NOBODY), (NOBODY, 3, NOBODY), (NOBODY, 2, 3)
    return underworld(
        lord,
        replace(lord, evil=7),
        year=2,
        season=3,
        phase="orders",
        neighbours=(Neighbour(ORDER_NAMES[:3], ORDER_NAMES[3:]),) * 2,
        neighbour_evil=7,
        spaces=tuple(spaces),
        monster_offer=("golem", "demon", "dragon"),
        room_offer=("anti-magic-room", "hall-of-fame"),
        event="special",
        special="contrary-heroes",
        next_event="taxes",
        events_left=(),
        arriving=("gold-thief-1", "gold-warrior-2", "gold-priest-3"),
        next_heroes=("gold-wizard-1", "gold-thief-4", "gold-warrior-4"),
        paladin="gold-paladin",
    )


def summer_of_three() -> UnderworldView:
    """Three lords with their non-player in the second year; C starts, and rooms help monsters."""
    lord, two = Lord(hand=ORDER_NAMES[2:], unavailable=ORDER_NAMES[:2]), winter_of_two()
    return underworld(
        lord,
        replace(lord, evil=8),
        replace(lord, evil=2),
        start=2,
        year=2,
        season=3,
        phase="orders",
        neighbours=two.neighbours[:1],
        monster_offer=("witch", "troll", "vampire"),
        room_offer=("cafeteria", "labyrinth"),
        event="special",
        special="monster-strike",
        next_event="taxes",
        events_left=(),
        arriving=two.arriving,
        next_heroes=two.next_heroes,
        paladin="gold-paladin",
    )


def autumn() -> UnderworldView:
    """Before the first combat: every lord knows the first and the third combat card, all see the first."""
    view = spring()
    return replace(
        view,
        season=4,
        next_event="",
        next_heroes=(),
        events_left=(),
        lords=tuple([replace(lord, spied=(0, 2)) for lord in view.lords]),
        known_spells=("word-of-peace", "", "", ""),
        spells_open=1,
    )


def full_lair() -> UnderworldView:
    """As many monsters as one lord can hire in two years."""
    view = spring()
    full = replace(CROWDED, monsters=CROWDED.monsters[1:])
    return replace(view, lords=(*view.lords[:2], full, view.lords[3]))


def supervised() -> UnderworldView:
    """Spring with a foreman for those who dig and one for those who mine."""
    errands = (Errand("dig", 2, "done"), Errand("mine", 2, "done"), Errand("build", 0))
    view = spring()
    return replace(view, lords=(replace(view.lords[0], foremen=2, errands=errands), *view.lords[1:]))


def fight() -> UnderworldView:
    """A battle of the second year in which much has happened, and another one just before."""
    lord = replace(CROWDED, plan=Plan(5, (4, 6, 9)), monsters=(*CROWDED.monsters, Monster(9, "ghost", False)))
    return underworld(
        HARD_AT_WORK,
        lord,
        year=2,
        season=4,
        phase="battle",
        event="",
        next_event="",
        events_left=(),
        combat_round=3,
        known_spells=("fireball", "illusion", "song-of-courage", ""),
        spells_open=3,
        set_trap_counts=(0, 1),
        paladin="gold-paladin",
        paladin_at=1,
        battle=Battle(
            1,
            5,
            UNDER_WAY,
            (4, 6, 9),
            (4, 6),
            prevention=2,
            held=True,
            silenced=True,
            poisoned=("gold-thief-1",),
            poison=2,
        ),
        reports=(FALLEN,),
    )


FALLEN = Report(
    0,
    7,
    (Hero("gold-warrior-1"), Hero("gold-priest-2"), Hero("gold-wizard-4", 1)),
    (
        Stage(
            "trap",
            "fire-wall",
            (Hero("gold-warrior-1", 1), Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2)),
        ),
        Stage(
            "spell",
            "aura-of-fear",
            (Hero("gold-warrior-1", 1), Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2)),
        ),
        Stage("monster", "troll", (Hero("gold-priest-2", 1), Hero("gold-wizard-4", 2))),
        Stage("healing", "", (Hero("gold-priest-2"), Hero("gold-wizard-4", 1))),
        Stage("fatigue", "", (Hero("gold-priest-2", 3), Hero("gold-wizard-4", 1))),
        Stage("conquest", "", (Hero("gold-priest-2", 3), Hero("gold-wizard-4", 1))),
    ),
)
"""A battle that ended with a conquered tile."""
UNDER_WAY = Report(
    1,
    5,
    (*CROWDED.heroes[:3], Hero("gold-wizard-3"), Hero("gold-thief-1")),
    (
        Stage("trap", "poisoned-dart", (*CROWDED.heroes[:3], Hero("gold-wizard-3"), Hero("gold-thief-1", 1))),
        Stage("monster", "ghost", (*CROWDED.heroes[:3], Hero("gold-wizard-3", 2), Hero("gold-thief-1", 1))),
    ),
)


def labyrinth() -> UnderworldView:
    """A battle with two traps, a golem and four ghosts, in which hardly anything is as usual."""
    sent = (1, 2, 3, 4, 5)
    lord = replace(
        CROWDED,
        tiles=dug(A3="labyrinth"),
        monsters=tuple([Monster(uid, "golem" if uid == 1 else "ghost") for uid in sent]),
        plan=Plan(2, sent),
    )
    report = Report(0, 2, lord.heroes, UNDER_WAY.stages)
    battle = Battle(0, 2, report, sent, sent[1:], held=True, unhealed=True, silenced=True)
    view = fight()
    return replace(
        view,
        lords=(lord, view.lords[1]),
        known_spells=("fireball", "illusion", "metamorphosis", ""),
        set_trap_counts=(2, 0),
        paladin_at=0,
        battle=battle,
        reports=(),
    )


def ended() -> UnderworldView:
    """The final account of four lords."""
    scores = (
        Score(4, 1, 8, -8, 0, 0, {"evil": 2, "imps": 3}, 0, 10),
        Score(6, 2, 10, -12, -9, 6, {"rooms": 3, "tunnels": 3}, 0, 9),
        Score(2, 3, 12, -8, 0, 0, {"evil": 2, "monsters": 2}, 0, 13),
        Score(0, 0, 2, -16, -18, 0, {"battle": 2}, 0, -30),
    )
    totals = tuple([score.total for score in scores])
    places = tuple([1 + sum(other > total for other in totals) for total in totals])
    lord = Lord(evil=8)
    return underworld(
        *(lord,) * 4,
        year=2,
        season=4,
        phase="scoring",
        awaited=(),
        score=scores,
        result=Result(totals, places, (2,)),
    )
