"""The text twin of a Dungeon Lords view: everything on the table, sentence by sentence.

Each function describes one part of the table; `describe` and the alt texts of pictures are made of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Seat, Text, all_of, seat_name
from engine.games.dungeon_lords.cards import ORDER_NAMES, ORDER_PLACE, SPELLS, SpellCard
from engine.games.dungeon_lords.lord import NOBODY, Errand, Hero, Lord, Monster, Plan
from engine.games.dungeon_lords.phrases import (
    SPACE_NAMES,
    about,
    hero_name,
    hero_names,
    names,
    plain,
    spell_args,
    text,
)
from engine.games.dungeon_lords.show.standings import points_now
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import Battle, Report, Stage


def describe(view: UnderworldView) -> list[Text]:
    """In the order one would look at it: calendar, town, dungeons, the battle, one's own cards."""
    return [
        heading(view),
        *scores(view),
        *calendar(view),
        *offers(view),
        *minions(view),
        *neighbours(view),
        *(line for seat in range(view.seats) for line in [*dungeon(view, seat), *spied_cards(view, seat)]),
        *combat_round(view),
        *combat_cards(view.known_spells),
        *_battles(view),
        *_piles(view),
        *own_cards(view),
        *own_plan(view),
    ]


# ── the whole table ──────────────────────────────────────────────────────────────────────────────────────


def heading(view: UnderworldView) -> Text:
    """Which exercise this is, or where in the year the game stands."""
    if view.exercise:
        return text("twin-practice", practice=plain(f"exercise-{view.exercise}"))
    if not view.season:
        return plain("twin-set-up")
    season, phase = plain(f"season-{view.season}"), plain(f"twin-phase-{view.phase}")
    return text("twin-round", year=view.year, season=season, phase=phase)


def scores(view: UnderworldView) -> Iterator[Text]:
    """The final score of each lord."""
    for seat, score in enumerate(view.score):
        yield text(
            "twin-score",
            seat=seat_name(seat),
            points=score.total,
            rooms=score.rooms,
            monsters=score.monsters,
            prisoners=score.prisoners,
            conquered=score.conquered,
            seals=score.seals,
            bonus=score.bonus_rooms + score.hall_of_fame,
            titles=all_of([plain(f"title-{title}") for title in score.titles]),
            worth=sum(score.titles.values()),
        )


def calendar(view: UnderworldView) -> Iterator[Text]:
    """The start player, events and heroes to come, and where the paladin is."""
    if view.exercise or view.score:
        return
    yield turn_order(view)
    yield from forecast(view)


def forecast(view: UnderworldView) -> Iterator[Text]:
    """Events and heroes to come, and where the paladin is."""
    yield from this_round(view)
    if view.next_event:
        yield text("twin-next-event", event=_event(view, view.next_event))
    if view.next_heroes:
        yield text("twin-next-heroes", heroes=hero_names(view.next_heroes))
    if view.paladin and view.paladin_at == NOBODY:
        yield plain("twin-paladin-tent")
    elif view.paladin:
        yield about(view.viewer, "twin-paladin-at", view.paladin_at)
    if view.neighbour_evil:
        yield text("twin-neighbour-evil", evil=view.neighbour_evil)


def this_round(view: UnderworldView) -> Iterator[Text]:
    """The event and the heroes at the end of this round."""
    if view.event:
        yield text("twin-event", event=_event(view, view.event))
    if view.arriving:
        yield text("twin-arriving", heroes=hero_names(view.arriving))


def turn_order(view: UnderworldView) -> Text:
    """Who starts, and who follows clockwise."""
    first, *others = [seat_name(seat) for seat in view.turn_order]
    return text("twin-turn-order", seat=first, others=all_of(others))


def _event(view: UnderworldView, event: str) -> Text:
    if event == "special" and view.special:
        return text("twin-special", event=plain(view.special), rule=plain(f"{view.special}-rule"))
    return plain(f"event-{event}")


def offers(view: UnderworldView) -> Iterator[Text]:
    """The monsters and rooms on offer."""
    yield from monsters_on_offer(view)
    yield from rooms_on_offer(view)


def monsters_on_offer(view: UnderworldView) -> Iterator[Text]:
    """Who waits in the tavern."""
    if view.monster_offer:
        yield text("twin-monsters", monsters=names(view.monster_offer))


def rooms_on_offer(view: UnderworldView) -> Iterator[Text]:
    """What the decorators have."""
    if view.room_offer:
        yield text("twin-rooms", rooms=names(view.room_offer))


def minions(view: UnderworldView, orders: tuple[str, ...] = ORDER_NAMES) -> Iterator[Text]:
    """Who stands on the spaces of each order."""
    for order in orders:
        spaces = view.spaces[ORDER_PLACE[order]]
        placed = [_minion(view, colour, space) for space, colour in enumerate(spaces) if colour != NOBODY]
        if placed:
            yield text("twin-place", order=plain(order), minions=all_of(placed))


def neighbours(view: UnderworldView) -> Iterator[Text]:
    """The order cards of non-player colours."""
    for neighbour in view.neighbours:
        yield text("twin-neighbour", lacks=names(neighbour.unavailable), pile=names(neighbour.pile))


def _minion(view: UnderworldView, colour: int, space: int) -> Text:
    who = seat_name(colour) if colour < view.seats else plain("twin-non-player")
    return text("twin-minion", who=who, space=SPACE_NAMES[space])


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


def dungeon(view: UnderworldView, seat: Seat) -> Iterator[Text]:
    """All about one lord but the combat cards looked at."""
    lord = view.lords[seat]
    yield from stock(view, seat)
    yield from tiles(lord)
    yield from _work(lord)
    yield from lair(lord)
    yield from party(lord)
    yield from prison(lord)
    yield from orders(lord)
    if lord.plan is not None:
        yield _plan(lord, lord.plan, view.set_trap_counts[seat])
    yield from _planning_wish(view, seat)


def stock(view: UnderworldView, seat: Seat) -> Iterator[Text]:
    """What a lord has, and the points if the game ended now."""
    lord = view.lords[seat]
    yield about(
        view.viewer,
        "twin-lord",
        seat,
        evil=lord.evil,
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        traps=view.trap_counts[seat],
        seals=lord.seals,
    )
    points = None if view.score else points_now(view, seat)
    if points is not None:
        yield about(view.viewer, "twin-points", seat, points=points)


def lair(lord: Lord) -> Iterator[Text]:
    """A lord's monsters."""
    if lord.monsters:
        yield text("twin-lair", monsters=_lair(lord.monsters))


def prison(lord: Lord) -> Iterator[Text]:
    """The heroes a lord has caught."""
    if lord.prison:
        yield text("twin-prison", heroes=hero_names(lord.prison))


def orders(lord: Lord) -> Iterator[Text]:
    """The orders a lord does without, and those given."""
    if lord.unavailable:
        yield text("twin-lacks", orders=names(lord.unavailable))
    if lord.errands:
        yield text("twin-errands", orders=all_of([_errand(errand) for errand in lord.errands]))


def party(lord: Lord) -> Iterator[Text]:
    """The heroes at a lord's gate."""
    if lord.heroes:
        yield text("twin-heroes", heroes=all_of([_hero(hero) for hero in lord.heroes]))


def spied_cards(view: UnderworldView, seat: Seat) -> Iterator[Text]:
    """Which combat cards a lord has looked at."""
    spied = view.lords[seat].spied
    if spied and view.season:
        cards = all_of([text("twin-card", card=place + 1) for place in spied])
        yield about(view.viewer, "twin-spied", seat, cards=cards)


def _planning_wish(view: UnderworldView, seat: Seat) -> Iterator[Text]:
    if view.in_turn[seat]:
        yield about(view.viewer, "twin-in-turn", seat)


def tiles(lord: Lord) -> Iterator[Text]:
    """Tunnels and rooms, and what is conquered."""
    named = [(square_name(where), tile) for where, tile in enumerate(lord.tiles) if tile is not None]
    tunnels = [square for square, tile in named if not tile.room and not tile.conquered]
    rooms = [(square, tile.room) for square, tile in named if tile.room and not tile.conquered]
    conquered = [(square, tile.room) for square, tile in named if tile.conquered]
    yield text("twin-tunnels", squares=", ".join(tunnels), n=len(tunnels))
    if rooms:
        yield text("twin-built", rooms=all_of([_room(square, room) for square, room in rooms]))
    if conquered:
        yield text("twin-conquered", tiles=all_of([_room(square, room) for square, room in conquered]))


def _room(square: str, room: str) -> Text:
    return text("twin-tile", room=plain(room or "tunnel"), square=square)


def _work(lord: Lord) -> Iterator[Text]:
    if lord.busy or lord.busy_trolls:
        yield text(
            "twin-work",
            imps=lord.busy,
            trolls=lord.busy_trolls,
            dug=len(lord.dug),
            mined=len(lord.mined),
            foremen=lord.foremen,
            rooms=names(lord.produced),
        )


def _lair(monsters: Iterable[Monster]) -> Text:
    return all_of(
        [
            plain(monster.kind) if monster.ready else text("twin-face-down", kind=plain(monster.kind))
            for monster in monsters
        ]
    )


def _hero(hero: Hero) -> Text:
    return text("twin-hero", hero=hero_name(hero.card), left=hero.left, hits=hero.hits)


def _errand(errand: Errand) -> Text:
    return text(f"twin-{errand.outcome}", order=plain(errand.order))


def _plan(lord: Lord, plan: Plan, traps: int) -> Text:
    sent = [plain(each.kind) for each in lord.monsters if each.uid in plan.monsters]
    return text("twin-plan", square=square_name(plan.where), monsters=all_of(sent), n=len(sent), traps=traps)


# ── combat and cards ─────────────────────────────────────────────────────────────────────────────────────


def combat_round(view: UnderworldView) -> Iterator[Text]:
    """The number of the combat round, during combat."""
    if view.combat_round:
        yield text("twin-combat-round", round=view.combat_round)


def combat_cards(spells: tuple[str, ...]) -> Iterator[Text]:
    """The combat cards of the year; those that are empty are unknown."""
    for place, spell in enumerate(spells, 1):
        if spell:
            yield combat_card(place, SPELLS[spell])


def combat_card(place: int, card: SpellCard) -> Text:
    """A combat card: its name, whether it is fast or slow, its fatigue and its text."""
    return text(f"twin-spell-{card.speed}", card=place, **spell_args(card))


def _battles(view: UnderworldView) -> Iterator[Text]:
    yield from map(_report, view.reports)
    if view.battle is not None:
        battle = view.battle
        yield about(view.viewer, "twin-battle", battle.seat, square=square_name(battle.where))
        if battle.report.stages:
            yield _report(battle.report)
        yield from battle_situation(view.lords[battle.seat], battle)


def _report(report: Report) -> Text:
    return text(
        "twin-report",
        seat=seat_name(report.seat),
        square=square_name(report.where),
        stages=all_of([_stage(stage) for stage in report.stages]),
    )


def _stage(stage: Stage) -> Text:
    cause = plain(stage.what) if stage.what else plain(f"twin-stage-{stage.kind}")
    heroes = all_of([_hero(hero) for hero in stage.heroes])
    return text("twin-stage", cause=cause, heroes=heroes, n=len(stage.heroes))


def battle_situation(lord: Lord, battle: Battle) -> Iterator[Text]:
    """Which monsters have yet to act in a battle, and what is unusual about it."""
    if battle.waiting:
        waiting = [each for each in lord.monsters if each.uid in battle.waiting]
        yield text("twin-to-act", monsters=all_of([plain(each.kind) for each in waiting]))
    yield from (plain(f"twin-{remark}") for remark in remarks(battle))
    for card in dict.fromkeys(battle.poisoned):
        yield text("twin-poisoned", hero=hero_name(card))
    sheep = lord.monster(battle.sheep)
    if sheep is not None:
        yield text("twin-sheep", kind=plain(sheep.kind))


def remarks(battle: Battle) -> list[str]:
    """What is unusual about a battle, in the order in which it is shown."""
    found = {
        "held": battle.held,
        "unhealed": battle.unhealed,
        "silenced": battle.silenced,
        "shielded": battle.shielded,
        "invisible": battle.invisible,
        "raging": battle.raging,
    }
    return [remark for remark, holds in found.items() if holds]


def _piles(view: UnderworldView) -> Iterator[Text]:
    if not view.exercise:
        yield text("twin-trap-pile", n=view.traps_left)
    if view.used_traps:
        yield text("twin-used-traps", traps=names(view.used_traps))


def own_cards(view: UnderworldView) -> Iterator[Text]:
    """The viewer's traps, and orders and traps chosen in secret."""
    if view.viewer is not None:
        yield from own_traps(view)
        yield from own_orders(view)


def own_traps(view: UnderworldView) -> Iterator[Text]:
    """The viewer's traps, those laid out too."""
    yield text("twin-own-traps", traps=names(view.traps), n=len(view.traps))
    yield from traps_laid_out(view)


def own_orders(view: UnderworldView) -> Iterator[Text]:
    """The orders the viewer has chosen in secret, also for a non-player."""
    if view.orders:
        yield text("twin-own-orders", orders=names(view.orders))
    if view.neighbour_order:
        yield text("twin-own-neighbour", order=plain(view.neighbour_order))


def traps_laid_out(view: UnderworldView) -> Iterator[Text]:
    """The traps the viewer has laid out face down."""
    if view.set_traps:
        yield text("twin-own-set-traps", traps=names(view.set_traps))


def own_plan(view: UnderworldView) -> Iterator[Text]:
    """The plan the viewer has made in secret."""
    if view.viewer is not None and view.plan is not None:
        yield _plan(view.lords[view.viewer], view.plan, len(view.set_traps))
