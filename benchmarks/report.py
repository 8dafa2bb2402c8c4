"""The measurements, what they are compared with, and whether they meet their goals: as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median, quantiles

import msgspec

_HEAD = ("", "p50", "p95", "ratio", "goal", "verdict")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One measurement; `ratio` compares it with the one named `against`."""

    part: str
    what: str
    unit: str
    p50: float
    p95: float | None = None
    against: str = ""
    ratio: float | None = None
    goal: float | None = None
    """The upper limit of the ratio, or of the value itself if there is no ratio."""

    @property
    def verdict(self) -> str:
        """Whether the goal is met; empty without a goal."""
        if self.goal is None:
            return ""
        value = self.p50 if self.ratio is None else self.ratio
        return "good" if value <= self.goal else "missed"


def timed(part: str, what: str, seconds: Sequence[float]) -> Line:
    """A line for a series of times, in milliseconds."""
    return Line(
        part=part, what=what, unit="ms", p50=1000 * median(seconds), p95=1000 * quantiles(seconds, n=20)[-1]
    )


def compared(line: Line, other: Line, *, goal: float | None = None) -> Line:
    """The line with the ratio of its median to another's."""
    return msgspec.structs.replace(line, against=other.what, ratio=line.p50 / other.p50, goal=goal)


def as_json(lines: Sequence[Line]) -> str:
    """All lines with their verdicts, as a JSON list."""
    listed = [msgspec.to_builtins(line) | {"verdict": line.verdict} for line in lines]
    return msgspec.json.encode(listed).decode()


def as_table(lines: Sequence[Line]) -> str:
    """All lines in columns, grouped by part."""
    rows: list[tuple[str, ...]] = []
    part = ""
    for line in lines:
        if line.part != part:
            part = line.part
            rows.append((part, *_HEAD[1:]))
        rows.append(_cells(line))
    return columns(rows)


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows in columns: what was measured and its verdict to the left, the figures between to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _cells(line: Line) -> tuple[str, ...]:
    what = f"  {line.what} / {line.against}" if line.against else f"  {line.what}"
    ratio = "" if line.ratio is None else f"{line.ratio:.2f}x"
    p95 = "" if line.p95 is None else _number(line.p95, line.unit)
    if line.goal is None:
        goal = ""
    else:
        goal = f"≤ {line.goal:g}x" if line.ratio is not None else f"≤ {line.goal:g} {line.unit}"
    return what, _number(line.p50, line.unit), p95, ratio, goal, line.verdict


def _number(value: float, unit: str) -> str:
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    what, *numbers, verdict = cells
    wide, *narrow, _ = widths
    aligned = [f"{cell:>{width}}" for cell, width in zip(numbers, narrow, strict=True)]
    return "  ".join([f"{what:<{wide}}", *aligned, verdict]).rstrip()
