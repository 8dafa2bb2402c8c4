"""Questions that cards ask when they are built, used up or triggered: a line on every answer."""

from __future__ import annotations

from engine.core import Barred, Decision, Explanation, Pick, Text
from engine.games.boss_monster.phrases import italic_names, plain, read_copy, read_seat, text
from engine.games.boss_monster.show.explaining.actions import action_line
from engine.games.boss_monster.show.explaining.lines import card_line
from engine.games.boss_monster.show.explaining.targets import target_line
from engine.games.boss_monster.show.views import RealmView

PREFIX = "boss-monster-"
WORDS = ("yes", "no", "no-more", "pay", "give-up", "discard", "room", "spell", "redraw", "done")
"""Answers in words; each question has a line of its own on them."""


def explain_cards(view: RealmView, decision: Decision) -> Explanation:
    """Cards, rooms, heroes or players, or an answer in words: `note-{question}-{word}`."""
    form = decision.form
    assert isinstance(form, Pick)
    question = decision.prompt.key.removeprefix(f"{PREFIX}ask-")
    return Explanation({option.id: _line(view, question, option.id) for option in form.options})


def _line(view: RealmView, question: str, choice: str) -> Text:
    if choice in WORDS:
        return plain(f"note-{question}-{choice}")
    return target_line(view, read_copy(choice))


def explain_first_room(view: RealmView, decision: Decision) -> Explanation:
    """A line on every ordinary room; all other cards need a room below them."""
    found = explain_cards(view, decision)
    others = [card for card in dict.fromkeys(view.hand_rooms) if card not in found.notes]
    why = plain("barred-needs-a-room")
    return found._replace(barred=[Barred(italic_names(others), why)] if others else [])


def explain_pairs(view: RealmView, decision: Decision) -> Explanation:
    """The two cards to discard, as games of earlier releases ask for them."""
    form = decision.form
    assert isinstance(form, Pick)
    if form.most > 1:
        return explain_cards(view, decision)
    return Explanation(
        {option.id: plain("note-discard-two-redraw") for option in form.options if "+" not in option.id}
    )


def explain_order(view: RealmView, decision: Decision) -> Explanation:
    """Effects that happen one after the other."""
    form = decision.form
    assert isinstance(form, Pick)
    return Explanation({one.id: action_line(view, decision.seat, one.id) for one in form.options})


def explain_hoards(view: RealmView, decision: Decision) -> Explanation:
    """Robber's Vault: what both would have then."""
    form = decision.form
    assert isinstance(form, Pick)
    mine = view.lairs[decision.seat].hoard
    notes = {}
    for option in form.options:
        theirs = view.lairs[read_seat(option.id)].hoard
        notes[option.id] = text("note-swap", coins=theirs, given=mine)
    return Explanation(notes)


def explain_price(view: RealmView, decision: Decision) -> Explanation:
    """Pay for a miniboss, or discard it."""
    (unpaid, *_) = view.unpaid
    return Explanation({"pay": card_line(unpaid.card), "discard": plain("note-reveal-discard")})
