"""Autocomplete for `/move`, and what its finished input means.

Several options are separated by commas. What has been typed stays, by name or by id, and the suggestions
append the next option. Where an empty answer is legal, it can be typed too: by the label of its button.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

from cogs.ui.ahead import name_of, offers_ahead, plan_for, told_plan
from cogs.ui.components import shortened
from cogs.ui.decisions.controls import labels, nothing_label
from cogs.ui.decisions.scripts import continuations
from engine.core import Decision, Option, Pick, Script, ScriptProgress, Suggestions, Text, View
from tables import Refused
from texts import Speaker

Offer = tuple[str, str]
"""A suggestion: its label, and the input it stands for."""
MOST_OFFERS = 25
LONGEST = 100
"""Discord's limits: how many suggestions, and how long each may be."""


def completions(
    decision: Decision, typed: str, say: Speaker, suggestions: Suggestions, written: ScriptProgress | None
) -> list[Offer]:
    """Suggest how an answer may go on; for a script, `written` is the progress of what is typed."""
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


# ── what can be decided ahead ────────────────────────────────────────────────────────────────────────────


def offers_named(view: View, typed: str, say: Speaker) -> list[Offer]:
    """Everything that can be decided ahead whose name has what is typed, with what is planned for it."""
    wanted = typed.strip().casefold()
    named = [(one, name_of(one, say)) for one in offers_ahead(view)]
    found = [(one, name) for one, name in named if wanted in name.casefold() or one.ahead == wanted]
    return [(_with_plan(view, one, name, say), one.ahead) for one, name in found[:MOST_OFFERS]]


def _with_plan(view: View, offer: Decision, name: str, say: Speaker) -> str:
    plan = plan_for(view, offer)
    label = name if plan is None else f"{name}. {say('plan-noted', plan=told_plan(offer, plan, say))}"
    return shortened(label, LONGEST)


def offers_told(view: View, say: Speaker) -> str:
    """The names of everything that can be decided ahead."""
    return ", ".join(name_of(one, say) for one in offers_ahead(view))


def offer_meant(view: View, typed: str, say: Speaker) -> Decision:
    """What somebody wants to decide ahead, by its key or its name; refuses with what is possible instead."""
    offers, wanted = offers_ahead(view), typed.strip().casefold()
    if not offers:
        raise Refused(Text("nothing-to-plan"))
    called = [(one, name_of(one, say).casefold()) for one in offers]
    exactly = [one for one, name in called if wanted in (one.ahead, name)]
    found = exactly or [one for one, name in called if wanted in name]
    if len(found) != 1:
        raise Refused(Text("no-such-plan", {"offers": offers_told(view, say)}))
    return found[0]


# ── nothing ──────────────────────────────────────────────────────────────────────────────────────────


def may_be_nothing(decision: Decision, written: ScriptProgress | None) -> bool:
    """Whether an empty answer is legal; for a script, whether nothing is written and that is complete."""
    form = decision.form
    if isinstance(form, Script):
        return written is not None and not written.words and written.following.complete
    return isinstance(form, Pick) and form.least == 0


def means_nothing(decision: Decision, typed: str, say: Speaker) -> bool:
    """Whether somebody typed the label of the empty answer."""
    return typed.strip().casefold() == _nothing(decision, say).casefold()


def _nothing(decision: Decision, say: Speaker) -> str:
    return nothing_label(say, decision)[:LONGEST]


# ── several options, one after the other ─────────────────────────────────────────────────────────────


def spelt_out(decision: Decision, typed: str, say: Speaker) -> list[str] | None:
    """The ids of several options named one after the other; None unless all of it names options."""
    if not isinstance(decision.form, Pick) or decision.form.most == 1:
        return None
    named, rest = _named(decision.form, typed, say)
    return [option.id for option in named] if named and not rest else None


def _sequences(form: Pick, typed: str, say: Speaker) -> list[Offer]:
    """The options named so far, with every option that may follow."""
    named, rest = _named(form, typed, say)
    chains = [named] if form.least <= len(named) and not rest else []
    if (
        named and not rest and not typed.rstrip().endswith(",")
    ):  # the last name may be the start of a longer one
        chains += _longer(form, named[:-1], typed.rpartition(",")[2], say, but=named[-1])
    whole = _whole(form, named) if not rest else []
    chains += whole
    if not any(len(chain) > 1 for chain in whole):
        chains += _longer(form, named, rest, say)
    offers = [_offer(chain, say) for chain in chains if chain]
    return [(label, word) for label, word in offers if len(word) <= LONGEST]


def _whole(form: Pick, named: list[Option]) -> list[list[Option]]:
    """Where so many are wanted: what is named, with all it lacks, if there are few ways to do that.

    What stands alone comes first.
    """
    alone = [[option] for option in form.options if option.id == form.alone and not named]
    lacking = form.least - len(named)
    others = [option for option in form.options if option not in named and option.id != form.alone]
    if form.ordered or not 1 < lacking == form.most - len(named) or comb(len(others), lacking) > MOST_OFFERS:
        return alone
    return [*alone, *([*named, *some] for some in combinations(others, lacking))]


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
        and option.id != form.alone
        and option != but
        and (wanted in say.say(option.text).casefold() or option.id.casefold().startswith(wanted))
    ]


def _offer(chain: list[Option], say: Speaker) -> Offer:
    """Label the chain by names if they fit: people go on typing from the label."""
    word = ", ".join([option.id for option in chain])
    label = ", ".join([say.say(option.text) for option in chain])
    return (label if len(label) <= LONGEST else word), word


def _named(form: Pick, typed: str, say: Speaker) -> tuple[list[Option], str]:
    """The options named so far, and the unfinished rest.

    Names may contain commas, so the longest match counts.
    """
    parts, named = typed.split(","), list[Option]()
    called = [(option, option.id.casefold(), say.say(option.text).casefold()) for option in form.options]
    longest = 1 + max((max(an_id.count(","), name.count(",")) for _, an_id, name in called), default=0)
    while parts:
        for length in range(min(len(parts), longest), 0, -1):
            typed_name = ",".join(parts[:length]).strip().casefold()
            option = _called(called, typed_name)
            if option is None and length < len(parts):
                option = _only_one(called, typed_name)
            if option is not None and option not in named:
                named.append(option)
                del parts[:length]
                break
        else:
            break
    return named, ",".join(parts).strip()


def _called(called: list[tuple[Option, str, str]], typed: str) -> Option | None:
    """The option with this id or name, if there is exactly one."""
    found = [option for option, an_id, name in called if typed in (an_id, name)]
    return found[0] if len(found) == 1 else None


def _only_one(called: list[tuple[Option, str, str]], part: str) -> Option | None:
    """The only option whose name contains this part; the comma after it shows that it is finished."""
    found = [option for option, _, name in called if part and part in name]
    return found[0] if len(found) == 1 else None
