"""Puzzles through the real client: tried, explained, solved, and remembered."""

import pytest

from playground import Message, Person, Reply
from tests.end_to_end.party import Party, says
from tests.end_to_end.stage import Stage, control
from texts import Speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

PUZZLE = "mighty-monsters:odd-coin"


async def begun(stage: Stage, person: Person) -> Party:
    channel = stage.channel()
    await (await person.slash(channel, "practice", exercise=PUZZLE)).settled()
    await stage.quiet()
    return Party(stage, [person], channel, "mighty-monsters")


async def place(party: Party, *placements: tuple[int, int]) -> None:
    """Send monsters by the command: (strength, guard) each."""
    for strength, guard in placements:
        choice = f"{strength}@{guard}"
        await (await party.host.slash(party.channel, "move", choice=choice)).settled()
        await party.stage.quiet()


def goal(say: Speaker) -> str:
    """The sentence that says it; the others say what is known."""
    return say("mighty-monsters-goal-odd-coin").partition(". ")[0]


def shown(reply: Reply) -> Message:
    assert reply.message is not None
    return reply.message


async def again(party: Party) -> None:
    final = party.table
    await (await party.host.click(final, custom_id=control(final, "practise"))).settled()
    await party.stage.quiet()


async def test_a_puzzle_is_failed_explained_solved_remembered_and_forgotten(own_stage: Stage) -> None:
    anna = own_stage.person("Anna")
    say, party = says(anna), await begun(own_stage, anna)
    assert goal(say) in party.panel_of(anna).text
    assert "New here?" not in party.panel_of(anna).text, "it tells how a whole game begins"

    await place(party, (5, 1), (4, 2))
    over = say("exercise-over")
    assert f"**{over} {say('puzzle-not-solved', reached=8, best=9)}**" in party.table.text
    solution = shown(await (await anna.click(party.table, say("button-solution"))).settled())
    assert goal(say) in solution.text
    solution = shown(await (await anna.click(solution, say("button-solution-on"))).settled())
    assert say("mighty-monsters-solution-odd-coin-1") in solution.text

    await again(party)
    await place(party, (5, 2), (4, 1))
    assert f"**{over} {say('puzzle-solved', reached=9, best=9)}**" in party.table.text
    await own_stage.bot.restart()
    rows = "SELECT tries, best, solved, solution_seen FROM puzzles WHERE user_id = ? AND puzzle = ?"
    assert [tuple(row) for row in own_stage.ledger.rows(rows, anna.id, PUZZLE)] == [(2, 9, 1, 1)]
    found = await anna.autocomplete(party.channel, "practice", "exercise", "odd coin")
    assert found == [("✓ Mighty Monsters: the odd coin · easy", PUZZLE)]

    sure = await (await anna.slash(party.channel, "settings forget-me")).settled()
    await (await anna.click(shown(sure), custom_id=control(shown(sure), "forget"))).settled()
    await own_stage.quiet()
    assert own_stage.ledger.rows(rows, anna.id, PUZZLE) == []


async def test_a_menu_leads_from_game_to_puzzle_and_on_to_the_next(stage: Stage) -> None:
    dora, channel = stage.person("Dora", "de"), stage.channel()
    menu = shown(await (await dora.slash(channel, "practice")).settled())
    menu = shown(await (await dora.select(menu, ["mighty-monsters"])).settled())
    assert [select.placeholder for select in menu.selects][1] == says(dora)("puzzle-menu-puzzle")

    await (await dora.select(menu, [PUZZLE], custom_id=menu.selects[1].custom_id)).settled()
    await stage.quiet()
    party = Party(stage, [dora], channel, "mighty-monsters")
    assert goal(says(dora)) in party.panel_of(dora).text
    await place(party, (5, 1), (4, 2))
    final = party.table
    await (await dora.click(final, custom_id=control(final, "next-puzzle"))).settled()
    await stage.quiet()

    assert says(dora, "en")("mighty-monsters-goal-cheap-loss").partition(". ")[0] in party.table.text


async def test_whoever_gives_up_is_shown_the_solution_and_may_go_on(stage: Stage) -> None:
    anna = stage.person("Anna")
    party = await begun(stage, anna)
    panel = await (await anna.click(party.table, says(anna)("button-turn"))).settled()
    more = shown(await (await anna.click(shown(panel), says(anna)("button-more"))).settled())

    solution = shown(await (await anna.click(more, custom_id=control(more, "solution"))).settled())

    assert goal(says(anna)) in solution.text
    assert stage.ledger.status(party.channel) == "playing"
