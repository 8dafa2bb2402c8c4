"""Ending a game before its end: the people at the table decide together, and nobody's result counts."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Text
from tables.play.games import Play
from tables.play.votes import Kind, Votes, ballots_of_all, has_newcomers, majority
from tables.seats.transfers import must_be_playing
from tables.store.features.votes import Vote
from tables.store.model import Refused, Table
from tables.store.table_settings import DAY

END, GO_ON = "end", "go-on"
VOTE_LASTS = 2 * DAY


class Endings:
    """The vote on ending a running game."""

    def __init__(self, play: Play, votes: Votes, clock: Callable[[], float]) -> None:
        self._play = play
        self._votes = votes
        self._clock = clock

    @property
    def vote(self) -> Kind:
        """More than half of the people must agree."""
        return Kind(END, (GO_ON, END), majority, GO_ON, self._decided, has_newcomers)

    async def ask(self, table: Table, user_id: int) -> None:
        """Ask everybody whether to end the game; whoever plays alone ends it at once."""
        seat = must_be_playing(table, user_id)
        if any(vote.kind == END for vote in await self._votes.at(table.id)):
            raise Refused(Text("vote-is-under-way"))
        ballots = ballots_of_all(table, user_id, END)
        await self._votes.call(table, END, {"seat": seat}, ballots, self._clock() + VOTE_LASTS, user_id)

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        if choice == GO_ON:
            await self._votes.dismiss(table, vote, Text("story-end-refused"))
            return
        alone = len(table.people) == 1
        name = table.people[0].name
        await self._play.close(
            table, Text("story-ended-alone", {"name": name}) if alone else Text("story-ended-together")
        )
