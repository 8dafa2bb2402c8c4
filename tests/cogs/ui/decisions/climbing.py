"""The toy's script on a panel: a climb of words `up` and `down`."""

from __future__ import annotations

from engine.core import Script
from engine.core.forms import AnyForm
from tests.cogs.panel_users import Person
from tests.engine.toy import FORMS


def climb() -> Script:
    form: AnyForm = FORMS["script"]
    assert isinstance(form, Script)
    return form


def actions(person: Person) -> list[str]:
    return [one["custom_id"].split(":")[1] for one in person.controls()]


def offered(person: Person) -> list[str]:
    """The words that may come next, as the buttons of the panel have them."""
    ids = [one["custom_id"] for one in person.controls()]
    return [one.partition(".")[2] for one in ids if one.split(":")[1] == "write"]


async def add(person: Person, word: str) -> None:
    [found] = [one["custom_id"] for one in person.controls() if one["custom_id"].endswith(f".{word}")]
    await person.click(found)
