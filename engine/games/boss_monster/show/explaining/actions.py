"""Spells, abilities, promotions and coins for other people's cards: a line on each, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.core import Barred, Decision, Explanation, Option, Pick, Seat, Text
from engine.games.boss_monster.cards import ABILITIES, SPELLS
from engine.games.boss_monster.phrases import italic_names, plain, text
from engine.games.boss_monster.rules.dungeon import read_source
from engine.games.boss_monster.show.explaining.forecast import fate, lair_of, walker_in_question
from engine.games.boss_monster.show.explaining.lines import level_line, short
from engine.games.boss_monster.show.views import RealmView, RoomView
from engine.games.boss_monster.timing import BOSS_USED

PASSING = ("pass", "pass-hero", "pass-phase")
BARE = ("done", "keep", "withdraw", *PASSING)
"""Options whose line depends on nothing."""


def action_line(view: RealmView, seat: Seat, choice: str) -> Text:
    """What an option of a build turn or of a window does."""
    word, _, rest = choice.partition("/")
    if word in BARE:
        return plain(f"note-{word}")
    if word.startswith("if-quiet"):
        return plain("note-if-quiet")
    if word in _SPECIAL:
        return _SPECIAL[word](view, seat, rest)
    ability, _ = read_source(choice)
    miniboss, dash, level = ability.partition("-")
    return level_line(miniboss, int(level)) if dash and level.isdecimal() else short(ability)


def _room(view: RealmView, uid: str) -> RoomView | None:
    return next((room for lair in view.lairs for room in lair.rooms if str(room.slot.uid) == uid), None)


def _promotion(view: RealmView, seat: Seat, uid: str) -> Text:
    room = _room(view, uid)
    assert room is not None
    return level_line(room.slot.miniboss, room.slot.level + 1)


def _sale(view: RealmView, seat: Seat, rest: str) -> Text:
    return plain("note-sell")


def _calm(view: RealmView, seat: Seat, owner: str) -> Text:
    return plain("note-calm")


def _paywall(view: RealmView, seat: Seat, uid: str) -> Text:
    room = _room(view, uid)
    return text("note-paywall", damage=room.damage if room is not None else 0)


def _bribe(view: RealmView, seat: Seat, hero: str) -> Text:
    return plain("note-bribe")


def _tower(view: RealmView, seat: Seat, uid: str) -> Text:
    return plain("note-tower")


_SPECIAL: dict[str, Callable[[RealmView, Seat, str], Text]] = {
    "promote": _promotion,
    "barter": _promotion,
    "sell": _sale,
    "calm": _calm,
    "paywall": _paywall,
    "bribe": _bribe,
    "tower": _tower,
}


def explain_window(view: RealmView, decision: Decision) -> Explanation:
    """Pass, or act: a line on everything; for passing, what becomes of the hero."""
    form = decision.form
    assert isinstance(form, Pick)
    notes = {option.id: action_line(view, decision.seat, option.id) for option in form.options}
    outlooks = {}
    walker = walker_in_question(view)
    if walker is not None:
        outlooks["pass"] = fate(lair_of(view, walker.seat), walker)
    return Explanation(notes, outlooks, barred_actions(view, decision.seat, form.options))


def explain_cancelling(view: RealmView, decision: Decision) -> Explanation:
    """Let a spell happen, tax it, or cancel it."""
    form = decision.form
    assert isinstance(form, Pick)
    notes = {}
    for option in form.options:
        if option.id == "pass":
            notes[option.id] = plain("note-let-spell")
        elif option.id.startswith("seeker/"):
            notes[option.id] = plain("note-seeker")
        else:
            notes[option.id] = short(option.id)
    return Explanation(notes)


# ── what cannot be used ──────────────────────────────────────────────────────────────────────────────────


def barred_actions(view: RealmView, seat: Seat, options: Sequence[Option]) -> list[Barred]:
    """Spells in hand and abilities in play that cannot be used now; those with the same reason together."""
    reasons: list[tuple[Text, list[str]]] = []
    for card, why in _unusable(view, seat, options):
        same = next((cards for reason, cards in reasons if reason == why), None)
        if same is None:
            reasons.append((why, [card]))
        else:
            same.append(card)
    return [Barred(italic_names(cards), why) for why, cards in reasons]


def _unusable(view: RealmView, seat: Seat, options: Sequence[Option]) -> Iterator[tuple[str, Text]]:
    possible = {option.id for option in options}
    for spell in dict.fromkeys(view.hand_spells):
        if f"{spell}/0" not in possible:
            yield spell, _why_no_spell(view, spell)
    lair = view.lairs[seat]
    if lair.levelled and ABILITIES[lair.boss].when == "use" and f"{lair.boss}/0" not in possible:
        used = BOSS_USED in lair.marks
        yield lair.boss, _why_no_use(view, seat, lair.boss, used)
    for room in lair.rooms:
        for ability in _abilities(room):
            if f"{ability}/{room.slot.uid}" not in possible and _may_be_missed(view, room, ability):
                used = any(mark.startswith(ability) for mark in room.slot.used)
                yield ability.partition("-")[0], _why_no_use(view, seat, ability, used)


def _may_be_missed(view: RealmView, room: RoomView, ability: str) -> bool:
    """Whether somebody might look for it; not for what works on heroes inside while there is none."""
    on_heroes = any("hero" in word for word in ABILITIES[ability].asks)
    return not room.slot.off and not (on_heroes and view.walker is None)


def _abilities(room: RoomView) -> list[str]:
    slot = room.slot
    texts = [slot.cards[-1], *[f"{slot.miniboss}-{level}" for level in range(1, slot.level + 1)]]
    return [ability for ability in texts if ABILITIES[ability].when == "use"]


def _why_no_spell(view: RealmView, spell: str) -> Text:
    card = SPELLS[spell]
    if card.ability.when == "react":
        return plain("barred-reaction")
    if card.phase not in (view.phase, "both"):
        return plain(f"barred-phase-{card.phase}")
    return _why_unfit(spell)


def _why_no_use(view: RealmView, seat: Seat, ability: str, used: bool) -> Text:
    printed = ABILITIES[ability]
    if printed.once and used:
        return plain("barred-used")
    if printed.phase and printed.phase != view.phase:
        return plain(f"barred-phase-{printed.phase}")
    if printed.pay > view.lairs[seat].hoard:
        return text("barred-coins", coins=printed.pay)
    return _why_unfit(ability)


def _why_unfit(ability: str) -> Text:
    """What is missing: somebody or something to choose, or a card to pay with."""
    asks = ABILITIES[ability].asks
    if ABILITIES[ability].does in ("windfall", "zoning", "betray"):
        return plain(f"barred-{ABILITIES[ability].does}")
    if any("hero" in word for word in asks):
        return plain("barred-no-hero")
    if any(word.startswith("discard") for word in asks):
        return plain("barred-no-card")
    return plain("barred-no-target")
