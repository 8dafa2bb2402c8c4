"""The shape of the code: no import cycles, no module or function too long, every folder explained."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
ROOMS = ("engine", "tables", "texts", "render", "cogs", "playground")
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 50


def modules(*folders: str) -> Iterator[Path]:
    """Every Python file in these folders."""
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def functions(source: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function, decorators not counted."""
    assert function.end_lineno is not None
    return function.end_lineno - function.lineno + 1


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = grimp.build_graph(*ROOMS, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        raise AssertionError(" -> ".join(circle.args[1])) from None


def test_no_module_is_too_long() -> None:
    lines = {path: path.read_text("utf-8").count("\n") for path in modules(*ROOMS, "tests", "benchmarks")}

    assert {str(path.relative_to(ROOT)): n for path, n in lines.items() if n > MOST_LINES} == {}


def test_no_function_is_too_long() -> None:
    long = {
        f"{path.relative_to(ROOT)}:{function.lineno} {function.name}": length(function)
        for path in modules(*ROOMS, "tests", "benchmarks")
        for function in functions(path.read_text("utf-8"))
        if length(function) > MOST_LINES_OF_A_FUNCTION
    }

    assert long == {}


def test_every_package_says_what_belongs_in_it() -> None:
    packages = [path for path in modules(*ROOMS) if path.name == "__init__.py"]
    silent = [
        str(path.relative_to(ROOT)) for path in packages if not ast.get_docstring(ast.parse(path.read_text()))
    ]

    assert packages
    assert silent == []
