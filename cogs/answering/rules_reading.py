"""Opens pages of the rules for somebody: topics, cards, and what a search has found."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence

from cogs.answering.rules_search import CARD, TOPIC, Entry, Hit, entry_called, search
from cogs.client.interactions import Interaction, show
from cogs.ui.components import button
from cogs.ui.custom_ids import write_id
from cogs.ui.literal import literal
from cogs.ui.message import MessageBody
from cogs.ui.rules_pages import NO_TABLE, card_page, results_page, topic_meant, topic_page
from engine.core import CardFace, Text
from engine.core.editions.edition import OURS
from engine.core.registry import game, games
from render import Picture
from render.studio import Studio
from tables import Refused, TableService
from texts import Speaker

log = logging.getLogger("lairkeeper.presenting")

MOST_TOLD = 8
"""So many hits are told with a line each; the others are in the menu."""
EVERYWHERE = "all"
"""Stands for all games in the id of a control."""


class RulesReader:
    """Draws and shows the pages."""

    def __init__(self, service: TableService, studio: Studio) -> None:
        self._service = service
        self._studio = studio

    async def games_meant(self, interaction: Interaction, named: str | None) -> list[str]:
        """The game named, or else this channel's, or else all."""
        if named in games():
            return [str(named)]
        here = await self._service.repository.latest_in(interaction.channel_id or 0)
        return [here.game] if here else list(games())

    async def edition_here(self, interaction: Interaction, key: str) -> str:
        """The edition that this channel's table plays, if it plays this game, or else that of new tables."""
        here = await self._service.repository.latest_in(interaction.channel_id or 0)
        return here.edition if here and here.game == key else self._service.editions.played(key)

    async def topic(self, key: str, topic: str | None, say: Speaker, edition: str) -> MessageBody:
        """A topic; an unknown one leads to the first, with a word on it."""
        found = topic_meant(key, topic)
        picture, drawn = await self._illustration(key, found, say, edition)
        page = await asyncio.to_thread(topic_page, key, found, picture, say, edition, drawn)
        return page if topic in (None, found) else page._replace(heading=say("no-such-topic"))

    async def _illustration(
        self, key: str, topic: str, say: Speaker, edition: str
    ) -> tuple[Picture | None, str]:
        """The picture of a topic, and whose values it shows: a scene of ours may not fit into an edition."""
        if edition != OURS:
            try:
                return await self._studio.topic(key, topic, say, edition), edition
            except Exception:
                log.info("a picture of the rules does not fit an edition", exc_info=True)
        return await _drawn(self._studio.topic(key, topic, say)), OURS

    async def card(self, key: str, card_id: str, say: Speaker, edition: str) -> MessageBody:
        """A card as an edition has it; refuses an unknown one."""
        face = await asyncio.to_thread(_face, key, card_id, edition)
        if face is None:
            raise Refused(Text("no-such-card"))
        picture = await _drawn(self._studio.card(key, card_id, say, edition))
        return card_page(key, face, picture, say, edition)

    async def entry(self, interaction: Interaction, entry: Entry, say: Speaker) -> MessageBody:
        """The page of whatever was found."""
        open_page = self.topic if entry.kind == TOPIC else self.card
        return await open_page(entry.game, entry.id, say, await self.edition_here(interaction, entry.game))

    async def results(
        self, interaction: Interaction, words: str, named: str | None, say: Speaker
    ) -> MessageBody:
        """What a search has found; refuses if that is nothing. One hit is opened at once."""
        keys = await self.games_meant(interaction, named)
        chosen = await asyncio.to_thread(entry_called, words, say.locale)
        if chosen is not None:  # from the list of suggestions
            return await self.entry(interaction, chosen, say)
        hits = await asyncio.to_thread(search, words, keys, say.locale)
        if not hits:
            raise Refused(Text("search-none", {"words": literal(words)}))
        if len(hits) == 1:
            return await self.entry(interaction, hits[0].entry, say)
        menu_id = write_id("found", NO_TABLE, named if named in games() else EVERYWHERE, words)
        return _results(words, hits, menu_id, say)

    async def opened(self, interaction: Interaction, reference: str, back: str, say: Speaker) -> None:
        """Open a hit of a search, with a button back to the others."""
        entry = await asyncio.to_thread(entry_called, reference, say.locale)
        if entry is None:
            raise Refused(Text("button-unknown"))
        page = await self.entry(interaction, entry, say)
        returning = [button(say("button-results"), back)]
        await show(interaction, page._replace(rows=[*page.rows, returning]))


def _results(words: str, hits: Sequence[Hit], menu_id: str, say: Speaker) -> MessageBody:
    """All hits; games are named where there are several."""
    several = len({hit.entry.game for hit in hits}) > 1
    told = [
        say("search-hit", name=hit.entry.name, kind=_kind(hit.entry, several, say), snippet=hit.snippet)
        for hit in hits[:MOST_TOLD]
    ]
    said = [f"### {say('search-title', words=literal(words))}", "\n".join(told)]
    if len(hits) > MOST_TOLD:
        said.append(f"-# {say('search-more', count=len(hits) - MOST_TOLD)}")
    options = [(hit.entry.reference, hit.entry.name) for hit in hits]
    notes = {hit.entry.reference: f"{_kind(hit.entry, several, say)}: {hit.snippet}" for hit in hits}
    return results_page(said, options, notes, menu_id, say)


def _kind(entry: Entry, several: bool, say: Speaker) -> str:
    """Whether it is a rule or a card, and of which game."""
    kind = say(f"search-kind-{entry.kind}")
    return f"{kind}, {say.say(game(entry.game).title)}" if several else kind


def card_called(keys: Sequence[str], named: str, say: Speaker) -> tuple[str, str] | None:
    """The game and id of the card with this id or name; the first time, hundreds of names must be read."""
    wanted = named.casefold()
    for key in keys:
        for face in game(key).cards():
            if wanted in (face.id.casefold(), say.say(face.name).casefold(), full_name(key, face.id)):
                return key, face.id
    return None


def suggested(typed: str, keys: Sequence[str], say: Speaker) -> list[tuple[str, str]]:
    """Topics and cards with a name like this, each with what names it across all games."""
    hits = search(typed, keys, say.locale)
    named = [hit.entry for hit in hits if hit.is_named_so] or [hit.entry for hit in hits]
    return [(f"{entry.name} ({say(f'search-kind-{entry.kind}')})", entry.reference) for entry in named]


def cards_like(keys: Sequence[str], typed: str, say: Speaker) -> list[tuple[str, str]]:
    """The cards whose name contains what is typed, then topics with such a name."""
    wanted = typed.casefold()
    cards = [
        (name, full_name(key, face.id))
        for key in keys
        for face in game(key).cards()
        if wanted in (name := say.say(face.name)).casefold() or wanted == face.id.casefold()
    ]
    found = search(typed, keys, say.locale) if typed else []
    known = {value for _, value in cards}
    for hit in found:
        value = full_name(hit.entry.game, hit.entry.id)
        if hit.is_named_so and hit.entry.kind == CARD and value not in known:
            cards.append((hit.entry.name, value))
    topics = [hit.entry for hit in found if hit.is_named_so and hit.entry.kind == TOPIC]
    return [*cards, *((f"{one.name} ({say('search-kind-topic')})", one.reference) for one in topics)]


def full_name(key: str, card_id: str) -> str:
    """A name that is unique across all games."""
    return f"{key}/{card_id}".casefold()


def _face(key: str, card_id: str, edition: str) -> CardFace | None:
    return next((face for face in game(key, edition).cards() if face.id == card_id), None)


async def _drawn(drawing: Coroutine[None, None, Picture | None]) -> Picture | None:
    """The picture, or none if drawing fails: the words say it all."""
    try:
        return await drawing
    except Exception:
        log.exception("could not draw a picture of the rules")
        return None
