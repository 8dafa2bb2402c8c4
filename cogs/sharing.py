"""Moments worth sharing: *Share* posts one in the table's channel, and a recap shows many in a row."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

import discord
from discord.ext import commands

from cogs.client.client import Lairkeeper
from cogs.client.interactions import is_here, show, tell
from cogs.client.router import Click
from cogs.delivery.news import MOST_PICTURES
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.message import MessageBody
from cogs.ui.moments import (
    caption,
    frames_for,
    may_be_shared,
    recap_message,
    shared_moment,
    shared_recap,
    shared_result,
)
from cogs.ui.replay_panel import CHAPTER, GAME, fights_in
from engine.core import Text, View
from engine.core.registry import game_of
from render import Picture
from render.kit.recap import Recap, Scene
from tables import Frame, Refused, Table

_LONGEST_RECAP = 90.0
"""After so many seconds nobody waits for a recap any more; what is drawn by then is kept for the next try."""
_REMEMBERED, _FOR = 500, 600.0
"""How many shared moments we know, and for how many seconds: a second click posts nothing twice."""


class _Place(NamedTuple):
    """A moment of a table: all that may be shown of the game, and which of these it is."""

    table: Table
    frames: list[Frame]
    number: int

    @property
    def frame(self) -> Frame:
        return self.frames[self.number]


class Sharing(commands.Cog):
    """Posts moments and draws recaps, always from what everybody may see."""

    def __init__(self, client: Lairkeeper) -> None:
        self.client = client
        self.service = client.service
        self._shared: OrderedDict[str, tuple[float, str]] = OrderedDict()
        """When and where something was posted, by its nonce."""
        client.router.add("share", self._clicked_share, args=1)
        client.router.add("recap", self._clicked_recap, args=2)
        client.router.add("share-recap", self._clicked_share_recap, args=2)

    async def _clicked_share(self, click: Click) -> None:
        """Post a moment or the end of a game, or the latest fight between two versions."""
        await click.interaction.response.defer()
        table = await self._table(click)
        versions = [await self.service.replays.version(table, word) for word in click.id.args[:2]]
        if len(versions) == 2:
            await self._share_moment(click, await self._fight(table, *versions))
            return
        place = await self._at(table, versions[0])
        ended = (await self._view(place)).result is not None
        await (self._share_result if ended else self._share_moment)(click, place)

    async def _share_moment(self, click: Click, place: _Place) -> None:
        table, view = place.table, await self._view(place)
        pictures = (await self._in_few_pictures(place, table.locale))[:MOST_PICTURES]
        say, who = message_speaker(table, table.locale), click.interaction.user.display_name
        body = shared_moment(table, view, place.frames, place.number, who, say, pictures)
        await self._post(click, table, f"m{place.frame.mark}", body)

    async def _share_result(self, click: Click, place: _Place) -> None:
        table, view = place.table, await self._view(place)
        poster = await self._pictures(place, table.locale)
        say, who = message_speaker(table, table.locale), click.interaction.user.display_name
        body = shared_result(table, view, place.frame, who, say, poster[:MOST_PICTURES])
        await self._post(click, table, f"r{place.frame.mark}", body)

    async def _clicked_recap(self, click: Click) -> None:
        """Show a recap to whoever asks for it."""
        await click.interaction.response.defer(ephemeral=True, thinking=True)
        table = await click.table(self.service)
        what, place = _what(click), await self._called(table, click.id.args[1])
        await self.service.replays.count_recap(click.user_id)
        recap = await self._recap(place, what, click.say.locale)
        say = message_speaker(table, click.say.locale)
        body = recap_message(table, recap, say, what=what, mark=place.frame.mark)
        await show(click.interaction, body)

    async def _clicked_share_recap(self, click: Click) -> None:
        await click.interaction.response.defer()
        table = await self._table(click)
        what, place = _what(click), await self._called(table, click.id.args[1])
        recap = await self._recap(place, what, table.locale)
        say, who = message_speaker(table, table.locale), click.interaction.user.display_name
        await self._post(
            click,
            table,
            f"{what[0]}{place.frame.mark}",
            shared_recap(table, recap, who, place.frame, say),
        )

    async def _table(self, click: Click) -> Table:
        """The table in the id, if it is here and whoever clicks may write here themselves."""
        table = await click.table(self.service)
        if not may_be_shared(table):
            raise Refused(Text("share-nobody-here"))
        if not is_here(click.interaction, table):
            raise Refused(Text("share-elsewhere", {"channel": f"<#{table.channel_id}>"}))
        allowed = click.interaction.permissions
        in_thread = isinstance(click.interaction.channel, discord.Thread)
        if not (allowed.send_messages_in_threads if in_thread else allowed.send_messages):
            raise Refused(Text("share-not-allowed"))
        return table

    async def _called(self, table: Table, word: str) -> _Place:
        return await self._at(table, await self.service.replays.version(table, word))

    async def _at(self, table: Table, version: int) -> _Place:
        """The moment of a version, if everybody may see it and it has not been taken back."""
        frames = await self.service.replays.frames_to_show(table)
        for number, frame in enumerate(frames):
            if frame.version == version:
                return _Place(table, frames, number)
        raise Refused(Text("share-gone"))

    async def _fight(self, table: Table, first: int, last: int) -> _Place:
        """The latest fight between two versions."""
        frames = await self.service.replays.frames_to_show(table)
        found = [number for number in fights_in(frames) if first <= frames[number].version <= last]
        if not found:
            raise Refused(Text("share-gone"))
        return _Place(table, frames, found[-1])

    async def _view(self, place: _Place) -> View:
        """What everybody saw at that moment."""
        view: View = game_of(place.table).view(
            await self.service.history.state(place.table.id, place.frame.version), None
        )
        return view

    async def _pictures(self, place: _Place, locale: str) -> list[Picture]:
        """The poster at the end of a game, its fights, or else the board: what everybody may see."""
        table, view = place.table, await self._view(place)
        turned = await self.client.presenter.turning_point(table, view)
        poster = await self.client.presenter.gallery.poster(table, view, turned, locale)
        return poster or await self._on_the_way(place, locale)

    async def _on_the_way(self, place: _Place, locale: str) -> list[Picture]:
        """The fights of a moment, or else the board, also if the game ended with it."""
        table, gallery, view = place.table, self.client.presenter.gallery, await self._view(place)
        fights = await gallery.moment(table, view, locale) if place.frame.headlines else []
        return fights or await gallery.front(table, view, locale)

    async def _in_few_pictures(self, place: _Place, locale: str) -> list[Picture]:
        """The same for a post: several side by side, where the game draws that."""
        pictures = await self._on_the_way(place, locale)
        if len(pictures) < 2:
            return pictures
        gallery = self.client.presenter.gallery
        return await gallery.side_by_side(place.table, await self._view(place), locale) or pictures

    async def _recap(self, place: _Place, what: str, locale: str) -> Recap:
        """Draw the pictures one by one, as for anybody else, and then put them together."""
        try:
            async with asyncio.timeout(_LONGEST_RECAP):
                scenes = [
                    scene
                    for turn, number in enumerate(frames_for(what, place.frames, place.number))
                    for scene in await self._scene(place._replace(number=number), turn, locale)
                ]
                if not scenes:
                    raise Refused(Text("recap-no-pictures"))
                say = picture_speaker(place.table, locale)
                return await self.client.studio.recap(place.table.game, scenes, say)
        except TimeoutError:
            raise Refused(Text("recap-too-slow")) from None

    async def _scene(self, place: _Place, turn: int, locale: str) -> list[Scene]:
        """A picture of a moment, if there is any, with its caption; of several, everybody's in turn."""
        pictures = await self._pictures(place, locale)
        if not pictures:
            return []
        shown = turn % len(pictures)
        say = picture_speaker(place.table, locale)
        which = shown if len(pictures) > 1 else None
        above = caption(place.table.game, place.frames, place.number, which, say)
        return [Scene(*above, pictures[shown])]

    async def _post(self, click: Click, table: Table, what: str, body: MessageBody) -> None:
        """Post something in the table's channel once, however often somebody clicks."""
        nonce, now = f"s{table.id:x}.{what}"[:25], self.service.clock()
        posted, link = self._shared.get(nonce, (now - _FOR, ""))
        if posted <= now - _FOR:
            await self.service.replays.count_share(click.user_id)
            channel = self.client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
            message = await channel.send(
                view=body.layout(),
                files=body.files(),
                nonce=nonce,
                allowed_mentions=discord.AllowedMentions.none(),
                silent=True,
            )
            link = message.jump_url
            self._shared[nonce] = now, link
            self._shared.move_to_end(nonce)
            while len(self._shared) > _REMEMBERED:
                self._shared.popitem(last=False)
        await tell(click.interaction, click.say("share-done", link=link))


def _what(click: Click) -> str:
    what = click.id.args[0]
    if what not in (CHAPTER, GAME):
        raise Refused(Text("button-unknown"))
    return what


async def setup(client: Lairkeeper) -> None:
    """Called by discord.py when the cog is loaded."""
    await client.add_cog(Sharing(client))
