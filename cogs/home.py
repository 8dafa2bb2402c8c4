"""One's home in the direct messages: a list of one's tables that is kept up to date."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import discord
from discord.ext import commands

from cogs.answering.home_pages import HomePages
from cogs.answering.whereabouts import is_guest
from cogs.client.client import Lairkeeper
from cogs.client.interactions import show, tell
from cogs.client.router import Click
from cogs.delivery.message_editing import MessageEditing
from cogs.delivery.pace import Urgency, insist_before_sending, note_urgency
from cogs.delivery.symbol_loss import with_symbols_or_words
from cogs.ui.message import MessageBody
from tables.store.company.homes import Home as KeptHome
from tables.store.leases import LeaseLostError
from texts import speaker

log = logging.getLogger("lairkeeper.homes")

LONGEST_NAP = 60.0
"""A list that another process could not bring up to date is looked for at least this often."""
MOST_AT_ONCE = 20


class Home(commands.Cog):
    """Keeps everybody's list up to date, one edit per person and moment; nothing of it rings."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._homes = client.service.company.homes
        self._pages = HomePages(client)
        self._editing = MessageEditing(client, client.service)
        self._woken = asyncio.Event()
        self._loop: asyncio.Task[None] | None = None
        client.router.add("keep-home", self._clicked_keep)
        client.router.add("drop-home", self._clicked_drop)
        client.service.on_errands(lambda _table_id: self._woken.set())

    # ── buttons ──────────────────────────────────────────────────────────────────────────────────────────

    async def _clicked_keep(self, click: Click) -> None:
        """Keep the list in somebody's direct messages from now on."""
        await click.interaction.response.defer()
        await self._homes.keep(click.user_id)
        self._woken.set()
        await self._show_where_clicked(click)
        await tell(click.interaction, click.say("home-kept"))

    async def _clicked_drop(self, click: Click) -> None:
        """Take the list out of somebody's direct messages."""
        await click.interaction.response.defer()
        await self._homes.give_up(click.user_id)
        self._woken.set()
        if click.interaction.guild_id is not None:  # elsewhere, the very message that was clicked goes
            await self._show_where_clicked(click)
        await tell(click.interaction, click.say("home-dropped"))

    async def _show_where_clicked(self, click: Click) -> None:
        as_guest = is_guest(click.interaction)
        await show(click.interaction, await self._pages.page(click.user_id, click.say, as_guest=as_guest))

    # ── keeping lists up to date ─────────────────────────────────────────────────────────────────────────

    async def cog_load(self) -> None:
        """Begin with what has changed while the bot was down."""
        self._loop = asyncio.create_task(self._run(), name="homes")

    async def cog_unload(self) -> None:
        """Stop; what is outdated is in the database."""
        if self._loop is not None:
            self._loop.cancel()
            await asyncio.gather(self._loop, return_exceptions=True)

    async def _run(self) -> None:
        note_urgency(Urgency.PANEL)
        await self.client.wait_until_ready()
        while True:
            self._woken.clear()
            try:
                nap = await self._bring_up_to_date()
            except Exception:
                log.exception("could not bring the lists of tables up to date")
                nap = LONGEST_NAP
            with suppress(TimeoutError):
                async with asyncio.timeout(nap):
                    await self._woken.wait()

    async def _bring_up_to_date(self) -> float:
        """Show what has changed, as far as the pace allows; returns how long to sleep."""
        if self.client.may_listen:
            for user_id in await self._homes.due(self.service.clock(), MOST_AT_ONCE):
                home = await self._homes.claim(user_id, self.service.clock())
                if home is not None:
                    await self._deliver(home)
        earliest = await self._homes.next_due()
        if earliest is None:
            return LONGEST_NAP
        return min(LONGEST_NAP, max(0.0, earliest - self.service.clock()))

    async def _deliver(self, home: KeptHome) -> None:
        """Show or take away one list; whatever Discord cannot take now is tried again in a moment."""

        async def still_ours() -> None:
            await self._homes.must_hold(home, self.service.clock())

        insist_before_sending(still_ours)
        try:
            if home.wanted:
                await self._show(home)
                await self._homes.shown(home)
            else:
                await self._take_away(home)
        except (discord.Forbidden, discord.NotFound) as closed:
            log.info("could not keep a list of tables", extra={"user": home.user_id, "code": closed.code})
            await self._homes.give_up(home.user_id)
        except LeaseLostError:
            log.info("a list of tables is left to whoever has it now", extra={"user": home.user_id})
        except (discord.HTTPException, OSError) as trouble:
            log.warning("a list of tables is not delivered yet: %s", trouble, extra={"user": home.user_id})

    async def _show(self, home: KeptHome) -> None:
        """Edit the list; one that is too old for that is replaced, without a sound."""
        person = await self.service.people.get(home.user_id)
        body = await self._pages.page(home.user_id, speaker(person.locale))
        if home.channel_id is not None and home.message_id is not None:
            channel = self.client.get_partial_messageable(home.channel_id)
            if not self._editing.is_old(home.posted_at) and await self._editing.edited(
                channel, home.message_id, body
            ):
                return
        posted = await self._posted(home, body)
        await self._homes.note_posted(home.user_id, posted.channel.id, posted.id, self.service.clock())
        if home.channel_id is not None and home.message_id is not None:
            await self._editing.removed(self.client.get_partial_messageable(home.channel_id), home.message_id)

    async def _posted(self, home: KeptHome, body: MessageBody) -> discord.Message:
        directly = await (await self.client.fetch_user(home.user_id)).create_dm()
        # The oldest: it stays until the list is known to be shown, and with it the nonce.
        number = home.changes[0] if home.changes else 0

        async def post(body: MessageBody) -> discord.Message:
            return await directly.send(
                view=body.layout(), files=body.files(), nonce=f"h{number:x}", silent=True
            )

        return await with_symbols_or_words(body, post)

    async def _take_away(self, home: KeptHome) -> None:
        if home.channel_id is not None and home.message_id is not None:
            await self._editing.removed(self.client.get_partial_messageable(home.channel_id), home.message_id)
        await self._homes.forget(home.user_id)


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Home(client))
