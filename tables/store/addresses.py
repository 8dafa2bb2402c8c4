"""Where a store is: a file for SQLite, an address for PostgreSQL, whose password is shown to nobody."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urlsplit

SCHEMES = ("postgresql", "postgres")
_HIDDEN = "…"
_HOST = re.compile(r"(\[[^\]]*\]|[^:\[\]]*)(:[1-9]\d*)?")


@dataclass(frozen=True)
class PostgresAddress:
    """The address of a PostgreSQL database, and the folder for files that are kept beside it."""

    url: str = field(repr=False)
    folder: Path

    def __str__(self) -> str:
        """The address without its password and without its options, which may hold another one."""
        parts = urlsplit(self.url)
        person, at, host = parts.netloc.rpartition("@")
        return f"{parts.scheme}://{person.partition(':')[0]}{at}{host}{parts.path}"

    def without_password(self, words: str) -> str:
        """Words that somebody will read, such as an error of a library."""
        for secret in self._secrets():
            words = words.replace(secret, _HIDDEN)
        return words

    def _secrets(self) -> list[str]:
        """The address and its password, in every spelling; the longest first."""
        password = urlsplit(self.url).netloc.rpartition("@")[0].partition(":")[2]
        return [secret for secret in (self.url, password, unquote(password)) if secret]


StoreAddress = Path | PostgresAddress
"""Where the tables are kept."""


def is_postgres_url(url: str) -> bool:
    """Whether this can be the address of a PostgreSQL database, on one of several hosts perhaps."""
    try:
        parts = urlsplit(url)
    except ValueError:  # brackets that do not match
        return False
    hosts = parts.netloc.rpartition("@")[2].split(",")
    return parts.scheme in SCHEMES and len(parts.path) > 1 and all(map(_HOST.fullmatch, hosts))
