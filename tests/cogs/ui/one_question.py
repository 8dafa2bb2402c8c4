"""One question of any form, and somebody who sits in front of the panel that asks it."""

from __future__ import annotations

from typing import Protocol

from engine.core import Choice, Decision, Text
from engine.core.forms import AnyForm
from tables import Newcomer, Table, TableService
from tests.cogs.panel_users import Explorer, Person, router_for
from tests.tables.scene import ANNA


def decision_for(form: AnyForm) -> Decision:
    """The decision to fill in this form, without a table."""
    return Decision(
        seat=0,
        number=1234,
        prompt=Text("quiz-question"),
        form=form,
        topic="quiz",
        step="tests.quiz_answered",
    )


class Respondent(Person):
    """Anna, who has opened the panel of a table of the quiz."""

    def __init__(self, service: TableService, table: Table) -> None:
        super().__init__(router_for(service), ANNA)
        self._service = service
        self.table = table

    async def decision(self) -> Decision:
        """What she is asked."""
        return (await self._service.repository.state(self.table)).decisions()[0]

    async def moves(self) -> list[str]:
        """The choices of the moves that were really made."""
        rows = await self._service.storage.rows(
            "SELECT choice FROM moves WHERE table_id = ?", (self.table.id,)
        )
        return [row["choice"] for row in rows]

    async def explore(self) -> list[Choice]:
        """Every choice that some sequence of controls leads to; no move is made."""
        return await Explorer(self._service, self.table, self).explore()


class Ask(Protocol):
    """Ask Anna to fill in a form, and let her open the panel."""

    async def __call__(self, form: AnyForm, name: str = "Anna") -> Respondent: ...


async def quiz_table(service: TableService, name: str) -> Table:
    """A table of the quiz at which only Anna sits, under this name."""
    table = await service.lobbies.open(1, 7, Newcomer(ANNA, name), "quiz", "en")
    await service.change(table.id, service.play.start)
    return await service.repository.table(table.id)
