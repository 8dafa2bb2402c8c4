"""Games in progress: seats, saving, locks, and the outbox."""

from tables.house import House
from tables.lobby import Newcomer
from tables.model import (
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
from tables.people import Person
from tables.storage import StorageError

__all__ = [
    "Contested",
    "Errand",
    "Holder",
    "House",
    "Newcomer",
    "NoticeErrand",
    "PanelErrand",
    "Person",
    "Refused",
    "Status",
    "StorageError",
    "Table",
    "TableErrand",
]
