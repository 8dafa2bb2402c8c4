"""Games in progress. Layers, top to bottom: `service`, `seats`, `clock`, `thinking`, `play`, `store`."""

from tables.clock.notifications import called_by_dm, called_in_channel
from tables.play.limits import Limits
from tables.play.recorded.opening import OpenedGame, opened_game
from tables.play.repair import Health
from tables.play.replays import Frame, chapter_of_move, when_decided
from tables.play.results import Encounters, Tally
from tables.play.undos import Stopped
from tables.play.votes import Kind, Rule, consent, majority
from tables.seats.lobby import Newcomer, seats_to_start
from tables.seats.reliability import TrackRecord
from tables.service import TableService
from tables.store.addresses import PostgresAddress, StoreAddress, is_postgres_url
from tables.store.commits import Commit
from tables.store.company.cards import Card
from tables.store.company.servers import Board
from tables.store.database import StorageError
from tables.store.features.clocks import Clock
from tables.store.features.puzzles import Attempts
from tables.store.features.records import BestRow
from tables.store.features.votes import Vote
from tables.store.hours import QuietHours, Span
from tables.store.model import (
    Absentee,
    CardErrand,
    Contested,
    Errand,
    Holder,
    Line,
    NoticeErrand,
    PanelErrand,
    Passage,
    PostErrand,
    Refused,
    Status,
    Table,
    TableErrand,
)
from tables.store.people import Person
from tables.store.table_settings import gives_advice, is_quiet
from tables.thinking.advice import Advice

__all__ = [
    "Absentee",
    "Advice",
    "Attempts",
    "BestRow",
    "Board",
    "Card",
    "CardErrand",
    "Clock",
    "Commit",
    "Contested",
    "Encounters",
    "Errand",
    "Frame",
    "Health",
    "Holder",
    "Kind",
    "Limits",
    "Line",
    "Newcomer",
    "NoticeErrand",
    "OpenedGame",
    "PanelErrand",
    "Passage",
    "Person",
    "PostErrand",
    "PostgresAddress",
    "QuietHours",
    "Refused",
    "Rule",
    "Span",
    "Status",
    "Stopped",
    "StorageError",
    "StoreAddress",
    "Table",
    "TableErrand",
    "TableService",
    "Tally",
    "TrackRecord",
    "Vote",
    "called_by_dm",
    "called_in_channel",
    "chapter_of_move",
    "consent",
    "gives_advice",
    "is_postgres_url",
    "is_quiet",
    "majority",
    "opened_game",
    "seats_to_start",
    "when_decided",
]
