from typing import Any

import discord
import pytest

from playground import Playground
from playground.checks.contract import Contract, contract
from tests.playground.conftest import OPENAPI, Stage
from tests.playground.little_bot import picture, table

MESSAGES = "/channels/{channel}/messages"

pytestmark = pytest.mark.skipif(
    not OPENAPI.exists(),
    reason=f"NOT CHECKED AGAINST DISCORD'S API DESCRIPTION: there is no {OPENAPI.name}; set DISCORD_OPENAPI",
)


@pytest.fixture
def description() -> Contract:
    return contract(OPENAPI)


def _breaches(description: Contract, body: Any, path: str = MESSAGES) -> list[str]:
    return [str(breach) for breach in description.request("POST", path, body)]


def test_a_good_message_breaks_nothing(description: Contract) -> None:
    assert _breaches(description, {"content": "Hello", "nonce": "x", "flags": 0}) == []


def test_the_complaint_is_about_the_component_that_is_wrong(description: Contract) -> None:
    long = {"type": 2, "style": 1, "label": "Go", "custom_id": "x" * 101}
    [breach] = _breaches(description, {"components": [{"type": 1, "components": [long]}]})
    assert breach.startswith("components.0.components.0.custom_id: ")
    assert "is too long" in breach


@pytest.mark.parametrize(
    "body",
    [
        {"embeds": [{"description": "x" * 4097}]},
        {"components": [{"type": 1, "components": [{"type": 2, "label": "Go", "custom_id": "a"}]}]},
        {"components": [{"type": 99}]},
        {"content": 5},
        {"allowed_mentions": {"users": ["1", "1"]}},
        {"message_reference": {"message_id": "not a number"}},
    ],
)
def test_a_bad_message_is_noticed(description: Contract, body: dict[str, Any]) -> None:
    assert len(_breaches(description, body)) == 1


def test_a_verdict_is_not_carried_over_to_another_shape(description: Contract) -> None:
    path = "/interactions/{interaction}/{token}/callback"
    for length, expected in ((2000, 0), (2001, 1), (1999, 0), (2002, 1)):
        body = {"type": 4, "data": {"content": "x" * length}}
        assert len(_breaches(description, body, path)) == expected


def test_the_same_shape_is_checked_once_and_then_known(
    description: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks: list[object] = []
    validator = description._validator

    class Counting:
        def evolve(self, **changes: Any) -> Any:
            checks.append(changes)
            return validator.evolve(**changes)

    monkeypatch.setattr(description, "_validator", Counting())
    buttons = [{"type": 2, "style": 1, "label": "Go now", "custom_id": f"b{n}"} for n in range(5)]
    for n in range(50):
        body = {"content": f"Ply {n:04}", "components": [{"type": 1, "components": buttons}] * 5}
        assert _breaches(description, body) == []
    assert len(checks) <= 1


async def test_a_breach_of_the_description_is_refused_and_recorded(stage: Stage) -> None:
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=stage.general.id)
    with pytest.raises(discord.HTTPException) as caught:
        await stage.bot.http.request(route, json={"content": "x", "tts": "yes"})
    assert caught.value.code == 50035
    assert "Discord's API description" in stage.ground.violations[0]


async def test_lawful_use_of_everything_breaks_nothing(ground: Playground, stage: Stage) -> None:
    anna, channel = stage.anna, stage.text_channel()
    embed = discord.Embed(title="Score", description="Many", color=0x123456).set_image(
        url="attachment://a.png"
    )
    embed.add_field(name="Souls", value="3").set_footer(text="Round 2").set_author(name="Boss")
    posted = await channel.send("Score", embed=embed, file=picture("a.png"), silent=True)
    await posted.reply("Well done")
    await posted.edit(embed=None, attachments=[])
    await channel.send(view=table(3, 1), file=picture())
    thread = await posted.create_thread(name="Talk")
    await thread.edit(archived=True, locked=True)
    await stage.bot.application_info()
    await stage.bot.fetch_channel(channel.id)
    view = discord.ui.View()
    view.add_item(discord.ui.UserSelect(placeholder="Who?"))
    view.add_item(discord.ui.ChannelSelect())
    view.add_item(discord.ui.Button(label="Rules", url="https://example.org"))
    view.add_item(discord.ui.Button(emoji="🔥", label="Fire"))
    await (await stage.bot.fetch_user(anna.id)).send("Choose", view=view)
    for path, options in (("think", {}), ("table", {}), ("old", {}), ("hello", {"who": anna})):
        await (await anna.slash(stage.general, path, **options)).settled()
    await anna.sees("And even more")
    assert ground.violations == []
