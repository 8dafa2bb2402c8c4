"""Whatever is typed into any option of any command is answered in words."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from playground.people.slash_commands import OptionKind
from tests.end_to_end.party import Party
from tests.end_to_end.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOSTILE = ("9" * 6000, "٣", "-1", "9999-12-31", "<@1> `/lobby open` **x**", "A1 " * 2000, "\u202e\u0000\n")


class Typed(NamedTuple):
    """An option people can type anything into, and what the command needs besides."""

    path: str
    option: str
    others: dict[str, Any]
    is_suggested: bool


def typed_options(commands: list[dict[str, Any]]) -> Iterator[Typed]:
    """Every option of every command that has no list of choices."""
    for command in commands:
        parts = [one for one in command.get("options") or () if one["type"] == OptionKind.SUBCOMMAND]
        for part in parts or [command]:
            path = command["name"] if part is command else f"{command['name']} {part['name']}"
            options = part.get("options") or ()
            for option in options:
                if option["type"] != OptionKind.STRING or option.get("choices"):
                    continue
                others = {
                    one["name"]: one["choices"][0]["value"] if one.get("choices") else "22:00"
                    for one in options
                    if one is not option and (one.get("required") or path == "settings quiet")
                    if one["type"] == OptionKind.STRING
                }
                yield Typed(path, option["name"], others, bool(option.get("autocomplete")))


async def test_whatever_is_typed_into_any_option_is_answered_in_words(stage: Stage) -> None:
    anna, ben, cleo = [stage.person(name) for name in ("Anna", "Ben", "Cleo")]
    party = Party(stage, [anna, ben, cleo])
    await party.begin()
    found = list(typed_options(stage.ground.world.commands[None]))
    assert {one.path for one in found} >= {"move", "card", "rules", "seat take", "settings quiet"}
    for one in found:
        for typed in HOSTILE:
            if one.is_suggested:
                offers = await anna.autocomplete(party.channel, one.path, one.option, typed, **one.others)
                assert len(offers) <= 25
            reply = await anna.slash(party.channel, one.path, **one.others, **{one.option: typed})
            await reply.settled()
            assert "Report number" not in reply.text, (one, typed[:20])
            assert reply.text, (one, typed[:20])
