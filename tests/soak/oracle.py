"""What must hold when the weather is calm again, whatever has happened before: found out past the bot."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from engine.core import Seat, State
from engine.core.registry import games
from engine.core.undo import differs
from playground import Message
from tests.conformance.plays import encoded
from tests.end_to_end.party import Witness, says
from tests.end_to_end.pings import Pings
from tests.end_to_end.stage import action
from tests.soak.company import Company
from tests.soak.deaths import FlawError, differences
from tests.soak.pictures import Pictures

EXPECTED = (
    "a fault on demand",
    "not delivered yet",
    "too late to answer",
    "the line to Discord dropped",
    "Discord wants fewer requests",
    "could not tell about a failure",
    "cannot post to a table's channel",
    "could not write to the database",
    "the outbox cannot be read",
    "a language could not be noted",
    "could not run the timers",
    "a timer failed",
    "could not look for what others have left behind",
    "could not look for something to think about",
    "could not think",
    "a worker was lost",
    "cannot hear other processes now",
    "could not bring the lists of tables up to date",
    "a list of tables is not delivered yet",
    "the lease on our shards is gone",
    "another process has taken over",
    "could not renew the lease on our shards",
    "could not look for free shards",
    "could not look after the shards of others",
)
"""How the warnings begin that belong to the faults of a soak."""
_OF_FAULTS = (
    *("StorageError", "ConnectionError", "OSError", "TimeoutError"),
    *("ConnectionClosed", "ServerDisconnectedError", "ClientConnectorError", "DiscordServerError"),
)
"""Where a warning has a trace, one of these is at its end; the bot's log has no modules' names there."""
EXAMPLE = "-rules-"
"""In the name of a picture that shows an example of the rules, with cards that somebody may hold, too."""
_ANSWERING = (
    "pick",
    "add",
    "confirm",
    "none",
    "write",
    "unwrite",
    "accept",
    "group",
    "parts",
    "question",
    "more",
)
"""The controls whose ids have the number of a question behind the table's."""
NO_QUESTION = 0
_SHUT = "SELECT 1 FROM people WHERE user_id = ? AND dms != 'open'"
_LIBRARY = "discord"
_SURVIVED = (
    *("Attempting a reconnect", "Failed to connect for shard_id", "An error occurred while stopping"),
    "Ignoring exception in autocomplete",
)
"""How the errors begin that discord.py recovers from; a task of ours that fails is none of them."""
_LOGGED = (
    "SELECT interaction_id FROM moves WHERE interaction_id IS NOT NULL "
    "UNION ALL SELECT interaction_id FROM undos WHERE interaction_id IS NOT NULL"
)


class Oracle:
    """Watches one company from its beginning."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._stage = company.stage
        self._witness = Witness(company.stage)
        self._pings = Pings(company.stage)
        self._seen = len(company.stage.bot.log)
        self._sights = 0
        self._interactions = len(company.interactions)
        self._states = 0
        self._told: set[int] = set()
        self._pictures = Pictures()
        self.checks: Counter[str] = Counter()

    def check(
        self, *, is_reachable: bool = True, only_turns_call: bool = False, only_the_game_tells: bool = False
    ) -> None:
        """Raise `FlawError` at the first promise that is broken.

        Some steps do less than others: in some, nothing but a turn may call anybody; in some, others may
        notice nothing but what has changed in the game before their eyes.
        """
        states = self._stage.ledger.states(self._company.channel)
        self._moves()
        self._log()
        if self._stage.ground.violations:
            raise FlawError(f"Discord would refuse: {self._stage.ground.violations}")
        if is_reachable:
            self._table()
            self._panels()
            self._drawings(states)
            self._calls(states, only_turns_call)
        self._traces(states, only_the_game_tells)
        self._states = len(states)

    def _moves(self) -> None:
        """Whatever was ever told as done counts exactly once, and nothing counts that nobody did."""
        told = set(self._company.claims.told)
        counted = Counter(interaction for (interaction,) in self._stage.ledger.rows(_LOGGED))
        self.checks["moves told"] += len(told - self._told)
        self._told = told
        if wrong := [interaction for interaction in told if counted[interaction] != 1]:
            raise FlawError(f"told as done, and not counted once: {wrong}")
        done = {one.id for one in self._stage.ground.world.interactions.values()}
        if wrong := [
            interaction for interaction in counted if counted[interaction] > 1 or interaction not in done
        ]:
            raise FlawError(f"counted twice, or never done: {wrong}")

    def _log(self) -> None:
        """Nothing unexpected is in the bot's log, and never its token."""
        lines, self._seen = self._stage.bot.log[self._seen :], len(self._stage.bot.log)
        for line in lines:
            self.checks["log lines"] += 1
            if self._stage.ground.token in line:
                raise FlawError("the token is in the log")
            try:
                entry = json.loads(line)
            except json.JSONDecodeError:
                raise FlawError(f"in the log: {line}") from None
            is_ours = not entry["from"].startswith(_LIBRARY)
            if entry["level"] in ("DEBUG", "INFO") or (entry["level"] == "WARNING" and not is_ours):
                continue
            *_, cause = entry.get("trace", _OF_FAULTS[0]).strip().splitlines()
            is_known = entry["what"].startswith(EXPECTED if is_ours else _SURVIVED)
            if not is_known or not any(one in cause for one in _OF_FAULTS):
                raise FlawError(f"in the log: {line[:2000]}")

    def _table(self) -> None:
        """One living message, which tells whom the table waits for; if it was closed, that it is."""
        party, awaited = self._company.party, self._company.awaited
        is_closed = self._stage.ledger.status(self._company.channel) == "closed"
        offered = [{action(b.custom_id) for b in one.buttons} for one in party.public]
        living = [one for one in offered if one & {"turn", "rematch"}]
        if len(living) != 1 or (is_closed and "turn" in living[0]):
            raise FlawError(f"{len(living)} messages show the table")
        self.checks["tables"] += 1
        if not self._company.is_over and {one.name for one in party.awaited} != {one.name for one in awaited}:
            raise FlawError(f"waits for {awaited}, and shows {party.awaited}: {party.table.text[-300:]}")

    def _panels(self) -> None:
        """One panel for each person, with a question that is open now if the table waits for them."""
        state = self._company.state
        for seat, person in self._company.seated.items():
            if self._stage.ledger.rows(_SHUT, person.id):
                continue
            panels = [one for one in person.dm if self._company.channel.mention in one.text and one.buttons]
            self.checks["panels"] += 1
            if len(panels) != 1:
                raise FlawError(f"{person.name} has {len(panels)} panels")
            shown = _questions_on(panels[0])
            if old := shown - {one.number for one in state.decisions_of(seat)}:
                raise FlawError(f"the panel of {person.name} asks {sorted(old)}, which nobody asks any more")
            open_ = {one.number for one in state.pending() if one.seat == seat}
            if person in self._company.awaited and not (shown & open_ or self._company.is_over):
                raise FlawError(f"the panel of {person.name} asks none of {sorted(open_)}")

    def _drawings(self, states: list[State]) -> None:
        """Pictures come of what their viewer can see: the same view has the same bytes, and as many."""
        its_game, company = games()[self._company.game], self._company
        shown: dict[Seat | None, list[Message]] = {None: company.party.public[-1:]}
        for seat, person in company.seated.items():
            shown[seat] = [one for one in person.dm if company.channel.mention in one.text and one.buttons]
        for viewer, messages in shown.items():
            view = encoded(its_game.view(states[-1], viewer))
            for message in messages:
                if changed := list(self._pictures.others_than_before(viewer, view, len(states), message)):
                    raise FlawError(f"viewer {viewer} sees the same, and other bytes: {changed}")
        self.checks["pictures drawn again"] = self._pictures.compared

    def _calls(self, states: list[State], only_turns_call: bool) -> None:
        """Whoever was asked since the last check was called, and not more often than asked.

        If somebody answers before they were called, there is no call, so fewer are no flaw: whoever still has
        to answer must have been called.
        """
        for seat, person in self._company.seated.items():
            asked = [n for n in range(self._states, len(states)) if _is_called(states, n, seat)]
            rings = self._pings.mentions(person)
            self.checks["calls"] += len(asked)
            if asked and seat in states[-1].awaited() and not self._pings.of(person):
                raise FlawError(f"{person.name} was not called")
            if self._states and only_turns_call and rings > len(asked):
                raise FlawError(f"{person.name} was asked {len(asked)} times, and called {rings} times")
            if only_turns_call and (notices := self._pings.direct(person)) > 1:
                raise FlawError(f"{person.name} was rung by {notices} direct messages")
        self._pings.begin()

    def _traces(self, states: list[State], only_the_game_tells: bool) -> None:
        """Of what is not for others to see, they see nothing come or change, not even an edit of the same.

        That goes for the table's channel and for everybody who sits there: elsewhere, a server may be greeted
        once the bot is back, and somebody else may get a late reply.
        """
        sights = self._witness.sights[self._sights :]
        actors = {one.user.id for one in self._company.interactions[self._interactions :]}
        self._sights, self._interactions = len(self._witness.sights), len(self._company.interactions)
        if not only_the_game_tells:
            return
        new = [(states[n - 1], states[n]) for n in range(max(1, self._states), len(states))]
        if any(differs(before, after, None) for before, after in new):
            return
        self.checks["secret steps"] += 1
        for seat, person in self._company.seated.items():
            if any(differs(before, after, seat) for before, after in new):
                actors.add(person.id)
        others = {person.id for person in self._company.seated.values()} - actors
        here = self._company.channel.id
        if noticed := [
            one for one in sights if one.audience in others or (one.audience, one.channel) == (None, here)
        ]:
            raise FlawError(f"seen by others as well: {[one.strings[:200] for one in noticed]}")

    def end(self) -> None:
        """What can be told only in the end: the log rebuilds every state, and no secret got out."""
        self._moves()
        self._states_and_log()
        self._files()
        for owner, reader, secret in self._leaks():
            raise FlawError(f"{reader} was shown a secret of {owner}: {secret}")

    def _states_and_log(self) -> None:
        """The log of every table leads to its states, lessons and puzzles included."""
        for (table_id,) in self._stage.ledger.rows("SELECT id FROM tables WHERE seed IS NOT NULL"):
            wrong = differences(self._stage.ledger.store, table_id)
            self.checks["states rebuilt"] += len(wrong)
            if any(wrong):
                raise FlawError(f"table {table_id}: the log leads elsewhere at version {wrong.index(True)}")

    def _files(self) -> None:
        """The token is in none of the bot's files."""
        for file in self._stage.ledger.path.parent.rglob("*"):
            if file.is_file() and self._stage.ground.token.encode() in file.read_bytes():
                raise FlawError(f"the token is in {file.name}")

    def _leaks(self) -> Iterator[tuple[str, str, str]]:
        """Sentences that only one person could read at any time, in what others were shown."""
        states = self._stage.ledger.states(self._company.channel)
        its_game, people = games()[self._company.game], self._company.people
        known: dict[int | None, set[str]] = {}
        for viewer in (None, *range(len(people))):
            say = says(people[viewer or 0])
            known[viewer] = {
                say.say(line) for state in states for line in its_game.describe(its_game.view(state, viewer))
            }
        for seat, owner in enumerate(people):
            for other, reader in ((None, "everybody"), *((n, one.name) for n, one in enumerate(people))):
                if other == seat:
                    continue
                secrets = known[seat] - known[other] - known[None]
                sights = self._witness.public if other is None else self._witness.private(people[other])
                for sight in sights:
                    if any(EXAMPLE in name for name, _ in sight.pictures):
                        continue
                    self.checks["sights"] += 1
                    for secret in secrets:
                        if len(secret) > 12 and secret in sight.strings:
                            yield owner.name, reader, secret


def _questions_on(panel: Message) -> set[int]:
    """The numbers of the questions that can be answered on a panel, or opened from it."""
    controls = [*(one.custom_id or "" for one in panel.buttons), *(one.custom_id for one in panel.selects)]
    parts = [one.split(":") for one in controls]
    return {int(part[3]) for part in parts if part[1:2] and part[1] in _ANSWERING} - {NO_QUESTION}


def _is_called(states: list[State], number: int, seat: int) -> bool:
    """Whether a version asks, or invites, somebody whom the one before did not; the end calls everybody."""
    after = states[number]
    if after.result is not None or not number:
        return after.result is not None or seat in (*after.awaited(), *after.invited())
    before = states[number - 1]
    newly_invited = seat in after.invited() and seat not in (*before.awaited(), *before.invited())
    return newly_invited or (seat in after.awaited() and seat not in before.awaited())
