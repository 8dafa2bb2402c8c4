"""The controls for any decision, and the choice that a click or a typed answer means.

A single option is chosen as in `options`. Ordered picks are collected as a draft and then confirmed, like
places (`places`), paths (`paths`) and scripts (`scripts`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord

from cogs.ui.components import MOST_IN_A_LIST, Control, button, is_button, select, shortened
from cogs.ui.decisions.drafts import Controls, Draft, done_label, numbered_lines, type_button
from cogs.ui.decisions.options import MOST_BUTTONS, Entry, OptionControls, group_with, notes_on, shown
from cogs.ui.decisions.paths import PathControls, proposed
from cogs.ui.decisions.places import PlaceControls, offered
from cogs.ui.decisions.scripts import FinishLabels, script_controls, typed_words
from cogs.ui.decisions.sketches import sketch_controls
from cogs.ui.literal import literal
from engine.core import (
    Barred,
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
from engine.core.explaining import LONGEST_NOTE, NO_EXPLANATION, Explanation
from engine.core.forms import AnyForm, ScriptSuggestions
from texts import Speaker

MOST_NUMBERS_LISTED = 100
MOST_IN_A_FORM = 4
"""How many lists a form has room for, below the question."""
MOST_NAMED = 12
"""How many options a refusal lists."""
LONGEST_QUOTED = 60
_BETWEEN = re.compile(r"\s*(?:[,;+&]|\band\b|\bund\b)\s*", re.IGNORECASE)
"""What people write between several names."""
NO_SUGGESTIONS = Suggestions()


class DecisionControls:
    """The controls for one decision at one table."""

    def __init__(
        self,
        table_id: int,
        decision: Decision,
        speaker: Speaker,
        explanation: Explanation = NO_EXPLANATION,
        *,
        more: bool = False,
        advised: Sequence[str] = (),
    ) -> None:
        self._options = OptionControls(table_id, decision.number, speaker)
        self._table_id = table_id
        self._decision = decision
        self._say = speaker
        self._explanation = explanation
        self._more = more
        self._advised = advised

    def controls(self, draft: Draft, suggestions: Suggestions = NO_SUGGESTIONS) -> Controls:
        """The controls for this draft."""
        form = self._decision.form
        match form:
            case Pick():
                return self._pick(form, draft)
            case Number():
                return self._number(form)
            case Words():
                usual = button(
                    form.usual, self._options.id("pick", form.usual), style=discord.ButtonStyle.primary
                )
                return Controls([], [[usual, self._type_button()]])
            case Placement():
                places = PlaceControls(self._table_id, self._decision, self._say)
                return places.controls(form, draft, suggestions)
            case Path():
                paths = PathControls(self._table_id, self._decision, self._say)
                return paths.controls(form, draft, suggestions)
            case Script():
                assert draft.script is not None
                labels = FinishLabels(self._done_label(), nothing_label(self._say, self._decision))
                if draft.suggestions != ScriptSuggestions():
                    return sketch_controls(self._options, self._say, draft, labels, more=self._more)
                return script_controls(
                    self._options, self._say, draft.script, draft.group, labels, more=self._more
                )

    def _pick(self, form: Pick, draft: Draft) -> Controls:
        entries = sorted([self._entry(option) for option in form.options], key=_declines)
        lines: list[str] = []
        if form.most == 1 or not entries:
            group = group_with(entries, self._advised) if draft.group is None else draft.group
            lines = [notes_on(shown(entries, group))]
            rows = self._options.one_of("pick", self._say("choose-one"), entries, group)
        elif form.alone:
            return self._several_or_one(form, entries)
        elif form.ordered or len(entries) > MOST_IN_A_LIST:
            return self._collect(form, entries, draft)
        else:
            rows = [[self._list_of_several(form, entries)]]
        if form.least == 0:
            rows = _with_more(rows, [self._nothing()])
        if self._more and form.most == 1 and len(entries) > MOST_BUTTONS:
            rows = _with_more(rows, [self._type_button()])
        return Controls([line for line in lines if line], rows)

    def _list_of_several(self, form: Pick, entries: list[Entry]) -> Control:
        """Nothing is chosen beforehand: Discord does not send a list that is closed as it was."""
        return select(
            self._several(form),
            self._options.id("pick"),
            [(entry.word, entry.label) for entry in entries],
            notes={entry.word: entry.note for entry in entries if entry.note},
            shown_as={entry.word: entry.symbol for entry in entries},
            least=form.least,
            most=min(form.most, len(entries)),
        )

    def _several_or_one(self, form: Pick, entries: list[Entry]) -> Controls:
        """A list to pick several of, and a button for the option that is a whole answer by itself."""
        alone = [entry for entry in entries if entry.word == form.alone]
        others = [entry for entry in entries if entry.word != form.alone]
        rows = self._options.listed("pick", self._say("choose-one"), alone)
        lines = [line for line in (notes_on(alone),) if line]
        rows = [[self._list_of_several(form, others)], *rows]
        return Controls(lines, rows if form.least else _with_more(rows, [self._nothing()]))

    def _several(self, form: Pick) -> str:
        if form.least == form.most:
            return self._say("choose-exactly", count=form.least)
        if not form.least:
            return self._say("choose-up-to", most=form.most)
        return self._say("choose-several", least=form.least, most=form.most)

    def _collect(self, form: Pick, entries: list[Entry], draft: Draft) -> Controls:
        """Collect picks one by one, as a draft, or all of them in one form."""
        labels = {entry.word: entry.label for entry in entries}
        picked = [literal(labels[word]) for word in draft.words if word in labels]
        lines = numbered_lines(picked)
        rows: list[list[Control]] = []
        if len(picked) < form.most:
            remaining = [entry for entry in entries if entry.word not in draft.words]
            prompt = self._say("choose-next", number=len(picked) + 1)
            rows = self._options.one_of("add", prompt, remaining, draft.group)
            lines += [notes for notes in (notes_on(shown(remaining, draft.group)),) if notes]
        finish: list[Control] = []
        if picked:
            done = button(
                self._done_label(),
                self._options.id("confirm"),
                style=discord.ButtonStyle.success,
                disabled=not form.least <= len(picked) <= form.most,
            )
            finish = [done, button(self._say("choose-again"), self._options.id("again"))]
        if fits_one_form(form) and (self._more or not picked):
            finish.append(button(self._say("choose-in-form"), self._options.id("parts")))
        if form.least == 0 and not picked:
            finish.append(self._nothing())
        return Controls(lines, [*rows, finish] if picked else _with_more(rows, finish))

    def _number(self, form: Number) -> Controls:
        numbers = range(form.least, form.most + 1)
        if len(numbers) > MOST_IN_A_LIST:
            return Controls([], [[self._type_button()]])
        outlooks = {word: self._say.say(told) for word, told in self._explanation.outlooks.items()}
        entries = [self._number_entry(number, outlooks.get(str(number), "")) for number in numbers]
        entries.sort(key=_declines)
        lines = [notes_on(entries)] if outlooks else []
        return Controls(lines, self._options.listed("pick", self._say("choose-one"), entries))

    def _number_entry(self, number: int, note: str) -> Entry:
        """A number; one that has a name for nothing declines with it."""
        label = number_label(self._say, self._decision, number)
        declines = number == 0 and label != "0"
        return Entry(str(number), self._marked(str(number), label), note=note, declines=declines)

    def _done_label(self) -> str:
        """What finishes an answer in the making: the deed, where the game has a text for it."""
        return own_text(self._say, self._decision, "done") or done_label(self._say, self._decision)

    def _nothing(self) -> Control:
        return button(nothing_label(self._say, self._decision), self._options.id("none"))

    def _type_button(self) -> Control:
        return type_button(self._table_id, self._decision, self._say)

    def _entry(self, option: Option) -> Entry:
        group, has_button = _group_name(option.group, self._say) if option.group else ("", False)
        told = self._told(option)
        return Entry(
            option.id,
            self._marked(option.id, self._say.say(option.text)),
            group,
            _in_a_line(told),
            self._explanation.symbols.get(option.id, ""),
            option.declines,
            said_of_all=() if has_button else told,
        )

    def _marked(self, word: str, label: str) -> str:
        """The label of an option; what is advised is marked."""
        return self._say("advice-mark", label=label) if word in self._advised else label

    def _told(self, option: Option) -> tuple[str, str]:
        """What an option does, and what will come of it; nothing where that is not known."""
        given = option.note or self._explanation.notes.get(option.id)
        outlook = self._explanation.outlooks.get(option.id)
        note, forecast = (self._say.say(one) if one is not None else "" for one in (given, outlook))
        return note, forecast


def _group_name(group: Text, speaker: Speaker) -> tuple[str, bool]:
    """What a group is called, and whether it has a short name for the button that it always is then."""
    short = Text(f"{group.key}-button", group.args)
    return (speaker.say(short), True) if speaker.has(short.key) else (speaker.say(group), False)


def _in_a_line(told: Sequence[str]) -> str:
    """Both if there is room for that; else what will come of it."""
    parts = [one for one in told if one]
    both = " → ".join([*(one.removesuffix(".") for one in parts[:-1]), *parts[-1:]])
    return both if len(both) <= LONGEST_NOTE else parts[-1]


def _declines(entry: Entry) -> bool:
    """For sorting: whoever wants nothing finds that last."""
    return entry.declines


def _with_more(rows: list[list[Control]], buttons: list[Control]) -> list[list[Control]]:
    """The rows with more buttons, in the last row if that has buttons and room."""
    if not buttons:
        return rows
    last = rows[-1] if rows else []
    if len(last) + len(buttons) <= MOST_BUTTONS and all(map(is_button, last)):
        return [*rows[:-1], [*last, *buttons]]
    return [*rows, buttons]


def fits_one_form(form: AnyForm) -> bool:
    """Whether options in an order can be named in one form, a list for each place."""
    if not isinstance(form, Pick) or not form.ordered or form.most < 2:
        return False
    return form.least <= MOST_IN_A_FORM and 1 < len(form.options) <= MOST_IN_A_LIST


def own_text(speaker: Speaker, decision: Decision, what: str) -> str | None:
    """The game's own text for something about its question, if it has one."""
    key = f"{decision.prompt.key}-{what}"
    return speaker.say(Text(key, decision.prompt.args)) if speaker.has(key) else None


def nothing_label(speaker: Speaker, decision: Decision) -> str:
    """What an empty answer is called, on buttons and when typed."""
    usual = "choose-nothing"
    if decision.standing and decision.ahead:
        usual = "plan-decline" if decision.invited else "plan-drop"
    return own_text(speaker, decision, "none") or speaker(usual)


def number_label(speaker: Speaker, decision: Decision, number: int) -> str:
    """What a number is called: with what it counts, where the game has a text for that."""
    key = f"{decision.prompt.key}-number"
    if not speaker.has(key):
        return str(number)
    return speaker.say(Text(key, {**decision.prompt.args, "number": number}))


def labels(decision: Decision, speaker: Speaker, suggestions: Suggestions) -> list[tuple[str, str]]:
    """Every listed answer as (label, what to type)."""
    form = decision.form
    match form:
        case Pick():
            return [(speaker.say(option.text), option.id) for option in form.options]
        case Number():
            numbers = range(form.least, form.most + 1)[:MOST_NUMBERS_LISTED]
            return [(number_label(speaker, decision, number), str(number)) for number in numbers]
        case Words(usual=usual):
            return [(usual, usual)]
        case Placement():
            return offered(form, suggestions, speaker)
        case Path():
            return [(line.label, line.words) for line in proposed(suggestions, speaker)]
        case Script():
            return []


def told_choice(decision: Decision, choice: Choice, speaker: Speaker) -> str:
    """An answer in words, for whoever gave it."""
    form = decision.form
    if not choice and choice != 0:
        return nothing_label(speaker, decision)
    if isinstance(choice, int):
        return number_label(speaker, decision, choice)
    if isinstance(form, Pick):
        named = {option.id: speaker.say(option.text) for option in form.options}
        return ", ".join(named.get(word, word) for word in choice)
    if not needs_confirmation(decision):
        return " ".join(choice)
    key = f"{decision.prompt.key}-told"
    if not speaker.has(key):
        return speaker("answer-as-drawn")
    return speaker.say(Text(key, {**decision.prompt.args, "squares": ", ".join(choice)}))


def needs_confirmation(decision: Decision) -> bool:
    """Whether an answer is previewed before it counts."""
    return isinstance(decision.form, Placement | Path | Script)


def is_drafted(decision: Decision) -> bool:
    """Whether an answer is put together in the panel before it counts."""
    form = decision.form
    return needs_confirmation(decision) or (isinstance(form, Pick) and form.ordered and form.most > 1)


def read_answer(decision: Decision, typed: str, speaker: Speaker, barred: Sequence[Barred] = ()) -> Choice:
    """Turn a typed answer into a choice: a number, squares of a grid, or options by id or name.

    What is `barred` is refused with its reason.
    """
    form = decision.form
    match form:
        case Pick():
            return _named(form, typed, speaker, barred)
        case Number():
            try:
                return int(typed)
            except ValueError:
                raise Illegal(Text("number-from-to", {"least": form.least, "most": form.most})) from None
        case Words():
            return typed.split()
        case Placement() | Path():
            return typed.replace(",", " ").split()
        case Script():
            return typed_words(typed)


def _named(form: Pick, typed: str, speaker: Speaker, barred: Sequence[Barred]) -> list[str]:
    """The options somebody names, in any order; refuses with what is possible instead."""
    called = {option.id: speaker.say(option.text).casefold() for option in form.options}
    parts = [part for part in _BETWEEN.split(typed) if part]
    whole = _meant(called, typed) or _with_all(called, parts)
    if whole or not parts:
        return [whole] if whole else []
    if form.most == 1:
        raise _not_possible(typed, form, speaker, barred)
    named = [(part, _meant(called, part)) for part in parts]
    if not all(option for _, option in named):
        named = [(word, _meant(called, word)) for part in parts for word in part.split()]
    for part, option in named:
        if option is None:
            raise _not_possible(part, form, speaker, barred)
    found = [option for _, option in named if option is not None]
    if form.least == form.most != len(found):
        raise Illegal(Text("pick-exactly", {"count": form.least}))
    return found


def _meant(called: dict[str, str], typed: str) -> str | None:
    """The option with this id or name, or the only one whose name contains what was typed."""
    wanted = typed.strip().casefold()
    by_id = [option for option in called if option.casefold() == wanted]
    exactly = [option for option, name in called.items() if name == wanted]
    partly = [option for option, name in called.items() if wanted and wanted in name]
    found = by_id or exactly or partly
    return found[0] if len(found) == 1 else None


def _with_all(called: dict[str, str], parts: list[str]) -> str | None:
    """The only option whose name has all these parts, in whatever order; a pair of cards, for instance."""
    wanted = [part.casefold() for part in parts]
    found = [option for option, name in called.items() if all(part in name for part in wanted)]
    return found[0] if len(wanted) > 1 and len(found) == 1 else None


def _not_possible(typed: str, form: Pick, speaker: Speaker, barred: Sequence[Barred]) -> Illegal:
    """What was typed cannot be chosen now; the refusal says why, or else what can."""
    wanted = typed.strip().casefold()
    why = [one.why for one in barred if wanted in speaker.say(one.what).casefold().replace("*", "")]
    if len(why) == 1:
        args: dict[str, int | str | Text] = {"typed": shortened(typed.strip(), LONGEST_QUOTED), "why": why[0]}
        return Illegal(Text("not-possible-because", args))
    named = [speaker.say(option.text) for option in form.options]
    listed = ", ".join(named[:MOST_NAMED]) + (" …" if len(named) > MOST_NAMED else "")
    quoted = shortened(typed.strip(), LONGEST_QUOTED)
    return Illegal(Text("not-possible-now", {"typed": quoted, "options": listed}))
