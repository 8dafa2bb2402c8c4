"""`python -m benchmarks [PART ...] [--json]`: all parts, or those named, in about a minute."""

from __future__ import annotations

import argparse

from benchmarks import clicking, deciding, drawing, exploring, placing, waiting
from benchmarks.report import as_json, as_table

PARTS = {part.PART: part.measure for part in (deciding, waiting, placing, exploring, clicking, drawing)}


def main() -> None:
    """Measure and print; a missed goal is reported, but is no error."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; by default all")
    parser.add_argument("--json", action="store_true", help="as a JSON list")
    wanted = parser.parse_args()
    unknown = [part for part in wanted.parts if part not in PARTS]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(PARTS)}")
    lines = [line for part in wanted.parts or PARTS for line in PARTS[part]()]
    print(as_json(lines) if wanted.json else as_table(lines))


if __name__ == "__main__":
    main()
