"""What a computer player expects of a dungeon: this round's heroes, the next round's, and what helps."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.boss_monster import GAME
from engine.games.boss_monster.ai.builds.outlook import Outlook
from engine.games.boss_monster.ai.builds.placing import Plan
from engine.games.boss_monster.ai.builds.prospects import dungeons, standings
from engine.games.boss_monster.ai.builds.reserves import Build, Reserves
from engine.games.boss_monster.ai.builds.tomorrow import Tomorrow, wounds
from engine.games.boss_monster.ai.evaluation import counted
from engine.games.boss_monster.cards import HEROES
from engine.games.boss_monster.rules.rounds import SOULS_TO_WIN
from engine.games.boss_monster.show.views import RealmView
from tests.engine.boss_monster.playing import would
from tests.engine.boss_monster.scenario import Side, building, slot_at

EPIC = [card for card, hero in HEROES.items() if hero.epic]
EQUALS = 0
WEAK_RIVALS = 8


def seen(*sides: Side, town: str = "") -> RealmView:
    return GAME.view(building(*sides, town=town), 0)


# ── the next round ───────────────────────────────────────────────────────────────────────────────────────


def test_treasure_counts_on_prey_as_long_as_ordinary_heroes_come() -> None:
    """With nine damage every ordinary hero dies; of the epic ones, nobody does."""
    early = Tomorrow(seen(Side("MB042"), Side()), 0, [counted("C")])
    late = Tomorrow(replace(seen(Side("MB042"), Side()), ordinary_heroes=0), 0, [counted("C")])

    prey, hurt = early.expected(9, counted("CCC"))
    assert prey > 0
    assert hurt[0] == 1.0
    prey, hurt = late.expected(9, counted("CCC"))
    assert prey == 0
    assert hurt[0] < 1.0


def test_who_has_no_treasure_expects_nobody() -> None:
    view = replace(seen(Side("MB042"), Side()), ordinary_heroes=0)
    assert Tomorrow(view, 0, [counted("C")]).expected(5, counted(""))[1][0] == 1.0


def test_a_hero_already_seen_does_not_come_again() -> None:
    view = replace(seen(Side("MB042"), Side(), town=" ".join(EPIC)), ordinary_heroes=0)
    assert Tomorrow(view, 0, [counted("C")]).expected(5, counted("CFMT")) == (0.0, wounds(0, 0))


def test_double_wounds_come_two_at_a_time() -> None:
    assert wounds(0, 20)[1] == wounds(0, 20)[3] == 0.0 < wounds(0, 20)[2]
    assert abs(sum(wounds(5, 5)) - 1.0) < 0.01


# ── how one stands ───────────────────────────────────────────────────────────────────────────────────────


def test_wounds_weigh_more_and_treasure_less_against_weak_rivals() -> None:
    for stage in range(8):
        weak, equal = (standings(stage, shade, 0, 0)[0] for shade in (WEAK_RIVALS, EQUALS))
        assert weak[2] < equal[2]
        assert weak[3] < equal[3]
        assert dungeons(stage, WEAK_RIVALS)[1] < dungeons(stage, EQUALS)[1]


def test_damage_souls_and_fewer_wounds_are_never_worse() -> None:
    for stage in range(8):
        for shade in range(WEAK_RIVALS + 1):
            dealt, _ = dungeons(stage, shade)
            assert list(dealt) == sorted(dealt)
            found = standings(stage, shade, 0, 0)
            assert all(list(row) == sorted(row, reverse=True) for row in found)
            assert all(found[souls][0] < found[souls + 1][0] for souls in range(SOULS_TO_WIN - 1))


def test_to_have_won_is_better_than_any_hope() -> None:
    mine, rival = Side("MB042", souls="MB103 MB104 MB106 MB107 MB079", queue="MB078"), Side()
    winning = Outlook(seen(mine, rival), 0)
    hoping = Outlook(seen(Side("MB042", souls="MB103 MB104 MB106 MB107 MB079"), rival), 0)

    assert winning.now(14, counted("")) > hoping.now(14, counted(""))


# ── what helps ───────────────────────────────────────────────────────────────────────────────────────────


def test_it_does_not_count_on_the_spell_that_the_warlock_takes() -> None:
    """Smash! adds two damage, but whoever has no other spell gives it to the Warlock (12)."""

    def gain(*spells: str) -> float:
        sides = [Side("MB042", " ".join(spells), queue=queue) for queue in ("MB113", "")]
        warlock, nobody = [Outlook(seen(side, Side()), 0) for side in sides]
        return warlock.now(11, counted("")) - nobody.now(11, counted(""))

    assert gain("MB071") == gain("MB076") < gain("MB071", "MB076")


def test_a_living_trap_built_now_kills_an_epic_hero_if_it_has_a_monster_room_to_give() -> None:
    """It destroys a Monster Room to kill a hero in its own room."""
    for beside, killing in (("MB018", True), ("MB044", False)):
        view = seen(Side(f"{beside} MB042", "MB047", queue="MB118"), Side())
        build = Build("MB047", view.lairs[0].rooms[1])
        assert (max(Reserves(view, 0).after(build), default=0) > 20) == killing


def test_it_builds_the_fifth_room_for_ravenus_who_then_doubles_a_monster_room() -> None:
    """Ten damage and four more of the Foyer Elemental kill whoever has 13, if two coins are left."""
    for coins, more in ((2, [4]), (1, [])):
        view = seen(Side("MB042 MB043 MB042 MB030", "MB016", boss="MB006", coins=coins), Side())
        steady = Reserves(view, 0).after(None)
        assert [
            power for power in Reserves(view, 0).after(Build("MB016", None)) if power not in steady
        ] == more


def test_ravenus_keeps_two_coins_for_the_adventure() -> None:
    def promotes(coins: int) -> bool:
        g = building(Side("MB042:MB056", boss="MB006", coins=coins), Side())
        return would(g, "A") == [f"promote/{slot_at(g, 'A1').uid}"]

    assert promotes(3)
    assert not promotes(2)


def test_a_doppelganger_hive_deals_more_for_those_it_lures() -> None:
    """Three heroes are sure to come, and none of them without the symbol."""
    crowd = seen(Side("MB042 MB029", boss="MB012"), Side(boss="MB009"), town="MB098 MB099 MB101")
    quiet = seen(Side("MB042 MB029", boss="MB012"), Side(boss="MB009"))

    assert Outlook(crowd, 0).surge(counted("TTTT"), None) > 0
    assert Outlook(crowd, 0).surge(counted(""), None) == 0
    assert Outlook(quiet, 0).surge(counted("TTTT"), None) == 0


def test_a_dragons_nest_counts_the_symbols_of_other_monster_rooms_this_round() -> None:
    """Beside the Minotaur Catacombs (two symbols) and a Trap Room, which it leaves as it is."""
    view = seen(Side("MB026 MB022 MB042", "MB028"), Side())
    outlook = Outlook(view, 0)

    assert outlook.surge(outlook.treasure, Build("MB028", view.lairs[0].rooms[0])) == 2
    assert outlook.surge(outlook.treasure, None) == 0


def test_a_magipede_is_worth_more_with_spells_in_hand() -> None:
    place = "MB039@1"
    armed, bare = (Plan(seen(Side("MB035", f"MB039 {spells}"), Side()), 0) for spells in ("MB076 MB067", ""))

    assert armed.worth(place) - armed.without_building() > bare.worth(place) - bare.without_building()


def test_whoever_can_be_sent_away_does_less_harm_when_wounds_are_close() -> None:
    """The Minotaur Catacombs send a hero back to the entrance before its wounds are one too many."""
    taken = "MB079 MB081"

    def harm(rooms: str) -> float:
        sides = [Side(rooms, wounds=taken, queue=queue) for queue in ("MB118", "")]
        epic, nobody = [Outlook(seen(side, Side()), 0) for side in sides]
        return nobody.now(4, counted("")) - epic.now(4, counted(""))

    assert harm("MB022 MB042") < harm("MB026 MB042")
