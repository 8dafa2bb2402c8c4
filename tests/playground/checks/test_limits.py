from typing import Any

import pytest

from playground.checks import limits


def button(custom_id: str = "b", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*inner: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def select(count: int = 1, **more: Any) -> dict[str, Any]:
    lines = [{"label": f"Card {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": lines, **more}


def text(content: str = "Hello") -> dict[str, Any]:
    return {"type": 10, "content": content}


def gallery(url: str = "https://example.org/a.png", **more: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **more}]}


def field(**more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "f", "style": 1, **more}}


LEGACY = {
    "content of 2001 characters": {"content": "x" * 2001},
    "6001 characters over all embeds": {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
    "eleven embeds": {"embeds": [{"title": "x"}] * 11},
    "26 fields": {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
    "six action rows": {"components": [row(button(str(n))) for n in range(6)]},
    "an empty row": {"components": [row()]},
    "six buttons in a row": {"components": [row(*(button(str(n)) for n in range(6)))]},
    "a select with company": {"components": [row(select(), button())]},
    "the same custom id twice": {"components": [row(button("a"), button("a"))]},
    "a custom id of 101 characters": {"components": [row(button("x" * 101))]},
    "a label of 81 characters": {"components": [row(button(label="x" * 81))]},
    "a button without a name": {"components": [row({"type": 2, "style": 1, "custom_id": "b"})]},
    "a button without an id": {"components": [row({"type": 2, "style": 1, "label": "Go"})]},
    "a link without an address": {"components": [row({"type": 2, "style": 5, "label": "Go"})]},
    "26 options": {"components": [row(select(26))]},
    "no options": {"components": [row(select(0))]},
    "the same option twice": {
        "components": [row(select(options=[{"label": "A", "value": "a"}, {"label": "B", "value": "a"}]))]
    },
    "an option of 101 characters": {
        "components": [row(select(options=[{"label": "x" * 101, "value": "a"}]))],
    },
    "a placeholder of 151 characters": {"components": [row(select(placeholder="x" * 151))]},
    "more to choose than there is": {"components": [row(select(2, max_values=3))]},
    "a text display without the flag": {"components": [text()]},
    "101 users allowed": {"content": "x", "allowed_mentions": {"users": list(range(101))}},
    "users parsed and listed": {"content": "x", "allowed_mentions": {"parse": ["users"], "users": [1]}},
    "an alt text of 1025 characters": {"attachments": [{"id": 0, "description": "x" * 1025}]},
}


NEW = {
    "content": {"content": "x", "components": [text()]},
    "embeds": {"embeds": [{"title": "x"}], "components": [text()]},
    "41 components": {"components": [{"type": 17, "components": [text("x")] * 40}]},
    "4001 characters of text": {"components": [text("x" * 2000), text("x" * 2001)]},
    "an empty text": {"components": [text("")]},
    "a button on the top level": {"components": [button()]},
    "a file that is not there": {"components": [gallery("attachment://board.png")]},
    "an alt text of 1025 characters": {"components": [gallery(description="x" * 1025)]},
    "eleven pictures": {"components": [{"type": 12, "items": gallery()["items"] * 11}]},
    "four texts in a section": {
        "components": [{"type": 9, "components": [text()] * 4, "accessory": button()}],
    },
    "a doubled id in a section's button": {
        "components": [row(button()), {"type": 9, "components": [text()], "accessory": button()}],
    },
}


FORMS = {
    "a title of 46 characters": {"title": "x" * 46, "custom_id": "m", "components": [field()]},
    "six fields": {
        "title": "x",
        "custom_id": "m",
        "components": [field(custom_id=str(n)) for n in range(6)],
    },
    "no fields": {"title": "x", "custom_id": "m", "components": []},
    "a label of 46 characters": {
        "title": "x",
        "custom_id": "m",
        "components": [field() | {"label": "x" * 46}],
    },
    "a placeholder of 101 characters": {
        "title": "x",
        "custom_id": "m",
        "components": [field(placeholder="x" * 101)],
    },
    "a button": {"title": "x", "custom_id": "m", "components": [row(button(label="Go"))]},
    "one radio button": {
        "title": "x",
        "custom_id": "m",
        "components": [field(type=21, options=[{"label": "A", "value": "a"}])],
    },
}


@pytest.mark.parametrize("body", LEGACY.values(), ids=LEGACY)
def test_a_message_may_not_have(body: dict[str, Any]) -> None:
    assert len(limits.message(body, v2=False, left_over=False, filenames=[])) == 1


@pytest.mark.parametrize("body", NEW.values(), ids=NEW)
def test_a_components_v2_message_may_not_have(body: dict[str, Any]) -> None:
    assert len(limits.message(body, v2=True, left_over=False, filenames=[])) == 1


@pytest.mark.parametrize("body", FORMS.values(), ids=FORMS)
def test_a_form_may_not_have(body: dict[str, Any]) -> None:
    assert len(limits.form(body)) == 1


def test_more_than_25_suggestions_are_too_many() -> None:
    assert limits.choices([{"name": "x", "value": "x"}] * 25) == []
    assert len(limits.choices([{"name": "x", "value": "x"}] * 26)) == 1
    assert len(limits.choices([{"name": "x" * 101, "value": "x"}])) == 1
