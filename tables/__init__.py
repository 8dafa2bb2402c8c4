"""Games in progress: seats, saving, locks, votes, timers, and the outbox."""

from tables.clocks import Clock
from tables.hours import QuietHours, Span
from tables.house import House
from tables.lobby import Newcomer
from tables.model import (
    Absentee,
    Contested,
    Errand,
    Holder,
    NoticeErrand,
    PanelErrand,
    Refused,
    Status,
    Table,
    TableErrand,
    Written,
)
from tables.people import Person
from tables.repair import Health
from tables.replaying import Frame
from tables.results import Tally
from tables.storage import StorageError
from tables.undoing import Stopped
from tables.votes import Kind, Rule, Vote, consent, majority

__all__ = [
    "Absentee",
    "Clock",
    "Contested",
    "Errand",
    "Frame",
    "Health",
    "Holder",
    "House",
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
    "Tally",
    "Vote",
    "Written",
    "consent",
    "majority",
]
