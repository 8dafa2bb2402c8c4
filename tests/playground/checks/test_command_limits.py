from typing import Any

import pytest

from playground.checks import command_limits


def option(name: str = "who", **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "d", **more}


COMMANDS = {
    "101 commands": [{"name": f"c{n}", "description": "d"} for n in range(101)],
    "the same name twice": [{"name": "c", "description": "d"}] * 2,
    "an upper case name": [{"name": "Hello", "description": "d"}],
    "a name with a space": [{"name": "hello you", "description": "d"}],
    "a description of 101 characters": [{"name": "c", "description": "x" * 101}],
    "an unknown language": [{"name": "c", "description": "d", "name_localizations": {"xx": "c"}}],
    "a menu entry of 33 characters": [{"type": 2, "name": "x" * 33}],
    "a menu entry with a description": [{"type": 3, "name": "As text", "description": "d"}],
    "26 options": [
        {"name": "c", "description": "d", "options": [option(f"o{n}") for n in range(26)]},
    ],
    "an optional option before a required one": [
        {"name": "c", "description": "d", "options": [option("a"), option("b", required=True)]},
    ],
    "a translation that is another option's name": [
        {
            "name": "c",
            "description": "d",
            "options": [option("a", name_localizations={"de": "b"}), option("b")],
        },
    ],
    "26 choices": [
        {
            "name": "c",
            "description": "d",
            "options": [option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])],
        },
    ],
    "more than 8000 characters": [
        {
            "name": "c",
            "description": "d",
            "options": [
                option(f"o{n}", choices=[{"name": "x" * 100, "value": f"{m}" * 50} for m in range(20)])
                for n in range(4)
            ],
        },
    ],
}


@pytest.mark.parametrize("commands", COMMANDS.values(), ids=COMMANDS)
def test_commands_may_not_have(commands: list[dict[str, Any]]) -> None:
    assert len(command_limits.commands(commands)) == 1
