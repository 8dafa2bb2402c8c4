"""One path, walked step by step."""

from __future__ import annotations

from collections import Counter

from tests.engine.fairy_market.slow.dungeon import BACK, DELTA, Cell, Dungeon

NAMES = {
    "c": "coin", "b": "barrel", "s": "sword", "r": "rope", "k": "key", "p": "scroll", "M": "monster",
    "L": "lock", "F": "pit", "V": "pit", "O": "portal", "T": "stairs", "R": "recycling", "X": "scissors",
}  # fmt: skip
MEANS = {"M": "s", "L": "k", "F": "r", "V": "r", "O": "p"}
BOOK_FOR = {"s": "slay", "k": "pick-lock", "r": "bridge", "p": "free-portal"}
TOKENS = {"sword": "s", "rope": "r", "key": "k", "scroll": "p"}


class NotAllowedError(Exception):
    """The path cannot go like this."""


class Path:
    """A path as far as it has got; a step that is not allowed raises an error."""

    def __init__(self, dungeon: Dungeon, tokens: list[str], books: list[str], gate: str) -> None:
        self.d = dungeon
        self.items: Counter[str] = Counter()
        self.tokens = Counter(TOKENS[token] for token in tokens)
        self.books = set(books)
        self.used: set[Cell] = set()
        self.found: set[Cell] = set()
        self.rooms: set[tuple[int, str]] = set()
        self.spent_portals: set[Cell] = set()
        self.fallen: set[Cell] = set()
        self.lines: list[tuple[tuple[int, str], int, int]] = []
        self.doors_used: set[tuple[tuple[int, str], int]] = set()
        self.stairs_used: set[Cell] = set()
        self.entered_by: int | None = None
        self.waiting = self.over = self.exit = False
        self.came_in = gate
        self.arrive(dungeon.cell(gate[:-1]))

    # what is at hand

    def has(self, item: str) -> bool:
        return bool(self.items[item] or self.tokens[item] or BOOK_FOR[item] in self.books)

    def pay(self, item: str) -> None:
        if self.items[item]:
            self.items[item] -= 1
        elif self.tokens[item]:
            self.tokens[item] -= 1
        elif BOOK_FOR[item] in self.books:
            self.books.remove(BOOK_FOR[item])
        else:
            raise NotAllowedError

    # arriving somewhere

    def arrive(self, cell: Cell, door: int | None = None) -> None:
        if cell in self.d.room:
            self.arrive_in_room(cell, door)
            return
        if cell not in self.d.arms or cell in self.used:
            raise NotAllowedError
        self.used.add(cell)
        self.at = cell
        self.entered_by = None
        thing = self.d.thing.get(cell, "")
        if thing in tuple("MLFV"):
            self.waiting = True
        elif thing:
            self.discover(cell)
        above = (cell[0], cell[1], False)
        if cell[2] and self.d.thing.get(above) == "T":
            self.found.add(above)

    def arrive_in_room(self, cell: Cell, door: int | None) -> None:
        room = self.d.room[cell]
        self.at, self.entered_by = cell, door
        if room in self.rooms:
            return
        here = self.d.in_room(room)
        # Which of several monsters are beaten does not matter to any count.
        for monster in [other for other in here if self.d.thing.get(other) == "M"]:
            if not self.has("s"):
                self.over = True
                return
            self.pay("s")
            self.found.add(monster)
        self.rooms.add(room)
        for other in here:
            if other in self.d.thing and self.d.thing[other] != "M":
                self.discover(other)

    def discover(self, cell: Cell) -> None:
        if cell not in self.found or self.d.thing[cell] in tuple("srkp"):
            self.found.add(cell)
            if self.d.thing[cell] in tuple("srkp"):
                self.items[self.d.thing[cell]] += 1

    # going on

    def go(self, step: str) -> None:
        if self.exit or self.over:
            raise NotAllowedError
        if step.startswith("@gift"):
            self.use("gift")
            self.tokens[TOKENS[step[6:-1]]] += 1
        elif self.waiting:
            self.overcome(step)
        elif step in DELTA:
            self.ahead(step)
        elif step[0] == "#":
            self.leave_by_door(int(step[1:]), crossings=0)
        elif step[0] == "D":
            self.down(step)
        elif step == "U":
            self.up()
        elif step[0] == "O":
            self.portal(self.d.cell(step[1:]))
        else:
            self.spell(step)

    def overcome(self, step: str) -> None:
        kind = self.d.thing[self.at]
        if step == "!":
            self.pay(MEANS[kind])
            self.waiting = False
            self.found.add(self.at)
        elif step == "D" and kind == "F":
            self.fall(self.at)
        else:
            raise NotAllowedError

    def ahead(self, side: str) -> None:
        cell = self.at
        if cell in self.d.room or side not in self.d.arms[cell]:
            raise NotAllowedError
        if self.d.is_gate(cell, side):
            if self.came_in == self.d.name(cell) + side:
                raise NotAllowedError
            self.exit = True
            return
        other = self.d.beyond(cell, side)
        if other in self.d.room:
            doors = self.d.doors(self.d.room[other])
            if (other, cell) not in doors:
                raise NotAllowedError
            number = doors.index((other, cell)) + 1
            self.pass_door(self.d.room[other], number)
            self.arrive(other, number)
        elif BACK[side] in self.d.arms.get(other, ""):
            self.arrive(other)
        else:
            raise NotAllowedError

    def leave_by_door(self, number: int, crossings: int) -> None:
        if self.at not in self.d.room:
            raise NotAllowedError
        room = self.d.room[self.at]
        doors = self.d.doors(room)
        if number > len(doors):
            raise NotAllowedError
        self.pass_door(room, number)
        entered = self.entered_by
        if entered is not None:
            if self.crossed(room, entered, number) != crossings:
                raise NotAllowedError
            self.lines.append((room, entered, number))
        elif crossings:
            raise NotAllowedError
        self.arrive(doors[number - 1][1])

    def pass_door(self, room: tuple[int, str], number: int) -> None:
        """No door is used twice, whichever way."""
        if (room, number) in self.doors_used:
            raise NotAllowedError
        self.doors_used.add((room, number))

    def crossed(self, room: tuple[int, str], entered: int, number: int) -> int:
        count = 0
        for other_room, one, other in self.lines:
            if other_room == room:
                between = [min(entered, number) < door < max(entered, number) for door in (one, other)]
                count += between[0] != between[1]
        return count

    def holes(self) -> list[Cell]:
        cells = self.d.in_room(self.d.room[self.at]) if self.at in self.d.room else [self.at]
        return [cell for cell in cells if not cell[2] and self.d.thing.get(cell) in ("T", "F")]

    def down(self, step: str) -> None:
        holes = self.holes()
        if step == "D" and len(holes) != 1:
            raise NotAllowedError
        hole = holes[0] if step == "D" else self.d.cell(step[1:])
        if hole not in holes or (step != "D" and len(holes) == 1):
            raise NotAllowedError
        if self.d.thing[hole] == "F":
            if hole not in self.d.room:
                raise NotAllowedError  # bridged or climbed already
            self.fall(hole)
        else:
            self.stairs_used.add(hole)
            self.arrive((hole[0], hole[1], True))

    def fall(self, pit: Cell) -> None:
        if pit in self.fallen:
            raise NotAllowedError
        self.arrive((pit[0], pit[1], True))
        self.waiting = False
        self.fallen.add(pit)
        self.found.add(pit)

    def up(self) -> None:
        above = (self.at[0], self.at[1], False)
        if not self.at[2] or self.d.thing.get(above) != "T" or above in self.stairs_used:
            raise NotAllowedError
        self.arrive(above)

    def things_here(self, kind: str) -> list[Cell]:
        cells = self.d.in_room(self.d.room[self.at]) if self.at in self.d.room else [self.at]
        return [cell for cell in cells if self.d.thing.get(cell) == kind]

    def portal(self, target: Cell) -> None:
        here = [cell for cell in self.things_here("O") if cell not in self.spent_portals]
        if not here or self.d.thing.get(target) != "O" or target in self.spent_portals:
            raise NotAllowedError
        source = next((cell for cell in here if cell != target), None)
        if source is None or (len(here) > 1 and target in here):
            raise NotAllowedError  # the tests leave out travelling within one room
        self.pay("p")
        self.spent_portals |= {source, target}
        self.arrive(target)

    def use(self, book: str) -> None:
        if book not in self.books:
            raise NotAllowedError
        self.books.remove(book)

    def spell(self, step: str) -> None:
        name, _, aim = step[1:].partition("(")
        aim = aim.rstrip(")")
        self.use(name.partition("#")[0])
        if name == "climb":
            self.climb()
        elif name == "barrel-jump":
            target = self.d.cell(aim)
            if not self.things_here("b") or self.d.thing.get(target) != "b":
                raise NotAllowedError
            if target == self.at or (
                self.at in self.d.room and self.d.room[self.at] == self.d.room.get(target)
            ):
                raise NotAllowedError
            self.arrive(target)
        elif name == "hunt":
            target = self.d.cell(aim)
            if self.d.thing.get(target) != "M" or target in self.found:
                raise NotAllowedError
            self.arrive(target)
        elif name.startswith("cross"):
            self.leave_by_door(int(name[6:]), crossings=1)
        else:
            self.wrap(name, aim)

    def climb(self) -> None:
        pit = (self.at[0], self.at[1], False)
        if not self.at[2] or self.d.thing.get(pit) != "F" or pit in self.fallen:
            raise NotAllowedError
        self.fallen.add(pit)
        self.arrive(pit)
        if pit not in self.d.room:
            self.waiting = False
            self.found.add(pit)

    def wrap(self, name: str, side: str) -> None:
        if side not in ("NS" if name == "wrap-vertical" else "EW") or self.at in self.d.room:
            raise NotAllowedError
        if not self.d.is_gate(self.at, side) or self.came_in == self.d.name(self.at) + side:
            raise NotAllowedError
        x, y, _ = self.at
        across = side in "EW"
        line = sorted(cell for cell in self.d.card if (cell[1] == y if across else cell[0] == x))
        ends = (line[0], line[-1]) if side in "NW" else (line[-1], line[0])
        target = (*ends[1], False)
        if ends[0] != (x, y) or BACK[side] not in self.d.arms.get(target, ""):
            raise NotAllowedError
        self.came_in = self.d.name(target) + BACK[side]
        self.arrive(target)

    def counts(self) -> dict[str, int]:
        counted = Counter(NAMES[self.d.thing[cell]] for cell in self.found)
        if self.rooms:
            counted["room"] = len(self.rooms)
        return dict(sorted(counted.items()))


def walk(d: Dungeon, tokens: list[str], books: list[str], gate: str, steps: list[str]) -> Path | None:
    """The path, or None if it is not allowed."""
    try:
        path = Path(d, tokens, books, gate)
        for step in steps:
            path.go(step)
    except NotAllowedError:
        return None
    return path


def every_step(d: Dungeon) -> list[str]:
    """Everything one could write, sensible or not."""
    cells = [d.name(cell) for cell in d.thing]
    books = ["barrel-jump", "hunt"]
    return [
        *"NESWU!D",
        "@climb",
        *(f"#{n}" for n in range(1, 9)),
        *(f"@cross#{n}" for n in range(1, 9)),
        *(f"@wrap-vertical({side})" for side in "NESW"),
        *(f"@wrap-horizontal({side})" for side in "NESW"),
        *(f"@gift({item})" for item in TOKENS),
        *(f"D{cell}" for cell in cells),
        *(f"O{cell}" for cell in cells),
        *(f"@{book}({cell})" for book in books for cell in cells),
    ]
