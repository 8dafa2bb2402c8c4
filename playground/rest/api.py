"""The REST API's entry point: it authorizes, checks, routes and logs every request."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from playground.checks.contract import Contract
from playground.checks.rate_limits import RateLimits, Verdict
from playground.checks.refusals import Reason, RefusalError, insist
from playground.faults import Fault, Faults
from playground.rest import channels, commands, emojis, identity, interactions, messages
from playground.rest.call import Call, Route, read
from playground.world.changes import FaultMet
from playground.world.model import User
from playground.world.world import World

PREFIX = "/api/v10"
ROUTES = [
    *identity.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *interactions.ROUTES,
]


@dataclass(frozen=True)
class LoggedRequest:
    """A request by the bot, and its outcome; status 0 means that it was not answered."""

    method: str
    path: str
    body: Any
    status: int
    time: float
    limit: str = ""
    """Which limit it broke, if any: the limit's scope, and the route."""


@dataclass
class RestApi:
    """Checks, answers and logs every request."""

    world: World
    token: str
    contract: Contract | None = None
    faults: Faults = field(default_factory=Faults)
    rates: RateLimits = field(default_factory=RateLimits)
    violations: list[str] = field(default_factory=list)
    requests: list[LoggedRequest] = field(default_factory=list)

    def add_to(self, app: web.Application) -> None:
        """Add all routes to a web application."""
        for route in ROUTES:
            app.router.add_route(route.method, PREFIX + route.path, self._handler(route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._no_route)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)

    def _handler(self, route: Route) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._answer(route, request)

        return handle

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        body: Any = None
        headers: dict[str, str] = {}
        try:
            self._authorize(route, request)
            call = await read(request, path, self.world.rules.request_limit)
            body = call.body
            fault = self._find_fault(call)
            early = fault if fault and not fault.after_effect else None
            if early and (response := await self._apply_fault(early, call, request)):
                return response
            verdict = self.rates.count(call.method, route.path, dict(call.params))
            headers = verdict.headers
            if verdict.wait is not None:
                return self._limited(call, verdict, f"{route.method} {route.path}")
            status, answer = self._carry_out(route, call)
            if fault and fault.after_effect and (response := await self._apply_fault(fault, call, request)):
                return response
        except RefusalError as refusal:
            self.violations += [f"{request.method} {path}: {breach}" for breach in refusal.breaches]
            status, answer = refusal.status, refusal.body()
            if status == 429:
                headers["Via"] = "1.1 playground"
        self._log(request.method, path, body, status)
        return _json(status, answer, headers)

    def _find_fault(self, call: Call) -> Fault | None:
        fault = self.faults.meet(call.method, call.path, self._person(call))
        if fault:
            self.world.changes.publish(FaultMet(fault))
        return fault

    def _authorize(self, route: Route, request: web.Request) -> None:
        if not route.tokened and request.headers.get("Authorization") != f"Bot {self.token}":
            raise RefusalError(Reason.UNAUTHORIZED)

    def _carry_out(self, route: Route, call: Call) -> tuple[int, Any]:
        if self.contract:
            if not self.contract.knows(route.method, route.path):
                self.violations.append(f"{call.method} {call.path}: Discord has no such route")
            elif call.body is not None:
                insist(self.contract.request(route.method, route.path, call.body))
        answer = route.handler(self.world, call)
        if answer is None:
            return 204, None
        if self.contract and self.contract.knows(route.method, route.path):
            for breach in self.contract.response(route.method, route.path, route.status, answer):
                self.violations.append(f"the playground's own answer to {call.method} {call.path}: {breach}")
        return route.status, answer

    async def _apply_fault(self, fault: Fault, call: Call, request: web.Request) -> web.Response | None:
        """Apply a fault; None if the request continues after it."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.action:
            fault.action()
        if fault.hangs_up:
            self._log(call.method, call.path, call.body, 0)
            if request.transport:
                request.transport.abort()
            raise web.HTTPInternalServerError
        if fault.status is None:
            return None
        self._log(call.method, call.path, call.body, fault.status)
        headers = {"Via": "1.1 playground"} if fault.via else {}
        if fault.retry_after is not None:
            headers |= {"Retry-After": str(fault.retry_after)}
            headers |= {"X-RateLimit-Global": "true"} if fault.everywhere else {}
        body = fault.body()
        if isinstance(body, str):
            return web.Response(status=fault.status, text=body, content_type="text/html", headers=headers)
        return _json(fault.status, body, headers)

    def _limited(self, call: Call, verdict: Verdict, route: str) -> web.Response:
        scope = "global" if verdict.everywhere else "user"
        self._log(call.method, call.path, call.body, 429, f"{scope} {route}")
        body = {
            "message": "You are being rate limited.",
            "retry_after": verdict.wait,
            "global": verdict.everywhere,
        }
        return _json(429, body, verdict.headers | {"Via": "1.1 playground", "X-RateLimit-Scope": scope})

    def _person(self, call: Call) -> User | None:
        """Whom a request concerns: who began the interaction, or who receives the direct message."""
        if interaction := self.world.interactions.get(call.params.get("token", "")):
            return interaction.user
        if "channel" in call.params and (channel := self.world.channels.get(call.id("channel"))):
            return channel.recipient
        if isinstance(call.body, dict) and "recipient_id" in call.body:
            return self.world.users.get(int(call.body["recipient_id"]))
        return None

    def _log(self, method: str, path: str, body: Any, status: int, limit: str = "") -> None:
        self.requests.append(LoggedRequest(method, path, body, status, time.time(), limit))

    async def _no_route(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(PREFIX)
        self.violations.append(f"{request.method} {path}: the playground has no such route")
        self._log(request.method, path, None, 404)
        return _json(404, RefusalError(Reason.NO_ROUTE).body(), {})

    async def _attachment(self, request: web.Request) -> web.Response:
        where = request.match_info
        found = messages.file_of(
            self.world, int(where["channel"]), int(where["attachment"]), request.query.get("ex", "")
        )
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        # A file may contain anything, and it has the same origin as the page: show it, but never run it.
        policy = "sandbox; default-src 'none'"
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": policy}
        return web.Response(body=found[0], content_type=found[1], headers=headers)


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    """A JSON answer without a charset: the client compares the content type for equality."""
    if body is None:
        return web.Response(status=status, headers=headers)
    headers = headers | {"Content-Type": "application/json"}
    return web.Response(status=status, body=json.dumps(body).encode(), headers=headers)
