"""Who draws, beside the event loop: processes of our own, or a thread where memory is short."""

from __future__ import annotations

from render.drawing.processes import Processes
from render.drawing.threads import Threads
from render.drawing.turns import others_go_first

__all__ = ["Processes", "Threads", "drawers", "others_go_first"]


def drawers(processes: int) -> Processes | Threads:
    """So many processes; a thread of this one if there are to be none."""
    return Processes(processes) if processes else Threads()
