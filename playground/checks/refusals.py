"""Discord's error answers, as far as a bot can get them here."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from playground.checks.components import Json


class Reason(Enum):
    """An error's HTTP status, code and message."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    NO_ROUTE = (404, 0, "404: Not Found")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_EMOJI = (404, 10014, "Unknown Emoji")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    TOO_MANY_EMOJIS = (400, 30008, "Maximum number of emojis reached (2000)")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    TOO_MANY_FOLLOW_UPS = (
        400,
        40094,
        "This interaction has reached the maximum number of follow up messages.",
    )
    OLD_EDITS = (429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    FOREIGN_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    CLOSED_DMS = (403, 50007, "Cannot send messages to this user")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    WRONG_CHANNEL_TYPE = (400, 50024, "Cannot execute action on this channel type")
    INVALID_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    ARCHIVED = (400, 50083, "Thread is archived")
    LOCKED_AND_ARCHIVED = (403, 50083, "Thread is archived")
    BAD_JSON = (400, 50109, "The request body contains invalid JSON.")
    NO_MUTUAL_GUILD = (403, 50278, "Cannot send messages to this user due to having no mutual guilds")
    ALREADY_A_THREAD = (400, 160004, "A thread has already been created for this message")
    LOCKED = (403, 160005, "Thread is locked")


@dataclass(frozen=True)
class Breach:
    """One violated limit: its place in the body, Discord's code for it, and a message."""

    path: str
    code: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}: {self.text}"


class RefusalError(Exception):
    """A request that Discord would refuse."""

    def __init__(
        self, reason: Reason, breaches: Sequence[Breach] = (), retry_after: float | None = None
    ) -> None:
        self.status, self.code, self.text = reason.value
        self.breaches = tuple(breaches)
        self.retry_after = retry_after
        super().__init__(f"{self.code} {self.text}: {'; '.join(map(str, breaches))}")

    def body(self) -> Json:
        """The error as Discord sends it."""
        body: Json = {"message": self.text, "code": self.code}
        if self.breaches:
            body["errors"] = _nested(self.breaches)
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def insist(breaches: Sequence[Breach]) -> None:
    """Refuse the request if anything is wrong with it."""
    if breaches:
        raise RefusalError(Reason.INVALID_FORM, breaches)


def _nested(breaches: Sequence[Breach]) -> Json:
    errors: Json = {}
    for breach in breaches:
        place = errors
        for step in breach.path.split("."):
            place = place.setdefault(step, {})
        place.setdefault("_errors", []).append({"code": breach.code, "message": breach.text})
    return errors
