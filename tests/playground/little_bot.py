"""A small bot that uses everything the playground offers, in the tests' own event loop or as a process."""

import asyncio
import io
import os
import re
import signal
import struct
import zlib
from importlib import import_module
from typing import Any

import discord
from discord import app_commands

from playground import point_discord_at

# mypy cannot find discord.ext, which is a namespace package, so it is imported dynamically.
commands: Any = import_module("discord.ext.commands")

GERMAN = {"hello": "hallo", "A friendly word": "Ein freundliches Wort", "who": "wer", "Whom": "Wen"}


def png(width: int = 3, height: int = 2) -> bytes:
    """A tiny but valid picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = (b"\0" + b"\x80" * width) * height
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def picture(name: str = "board.png", alt: str | None = "The board") -> discord.File:
    return discord.File(io.BytesIO(png()), name, description=alt)


class German(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: Any
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


class Step(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=r"g1:(?P<game>\d+):(?P<action>[a-z]+):(?P<ply>\d+)",
):
    """A button that survives restarts: its id contains everything about it."""

    def __init__(self, game: int, action: str, ply: int) -> None:
        super().__init__(discord.ui.Button(label=action.title(), custom_id=f"g1:{game}:{action}:{ply}"))
        self.game, self.action, self.ply = game, action, ply

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> "Step":
        return cls(int(match["game"]), match["action"], int(match["ply"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        if self.action == "hand":
            await interaction.response.send_message("Your hand", file=picture("hand.png"), ephemeral=True)
            return
        await interaction.response.defer()
        view = table(self.game, self.ply + 1)
        await interaction.edit_original_response(view=view, attachments=[picture()])


def table(game: int, ply: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow(Step(game, "turn", ply), Step(game, "rules", ply))
    hand: discord.ui.Section[Any] = discord.ui.Section("Your cards", accessory=Step(game, "hand", ply))
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description=f"The board after {ply} plies")
    )
    view.add_item(
        discord.ui.Container(
            discord.ui.TextDisplay(f"Game {game}, ply {ply}"), gallery, hand, row, accent_color=0x884422
        )
    )
    return view


class Name(discord.ui.Modal, title="Your name"):
    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", component=discord.ui.TextInput(custom_id="name", max_length=20)
    )
    colour: discord.ui.Label[Any] = discord.ui.Label(
        text="Colour",
        component=discord.ui.Select(
            custom_id="colour",
            options=[
                discord.SelectOption(label="Red", value="r"),
                discord.SelectOption(label="Blue", value="b"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.name.component, discord.ui.TextInput)
        assert isinstance(self.colour.component, discord.ui.Select)
        text = f"{self.name.component.value} likes {self.colour.component.values[0]}"
        if interaction.message:
            await interaction.response.edit_message(content=text)
        else:
            await interaction.response.send_message(text)


class Friend(discord.ui.Modal, title="Your friend"):
    friend: discord.ui.Label[Any] = discord.ui.Label(
        text="Friend", component=discord.ui.UserSelect(custom_id="friend")
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.friend.component, discord.ui.UserSelect)
        [friend] = self.friend.component.values
        await interaction.response.send_message(f"A friend of {friend.display_name}")


class Old(discord.ui.View):
    """Buttons and a select without Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Edit", custom_id="old:edit")
    async def edit(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="Edited", attachments=[picture("new.png", None)])

    @discord.ui.button(label="Form", custom_id="old:form")
    async def form(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Name())

    @discord.ui.button(label="Slow", custom_id="old:slow")
    async def slow(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None:
        await asyncio.sleep(60)

    @discord.ui.button(label="Never", custom_id="old:never", disabled=True)
    async def never(self, interaction: discord.Interaction[Any], button: discord.ui.Button[Any]) -> None: ...

    @discord.ui.select(
        custom_id="old:select",
        max_values=2,
        options=[
            discord.SelectOption(label=f"Card {n}", value=str(n), description="A card") for n in range(3)
        ],
    )
    async def choose(self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Chosen: {', '.join(select.values)}", ephemeral=True)


lobby = app_commands.Group(name="lobby", description="Lobbies")


@lobby.command(name="open", description="Open a lobby")
@app_commands.describe(game="Which game", seats="How many seats")
@app_commands.choices(game=[app_commands.Choice(name="Boss Monster", value="boss-monster")])
async def lobby_open(
    interaction: discord.Interaction[Any], game: str, seats: app_commands.Range[int, 2, 4] = 2
) -> None:
    where = "a direct message" if interaction.guild_id is None else str(interaction.channel)
    await interaction.response.send_message(f"{game} for {seats} in {where} ({interaction.locale})")


@app_commands.command(name="hello", description="A friendly word")
@app_commands.describe(who="Whom")
async def hello(interaction: discord.Interaction[Any], who: discord.User) -> None:
    allowed = discord.AllowedMentions(users=[who])
    text = f"Hello {who.mention} from {interaction.user.mention}"
    await interaction.response.send_message(text, file=picture(), allowed_mentions=allowed)


@app_commands.command(name="old", description="The old components")
async def old(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Old", view=Old(), file=picture("old.png", None))


@app_commands.command(name="table", description="The new components")
async def new(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=table(7, 0), file=picture())


@app_commands.command(name="form", description="A form")
async def form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Name())


@app_commands.command(name="think", description="A late answer")
async def think(interaction: discord.Interaction[Any], private: bool = False) -> None:
    await interaction.response.defer(ephemeral=private, thinking=True)
    await interaction.edit_original_response(content="Thought about it", attachments=[picture("thought.png")])
    extra = await interaction.followup.send("And more", file=picture("more.png"), ephemeral=True, wait=True)
    await extra.edit(content="And even more")


@app_commands.command(name="move", description="A move")
async def move(interaction: discord.Interaction[Any], choice: str) -> None:
    await interaction.response.send_message(f"You moved {choice}", ephemeral=True)


@move.autocomplete("choice")
async def legal(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=f"Move {n}", value=str(n)) for n in range(100) if str(n).startswith(typed)
    ][:25]


@app_commands.command(name="weigh", description="The weight of a file")
async def weigh(interaction: discord.Interaction[Any], file: discord.Attachment, value: str = "") -> None:
    await interaction.response.send_message(f"{file.filename}: {len(await file.read())} bytes {value}")


@weigh.autocomplete("value")
async def units(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f"{interaction.namespace.file.filename} {typed}", value=typed)]


@app_commands.command(name="friend", description="A form with people in it")
async def friend(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Friend())


@app_commands.command(name="answer-twice", description="One answer too many")
async def answer_twice(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Once")
    url = f"{discord.http.Route.BASE}/interactions/{interaction.id}/{interaction.token}/callback"
    async with interaction.client.http._HTTPClient__session.post(  # discord.py itself refuses a second answer
        url, json={"type": 4, "data": {"content": "Twice"}}
    ) as response:
        await interaction.followup.send(f"code {(await response.json())['code']}")


@app_commands.command(name="moderate", description="For moderators")
@app_commands.default_permissions(manage_guild=True)
@app_commands.guild_only()
async def moderate(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Moderated")


@app_commands.command(name="anywhere", description="Also where the bot is not")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def anywhere(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Here too")


COMMANDS: list[Any] = [
    *(lobby, hello, old, new, form, think, move, weigh, friend, answer_twice, moderate, anywhere),
]


class LittleBot(commands.AutoShardedBot):  # type: ignore[misc]  # see above
    """The bot itself."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            guild_ready_timeout=0.01,
            max_messages=None,
        )
        self.said: list[str] = []
        self.seen: list[int] = []
        self.resumed = asyncio.Event()
        self.failures: list[BaseException] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step)
        self.add_view(Old())
        await self.tree.set_translator(German())
        for command in COMMANDS:
            self.tree.add_command(command)
        self.tree.error(self.failed)
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds discord.py waits between shards."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.seen.append(interaction.id)

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.said.append(message.content)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed.set()

    async def failed(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        self.failures.append(error)


async def main() -> None:
    """Run as a process until SIGTERM."""
    point_discord_at(os.environ["DISCORD_API"], os.environ["DISCORD_GATEWAY"])
    bot = LittleBot()
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, lambda: asyncio.ensure_future(bot.close()))
    async with bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
