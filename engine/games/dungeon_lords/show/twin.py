"""The text twin of a Dungeon Lords view: everything on the table, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core import Seat, Text, all_of, seat_name
from engine.games.dungeon_lords.cards import ORDER_NAMES, SPELLS
from engine.games.dungeon_lords.phrases import hero_name, hero_names, names, plain, text
from engine.games.dungeon_lords.rules.orders.ordering import SPACE_NAMES
from engine.games.dungeon_lords.show.views import UnderworldView
from engine.games.dungeon_lords.squares import square_name
from engine.games.dungeon_lords.state import NOBODY, Battle, Errand, Hero, Lord, Monster, Plan, Report, Stage


def describe(view: UnderworldView) -> list[Text]:
    """In the order one would look at it: calendar, town, dungeons, the battle, one's own cards."""
    return [
        *_heading(view),
        *_calendar(view),
        *_board(view),
        *(line for seat in range(view.seats) for line in _dungeon(view, seat)),
        *_combat(view),
        *_piles(view),
        *_own(view),
    ]


# ── the whole table ──────────────────────────────────────────────────────────────────────────────────────


def _heading(view: UnderworldView) -> Iterator[Text]:
    if view.practice:
        yield text("twin-practice", practice=plain(f"exercise-{view.practice}"))
    elif view.season:
        yield text(
            "twin-round",
            year=view.year,
            season=plain(f"season-{view.season}"),
            phase=plain(f"twin-phase-{view.phase}"),
        )
    else:
        yield plain("twin-set-up")
    for seat, score in enumerate(view.score):
        titles = all_of([plain(f"title-{title}") for title in score.titles])
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
            titles=titles,
            worth=sum(score.titles.values()),
        )


def _calendar(view: UnderworldView) -> Iterator[Text]:
    if view.practice or view.score:
        return
    yield text("twin-start", seat=seat_name(view.start))
    if view.event:
        yield text("twin-event", event=_event(view, view.event))
    if view.arriving:
        yield text("twin-arriving", heroes=hero_names(view.arriving))
    if view.next_event:
        yield text("twin-next-event", event=_event(view, view.next_event))
    if view.next_heroes:
        yield text("twin-next-heroes", heroes=hero_names(view.next_heroes))
    if view.paladin and view.paladin_at == NOBODY:
        yield plain("twin-paladin-tent")
    elif view.paladin:
        yield text("twin-paladin-at", seat=seat_name(view.paladin_at))
    if view.neighbour_evil:
        yield text("twin-neighbour-evil", evil=view.neighbour_evil)


def _event(view: UnderworldView, event: str) -> Text:
    if event == "special" and view.special:
        return text("twin-special", event=plain(view.special), rule=plain(f"{view.special}-rule"))
    return plain(f"event-{event}")


def _board(view: UnderworldView) -> Iterator[Text]:
    if view.monster_offer:
        yield text("twin-monsters", monsters=names(view.monster_offer))
    if view.room_offer:
        yield text("twin-rooms", rooms=names(view.room_offer))
    for order, spaces in zip(ORDER_NAMES, view.spaces, strict=True):
        minions = [_minion(view, colour, space) for space, colour in enumerate(spaces) if colour != NOBODY]
        if minions:
            yield text("twin-place", order=plain(order), minions=all_of(minions))
    for neighbour in view.neighbours:
        yield text("twin-neighbour", lacks=names(neighbour.unavailable), pile=names(neighbour.pile))


def _minion(view: UnderworldView, colour: int, space: int) -> Text:
    who = seat_name(colour) if colour < view.seats else plain("twin-non-player")
    return text("twin-minion", who=who, space=SPACE_NAMES[space])


# ── dungeons ─────────────────────────────────────────────────────────────────────────────────────────────


def _dungeon(view: UnderworldView, seat: Seat) -> Iterator[Text]:
    lord, who = view.lords[seat], seat_name(seat)
    yield text(
        "twin-lord",
        seat=who,
        evil=lord.evil,
        gold=lord.gold,
        food=lord.food,
        imps=lord.imps,
        traps=view.trap_counts[seat],
        seals=lord.seals,
    )
    yield from _tiles(lord)
    yield from _work(lord)
    if lord.monsters:
        yield text("twin-lair", monsters=_lair(lord.monsters))
    if lord.heroes:
        yield text("twin-heroes", heroes=all_of([_hero(hero) for hero in lord.heroes]))
    if lord.prison:
        yield text("twin-prison", heroes=hero_names(lord.prison))
    if lord.unavailable:
        yield text("twin-lacks", orders=names(lord.unavailable))
    if lord.errands:
        yield text("twin-errands", orders=all_of([_errand(errand) for errand in lord.errands]))
    if lord.plan is not None:
        yield _plan(lord, lord.plan, view.set_trap_counts[seat])
    if lord.spied and view.season:
        cards = all_of([Text("dungeon-lords-twin-card", {"card": place + 1}) for place in lord.spied])
        yield text("twin-spied", seat=who, cards=cards)
    if view.in_turn[seat]:
        yield text("twin-in-turn", seat=who)


def _tiles(lord: Lord) -> Iterator[Text]:
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
    return text("twin-hero", hero=hero_name(hero.card), left=hero.hits - hero.damage, hits=hero.hits)


def _errand(errand: Errand) -> Text:
    return text(f"twin-{errand.outcome}", order=plain(errand.order))


def _plan(lord: Lord, plan: Plan, traps: int) -> Text:
    sent = [plain(each.kind) for each in lord.monsters if each.uid in plan.monsters]
    return text("twin-plan", square=square_name(plan.where), monsters=all_of(sent), traps=traps)


# ── combat and cards ─────────────────────────────────────────────────────────────────────────────────────


def _combat(view: UnderworldView) -> Iterator[Text]:
    if view.combat_round:
        yield text("twin-combat-round", round=view.combat_round)
    for place, spell in enumerate(view.known_spells, 1):
        if spell:
            yield text(
                "twin-spell",
                card=place,
                spell=plain(spell),
                fatigue=SPELLS[spell].fatigue,
                rule=plain(f"{spell}-rule"),
            )
    yield from map(_report, view.reports)
    if view.battle is not None:
        yield from _battle(view, view.battle)


def _report(report: Report) -> Text:
    return text(
        "twin-report",
        seat=seat_name(report.seat),
        square=square_name(report.where),
        stages=all_of([_stage(stage) for stage in report.stages]),
    )


def _stage(stage: Stage) -> Text:
    cause = plain(stage.what) if stage.what else plain(f"twin-stage-{stage.kind}")
    return text("twin-stage", cause=cause, heroes=all_of([_hero(hero) for hero in stage.heroes]))


def _battle(view: UnderworldView, battle: Battle) -> Iterator[Text]:
    lord = view.lords[battle.seat]
    yield text("twin-battle", seat=seat_name(battle.seat), square=square_name(battle.where))
    if battle.report.stages:
        yield _report(battle.report)
    if battle.waiting:
        waiting = [each for each in lord.monsters if each.uid in battle.waiting]
        yield text("twin-to-act", monsters=all_of([plain(each.kind) for each in waiting]))
    remarks = {
        "held": battle.held,
        "unhealed": battle.unhealed,
        "silenced": battle.silenced,
        "shielded": battle.shielded,
        "invisible": battle.invisible,
        "raging": battle.raging,
    }
    yield from (plain(f"twin-{remark}") for remark, holds in remarks.items() if holds)
    for card in dict.fromkeys(battle.poisoned):
        yield text("twin-poisoned", hero=hero_name(card))
    sheep = lord.monster(battle.sheep)
    if sheep is not None:
        yield text("twin-sheep", kind=plain(sheep.kind))


def _piles(view: UnderworldView) -> Iterator[Text]:
    if not view.practice:
        yield text("twin-trap-pile", n=view.traps_left)
    if view.used_traps:
        yield text("twin-used-traps", traps=names(view.used_traps))


def _own(view: UnderworldView) -> Iterator[Text]:
    if view.viewer is None:
        return
    yield text("twin-own-traps", traps=names(view.traps))
    if view.orders:
        yield text("twin-own-orders", orders=names(view.orders))
    if view.neighbour_order:
        yield text("twin-own-neighbour", order=plain(view.neighbour_order))
    if view.set_traps:
        yield text("twin-own-set-traps", traps=names(view.set_traps))
    if view.plan is not None:
        yield _plan(view.lords[view.viewer], view.plan, len(view.set_traps))
