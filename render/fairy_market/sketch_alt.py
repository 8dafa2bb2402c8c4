"""Alt texts for what is proposed: every thumbnail and every ghost in words."""

from __future__ import annotations

from engine.core import Text, all_of
from engine.core.forms import ScriptPreview
from engine.games.fairy_market.board.options import next_words
from engine.games.fairy_market.phrases import discoveries_text, plain, text
from engine.games.fairy_market.show import twin
from engine.games.fairy_market.show.views import FairView, with_draft, with_legal_draft
from render.fairy_market.alt import draft_lines
from render.fairy_market.draft import cards_left, letters_laid
from render.kit.alt_text import alt_text
from texts import Speaker


def choices_alt(view: FairView, preview: ScriptPreview, speaker: Speaker) -> str:
    """Every thumbnail by its number: what its path would find, where its new card goes, or how all lie."""
    asked = {}
    if preview.piece is None and preview.words:
        following = next_words(view.hand, view.kit(), preview.words, view.main_goal.id)
        asked = {option.id: option.text for option in following.options}
    lines = []
    for number, words in enumerate(preview.choices, preview.first):
        drafted = with_legal_draft(view, list(words))
        brings = None if preview.piece is not None else _found(drafted)
        what = asked.get(words[-1]) or brings or _lying(drafted)
        lines.append(text("alt-choice", number=number, what=what))
    return alt_text(speaker, "fairy-market-alt-choices", [*lines, twin.main_goal(view)])


def _found(drafted: FairView) -> Text | None:
    """What a path would bring; None without one."""
    dungeon, goal = drafted.expedition, drafted.main_goal
    if dungeon is None or not dungeon.path:
        return None
    points = goal.points * dungeon.count(goal.kind)
    return text("alt-choice-path", points=points, finds=discoveries_text(dungeon.counts))


def _lying(drafted: FairView) -> Text:
    """Where each card begins."""
    assert drafted.expedition is not None
    lying = []
    for letter, laid in zip(letters_laid(drafted), drafted.expedition.cards, strict=True):
        key = "alt-lies-turned" if laid.turned else "alt-lies"
        lying.append(text(key, letter=letter, cell=f"{chr(ord('a') + laid.x)}{laid.y + 1}"))
    return all_of(lying)


def piece_alt(view: FairView, preview: ScriptPreview, speaker: Speaker) -> str:
    """Which card is being moved, and how all of them lie."""
    drafted = with_draft(view, list(preview.words))
    assert preview.piece is not None
    moving = text("alt-moving", letter=sorted(letters_laid(drafted))[preview.piece])
    lines = [moving, text("alt-lying", cards=_lying(drafted)), twin.main_goal(view)]
    return alt_text(speaker, "fairy-market-alt-draft", lines)


def ghost_alt(view: FairView, preview: ScriptPreview, speaker: Speaker) -> str:
    """What is only proposed; then the dungeon as it is."""
    proposed = with_draft(view, list(preview.ghost))
    whole = proposed.expedition
    assert whole is not None
    if not preview.words:
        lines = [plain("alt-proposed"), text("alt-lying", cards=_lying(proposed)), *twin.path(whole)]
        return alt_text(speaker, "fairy-market-alt-draft", [*lines, twin.main_goal(view), *twin.hand(view)])
    drafted = with_draft(view, list(preview.words))
    dungeon = drafted.expedition
    assert dungeon is not None
    steps = " ".join(whole.steps[len(dungeon.steps) :])
    lines = [text("alt-proposed-path", path=steps), *draft_lines(drafted, dungeon, cards_left(drafted))]
    return alt_text(speaker, "fairy-market-alt-draft", lines)
