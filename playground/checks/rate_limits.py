"""Rate limits per route and major parameter, with Discord's headers; generous by default."""

import hashlib
import re
import time
from dataclasses import dataclass, field

_MAJOR = ("channel", "guild", "token")


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

    def limit_route(self, method: str, path: str, limit: int, per: float) -> None:
        """Allow `limit` requests per `per` seconds on a route such as `/channels/*/messages`."""
        self._rules.append((method, path, limit, per))
        self._buckets.clear()

    def count(
        self, method: str, template: str, params: dict[str, str]
    ) -> tuple[dict[str, str], float | None]:
        """The headers for a request, and how long to wait if it exceeds the limit."""
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        key = ":".join([name, *(params[part] for part in _MAJOR if part in params)])
        bucket = self._buckets.get(key) or self._buckets.setdefault(key, self._new(method, template))
        now = time.time()
        allowed = bucket.take(now)
        left = max(0.0, bucket.ends - now)
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
            "X-RateLimit-Reset": f"{bucket.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": name,
        }
        return headers, None if allowed else left

    def _new(self, method: str, template: str) -> Bucket:
        shape = re.sub(r"\{[^}]*\}", "*", template)
        for rule_method, path, limit, per in self._rules:
            if (rule_method, path) == (method, shape):
                return Bucket(limit, per)
        return Bucket(self.limit, self.per)
