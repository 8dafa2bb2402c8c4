"""Any decision of any game as controls, and what was clicked or typed as a choice again.

One of several options is chosen as `listing` shows them. Picks in order are put together as a draft and then
confirmed, and so are places and paths (`placing`) and scripts (`scripting`).
"""

from __future__ import annotations

import discord

from cogs.ui.drafts import Controls, Draft, type_button
from cogs.ui.lists import MOST_BUTTONS, MOST_IN_A_LIST, Entry, Listing, notes_on, shown
from cogs.ui.placing import Placing, offered
from cogs.ui.scripting import script_controls, typed_words
from cogs.ui.sheet import Control, button, select
from engine.core import (
    Choice,
    Decision,
    Illegal,
    Number,
    Option,
    Path,
    Pick,
    Placement,
    Script,
    Suggestions,
    Text,
    Words,
)
from texts import Speaker

MOST_NUMBERS_TOLD = 100
UNGUIDED = Suggestions()


class DecisionControls:
    """The controls for one question at one table."""

    def __init__(self, table_id: int, decision: Decision, speaker: Speaker) -> None:
        self._listing = Listing(table_id, decision.number, speaker)
        self._table_id = table_id
        self._decision = decision
        self._say = speaker

    def controls(self, draft: Draft, suggestions: Suggestions = UNGUIDED) -> Controls:
        """The controls at this point of the answer."""
        form = self._decision.form
        match form:
            case Pick():
                return self._pick(form, draft)
            case Number():
                return self._number(form)
            case Words():
                usual = button(
                    form.usual, self._listing.id("pick", form.usual), style=discord.ButtonStyle.primary
                )
                return Controls([], [[usual, self._type_button()]])
            case Placement() | Path():
                return Placing(self._table_id, self._decision, self._say).controls(form, draft, suggestions)
            case Script():
                assert draft.script is not None
                nothing = nothing_words(self._say, self._decision)
                return script_controls(self._listing, self._say, draft.script, draft.group, nothing)

    def _pick(self, form: Pick, draft: Draft) -> Controls:
        entries = [self._entry(option) for option in form.options]
        lines: list[str] = []
        if form.most == 1 or not entries:
            lines = [notes_on(shown(entries, draft.group))]
            rows = self._listing.one_of("pick", self._say("choose-one"), entries, draft.group)
            if len(entries) > MOST_BUTTONS:
                rows.append([self._type_button()])
        elif form.ordered or len(entries) > MOST_IN_A_LIST:
            return self._collect(form, entries, draft)
        else:
            many = select(
                self._say("choose-several", least=form.least, most=form.most),
                self._listing.id("pick"),
                [(entry.word, entry.label) for entry in entries],
                least=form.least,
                most=min(form.most, len(entries)),
                chosen=form.usual,
            )
            rows = [[many]]
        if form.least == 0:
            rows.append([button(nothing_words(self._say, self._decision), self._listing.id("none"))])
        return Controls([line for line in lines if line], rows)

    def _collect(self, form: Pick, entries: list[Entry], draft: Draft) -> Controls:
        """Picks one after the other, kept as a draft until Done."""
        labels = {entry.word: entry.label for entry in entries}
        picked = [discord.utils.escape_markdown(labels[word]) for word in draft.words if word in labels]
        lines = [f"{number}. {label}" for number, label in enumerate(picked, 1)]
        rows: list[list[Control]] = []
        if len(picked) < form.most:
            remaining = [entry for entry in entries if entry.word not in draft.words]
            prompt = self._say("choose-next", number=len(picked) + 1)
            rows = self._listing.one_of("add", prompt, remaining, draft.group)
        done = button(
            self._say("choose-done"),
            self._listing.id("confirm"),
            style=discord.ButtonStyle.success,
            disabled=not form.least <= len(picked) <= form.most,
        )
        again = button(self._say("choose-again"), self._listing.id("again"), disabled=not picked)
        return Controls(lines, [*rows, [done, again]])

    def _number(self, form: Number) -> Controls:
        numbers = range(form.least, form.most + 1)
        if len(numbers) > MOST_IN_A_LIST:
            return Controls([], [[self._type_button()]])
        entries = [Entry(str(number), str(number)) for number in numbers]
        return Controls([], self._listing.listed("pick", self._say("choose-one"), entries))

    def _type_button(self) -> Control:
        return type_button(self._table_id, self._decision, self._say)

    def _entry(self, option: Option) -> Entry:
        group = self._say.say(option.group) if option.group else ""
        note = self._say.say(option.note) if option.note else ""
        return Entry(option.id, self._say.say(option.text), group, note)


def own_words(speaker: Speaker, decision: Decision, what: str) -> str | None:
    """What a game calls something about its question, if it has words of its own for it."""
    key = f"{decision.prompt.key}-{what}"
    return speaker.say(Text(key, decision.prompt.args)) if speaker.has(key) else None


def nothing_words(speaker: Speaker, decision: Decision) -> str:
    """What an empty answer is called, on buttons and where people type."""
    return own_words(speaker, decision, "none") or speaker("choose-nothing")


def labels(decision: Decision, speaker: Speaker, suggestions: Suggestions) -> list[tuple[str, str]]:
    """Every listed answer as (label, what to type), for people who type."""
    form = decision.form
    match form:
        case Pick():
            return [(speaker.say(option.text), option.id) for option in form.options]
        case Number():
            numbers = range(form.least, form.most + 1)[:MOST_NUMBERS_TOLD]
            return [(str(number), str(number)) for number in numbers]
        case Words(usual=usual):
            return [(usual, usual)]
        case Placement() | Path():
            return [(line.label, line.words) for line in offered(form, suggestions, speaker)]
        case Script():
            return []


def needs_confirmation(decision: Decision) -> bool:
    """Whether an answer is shown as a preview before it counts."""
    return isinstance(decision.form, Placement | Path | Script)


def read_answer(decision: Decision, words: str, speaker: Speaker) -> Choice:
    """A typed answer as a choice: a number, places on a grid, or options by what they are called."""
    form = decision.form
    match form:
        case Pick():
            return _named(form, words, speaker)
        case Number():
            try:
                return int(words)
            except ValueError:
                raise Illegal(Text("number-from-to", {"least": form.least, "most": form.most})) from None
        case Words():
            return words.split()
        case Placement() | Path():
            return words.replace(",", " ").split()
        case Script():
            return typed_words(words)


def _named(form: Pick, words: str, speaker: Speaker) -> list[str]:
    """The options somebody names, several with commas between; what is none is for the form to refuse."""
    called = {option.id: speaker.say(option.text).casefold() for option in form.options}
    whole = _meant(called, words)
    parts = words.split(",") if "," in words else words.split()
    return [whole] if whole else [_meant(called, part) or part.strip() for part in parts]


def _meant(called: dict[str, str], words: str) -> str | None:
    """The option with this id, of this name, or the only one with these words in its name."""
    if words.strip() in called:
        return words.strip()
    wanted = words.strip().casefold()
    exactly = [option for option, name in called.items() if name == wanted]
    partly = [option for option, name in called.items() if wanted and wanted in name]
    return (exactly or partly)[0] if len(exactly or partly) == 1 else None
