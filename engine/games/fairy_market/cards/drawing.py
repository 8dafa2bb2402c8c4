"""A dungeon card drawn as text: its levels side by side, each with what lies there."""

from __future__ import annotations

from engine.games.fairy_market.cards.notation import COLUMNS, LETTERS, ROWS, Card


def draw_card(card: Card) -> str:
    """The main level and its features, and the underground with its own, if there is one."""
    price = f"{card.cost} coins" if card.cost else "starter"
    blocks = [("main", list(card.main)), ("features", _features(card, under=False))]
    if card.under:
        blocks += [("under", list(card.under)), ("features", _features(card, under=True))]
    heads = "  ".join(f"{name:<8}" for name, _ in blocks).rstrip()
    rows = ["  ".join(f"{block[row]:<8}" for _, block in blocks).rstrip() for row in range(ROWS)]
    return "\n".join([f"{card.id} ({price})", heads, *rows])


def _features(card: Card, under: bool) -> list[str]:
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    for each in card.features:
        if each.under is under:
            rows[each.row][each.column] = LETTERS[each.kind]
    return ["".join(row) for row in rows]
