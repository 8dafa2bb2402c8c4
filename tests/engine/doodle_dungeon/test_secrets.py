"""Who knows what: every row of the table of hidden and public information."""

import msgspec

from engine.core import Chance, Move, apply
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.board.sheet import NAMES
from tests.engine.doodle_dungeon.scenario import answer, building, defending, drawing, dungeon, squares
from tests.engine.doodle_dungeon.test_drafting import after_default, in_round

TRAP_TREASURE_UPGRADES = "18"


def said(g: Table, viewer: int | None) -> str:
    """All a viewer is shown, as one text."""
    view = GAME.view(g, viewer)
    return msgspec.json.encode([view, GAME.describe(view)]).decode()


def test_walls_monsters_boxes_and_hearts_are_public() -> None:
    g = defending(dungeon(walls="C3", goblins="E5", traps="A3", boxes={"orc": 3}), hands={"A": "axe"})

    for viewer in (None, 0, 1):
        shown = GAME.view(g, viewer).dungeons[0]
        assert shown.squares == g.masters[0].sheet.squares
        assert (shown.boxes[1], shown.hearts, shown.path) == (3, 12, g.masters[0].hero.path)


def test_where_a_treasure_is_hidden_only_its_owner_knows() -> None:
    g = answer(building(TRAP_TREASURE_UPGRADES, other="02"), "A", "A1")
    g = answer(g, "A", "E7")

    own, other = GAME.view(g, 0), GAME.view(g, 1)
    assert own.dungeons[0].treasures == squares("E7")
    assert other.dungeons[0].treasures == GAME.view(g, None).dungeons[0].treasures == ()
    assert [built.squares for built in other.dungeons[0].built if built.element == "treasure"] == [()]
    assert "E7" in said(g, 0)
    assert "E7" not in said(g, 1) + said(g, None)


def test_the_story_of_a_hidden_treasure_differs() -> None:
    g = answer(building(TRAP_TREASURE_UPGRADES, other="02"), "A", "A1", "E7")

    assert [text.key for text in GAME.view(g, 1).events] == ["doodle-dungeon-treasure-hidden"]
    assert [text.key for text in GAME.view(g, 0).events] == ["doodle-dungeon-you-hid-a-treasure"]


def test_how_many_treasures_there_are_is_written_down_after_phase_a() -> None:
    hidden = dungeon(treasures="C3 E5")

    assert GAME.view(building("02", hidden), 1).dungeons[0].treasure_count is None
    assert GAME.view(building("02", hidden), 0).dungeons[0].treasure_count == 2
    assert GAME.view(drawing(hidden), 0).dungeons[1].treasure_count == 2


def test_whoever_draws_the_path_does_not_see_the_treasures() -> None:
    g = drawing(dungeon(treasures="E7", goblins="E7"))

    assert GAME.view(g, 0).drawing == 1
    assert GAME.view(g, 0).dungeons[1].treasures == ()
    assert GAME.view(g, 1).dungeons[1].treasures == squares("E7")


def test_no_stop_of_a_path_is_offered_or_left_out_because_of_a_treasure() -> None:
    g = drawing(dungeon(treasures="E7 A4", goblins="E7 C3", walls="A4", traps="A3"))
    elsewhere = GAME.redeal(g, 0, Chance(3))
    here, there = (g.pending()[0].form.suggestions(each, 0) for each in (g, elsewhere))  # type: ignore[union-attr]

    assert elsewhere.masters[1].sheet.treasures != g.masters[1].sheet.treasures
    assert here == there
    ways = [[*before, stop.id] for before in ([], ["E7"]) for stop in here.stops]
    assert [here.fits(way) for way in ways] == [there.fits(way) for way in ways]


def test_defeating_a_guard_does_not_reveal_the_treasure() -> None:
    without = defending(dungeon(goblins="A3"), hands={"A": "axe"}, dice=(1, 1))
    guarded = defending(dungeon(goblins="A3", treasures="A3"), hands={"A": "axe"}, dice=(1, 1))

    after = [answer(g, "A", "end") for g in (without, guarded)]

    assert GAME.view(after[0], 1).events == GAME.view(after[1], 1).events
    assert GAME.view(after[1], 1).dungeons[0].treasures == ()


def test_an_action_deck_is_shown_to_its_owner_in_phases_a_and_b_only() -> None:
    g = in_round(2, 4)
    for seat in range(2):
        assert GAME.view(g, seat).deck == tuple(sorted(g.masters[seat].deck))
        assert GAME.view(g, seat).dungeons[1 - seat].deck_size == 3
    assert GAME.view(g, None).deck == ()

    later = defending(dungeon(traps="A3"), hands={"A": "axe"}, decks={"A": "gag shield"})
    assert GAME.view(later, 0).deck == ()
    assert GAME.view(later, 0).dungeons[0].deck_size == 2


def test_a_hand_is_its_owner_s_and_its_size_is_public() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "axe gag", "B": "bomb"})

    assert GAME.view(g, 0).hand == g.masters[0].hand
    assert GAME.view(g, None).hand == ()
    assert [each.hand_size for each in GAME.view(g, 1).dungeons] == [2, 1]


def test_cards_on_offer_taken_and_laid_are_public() -> None:
    g = in_round(2, 2)
    first = g.start
    g = apply(g, Move(first, g.pending()[0].number, [g.row[0]]))
    shown = GAME.view(g, None)
    assert shown.row == g.row
    assert shown.dungeons[first].card == g.masters[first].card

    later = defending(dungeon(traps="A3"), hands={"A": "axe"}, above={"A": "shield"})
    assert GAME.view(later, None).dungeons[0].above == later.masters[0].above


def test_what_was_drawn_and_put_under_is_told_to_its_owner_alone() -> None:
    g = defending(dungeon(traps="A3"), hands={"A": "axe"}, decks={"A": "gag"})
    (axe,) = g.masters[0].hand
    g = answer(g, "A", "exchange", axe)

    own, other = ([text.key for text in GAME.view(g, seat).events] for seat in (0, 1))
    assert {"doodle-dungeon-you-put-under", "doodle-dungeon-you-drew"} <= set(own)
    assert {"doodle-dungeon-put-under", "doodle-dungeon-drew"} <= set(other)
    assert "gag" not in said(g, 1)


def test_removed_cards_and_the_pile_are_known_to_nobody() -> None:
    g = in_round(2, 3)
    shown = GAME.view(g, 0)
    seen = {*shown.row, *shown.discards, *shown.deck, *(each.card for each in shown.dungeons)}

    assert shown.pile_size == len(g.pile.pile) == 33
    assert not seen & set(g.pile.pile)


def test_a_treasure_taken_back_is_not_told_either() -> None:
    g = answer(building(TRAP_TREASURE_UPGRADES, other="02"), "A", "A1", "E7")
    number = next(each.number for each in g.decisions() if each.seat == 0 and "took_back" in each.step)
    g = apply(g, Move(0, number, ["1"]))

    assert NAMES[g.masters[0].built[0].squares[0]] == "A1"
    assert "E7" not in said(g, 1)


def test_the_usual_course_never_asks_an_onlooker() -> None:
    g = after_default(in_round(3, 2))

    assert GAME.view(g, None).decisions == ()
