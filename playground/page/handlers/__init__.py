"""Handlers of what a pane can ask for, by name; each acts as the person whose pane it is."""

from collections.abc import Awaitable, Callable

from playground.checks.components import Json
from playground.page.handlers import acting, controls, reading
from playground.page.pane import Pane

Handler = Callable[[Pane, Json], Awaitable[Json]]

HANDLERS: dict[str, Handler] = {
    handler.__name__.replace("_", "-"): handler
    for handler in (
        reading.look,
        reading.earlier,
        reading.commands,
        reading.read,
        acting.say,
        acting.press,
        acting.choose,
        acting.command,
        acting.menu,
        acting.suggest,
        acting.submit,
        acting.thread,
        acting.speak,
        acting.close_dms,
        controls.show,
        controls.restart,
        controls.deliver_late,
        controls.limit,
        controls.ban,
        controls.hang_up,
        controls.mend,
    )
}
