"""People who play Doodle Dungeon through the real client, choosing what a computer player would choose."""

from __future__ import annotations

from itertools import cycle

from cogs.ui.decisions.places import FIRST, PAGES, page_of
from engine.core import Choice, Decision, Path, Pick, Placement
from engine.core.forms.numbering import ON_A_PAGE
from engine.games.doodle_dungeon import GAME, Table, TableView
from playground import Message, Person, Reply
from tests.end_to_end.party import Party, answered
from tests.end_to_end.stage import Stage, action


class Doodlers(Party):
    """People around a table of Doodle Dungeon; their seats are in the order of their names here."""

    def __init__(self, stage: Stage, *people: Person) -> None:
        super().__init__(stage, list(people), game="doodle-dungeon")
        self._ways = cycle((self.by_clicks, self.by_move, self.by_form))

    # ── what only the bot knows ──────────────────────────────────────────────────────────────────────────

    @property
    def state(self) -> Table:
        state = self.stage.ledger.state(self.channel)
        assert isinstance(state, Table)
        return state

    def view(self, person: Person) -> TableView:
        return GAME.view(self.state, self.people.index(person))

    def wanted(self, person: Person) -> tuple[Decision, Choice]:
        """Somebody's decision, and a sensible answer."""
        state, seat = self.state, self.people.index(person)
        decision = next(decision for decision in state.pending() if decision.seat == seat)
        return decision, GAME.computer_player(GAME.view(state, seat), decision)

    @property
    def awaited(self) -> list[Person]:
        """The people the table waits for."""
        return [self.people[seat] for seat in self.state.awaited() if seat < len(self.people)]

    # ── answering ────────────────────────────────────────────────────────────────────────────────────────

    async def by_clicks(self, person: Person) -> None:
        """Answer with the buttons and lists of the direct message."""
        decision, choice = self.wanted(person)
        panel = self.panel_of(person)
        assert isinstance(choice, list)
        match decision.form:
            case Placement():
                await self.place(panel, person, choice)
            case Path():
                await self.confirm(panel, person)
            case Pick(ordered=True, most=most) if most > 1 and choice:
                for card in choice:
                    await self.use(panel, person, "add", card)
                await self.confirm(panel, person)
            case _:
                await self.use(panel, person, "pick" if choice else "none", *choice)
        await self.stage.quiet()

    async def place(self, panel: Message, person: Person, words: list[str]) -> None:
        """Take what is proposed, or choose a part of the sheet and then a place in it by its number."""
        wanted = " ".join(words)
        if any(
            action(one.custom_id) == "confirm" and _word(one.custom_id) == wanted for one in panel.buttons
        ):
            await self.confirm(panel, person)
            return
        await self.use(panel, person, "group", "99")
        decision, _ = self.wanted(person)
        assert isinstance(decision.form, Placement)
        page = page_of(decision.form, decision.form.suggestions(self.state, decision.seat), 99)
        for area, held in enumerate(page.held):
            if tuple(words) in held and len(held) > 1:
                number = held.index(tuple(words)) // ON_A_PAGE
                await self.use(panel, person, "group", str(FIRST + PAGES * area))
                for _ in range(number):
                    await self.use(panel, person, "group", str(FIRST + PAGES * area + number))
        await self.use(panel, person, "pick", wanted)
        await self.confirm(panel, person)

    async def use(self, panel: Message, person: Person, wanted: str, *words: str) -> Reply:
        """Press the button or choose the options with these words, once the panel has them."""
        try:
            await self.stage.until(lambda: bool(_button(panel, wanted, words) or _list(panel, wanted, words)))
        except TimeoutError:
            raise AssertionError(f"nothing does {wanted} {words} in {panel.text!r}") from None
        if custom_id := _button(panel, wanted, words):
            return await settled(await person.click(panel, custom_id=custom_id))
        custom_id = _list(panel, wanted, words)
        return await settled(await person.select(panel, list(words), custom_id=custom_id))

    async def type_in(self, panel: Message, person: Person, words: str) -> str:
        """Type something into the form of a panel; returns what it was prefilled with."""
        if not any(action(button.custom_id) == "type" for button in panel.buttons):
            await self.use(panel, person, "group", "99")
        custom_id = next(button.custom_id for button in panel.buttons if action(button.custom_id) == "type")
        opened = await person.click(panel, custom_id=custom_id)
        assert opened.modal is not None
        [field] = opened.modal.fields
        reply = await settled(await person.submit(opened.modal, {field.label: words}))
        assert reply.follow_ups == []
        return str(field.default or "")

    async def confirm(self, panel: Message, person: Person) -> None:
        buttons = await self.stage.until(
            lambda: [button for button in panel.buttons if action(button.custom_id) == "confirm"]
        )
        button = buttons[0]
        assert not button.disabled, panel.text
        await settled(await person.click(panel, custom_id=button.custom_id))
        await self.stage.quiet()

    async def by_form(self, person: Person) -> None:
        """Answer by typing into the form of the direct message, where there is one."""
        decision, choice = self.wanted(person)
        if isinstance(decision.form, Placement | Path) and isinstance(choice, list):
            panel = self.panel_of(person)
            await self.type_in(panel, person, " ".join(choice).lower())
            await self.confirm(panel, person)
        else:
            await self.by_move(person)

    async def by_move(self, person: Person) -> None:
        """Answer with `/move`."""
        _, choice = self.wanted(person)
        assert isinstance(choice, list)
        typed = await person.slash(self.channel, "move", choice=" ".join(choice))
        reply = await self.confirmed(typed, person)
        assert answered(person) in reply.text, reply.text
        await self.stage.quiet()

    async def play_on(self, phase: str) -> None:
        """Play to the end of a phase: by click, by command and in the form, in turn."""
        while self.state.phase == phase:
            for person in self.awaited:
                await next(self._ways)(person)

    async def until_asked_for(self, law: str, person: Person) -> None:
        """Play on until this person is asked for a place or path by this law."""
        while True:
            for other in self.awaited:
                form = self.wanted(other)[0].form
                if other is person and isinstance(form, Placement | Path) and form.law == law:
                    return
                await self.by_move(other)


async def settled(reply: Reply) -> Reply:
    await reply.settled()
    assert not reply.failed
    return reply


def _button(panel: Message, wanted: str, words: tuple[str, ...]) -> str | None:
    """The button that does this with these words."""
    ids = [button.custom_id for button in panel.buttons if action(button.custom_id) == wanted]
    return next((one for one in ids if _word(one) == " ".join(words)), None)


def _list(panel: Message, wanted: str, words: tuple[str, ...]) -> str | None:
    """The list that does this and offers these words."""
    lists = [select for select in panel.selects if action(select.custom_id) == wanted]
    fitting = [one for one in lists if {option.value for option in one.options} >= set(words)]
    return fitting[0].custom_id if fitting else None


def _word(custom_id: str | None) -> str:
    return ":".join((custom_id or "").split(":")[4:])
