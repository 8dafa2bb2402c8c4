"""What people type with `/move`: how it may go on while they type, and what it says when they are done.

Where several options are picked, they stand behind each other with commas between. What has been typed so
far stays, whether it was typed as the names of the options or as their ids, and the next one is suggested
behind it. Where nothing at all is an answer, it can be typed as well: by the words on the button for it.
"""

from __future__ import annotations

from cogs.ui.decision_controls import labels, nothing_words
from cogs.ui.scripting import continuations
from engine.core import Decision, Option, Pick, Script, ScriptProgress, Suggestions
from texts import Speaker

Offer = tuple[str, str]
"""A suggestion: what it says, and what is typed for it."""
MOST_OFFERS = 25
LONGEST = 100
"""Discord's limits for suggestions and for each of them."""


def completions(
    decision: Decision, typed: str, say: Speaker, suggestions: Suggestions, written: ScriptProgress | None
) -> list[Offer]:
    """How an answer may go on; `written` is what a script makes of what has been typed."""
    form, wanted = decision.form, typed.strip().casefold()
    if written is not None:
        offers = continuations(written, say)
    elif isinstance(form, Pick) and form.most > 1:
        offers = _sequences(form, typed, say)
    else:
        offers = [
            (label, word)
            for label, word in labels(decision, say, suggestions)
            if wanted in label.casefold() or word.casefold().startswith(wanted)
        ]
    nothing = _nothing(decision, say)
    if wanted in nothing.casefold() and may_be_nothing(decision, written):
        offers = [*offers[: MOST_OFFERS - 1], (nothing, nothing)]
    return [(label[:LONGEST], word) for label, word in offers[:MOST_OFFERS]]


# ── nothing ──────────────────────────────────────────────────────────────────────────────────────────────


def may_be_nothing(decision: Decision, written: ScriptProgress | None) -> bool:
    """Whether an empty answer is one; of a script that says the empty page, or what else was begun on it."""
    form = decision.form
    if isinstance(form, Script):
        return written is not None and not written.words and written.following.complete
    return isinstance(form, Pick) and form.least == 0


def means_nothing(decision: Decision, typed: str, say: Speaker) -> bool:
    """Whether somebody has typed the words that stand for nothing."""
    return typed.strip().casefold() == _nothing(decision, say).casefold()


def _nothing(decision: Decision, say: Speaker) -> str:
    return nothing_words(say, decision)[:LONGEST]


# ── several options, one after the other ─────────────────────────────────────────────────────────────────


def spelt_out(decision: Decision, typed: str, say: Speaker) -> list[str] | None:
    """The ids of several options that somebody has named one after the other; None if that is not all."""
    if not isinstance(decision.form, Pick) or decision.form.most == 1:
        return None
    named, rest = _named(decision.form, typed, say)
    return [option.id for option in named] if named and not rest else None


def _sequences(form: Pick, typed: str, say: Speaker) -> list[Offer]:
    """What is named so far, and every option that may stand behind it."""
    named, rest = _named(form, typed, say)
    chains = [named] if form.least <= len(named) and not rest else []
    if named and not rest and not typed.rstrip().endswith(","):  # perhaps the last one goes on, too
        chains += _longer(form, named[:-1], typed.rpartition(",")[2], say, but=named[-1])
    chains += _longer(form, named, rest, say)
    offers = [_offer(chain, say) for chain in chains if chain]
    return [(label, word) for label, word in offers if len(word) <= LONGEST]


def _longer(
    form: Pick, named: list[Option], begun: str, say: Speaker, but: Option | None = None
) -> list[list[Option]]:
    if len(named) >= form.most:
        return []
    wanted = begun.strip().casefold()
    return [
        [*named, option]
        for option in form.options
        if option not in named
        and option != but
        and (wanted in say.say(option.text).casefold() or option.id.casefold().startswith(wanted))
    ]


def _offer(chain: list[Option], say: Speaker) -> Offer:
    """By names, as far as there is room for them: what is shown is what people type on from."""
    word = ", ".join([option.id for option in chain])
    label = ", ".join([say.say(option.text) for option in chain])
    return (label if len(label) <= LONGEST else word), word


def _named(form: Pick, typed: str, say: Speaker) -> tuple[list[Option], str]:
    """The options named so far, and what comes after the last comma, unless it names one as well.

    Names may have commas in them: of what could be a name, the longest counts.
    """
    parts, named = typed.split(","), list[Option]()
    while parts:
        for length in range(len(parts), 0, -1):
            called = ",".join(parts[:length]).strip().casefold()
            option = _called(form, called, say)
            if option is None and length < len(parts):
                option = _only_one(form, called, say)
            if option is not None and option not in named:
                named.append(option)
                del parts[:length]
                break
        else:
            break
    return named, ",".join(parts).strip()


def _called(form: Pick, called: str, say: Speaker) -> Option | None:
    """The option with this id or this name, if there is just one."""
    found = [each for each in form.options if called in (each.id.casefold(), say.say(each.text).casefold())]
    return found[0] if len(found) == 1 else None


def _only_one(form: Pick, part: str, say: Speaker) -> Option | None:
    """The only option with these words in its name: somebody who has typed a comma has done with it."""
    found = [each for each in form.options if part and part in say.say(each.text).casefold()]
    return found[0] if len(found) == 1 else None
