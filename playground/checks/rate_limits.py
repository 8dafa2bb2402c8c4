"""Rate limits per route and over all routes, with the headers that Discord sends; lenient by default."""

import hashlib
import re
import time
from dataclasses import dataclass, field
from typing import NamedTuple

_MAJOR = ("channel", "guild", "token")
_OF_INTERACTIONS = ("/interactions/", "/webhooks/")
"""How the routes begin that Discord does not count against the limit over all routes."""
ALL_ROUTES_PER_SECOND = 50
"""How many requests a second Discord takes from one bot."""
_DISCORDS_ROUTES = (
    ("POST", "/channels/*/messages", 5, 5.0),
    ("PATCH", "/channels/*/messages/*", 5, 5.0),
    ("DELETE", "/channels/*/messages/*", 5, 1.0),
    ("POST", "/webhooks/*/*", 5, 2.0),
    ("PATCH", "/webhooks/*/*/messages/@original", 5, 2.0),
)
"""What Discord's headers have long said on these routes. It publishes no list and may change it any day."""


class Verdict(NamedTuple):
    """Whether a request is within the limits."""

    headers: dict[str, str]
    wait: float | None = None
    """For how many seconds to wait; None if it is within the limits."""
    everywhere: bool = False
    """Whether the wait is for all routes."""


@dataclass
class Bucket:
    """A time window with a limited number of requests."""

    limit: int
    per: float
    used: int = 0
    ends: float = 0.0

    def take(self, now: float) -> bool:
        """Count a request; return whether it is allowed."""
        if now >= self.ends:
            self.used, self.ends = 0, now + self.per
        self.used += 1
        return self.used <= self.limit


@dataclass
class RateLimits:
    """All buckets, created on first use."""

    limit: int = 2000
    per: float = 1.0
    _rules: list[tuple[str, str, int, float]] = field(default_factory=list)
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _all_routes: Bucket | None = None

    def limit_route(self, method: str, path: str, limit: int, per: float) -> None:
        """Allow `limit` requests per `per` seconds on a route such as `/channels/*/messages`."""
        self._rules.append((method, path, limit, per))
        self._buckets.clear()

    def limit_all_routes(self, limit: int, per: float) -> None:
        """Allow `limit` requests per `per` seconds over all routes but those of interactions."""
        self._all_routes = Bucket(limit, per)

    def like_discord(self) -> None:
        """Apply Discord's own limits."""
        self.limit_all_routes(ALL_ROUTES_PER_SECOND, 1.0)
        for rule in _DISCORDS_ROUTES:
            self.limit_route(*rule)

    def count(self, method: str, template: str, params: dict[str, str]) -> Verdict:
        """Count a request."""
        now = time.time()
        everywhere = None if template.startswith(_OF_INTERACTIONS) else self._all_routes
        if everywhere is not None and not everywhere.take(now):
            left = max(0.0, everywhere.ends - now)
            return Verdict(
                {"X-RateLimit-Global": "true", "Retry-After": f"{left:.3f}"}, left, everywhere=True
            )
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        key = ":".join([name, *(params[part] for part in _MAJOR if part in params)])
        bucket = self._buckets.get(key) or self._buckets.setdefault(key, self._new(method, template))
        allowed = bucket.take(now)
        left = max(0.0, bucket.ends - now)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
            "X-RateLimit-Reset": f"{bucket.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }
        return Verdict(headers, None if allowed else left)

    def _new(self, method: str, template: str) -> Bucket:
        shape = re.sub(r"\{[^}]*\}", "*", template)
        for rule_method, path, limit, per in self._rules:
            if (rule_method, path) == (method, shape):
                return Bucket(limit, per)
        return Bucket(self.limit, self.per)
