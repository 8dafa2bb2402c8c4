"""Controls to write a script: an answer of many words, kept as a draft until it is done.

Every control carries a checksum of the draft it was made for. A click on an older panel, or a second click on
the same button, therefore cannot change a draft that has moved on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

import discord

from cogs.ui.components import Control, button, shortened
from cogs.ui.decisions.drafts import Controls
from cogs.ui.decisions.options import Entry, OptionControls, are_buttons, notes_on, shown
from cogs.ui.literal import literal
from engine.core import Option, ScriptProgress, Text
from texts import Speaker

MOST_TOLD = 3
"""How many of the latest words are explained; the picture shows them all."""
LONGEST_WORD = 90
"""Discord's limit for the value of an option, less the checksum; longer words can be typed."""
LONGEST_LINE = 100
LONGEST_CODE = 600
LONGEST_REST = 40
LABEL = " = "
"""Separates words from their meaning in an autocomplete suggestion."""


def checksum(words: Sequence[str]) -> str:
    """A short checksum of a draft."""
    return f"{crc32(' '.join(words).encode()):08x}"


def read_word_control(picked: str) -> tuple[str, str]:
    """The draft's checksum and the word that a control adds."""
    seen, _, word = picked.partition(".")
    return seen, word


class FinishLabels(NamedTuple):
    """What the button to finish is called: with words, and with an empty script."""

    done: str
    nothing: str


def script_controls(
    options: OptionControls,
    speaker: Speaker,
    written: ScriptProgress,
    group: int | None,
    labels: FinishLabels,
    *,
    more: bool = False,
) -> Controls:
    """What is written so far, what may come next, and buttons to finish, undo and start again.

    Where the game says what the words would bring, its picture and its outlook stand for them; the words
    themselves come with `more`, as does the form to type them into unless some must be typed.
    """
    entries = entries_of(written, speaker)
    rows = options.one_of("write", speaker("script-next"), entries, group) if entries else []
    whole = more or written.following.outlook is None
    outlook = standing(written, speaker, labels.nothing)
    if whole:
        lines = [*so_far(written, speaker), notes_on(shown(entries, group)), outlook]
    else:
        offered = shown(entries, group)
        notes = notes_in_a_row(offered) if are_buttons(offered) else ""
        lines = ["\n".join(line for line in (notes, outlook) if line)]
    by_touch = len(entries) == len(written.following.options)
    tools = _tools(options, speaker, written, labels, more or not by_touch)
    return Controls([line for line in lines if line], [*rows, tools])


def notes_in_a_row(entries: list[Entry]) -> str:
    """The notes on entries shown as buttons, one after the other."""
    noted = [entry for entry in entries if entry.note]
    told = " · ".join(f"**{literal(one.label)}** {literal(one.note)}" for one in noted)
    return f"-# {told}" if told else ""


def entries_of(written: ScriptProgress, speaker: Speaker) -> list[Entry]:
    """What may come next, as far as a control can say it."""
    seen, numbered = checksum(written.words), written.following.numbered
    return [
        _entry(option, seen, speaker, number if numbered and not option.declines else 0)
        for number, option in enumerate(written.following.options, 1)
        if len(option.id) <= LONGEST_WORD
    ]


def _entry(option: Option, seen: str, speaker: Speaker, number: int) -> Entry:
    group = speaker.say(option.group) if option.group else ""
    note = speaker.say(option.note) if option.note else ""
    label = speaker.say(option.text)
    return Entry(f"{seen}.{option.id}", f"{number} {label}" if number else label, group, note)


def so_far(written: ScriptProgress, speaker: Speaker) -> list[str]:
    """The words as typed, and the meaning of the latest."""
    if not written.words:
        return []
    code = shortened(" ".join(written.words), LONGEST_CODE)
    latest = list(zip(written.words, written.told, strict=True))[-MOST_TOLD:]
    meanings = [speaker.say(text) for word, text in latest if text and speaker.say(text) != word]
    lines = [f"- {literal(meaning)}" for meaning in meanings]
    if not lines:
        return [speaker("script-so-far", words=code)]
    earlier = len(written.words) - len(latest)
    if earlier:
        lines.insert(0, speaker("script-earlier", count=earlier))
    return [speaker("script-so-far", words=code), "\n".join(lines)]


def standing(written: ScriptProgress, speaker: Speaker, nothing: str) -> str:
    """What the words would bring, or whether they are a whole answer."""
    if written.following.outlook is not None:
        return speaker.say(written.following.outlook)
    if not written.following.complete:
        return speaker("script-goes-on") if written.words else ""
    if not written.words:
        return speaker("script-can-be-nothing", nothing=nothing)
    return speaker("script-can-end" if written.following.options else "script-is-whole")


def _tools(
    options: OptionControls, speaker: Speaker, written: ScriptProgress, labels: FinishLabels, typed: bool
) -> list[Control]:
    """The button to finish comes first; with an empty script, which is a refusal, last and grey."""
    begun, seen = bool(written.words), checksum(written.words)
    tools = [
        button(speaker("script-undo"), options.id("unwrite", seen), disabled=not begun),
    ]
    if written.following.hint:
        tools.append(button(speaker("script-hint"), options.id("hint", seen)))
    if typed:
        tools.insert(1, button(speaker("choose-again"), options.id("again", seen), disabled=not begun))
        tools.append(button(speaker("choose-type"), options.id("spell")))
    confirm = options.id("confirm", seen)
    if written.following.complete and not begun:
        return [*tools, button(labels.nothing, confirm)]
    is_open = not written.following.complete
    return [button(labels.done, confirm, style=discord.ButtonStyle.success, disabled=is_open), *tools]


def refused(written: ScriptProgress) -> Text | None:
    """What is wrong with the first illegal word, and which words after it were dropped."""
    if written.refusal is None:
        return None
    word, *others = [shortened(word, LONGEST_REST) for word in written.rest]
    rest = shortened(" ".join(others), LONGEST_REST)
    key = "script-refused-with-rest" if others else "script-refused"
    return Text(key, {"word": word, "rest": rest, "reason": written.refusal})


def typed_words(typed: str) -> list[str]:
    """The words of a typed script, without the meaning that autocomplete appends."""
    return typed.partition(LABEL)[0].replace(",", " ").split()


def continuations(written: ScriptProgress, speaker: Speaker) -> list[tuple[str, str]]:
    """Completions of a typed script as (label, words); an unfinished last word filters them."""
    begun = " ".join(written.words)
    unfinished = "".join(written.rest).casefold()
    offers = [(begun, begun)] if written.following.complete and not unfinished else []
    for option in written.following.options:
        longer = f"{begun} {option.id}".strip()
        if option.id.casefold().startswith(unfinished):
            meaning = [speaker.say(told) for told in (option.text, option.note) if told]
            offers.append((f"{longer}{LABEL}{', '.join(meaning)}", longer))
    return [
        (shortened(label, LONGEST_LINE), words) for label, words in offers if 0 < len(words) <= LONGEST_LINE
    ]
