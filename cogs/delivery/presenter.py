"""Composes what people see of a table from views, pictures and texts in their language."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
import msgspec

from cogs.ui.deadlines import absence_lines, clock_lines, own_clock_line, return_buttons
from cogs.ui.decisions.controls import needs_confirmation
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.scripts import refused
from cogs.ui.message import MessageBody
from cogs.ui.table_message import EMPTY_SIDEBAR, Sidebar, lobby_message, table_message
from cogs.ui.turn_panel import TurnPanel, digest
from cogs.ui.vote_buttons import MOST_VOTES, vote_buttons
from engine.core import Decision, Move, Refusal, State, Suggestions, Text, View
from engine.core.registry import game
from engine.core.saving import BrokenSaveError
from render import Picture
from render.studio import Studio
from tables import Refused, Status, Table, TableErrand, TableService, Vote
from texts import Speaker, speaker

log = logging.getLogger("lairkeeper.presenting")

_MOVES_IN_STORY = 12


class Presenter:
    """Composes messages and panels."""

    def __init__(self, service: TableService, studio: Studio) -> None:
        self._service = service
        self._studio = studio

    async def public(self, table: Table, errand: TableErrand) -> MessageBody:
        """The message in the channel."""
        say = message_speaker(table, table.locale)
        notes = [say.say(_escaped(note)) for note in errand.notes]
        if table.status is Status.LOBBY or table.version == 0:
            return lobby_message(table, say)
        try:
            state = await self._service.repository.state(table)
        except (Refused, BrokenSaveError):
            if table.status is not Status.CLOSED:
                raise
            return lobby_message(table, say, notes)  # closed before the game began, or because it was broken
        view = _seen(table, state, None)
        pictures = await self.board(table, view, table.locale)
        moves = await self._service.repository.story(table, None, _MOVES_IN_STORY)
        story = [*(say.say(line) for move in moves for line in move), *notes]
        sidebar = await self._sidebar(table, errand, say)
        return table_message(table, view, say, pictures, story, errand.mention, sidebar)

    async def _sidebar(self, table: Table, errand: TableErrand, say: Speaker) -> Sidebar:
        """What goes on besides the game."""
        if table.status is not Status.PLAYING:
            return EMPTY_SIDEBAR
        votes = (await self._service.votes.at(table.id))[:MOST_VOTES]
        boxes = [vote_buttons(vote, self._service.votes.choices(vote), say) for vote in votes]
        away = await self._service.absence.on_vacation(table)
        clocks = await self._service.clocks.at(table.id)
        return Sidebar(
            paragraphs=[
                *[await self._question(table, vote, say) for vote in votes],
                *absence_lines(table, away, say),
            ],
            rows=[*boxes, *return_buttons(table, say)],
            clocks=clock_lines(clocks.values(), self._service.clock(), say),
            asked=errand.asked,
        )

    async def _question(self, table: Table, vote: Vote, say: Speaker) -> str:
        """What is voted on, and what is at stake."""
        at_stake = await self._service.votes.at_stake(table, vote)
        return "\n".join([say.say(_escaped(vote.text)), *map(say.say, at_stake)])

    async def panel(
        self,
        table: Table,
        user_id: int,
        locale: str,
        *,
        notes: tuple[str, ...] = (),
        group: int | None = None,
        focus: int | None = None,
        typed: list[str] | None = None,
    ) -> MessageBody:
        """A player's private panel, with the controls for decision number `focus`, or else for the first one.

        Of a script just `typed`, it shows the legal beginning and what is wrong with the rest. Raises
        `Refused` for anybody without a seat.
        """
        seat = table.must_seat(user_id)
        view = await self.view(table, seat)
        decision = _in_focus(view, focus)
        draft = Draft((), group)
        suggestions = Suggestions()
        if decision is not None:
            words = typed or await self._service.drafts.get(table.id, decision)
            draft, flaw = await self._draft(table, decision, words, group)
            suggestions = await self._service.play.suggestions(table, decision)
            if flaw is not None:
                notes = (*notes, message_speaker(table, locale).say(flaw))
        try:
            pictures = await self._private_pictures(table, view, decision, draft, locale)
        except Refusal as refusal:  # a mistake, or somebody else has taken that place
            notes = (*notes, message_speaker(table, locale).say(refusal.text))
            draft = draft._replace(refusal=refusal.text)
            marked = await self._preview(table, view, decision, draft, locale)
            pictures = marked or await self._private_pictures(table, view, None, draft, locale)
        return TurnPanel(
            table_id=table.id,
            view=view,
            speaker=message_speaker(table, locale),
            decision=decision,
            label_speaker=picture_speaker(table, locale),
            pictures=pictures,
            draft=draft,
            suggestions=suggestions,
            notes=notes,
            news=await self._news(table, view, message_speaker(table, locale)),
            undo=await self._service.undos.latest_free(table, seat),
            link=f"<#{table.channel_id}>",
        ).body()

    async def _draft(
        self, table: Table, decision: Decision, words: list[str], group: int | None
    ) -> tuple[Draft, Text | None]:
        """The draft, and of a script what is wrong with the words after its legal beginning."""
        script = await self._service.play.script_progress(table, decision, words)
        if script is None:
            return Draft(words, group), None
        return Draft(script.words, group, script.refusal, script), refused(script)

    async def _news(self, table: Table, view: View, say: Speaker) -> list[str]:
        """The situation around a decision: what has happened since one's last move, and the deadline."""
        assert view.viewer is not None
        if view.result is not None:
            return []
        lines = digest(await self._service.repository.since_own_move(table, view.viewer), say)
        if view.awaited == (view.viewer,) and len(table.people) > 1:
            lines.append(say("panel-last-one"))
        clock = (await self._service.clocks.at(table.id)).get(view.viewer)
        return lines if clock is None else [*lines, own_clock_line(clock, self._service.clock(), say)]

    async def _private_pictures(
        self, table: Table, view: View, decision: Decision | None, draft: Draft, locale: str
    ) -> list[Picture]:
        """The hand and the board; with a draft, its preview, or hand and board as they would become.

        Collected picks are previewed in place of the hand; the board stays.
        """
        own, public = view, await self.view(table, None)
        if decision is not None and draft.words and not needs_confirmation(decision):
            preview = await self._preview(table, view, decision, draft, locale)
            return [
                *(preview or await self.hand(table, own, locale)),
                *await self.glance(table, public, locale),
            ]
        if decision is not None and draft.words:
            move = Move(decision.seat, decision.number, list(draft.words))
            tried = await self._service.play.preview(table, move) if draft.whole else None
            preview = await self._preview(table, view, decision, draft, locale)
            if preview:
                return preview
            if tried is not None:
                own = public = tried
        return [*await self.hand(table, own, locale), *await self.glance(table, public, locale)]

    async def _preview(
        self, table: Table, view: View, decision: Decision | None, draft: Draft, locale: str
    ) -> list[Picture]:
        """The game's picture of the draft with mistakes marked; empty if the game has none."""

        async def draw() -> list[Picture]:
            if decision is None:
                return []
            say = picture_speaker(table, locale)
            picture = await self._studio.draft(view, decision, list(draft.words), draft.refusal, say)
            return [] if picture is None else [picture]

        return await self._drawn(draw(), table)

    async def hand(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The viewer's own hand."""

        async def draw() -> list[Picture]:
            return [await self._studio.hand(view, picture_speaker(table, locale))]

        return await self._drawn(draw(), table)

    async def board(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The public pictures of a view."""
        return await self._drawn(self._studio.table(view, picture_speaker(table, locale)), table)

    async def spotlight(self, table: Table, view: View, seat: int, locale: str) -> list[Picture]:
        """One seat's part of a public view, large."""

        async def draw() -> list[Picture]:
            return [await self._studio.spotlight(view, seat, picture_speaker(table, locale))]

        return await self._drawn(draw(), table)

    async def glance(self, table: Table, view: View, locale: str) -> list[Picture]:
        """As much of the table as is shown beside a hand."""
        return await self._drawn(self._studio.glance(view, picture_speaker(table, locale)), table)

    async def _drawn(self, drawing: Awaitable[list[Picture]], table: Table) -> list[Picture]:
        """The pictures, or none if drawing fails: a table can be played from its texts."""
        try:
            return await drawing
        except Exception:
            log.exception("could not draw a picture", extra={"table": table.id})
            return []

    async def view(self, table: Table, seat: int | None) -> View:
        """The table as a seat or an onlooker may see it."""
        return _seen(table, await self._service.play.state_in_play(table), seat)


def _seen(table: Table, state: State, seat: int | None) -> View:
    """The view of a seat; it names the people waited for, not computer players who let them go first."""
    view: View = game(table.game).view(state, seat)
    people = tuple(other for other in view.awaited if table.holders[other].user_id is not None)
    return msgspec.structs.replace(view, awaited=people) if people else view


def _in_focus(view: View, number: int | None) -> Decision | None:
    """The decision with this number, or else the first."""
    first = next(iter(view.decisions), None)
    return next((decision for decision in view.decisions if decision.number == number), first)


def message_speaker(table: Table, locale: str) -> Speaker:
    """A speaker for messages: names are escaped, so they cannot be read as Discord formatting."""
    return speaker(locale, [discord.utils.escape_markdown(name) for name in table.names])


def picture_speaker(table: Table, locale: str) -> Speaker:
    """A speaker for pictures and labels, where names are shown verbatim."""
    return speaker(locale, table.names)


def _escaped(note: Text) -> Text:
    """A note with the names it quotes escaped too; their owners may have left the table."""
    escape = discord.utils.escape_markdown
    return Text(note.key, {k: escape(v) if isinstance(v, str) else v for k, v in note.args.items()})
