"""Composes what people see of a table from views, pictures and texts in their language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

import msgspec

from cogs.delivery.calls import asked_below, new_host, told_below
from cogs.delivery.cards import is_looking, starts_at
from cogs.delivery.coaching import Coached, CoachReader
from cogs.delivery.drafts import explained, read_draft, suggestions_for, view_after
from cogs.delivery.gallery import Gallery
from cogs.delivery.news import MOST_PICTURES, NewsReader, Unseen
from cogs.delivery.speakers import message_speaker, picture_speaker
from cogs.ui.ahead import calls_for_answer
from cogs.ui.coach_panel import CoachPage, coach_asides, coach_page, learn_button, with_coach
from cogs.ui.deadlines import absence_lines, clock_lines, own_clock_line, return_buttons
from cogs.ui.decisions.controls import needs_confirmation
from cogs.ui.decisions.drafts import Draft
from cogs.ui.decisions.numbered import choices_shown
from cogs.ui.endings import ResultPanel, closed_panel, how_it_went
from cogs.ui.literal import literal, literal_text
from cogs.ui.message import MessageBody
from cogs.ui.news import in_outline
from cogs.ui.table_message import (
    EMPTY_SIDEBAR,
    Sidebar,
    lesson_message,
    lobby_message,
    round_message,
    table_message,
)
from cogs.ui.tour import tour, wants_purpose, wants_tour
from cogs.ui.turn_panel import TurnPanel
from cogs.ui.vote_buttons import MOST_VOTES, vote_buttons
from engine.core import Decision, Move, Refusal, Seat, State, Text, View
from engine.core.agenda import open_questions
from engine.core.puzzles import SOLVER
from engine.core.registry import game_of
from engine.core.saving import BrokenSaveError
from render import Picture
from render.studio import Studio
from tables import Attempts, Refused, Status, Table, TableErrand, TableService, Vote, gives_advice
from texts import Speaker

log = logging.getLogger("lairkeeper.presenting")

_MOVES_IN_STORY = 12


class Presenter:
    """Composes messages and panels."""

    def __init__(self, service: TableService, studio: Studio) -> None:
        self._service = service
        self.gallery = Gallery(studio)
        self.news = NewsReader(service, studio)
        self.coach = CoachReader(service)

    async def public(self, table: Table, errand: TableErrand) -> MessageBody:
        """The message in the channel."""
        say = message_speaker(table, table.locale)
        heir = new_host(table, errand)
        notes = [say.say(literal_text(note)) for note in told_below(errand, heir)]
        if table.status is Status.LOBBY or table.version == 0:
            begins, looking = await starts_at(self._service, table), await is_looking(self._service, table)
            return lobby_message(table, say, notes, begins, looking=looking)
        try:
            state = await self._service.repository.state(table)
        except (Refused, BrokenSaveError):
            if table.status is not Status.CLOSED:
                raise
            return lobby_message(table, say, notes)  # closed before the game began, or because it was broken
        view = _seen(table, state, None)
        if table.is_lesson and table.status is Status.PLAYING and view.result is None:
            return lesson_message(table, say)
        turned = await self.turning_point(table, view)
        poster = await self.gallery.poster(table, view, turned, table.locale)
        draw = self.gallery.board if table.is_exercise else self.gallery.front
        pictures = poster or await draw(table, view, table.locale)
        sidebar = (await self._sidebar(table, errand, say))._replace(
            invited=_people(table, view.invited), thinking=await self._thinking(table, view), heir=heir
        )
        most = 0 if sidebar.votes else _MOVES_IN_STORY  # a vote takes the room of the story
        moves = await self._service.repository.passages(table, None, most)
        story = [*(say.say(line.text) for line in in_outline(moves)), *notes]
        story += [say.say(line) for line in await self._new_records(table, view)]
        named = _named_above(table, view, errand)
        ending = [] if poster else how_it_went(view, say, turned)
        return table_message(table, view, say, pictures, story, named, sidebar, ending)

    async def _thinking(self, table: Table, view: View) -> Seat | None:
        """The computer player who thinks, if the table waits for nobody else."""
        if _people(table, view.awaited):
            return None
        thought = await self._service.thoughts.at(table.id)
        return None if thought is None else thought.seat

    async def turning_point(self, table: Table, view: View) -> Text | None:
        """When a finished game was decided; what cannot be told is left out."""
        return await self._service.replays.turning_point(table, view)

    async def _new_records(self, table: Table, view: View) -> list[Text]:
        """The records of the server that a finished game has broken."""
        rows = [] if view.result is None else await self._service.results.new_records(table)
        return [Text("hall-new", {"name": literal(row.name), "record": row.text}) for row in rows]

    async def round_post(self, table: Table, version: int) -> MessageBody | None:
        """What a round has brought, for the channel; None if it has been undone or cannot be read."""
        if not await self._service.repository.passages(table, None, 1, version, version):
            return None
        try:
            state = await self._service.history.state(table.id, version)
        except BrokenSaveError:
            return None
        view: View = game_of(table).view(state, None)
        say = message_speaker(table, table.locale)
        pictures = await self.gallery.post(table, view, table.locale)
        return round_message(view, say, pictures[:MOST_PICTURES])

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
            asked=asked_below(table, errand, votes),
            votes=len(boxes),
        )

    async def _question(self, table: Table, vote: Vote, say: Speaker) -> str:
        """What is voted on, and in small print what is at stake."""
        at_stake = await self._service.votes.at_stake(table, vote)
        return "\n".join([say.say(literal_text(vote.text)), *(f"-# {say.say(line)}" for line in at_stake)])

    async def panel(
        self,
        table: Table,
        user_id: int,
        locale: str,
        *,
        answered: str = "",
        notes: tuple[str, ...] = (),
        group: int | None = None,
        focus: int | None = None,
        typed: list[str] | None = None,
        more: bool = False,
        advised: Sequence[str] = (),
        page: str = "",
    ) -> MessageBody:
        """A player's private panel, with the controls for decision number `focus`, or else for the first one.

        With `more` it has everything else, too; what is `advised` is marked. Refuses anybody without a seat.
        """
        seat, say = table.must_seat(user_id), message_speaker(table, locale)
        link = f"<#{table.channel_id}>" if table.guild_id is not None else ""
        if table.status is Status.CLOSED:
            return closed_panel(table, say, link, notes)
        view = await self.view(table, seat)
        news = await self.news.unseen(table, seat, say, whole=more)
        if view.result is not None:
            ended = await self._result_panel(table, view, say, news)
            return ended._replace(notes=notes, news=(answered, *ended.news), link=link).body()
        decision = _in_focus(view, focus)
        panel = TurnPanel(
            table_id=table.id,
            view=view,
            speaker=say,
            decision=decision,
            label_speaker=picture_speaker(table, locale),
            notes=notes,
            answered=answered,
            news=[*news.lines, *await self._deadline(table, view, say)],
            news_pictures=news.pictures,
            moments=news.moments,
            undo=await self._service.undos.latest_free(table, seat),
            link=link,
            more=more,
            advice=gives_advice(table.table_settings),
            advised=advised,
        )
        if decision is None:
            return panel._replace(pictures=await self._private_pictures(table, view, locale)).body()
        words = typed or await self._service.drafts.get(table.id, decision)
        return await self._asking(table, user_id, panel, decision, words, (page, focus, group))

    async def _asking(
        self,
        table: Table,
        user_id: int,
        panel: TurnPanel,
        decision: Decision,
        words: list[str],
        place: tuple[str, int | None, int | None],
    ) -> MessageBody:
        """The panel of a question, or what its coach wants to show first; `place` is how far one has got."""
        page, focus, group = place
        coached = await self.coach.at(table, user_id, panel.view, decision, words)
        own_page = coached and coach_page(table, decision, coached.said, page, focus, panel.speaker)
        if own_page is not None:
            return await self._coach_page(table, panel, decision, own_page)
        in_all = await self._service.experience.answers_at(user_id, table.game)
        panel = await self._explained(panel, decision, user_id, in_all)
        panel = self._with_coach(table, panel, decision, in_all, coached)
        return await self._with_any_draft(table, panel, decision, words, group)

    async def _coach_page(
        self, table: Table, panel: TurnPanel, decision: Decision, page: CoachPage
    ) -> MessageBody:
        """A page of the coach's own, in place of the question, with the news or what it points at."""
        pictures, locale = list(panel.news_pictures), panel.speaker.locale
        if not pictures:
            shown = await self._pictures_for(table, panel.view, decision, locale)
            pictures = await self.gallery.lamplit(table, shown, page.look, locale)
        return page.body(panel, pictures)

    def _with_coach(
        self, table: Table, panel: TurnPanel, decision: Decision, in_all: int, coached: Coached | None
    ) -> TurnPanel:
        """The panel with what the coach says of its question, or with a way to learn the game."""
        if coached is not None:
            return with_coach(panel._replace(tour=""), table, decision, coached.said, coached.suggestion)
        known = table.has_coach or in_all > 0
        learn = [] if known else learn_button(game_of(table), panel.speaker)
        return panel._replace(asides=coach_asides(table, panel.speaker, on=False), learn=learn)

    async def _explained(self, panel: TurnPanel, decision: Decision, user_id: int, in_all: int) -> TurnPanel:
        """The panel with what is to be said of its question, and what it is for until somebody knows."""
        person, experience = await self._service.people.get(user_id), self._service.experience
        answers, played = await experience.answers(user_id, decision.prompt.key), panel.view.game
        direct = person.reached_by_dm
        return panel._replace(
            explanation=await explained(panel.view, decision),
            purpose=wants_purpose(person.help, answers),
            tour=tour(played, in_all, direct, panel.speaker) if wants_tour(person.help, in_all) else "",
        )

    async def _result_panel(self, table: Table, view: View, say: Speaker, news: Unseen) -> ResultPanel:
        """The panel of a finished game."""
        turned = await self.turning_point(table, view)
        poster = await self.gallery.poster(table, await self.view(table, None), turned, say.locale)
        return ResultPanel(
            table=table,
            view=view,
            speaker=say,
            pictures=poster or await self._private_pictures(table, view, say.locale),
            has_poster=bool(poster),
            turned=turned,
            news=news.lines,
            news_pictures=news.pictures,
            moments=news.moments,
            attempts=await self._attempts(table),
        )

    async def _attempts(self, table: Table) -> Attempts:
        """How whoever tries a puzzle has done at it."""
        solver = table.holders[SOLVER].user_id
        return Attempts() if solver is None else await self._service.puzzles.at(solver, table)

    async def _with_any_draft(
        self, table: Table, panel: TurnPanel, decision: Decision, words: list[str], group: int | None
    ) -> MessageBody:
        """The panel of a decision with its draft; whatever somebody has written keeps nobody from playing."""
        try:
            return await self._with_draft(table, panel, decision, words, group)
        except Exception:
            if not words:
                raise
            log.exception("could not show a draft", extra={"table": table.id})
            await self._service.drafts.save(table.id, decision, [])
            panel = panel._replace(notes=(*panel.notes, panel.speaker("draft-dropped")))
            return await self._with_draft(table, panel, decision, [], group)

    async def _with_draft(
        self, table: Table, panel: TurnPanel, decision: Decision, words: list[str], group: int | None
    ) -> MessageBody:
        """The panel of a decision with its draft, what is wrong with that, and its preview."""
        view, say = panel.view, panel.speaker
        state = await self._service.play.state_in_play(table)
        suggestions = await suggestions_for(state, decision)
        proposed = suggestions.first if view.viewer in view.awaited else []
        draft, flaw = await read_draft(state, decision, words or proposed, group)
        pictures = await self.gallery.sketch(table, view, decision, draft, say.locale) if flaw is None else []
        numbered = choices_shown(decision.form, draft, suggestions)
        if numbered is not None:
            pictures = await self.gallery.numbered(table, view, decision, numbered, say.locale)
            draft = draft._replace(numbered=bool(pictures))
        if not pictures and flaw is None and draft.words:
            try:
                pictures = await self._previewed(table, panel, decision, draft)
            except Refusal as refusal:  # a mistake, or somebody else has taken that place
                flaw = refusal.text
                draft = draft._replace(refusal=flaw)
        if flaw is not None:
            panel = panel._replace(notes=(*panel.notes, say.say(literal_text(flaw))))
            pictures = (
                await self.gallery.draft(table, view, decision, draft, say.locale) if draft.words else []
            )
        if not pictures:
            pictures = await self._pictures_for(table, view, decision, say.locale)
        pictures = await self.gallery.lamplit(table, pictures, panel.look, say.locale)
        panel = panel._replace(pictures=pictures, draft=draft, suggestions=suggestions)
        return await asyncio.to_thread(panel.body)  # a list of stops tries every one of them

    async def _deadline(self, table: Table, view: View, say: Speaker) -> list[str]:
        """Whether everybody else waits, and until when."""
        assert view.viewer is not None
        lines = []
        if view.awaited == (view.viewer,) and await self._others_have_answered(table, view.viewer):
            lines.append(say("panel-last-one"))
        clock = (await self._service.clocks.at(table.id)).get(view.viewer)
        return lines if clock is None else [*lines, own_clock_line(clock, self._service.clock(), say)]

    async def _others_have_answered(self, table: Table, seat: Seat) -> bool:
        """Whether people were asked the same at the same time, and only this seat is still missing."""
        state = await self._service.play.state_in_play(table)
        others = {one.seat for one in open_questions(state.agenda) if one.seat != seat}
        return any(table.holders[other].user_id is not None for other in others)

    async def _pictures_for(self, table: Table, view: View, decision: Decision, locale: str) -> list[Picture]:
        """The one picture a question is about; hand and board if the game has none."""
        picture = await self.gallery.question(table, view, decision, locale)
        return picture or await self._private_pictures(table, view, locale)

    async def _private_pictures(self, table: Table, view: View, locale: str) -> list[Picture]:
        """The hand and the board."""
        public = await self.view(table, None)
        return [
            *await self.gallery.hand(table, view, locale),
            *await self.gallery.glance(table, public, locale),
        ]

    async def _previewed(
        self, table: Table, panel: TurnPanel, decision: Decision, draft: Draft
    ) -> list[Picture]:
        """The preview of a draft, or hand and board as they would become; refuses an illegal draft.

        Collected picks are previewed in place of the hand.
        """
        view, locale = panel.view, panel.speaker.locale
        if not needs_confirmation(decision):
            preview = await self.gallery.draft(table, view, decision, draft, locale)
            return preview or await self._pictures_for(table, view, decision, locale)
        move = Move(decision.seat, decision.number, list(draft.words))
        state = await self._service.play.state_in_play(table)
        tried = await view_after(state, move) if draft.whole else None
        preview = await self.gallery.draft(table, view, decision, draft, locale)
        if preview or tried is None:
            return preview
        return [
            *await self.gallery.hand(table, tried, locale),
            *await self.gallery.glance(table, tried, locale),
        ]

    async def view(self, table: Table, seat: int | None) -> View:
        """The table as a seat or an onlooker may see it."""
        return _seen(table, await self._service.play.state_in_play(table), seat)


def _seen(table: Table, state: State, seat: int | None) -> View:
    """The view of a seat; it names the people waited for, not computer players who let them go first."""
    view: View = game_of(table).view(state, seat)
    people = {holder.seat for holder in table.people}
    awaited = tuple(one for one in view.awaited if one in people)
    invited = tuple(one for one in view.invited if one in people.difference(awaited))  # nobody twice
    return msgspec.structs.replace(view, awaited=awaited or view.awaited, invited=invited)


def _named_above(table: Table, view: View, errand: TableErrand) -> tuple[int, ...]:
    """Whom the heading names: everybody awaited, however it came about; at the end, the called."""
    if view.result is not None:
        return errand.mention
    return _people(table, view.awaited)


def _people(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    holders = (table.holders[seat].user_id for seat in seats)
    return tuple(user_id for user_id in holders if user_id is not None)


def _in_focus(view: View, number: int | None) -> Decision | None:
    """The decision with this number, or else the first; nobody is asked ahead without wanting it."""
    chosen = next((decision for decision in view.decisions if decision.number == number), None)
    return chosen or next((decision for decision in view.decisions if calls_for_answer(view, decision)), None)
