"""`python -m benchmarks [PART ...] [--json]`: all parts, or those named, in about a minute.

Some parts are measured by themselves: `panels`, for which a browser is needed, `holding`, the longest that
anything somebody types holds up everybody else (both take minutes), `sharing`, the same for what computer
players do, `load`, people at many tables who play as fast as Discord lets them, and `stored`, what a move
costs beside 100,000 stored tables.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from benchmarks import (
    clicking,
    deciding,
    drafting,
    drawing,
    exploring,
    holding,
    panels,
    placing,
    previews,
    sharing,
    stored,
    storing,
    waiting,
    warming,
)
from benchmarks.load import figures as load_figures
from benchmarks.load.measure import Wanted as WantedLoad
from benchmarks.load.measure import measure as measure_load
from benchmarks.report import as_json, as_table
from engine.core.registry import games
from texts import LOCALES

PARTS = {
    part.PART: part.measure
    for part in (deciding, waiting, placing, previews, exploring, storing, clicking, drafting, drawing)
}
BY_ITSELF = (panels.PART, holding.PART, sharing.PART, stored.PART, warming.PART, load_figures.PART)


def main() -> None:
    """Measure and print; a missed goal is reported, but is no error."""
    parser = _parser()
    wanted = parser.parse_args()
    known = (*PARTS, *BY_ITSELF)
    unknown = [part for part in wanted.parts if part not in known]
    if unknown:
        parser.error(f"there is no part {unknown[0]!r}; there are: {', '.join(known)}")
    if len(wanted.parts) > 1 and (slow := [part for part in wanted.parts if part in BY_ITSELF]):
        parser.error(f"{slow[0]} is measured by itself")
    if wanted.line and not wanted.processes:
        parser.error("only PostgreSQL can be far away: say --processes, too")
    if wanted.parts == [panels.PART]:
        asked = panels.Wanted(wanted.game, wanted.question, wanted.by_lot, wanted.locale, wanted.screenshots)
        found = panels.measure(asked)
        print(panels.as_json(found) if wanted.json else panels.as_table(found))
        return
    if wanted.parts == [load_figures.PART]:
        limited = not wanted.without_limits
        where = (wanted.processes, wanted.share, wanted.line)
        shown = measure_load(WantedLoad(wanted.tables or 40, wanted.seconds, limited, *where))
        print(shown.json() if wanted.json else shown.table())
        return
    if wanted.parts == [holding.PART]:
        lines = holding.measure(wanted.game)
    elif wanted.parts == [sharing.PART]:
        lines = sharing.measure(wanted.game)
    elif wanted.parts == [stored.PART]:
        lines = stored.measure(wanted.tables or 100_000)
    elif wanted.parts == [warming.PART]:
        lines = warming.measure(wanted.game)
    else:
        lines = [line for part in wanted.parts or PARTS for line in PARTS[part]()]
    print(as_json(lines) if wanted.json else as_table(lines))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parts = f"any of {', '.join(PARTS)}, by default all; or {' or '.join(BY_ITSELF)}"
    parser.add_argument("parts", nargs="*", metavar="PART", help=parts)
    parser.add_argument("--json", action="store_true", help="as a JSON list")
    one = f"only this game, for {' or '.join(BY_ITSELF)}"
    parser.add_argument("--game", action="append", choices=list(games()), default=[], help=one)
    only = parser.add_argument_group(f"only for {panels.PART}")
    only.add_argument("--question", action="append", default=[], metavar="KEY", help="only this kind")
    more = "moments of each kind, besides those with the most to choose from (%(default)s)"
    only.add_argument("--by-lot", type=int, default=panels.BY_LOT, metavar="N", help=more)
    only.add_argument("--locale", choices=LOCALES, default="en", help="the language of the panels")
    only.add_argument("--screenshots", type=Path, metavar="FOLDER", help="save a picture of each kind")
    load = parser.add_argument_group(f"only for {load_figures.PART}")
    tables = f"of all games at once (40), or for {stored.PART} in the database (100000)"
    load.add_argument("--tables", type=int, metavar="T", help=tables)
    load.add_argument("--seconds", type=float, default=60.0, metavar="S", help="how long (%(default)s)")
    without = "switch Discord's limits off: only the processor holds it back then"
    several = "so many processes, on a PostgreSQL that is started for this; without it, one with a file"
    load.add_argument("--processes", type=int, default=0, metavar="N", help=several)
    share = "how much of one core each process may use, such as 0.3; all it can get without it"
    load.add_argument("--share", type=float, default=0.0, metavar="C", help=share)
    line = "how many milliseconds it is to that PostgreSQL, each way"
    load.add_argument("--line", type=float, default=0.0, metavar="MS", help=line)
    load.add_argument("--without-limits", action="store_true", help=without)
    return parser


if __name__ == "__main__":
    main()
