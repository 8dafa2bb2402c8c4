"""Modals: the forms to type an answer into, or to choose all parts of it at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.ui.ahead import name_of
from cogs.ui.components import MOST_IN_A_LIST, Control, select, shortened
from cogs.ui.custom_ids import write_id
from cogs.ui.decisions.controls import MOST_IN_A_FORM
from cogs.ui.decisions.places import legal_spot, turn_word
from engine.core import Decision, Pick, Placement, Spot, Suggestions
from engine.core.grid import cell_name, spot_words
from texts import Speaker

LONGEST_ANSWER = 400
LONGEST_SCRIPT = 2000
LONGEST_TITLE = 45
LONGEST_HINT = 100
LONGEST_COMPLAINT = 1000


class Asked:
    """The modals of one question; it may be gone by now, and then they do without it.

    Labels show names verbatim, and the question does not: so there are two speakers.
    """

    def __init__(
        self, table_id: int, number: int, decision: Decision | None, speaker: Speaker, label_speaker: Speaker
    ) -> None:
        self._table_id = table_id
        self._number = number
        self._decision = decision
        self._speaker = speaker
        self._say = label_speaker

    def to_type(self, kind: str, written: str) -> discord.ui.Modal:
        """A modal for an answer of this kind, prefilled with what is written so far."""
        hint = f"form-hint-{kind}"
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            default=written or None, custom_id="answer", max_length=LONGEST_ANSWER
        )
        help_ = self._say(hint if self._say.has(hint) else "form-hint")
        return self._modal(self._typed, [self._labelled("form-field", help_, field)])

    def to_spell(self, words: Sequence[str]) -> discord.ui.Modal:
        """A modal for a script, prefilled with its words."""
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            style=discord.TextStyle.paragraph,
            default=" ".join(words)[:LONGEST_SCRIPT],
            custom_id="answer",
            max_length=LONGEST_SCRIPT,
        )
        help_ = self._say("script-form-hint")
        return self._modal(self._typed, [self._labelled("script-form-field", help_, field)])

    def to_choose(self, form: Pick, picked: Sequence[str]) -> discord.ui.Modal:
        """A modal with a list for every place in the order, prefilled with what is picked so far."""
        lists = [
            discord.ui.Label(
                text=self._say("form-place", number=place + 1),
                component=self._list(form, place, picked[place : place + 1]),
            )
            for place in range(min(form.most, len(form.options), MOST_IN_A_FORM))
        ]
        return self._modal(write_id("sent-parts", self._table_id, self._number), lists)

    def to_place(self, form: Placement, suggestions: Suggestions, words: Sequence[str]) -> discord.ui.Modal:
        """A modal with lists of the rows, the columns and the ways to turn the piece that occur at all."""
        legal = [legal_spot(form, proposal) for proposal in suggestions.proposals]
        at = next((spot for spot in legal if spot_words(spot) == list(words)), None) or Spot(-1, -1)
        rows = {spot.row: cell_name((spot.row, 0))[0] for spot in legal}
        columns = {spot.column: str(spot.column + 1) for spot in legal}
        ways = {(spot.mirrored, spot.turns): spot for spot in legal}
        lists = [
            ("row", {name: name for _, name in sorted(rows.items())}, rows.get(at.row)),
            ("column", {name: name for _, name in sorted(columns.items())}, columns.get(at.column)),
        ]
        if len(ways) > 1:
            turns = {_turn(spot): turn_word(self._say, spot) for _, spot in sorted(ways.items())}
            lists.append(("turn", turns, _turn(at)))
        fields = [
            discord.ui.Label(
                text=self._say(f"form-{name}"),
                component=select(
                    self._say("choose-one"),
                    name,
                    list(options.items())[:MOST_IN_A_LIST],
                    chosen=[chosen] if chosen else [],
                ),
            )
            for name, options, chosen in lists
        ]
        return self._modal(write_id("sent-square", self._table_id, self._number), fields)

    def _list(self, form: Pick, place: int, chosen: Sequence[str]) -> Control:
        required = place < form.least
        menu = select(
            self._say("choose-one"),
            f"place{place}",
            [(option.id, self._say.say(option.text)) for option in form.options],
            least=int(required),
            chosen=chosen,
            notes={option.id: self._say.say(option.note) for option in form.options if option.note},
        )
        assert isinstance(menu, discord.ui.Select)
        menu.required = required
        return menu

    def _labelled(self, key: str, help_: str, field: discord.ui.TextInput[Any]) -> discord.ui.Label[Any]:
        return discord.ui.Label(
            text=self._say(key), description=shortened(help_, LONGEST_HINT), component=field
        )

    @property
    def _typed(self) -> str:
        return write_id("typed", self._table_id, self._number)

    def _modal(self, custom_id: str, fields: Sequence[discord.ui.Label[Any]]) -> discord.ui.Modal:
        """The modal names what it asks; where that is not the whole question, it stands above the fields."""
        decision, title = self._decision, self._say("form-title")
        if decision is not None:
            title = name_of(decision, self._say).replace("*", "")
        modal = discord.ui.Modal(title=shortened(title, LONGEST_TITLE), custom_id=custom_id)
        asked = "" if decision is None else self._speaker.say(decision.prompt)
        if asked.replace("*", "") not in ("", modal.title):
            modal.add_item(discord.ui.TextDisplay(asked))
        for field in fields:
            modal.add_item(field)
        modal.stop()  # the router dispatches the answer by its custom id, like every click
        return modal


def complaint_form(table_id: int, say: Speaker) -> discord.ui.Modal:
    """A modal to say what is wrong at a table."""
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        style=discord.TextStyle.paragraph, custom_id="words", max_length=LONGEST_COMPLAINT
    )
    modal = discord.ui.Modal(
        title=shortened(say("complaint-title"), LONGEST_TITLE), custom_id=write_id("wrong-sent", table_id)
    )
    hint = shortened(say("complaint-hint"), LONGEST_HINT)
    modal.add_item(discord.ui.Label(text=say("complaint-field"), description=hint, component=field))
    modal.stop()  # the router dispatches the answer by its custom id, like every click
    return modal


def _turn(spot: Spot) -> str:
    """How a piece lies, in words that a place can end with; `r0` as it is shown."""
    return f"r{spot.turns * 90}{' m' if spot.mirrored else ''}"
