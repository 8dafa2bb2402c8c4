"""Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
Labels = Mapping[str, str]


class Sample(NamedTuple):
    """One value; `suffix` is what a histogram adds to its name."""

    value: float
    labels: Labels = {}
    suffix: str = ""


class Metric(NamedTuple):
    """Everything under one name."""

    name: str
    kind: str
    """`counter`, `gauge` or `histogram`."""
    meaning: str
    samples: Sequence[Sample]


class Histogram:
    """Counts how long something took, by upper bounds in seconds."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = tuple(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def samples(self) -> list[Sample]:
        """Its buckets, each with all below it, then sum and count."""
        total, found = 0, []
        for bound, count in zip((*self._bounds, float("inf")), self._counts, strict=True):
            total += count
            found.append(Sample(total, {"le": _number(bound)}, "_bucket"))
        return [*found, Sample(self._sum, {}, "_sum"), Sample(total, {}, "_count")]


def exposed(metrics: Iterable[Metric]) -> str:
    """All metrics as one page."""
    return "".join(_exposed(metric) for metric in metrics)


def _exposed(metric: Metric) -> str:
    lines = [f"# HELP {metric.name} {metric.meaning}", f"# TYPE {metric.name} {metric.kind}"]
    for value, labels, suffix in metric.samples:
        written = ",".join(f'{name}="{_escaped(text)}"' for name, text in labels.items())
        lines.append(f"{metric.name}{suffix}{f'{{{written}}}' if written else ''} {_number(value)}")
    return "\n".join(lines) + "\n"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    if value == float("inf"):
        return "+Inf"
    return str(int(value)) if value == int(value) else repr(value)
