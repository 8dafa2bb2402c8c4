"""Messages, selects and a demo scene that several tests use."""

import base64
from typing import Any

import discord

from playground import Channel, Person, Scene
from playground.checks.components import Json
from tests.playground.conftest import Stage

NOWHERE = "17"
UNTROUBLED = {"late": 0, "limited": 0, "banned": False, "cut": 0}


def contents(answer: Json) -> list[str]:
    return [message["content"] for message in answer["messages"]]


def in_base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


async def old(stage: Stage) -> str:
    """The id of a message with the old components."""
    message = (await stage.anna.slash(stage.general, "old")).message
    assert message
    return str(message.id)


class Selects(discord.ui.View):
    """A select of every kind that does not list its choices."""

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="user", max_values=2)
    async def user(self, interaction: discord.Interaction[Any], chosen: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"People: {[one.display_name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="channel")
    async def channel(
        self, interaction: discord.Interaction[Any], chosen: discord.ui.ChannelSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"Channels: {[one.name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role")
    async def role(self, interaction: discord.Interaction[Any], chosen: discord.ui.RoleSelect[Any]) -> None:
        await interaction.response.send_message(f"Roles: {[one.name for one in chosen.values]}")

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="any", max_values=2)
    async def any(
        self, interaction: discord.Interaction[Any], chosen: discord.ui.MentionableSelect[Any]
    ) -> None:
        await interaction.response.send_message(f"Any: {sorted(str(one) for one in chosen.values)}")


async def _serve(person: Person, channel: Channel) -> None:
    person.say(channel, "Tea is served")
    await person.slash(channel, "anywhere")


TEA = Scene("tea", lambda locale: {"de": "Tee"}.get(locale, "Tea"), _serve)
