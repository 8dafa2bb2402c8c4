"""Company: looking for players, who is let in and who is warned, and leaving for a good reason."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Text
from engine.core.registry import game_of
from tables.play.limits import Guard
from tables.play.results import Results
from tables.play.votes import Votes
from tables.seats.lobby import Lobbies, Newcomer
from tables.seats.reliability import Reliability
from tables.seats.transfers import SeatTransfers
from tables.store import outbox
from tables.store.commits import Commit
from tables.store.company.avoiding import Avoiding
from tables.store.company.cards import THREAD, WANTED, Card, Cards, insert_card, refresh_cards
from tables.store.company.homes import Homes
from tables.store.company.servers import Servers, may_call_role
from tables.store.company.watchers import Watchers, note_told, to_be_told
from tables.store.database import Storage, Writer
from tables.store.model import CardErrand, NoticeErrand, Refused, Status, Table, TableErrand
from tables.store.people import People
from tables.store.repository import TableRepository


class Company:
    """How people find each other, and what they learn before they sit down."""

    def __init__(
        self,
        storage: Storage,
        repository: TableRepository,
        people: People,
        lobbies: Lobbies,
        transfers: SeatTransfers,
        results: Results,
        votes: Votes,
        guard: Guard,
        clock: Callable[[], float],
    ) -> None:
        self._storage = storage
        self._repository = repository
        self._people = people
        self._lobbies = lobbies
        self._transfers = transfers
        self._guard = guard
        self._clock = clock
        self.servers = Servers(storage)
        self.cards = Cards(storage)
        self.watchers = Watchers(storage)
        self.avoiding = Avoiding(storage)
        self.homes = Homes(storage)
        self.reliability = Reliability(storage, results, votes, clock)

    async def look_for_players(self, table: Table, user_id: int) -> Text:
        """Let the server know that players are wanted, for the host; returns what to answer."""
        self._lobbies.must_be_host(table, user_id)
        if table.guild_id is None:
            raise Refused(Text("only-on-a-server"))
        if await self.cards.get(table.id, WANTED) is not None:
            raise Refused(Text("already-looking"))
        await self._guard.count_search(user_id)
        now, board = self._clock(), await self.servers.board(table.guild_id)
        thread = await self.cards.get(table.id, THREAD)
        async with self._storage.transaction() as writer:
            if board is not None:
                may_call = board.role_id is not None and await may_call_role(writer, table.guild_id, now)
                role_id = board.role_id if may_call else None
                await insert_card(writer, table.id, Card(WANTED, board.channel_id, None, role_id))
                await outbox.put(writer, table.id, [TableErrand()])  # it no longer offers to look for them
                if thread is not None:
                    await outbox.put(writer, table.id, [CardErrand(THREAD)])
            await self._tell_watchers(writer, table, table.guild_id, now)
        if board is None:
            return Text("looking-told")
        return Text("looking-posted", {"channel": f"<#{board.channel_id}>"})

    async def _tell_watchers(self, writer: Writer, table: Table, guild_id: int, now: float) -> None:
        """Tell those who have asked for it and can be reached; the host learns neither who nor how many."""
        found = await to_be_told(writer, table.id, guild_id, table.game, now)
        people = await self._people.all_of(found)
        told = [one.user_id for one in people.values() if one.dms == "open" and not one.is_away(now)]
        await note_told(writer, told, guild_id, table.game, now)
        notice = Text("notice-wanted", {"game": game_of(table).title, "channel": f"<#{table.channel_id}>"})
        await outbox.put(
            writer, table.id, [NoticeErrand(user_id, notice, offers_seat=True) for user_id in told]
        )

    async def to_warn_of(self, table: Table, user_id: int) -> list[int]:
        """Whom somebody avoids at the lobby where they are about to sit down.

        Whom the host does not let in is told that instead: their list does not matter there.
        """
        if table.status is not Status.LOBBY or table.seat_of(user_id) is not None:
            return []
        await self.reliability.must_be_welcome(table, user_id)
        return await self.avoiding.avoided_at(table.id, user_id)

    async def join(self, table: Table, guest: Newcomer) -> None:
        """Sit down, if the host is looking for somebody like that.

        Whoever avoids them is told in private; they themselves notice nothing.
        """
        await self.reliability.must_be_welcome(table, guest.user_id)
        notice = Text("notice-avoided", {"channel": f"<#{table.channel_id}>"})
        avoiders = await self.avoiding.avoiders_at(table.id, guest.user_id)
        await self._lobbies.join(table, guest, [NoticeErrand(user_id, notice) for user_id in avoiders])

    async def resign_with_a_reason(self, table: Table, user_id: int) -> None:
        """Leave a running game, and let the others decide whether that counts."""
        name = table.holders[table.must_seat(user_id)].name
        await self._transfers.resign(table, user_id)
        after = await self._repository.table(table.id)
        if after.people:
            await self.reliability.ask_to_excuse(after, name, user_id, user_id)

    async def on_commit(self, writer: Writer, commit: Commit) -> None:
        """Have the cards of a lobby say that its game has begun, and note who leaves a game."""
        if commit.before.status is Status.LOBBY:
            await refresh_cards(writer, commit.table.id)
        await self.reliability.on_commit(writer, commit)
