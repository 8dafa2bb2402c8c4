"""Games in progress: seats, saving, locks, votes, timers, and the outbox."""

from tables.clock.clocks import Clock
from tables.play.repair import Health
from tables.play.replaying import Frame
from tables.play.results import Tally
from tables.play.undoing import Stopped
from tables.play.votes import Kind, Rule, Vote, consent, majority
from tables.seats.lobby import Newcomer
from tables.service import TableService
from tables.store.database import StorageError
from tables.store.hours import QuietHours, Span
from tables.store.model import (
    Absentee,
    Commit,
    Contested,
    Errand,
    Holder,
    NoticeErrand,
    PanelErrand,
    Refused,
    Status,
    Table,
    TableErrand,
)
from tables.store.people import Person

__all__ = [
    "Absentee",
    "Clock",
    "Commit",
    "Contested",
    "Errand",
    "Frame",
    "Health",
    "Holder",
    "Kind",
    "Newcomer",
    "NoticeErrand",
    "PanelErrand",
    "Person",
    "QuietHours",
    "Refused",
    "Rule",
    "Span",
    "Status",
    "Stopped",
    "StorageError",
    "Table",
    "TableErrand",
    "TableService",
    "Tally",
    "Vote",
    "consent",
    "majority",
]
