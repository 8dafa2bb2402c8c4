"""Ending a game before its end: the people at the table decide together, and whether the standing counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core import Text, all_of, seat_name
from engine.core.registry import game_of
from engine.core.state import Result, ranked
from tables.play.games import Play
from tables.play.votes import Kind, Votes, ballots_of_all, has_newcomers, majority
from tables.seats.transfers import must_be_playing
from tables.store.database import Storage
from tables.store.features.standings import write_standing
from tables.store.features.votes import Vote
from tables.store.model import Refused, Table
from tables.store.table_settings import DAY

END, GO_ON, COUNT = "end", "go-on", "count"
END_OR_COUNT = "end-or-count"
"""The vote where points can be counted already; `END` is the one where they cannot."""
VOTE_LASTS = 2 * DAY


def ended_or_counted(vote: Vote, _choices: Sequence[str]) -> str | None:
    """If more than half want to end the game, it ends; the standing counts if more of them want that."""
    counting, ending = vote.votes_for(COUNT), vote.votes_for(END)
    if (counting + ending) * 2 > len(vote.ballots):
        return COUNT if counting > ending else END
    return None if vote.missing else GO_ON


class Endings:
    """The votes on ending a running game."""

    def __init__(self, storage: Storage, play: Play, votes: Votes, clock: Callable[[], float]) -> None:
        self._storage = storage
        self._play = play
        self._votes = votes
        self._clock = clock

    @property
    def votes(self) -> tuple[Kind, ...]:
        """More than half of the people must agree."""
        plain, counted = (GO_ON, END), (GO_ON, END, COUNT)
        return (
            Kind(END, plain, majority, GO_ON, self._decided, has_newcomers),
            Kind(
                END_OR_COUNT,
                counted,
                ended_or_counted,
                GO_ON,
                self._decided,
                has_newcomers,
                at_stake=self._at_stake,
            ),
        )

    async def ask(self, table: Table, user_id: int) -> None:
        """Ask everybody whether to end the game; whoever plays alone ends it at once."""
        seat = must_be_playing(table, user_id)
        if any(vote.kind in (END, END_OR_COUNT) for vote in await self._votes.at(table.id)):
            raise Refused(Text("vote-is-under-way"))
        counts = len(table.people) > 1 and await self._standing(table) is not None
        kind, ballots = END_OR_COUNT if counts else END, ballots_of_all(table, user_id, END)
        await self._votes.call(table, kind, {"seat": seat}, ballots, self._clock() + VOTE_LASTS, user_id)

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        if choice == GO_ON:
            await self._votes.dismiss(table, vote, Text("story-end-refused"))
            return
        standing = await self._standing(table) if choice == COUNT else None
        if standing is not None:
            # Written first: should we be interrupted, the vote is carried out once more.
            async with self._storage.transaction() as writer:
                await write_standing(writer, table.id, standing.scores)
            story = Text("story-ended-counted", {"standing": _told(table, standing)})
        elif len(table.people) == 1:
            story = Text("story-ended-alone", {"name": table.people[0].name})
        else:
            story = Text("story-ended-together")
        await self._play.close(table, story)

    async def _standing(self, table: Table) -> Result | None:
        """What would count if the game ended now; None where nobody can tell yet."""
        its_game = game_of(table)
        points = its_game.standings(its_game.view(await self._play.state_in_play(table), None))
        return ranked(points) if points else None

    async def _at_stake(self, table: Table, _vote: Vote) -> list[Text]:
        standing = await self._standing(table)
        return [] if standing is None else [Text("vote-end-standing", {"standing": _told(table, standing)})]


def _told(table: Table, standing: Result) -> Text:
    """The places with their points, the best first."""
    amount, seats = game_of(table).amount, range(len(standing.places))
    return all_of(
        [
            Text(
                "ending-standing",
                {
                    "place": standing.places[seat],
                    "seat": seat_name(seat),
                    "amount": amount(standing.scores[seat]),
                },
            )
            for seat in sorted(seats, key=lambda seat: standing.places[seat])
        ]
    )
