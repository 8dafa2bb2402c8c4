"""`/learn`: somebody's first game, with a coach; and the coach's buttons in any panel."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import Answering
from cogs.answering.new_tables import (
    Place,
    newcomer,
    place_for_a_table,
    place_for_an_exercise,
    place_in_direct_messages,
    table_locale,
)
from cogs.answering.whereabouts import server_of
from cogs.client.client import Lairkeeper
from cogs.client.command_texts import anywhere, localised
from cogs.client.interactions import Interaction, is_here, locale_of, tell
from cogs.client.router import Click
from cogs.ui.coach_panel import mark_of
from cogs.ui.decisions.controls import needs_confirmation
from engine.core import Text
from engine.core.registry import games
from tables import Refused, Status, Table
from texts import speaker

_LESSONS = [
    app_commands.Choice(name=localised(f"{key}-title"), value=key)
    for key, game in games().items()
    if game.coach is not None
]


class Learning(commands.Cog):
    """Starts lessons, and does what the coach suggests."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._answering = Answering(client)
        client.router.add("learn", self._clicked_learn, args=1)
        client.router.add("learn-anew", self._clicked_anew)
        client.router.add("company", self._clicked_company)
        client.router.add("coach", self._clicked_page, args=2)
        client.router.add("coach-accept", self._clicked_accept, args=2)
        client.router.add("coaching", self._clicked_switch, args=1)

    # ── lessons ──────────────────────────────────────────────────────────────────────────────────────────

    @anywhere
    @app_commands.command(name=localised("cmd-learn"), description=localised("cmd-learn-about"))
    @app_commands.rename(game_key=localised("opt-game"), thread=localised("opt-thread"))
    @app_commands.describe(game_key=localised("opt-learn-about"), thread=localised("opt-thread-about"))
    @app_commands.choices(game_key=_LESSONS)
    async def learn(self, interaction: Interaction, game_key: str, thread: bool = False) -> None:
        """Begin a lesson, or go on with it."""
        await interaction.response.defer(ephemeral=True)
        if not await self._goes_on(interaction, game_key):
            await self._begin(interaction, game_key, await self._place(interaction, game_key, thread=thread))

    async def _clicked_learn(self, click: Click) -> None:
        """Begin in direct messages: the button may stand where everybody reads, and a lesson is for one."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        interaction, game_key = click.interaction, click.id.args[0]
        if not await self._goes_on(interaction, game_key):
            directly = await place_in_direct_messages(self.service, interaction)
            await self._begin(interaction, game_key, Place(directly, None, "directly"))

    async def _goes_on(self, interaction: Interaction, game_key: str) -> bool:
        """Show the panel of a lesson that was left, if there is one."""
        if game_key not in games() or games()[game_key].coach is None:
            raise Refused(Text("no-such-lesson"))
        left = await self.service.unfinished_lesson(interaction.user.id, game_key)
        if left is None:
            return False
        await self._answering.show_panel(interaction, left.id, said="coach-goes-on")
        return True

    async def _begin(self, interaction: Interaction, game_key: str, place: Place) -> None:
        alone = place.guild_id is None
        locale = locale_of(interaction) if alone else await table_locale(self.client, interaction)
        table = await self.service.begin_lesson(
            place.guild_id, place.channel_id, newcomer(interaction), game_key, locale
        )
        elsewhere = interaction.channel_id != place.channel_id and alone
        await self._answering.show_panel(
            interaction, table.id, said="coach-begun-directly" if elsewhere else ""
        )

    async def _place(self, interaction: Interaction, game_key: str, *, thread: bool) -> Place:
        """Where the lesson's table is: here, or in direct messages where somebody else's table is here."""
        if thread:
            await self.service.must_have_room(interaction.guild_id, interaction.user.id, exercise=True)
        here = await self.service.repository.open_in(interaction.channel_id or 0)
        taken = here is not None and not (here.is_exercise and here.host_id == interaction.user.id)
        if taken and not thread and interaction.guild_id is not None:
            return Place(await place_in_direct_messages(self.service, interaction), None, "directly")
        locale = await table_locale(self.client, interaction)
        title = speaker(locale).say(games()[game_key].title)
        return await place_for_an_exercise(self.service, interaction, title if thread else None, locale)

    async def _clicked_anew(self, click: Click) -> None:
        """Begin a lesson once more, where it was; what is left of the former one ends."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        former = await click.table(self.service)
        if not former.is_lesson:
            raise Refused(Text("button-unknown"))
        left = await self.service.unfinished_lesson(click.user_id, former.game)
        if left is not None:
            await self.service.change(
                left.id, lambda table: self.service.lobbies.close(table, click.user_id, moderator=False)
            )
        if is_here(click.interaction, former):
            place = await self._place(click.interaction, former.game, thread=False)
        else:
            place = Place(former.channel_id, former.guild_id, "here")
        await self._begin(click.interaction, former.game, place)

    async def _clicked_company(self, click: Click) -> None:
        """Open a lobby for the game that was learnt, in this channel; a lesson in its way makes room."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        lesson = await click.table(self.service)
        if server_of(click.interaction) is None:
            raise Refused(Text("coach-lobby-elsewhere"))
        locale = await table_locale(self.client, click.interaction)
        channel_id = (await place_for_a_table(click.interaction, None, locale)).channel_id
        await self.service.open_lobby(
            click.interaction.guild_id, channel_id, newcomer(click.interaction), lesson.game, locale
        )
        await tell(click.interaction, click.say("lobby-opened", channel=f"<#{channel_id}>"))

    # ── the coach in a panel ─────────────────────────────────────────────────────────────────────────────

    async def _clicked_page(self, click: Click) -> None:
        """Turn to another page of the coach's, or to the question."""
        await click.interaction.response.defer()
        if await self._answering.question(click) is not None:
            await self._answering.show_panel(
                click.interaction, click.id.table, focus=click.number, page=click.id.args[1]
            )

    async def _clicked_accept(self, click: Click) -> None:
        """Do what the coach suggests, if it still suggests what was shown; a long answer is drawn first."""
        await click.interaction.response.defer()
        decision = await self._answering.question(click)
        if decision is None:
            return
        table = await self.service.repository.table(click.id.table)
        view = await self.client.presenter.view(table, decision.seat)
        coached = await self.client.presenter.coach.at(table, click.user_id, view, decision)
        choice = None if coached is None else coached.suggestion
        if choice is None or mark_of(choice) != click.id.args[1]:
            await self._answering.show_panel(click.interaction, table.id, focus=decision.number)
        elif needs_confirmation(decision) and isinstance(choice, list):
            await self._answering.show_draft(click.interaction, table.id, decision, choice)
        else:
            await self._answering.answer_and_show(click, decision, choice)

    async def _clicked_switch(self, click: Click) -> None:
        """Turn the coach on or off, for whoever clicks."""
        await click.interaction.response.defer()
        table = await self._running(click)
        on = click.id.args[0] == "on"
        await self.service.coach_switches.turn(table.id, click.user_id, on=on)
        await self._answering.show_panel(
            click.interaction, table.id, said="coach-is-back" if on else "coach-is-quiet"
        )

    async def _running(self, click: Click) -> Table:
        table = await self.service.repository.table(click.id.table)
        table.must_seat(click.user_id)
        if table.status is Status.CLOSED:
            raise Refused(Text("table-is-closed"))
        return table


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Learning(client))
