"""The computer player: it goes where it expects gold, and keeps nothing back when nothing comes after."""

from collections.abc import Iterator
from itertools import islice

from engine.cli.self_play import moments
from engine.core.mind import Manner
from engine.games.mighty_monsters import GAME
from engine.games.mighty_monsters.rules.placing import read_placement
from engine.games.mighty_monsters.state import Castle


def rounds_of(seed: int) -> list[tuple[bool, bool]]:
    """By round: whether everybody has sent their weakest monsters only, and whether it was the last one."""
    first: dict[int, Castle] = {}
    last: dict[int, Castle] = {}
    for g in castles(seed):
        if g.result is None:
            first.setdefault(g.round, g)
            last[g.round] = g
    return [(_all_weak(first[number], last[number]), number == last[number].rounds) for number in first]


def castles(seed: int) -> Iterator[Castle]:
    """Every state of a game between four computer players."""
    for g in moments(GAME, 4, GAME.checked_settings({}), seed):
        assert isinstance(g, Castle)
        yield g


def _all_weak(before: Castle, after: Castle) -> bool:
    sent: list[list[int]] = [[] for _ in before.lairs]
    for place in after.places:
        for monster in place.slots:
            if monster is not None:
                sent[monster.seat].append(monster.strength)
    return all(
        mine and sorted(mine) == sorted(lair.hand)[: len(mine)]
        for mine, lair in zip(sent, before.lairs, strict=True)
    )


def test_hardly_ever_does_everybody_send_their_weakest_and_never_in_the_last_round() -> None:
    rounds = [each for seed in range(30) for each in rounds_of(seed)]

    assert sum(weak for weak, _ in rounds) / len(rounds) < 0.03
    assert not any(weak and last for weak, last in rounds)


def test_it_never_pays_to_have_its_own_monster_back_where_a_place_is_free() -> None:
    """It once paid a gold to replace its 1 by its 2, and then sent the 1 to the same guard."""
    for seed in range(30):
        for g in castles(seed):
            for decision in g.pending()[:1]:
                placement = GAME.quick_answer(GAME.view(g, decision.seat), decision)
                assert isinstance(placement, list)
                if decision.topic == "placing":
                    _, where, slot = read_placement(placement[0])
                    victim = None if slot is None else g.places[where].slots[slot]
                    assert victim is None or victim.seat != decision.seat or None not in g.places[where].slots


def test_tempers_tell_players_apart() -> None:
    """Over a few openings, the bold and the careful do not always go to the same place."""
    answers = {
        temper: [
            GAME.quick_answer(GAME.view(g, decision.seat), decision, Manner(temper))
            for seed in range(12)
            for g in islice(castles(seed), 4, 12)
            for decision in g.pending()[:1]
        ]
        for temper in ("bold", "careful")
    }

    assert answers["bold"] != answers["careful"]
