"""Doodle Dungeon through the real client: built, drawn and defended, clicked and typed, secrets kept."""

from collections.abc import Sequence

import pytest

import render
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.numbered import choices_shown
from cogs.ui.decisions.scripts import checksum
from engine.core import Chance, Illegal, Path
from engine.core.accounts import plain_points
from engine.core.forms.spatial import AROUND
from engine.games.doodle_dungeon import GAME, Table
from engine.games.doodle_dungeon.board.sheet import NAMES
from engine.games.doodle_dungeon.rules.drawing import THE_PATH
from engine.games.doodle_dungeon.state import BUILDING, DEFENDING, DRAWING
from engine.games.doodle_dungeon.timing import ROUNDS
from playground import Message, Person
from tests.end_to_end.company import switch_to
from tests.end_to_end.doodling import Doodlers, settled
from tests.end_to_end.party import Witness, says
from tests.end_to_end.stage import POSTGRES, Stage, action, plays_on
from texts import Speaker, speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")

WALLS, PATH = "doodle-dungeon-walls", "doodle-dungeon-path"


def can_be_confirmed(panel: Message) -> bool:
    return any(action(button.custom_id) == "confirm" and not button.disabled for button in panel.buttons)


async def test_a_dungeon_is_named_with_a_click_or_in_ones_own_words(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = Doodlers(stage, anna, ben)
    await party.begin()

    async def look_at_the_name(person: Person) -> None:
        """Cards come first: one of them takes one, and the other is called to choose ahead."""
        name_short = says(person)("doodle-dungeon-ask-name-short")
        await settled(await person.click(party.panel_of(person), says(person)("button-more")))
        await settled(await switch_to(party.panel_of(person), person, name_short))

    usual = party.state.masters[0].name
    await look_at_the_name(anna)
    await settled(await anna.click(party.panel_of(anna), usual))
    await stage.quiet()  # her click brings Ben's panel up to date, which leads him back to his first question
    await look_at_the_name(ben)
    await party.type_in(party.panel_of(ben), ben, "Höhle des Grauens, 2. Stock")
    await stage.quiet()

    assert [master.name for master in party.state.masters] == [usual, "Höhle des Grauens, 2. Stock"]
    assert "Höhle des Grauens, 2. Stock" in party.table.text


async def test_a_slip_with_walls_is_marked_and_mended(stage: Stage) -> None:
    anna, ben = stage.person("Anna", "de"), stage.person("Ben")
    party = Doodlers(stage, anna, ben)
    await party.begin()
    await party.until_asked_for(WALLS, anna)
    panel, say = party.panel_of(anna), says(anna)

    await party.type_in(panel, anna, "h10")
    assert not can_be_confirmed(panel)
    assert any(say(f"doodle-dungeon-flaw-{flaw}") in panel.text for flaw in ("outside", "cut-off"))
    [preview] = panel.alt_texts
    assert preview.startswith("Vorschau auf h10.")
    assert await party.type_in(panel, anna, "H11") == "h10"
    assert say("no-such-square", word="H11", last="H10") in panel.text
    reply = await settled(await anna.slash(party.channel, "move", choice="d5 r45"))
    assert say("no-such-turn", word="r45") in reply.text
    assert "#" not in party.state.masters[0].sheet.squares

    _, words = party.wanted(anna)
    assert isinstance(words, list)
    await party.place(panel, anna, words)

    assert "#" in party.state.masters[0].sheet.squares


@plays_on(POSTGRES)
async def test_two_people_play_a_whole_game_clicked_and_typed_and_keep_their_secrets(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party, witness = Doodlers(stage, anna, ben), Witness(stage)
    await party.begin()

    await party.play_on(BUILDING)
    assert [len(master.deck) for master in party.state.masters] == [ROUNDS, ROUNDS]
    await draws_by_proposal_and_from_stop_to_stop(party, anna)
    await draws_in_steps_after_a_slip(party, ben)
    await party.play_on(DEFENDING)

    assert_the_score_is_shown(party, speaker("en"))
    assert_nobody_heard_where_treasures_are(party, witness)


def assert_the_score_is_shown(party: Doodlers, say: Speaker) -> None:
    """Everybody's points are told, the winners are named, and there is a picture of it."""
    state, final = party.state, party.table
    assert state.result is not None
    assert len(state.scores) == state.seats
    [poster] = final.alt_texts
    assert all(say.say(plain_points(score.total)) in poster for score in state.scores)
    assert [file.filename for file in final.attachments] == ["doodle-dungeon-poster.png"]
    named = [person.name for seat, person in enumerate(party.people) if seat in state.result.winners]
    assert all(name in final.text for name in named)
    assert str(state.scores[state.result.winners[0]].total) in final.text


async def draws_by_proposal_and_from_stop_to_stop(party: Doodlers, anna: Person) -> None:
    """The proposal is confirmed first; then, since it may still be changed, a way of one's own."""
    assert_pictures_hide_the_treasures(party, anna)
    panel = party.panel_of(anna)
    assert "monsters" in panel.text  # what the proposed ways would bring
    *_, stops = panel.selects
    first = stops.options[0].value
    await party.use(panel, anna, "pick", first)
    assert_preview_hides_the_treasures(party, anna, first)
    await party.use(panel, anna, "again")
    await party.confirm(panel, anna)
    assert anna not in party.awaited
    before = party.view(anna).drawn

    panel = party.panel_of(anna)
    stop = changing([option.value for option in stops.options], before)
    await party.use(panel, anna, "pick", stop)
    offered = [option.value for select in panel.selects for option in select.options]
    for onward in [words for words in offered if AROUND not in words][:1]:
        await party.use(panel, anna, "pick", onward)
        assert can_be_confirmed(panel)  # whatever is offered can be walked
        await party.use(panel, anna, "pick", stop)  # one stop back
    await party.confirm(panel, anna)

    assert party.view(anna).drawn != before
    assert NAMES.index(stop) in party.view(anna).drawn
    assert [dungeon.path for dungeon in party.view(party.people[1]).dungeons] == [(), ()]


def changing(stops: Sequence[str], path: Sequence[int]) -> str:
    """A stop that a path does not make yet; if it makes all of them, one alone leads another way."""
    return next((stop for stop in stops if NAMES.index(stop) not in path), stops[-1])


async def draws_in_steps_after_a_slip(party: Doodlers, ben: Person) -> None:
    """Out of the grid, then over one square three times; what was proposed is edited at last."""
    panel = party.panel_of(ben)
    assert_pictures_hide_the_treasures(party, ben)
    await party.type_in(panel, ben, "R1 U1")
    assert says(ben)("step-off-the-grid", step=2) in panel.text
    to_and_fro = "R L R L" if party.state.masters[0].sheet.squares[1] != "#" else "D U D U"
    await party.type_in(panel, ben, to_and_fro)
    with pytest.raises(Illegal) as refused:
        THE_PATH.read(party.state, 1, to_and_fro.split())
    assert says(ben).say(refused.value.text) in panel.text
    assert not can_be_confirmed(panel)
    await party.use(panel, ben, "again")
    steps = await party.type_in(panel, ben, " ".join(party.wanted(ben)[1]))  # type: ignore[arg-type]
    assert steps == "" or set(steps) <= set("RDLU0123456789")
    await party.confirm(panel, ben)
    assert party.state.phase != DRAWING


# ── secrets ──────────────────────────────────────────────────────────────────────────────────────────────


def assert_pictures_hide_the_treasures(party: Doodlers, person: Person) -> None:
    """What somebody is shown is what they would be shown if all other treasures lay elsewhere."""
    seat = party.people.index(person)
    elsewhere = GAME.redeal(party.state, seat, Chance(5))
    assert elsewhere.masters[1 - seat].sheet.treasures != party.state.masters[1 - seat].sheet.treasures
    say = speaker(says(person).locale, [each.name for each in party.people])
    decision, panel = party.wanted(person)[0], party.panel_of(person)
    assert isinstance(decision.form, Path)
    suggestions = decision.form.suggestions(elsewhere, seat)
    ways = choices_shown(decision.form, Draft(suggestions.first), suggestions)
    view = GAME.view(elsewhere, seat)
    if ways is None:
        shown = render.draft(view, decision, suggestions.first, None, say)
    else:
        shown = render.choices(view, decision, ways, say)
    assert shown is not None
    assert len(person.pictures(panel)) == 1
    assert person.pictures(panel)[0] == shown.png, "the picture shows what is hidden"
    assert panel.alt_texts == [shown.alt]


def assert_preview_hides_the_treasures(party: Doodlers, person: Person, words: str) -> None:
    seat = party.people.index(person)
    view = GAME.view(GAME.redeal(party.state, seat, Chance(5)), seat)
    say = speaker(says(person).locale, [each.name for each in party.people])
    picture = render.draft(view, party.wanted(person)[0], words.split(), None, say)
    assert picture is not None
    assert person.pictures(party.panel_of(person)) == [picture.png]


def assert_nobody_heard_where_treasures_are(party: Doodlers, witness: Witness) -> None:
    """The sentence with the square is in its owner's language, and reaches nobody else."""
    for person, other in (party.people, party.people[::-1]):
        sentence = says(person)("doodle-dungeon-you-hid-a-treasure", square="").rstrip(".")
        heard = [sight for sight in witness.sights if sentence in sight.strings]
        assert {sight.audience for sight in heard} <= {person.id}
        assert other.id not in {sight.audience for sight in heard}


# ── with computer players ────────────────────────────────────────────────────────────────────────────────


async def test_four_seats_with_computer_players_on_a_german_server(stage: Stage) -> None:
    server = stage.ground.new_guild("Die Grube", locale="de")
    carla = stage.person("Carla", "de", guild=server)
    party = Doodlers(stage, carla)
    party.channel = stage.channel(server)
    await party.open()
    for _ in range(3):
        await party.press(carla, "bot")
    await party.start()
    for _ in range(6):
        await party.by_clicks(carla)
    await party.fast_forward(lambda state: isinstance(state, Table) and state.phase == DRAWING)

    await party.play_on(DRAWING)
    await party.play_on(DEFENDING)

    assert_the_score_is_shown(party, speaker("de"))


# ── deciding ahead ───────────────────────────────────────────────────────────────────────────────────────


async def test_a_card_is_chosen_and_built_ahead_with_three_taps(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben", "de")
    party = Doodlers(stage, anna, ben)
    await party.begin()
    (first,) = party.awaited
    second = ben if first is anna else anna
    _, wanted = party.wanted(first)
    card = next(card for card in party.state.row if [card] != wanted)
    panel = party.panel_of(second)

    await party.use(panel, second, "write", f"{checksum([])}.{card}")
    await party.use(panel, second, "hint", checksum([card]))
    assert (
        says(second)("doodle-dungeon-alt-draft", words=card, details="").split(".")[0] in panel.alt_texts[0]
    )
    await party.confirm(panel, second)
    assert party.state.masters[party.people.index(second)].card == ""
    await party.by_move(first)

    taken = party.state.masters[party.people.index(second)]
    assert (taken.card, taken.ready) == (card, True)
    assert speaker("en", ["Anna", "Ben"])("story-decided-ahead", seat=second.name) in party.table.text


async def test_whoever_has_said_so_with_one_tap_is_not_asked_in_phase_c(stage: Stage) -> None:
    anna, ben = stage.person("Anna", "de"), stage.person("Ben")
    party = Doodlers(stage, anna, ben)
    await party.begin()
    await party.fast_forward(lambda state: isinstance(state, Table) and state.phase == DEFENDING)
    (first,) = party.awaited
    second = ben if first is anna else anna
    panel = party.panel_of(second)
    if not any(option.value == "nothing-always" for select in panel.selects for option in select.options):
        await settled(await switch_to(panel, second, says(second)("doodle-dungeon-ask-turn-ahead-short")))
    await party.use(panel, second, "pick", "nothing-always")
    await stage.quiet()

    while party.state.phase == DEFENDING:
        assert party.awaited == [first]
        await party.by_clicks(first)

    assert_the_score_is_shown(party, speaker("en"))
