"""The controls for a script: an answer written word after word, kept as a draft until it is done.

Every control carries the mark of the draft it was made for. So a click on an older panel, or a second one on
the same button, changes nothing in a draft that has gone on since.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

import discord

from cogs.ui.drafts import Controls
from cogs.ui.lists import Entry, Listing, notes_on, shown
from cogs.ui.sheet import Control, button, shortened
from engine.core import Option, ScriptProgress, Text
from texts import Speaker

MOST_TOLD = 3
"""So many of the latest words are told in full; the picture shows all of them."""
LONGEST_WORD = 90
"""Discord's limit for the value behind a line of a list, with room for a mark; longer ones can be typed."""
LONGEST_LINE = 100
LONGEST_CODE = 600
LONGEST_REST = 40
LABEL = " = "
"""Stands between words and what they mean, where people complete what they type."""


def mark(words: Sequence[str]) -> str:
    """A short sign of a draft, by which one is told from another."""
    return f"{crc32(' '.join(words).encode()):08x}"


def read_stroke(picked: str) -> tuple[str, str]:
    """The mark and the word behind a line or a button."""
    seen, _, word = picked.partition(".")
    return seen, word


def script_controls(
    listing: Listing, speaker: Speaker, written: ScriptProgress, group: int | None, nothing: str
) -> Controls:
    """What has been written, what may come next, and the ways back, forth and out.

    To be done with an empty page is called `nothing`.
    """
    seen = mark(written.words)
    entries = [
        _entry(option, seen, speaker)
        for option in written.following.options
        if len(option.id) <= LONGEST_WORD
    ]
    rows = listing.one_of("write", speaker("script-next"), entries, group) if entries else []
    lines = [
        *_so_far(written, speaker),
        notes_on(shown(entries, group)),
        _standing(written, speaker, nothing),
    ]
    return Controls(
        [line for line in lines if line], [*rows, _tools(listing, speaker, written, seen, nothing)]
    )


def _entry(option: Option, seen: str, speaker: Speaker) -> Entry:
    group = speaker.say(option.group) if option.group else ""
    note = speaker.say(option.note) if option.note else ""
    return Entry(f"{seen}.{option.id}", speaker.say(option.text), group, note)


def _so_far(written: ScriptProgress, speaker: Speaker) -> list[str]:
    """The words as one types them, and the latest of them in plain language."""
    if not written.words:
        return []
    code = shortened(" ".join(written.words), LONGEST_CODE)
    latest = list(zip(written.words, written.told, strict=True))[-MOST_TOLD:]
    told = [speaker.say(text) if text else word for word, text in latest]
    lines = [f"- {discord.utils.escape_markdown(line)}" for line in told]
    earlier = len(written.words) - len(latest)
    if earlier:
        lines.insert(0, speaker("script-earlier", count=earlier))
    return [speaker("script-so-far", words=code), "\n".join(lines)]


def _standing(written: ScriptProgress, speaker: Speaker, nothing: str) -> str:
    if not written.following.complete:
        return speaker("script-goes-on") if written.words else ""
    if not written.words:
        return speaker("script-can-be-nothing", nothing=nothing)
    return speaker("script-can-end" if written.following.options else "script-is-whole")


def _tools(
    listing: Listing, speaker: Speaker, written: ScriptProgress, seen: str, nothing: str
) -> list[Control]:
    begun = bool(written.words)
    tools = [
        button(
            speaker("choose-done") if begun or not written.following.complete else nothing,
            listing.id("confirm", seen),
            style=discord.ButtonStyle.success,
            disabled=not written.following.complete,
        ),
        button(speaker("script-undo"), listing.id("unwrite", seen), disabled=not begun),
        button(speaker("choose-again"), listing.id("again", seen), disabled=not begun),
    ]
    if written.following.hint:
        tools.append(button(speaker("script-hint"), listing.id("hint", seen)))
    return [*tools, button(speaker("choose-type"), listing.id("spell"))]


def refused(written: ScriptProgress) -> Text | None:
    """What is wrong with the first word that cannot stand, and what was not taken because of it."""
    if written.refusal is None:
        return None
    escaped = discord.utils.escape_markdown
    word, *others = [escaped(shortened(word, LONGEST_REST)) for word in written.rest]
    rest = shortened(" ".join(others), LONGEST_REST)
    key = "script-refused-with-rest" if others else "script-refused"
    return Text(key, {"word": word, "rest": rest, "reason": written.refusal})


def typed_words(typed: str) -> list[str]:
    """The words of a script that somebody types, or has completed with a label behind them."""
    return typed.partition(LABEL)[0].replace(",", " ").split()


def continuations(written: ScriptProgress, speaker: Speaker) -> list[tuple[str, str]]:
    """How what has been typed may go on, as (label, what to type); an unfinished word narrows it down."""
    begun = " ".join(written.words)
    unfinished = "".join(written.rest).casefold()
    offers = [(begun, begun)] if written.following.complete and not unfinished else []
    for option in written.following.options:
        longer = f"{begun} {option.id}".strip()
        if option.id.casefold().startswith(unfinished):
            offers.append((f"{longer}{LABEL}{speaker.say(option.text)}", longer))
    return [
        (shortened(label, LONGEST_LINE), words) for label, words in offers if 0 < len(words) <= LONGEST_LINE
    ]
