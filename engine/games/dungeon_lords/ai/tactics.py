"""The computer player in combat: it fights the rest of the year in its head, and does what ends best."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from engine.core import Decision, Pick
from engine.core.mind import UNLIKELY, Effort, Manner, Thought, favouring
from engine.games.dungeon_lords.ai.campaign import (
    AT_A_GLANCE,
    TRIED,
    Breadth,
    Campaign,
    Move,
    Plan,
    Stand,
    campaign_of,
    fatigues_of,
    of_use,
    stand_of,
    teams_of,
)
from engine.games.dungeon_lords.ai.orders import option_ids
from engine.games.dungeon_lords.ai.skirmish import Scene, attacks, party_of, struck, trapped
from engine.games.dungeon_lords.cards import MONSTERS
from engine.games.dungeon_lords.lord import PALADIN_EVIL, Monster
from engine.games.dungeon_lords.phrases import read_monster
from engine.games.dungeon_lords.rules.combat.attacks import IDLE, aim_of, attacks_of, bonus
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import SQUARE_NAMED, square_name
from engine.games.dungeon_lords.state import Battle

BREADTHS: dict[Effort, Breadth] = {
    Effort.IDLE: AT_A_GLANCE,
    Effort.HASTY: AT_A_GLANCE,
    Effort.USUAL: (16, 6, 3, 2),
    Effort.THOROUGH: (24, 8, 4, 2),
}
"""How far the rest of the year is thought through."""

MANY, WITH_MANY = 5, (6, 2, 1, 1)
"""With more monsters and traps than this there is so much to try that fewer moves are followed."""
TRIED_OUT = 1000
"""How many combinations of traps and teams are tried for a real battle."""
CLOSE = 0.7
"""What a plan may be worth less than the best one and still be worth a second look by the search."""


class _War:
    """The campaign a lord is in, as the lord knows it."""

    def __init__(self, view: UnderworldView, decision: Decision, manner: Manner) -> None:
        fatigues = fatigues_of(view.year, view.known_spells, view.exercise)
        self.lord = view.lords[decision.seat]
        self.campaign: Campaign = campaign_of(self.lord, view.year, fatigues)
        self.number = min(view.combat_round, len(fatigues))
        self.stand: Stand = stand_of(self.lord, self.number, view.traps)
        many = len(self.stand.monsters) + len(self.stand.traps) > MANY
        self.breadth = WITH_MANY if many and manner.effort > Effort.HASTY else BREADTHS[manner.effort]
        self.budget = self.breadth[0], TRIED_OUT if manner.effort > Effort.HASTY else TRIED
        self.sure = manner.effort is Effort.THOROUGH
        plan = view.plan or self.lord.plan
        self.where = plan.where if plan is not None else -1
        kinds = [self.lord.monster(uid) for uid in plan.monsters] if plan is not None else []
        self.sent = tuple([monster.kind for monster in kinds if monster is not None])

    def thoughts(self, moves: Iterable[Move], words: Callable[[Plan], list[str]]) -> list[Thought]:
        """The best total of each answer."""
        found: dict[tuple[str, ...], float] = {}
        for total, move in self.campaign.ranked(moves, self.breadth):
            answer = tuple(words(move.plan))
            found[answer] = max(total, found.get(answer, UNLIKELY))
        least = max(found.values()) - CLOSE if self.sure else UNLIKELY
        return [Thought(total, list(answer)) for answer, total in found.items() if total >= least]


# ── plans ────────────────────────────────────────────────────────────────────────────────────────────────


def choose_tile(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The tile that leads to the best end; tunnels are all alike."""
    war = _War(view, decision, manner)
    reach = [SQUARE_NAMED[square] for square in option_ids(decision)]
    moves = war.campaign.moves(war.stand, *war.budget)
    thoughts = war.thoughts(moves, lambda plan: [square_name(plan.where)])
    return thoughts or [Thought(0.0, [square_name(reach[0])])]


def choose_trap(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The trap that leads to the best end, or none."""
    war = _War(view, decision, manner)
    *traps, none = option_ids(decision)
    if view.set_traps:
        return favouring([none], decision, manner)
    teams = war.campaign.teams(war.stand, war.where)
    moves = war.campaign.moves_at(war.stand, war.where, ("", *traps), teams, *war.budget)
    return war.thoughts(moves, lambda plan: [plan.trap or none])


def choose_monsters(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Whoever leads to the best end; ghosts are asked for after all others."""
    form, war = decision.form, _War(view, decision, manner)
    assert isinstance(form, Pick)
    kinds = {option.id: _monster(war, option.id) for option in form.options}
    ghosts = all(monster.face.ghost for monster in kinds.values())
    if ghosts:
        teams = [(*war.sent, *[monster.kind for monster in kinds.values()]), war.sent]
    else:
        teams = teams_of(of_use(war.stand), form.most)
    traps = view.set_traps[:1] or ("",)
    moves = war.campaign.moves_at(war.stand, war.where, traps, teams, *war.budget)

    def words(plan: Plan) -> list[str]:
        sent = [kind for kind in plan.team if MONSTERS[kind].ghost == ghosts]
        return _named(kinds, sent)

    return war.thoughts(moves, words)


def _monster(war: _War, word: str) -> Monster:
    monster = war.lord.monster(read_monster(word))
    assert monster is not None
    return monster


def _named(monsters: dict[str, Monster], kinds: list[str]) -> list[str]:
    """The words for monsters of these kinds, in the sequence of the options."""
    left = list(kinds)
    named = []
    for word, monster in monsters.items():
        if monster.kind in left:
            left.remove(monster.kind)
            named.append(word)
    return named


# ── battles ──────────────────────────────────────────────────────────────────────────────────────────────


def _scene(war: _War, battle: Battle) -> Scene:
    """The battle as it stands."""
    poisoned = battle.poisoned[0] if battle.poisoned else ""
    return Scene(
        party_of(war.lord.heroes),
        attacked=battle.attacked,
        held=battle.held,
        unhealed=battle.unhealed,
        poisoned=poisoned,
        poison=battle.poison,
    )


def _waiting(war: _War, battle: Battle, but: Monster | None = None) -> tuple[str, ...]:
    """Who has yet to attack, apart from one of them."""
    monsters = [war.lord.monster(uid) for uid in battle.waiting if but is None or uid != but.uid]
    return tuple([monster.kind for monster in monsters if monster is not None])


def _goes_on(
    war: _War, battle: Battle, scenes: Iterable[tuple[str, Scene]], waiting: tuple[str, ...]
) -> Iterator[Move]:
    """Every end of the battle after each of these answers."""
    for answer, scene in scenes:
        plan = Plan(battle.where, target=answer)
        yield from war.campaign.finished(war.stand, war.stand, plan, scene, waiting, war.budget[0])


def _fought_on(view: UnderworldView) -> Battle:
    assert view.battle is not None
    return view.battle


def aim_dart(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Whoever leads to the best end if the dart hits them; a silenced wizard comes first."""
    war, battle = _War(view, decision, manner), _fought_on(view)
    scenes = trapped(_scene(war, battle), decision.args[0], view.year)
    moves = _goes_on(war, battle, scenes, _waiting(war, battle))
    return war.thoughts(moves, lambda plan: [plan.target])


def attack(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """The attack that leads to the best end."""
    war, battle = _War(view, decision, manner), _fought_on(view)
    moves: list[Move] = []
    for choice in option_ids(decision):
        monster = _monster(war, choice.partition(":")[0])
        scenes = [(choice, after) for after in _after(war, battle, monster, choice)]
        moves += _goes_on(war, battle, scenes, _waiting(war, battle, monster))
    return war.thoughts(moves, lambda plan: [plan.target])


def _after(war: _War, battle: Battle, monster: Monster, choice: str) -> list[Scene]:
    """What an attack may lead to."""
    scene = _scene(war, battle)
    what = choice.partition(":")[2]
    if what in IDLE:
        return [scene if what == "up" else scene._replace(tired=(monster.kind,))]
    faces = [replace(face, aim=aim_of(battle, monster, face)) for face in attacks_of(battle, monster)]
    ways = attacks(scene, monster.kind, faces, bonus(war.lord, battle, monster), war.lord.food)
    return [after for word, after in ways if word == what]


def hit_again(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Whoever leads to the best end if the next hit is theirs."""
    war, battle = _War(view, decision, manner), _fought_on(view)
    scene, damage = _scene(war, battle), decision.args[1]
    scenes = [(foe.card, struck(scene, place, damage)) for place, foe in enumerate(scene.party)]
    moves = _goes_on(war, battle, scenes, _waiting(war, battle))
    return war.thoughts(moves, lambda plan: [plan.target])


def word_of_peace(view: UnderworldView, decision: Decision, manner: Manner) -> list[Thought]:
    """Word of Peace: take the evil and fight on, unless that calls the paladin."""
    lord = view.lords[decision.seat]
    return favouring(
        ["withdraw-all" if lord.evil < PALADIN_EVIL <= lord.evil + 2 else "evil"], decision, manner
    )


MONSTERS_PLANNED = "dungeon_lords.monsters_planned"
TACTICS: dict[str, Callable[[UnderworldView, Decision, Manner], list[Thought]]] = {
    "dungeon_lords.tile_chosen": choose_tile,
    "dungeon_lords.trap_planned": choose_trap,
    MONSTERS_PLANNED: choose_monsters,
    "dungeon_lords.aimed": aim_dart,
    "dungeon_lords.attacked": attack,
    "dungeon_lords.hit_again": hit_again,
    "dungeon_lords.peace_chosen": word_of_peace,
}
