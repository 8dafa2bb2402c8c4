"""How strong a computer player is: while a game runs, the people at the table decide together."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.core import Seat, Text
from engine.search.players import STRENGTHS
from tables.play.games import Play
from tables.play.votes import Kind, Votes, ballots_of_all, has_newcomers, majority
from tables.seats.transfers import must_be_playing
from tables.store.commits import Commit
from tables.store.features.votes import Vote
from tables.store.model import Refused, Table
from tables.store.table_settings import DAY

STRENGTH, KEEP, CHANGE = "strength", "keep", "change"
VOTE_LASTS = 2 * DAY


class Strengths:
    """The vote on the strength of a computer player."""

    def __init__(self, play: Play, votes: Votes, clock: Callable[[], float]) -> None:
        self._play = play
        self._votes = votes
        self._clock = clock

    @property
    def vote(self) -> Kind:
        """More than half of the people must agree."""
        return Kind(STRENGTH, (KEEP, CHANGE), majority, KEEP, self._decided, _is_moot)

    async def ask(self, table: Table, user_id: int, seat: Seat, strength: str) -> None:
        """Ask everybody whether a computer player is to play differently; whoever plays alone decides."""
        must_be_playing(table, user_id)
        if strength not in STRENGTHS:
            raise Refused(Text("button-unknown"))
        if seat not in range(len(table.holders)) or table.holders[seat].user_id is not None:
            raise Refused(Text("not-a-bots-seat"))
        if table.holders[seat].strength == strength:
            raise Refused(Text("strength-is-so", {"strength": strength}))
        await self._votes.call(
            table,
            STRENGTH,
            {"seat": seat, "strength": strength},
            ballots_of_all(table, user_id, CHANGE),
            self._clock() + VOTE_LASTS,
            user_id,
        )

    async def _decided(self, table: Table, vote: Vote, choice: str) -> None:
        holder, strength = table.holders[int(vote.about["seat"])], str(vote.about["strength"])
        story = {"name": holder.name, "strength": strength}
        if choice == CHANGE:
            changed = replace(holder, strength=strength)
            await self._play.reseat(table, changed, Text("story-strength", dict(story)))
        else:
            await self._votes.dismiss(table, vote, Text("story-strength-kept", dict(story)))


def _is_moot(vote: Vote, commit: Commit) -> bool:
    """Whether a person sits there now, it plays like that already, or somebody plays who was not asked."""
    holder = commit.table.holders[int(vote.about["seat"])]
    is_settled = holder.user_id is not None or holder.strength == vote.about["strength"]
    return is_settled or has_newcomers(vote, commit)
