"""The first room, Intrigue, and texts that ask again and again."""

from engine.core import Decision, Pick
from engine.games.boss_monster import GAME
from engine.games.boss_monster.cards import ROOMS, SPELLS
from engine.games.boss_monster.phrases import read_copy
from engine.games.boss_monster.state import Realm
from tests.engine.boss_monster.ahead.planning import foreseen, invited, plan, to_plan
from tests.engine.boss_monster.scenario import (
    LETTERS,
    Side,
    adventuring,
    answer,
    build_nothing,
    building,
    hand,
    lair,
    options,
    play,
    question_key,
    rooms,
    souls,
    story,
    to_decide,
)

FIRST_ROOM = "first-room"
INTRIGUE = "intrigue"
THRESH = "ask-thresh"


# ── the first room ───────────────────────────────────────────────────────────────────────────────────────


def ordinary(g: Realm, who: str) -> list[str]:
    """The ordinary rooms in a hand."""
    return [card for card in hand(g, who) if card in ROOMS and not ROOMS[card].advanced]


def discard(g: Realm, who: str, *cards: str) -> Realm:
    """The table after a player has chosen what to discard: these cards, or any that are no ordinary rooms."""
    spells = [card for card in options(g, who) if read_copy(card) in SPELLS]
    return answer(g, LETTERS.index(who), list(cards) or spells)


def test_the_first_room_can_be_named_while_the_hands_are_chosen() -> None:
    g = GAME.start(2, {}, 1)
    assert (to_decide(g), invited(g)) == ("AB", "")
    one, other = ordinary(g, "A")[0], ordinary(g, "B")[0]
    g = plan(plan(g, "A", FIRST_ROOM, one), "B", FIRST_ROOM, other)

    g = discard(discard(g, "A"), "B")
    assert (g.round, rooms(g, "A"), rooms(g, "B")) == (1, [one], [other])


def test_what_is_to_be_discarded_is_no_longer_offered() -> None:
    g = GAME.start(2, {}, 1)
    one, *others = ordinary(g, "A")
    assert one in to_plan(g, "A", FIRST_ROOM)

    g = discard(g, "A", one, others[0])
    assert set(to_plan(g, "A", FIRST_ROOM)) == {"done", *others[1:]} - {others[0]}


def test_a_room_that_was_discarded_is_passed_over() -> None:
    g = GAME.start(2, {}, 1)
    one, other, *_ = ordinary(g, "A")
    spell = lair(g, "A").spells[0]
    g = plan(plan(g, "A", FIRST_ROOM, one, other), "B", FIRST_ROOM, "done")

    assert rooms(discard(discard(g, "A", one, spell), "B"), "A") == [other]


def test_whoever_has_not_named_it_is_called_once_all_have_discarded() -> None:
    g = discard(discard(GAME.start(2, {}, 1), "A"), "B")
    first, second = (LETTERS[seat] for seat in g.order)
    assert (question_key(g), to_decide(g), invited(g)) == ("ask-first-room", first, second)

    assert to_decide(play(plan(g, second, FIRST_ROOM), first, "done")) == second
    assert play(plan(g, second, FIRST_ROOM, "done"), first, "done").round == 1


def test_a_new_hand_needs_a_new_plan() -> None:
    seed = next(seed for seed in range(200) if _may_redraw(GAME.start(2, {}, seed)))
    g = GAME.start(2, {}, seed)
    who = "A" if "redraw" in options(g, "A") else "B"
    g = plan(g, who, FIRST_ROOM, "done")
    g = answer(g, LETTERS.index(who), ["redraw"])
    g = discard(g, "B" if who == "A" else "A")

    assert (g.plans, to_decide(g)) == ([], who)
    assert foreseen(g, who, FIRST_ROOM) is not None


def _may_redraw(g: Realm) -> bool:
    return sum("redraw" in options(g, who) for who in "AB") == 1


# ── Intrigue ─────────────────────────────────────────────────────────────────────────────────────────────


def unlucky(g: Realm) -> Realm:
    """The table at the end of the round, in which nobody has gained a soul."""
    return build_nothing(g, "A", "B", "C")


def test_intrigue_can_be_answered_for_every_round() -> None:
    g = building(Side(), Side(), Side(), intrigue="on")
    g = plan(plan(g, "C", INTRIGUE, "spell"), "B", INTRIGUE, "room")
    g = unlucky(g)
    assert (to_decide(g), question_key(g), g.round) == ("A", "ask-intrigue", 1)

    g = play(g, "A", "no")
    assert (g.round, [len(hand(g, who)) for who in "ABC"]) == (2, [1, 2, 2]), "one room card is for the round"
    assert story(g)[:4] == ["story-decided-ahead", "draws-rooms", "story-decided-ahead", "draws-spells"]
    assert sorted(each.seat for each in g.plans) == [1, 2]


def test_without_intrigue_it_is_not_offered() -> None:
    assert foreseen(building(Side(), Side()), "A", INTRIGUE) is None


# ── once and for all ─────────────────────────────────────────────────────────────────────────────────────


def threshing() -> Realm:
    """Two heroes die in the Mind Thresher, one after the other."""
    return adventuring(Side("MB042 MB034", "MB013", queue="MB084 MB096"), Side())


def test_a_text_that_asks_again_and_again_can_be_answered_once_and_for_all() -> None:
    g = threshing()
    assert (to_decide(g), question_key(g)) == ("A", "ask-thresh")

    assert question_key(play(g, "A", "no")) == "ask-thresh"

    g = plan(g, "A", THRESH, "no")
    assert (souls(g, "A"), g.round) == (["MB084", "MB096"], 2)


def test_that_answer_can_be_dropped() -> None:
    g = plan(plan(threshing(), "A", THRESH, "no"), "A", THRESH)

    assert g.plans == []


def test_it_is_offered_once_the_question_has_come_up() -> None:
    assert foreseen(adventuring(Side("MB034", queue="MB080"), Side()), "A", THRESH) is None


def test_the_computer_player_keeps_its_souls() -> None:
    g = threshing()
    offer = foreseen(g, "A", THRESH)
    assert isinstance(offer, Decision)
    assert isinstance(offer.form, Pick)
    assert GAME.plan is not None

    assert GAME.plan(GAME.view(g, 0), offer) == ["no"]
