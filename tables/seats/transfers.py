"""Seats that change hands: given away, taken over from a computer player, taken away, or resigned.

Except for resigning, each is a vote, if only of one person: the one who is offered a seat, the host who lets
somebody in, or the others who send somebody away.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Seat, Text
from tables.clock.absence import Absence
from tables.play.computer_players import substitute_for
from tables.play.games import Play
from tables.play.votes import Kind, Votes, consent, holder_changed, is_answered, majority
from tables.seats.lobby import Newcomer
from tables.store.commits import Commit
from tables.store.features.votes import Vote
from tables.store.model import Holder, Refused, Status, Table
from tables.store.table_settings import DAY

About = dict[str, int | str]

HAND_OVER, TAKE_OVER, KICK, PRESENCE = "hand-over", "take-over", "kick", "presence"
PATIENCE = 3 * DAY
"""How long such a vote stays open."""
FEWEST_TO_KICK = 2
"""How many others it takes: one person alone is no vote."""


class SeatTransfers:
    """Giving, taking and losing seats in a running game."""

    def __init__(self, play: Play, absence: Absence, votes: Votes, clock: Callable[[], float]) -> None:
        self._play = play
        self._absence = absence
        self._votes = votes
        self._clock = clock

    @property
    def votes(self) -> tuple[Kind, ...]:
        """The votes on seats."""
        answers = ("accept", "decline")
        return (
            Kind(HAND_OVER, answers, consent, "decline", self._handed_over, holder_changed, asker=_owner),
            Kind(TAKE_OVER, answers, consent, "decline", self._handed_over, holder_changed, asker=_guest),
            Kind(PRESENCE, ("here",), consent, "gone", self._looked_for, _is_not_awaited),
            Kind(KICK, ("keep", "kick"), majority, "keep", self._kicked, _is_settled),
        )

    async def resign(self, table: Table, user_id: int) -> None:
        """Leave a running game for good; a computer player takes the seat."""
        await self._play.resign(table, must_be_playing(table, user_id))

    async def offer(self, table: Table, user_id: int, heir: Newcomer) -> None:
        """Offer one's seat to another person, who must accept."""
        seat = must_be_playing(table, user_id)
        _must_be_new(table, heir.user_id)
        about: About = {"seat": seat, "user": heir.user_id, "name": heir.name}
        await self._call(table, HAND_OVER, about, {heir.user_id: None}, user_id)

    async def ask_for(self, table: Table, guest: Newcomer, seat: Seat) -> None:
        """Ask for the seat of a computer player; the host must agree."""
        _must_run(table)
        if table.seat_of(guest.user_id) is not None:
            raise Refused(Text("seat-is-enough"))
        if table.kept_for(guest.user_id) is not None:
            raise Refused(Text("seat-is-kept-for-you"))
        if seat not in range(len(table.holders)) or table.holders[seat].user_id is not None:
            raise Refused(Text("not-a-bots-seat"))
        if table.holders[seat].absentee is not None:
            raise Refused(Text("seat-is-kept"))
        about: About = {"seat": seat, "user": guest.user_id, "name": guest.name}
        await self._call(table, TAKE_OVER, about, {table.host_id: None}, guest.user_id)

    async def kick(self, table: Table, user_id: int, target_id: int) -> Text:
        """Call a vote to send somebody away; more than half of the others must agree.

        Without enough others, the person the table waits for is asked whether they are still there. Returns
        which of the two it is.
        """
        must_be_playing(table, user_id)
        seat = table.seat_of(target_id)
        if seat is None or target_id == user_id:
            raise Refused(Text("kick-whom"))
        others = [holder.user_id for holder in table.people if holder.seat != seat]
        if len(others) < FEWEST_TO_KICK:
            await self._look_for(table, seat, target_id, user_id)
            return Text("presence-asked", {"days": round(PATIENCE / DAY)})
        ballots = {other: "kick" if other == user_id else None for other in others if other is not None}
        await self._call(table, KICK, {"seat": seat}, ballots, user_id)
        return Text("kick-called")

    async def _look_for(self, table: Table, seat: Seat, user_id: int, by: int) -> None:
        pending = (await self._play.state_in_play(table)).pending()
        asked = next((decision.number for decision in pending if decision.seat == seat), None)
        if asked is None:
            raise Refused(Text("kick-needs-others"))
        await self._call(table, PRESENCE, {"seat": seat, "number": asked}, {user_id: None}, by)

    async def _looked_for(self, table: Table, vote: Vote, choice: str) -> None:
        seat = int(vote.about["seat"])
        if choice == "here":
            await self._votes.dismiss(table, vote, Text("story-present", {"name": table.holders[seat].name}))
        else:
            await self._absence.replace_late(table, seat)

    async def _call(
        self, table: Table, kind: str, about: About, ballots: dict[int, str | None], by: int
    ) -> None:
        await self._votes.call(table, kind, about, ballots, self._clock() + PATIENCE, by)

    async def _handed_over(self, table: Table, vote: Vote, choice: str) -> None:
        name, seat = str(vote.about["name"]), int(vote.about["seat"])
        if choice != "accept":
            await self._votes.dismiss(table, vote, Text(f"story-{vote.kind}-declined", {"heir": name}))
            return
        user_id = int(vote.about["user"])
        _must_be_new(table, user_id)
        heir = Holder(seat, user_id, name, since=table.version + 1)
        story = Text(f"story-{vote.kind}", {"name": table.holders[seat].name, "heir": name})
        await self._play.reseat(table, heir, story)

    async def _kicked(self, table: Table, vote: Vote, choice: str) -> None:
        seat = int(vote.about["seat"])
        name = table.holders[seat].name
        if choice != "kick":
            await self._votes.dismiss(table, vote, Text("story-kept", {"name": name}))
            return
        bot, substitute = substitute_for(table, seat)
        await self._play.reseat(table, substitute, Text("story-kicked", {"name": name, "bot": bot}))


def must_be_playing(table: Table, user_id: int) -> Seat:
    """The seat of somebody in a running game; refuses if they have none or the game does not run."""
    seat = table.must_seat(user_id)
    _must_run(table)
    return seat


def _must_run(table: Table) -> None:
    if table.status is not Status.PLAYING:
        raise Refused(Text("game-is-not-running"))


def _must_be_new(table: Table, user_id: int) -> None:
    if table.seat_of(user_id) is not None:
        raise Refused(Text("heir-is-seated"))
    if table.kept_for(user_id) is not None:
        raise Refused(Text("heir-has-a-seat"))


def _owner(table: Table, vote: Vote) -> int | None:
    return table.holders[int(vote.about["seat"])].user_id


def _guest(_table: Table, vote: Vote) -> int:
    return int(vote.about["user"])


def _is_not_awaited(vote: Vote, commit: Commit) -> bool:
    """Whether the question is answered, somebody else sits there, or nobody else is left to wait."""
    return is_answered(vote, commit) or len(commit.table.people) == 1


def _is_settled(vote: Vote, commit: Commit) -> bool:
    """Whether the person in question has left, or too few are left to vote."""
    return holder_changed(vote, commit) or len(commit.table.people) <= FEWEST_TO_KICK
