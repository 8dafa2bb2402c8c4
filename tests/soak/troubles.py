"""Every kind of trouble: how it begins, and how it ends again."""

from __future__ import annotations

import signal
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from playground.world.model import Permission
from tables import PostgresAddress
from tables.store.fault_points import Kind
from tests.end_to_end.stage import POSTGRES, SQLITE
from tests.soak.company import Company
from tests.soak.deaths import STRUCK
from tests.soak.hearth import CLUSTER
from tests.tables.databases import console
from tests.tables.postgres_server import shared_server

Act = Callable[[Company], object]
_CUT = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid != pg_backend_pid()"
)
_CHANNEL = Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS


def _nothing(_company: Company) -> None:
    """It ends by itself."""


class Trouble(NamedTuple):
    """What happens before somebody acts, and what is mended afterwards."""

    strike: Act
    mend: Act = _nothing
    in_a_thread: bool = False
    stores: tuple[str, ...] = (SQLITE, POSTGRES, CLUSTER)
    """Where it is possible."""
    shows_at_next_move: bool = False
    """Whether the bot learns of it only when it next has something to tell: Discord says nothing to it."""
    is_final: bool = False
    """Whether the table cannot go on after it."""
    at_fault_points: bool = False
    """Whether the bot itself logs how often it strikes."""
    in_events: bool = False
    """Whether the local Discord counts the events that it strikes."""
    in_delivery: bool = False
    """Whether it strikes only while what has happened is delivered, or timers run."""
    moves_clocks: bool = False
    is_waited_out: bool = False
    """Whether the bot does what it is asked once it is over."""
    only_by: str = ""
    """The one way to act that leads there, if there is only one."""
    excuses_silence: bool = False
    """Whether the bot cannot answer while it lasts."""

    def struck(self, company: Company, logged: int) -> int:
        """How often it has struck since there were so many lines in the log, before it is mended.

        A full or slow disk counts once, however many writes it strikes.
        """
        if self.at_fault_points:
            return int(any(STRUCK in line for line in company.stage.bot.log[logged:]))
        if self.in_events:
            return company.faults.events_met
        if company.faults.waiting:
            return sum(fault.met for fault in company.faults.waiting)
        return 0 if self.strike is _nothing else 1

    def has_struck(self, company: Company, logged: int) -> bool:
        """Whether somebody had to do with it; calm weather is there for everybody."""
        return self.strike is _nothing or self.struck(company, logged) > 0


def _armed(setting: str, *, in_delivery: bool = False, only_by: str = "") -> Trouble:
    return Trouble(
        lambda company: company.stage.arm(setting),
        at_fault_points=True,
        in_delivery=in_delivery,
        only_by=only_by,
        excuses_silence=setting.startswith(Kind.CRASH),
    )


def _clock(ahead: float) -> Trouble:
    """The clock jumps, and then back to the right time; processes side by side must agree on the time."""
    return Trouble(
        lambda company: company.stage.set_clock(ahead),
        lambda company: company.stage.set_clock(0.0),
        stores=(SQLITE, POSTGRES),
        moves_clocks=True,
    )


def _delete_table_message(company: Company) -> None:
    company.stage.ground.delete_message(company.party.table)


def _delete_panels(company: Company) -> None:
    for person in company.party.people:
        for message in person.dm:
            company.stage.ground.delete_message(message)


def _close_dms(company: Company) -> None:
    for person in company.party.people:
        company.stage.ground.close_dms(person)


def _open_dms(company: Company) -> None:
    for person in company.party.people:
        company.stage.ground.open_dms(person)


def _throw_out(company: Company) -> None:
    guild = company.party.channel.guild
    assert guild is not None
    company.stage.ground.world.remove_bot(guild)


def _come_back(company: Company) -> None:
    guild = company.party.channel.guild
    assert guild is not None
    company.stage.ground.add_bot(guild)


def _cut_connections(company: Company) -> None:
    store = company.stage.ledger.store
    assert isinstance(store, PostgresAddress)
    with suppress(Exception):
        console().do(store.url, _CUT)


def _kill_postgres(company: Company) -> None:
    store = company.stage.ledger.store
    assert isinstance(store, PostgresAddress)
    console().close(store.url)
    shared_server().kill()


def _start_postgres(_company: Company) -> None:
    shared_server().start()


def _kill_one(company: Company) -> None:
    company.random.choice(company.stage.bots).signal(signal.SIGKILL)


def _pause_one(company: Company) -> None:
    company.random.choice(company.stage.bots).signal(signal.SIGSTOP)


def _wake_all(company: Company) -> None:
    for bot in company.stage.bots:
        if bot.running:
            bot.signal(signal.SIGCONT)


def _swap_with_a_bystanders(company: Company) -> None:
    """Somebody else asks for something at the same time, and the two events change places."""
    company.faults.reorder(2)
    company.meanwhile(company.bystander.slash(company.channel, "rules"))


def _deny(permissions: Permission) -> Act:
    def deny(company: Company) -> None:
        channel = company.party.channel
        company.stage.ground.deny(channel.parent or channel, permissions)

    return deny


CALM = "nothing"
TROUBLES: dict[str, Trouble] = {
    CALM: Trouble(_nothing, is_waited_out=True),  # advice may take longer than somebody waits for it
    "killed when it arrives": _armed("crash interactions.arrived 1"),
    "killed before it is acknowledged": _armed("crash requests.sending 1"),
    "killed once it is acknowledged": _armed("crash requests.answered 1"),
    "killed before the answer counts": _armed("crash answers.acknowledged 1"),
    "killed before a write is committed": _armed("crash store.committing 1"),
    "killed after a write is committed": _armed("crash store.committed 1"),
    "killed once the answer counts": _armed("crash answers.counted 1"),
    "killed once the answer is shown": _armed("crash answers.shown 1"),
    "killed before delivery": _armed("crash delivery.claimed 1", in_delivery=True),
    "killed after a message is sent": _armed("crash delivery.sent 1", in_delivery=True),
    "killed after a message is edited": _armed("crash delivery.edited 1", in_delivery=True),
    "killed after a message is removed": _armed("crash delivery.removed 1", in_delivery=True),
    "killed after delivery": _armed("crash delivery.delivered 1", in_delivery=True),
    "killed when a timer is due": _armed("crash timers.due 1", in_delivery=True, only_by="timer"),
    "killed after a timer has run": _armed("crash timers.run 1", in_delivery=True, only_by="timer"),
    "429 with Via": Trouble(lambda one: one.faults.answer(429, times=3, retry_after=0.2)),
    "429 without Via": Trouble(lambda one: one.faults.ban(times=2, retry_after=1), excuses_silence=True),
    "500": Trouble(lambda one: one.faults.answer(500, times=None), excuses_silence=True),
    "503": Trouble(lambda one: one.faults.answer(503, times=None), excuses_silence=True),
    "hang-up before the effect": Trouble(lambda one: one.faults.hang_up(times=2), excuses_silence=True),
    "hang-up after the effect": Trouble(lambda one: one.faults.hang_up(times=2, after_effect=True)),
    "late event": Trouble(lambda one: one.faults.deliver_late(1.0), in_events=True),
    "doubled event": Trouble(lambda one: one.faults.deliver_twice(3), in_events=True),
    "reordered events": Trouble(_swap_with_a_bystanders, in_events=True),
    "lost event": Trouble(lambda one: one.faults.lose(), in_events=True, excuses_silence=True),
    "unknown interaction": Trouble(lambda one: one.faults.unknown_interaction(), excuses_silence=True),
    "closed direct messages": Trouble(_close_dms, _open_dms, shows_at_next_move=True),
    "deleted message of the table": Trouble(_delete_table_message, shows_at_next_move=True),
    "deleted panels": Trouble(_delete_panels, shows_at_next_move=True),
    "lost permissions": Trouble(_deny(_CHANNEL), _deny(Permission(0))),
    "archived thread": Trouble(
        lambda one: one.stage.ground.archive(one.party.channel),
        lambda one: one.stage.ground.reopen(one.party.channel),
        in_a_thread=True,
    ),
    "locked thread": Trouble(
        lambda one: one.stage.ground.lock(one.party.channel),
        lambda one: one.stage.ground.reopen(one.party.channel),
        in_a_thread=True,
    ),
    "thrown out": Trouble(_throw_out, _come_back),
    "dropped gateway": Trouble(lambda one: one.stage.ground.drop_gateway()),
    "invalid session": Trouble(lambda one: one.stage.ground.invalidate_session(), excuses_silence=True),
    "clock put forward by an hour": _clock(3600.0),
    "clock put back by an hour": _clock(-3600.0),
    "full disk": _armed("always fail store.committing"),
    "slow disk": _armed("always delay store.committing"),
    "cut connections to PostgreSQL": Trouble(
        _cut_connections, stores=(POSTGRES, CLUSTER), is_waited_out=True
    ),
    "PostgreSQL killed": Trouble(
        _kill_postgres, _start_postgres, stores=(POSTGRES, CLUSTER), is_waited_out=True, excuses_silence=True
    ),
    "one of two processes killed": Trouble(_kill_one, stores=(CLUSTER,), excuses_silence=True),
    "one of two processes paused": Trouble(_pause_one, _wake_all, stores=(CLUSTER,), excuses_silence=True),
    "deleted channel": Trouble(lambda one: one.stage.ground.delete_channel(one.party.channel), is_final=True),
}
