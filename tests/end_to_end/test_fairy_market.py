"""Fairy Market through the real client: whole games, expeditions by click, by hand and by command."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from cogs.ui.literal import literal
from engine.core import Script, State
from engine.games.fairy_market.state import ROUNDS, Fair
from playground import Message, Person, Reply
from tests.end_to_end.company import asked, shown
from tests.end_to_end.party import Party, Witness, answered, says, usable
from tests.end_to_end.stage import POSTGRES, SQLITE, Stage, plays_on
from texts import speaker

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Expedition:
    """Players of Fairy Market: what is asked decides how it is answered, and each way has its turn."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.handed_in = 0
        self.timed: list[tuple[int, list[int]]] = []
        """In every round with an hourglass: who handed in first, and who got the bonus."""
        self._random = Random(7)

    @property
    def fair(self) -> Fair:
        """What only the bot knows."""
        state = self.party.stage.ledger.state(self.party.channel)
        assert isinstance(state, Fair)
        return state

    @property
    def shopper(self) -> Person:
        """Whose turn it is at the market."""
        (asked,) = (one for one in self.fair.pending() if one.topic in ("market", "books"))
        return self.party.people[asked.seat]

    async def play_to_the_end(self) -> None:
        """Whoever is awaited answers."""
        while not self.party.over:
            await self.party.stage.until(lambda: self.party.awaited or self.party.over)
            if self.party.awaited:
                await self.answer(self.party.awaited[0])

    async def answer(self, person: Person) -> None:
        """Whatever this person is asked."""
        seat = self.party.people.index(person)
        decision = next(one for one in self.fair.pending() if one.seat == seat)
        if isinstance(decision.form, Script):
            await self.explore(person)
        else:
            ways = (self.party.by_panel, self.party.by_dm, self.party.by_command)
            await ways[self.party.answers % len(ways)](person)

    async def explore(self, person: Person) -> None:
        """Build and draw, and hand it in; the first in a race gets the bonus."""
        before = self.fair
        ways = (self.by_click, self.by_hand, self.by_command, self.by_hint)
        self.handed_in += 1
        await ways[self.handed_in % len(ways)](person)
        seat = self.party.people.index(person)
        race = before.timed and before.settings["time-bonus"] == "race"
        if race and not before.winners_of_time and self.fair.winners_of_time:
            self.timed.append((seat, self.fair.winners_of_time))

    # --- ways to write one ---------------------------------------------------------------------------

    async def by_click(self, person: Person) -> None:
        """Word after word with the controls of the direct message."""
        await self.party.by_dm(person)

    async def by_hand(self, person: Person) -> None:
        """Typed, first with a mistake in it, as the rules page spells it."""
        panel = await self.party.opened_panel(person)
        cards, path = self._usual(person)
        await self.typed(panel, person, f"{cards}; Q E A; {path}")
        assert "“QEA”" in panel.text or "„QEA“" in panel.text
        assert usable(panel, "confirm") == []
        await self.typed(panel, person, f"{cards} {path}")
        await self.hand_in(panel, person)

    def _usual(self, person: Person) -> tuple[str, str]:
        """The cards and the path of a good expedition, in step strings."""
        g, seat = self.fair, self.party.people.index(person)
        form = next(one.form for one in g.pending() if one.seat == seat)
        words = form.default(g, seat)
        assert isinstance(words, list)
        gate = next(number for number, word in enumerate(words) if word[0].islower())
        cards = [re.sub(r"(?<=[A-Z])(?=[A-Z+-])|(?=r)", " ", word) for word in words[:gate]]
        entered, _, run = words[gate].partition(":")
        return "; ".join(cards), f"{entered}: {' '.join([run, *words[gate + 1 :]]).strip()}"

    async def by_command(self, person: Person) -> None:
        """With `/move`, always choosing one of the continuations it offers."""
        typed = ""
        while True:
            offers = await person.autocomplete(self.party.channel, "move", "choice", typed)
            values = [str(value) for _, value in offers]
            if not values or (typed in values and (len(values) == 1 or len(typed) > 60)):
                break
            further = [value for value in values if value != typed]
            paths = [value for value in further if re.search(r" [a-z]\d", value)]
            typed = self._random.choice(paths or further)
        reply = await self.party.confirmed(
            await person.slash(self.party.channel, "move", choice=typed), person
        )
        assert answered(person) in reply.text, reply.text
        await self.party.settled(reply)

    async def by_hint(self, person: Person) -> None:
        """All cards laid, and then the best path the bot finds, if it gives hints; else as one types it."""
        panel = await self.party.opened_panel(person)
        cards, path = self._usual(person)
        await self.typed(panel, person, cards)
        hints = usable(panel, "hint")
        if hints:
            await (await person.click(panel, custom_id=hints[0])).settled()
            assert says(person)("panel-hinted") in panel.text
        else:
            await self.typed(panel, person, f"{cards} {path}")
        await self.hand_in(panel, person)

    async def typed(self, panel: Message, person: Person, answer: str) -> Reply:
        """Type something into the form of a panel, which comes with *More*."""
        if not usable(panel, "spell"):
            (more,) = usable(panel, "more")
            await (await person.click(panel, custom_id=more)).settled()
        (opener,) = usable(panel, "spell")
        form = await person.click(panel, custom_id=opener)
        assert form.modal is not None
        label = says(person)("script-form-field")
        return await (await person.submit(form.modal, {label: answer})).settled()

    async def hand_in(self, panel: Message, person: Person) -> None:
        """Press Done."""
        ledger, channel = self.party.stage.ledger, self.party.channel
        before = ledger.moves(channel)
        await self.party.settled(await self.party.surely(panel, person))
        assert ledger.moves(channel) > before


async def chosen(party: Party, **settings: str) -> None:
    """The host changes the settings of the lobby."""
    for setting, value in settings.items():
        name = setting.replace("_", "-")
        reply = await party.host.slash(party.channel, "lobby options", setting=name, value=value)
        assert (await reply.settled()).text == says(party.host)("lobby-option-set")


@plays_on(SQLITE)
async def test_two_people_play_a_whole_game_with_hints_in_both_languages(stage: Stage) -> None:
    party = Party(stage, [stage.person("Anna"), stage.person("Ben", "de")], game="fairy-market")
    witness = Witness(stage)
    await party.open()
    await chosen(party, hint="on")
    await party.sit_down()
    await party.start()
    expedition = Expedition(party)

    await expedition.play_to_the_end()

    final = await party.sees_the_end()
    g = expedition.fair
    assert g.result is not None
    assert all(party.people[seat].name in final.text for seat in g.result.winners)
    assert all(len(player.scores) == ROUNDS for player in g.players)
    assert expedition.handed_in == 2 * ROUNDS
    assert all(winners == [first] for first, winners in expedition.timed)
    assert len(final.alt_texts) == len(final.attachments) > 0
    for person, foreign in zip(party.people, ("de", "en"), strict=True):
        seen = "\n".join(sight.strings for sight in witness.private(person))
        assert says(person)("script-undo") in seen
        assert speaker(foreign)("script-undo") not in seen


@plays_on(POSTGRES)
async def test_five_seats_with_computer_players_and_own_times_on_a_german_server(stage: Stage) -> None:
    server = stage.ground.new_guild("Der Markt", locale="de")
    party = Party(stage, [stage.person("Carla", "de", guild=server)], stage.channel(server), "fairy-market")
    await party.open()
    await chosen(party, time_bonus="own-time")
    for _ in range(4):
        await party.press(party.host, "bot")
    await party.start()
    expedition = Expedition(party)

    await expedition.play_to_the_end()

    g = expedition.fair
    assert g.result is not None
    assert expedition.handed_in == ROUNDS
    bonuses = [{score.time for score in player.scores} for player in g.players]
    assert set().union(*bonuses[1:]) == {0}, "only people's times are measured"
    assert (await party.sees_the_end()).attachments
    panel = shown(await asked(party, party.host, "replay"))
    [expeditions] = panel.selects
    assert expeditions.placeholder == says(party.host)("fairy-market-replay-fights")
    first = expeditions.options[0].value
    await (await party.host.select(panel, first, custom_id=expeditions.custom_id)).settled()
    assert panel.attachments[0].filename == "fairy-market-round.png"


async def test_nobody_else_sees_anything_of_an_expedition_before_all_are_done(stage: Stage) -> None:
    anna, ben = stage.person("Anna"), stage.person("Ben")
    party, witness = Party(stage, [anna, ben], game="fairy-market"), Witness(stage)
    await party.open()
    await chosen(party, time_bonus="off")
    await party.sit_down()
    await party.start()
    expedition = Expedition(party)
    while expedition.fair.phase != "exploration":
        await party.by_command(expedition.shopper)
    before = len(witness.sights)

    await expedition.by_hand(anna)

    steps = " ".join(expedition.fair.players[0].script)
    spellings = (steps, literal(steps))
    later = witness.sights[before:]
    assert party.awaited == [ben]
    assert anna.id in {one.audience for one in later}
    assert {one.audience for one in later if any(way in one.strings for way in spellings)} <= {anna.id}
    assert not any(sight.secret_files for sight in later if sight.audience is None)

    await expedition.by_click(ben)
    assert "fairy-market-explored" in str(expedition.fair.events)
    assert any("fairy-market-round.png" in name for sight in witness.public for name, _ in sight.pictures)


def _explores_with_the_nose(state: State) -> bool:
    """Whether Anna is about to explore; then she has *The Tracker's Nose*, and swords for what it finds."""
    exploring = any(one.seat == 0 and isinstance(one.form, Script) for one in state.pending())
    if exploring and isinstance(state, Fair):
        state.players[0].books, state.players[0].tokens = ["hunt"], {"sword": 2}
    return exploring


async def test_the_trackers_nose_is_tapped_in_the_middle_of_a_run(stage: Stage) -> None:
    anna, ben = stage.person("Anna", "de"), stage.person("Ben")
    party = Party(stage, [anna, ben], game="fairy-market")
    await party.open()
    await chosen(party, time_bonus="off")
    await party.sit_down()
    await party.start()
    await party.fast_forward(_explores_with_the_nose)
    g, panel = Expedition(party).fair, party.panel_of(anna)
    [form] = [one.form for one in g.pending() if one.seat == 0 and isinstance(one.form, Script)]
    layout = list(form.suggestions_after(g, 0, []).proposals[0].words)
    gates = [one.id for one in form.following(g, 0, layout).options if one.id[0].islower()]
    halts = {gate: list(form.suggestions_after(g, 0, [*layout, gate]).back) for gate in gates}
    gate, begun, leap = next(
        (gate, begun, option.id)
        for gate, begun in halts.items()
        for option in (form.following(g, 0, begun).options if begun else ())
        if option.id.startswith("@hunt(")
    )

    async def tap(wanted: str, word: str = "") -> None:
        """Press the first such button, or choose a word from the list that has it."""
        for menu in panel.selects:
            if word and word in [one.value.partition(".")[2] for one in menu.options]:
                [value] = [one.value for one in menu.options if one.value.endswith(f".{word}")]
                await (await anna.select(panel, [value], custom_id=menu.custom_id)).settled()
                return
        await (await anna.click(panel, custom_id=usable(panel, wanted)[0])).settled()

    await tap("accept")
    await tap("write", gate)
    await tap("back")
    books = says(anna)("fairy-market-group-means")
    await (await anna.click(panel, books)).settled()
    await tap("write", leap)
    await party.settled(await party.surely(panel, anna))

    query = "SELECT choice FROM moves WHERE table_id = ? AND seat = 0 ORDER BY version DESC LIMIT 1"
    [(handed_in,)] = stage.ledger.rows(query, stage.ledger.table_id(party.channel))
    assert json.loads(handed_in) == [*begun, leap]
    assert len(begun[-1]) < len(gate), "the run was left in its middle"


@pytest.mark.parametrize("locale", ["en"])
async def test_a_shopping_list_is_written_changed_and_used_after_a_crash(
    own_stage: Stage, locale: str
) -> None:
    server = own_stage.ground.new_guild("Market", locale=locale)
    people = [own_stage.person(name, locale, guild=server) for name in ("Anna", "Ben")]
    party = Party(own_stage, people, own_stage.channel(server), "fairy-market")
    await party.open()
    await chosen(party, time_bonus="off")
    await party.sit_down()
    await party.start()
    expedition = Expedition(party)
    (shopper,), (planner,) = party.awaited, party.waiting
    assert says(planner)("plan-invited").split(".")[0] in party.panel_of(planner).text
    card, other = expedition.fair.rows[0].face_up
    for choice in ("token:key", f"card:{card}, card:{other}, one, token:rope, pass"):
        await (await planner.slash(party.channel, "move", choice=choice, ahead="fairy-market-shop")).settled()
    listed = await (await planner.slash(party.channel, "plans")).settled()
    assert says(planner)("fairy-market-list-one") in listed.text

    await own_stage.bot.kill()
    await own_stage.bot.start()
    for choice in (f"card:{card}", "token:sword", "token:sword"):
        await (await shopper.slash(party.channel, "move", choice=choice)).settled()
    await own_stage.quiet()

    own = expedition.fair.players[party.people.index(planner)]
    assert (own.hand[0], own.tokens) == (other, {"rope": 1})
    assert says(planner)("story-decided-ahead", seat=planner.name).removeprefix("-# ") in party.table.text
    assert expedition.fair.shopping == [party.people.index(shopper)]
    assert set(party.awaited) == {shopper, planner}, "whoever has passed is already exploring"
